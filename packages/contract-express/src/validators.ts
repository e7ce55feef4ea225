import { guidanceOf } from './accepted.ts';
import type { Compiled, CompiledOperation, Functions, OperationPlan, Validate } from './compiled.ts';
import { invalid } from './failure.ts';
import type { Guidance } from './messages.ts';
import { firstProblem, type Problem, problemsIn, valueAt } from './problems.ts';
import type { Query, TextParameter } from './query.ts';
import type { PathParameters } from './router.ts';

/**
 * The parts of a request that the contract describes. Validation coerces parameters and fills in defaults, modifying
 * the parts in place.
 */
export type RequestParts = {
  path: PathParameters;
  query: Query;
  headers: Record<string, string>;
  body: unknown;
};

export type Validators = {
  readonly parameters: {
    readonly path: ReadonlyMap<string, TextParameter>;
    readonly query: ReadonlyMap<string, TextParameter>;
    /** Keys are lower-case header names. */
    readonly header: ReadonlyMap<string, TextParameter>;
  };
  /** Returns the location and name of the parameter that the client probably meant by an unknown name. */
  readonly parameterLike: Guidance['parameterLike'];
  readonly bodyRequired: boolean;
  /** Throws a 400 error for the first invalid field. */
  readonly request: (parts: RequestParts, mediaType: string | undefined) => void;
  /**
   * Returns the problems with an invalid request. If the body was not read, returns only the problems with the
   * parameters.
   */
  readonly requestProblems: (parts: RequestParts, read: ReadBody | undefined, most: number) => Problem[];
  /** Returns true if the operation declares a JSON error with this status. */
  readonly declaresError: (status: number) => boolean;
  /** Returns the first problem with a response, or `undefined` if it is valid. */
  readonly answer: (status: number, mediaType: string | undefined, body: unknown) => Problem | undefined;
  /** Returns a copy of an invalid body without undeclared properties, or `undefined` if the copy is still invalid. */
  readonly declaredPart: (status: number, body: unknown) => { readonly body: unknown } | undefined;
};

export type ContractValidators = {
  /** The validators, keyed by operation ID. */
  readonly operations: ReadonlyMap<string, Validators>;
  /** Returns the first problem with a value of a contract schema (or `text`), or `undefined` if it is valid. */
  readonly schemaProblem: (name: string, value: unknown) => Problem | undefined;
};

/** A request body that was read and parsed. */
export type ReadBody = { readonly mediaType: string | undefined };

/** Returns the validators of a contract. `contract` is the source contract, including its examples. */
export function validatorsOf(
  { plan, functions, inFull }: Compiled,
  { contract, operations: rows }: { readonly contract: object; readonly operations: readonly CompiledOperation[] },
): ContractValidators {
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  let loaded: Functions | undefined;
  const loadInFull = () => {
    loaded ??= inFull();
    return loaded;
  };
  const operations = Object.entries(plan.operations).map(([id, operation]): [string, Validators] => {
    const { path, query, header } = operation.parameters;
    const parameters = { path: byName(path), query: byName(query), header: byName(header) };
    const guidance = guidanceOf(contract, rowOf.get(id)!);
    const about = { operation, header: parameters.header, guidance };
    return [
      id,
      {
        parameters,
        parameterLike: guidance.parameterLike,
        bodyRequired: operation.bodyRequired,
        request: requestCheck(about, functions),
        requestProblems: allProblemsCheck(about, loadInFull),
        declaresError: (status) => declaredAs(operation, status)?.['application/json'] !== undefined,
        answer: answerCheck(operation, functions),
        declaredPart: (status, body) => {
          const validate = functions[operation.answers[status]?.['application/json'] ?? ''];
          return validate && body !== undefined ? declaredPart(validate, body) : undefined;
        },
      },
    ];
  });
  return {
    operations: new Map(operations),
    schemaProblem(name, value) {
      if (name === 'text') return typeof value === 'string' ? undefined : { field: 'details', message: 'must be text' };
      return problemOf(functions[plan.schemas[name]!]!, { response: value });
    },
  };
}

