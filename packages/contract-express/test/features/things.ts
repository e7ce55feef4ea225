import { dereferenced } from '../../src/document.ts';
import { type CatalogueEntry, createContractApp, type ErrorCatalogue, type Operation } from '../../src/index.ts';
import { catalogue } from '../library.ts';

/** A contract or a part of it, as plain JSON. */
// biome-ignore lint/suspicious/noExplicitAny: probes change the contract in ways that OpenAPI does not allow
export type Json = any;

export const text = { type: 'string' };
export const media = (schema: object, mediaType = 'application/json') => ({ content: { [mediaType]: { schema } } });
export const parameter = (place: string, name: string, more: object = {}) => {
  return { name, in: place, required: true, schema: text, ...more };
};

/** Returns a minimal contract with a single resource, a thing, that can be read and replaced. */
function thingsContract() {
  const ofThing = media({ $ref: '#/components/schemas/Thing' });
  const responses = { '200': { description: 'ok', ...ofThing }, default: { description: 'error', ...media({}) } };
  return {
    openapi: '3.1.0',
    info: { title: 'Things', version: '1' },
    security: [{ token: [] }],
    paths: {
      '/things/{id}': {
        parameters: [parameter('path', 'id')],
        get: { operationId: 'getThing', responses: structuredClone(responses) },
        put: {
          operationId: 'putThing',
          requestBody: { required: true, ...structuredClone(ofThing) },
          responses: structuredClone(responses),
        },
      },
    },
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      schemas: { Thing: { type: 'object', properties: { name: text } } },
    },
  };
}

/** Changes the contract, its two operations or its schema in place. */
export type Change = (parts: { contract: Json; get: Json; put: Json; thing: Json }) => void;
export type ThingHandler = (request: Json, answer: Json) => Json;
export type ThingRequest = readonly [method: string, path: string, headers?: Record<string, string>, body?: unknown];

/** The things contract has no schemas for error details. */
const plainErrors: ErrorCatalogue = Object.fromEntries(
  Object.entries<CatalogueEntry>({
    ...catalogue,
    'request.crossSite': { ...catalogue['access.forbidden'], situation: 'crossSite' },
  }).map(([key, { details: _, ...entry }]) => [key, entry]),
);

/** Returns the catalogue. If the contract has the schema `Invalid`, the details of an invalid request use it. */
const errorsOf = (contract: Json): ErrorCatalogue =>
  contract.components?.schemas?.Invalid
    ? { ...plainErrors, 'request.invalid': { ...plainErrors['request.invalid']!, details: ['Invalid'] } }
    : plainErrors;
export const ORIGIN = 'http://things.example';

/** Starts an app for the changed contract. Requests have a bearer token unless their headers override it. */
export async function startThings(
  change: Change,
  answerThing: ThingHandler = (_, answer) => answer(200, { name: 'n' }),
) {
  const contract: Json = thingsContract();
  const { get, put } = contract.paths['/things/{id}'];
  change({ contract, get, put, thing: contract.components.schemas.Thing });
  const rows = rowsOf(contract);
  const seen: Json[] = [];
  const handlerOf = (id: string) => (request: Json, answer: never) => {
    const { path, query, headers, body } = request;
    seen.push({ id, path, query, headers, body });
    return answerThing(request, answer);
  };
  const app = await createContractApp<string>({
    contract,
    operations: Object.fromEntries(rows.map((row) => [row.id, row])),
    errors: errorsOf(contract),
    handlers: Object.fromEntries(rows.map(({ id }) => [id, handlerOf(id)])),
    authenticate: (token) => token,
    ownOrigin: ORIGIN,
    formats: { colour: { accepts: (value) => value === 'red', description: 'a colour' } },
    offContract: 'fail',
  });
  const { url, close } = await app.listen(0);
  return {
    seen,
    close,
    async call([method, path, headers, body]: ThingRequest) {
      const response = await fetch(url + path, {
        method,
        headers: {
          authorization: 'Bearer token',
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      const type = response.headers.get('content-type')?.split(';')[0];
      return { status: response.status, type, content: await response.text() };
    },
  };
}

/** Derives the operation table in the same way as the generator. */
function rowsOf(contract: Json): Operation[] {
  const { paths = {}, security = [] } = contract;
  return Object.entries<Json>(paths).flatMap(([path, item]) =>
    Object.entries<Json>(item)
      .filter(([method]) => ['get', 'put', 'post', 'patch', 'delete'].includes(method))
      .map(([method, { operationId: id, requestBody = {}, responses = {}, ...operation }]) => ({
        id,
        area: 'things',
        method: method as Operation['method'],
        path,
        secured: (operation.security ?? security).length > 0,
        errors: operation['x-errors'] ?? [],
        requestMediaTypes: Object.keys(requestBody.content ?? {}),
        answers: Object.fromEntries(
          Object.entries<Json>(responses).map(([status, answer]) => [
            status,
            Object.keys(dereferenced(contract, answer)?.content ?? {}),
          ]),
        ),
      })),
  );
}
