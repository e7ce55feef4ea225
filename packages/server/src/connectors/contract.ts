import { type AnswerBody, formats } from '@agency-booking/contract-express';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { CallFailed } from './call.ts';

/** Compiling takes a process longer than all else at its start: once for a contract. */
const compiled = new WeakMap<object, Record<string, unknown>>();

type Checks<Operations> = {
  readonly [Id in keyof Operations]: (
    body: unknown,
  ) => AnswerBody<Operations[Id], 200 & keyof AnswersOf<Operations[Id]>>;
};
type AnswersOf<Operation> = Operation extends { responses: infer Answers } ? Answers : never;

/**
 * Checks of the good answers of a connector contract, compiled at start, by operation id. What is declared must be
 * there and be right; what is not declared is ignored, so that the other side can add to its answers.
 * Each returns the body it was given, or throws CallFailed.
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
    return [id, demandValid(ajv.compile({ $ref: `contract#/${pointer}` }))];
  });
  const checks = Object.fromEntries(entries);
  compiled.set(contract, checks);
  return checks;
}

function demandValid(validate: ValidateFunction) {
  return (body: unknown) => {
    if (validate(body)) return body;
    const problem = validate.errors?.[0];
    throw new CallFailed('offContract', { cause: `${problem?.instancePath} ${problem?.message}` });
  };
}
