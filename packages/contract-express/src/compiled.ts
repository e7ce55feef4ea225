import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { runInThisContext } from 'node:vm';
import { inflateRawSync } from 'node:zlib';
import type { Operation } from './contract.ts';
import { lookUp, withoutProse } from './document.ts';
import type { ErrorObject } from './error-object.ts';
import { type AjvFormats, ajvFormats, type Format } from './formats.ts';
import type { ContractAppOptions } from './options.ts';
import type { TextParameter } from './query.ts';
import { assertServable } from './servable.ts';

export type Validate = { (data: unknown): boolean; errors?: ErrorObject[] | null };

export type Parameters = {
  readonly path: Readonly<Record<string, TextParameter>>;
  readonly query: Readonly<Record<string, TextParameter>>;
  /** Keys are lower-case header names. */
  readonly header: Readonly<Record<string, TextParameter>>;
};

/** The validation plan of an operation. Strings are names of compiled functions. */
export type OperationPlan = {
  readonly parameters: Parameters;
  readonly bodyRequired: boolean;
  /** Validator names, keyed by media type. The empty media type means that there is no body. */
  readonly requests: Readonly<Record<string, { readonly parameters: string; readonly body: string }>>;
  /** Validator names, keyed by status and media type. `null` accepts any text. */
  readonly answers: Readonly<Record<string, Readonly<Record<string, string | null>>>>;
};

export type Compiled = {
  readonly plan: {
    readonly operations: Readonly<Record<string, OperationPlan>>;
    readonly schemas: Readonly<Record<string, string>>;
  };
  readonly functions: Functions;
  /**
   * Loads the request validators that report all errors instead of only the first. The result is empty unless errors
   * list `problems`.
   */
  readonly inFull: () => Functions;
};

/** Validators, keyed by name. */
export type Functions = Readonly<Record<string, Validate>>;

export type Served = Pick<ContractAppOptions<never>, 'contract' | 'operations' | 'errors' | 'formats'>;

export type Compilable = {
  /** The contract without descriptions and examples, so that changing them does not require a new compilation. */
  readonly contract: object;
  readonly operations: readonly CompiledOperation[];
  /** Names of schemas that values are validated against. */
  readonly schemas: readonly string[];
  readonly formats: Readonly<Record<string, Format>>;
  /** True if an error lists all problems with a request. */
  readonly inFull: boolean;
};

export type CompiledOperation = Pick<Operation, 'id' | 'method' | 'path' | 'requestMediaTypes'>;

/** Returns the parts to compile. Throws an Error if the contract would not be served as written. */
export function compilableOf({ contract, operations, errors, formats = {} }: Served): Compilable {
  const details = Object.values(errors).flatMap((error) => error.details ?? []);
  const schemas = [...new Set(details)].filter((name) => name !== 'text');
  assertServable({ contract, operations: Object.values(operations), schemas, formats: ajvFormats(formats) });
  return {
    contract: withoutProse(contract),
    operations: Object.values(operations).map(({ id, method, path, requestMediaTypes }) => {
      return { id, method, path, requestMediaTypes };
    }),
    schemas,
    formats,
    inFull: schemas.some((name) => listsProblems(contract, name)),
  };
}

/** Returns true if the schema of an error's details declares `problems`, for all problems with a request. */
export function listsProblems(contract: object, schema: string): boolean {
  const { properties = {} } = lookUp(contract, `#/components/schemas/${schema}`) ?? {};
  return Object.hasOwn(properties, 'problems');
}

const require = createRequire(import.meta.url);
const OWN_CODE = ['compile.ts', 'document.ts', 'keywords.ts'];

/**
 * Caches the compiled code, because compiling takes most of the startup time. Without a folder, compiles in memory.
 * `notCached` receives the reason if the code cannot be cached and therefore has to be compiled on every start.
 */
export async function compiledIn(
  folder: string | undefined,
  given: Compilable,
  notCached: (error: Error) => void = () => {},
): Promise<Compiled> {
  const formats = ajvFormats(given.formats);
  const file = folder && join(folder, fileNameOf(given, formats));
  const kept = file && load(file, formats);
  if (kept) return kept;
  const { compile } = await import('./compile.ts');
  const { compiled, code } = compile(given, formats);
  if (!file) return compiled;
  try {
    keep(file, code());
    return require(file)(require, formats, unpack);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : cause;
    const message = `compiled validators of ${titleOf(given.contract)} are not cached in ${folder}: ${reason}`;
    notCached(new Error(message, { cause }));
    return compiled;
  }
}

/** Returns a file name with the contract's title and a hash of all compilation inputs. */
function fileNameOf({ contract, operations, schemas, inFull }: Compilable, formats: AjvFormats): string {
  const hash = createHash('sha256');
  hash.update(JSON.stringify([contract, operations, schemas, inFull, Object.keys(formats)]));
  for (const library of ['ajv', 'express-openapi-validator']) hash.update(require(`${library}/package.json`).version);
  for (const file of OWN_CODE) hash.update(readFileSync(new URL(file, import.meta.url)));
  return `${titleOf(contract)}.${hash.digest('hex').slice(0, 16)}.cjs`;
}

const titleOf = (contract: { info?: { title?: string } }) =>
  (contract.info?.title ?? 'contract').toLowerCase().replace(/[^a-z\d]+/g, '-');

/** Evaluates the validators that only rejected requests need. Their code stays compressed until then. */
const unpack = (packed: string) => runInThisContext(inflateRawSync(Buffer.from(packed, 'base64')).toString());

/** Returns `undefined` if the file is missing or damaged. */
function load(file: string, formats: AjvFormats): Compiled | undefined {
  try {
    return require(file)(require, formats, unpack);
  } catch {
    return undefined;
  }
}

/** Several processes can write concurrently. Each process writes a temporary file, and the last rename wins. */
function keep(file: string, code: string): void {
  const unfinished = `${file}.${crypto.randomUUID()}`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(unfinished, code);
  renameSync(unfinished, file);
  removeOlder(file);
}

function removeOlder(file: string): void {
  const folder = dirname(file);
  const [title] = basename(file).split('.');
  for (const name of readdirSync(folder)) {
    if (name.startsWith(`${title}.`) && name !== basename(file)) rmSync(join(folder, name), { force: true });
  }
}
