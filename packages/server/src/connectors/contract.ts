import { type AnswerBody, formats } from '@agency-booking/contract-express';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { CallFailed } from './call.ts';

/** Compiled checks, keyed by contract, so that a process with many apps compiles each check only once. */
const compiled = {
  http: new WeakMap<object, Record<string, unknown>>(),
  https: new WeakMap<object, Record<string, unknown>>(),
};

const { uri, ...otherFormats } = formats;
/** Rules for URLs that are passed on to agencies and to customers' browsers. */
const addresses = {
  /** Accepts any URI. Only the sandbox is called over plain HTTP, and production rejects plain HTTP. */
  http: uri!.accepts,
  https: (text: string) => text.startsWith('https://') && uri!.accepts(text),
};
type Scheme = keyof typeof addresses;

type AnswersOf<Op> = Op extends { responses: infer Answers } ? Answers : never;

/** The body of the only success response, which has status 200. */
export type GoodAnswer<Op> = AnswerBody<Op, 200 & keyof AnswersOf<Op>>;

type Checks<Operations> = { readonly [Id in keyof Operations]: (body: unknown) => GoodAnswer<Operations[Id]> };

/**
 * Returns the checks, keyed by operation ID. Each check is compiled on first use. It returns the given body or throws
 * CallFailed. Undeclared fields are ignored, so that the other side can add fields. With the scheme `https`, every URL
 * in a response must use https.
 */
export function answerChecks<Operations>(
  contract: object,
  operations: Readonly<Record<keyof Operations & string, { readonly path: string; readonly method: string }>>,
  scheme: Scheme,
): Checks<Operations> {
  const known = compiled[scheme].get(contract);
  if (known) return known as Checks<Operations>;
  // Skip the meta-schema validation, because the contracts have already been linted.
  const ajv = new Ajv2020({ strict: false, validateSchema: false });
  for (const [name, { accepts }] of Object.entries(otherFormats)) ajv.addFormat(name, accepts);
  ajv.addFormat('uri', addresses[scheme]);
  ajv.addSchema({ ...contract, $id: 'contract' });
  const entries = Object.entries<{ path: string; method: string }>(operations).map(([id, { path, method }]) => {
    const pointer = ['paths', path, method, 'responses', '200', 'content', 'application/json', 'schema']
      .map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')))
      .join('/');
    return [id, assertValid(() => ajv.compile({ $ref: `contract#/${pointer}` }))];
  });
  const checks = Object.fromEntries(entries);
  compiled[scheme].set(contract, checks);
  return checks;
}

function assertValid(compile: () => ValidateFunction) {
  let validate: ValidateFunction | undefined;
  return (body: unknown) => {
    validate ??= compile();
    if (validate(body)) return body;
    const problem = validate.errors?.[0];
    throw new CallFailed('offContract', { cause: `${problem?.instancePath} ${problem?.message}` });
  };
}
