import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import type { Operation } from './contract.ts';
import { withoutProse } from './document.ts';
import { type Format, numberFormats, formats as ownFormats } from './formats.ts';
import type { ContractAppOptions } from './options.ts';
import type { ErrorObject } from './problems.ts';
import type { TextParameter } from './query.ts';

/** A function that ajv compiled. */
export type Validate = { (data: unknown): boolean; errors?: ErrorObject[] | null };

export type Parameters = {
  readonly path: Readonly<Record<string, TextParameter>>;
  readonly query: Readonly<Record<string, TextParameter>>;
  /** By name in lower case. */
  readonly header: Readonly<Record<string, TextParameter>>;
};

/** What checking has to know of an operation; texts name functions. */
export type OperationPlan = {
  readonly parameters: Parameters;
  readonly bodyRequired: boolean;
  /** By media type, the empty one for no body. */
  readonly requests: Readonly<Record<string, { readonly parameters: string; readonly body: string }>>;
  /** By status and media type; `null` where any text is right. */
  readonly answers: Readonly<Record<string, Readonly<Record<string, string | null>>>>;
};

/** A contract as far as requests and answers are held against it: plain JSON, and the functions that it names. */
export type Compiled = {
  readonly plan: {
    readonly operations: Readonly<Record<string, OperationPlan>>;
    readonly schemas: Readonly<Record<string, string>>;
  };
  readonly functions: Readonly<Record<string, Validate>>;
};

export type Served = Pick<ContractAppOptions<never>, 'contract' | 'operations' | 'errors' | 'formats'>;

/** All that what is compiled follows from. */
export type Compilable = {
  /** Without what only people read: other words compile to the same. */
  readonly contract: object;
  readonly operations: readonly CompiledOperation[];
  /** Schemas that values are held against by name. */
  readonly schemas: readonly string[];
  readonly formats: Readonly<Record<string, Format>>;
};

export type CompiledOperation = Pick<Operation, 'id' | 'method' | 'path' | 'requestMediaTypes'>;

/** What a contract app is given, as far as compiling reads it. */
export function compilableOf({ contract, operations, errors, formats = {} }: Served): Compilable {
  const details = Object.values(errors).flatMap((error) => error.details ?? []);
  const schemas = [...new Set(details)].filter((name) => name !== 'text');
  return {
    contract: withoutProse(contract),
    operations: Object.values(operations).map(({ id, method, path, requestMediaTypes }) => {
      return { id, method, path, requestMediaTypes };
    }),
    schemas,
    formats,
  };
}

/** Formats as ajv takes them; compiled code asks for them by name. */
export type AjvFormats = Readonly<Record<string, object>>;

const require = createRequire(import.meta.url);
const OWN_CODE = ['compile.ts', 'document.ts', 'lengths.ts'];

/**
 * Compiling is most of what a start costs, so it is done once for a contract: what it came to is kept in the folder as
 * code. Without a folder, or with one that cannot be written, it is compiled in memory.
 */
export async function compiledIn(folder: string | undefined, given: Compilable): Promise<Compiled> {
  const formats = ajvFormats(given.formats);
  const file = folder && join(folder, fileNameOf(given, formats));
  const kept = file && load(file, formats);
  if (kept) return kept;
  const { compile } = await import('./compile.ts');
  const { compiled, code } = compile(given, formats);
  return (file && keep(file, code) && load(file, formats)) || compiled;
}

export function ajvFormats(formats: Readonly<Record<string, Format>>): AjvFormats {
  const ofTexts = Object.entries({ ...ownFormats, ...formats });
  return Object.fromEntries([
    ...ofTexts.map(([name, { accepts }]) => [name, { type: 'string', validate: accepts }]),
    ...Object.entries(numberFormats).map(([name, validate]) => [name, { type: 'number', validate }]),
  ]);
}

/** The contract's title, and a hash of all that what was compiled follows from. */
function fileNameOf({ contract, operations, schemas }: Compilable, formats: AjvFormats): string {
  const hash = createHash('sha256');
  hash.update(JSON.stringify([contract, operations, schemas, Object.keys(formats)]));
  for (const library of ['ajv', 'express-openapi-validator']) hash.update(require(`${library}/package.json`).version);
  for (const file of OWN_CODE) hash.update(readFileSync(new URL(file, import.meta.url)));
  return `${titleOf(contract)}.${hash.digest('hex').slice(0, 16)}.cjs`;
}

const titleOf = (contract: { info?: { title?: string } }) =>
  (contract.info?.title ?? 'contract').toLowerCase().replace(/[^a-z\d]+/g, '-');

/** `undefined` when there is no such file, or it is no longer whole. */
function load(file: string, formats: AjvFormats): Compiled | undefined {
  try {
    return require(file)(require, formats);
  } catch {
    return undefined;
  }
}

/** @returns whether it is written: a keyword with code of its own cannot be, nor anything to a disk that is read-only */
function keep(file: string, code: () => string): boolean {
  // Several processes may get here at once: each writes its own, and the last rename stays.
  const unfinished = `${file}.${crypto.randomUUID()}`;
  try {
    const text = code();
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(unfinished, text);
    renameSync(unfinished, file);
    removeOlder(file);
    return true;
  } catch {
    return false;
  }
}

/** What the same contract came to before it was changed. */
function removeOlder(file: string): void {
  const folder = dirname(file);
  const [title] = basename(file).split('.');
  for (const name of readdirSync(folder)) {
    if (name.startsWith(`${title}.`) && name !== basename(file)) rmSync(join(folder, name), { force: true });
  }
}
