import { closeSync, openSync, readFileSync, readSync } from 'node:fs';

const PAGE_BYTES = 4_096;
const PAGES_AT_ONCE = 2_048;
/** Size of an entry of `/proc/PID/pagemap`. The entry's highest byte contains the flags below. */
const ENTRY_BYTES = 8;
const PRESENT_OR_SWAPPED = 0xc0;
const FILE_OR_SHARED = 0x20;

type Region = { readonly start: number; readonly end: number; readonly isShared: boolean };

/**
 * Yields all memory that a Linux process may have written to: heaps, stacks, buffers outside V8's heap and shared
 * memory. Skips pages that contain an unchanged file. The process is suspended while it is read.
 */
export function* memoryOf(pid: number): Generator<Buffer> {
  process.kill(pid, 'SIGSTOP');
  const [memory, pages] = [openSync(`/proc/${pid}/mem`, 'r'), openSync(`/proc/${pid}/pagemap`, 'r')];
  try {
    for (const region of regionsIn(readFileSync(`/proc/${pid}/maps`, 'utf8')))
      for (const { start, end } of writtenParts(region, pages)) yield read(memory, start, end - start);
  } finally {
    closeSync(memory);
    closeSync(pages);
    process.kill(pid, 'SIGCONT');
  }
}

function regionsIn(maps: string): Region[] {
  return maps.split('\n').flatMap((line) => {
    const [, start = '', end = '', permissions = '', path = ''] =
      /^([0-9a-f]+)-([0-9a-f]+) (\S+) \S+ \S+ \S+ *(.*)$/.exec(line) ?? [];
    // The kernel provides these pages, and other processes cannot read them.
    if (!permissions || path.startsWith('[v')) return [];
    const isShared = permissions.startsWith('rw') && permissions.endsWith('s');
    return [{ start: Number.parseInt(start, 16), end: Number.parseInt(end, 16), isShared }];
  });
}

function* writtenParts({ start, end, isShared }: Region, pages: number) {
  for (let at = start; at < end; at += PAGES_AT_ONCE * PAGE_BYTES) {
    const count = Math.min(PAGES_AT_ONCE, (end - at) / PAGE_BYTES);
    const entries = read(pages, (at / PAGE_BYTES) * ENTRY_BYTES, count * ENTRY_BYTES);
    const isWritten = (page: number) => {
      const flags = entries[page * ENTRY_BYTES + ENTRY_BYTES - 1]!;
      return (flags & PRESENT_OR_SWAPPED) !== 0 && (isShared || (flags & FILE_OR_SHARED) === 0);
    };
    for (let page = 0; page < count; page++) {
      const first = page;
      while (page < count && isWritten(page)) page++;
      if (page > first) yield { start: at + first * PAGE_BYTES, end: at + page * PAGE_BYTES };
    }
  }
}

function read(file: number, position: number, length: number): Buffer {
  const bytes = Buffer.allocUnsafe(length);
  for (let done = 0; done < length; ) {
    const count = readSync(file, bytes, done, length - done, position + done);
    if (count === 0) throw new Error(`the memory at ${position.toString(16)} cannot be read`);
    done += count;
  }
  return bytes;
}
