import { deflateRawSync } from 'node:zlib';
import { _, type Ajv } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import { RequestValidator } from 'express-openapi-validator/dist/middlewares/openapi.request.validator.js';
import { ResponseValidator } from 'express-openapi-validator/dist/middlewares/openapi.response.validator.js';
import { SchemaPreprocessor } from 'express-openapi-validator/dist/middlewares/parsers/schema.preprocessor.js';
import type { Compilable, Compiled, CompiledOperation, OperationPlan, Parameters, Validate } from './compiled.ts';
import { dereferenced, nameOfSchema, withSafeRequests, withSchemasByName, withSealedAnswers } from './document.ts';
import type { AjvFormats } from './formats.ts';
import { replaceKeywords } from './keywords.ts';
import type { TextParameter } from './query.ts';

// biome-ignore lint/suspicious/noExplicitAny: the contract is read as plain JSON
type Json = any;

/**
 * Compiles a contract with the validators of express-openapi-validator, but without its middleware. The middleware
 * tries every path on every request, awaits a promise per step and validates only responses sent by `res.json`. The
 * validators receive the operation that our router found. The validators accept plain objects, so Express's request is
 * neither copied nor replaced. Returns the compiled contract, and its code as a CommonJS module that takes
 * `require`, `formats` and a function that evaluates compressed code.
 */
export function compile({ contract, operations, schemas, ...given }: Compilable, formats: AjvFormats) {
  const options: Json = {
    strict: false,
    strictNumbers: true,
    validateSchema: false,
    validateFormats: true,
    // Exposes the parent schema, so that the message for a failed pattern can use the format's description.
    verbose: true,
    // Validates only the branch that the discriminator selects, and reports only its errors.
    discriminator: true,
    formats,
    code: { source: true, formats: _`formats` },
  };
  const prepared: Json = new SchemaPreprocessor(
    withSafeRequests(contract) as Json,
    { ...options, useDefaults: true, serDesMap: {} },
    {},
  ).preProcess();
  for (const operation of operations) inlineParameters(prepared.apiDoc, operation);
  const requests: Json = withSchemasByName(prepared.apiDoc);
  const answers: Json = withSchemasByName(withSealedAnswers(prepared.apiDocRes));
  const sent = requestCompiler(requests, options);
  const answerValidator: Json = new ResponseValidator({ ...answers, paths: {}, components: {} }, options, {});
  replaceKeywords(answerValidator.ajvBody, 'writeOnly');
  addSchemas(answers, answerValidator.ajvBody);
  const returned = recorderOf({ answer: answerValidator.ajvBody });

  function compileAnswer(route: string, response: Json): Record<string, string | null> {
    const request = { method: 'get', headers: {}, openapi: { expressRoute: route } };
    const { answer = {} } = answerValidator._getOrBuildValidator(request, { answer: response });
    const mediaTypes = Object.keys(response.content ?? {});
    return Object.fromEntries(
      mediaTypes.map((type) => [
        type,
        answer[type] ? returned.note('answer', `get-${route}-not_provided-answer-${type}`) : null,
      ]),
    );
  }

  // Responses with the same content, such as most errors, are compiled once.
  const shared = new Map<string, Record<string, string | null>>();
  function planOf(operation: CompiledOperation): OperationPlan {
    const { id, method, path } = operation;
    const schema = operationIn(requests, operation);
    const { requestBody } = schema;
    if (requestBody) requestBody.required ??= false;
    const declared = Object.entries<Json>(operationIn(answers, operation).responses);
    for (const [status, response] of declared) {
      if (shared.has(contentOf(response))) continue;
      try {
        shared.set(contentOf(response), compileAnswer(`${method} ${path} ${status}`, response));
      } catch (error) {
        throw notCompiled(`${id}: its answer ${status}`, error);
      }
    }
    return {
      parameters: parametersOf(schema.parameters),
      bodyRequired: requestBody?.required === true,
      requests: sent.compile(operation),
      answers: Object.fromEntries(declared.map(([status, response]) => [status, shared.get(contentOf(response))!])),
    };
  }

  const plan = {
    operations: Object.fromEntries(operations.map((operation) => [operation.id, planOf(operation)])),
    schemas: Object.fromEntries(
      schemas.map((name) => {
        const content = { 'application/json': { schema: { $ref: nameOfSchema(name) } } };
        return [name, compileAnswer(`schema ${name}`, { content })['application/json']!];
      }),
    ),
  };
  const compileInFull = () => {
    const full = requestCompiler(requests, { ...options, allErrors: true });
    if (given.inFull) for (const operation of operations) full.compile(operation);
    return full;
  };
  let full: ReturnType<typeof compileInFull> | undefined;
  const inFull = () => (full ??= compileInFull());
  return {
    compiled: {
      plan,
      functions: { ...sent.functions, ...returned.functions },
      inFull: () => inFull().functions,
    } satisfies Compiled,
    code() {
      const [functions, all] = [[sent, returned], [inFull()]].map((ones) => ones.map((one) => one.code()).join('\n'));
      const packed = deflateRawSync(`(require, formats) => ({\n${all}\n})`).toString('base64');
      return `module.exports = (require, formats, unpack) => ({ plan: ${JSON.stringify(plan)}, functions: {\n${functions}\n}, inFull: () => unpack("${packed}")(require, formats) });\n`;
    },
  };
}

