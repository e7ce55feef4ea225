import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type DefaultTheme, defineConfigWithTheme } from 'vitepress';
import { contract } from '../contract.ts';
import { descriptionOf } from '../description.ts';
import { inlineScriptsMoved } from '../inline-scripts.ts';
import { linkableWords } from '../links.ts';
import { drawDiagrams, highlightOnce, leadOut, linkWords } from '../markdown.ts';
import type { Group } from '../navigation.ts';
import { indexBehaviour } from '../search-behaviour.ts';
import { searchSections } from '../search-sections.ts';
import type { Contact } from './.vitepress/theme/feedback.ts';
import { changedTheme, SEARCH_BEHAVIOUR } from './changed-theme.ts';

const BASE = '/docs/';
const THEME = 'vitepress/theme-without-fonts';
/**
 * The module path relative to the theme in the repository. VitePress loads a copy of the theme from a different folder.
 */
const LIVE = '../../../../samples/live.ts';
const work = process.env.DOCS_WORK!;
const pages = join(work, 'pages');
const sidebar = JSON.parse(readFileSync(join(pages, 'navigation.json'), 'utf8')) as Group[];

/** Hides the index functions from VitePress, which would otherwise send them to the browser and evaluate them there. */
const withIndexBehaviour = <Options extends object>(options: Options): Options =>
  Object.defineProperty(options, 'options', { value: indexBehaviour, enumerable: false });

export default defineConfigWithTheme<DefaultTheme.Config & { contact: Contact | undefined }>({
  title: 'Agency Booking API',
  description: 'Rental cars and airport transfers for travel agencies',
  lang: 'en',
  base: BASE,
  srcDir: pages,
  cleanUrls: true,
  metaChunk: true,
  ignoreDeadLinks: [/^https?:\/\/localhost/, /^\/(?:programs|reference)\//],
  head: [
    ['link', { rel: 'icon', type: 'image/svg+xml', href: '/docs/mark.svg' }],
    ['link', { rel: 'stylesheet', href: '/docs/palette.css' }],
    ['link', { rel: 'alternate', type: 'application/atom+xml', title: 'Changelog', href: '/docs/changelog.xml' }],
  ],
  themeConfig: {
    logo: '/mark.svg',
    siteTitle: 'Agency Booking',
    nav: [
      { text: 'Guides', link: '/getting-started', activeMatch: '^/(?!operations|reference|errors|$)' },
      { text: 'Operations', link: '/operations/', activeMatch: '^/operations/' },
      { text: 'Errors', link: '/errors' },
      { text: 'Reference', link: '/reference/', target: '_self' },
    ],
    sidebar,
    outline: [2, 3],
    search: {
      provider: 'local',
      options: {
        detailedView: true,
        miniSearch: withIndexBehaviour({
          _splitIntoSections: (path: string, html: string) => searchSections(contract, path, html),
        }),
      },
    },
    notFound: {
      title: 'Page not found',
      quote: 'Search for the page, or go to the home page.',
      linkText: 'Home',
      linkLabel: 'Home',
    },
    docFooter: { prev: 'Previous', next: 'Next' },
    contact: contract.info.contact,
  },
  markdown: {
    theme: { light: 'github-light-default', dark: 'github-dark-default' },
    config(markdown) {
      highlightOnce(markdown);
      drawDiagrams(markdown);
      linkWords(markdown, linkableWords(contract));
      leadOut(markdown, BASE);
    },
  },
  // Disables tree shaking, which takes a quarter of the build time but saves only 2 KB of 3 MB.
  vite: {
    plugins: [changedTheme()],
    build: { rollupOptions: { treeshake: false } },
    // Resolves packages explicitly, because the copied theme can resolve only VitePress and its theme by name.
    resolve: {
      alias: {
        [THEME]: createRequire(import.meta.url).resolve(THEME),
        [SEARCH_BEHAVIOUR]: fileURLToPath(new URL('../search-behaviour.ts', import.meta.url)),
        [LIVE]: fileURLToPath(new URL('../../samples/live.ts', import.meta.url)),
      },
    },
  },
  transformPageData({ relativePath, description }) {
    const text = readFileSync(join(pages, relativePath), 'utf8');
    return { description: description || descriptionOf(text) };
  },
  async transformHtml(html, _file, { siteConfig }) {
    const moved = inlineScriptsMoved(html, '/docs/assets');
    await mkdir(join(siteConfig.outDir, 'assets'), { recursive: true });
    for (const [name, script] of moved.scripts) await writeFile(join(siteConfig.outDir, 'assets', name), script);
    return moved.html;
  },
});
