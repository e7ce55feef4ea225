import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import express, { type Request, type RequestHandler, type Response } from 'express';

/** How the build names what it has compressed, the smallest first. */
const ENDINGS = { br: '.br', gzip: '.gz' } as const;
const ENCODINGS = Object.keys(ENDINGS) as (keyof typeof ENDINGS)[];

/** A built folder: each text as small as the browser reads it, `/errors` for `errors.html`. */
export function builtFiles(folder: string): RequestHandler {
  const files = express.static(folder, { extensions: ['html'], setHeaders });
  return (request, response, next) => {
    response.vary('Accept-Encoding');
    const asked = request.url;
    request.url = compressed(request, folder) ?? asked;
    files(request, response, (error?: unknown) => {
      request.url = asked;
      next(error);
    });
  };
}

/** Where the smallest form lies that the browser reads; undefined where there is none, or a slash is missing. */
function compressed(request: Request, folder: string): string | undefined {
  const encoding = request.acceptsEncodings([...ENCODINGS, 'identity']);
  const ending = ENDINGS[encoding as keyof typeof ENDINGS];
  if (!ending) return undefined;
  const { path, originalUrl, baseUrl } = request;
  if (path === '/' && !originalUrl.startsWith(`${baseUrl}/`)) return undefined;
  const places = path.endsWith('/') ? [`${path}index.html`] : [path, `${path}.html`];
  return places.map((place) => `${place}${ending}`).find((place) => existsSync(join(folder, place)));
}

/** The name of an asset changes with its content; a page is always revalidated. */
function setHeaders(response: Response, path: string): void {
  const isAsset = path.includes('/assets/');
  response.set('Cache-Control', isAsset ? 'public, max-age=31536000, immutable' : 'no-cache');
  const encoding = ENCODINGS.find((one) => path.endsWith(ENDINGS[one]));
  if (encoding) response.set('Content-Encoding', encoding).type(extname(path.slice(0, -ENDINGS[encoding].length)));
}