/** Records the functions that ajv instances have compiled. */
function recorderOf<Part extends string>(instances: Readonly<Record<Part, Ajv>>) {
  const functions: Record<string, Validate> = {};
  const keys = new Map<string, Record<string, string>>();
  return {
    functions,
    /** Records the function that the instance has compiled for a key, and returns its name. */
    note(part: Part, key: string): string {
      const name = `${part} ${key}`;
      functions[name] = instances[part].getSchema(key) as Validate;
      keys.set(part, Object.assign(keys.get(part) ?? {}, { [name]: key }));
      return name;
    },
    /** Returns the properties of an object literal, as code. */
    code: () =>
      Object.entries<Ajv>(instances)
        .map(
          ([part, ajv]) => `...((exports) => {${standalone.default(ajv, keys.get(part) ?? {})}\nreturn exports;})({}),`,
        )
        .join('\n'),
  };
}

function requestCompiler(requests: Json, options: Json) {
  const validator: Json = new RequestValidator(
    { ...requests, paths: {}, components: {} },
    { ...options, useDefaults: true, coerceTypes: false, allowUnknownQueryParameters: true },
  );
  const instances: Record<'parameters' | 'body', Ajv> = { parameters: validator.ajv, body: validator.ajvBody };
  for (const ajv of Object.values(instances)) {
    replaceKeywords(ajv, 'readOnly');
    addSchemas(requests, ajv);
  }
  const { note, ...recorded } = recorderOf(instances);

  /** Compiles validators by sending an empty request at startup. Later requests call the validators directly. */
  function compileType({ id, method, path }: CompiledOperation, schema: Json, mediaType: string) {
    const openapi = { expressRoute: path, schema, pathParams: {} };
    const headers = mediaType === '' ? {} : { 'content-type': mediaType };
    const request = { method, path, originalUrl: '/', openapi, params: {}, query: {}, headers, body: {} };
    try {
      validator.validate(request, {}, () => {});
    } catch (error) {
      // Ignore validation errors here. Any other error means that the contract does not compile.
      if (!(error instanceof Error && 'errors' in error)) throw notCompiled(`${id}: its request`, error);
    }
    const key = `${method}-${path}-${mediaType || 'not_provided'}`;
    return { parameters: note('parameters', key), body: note('body', key) };
  }

  return {
    ...recorded,
    /** Returns the validators' names by media type. */
    compile(operation: CompiledOperation): OperationPlan['requests'] {
      const schema = operationIn(requests, operation);
      const mediaTypes = [...(schema.requestBody?.required ? [] : ['']), ...operation.requestMediaTypes];
      return Object.fromEntries(mediaTypes.map((type) => [type, compileType(operation, schema, type)]));
    },
  };
}

const notCompiled = (what: string, cause: unknown) =>
  new Error(`${what} cannot be compiled: ${cause instanceof Error ? cause.message : cause}`, { cause });

const contentOf = ({ content }: Json): string => JSON.stringify(content ?? {});

const operationIn = (document: Json, { method, path }: CompiledOperation): Json => document.paths[path][method];

function addSchemas({ components }: Json, ...instances: readonly Ajv[]): void {
  for (const [name, schema] of Object.entries<Json>(components?.schemas ?? {})) {
    for (const ajv of instances) ajv.addSchema(schema, nameOfSchema(name));
  }
}

export function inlineParameters(document: Json, operation: CompiledOperation): void {
  const found = operationIn(document, operation);
  found.parameters = (found.parameters ?? []).map((entry: Json) => {
    const parameter = dereferenced(document, entry);
    const { $ref, ...beside } = parameter.schema ?? {};
    return $ref ? { ...parameter, schema: { ...dereferenced(document, parameter.schema), ...beside } } : parameter;
  });
}

function parametersOf(parameters: readonly Json[]): Parameters {
  const found: Record<string, Record<string, TextParameter>> = { path: {}, query: {}, header: {} };
  for (const { name, in: place, schema } of parameters) {
    const key: string = place === 'header' ? name.toLowerCase() : name;
    const isKnown = ['integer', 'number', 'boolean', 'array'].includes(schema.type);
    found[place]![key] = { name, type: isKnown ? schema.type : 'text' };
  }
  return found as Parameters;
}
