import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** A party's records, by key. Entries are replaced, never modified. */
type Ledger<Entry> = {
  get(key: string): Entry | undefined;
  set(key: string, entry: Entry): void;
  /** Returns all entries, newest first. */
  all(): readonly Entry[];
};

export type OpenLedger = <Entry>(name: string) => Ledger<Entry>;

/** Creates the ledgers. If there is a folder, records survive a restart of the process. */
export function createLedgers(folder: string | undefined, changed: () => void = () => {}): OpenLedger {
  return (name) => openLedger(folder && `${folder}/${name}.jsonl`, changed);
}

function openLedger<Entry>(file: string | undefined, changed: () => void): Ledger<Entry> {
  const entries = new Map<string, Entry>(file ? readPages(file) : []);
  return {
    get: (key) => entries.get(key),
    set(key, entry) {
      entries.set(key, entry);
      if (file) appendFileSync(file, `${JSON.stringify([key, entry])}\n`);
      changed();
    },
    all: () => [...entries.values()].reverse(),
  };
}

/** Records contain customers' names and payments, so only the owner can read them, even on staging. */
const OWNER_ONLY = 0o700;

function readPages<Entry>(file: string): [string, Entry][] {
  mkdirSync(dirname(file), { recursive: true, mode: OWNER_ONLY });
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [''];
  // A killed process can leave an incomplete last line.
  if (lines.at(-1) !== '') appendFileSync(file, '\n');
  return lines.filter(isWhole).map((line) => JSON.parse(line, withDates));
}

function isWhole(line: string): boolean {
  try {
    return Array.isArray(JSON.parse(line));
  } catch {
    return false;
  }
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

function withDates(_: string, value: unknown): unknown {
  return typeof value === 'string' && INSTANT.test(value) ? new Date(value) : value;
}
