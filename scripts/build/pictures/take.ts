import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startAgencySite } from '../../../packages/server/test/support/agency-site.ts';
import { launchBrowser, type Visit } from '../../../packages/server/test/support/browser.ts';
import { portalAs } from '../../../packages/server/test/support/portal.ts';
import { buildPortal, signInAs } from '../../../packages/server/test/support/portal-browser.ts';
import { type Staging, startStaging } from '../../../packages/server/test/support/staging.ts';
import { builtDocs } from '../../docs/built.ts';
import { serveDocs } from '../../docs/served.ts';
import { atTheBank, bookTwoWeeks } from './history.ts';

const FOLDER = 'scripts/readme/pictures';
const SIZE = { width: 1280, height: 800 };
const THEMES = ['light', 'dark'] as const;
/** Compression quality that keeps files small and text sharp. */
const QUALITY = 72;

type Page = Visit['page'];
type Shown = { readonly name: string; open(page: Page): Promise<unknown> };
type Taken = { readonly file: string; readonly bytes: number };

export async function takePictures(root: string): Promise<Taken[]> {
  await buildPortal();
  const [staging, docs, browser, site] = await Promise.all([
    startStaging(),
    builtDocs(root).then((folder) => serveDocs(folder)),
    launchBrowser(),
    startAgencySite(),
  ]);
  try {
    const pages = await pagesOf(staging, docs.docs, site);
    await mkdir(join(root, FOLDER), { recursive: true });
    const taken: Taken[] = [];
    for (const { name, open } of pages) {
      for (const colorScheme of THEMES) {
        const context = await browser.newContext({
          viewport: SIZE,
          colorScheme,
          locale: 'en-GB',
          reducedMotion: 'reduce',
        });
        const page = await context.newPage();
        await open(page);
        const file = `${FOLDER}/${name}-${colorScheme}.webp`;
        const bytes = await picture(page);
        await writeFile(join(root, file), bytes);
        taken.push({ file, bytes: bytes.length });
        await context.close();
      }
    }
    return taken;
  } finally {
    await Promise.allSettled([browser.close(), staging.stop(), site.close()]);
    docs.close();
  }
}

async function pagesOf(
  staging: Staging,
  docs: string,
  site: Awaited<ReturnType<typeof startAgencySite>>,
): Promise<Shown[]> {
  await bookTwoWeeks(staging);
  const { service, sandbox, clock } = staging;
  const owner = await portalAs(service, 'owner', { secondFactor: 'passed' });
  const settled = { waitUntil: 'networkidle' } as const;
  const portal = (path: string) => async (page: Page) => {
    await signInAs(owner, page.context(), service.url);
    await page.clock.setFixedTime(clock.now());
    await page.goto(`${service.url}/portal${path}`, settled);
  };
  return [
    { name: 'documentation', open: (page) => page.goto(`${docs}/`, settled) },
    { name: 'portal', open: portal('/agencies/1') },
    { name: 'console', open: (page) => page.goto(sandbox.url, { waitUntil: 'load' }) },
    {
      name: 'bank',
      async open(page) {
        await page.goto(site.show(await atTheBank(staging, site.callbackUrl)));
        await page.waitForURL('**/bank/3ds/*');
      },
    },
  ];
}

/** Takes a WebP screenshot, which is a third the size of a PNG. The browser driver supports only PNG and JPEG. */
async function picture(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
  return Buffer.from(data, 'base64');
}
