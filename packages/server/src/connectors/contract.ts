import { type AnswerBody, formats } from '@agency-booking/contract-express';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { CallFailed } from './call.ts';

/** Once per process and kind of address: a process that serves many apps compiles no check twice. */
const compiled = {
  http: new WeakMap<object, Record<string, unknown>>(),
  https: new WeakMap<object, Record<string, unknown>>(),
};

const { uri, ...otherFormats } = formats;
/** What of an address goes on to agencies and to the browsers of customers. */
const addresses = {
  /** A party that is called over http is the sandbox: production refuses another. Its own pages are as it is. */
  http: uri!.accepts,
  https: (text: string) => text.startsWith('https://') && uri!.accepts(text),
};
export type Scheme = keyof typeof addresses;

type AnswersOf<Op> = Op extends { responses: infer Answers } ? Answers : never;

/** The body of the one answer that is a success. */
export type GoodAnswer<Op> = AnswerBody<Op, 200 & keyof AnswersOf<Op>>;

type Checks<Operations> = { readonly [Id in keyof Operations]: (body: unknown) => GoodAnswer<Operations[Id]> };

/**
 * Checks of the good answers of a connector contract by operation id, each compiled when it is first needed. It returns the body it
 * is given, or throws CallFailed. What is declared must be right; more than that is ignored, so that the other side can add fields.
 * @param scheme with https, every address in an answer has to be https, too
 */
export function answerChecks<Operations>(
  contract: object,
  operations: Readonly<Record<keyof Operations & string, { readonly path: string; readonly method: string }>>,
  scheme: Scheme,
): Checks<Operations> {
  const known = compiled[scheme].get(contract);
  if (known) return known as Checks<Operations>;
  // The contracts are linted: they are not held against the schema of schemas once more.
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
