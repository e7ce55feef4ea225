import { existsSync, openAsBlob } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createTemplate, schemaVersion } from '@agency-booking/server/world';

/** The template file in the published package. In the repository, the first world creates a template instead. */
const PACKED = fileURLToPath(new URL('../template.tar', import.meta.url));
const CACHE_FOLDER = fileURLToPath(new URL('../node_modules/.cache/', import.meta.url));
/** Date of the template's rows, which is before the start of every world. */
const CREATED_AT = new Date('2000-01-01T00:00:00Z');

/** Returns the data folder that every world starts from. The blob reads the file again for each world. */
export async function openTemplate(): Promise<Blob> {
  if (existsSync(PACKED)) return openAsBlob(PACKED);
  const file = `${CACHE_FOLDER}world-2-${await schemaVersion()}.tar`;
  if (!existsSync(file)) await writeTemplate(file);
  return openAsBlob(file);
}

/** Writes under a temporary name first, because several processes may write the file at the same time. */
export async function writeTemplate(file: string): Promise<void> {
  const template = await createTemplate(CREATED_AT);
  await mkdir(new URL('.', `file://${file}`), { recursive: true });
  const unfinished = `${file}.${crypto.randomUUID()}`;
  await writeFile(unfinished, trimmed(Buffer.from(await template.arrayBuffer())));
  await rename(unfinished, file);
}

const BLOCK = 512;
const PAGE = 8_192;
/** Folders of the databases that PostgreSQL copies when it creates a database. A world creates no databases. */
const UNUSED = /^\/?base\/(1|4)\//;
const LOG_SEGMENT = /^\/?pg_wal\/[0-9A-F]{24}$/;

/** Removes the data that a world never reads: half of the files, and the empty end of the write-ahead log. */
function trimmed(tar: Buffer): Buffer {
  const kept: Buffer[] = [];
  for (let at = 0; at < tar.length; ) {
    const header = tar.subarray(at, at + BLOCK);
    const name = header.toString('utf8', 0, 100).replace(/\0.*$/s, '');
    const size = Number.parseInt(header.toString('latin1', 124, 136), 8) || 0;
    const content = tar.subarray(at + BLOCK, at + BLOCK + size);
    if (LOG_SEGMENT.test(name)) kept.push(...entry(header, usedPart(content)));
    else if (!UNUSED.test(name)) kept.push(tar.subarray(at, at + BLOCK + padded(size)));
    at += BLOCK + padded(size);
  }
  return Buffer.concat(kept);
}

const padded = (size: number) => Math.ceil(size / BLOCK) * BLOCK;

function usedPart(content: Buffer): Buffer {
  const last = content.findLastIndex((byte) => byte !== 0);
  return content.subarray(0, Math.ceil((last + 1) / PAGE) * PAGE);
}

/** Returns a tar entry with a new size and checksum. */
function entry(header: Buffer, content: Buffer): Buffer[] {
  const changed = Buffer.from(header);
  changed.write(`${content.length.toString(8).padStart(11, '0')}\0`, 124, 'latin1');
  changed.fill(' ', 148, 156);
  const sum = changed.reduce((total, byte) => total + byte, 0);
  changed.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1');
  return [changed, content, Buffer.alloc(padded(content.length) - content.length)];
}
