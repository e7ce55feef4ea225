import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import express, { type Request, type RequestHandler, type Response } from 'express';

/** File extensions of the compressed files in the build, smallest first. */
const ENDINGS = { br: '.br', gzip: '.gz' } as const;
const ENCODINGS = Object.keys(ENDINGS) as (keyof typeof ENDINGS)[];

/** Serves each text file in the smallest encoding that the browser accepts. `/errors` serves `errors.html`. */
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

/** Returns the smallest accepted file; `undefined` if no compressed file exists or the trailing slash is missing. */
function compressed(request: Request, folder: string): string | undefined {
  const encoding = request.acceptsEncodings([...ENCODINGS, 'identity']);
  const ending = ENDINGS[encoding as keyof typeof ENDINGS];
  if (!ending) return undefined;
  const { path, originalUrl, baseUrl } = request;
  if (path === '/' && !originalUrl.startsWith(`${baseUrl}/`)) return undefined;
  const places = path.endsWith('/') ? [`${path}index.html`] : [path, `${path}.html`];
  return places.map((place) => `${place}${ending}`).find((place) => existsSync(join(folder, place)));
}

/** Asset names change with their content, so assets are immutable. Pages are always revalidated. */
function setHeaders(response: Response, path: string): void {
  const isAsset = path.includes('/assets/');
  response.set('Cache-Control', isAsset ? 'public, max-age=31536000, immutable' : 'no-cache');
  const encoding = ENCODINGS.find((one) => path.endsWith(ENDINGS[one]));
  if (encoding) response.set('Content-Encoding', encoding).type(extname(path.slice(0, -ENDINGS[encoding].length)));
}
