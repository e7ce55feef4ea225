import { existsSync } from 'node:fs';
import type { Express, RequestHandler } from 'express';
import helmet from 'helmet';
import type { Metrics } from './metrics.ts';

export type PagesNeeds = {
  readonly contract: object;
  readonly metrics: Metrics;
  /** Rejects while the service cannot do its work. */
  readonly checkReady: () => Promise<unknown>;
  /** The built documentation, one self-contained HTML file. */
  readonly docsFile: string;
};

const NOT_BUILT = `<!doctype html><meta charset="utf-8"><title>API documentation</title>
<p>The documentation is not built yet. Run <code>npx -y pnpm@12.21.0 run docs</code> and load this page again.</p>
<p>The contract itself is at <a href="/openapi.json">/openapi.json</a>.</p>`;

/** What lies outside the contract: health, metrics and the documentation. */
export function addPages(app: Express, { contract, metrics, checkReady, docsFile }: PagesNeeds): void {
  app.use(helmet());
  app.get('/health/live', (_request, response) => void response.json({ status: 'live' }));
  app.get('/health/ready', async (_request, response) => {
    const ready = await checkReady().then(
      () => true,
      () => false,
    );
    response.status(ready ? 200 : 503).json({ status: ready ? 'ready' : 'notReady' });
  });
  app.get('/metrics', async (_request, response) => {
    response.type(metrics.contentType).send(await metrics.text());
  });
  app.get('/openapi.json', (_request, response) => void response.json(contract));
  app.get('/docs', allowInline, (_request, response) => {
    if (existsSync(docsFile)) response.sendFile(docsFile);
    else response.type('html').send(NOT_BUILT);
  });
}

/** The built documentation carries its script and styles inside. */
const allowInline: RequestHandler = helmet.contentSecurityPolicy({
  directives: {
    'default-src': ["'self'"],
    'script-src': ["'self'", "'unsafe-inline'", 'blob:'],
    'worker-src': ["'self'", 'blob:'],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'upgrade-insecure-requests': null,
  },
});
