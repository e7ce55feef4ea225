import { RequestValidator } from 'express-openapi-validator/dist/middlewares/openapi.request.validator.js';
import { ResponseValidator } from 'express-openapi-validator/dist/middlewares/openapi.response.validator.js';
import { SchemaPreprocessor } from 'express-openapi-validator/dist/middlewares/parsers/schema.preprocessor.js';
import type { Operation } from './contract.ts';
import { formatsOf, resolve, withoutProse, withSafeRequests, withSealedAnswers } from './document.ts';
import { EdgeFailure } from './failure.ts';
import { type Format, numberFormats, formats as ownFormats } from './formats.ts';
import { firstProblem, type Problem } from './problems.ts';
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
) {
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

  return new Map(
    operations.map((operation) => {
      const schema: Json = prepared.apiDoc.paths?.[operation.path]?.[operation.method];
      if (!schema) throw new Error(`the contract has no ${operation.method} ${operation.path} (${operation.id})`);
      schema.parameters = (schema.parameters ?? []).map((parameter: Json) => inlined(prepared.apiDoc, parameter));
      if (schema.requestBody) schema.requestBody.required ??= false;
      const responses = answers.paths[operation.path][operation.method].responses;
      return [
        operation.id,
        {
          parameters: parametersOf(schema),
          bodyRequired: schema.requestBody?.required === true,
          request: requestCheck(requestValidator, operation, schema),
          answer: answerCheck(responseValidator, operation, responses),
        } satisfies Validators,
      ];
    }),
  );
}

/** A parameter with neither itself nor its schema behind a reference. */
function inlined(document: Json, entry: Json): Json {
  const parameter = entry.$ref ? resolve(document, entry.$ref) : entry;
  return parameter.schema?.$ref ? { ...parameter, schema: resolve(document, parameter.schema.$ref) } : parameter;
}

function parametersOf(schema: Json): Validators['parameters'] {
  const found = { path: new Map(), query: new Map(), header: new Map(), cookie: new Map() };
  for (const parameter of schema.parameters as Json[]) {
    const name: string = parameter.in === 'header' ? parameter.name.toLowerCase() : parameter.name;
    const type = parameter.schema?.type;
    const known = ['integer', 'number', 'boolean'].includes(type) || (type === 'array' && parameter.explode !== false);
    found[parameter.in as keyof typeof found].set(name, { name: parameter.name, type: known ? type : 'text' });
  }
  return found;
}

type Validate = { (data: unknown): boolean; errors?: Json[] | null };
const noResponse: Json = {};
const done = () => {};

/**
 * The first call for a media type makes express-openapi-validator compile it, here and not on a customer's time. Its
 * compiled functions are then called directly, unless the operation has something that it rewrites before validating.
 */
function requestCheck(validator: RequestValidator, operation: Operation, schema: Json): Validators['request'] {
  const whole = (parts: RequestParts, mediaType: string | undefined) => {
    const request: Json = {
      ...{ method: operation.method, path: operation.path, originalUrl: '/' },
      openapi: { expressRoute: operation.path, schema, pathParams: parts.path },
      params: parts.path,
      query: parts.query,
      headers: mediaType === undefined ? parts.headers : { ...parts.headers, 'content-type': mediaType },
      body: parts.body,
    };
    try {
      validator.validate(request, noResponse, done);
    } catch (error) {
      if (!(error instanceof Error) || !('errors' in error)) throw error;
      throw new EdgeFailure('invalidRequest', firstProblem(error.errors as Json));
    }
  };
  const { ajv, ajvBody }: Json = validator;
  const compiled = new Map<string | undefined, [parameters: Validate, body: Validate]>();
  for (const mediaType of [...(schema.requestBody?.required ? [] : [undefined]), ...operation.requestMediaTypes]) {
    try {
      whole({ path: {}, query: {}, headers: {}, body: {} }, mediaType);
    } catch (error) {
      if (!(error instanceof EdgeFailure))
        throw new Error(`the request of ${operation.id} cannot be compiled`, { cause: error });
    }
    const key = `${operation.method}-${operation.path}-${mediaType ?? 'not_provided'}`;
    compiled.set(mediaType, [ajv.getSchema(key), ajvBody.getSchema(key)]);
  }
  if (isRewritten(schema)) return whole;

  return (parts, mediaType) => {
    const data = { params: parts.path, query: parts.query, headers: parts.headers, body: parts.body };
    for (const validate of compiled.get(mediaType)!) {
      if (!validate(data)) throw new EdgeFailure('invalidRequest', firstProblem(rawErrors(validate.errors)));
    }
  };
}

/** Objects and lists inside one parameter's text, and bodies chosen by a discriminator. */
function isRewritten({ parameters, requestBody }: Json): boolean {
  const scalar = ({ content, schema, in: place, explode }: Json) =>
    !(content || schema.oneOf || schema.anyOf || schema.allOf || schema.$ref || schema.type === 'object') &&
    (schema.type !== 'array' || (place === 'query' && explode));
  const media = Object.values<Json>(requestBody?.content ?? {});
  return !parameters.every(scalar) || media.some(({ schema }) => schema?.discriminator);
}

function answerCheck(validator: ResponseValidator, operation: Operation, responses: Json): Validators['answer'] {
  const compiled: Record<string, Record<string, Json>> = validator._getOrBuildValidator(
    { method: operation.method, headers: {}, openapi: { expressRoute: operation.path } } as Json,
    responses,
  ) as Json;
  return (status, mediaType, body) => {
    const declared = String(status) in responses ? String(status) : 'default';
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
    return firstProblem(
      validate.errors.map((error: Json) => ({
        path: [error.instancePath, error.params.missingProperty ?? error.params.additionalProperty]
          .filter(Boolean)
          .join('/'),
        message: error.message,
        errorCode: error.keyword,
      })),
    );
  };
}

/** ajv's errors as express-openapi-validator writes them. */
const rawErrors = (errors: Json[] | null | undefined) =>
  (errors ?? []).map(({ instancePath, params, keyword, message }: Json) => {
    const property = params.missingProperty ?? params.additionalProperty ?? params.unevaluatedProperty;
    return {
      path: property === undefined ? instancePath : `${instancePath}/${property}`,
      message: keyword === 'enum' ? `${message}: ${params.allowedValues.join(', ')}` : message,
      errorCode: keyword,
    };
  });
