import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { formats } from '../../../packages/contract-express/src/index.ts';
import { type Json, readOperations } from '../../fuzz/contract.ts';

export type Faults = {
  /** The problem, if the status is not declared. */
  readonly status?: string;
  /** The problem, if the body does not match its schema. */
  readonly body?: string;
  /** The problem, if the body matches its schema but has undeclared fields. */
  readonly fields?: string;
};

export type Declared = {
  readonly method: string;
  readonly path: string;
  readonly faultsOf: (status: number, text: string) => Faults;
};

export function readContract(contract: Parameters<typeof readOperations>[0]): Map<string, Declared> {
  const ajv = new Ajv2020({ strict: false, validateSchema: false });
  for (const [name, { accepts }] of Object.entries(formats)) ajv.addFormat(name, accepts);
  return new Map(
    readOperations(contract).map(({ id, method, path, answers }) => {
      const checks = Object.entries(answers).map(([status, { content }]): [string, Checks] => {
        const schema = content['application/json'];
        return [status, { fits: ajv.compile(schema), fitsExactly: ajv.compile(closed(schema)) }];
      });
      return [id, { method, path, faultsOf: (status, text) => faultsOf(new Map(checks), status, text) }];
    }),
  );
}

type Checks = { readonly fits: ValidateFunction; readonly fitsExactly: ValidateFunction };

function faultsOf(checks: ReadonlyMap<string, Checks>, status: number, text: string): Faults {
  const declared = checks.get(String(status)) ?? (EDGE.includes(status) ? checks.get('default') : undefined);
  if (!declared) return { status: `status ${status} is not declared` };
  const body = parsed(text);
  if (body === undefined) return { body: `the response body with status ${status} is not JSON` };
  if (!declared.fits(body)) return { body: `the response body with status ${status}: ${problemOf(declared.fits)}` };
  return declared.fitsExactly(body)
    ? {}
    : { fields: `the response body with status ${status}: ${problemOf(declared.fitsExactly)}` };
}

/** Statuses covered by `default`, for requests that are refused before they are processed. */
const EDGE = [405, 406, 408, 411, 413, 414, 415, 417, 429, 431, 503];

export function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function problemOf({ errors }: ValidateFunction): string {
  const [error] = errors ?? [];
  const { additionalProperty } = (error?.params ?? {}) as { additionalProperty?: string };
  const where = error?.instancePath.slice(1).replaceAll('/', '.') || 'all of it';
  return additionalProperty === undefined
    ? `${where} ${error?.message}`
    : `${where === 'all of it' ? '' : `${where}.`}${additionalProperty} is not declared`;
}

/**
 * Returns a copy of the schema in which objects that list properties accept no others, unless they set
 * `additionalProperties`.
 */
function closed(schema: Json): Json {
  if (Array.isArray(schema)) return schema.map(closed);
  if (schema === null || typeof schema !== 'object') return schema;
  const parts = Object.fromEntries(Object.entries<Json>(schema).map(([key, part]) => [key, closed(part)]));
  const isObject = schema.properties && schema.type === 'object' && schema.additionalProperties === undefined;
  return isObject ? { ...parts, additionalProperties: false } : parts;
}
