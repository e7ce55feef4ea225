import { RequestValidator } from 'express-openapi-validator/dist/middlewares/openapi.request.validator.js';
import { ResponseValidator } from 'express-openapi-validator/dist/middlewares/openapi.response.validator.js';
import { SchemaPreprocessor } from 'express-openapi-validator/dist/middlewares/parsers/schema.preprocessor.js';
import type { Operation } from './contract.ts';
import { formatsOf, resolve, withoutProse, withSafeRequests, withSealedAnswers } from './document.ts';
import { invalid } from './failure.ts';
import { type Format, numberFormats, formats as ownFormats } from './formats.ts';
import { type ErrorObject, firstProblem, type Problem } from './problems.ts';
import type { Query, TextParameter } from './query.ts';
import type { PathParameters } from './router.ts';

// biome-ignore lint/suspicious/noExplicitAny: the contract is plain JSON to us
type Json = any;

/** The parts of a request that a contract speaks about. Validation coerces parameters and fills in defaults, in place. */
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
    /** By name in lower case. */
    readonly header: ReadonlyMap<string, TextParameter>;
  };
  readonly bodyRequired: boolean;
  /** Throws 400 naming the first field that is wrong. */
  readonly request: (parts: RequestParts, mediaType: string | undefined) => void;
  /** What is off-contract about an answer, if anything. */
  readonly answer: (status: number, mediaType: string | undefined, body: unknown) => Problem | undefined;
};

export type CompiledContract = {
  /** By operation id. */
  readonly validators: ReadonlyMap<string, Validators>;
  /** What keeps a value from being this schema of the contract (or `text`), if anything. */
  readonly schemaProblem: (name: string, value: unknown) => Problem | undefined;
};

/**
 * express-openapi-validator, without its middleware chain: its validators are constructed once and are handed the
 * operation that our table found. Its own chain tries every path on every request, awaits a promise per step and
 * validates only what passes through `res.json`; its validators need none of that. They take plain objects, too, so
 * nothing of Express's request is copied or replaced on the way.
 */
export function compileValidators(
  contract: object,
  operations: readonly Operation[],
  extraFormats: Record<string, Format>,
): CompiledContract {
  const formats = { ...ownFormats, ...extraFormats };
  const unknown = [...formatsOf(contract)].filter((name) => !(name in formats) && !(name in numberFormats));
  if (unknown.length > 0) throw new Error(`the contract uses unknown formats: ${unknown.join(', ')}`);

  const ajvFormats = Object.fromEntries([
    ...Object.entries(formats).map(([name, format]) => [name, { type: 'string', validate: format.accepts }]),
    ...Object.entries(numberFormats).map(([name, validate]) => [name, { type: 'number', validate }]),
  ]);
  const options: Json = {
    strict: false,
    strictNumbers: true,
    validateSchema: false,
    validateFormats: true,
    // The words for a broken pattern are those of the format beside it.
    verbose: true,
    // Of a choice with a discriminator, only the branch it names is validated, and only its errors are told.
    discriminator: true,
    formats: ajvFormats,
  };

  const prepared = new SchemaPreprocessor(
    withSafeRequests(withoutProse(contract)) as Json,
    { ...options, useDefaults: true, serDesMap: {} },
    {},
  ).preProcess();
  const answers: Json = withSealedAnswers(prepared.apiDocRes);
  const requestValidator = new RequestValidator(
    { ...prepared.apiDoc, paths: {} },
    { ...options, useDefaults: true, coerceTypes: false, allowUnknownQueryParameters: true },
  );
  const responseValidator = new ResponseValidator({ ...answers, paths: {} }, options, {});

  const shared = new Map<object, Record<string, Validate>>();

  const validators = new Map(
    operations.map((operation) => {
      const schema: Json = prepared.apiDoc.paths?.[operation.path]?.[operation.method];
      if (!schema) throw new Error(`the contract has no ${operation.method} ${operation.path} (${operation.id})`);
      schema.parameters = (schema.parameters ?? []).map((parameter: Json) => inlined(prepared.apiDoc, parameter));
      if (schema.requestBody) schema.requestBody.required ??= false;
      const responses = answers.paths[operation.path][operation.method].responses;
      const parameters = parametersOf(schema, operation);
      return [
        operation.id,
        {
          parameters,
          bodyRequired: schema.requestBody?.required === true,
          request: requestCheck(requestValidator, operation, schema, parameters),
          answer: answerCheck(responseValidator, operation, responses, shared),
        } satisfies Validators,
      ];
    }),
  );
  return { validators, schemaProblem: schemaCheck(responseValidator) };
}

/** A parameter with neither itself nor its schema behind a reference. */
function inlined(document: Json, entry: Json): Json {
  const parameter = entry.$ref ? resolve(document, entry.$ref) : entry;
  const { $ref, ...beside } = parameter.schema ?? {};
  return $ref ? { ...parameter, schema: { ...resolve(document, $ref), ...beside } } : parameter;
}

