import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Express, type RequestHandler, type Response, Router } from 'express';
import helmet from 'helmet';
import { addressedTexts } from './addressed-texts.ts';
import { builtFiles } from './built-files.ts';
import { cachedJson } from './cached-text.ts';
import type { Metrics } from './metrics.ts';
import { addSignposts, nowhere } from './signposts.ts';
import { smallPage } from './small-page.ts';

type PagesDeps = {
  readonly contract: object;
  /** The base path of the API, such as `/api/v1`. */
  readonly basePath: string;
  /** The public URL of this installation, such as `http://localhost:8080`. */
  readonly publicUrl: string;
  /** The metrics; absent if they are served only on a separate port. */
  readonly metrics: Metrics | undefined;
  readonly isReady: () => Promise<boolean>;
  readonly docsFolder: string;
  /** The built portal's folder; absent if this process does not serve the portal. */
  readonly portalFolder?: string | undefined;
  /** The sandbox console's URL; absent in production. */
  readonly consoleUrl?: string | undefined;
};

const RETRY_SECONDS = 3;

const beingBuilt = (what: string, part: string, more = '') =>
  smallPage({
    title: `${what} is being built`,
    head: `<meta http-equiv="refresh" content="${RETRY_SECONDS}">`,
    content:
      '<p>The build takes a few seconds, and this page then reloads. If no build is running, start one with ' +
      `<code>npx -y pnpm@12.21.0 build ${part}</code>.</p>\n${more}`,
  });
const DOCS_NOT_BUILT = beingBuilt(
  'The documentation',
  'docs',
  '<p>The contract is available at <a href="/openapi.json">/openapi.json</a>.</p>',
);
const PORTAL_NOT_BUILT = beingBuilt('The portal', 'portal');

/** Adds the paths outside the contract: health, metrics, documentation and portal. Paths are case-sensitive. */
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
  // The second path is used by the API reference page, which is built once for all installations.
  pages.get(['/openapi.json', '/docs/openapi.json'], cachedJson(contract));
  pages.use('/docs', docsPolicy, addressedTexts(docsFolder, publicUrl), builtFiles(docsFolder), notThere);
  if (portalFolder) pages.use('/portal', portalPolicy, builtFiles(portalFolder), portalPage(portalFolder));
  addSignposts(pages, basePath, consoleUrl);
  pages.use(nowhere);

  function notThere(...[, response]: Parameters<RequestHandler>): void {
    if (existsSync(join(docsFolder, '404.html'))) response.status(404).sendFile('404.html', { root: docsFolder });
    else unavailable(response, DOCS_NOT_BUILT);
  }
}

/** Sends the page with status 503, so that no program or search engine mistakes it for the requested text. */
function unavailable(response: Response, page: string): void {
  response
    .status(503)
    .set({ 'Retry-After': String(RETRY_SECONDS), 'Cache-Control': 'no-store' })
    .type('html')
    .send(page);
}

/**
 * Serves the start page for every path, because the portal does its own routing in the browser. Only missing files
 * return 404.
 */
function portalPage(folder: string): RequestHandler {
  return (request, response, next) => {
    if (/[.]\w+$/.test(request.path)) next();
    else if (!existsSync(join(folder, 'index.html'))) unavailable(response, PORTAL_NOT_BUILT);
    else response.set('Cache-Control', 'no-cache').sendFile('index.html', { root: folder });
  };
}

/** Content security policy: same-origin sources only, and no inline code or styles. */
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
/** Allows inline styles for highlighted code and Redoc, and connections to a mock server on the reader's machine. */
const docsPolicy: RequestHandler = helmet.contentSecurityPolicy({
  useDefaults: false,
  directives: {
    ...OWN_SOURCES,
    'style-src': ["'self'", "'unsafe-inline'"],
    'connect-src': ["'self'", 'http://localhost:*', 'http://127.0.0.1:*'],
  },
});
