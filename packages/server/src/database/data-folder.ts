import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { MemoryFS, type PGlite } from '@electric-sql/pglite';
import type pg from 'pg';

/** The files of a database that was closed at a checkpoint. Folders have no content. */
export type DataFolder = readonly { readonly path: string; readonly content?: Uint8Array }[];
type Files = PGlite['Module']['FS'];

const AT = '/pglite/data/';
const PAGE_BYTES = 8_192;
/** Template databases, which PostgreSQL copies to create a new database. Tests never create one. */
const UNUSED = /^base\/[14]$/;
const LOG_SEGMENT = /^pg_wal\/[0-9A-F]{24}$/;

/** Reads the files that a database needs to start. Omits earlier log segments and the empty end of the last one. */
export async function readDataFolder({ pglite, pool }: { pglite: PGlite; pool: pg.Pool }): Promise<DataFolder> {
  await pool.query('vacuum');
  await pool.query('select pg_switch_wal()');
  await pool.query('checkpoint');
  const { rows } = await pool.query<{ name: string }>('select pg_walfile_name(pg_current_wal_lsn()) as name');
  const isNeeded = (path: string) => !UNUSED.test(path) && (!LOG_SEGMENT.test(path) || path.endsWith(rows[0]!.name));
  return [...filesIn(pglite.Module.FS, '', isNeeded)];
}

function* filesIn(files: Files, folder: string, isNeeded: (path: string) => boolean): Generator<DataFolder[number]> {
  for (const name of files.readdir(AT + folder)) {
    const path = folder + name;
    if (name.startsWith('.') || !isNeeded(path)) continue;
    if (files.isDir(files.stat(AT + path).mode)) {
      yield { path };
      yield* filesIn(files, `${path}/`, isNeeded);
    } else {
      const content = files.readFile(AT + path);
      yield { path, content: LOG_SEGMENT.test(path) ? usedPart(content) : content };
    }
  }
}

function usedPart(content: Uint8Array): Uint8Array {
  const last = content.findLastIndex((byte) => byte !== 0);
  return content.subarray(0, Math.ceil((last + 1) / PAGE_BYTES) * PAGE_BYTES);
}

/** The file system of an in-memory database that starts from a data folder. */
export class FilledMemory extends MemoryFS {
  readonly #folder: DataFolder;

  constructor(folder: DataFolder) {
    super();
    this.#folder = folder;
  }

  override async initialSyncFs(): Promise<void> {
    const files = this.pg!.Module.FS;
    files.mkdir(AT);
    for (const { path, content } of this.#folder) {
      if (content) files.writeFile(AT + path, content);
      else files.mkdir(AT + path);
    }
  }
}

let system: Promise<ArrayBuffer> | undefined;

/** PostgreSQL's own files, which it only reads. All in-memory databases of the process share them. */
export const systemFiles = {
  arrayBuffer(): Promise<ArrayBuffer> {
    system ??= readFile(new URL('pglite.data', import.meta.resolve('@electric-sql/pglite'))).then(
      (content) => new Uint8Array(content).buffer,
    );
    return system;
  },
} as Blob;

/** Returns the data folder in the file, or creates the file. Several processes may do so at the same time. */
export async function keptDataFolder(file: string, create: () => Promise<DataFolder>): Promise<DataFolder> {
  try {
    return unpacked(await readFile(file));
  } catch {
    return saveDataFolder(file, await create());
  }
}

/** Writes under a temporary name first, so that no other process reads an incomplete file. */
export async function saveDataFolder(file: string, folder: DataFolder): Promise<DataFolder> {
  const index = folder.map(({ path, content }) => [path, content?.length]);
  const unfinished = `${file}.${randomUUID()}`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(unfinished, [`${JSON.stringify(index)}\n`, ...folder.flatMap(({ content = [] }) => content)]);
  await rename(unfinished, file);
  return folder;
}

function unpacked(packed: Buffer): DataFolder {
  let at = packed.indexOf('\n') + 1;
  const index: [path: string, size?: number][] = JSON.parse(packed.toString('utf8', 0, at));
  // The memory file system copies a file by `slice`, which copies an array but not a Buffer.
  const bytes = new Uint8Array(packed.buffer, packed.byteOffset, packed.length);
  return index.map(([path, size]) => {
    if (size == null) return { path };
    at += size;
    return { path, content: bytes.subarray(at - size, at) };
  });
}
