import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { RequestHandler } from 'express';
import { cachedText } from './cached-text.ts';

/** The service URL in the documentation samples. */
const WRITTEN_FOR = 'http://localhost:8080';
const TYPES = {
  '.md': 'md',
  '.txt': 'txt',
  '.py': 'py',
  '.php': 'php',
  '.java': 'java',
  '.postman_collection.json': 'json',
  '.bruno.zip': 'zip',
} as const;
/** Matches only paths of built files: no hidden files and no parent folders. */
const PATH = /^(?:\/[\w-][\w.-]*)+$/;

/**
 * Serves Markdown files, sample programs and the Postman and Bruno collections with this installation's URL inserted.
 * On HTML pages, a script inserts the URL in the browser.
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
    const addressed = (text: string) => text.replaceAll(WRITTEN_FOR, publicUrl);
    const bytes = await readFile(file);
    const send = cachedText(type === 'zip' ? await rezipped(bytes, addressed) : addressed(bytes.toString()), type);
    kept.set(file, { builtAt, send });
    return send(request, response, next);
  };
}

async function rezipped(archive: Uint8Array, change: (text: string) => string): Promise<Buffer> {
  const { strFromU8, strToU8, unzipSync, zipSync } = await import('fflate');
  const files = Object.entries(unzipSync(archive));
  const changed = files.map(([name, bytes]) => [name, strToU8(change(strFromU8(bytes)))] as const);
  // Uses a fixed date, so that the ETag stays the same.
  return Buffer.from(zipSync(Object.fromEntries(changed), { mtime: '1980-01-01T00:00:00' }));
}
