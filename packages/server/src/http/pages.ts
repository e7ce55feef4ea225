import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Express, type RequestHandler, Router } from 'express';
import helmet from 'helmet';
import { addressedTexts } from './addressed-texts.ts';
import { builtFiles } from './built-files.ts';
import { keptJson } from './kept-text.ts';
import type { Metrics } from './metrics.ts';
import { addSignposts, nowhere } from './signposts.ts';
import { smallPage } from './small-page.ts';

export type PagesDeps = {
  readonly contract: object;
  /** Where the API is, such as `/api/v1`. */
  readonly basePath: string;
  /** Where partners reach this installation: `http://localhost:8080`. */
  readonly publicUrl: string;
  /** Absent where they have a port of their own only. */
  readonly metrics: Metrics | undefined;
  /** Whether the service can do its work. */
  readonly isReady: () => Promise<boolean>;
  /** The built documentation, a folder of static files. */
  readonly docsFolder: string;
  /** The built pages of agency and operator; absent where they are not served. */
  readonly portalFolder?: string | undefined;
  /** Where the console of the simulated outside world is; absent in production. */
  readonly consoleUrl?: string | undefined;
};

const beingBuilt = (what: string, verb: string, more = '') =>
  smallPage({
    title: `${what} is being built`,
    head: '<meta http-equiv="refresh" content="3">',
    content: `<p>This takes some seconds, and then this page shows it. Where nothing builds it, <code>npx -y pnpm@12.21.0 run ${verb}</code> does.</p>
${more}`,
  });
const DOCS_NOT_BUILT = beingBuilt(
  'The documentation',
  'docs',
  '<p>The contract itself is at <a href="/openapi.json">/openapi.json</a>.</p>',
);
const PORTAL_NOT_BUILT = beingBuilt('The portal', 'portal');

/** Paths outside the contract: health, metrics and the documentation; in exactly this spelling. */
export function addPages(
  app: Express,
  { contract, basePath, publicUrl, metrics, isReady, consoleUrl, ...folders }: PagesDeps,
): void {
  const { docsFolder, portalFolder } = folders;
  const pages = Router({ caseSensitive: true, strict: true });
  app.use(helmet(), pages);
  pages.get('/health/live', (_request, response) => void response.json({ status: 'live' }));
  pages.get('/health/ready', async (_request, response) => {
    const ready = await isReady();
    response.status(ready ? 200 : 503).json({ status: ready ? 'ready' : 'notReady' });
  });
  if (metrics) {
    pages.get('/metrics', async (_request, response) => {
      response.type(metrics.contentType).send(await metrics.text());
    });
  }
  // The reference reads the second: it is built once, for every installation.
  pages.get(['/openapi.json', '/docs/openapi.json'], keptJson(contract));
  pages.use('/docs', docsPolicy, addressedTexts(docsFolder, publicUrl), builtFiles(docsFolder), notThere);
  if (portalFolder) pages.use('/portal', portalPolicy, builtFiles(portalFolder), portalPage(portalFolder));
  addSignposts(pages, basePath, consoleUrl);
  pages.use(nowhere);

  function notThere(...[, response]: Parameters<RequestHandler>): void {
    if (existsSync(join(docsFolder, '404.html'))) response.status(404).sendFile('404.html', { root: docsFolder });
    else response.type('html').send(DOCS_NOT_BUILT);
  }
}

/** The portal finds its own page for every path; only a file that is not there is nothing. */
function portalPage(folder: string): RequestHandler {
  return (request, response, next) => {
    if (/[.]\w+$/.test(request.path)) next();
    else if (!existsSync(join(folder, 'index.html'))) response.type('html').send(PORTAL_NOT_BUILT);
    else response.set('Cache-Control', 'no-cache').sendFile('index.html', { root: folder });
  };
}

/** Only own sources, and nothing inline. */
const OWN_SOURCES = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
};
const portalPolicy: RequestHandler = helmet.contentSecurityPolicy({ useDefaults: false, directives: OWN_SOURCES });
/** Styles may be inline: the colours of code are, and Redoc writes its own. Calls may be tried at a mock on the reader's machine. */
const docsPolicy: RequestHandler = helmet.contentSecurityPolicy({
  useDefaults: false,
  directives: {
    ...OWN_SOURCES,
    'style-src': ["'self'", "'unsafe-inline'"],
    'connect-src': ["'self'", 'http://localhost:*', 'http://127.0.0.1:*'],
  },
});
