import { type AnswerBody, formats } from '@agency-booking/contract-express';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { CallFailed } from './call.ts';

/** Compiling a contract takes longer than anything else at start: once per process. */
const compiled = new WeakMap<object, Record<string, unknown>>();

type AnswersOf<Op> = Op extends { responses: infer Answers } ? Answers : never;

/** The body of the one answer that is a success. */
export type GoodAnswer<Op> = AnswerBody<Op, 200 & keyof AnswersOf<Op>>;

type Checks<Operations> = { readonly [Id in keyof Operations]: (body: unknown) => GoodAnswer<Operations[Id]> };

/**
 * Checks of the good answers of a connector contract by operation id, compiled at start. Each returns the body it is given,
 * or throws CallFailed. What is declared must be right; more than that is ignored, so that the other side can add fields.
 */
export function answerChecks<Operations>(
  contract: object,
  operations: Readonly<Record<keyof Operations & string, { readonly path: string; readonly method: string }>>,
): Checks<Operations> {
  const known = compiled.get(contract);
  if (known) return known as Checks<Operations>;
  // The contracts are linted: they are not held against the schema of schemas once more.
  const ajv = new Ajv2020({ strict: false, validateSchema: false });
  for (const [name, { accepts }] of Object.entries(formats)) ajv.addFormat(name, accepts);
  ajv.addSchema({ ...contract, $id: 'contract' });
  const entries = Object.entries<{ path: string; method: string }>(operations).map(([id, { path, method }]) => {
    const pointer = ['paths', path, method, 'responses', '200', 'content', 'application/json', 'schema']
      .map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')))
      .join('/');
    return [id, assertValid(ajv.compile({ $ref: `contract#/${pointer}` }))];
  });
  const checks = Object.fromEntries(entries);
  compiled.set(contract, checks);
  return checks;
}

function assertValid(validate: ValidateFunction) {
  return (body: unknown) => {
    if (validate(body)) return body;
    const problem = validate.errors?.[0];
    throw new CallFailed('offContract', { cause: `${problem?.instancePath} ${problem?.message}` });
  };
}
