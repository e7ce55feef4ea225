import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { RequestHandler } from 'express';
import { cachedText } from './cached-text.ts';

/** The service URL in the documentation samples. */
const WRITTEN_FOR = 'http://localhost:8080';
const TYPES = { '.md': 'md', '.txt': 'txt', '.postman_collection.json': 'json' } as const;
/** Matches only paths of built files: no hidden files and no parent folders. */
const PATH = /^(?:\/[\w-][\w.-]*)+$/;

/**
 * Serves Markdown and the Postman collection for programs, with this installation's URL inserted. In a browser, each page
 * inserts the URL itself.
 */
export function addressedTexts(folder: string, publicUrl: string): RequestHandler {
  const kept = new Map<string, { readonly builtAt: number; readonly send: RequestHandler }>();
  return async (request, response, next) => {
    const [, type] = Object.entries(TYPES).find(([ending]) => request.path.endsWith(ending)) ?? [];
    if (!type || publicUrl === WRITTEN_FOR || !PATH.test(request.path)) return next();
    const file = join(folder, request.path);
    const { mtimeMs: builtAt } = await stat(file).catch(() => ({ mtimeMs: undefined }));
    if (builtAt === undefined) return next();
    const known = kept.get(file);
    if (known?.builtAt === builtAt) return known.send(request, response, next);
    const send = cachedText((await readFile(file, 'utf8')).replaceAll(WRITTEN_FOR, publicUrl), type);
    kept.set(file, { builtAt, send });
    return send(request, response, next);
  };
}