/** Every parameter is one text, or a list of them in the query: `a=1&a=2`. Nothing is hidden inside one text. */
function parametersOf({ parameters }: Json, { id }: Operation): Validators['parameters'] {
  const found = { path: new Map(), query: new Map(), header: new Map() };
  for (const { name, in: place, schema, explode } of parameters as Json[]) {
    const { type } = schema ?? {};
    const isList = type === 'array' && place === 'query' && explode !== false;
    if (!schema || !(place in found) || type === 'object' || (type === 'array' && !isList)) {
      throw new Error(`${id}: the parameter ${name} is neither one text nor a list written name=a&name=b`);
    }
    const key: string = place === 'header' ? name.toLowerCase() : name;
    const known = isList || ['integer', 'number', 'boolean'].includes(type);
    found[place as keyof typeof found].set(key, { name, type: known ? type : 'text' });
  }
  return found;
}

/** A function that ajv compiled. */
type Validate = { (data: unknown): boolean; errors?: ErrorObject[] | null };
const noResponse: Json = {};
const done = () => {};

/**
 * The first request of each media type makes express-openapi-validator compile its validators: here, and not on a
 * customer's time. From then on they are called directly.
 */
function requestCheck(
  validator: RequestValidator,
  operation: Operation,
  schema: Json,
  { header }: Validators['parameters'],
): Validators['request'] {
  const { id, method, path } = operation;
  const { ajv, ajvBody }: Json = validator;
  const compiled = new Map<string | undefined, [parameters: Validate, body: Validate]>();
  for (const mediaType of [...(schema.requestBody?.required ? [] : [undefined]), ...operation.requestMediaTypes]) {
    const openapi = { expressRoute: path, schema, pathParams: {} };
    const headers = mediaType === undefined ? {} : { 'content-type': mediaType };
    const request: Json = { method, path, originalUrl: '/', openapi, params: {}, query: {}, headers, body: {} };
    try {
      validator.validate(request, noResponse, done);
    } catch (error) {
      // That this request breaks the contract is no news; anything else is a contract that cannot be compiled.
      if (!(error instanceof Error && 'errors' in error)) throw new Error(`${id} cannot be compiled`, { cause: error });
    }
    const key = `${method}-${path}-${mediaType ?? 'not_provided'}`;
    compiled.set(mediaType, [ajv.getSchema(key), ajvBody.getSchema(key)]);
  }
  return ({ path: params, query, headers, body }, mediaType) => {
    const data = { params, query, headers, body };
    for (const validate of compiled.get(mediaType)!) {
      if (validate(data)) continue;
      const problem = firstProblem(validate.errors ?? []);
      // Headers were compared in lower case; a customer knows them as the contract spells them.
      const field = header.get(problem.field)?.name ?? problem.field;
      invalid(field, problem.message);
    }
  };
}

/** Compiled when it is first asked for: only details of errors are held against schemas by name. */
function schemaCheck(validator: ResponseValidator): CompiledContract['schemaProblem'] {
  const compiled = new Map<string, Validate>();
  return (name, value) => {
    if (name === 'text') return typeof value === 'string' ? undefined : { field: 'details', message: 'must be text' };
    const schema = { $ref: `#/components/schemas/${name}` };
    const request: Json = { method: 'get', headers: {}, openapi: { expressRoute: `the schema ${name}` } };
    const responses: Json = { 200: { content: { 'application/json': { schema } } } };
    const build = (): Validate => (validator._getOrBuildValidator(request, responses) as Json)[200]['application/json'];
    const validate = compiled.get(name) ?? build();
    compiled.set(name, validate);
    return validate({ response: value }) ? undefined : firstProblem(validate.errors ?? []);
  };
}

/** An answer that several operations refer to, as most errors are, is compiled once. */
function answerCheck(
  validator: ResponseValidator,
  { method, path }: Operation,
  responses: Json,
  shared: Map<object, Record<string, Validate>>,
): Validators['answer'] {
  const compiled: Record<string, Record<string, Validate>> = {};
  for (const [status, response] of Object.entries<Json>(responses)) {
    const request: Json = { method, headers: {}, openapi: { expressRoute: `${path} ${status}` } };
    const built: Json = shared.get(response) ?? validator._getOrBuildValidator(request, { [status]: response })[status];
    compiled[status] = built;
    shared.set(response, built);
  }
  return (status, mediaType, body) => {
    const declared = String(status) in responses || status < 400 ? String(status) : 'default';
    if (!(declared in responses)) return { field: 'status', message: `${status} is not declared` };
    const mediaTypes = Object.keys(responses[declared].content ?? {});
    if (mediaTypes.length === 0)
      return body === undefined ? undefined : { field: 'response', message: 'must have no body' };
    if (mediaType === undefined || !mediaTypes.includes(mediaType)) {
      return { field: 'response', message: `must be ${mediaTypes.join(' or ')}` };
    }
    const validate = compiled[declared]?.[mediaType];
    if (!validate) return typeof body === 'string' ? undefined : { field: 'response', message: 'must be text' };
    if (validate({ response: body })) return undefined;
    return firstProblem(validate.errors ?? []);
  };
}