const byName = (parameters: Readonly<Record<string, TextParameter>>) => new Map(Object.entries(parameters));

const problemOf = (validate: Validate, data: unknown, guidance?: Guidance): Problem | undefined =>
  validate(data) ? undefined : firstProblem(validate.errors ?? [], guidance);

type About = {
  readonly operation: OperationPlan;
  readonly header: ReadonlyMap<string, TextParameter>;
  readonly guidance: Guidance;
};

/** Header names are compared in lower case. The message uses the contract's spelling. */
const spelled = ({ field, message }: Problem, { header }: About): Problem => ({
  field: header.get(field)?.name ?? field,
  message,
});

function requestCheck(about: About, functions: Functions): Validators['request'] {
  const { requests } = about.operation;
  const compiled = new Map(
    Object.entries(requests).map(([type, { parameters, body }]) => [type, [functions[parameters]!, functions[body]!]]),
  );
  return ({ path: params, query, headers, body }, mediaType = '') => {
    const data = { params, query, headers, body };
    for (const validate of compiled.get(mediaType)!) {
      const problem = problemOf(validate, data, about.guidance);
      if (!problem) continue;
      const { field, message } = spelled(problem, about);
      invalid(field, message);
    }
  };
}

function allProblemsCheck(about: About, inFull: Compiled['inFull']): Validators['requestProblems'] {
  return ({ path: params, query, headers, body }, read, most) => {
    const { requests } = about.operation;
    const names = (read && requests[read.mediaType ?? '']) ?? Object.values(requests)[0]!;
    const data = { params, query, headers, body };
    const functions = [names.parameters, ...(read ? [names.body] : [])].map((name) => inFull()[name]!);
    const errors = functions.flatMap((validate) => (validate(data) ? [] : (validate.errors ?? [])));
    return problemsIn(errors, about.guidance, most).map((problem) => spelled(problem, about));
  };
}

/** `default`, `4XX` and `5XX` describe only errors. */
const declaredAs = ({ answers }: OperationPlan, status: number) =>
  answers[status] ?? (status < 400 ? undefined : (answers[`${Math.floor(status / 100)}XX`] ?? answers.default));

function answerCheck(operation: OperationPlan, functions: Functions): Validators['answer'] {
  return (status, mediaType, body) => {
    const declared = declaredAs(operation, status);
    if (!declared) return { field: 'status', message: `${status} is not declared` };
    const mediaTypes = Object.keys(declared);
    if (mediaTypes.length === 0)
      return body === undefined ? undefined : { field: 'response', message: 'must have no body' };
    if (mediaType === undefined || !mediaTypes.includes(mediaType)) {
      return { field: 'response', message: `must be ${mediaTypes.join(' or ')}` };
    }
    const validator = declared[mediaType];
    if (!validator) return isContent(body) ? undefined : { field: 'response', message: 'must be text or bytes' };
    return problemOf(functions[validator]!, { response: body });
  };
}

const isContent = (body: unknown) => typeof body === 'string' || body instanceof Uint8Array;

/** Each list item can have an undeclared property, so a list can produce many errors. */
const MOST_UNDECLARED = 1_000;

function declaredPart(validate: Validate, body: unknown): { body: unknown } | undefined {
  const data = { response: structuredClone(body) };
  for (let removed = 0; removed < MOST_UNDECLARED; removed++) {
    if (validate(data)) return { body: data.response };
    // Several errors occur if no branch of a choice matches.
    // A property that is undeclared in one branch may be declared in another.
    const [error, ...others] = validate.errors ?? [];
    if (error?.keyword !== 'additionalProperties' || others.length > 0) return undefined;
    const holder = valueAt(data, error.instancePath) as Record<string, unknown>;
    delete holder[error.params.additionalProperty];
  }
  return undefined;
}
