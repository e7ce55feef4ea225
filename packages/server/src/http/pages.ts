import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Express, type RequestHandler, Router } from 'express';
import helmet from 'helmet';
import { builtFiles } from './built-files.ts';
import { keptJson } from './kept-json.ts';
import type { Metrics } from './metrics.ts';
import { addSignposts, nowhere } from './signposts.ts';
import { smallPage } from './small-page.ts';

export type PagesDeps = {
  readonly contract: object;
  /** Where the API is, such as `/api/v1`. */
  readonly basePath: string;
  /** Absent where they have a port of their own only. */
  readonly metrics: Metrics | undefined;
  /** Whether the service can do its work. */
  readonly isReady: () => Promise<boolean>;
  /** The built documentation, a folder of static files. */
  readonly docsFolder: string;
};

const NOT_BUILT = smallPage({
  title: 'The documentation is being built',
  head: '<meta http-equiv="refresh" content="3">',
  content: `<p>This takes some seconds, and then this page shows it. Where nothing builds it, <code>npx -y pnpm@12.21.0 run docs</code> does.</p>
<p>The contract itself is at <a href="/openapi.json">/openapi.json</a>.</p>`,
});

/** Paths outside the contract: health, metrics and the documentation; in exactly this spelling. */
export function addPages(app: Express, { contract, basePath, metrics, isReady, docsFolder }: PagesDeps): void {
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
  pages.use('/docs', docsPolicy, builtFiles(docsFolder), notThere);
  addSignposts(pages, basePath);
  pages.use(nowhere);

  function notThere(...[, response]: Parameters<RequestHandler>): void {
    if (existsSync(join(docsFolder, '404.html'))) response.status(404).sendFile('404.html', { root: docsFolder });
    else response.type('html').send(NOT_BUILT);
  }
}

/** Only own sources. Styles may be inline: the colours of code are, and Redoc writes its own. */
const docsPolicy: RequestHandler = helmet.contentSecurityPolicy({
  useDefaults: false,
  directives: {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
  },
});
