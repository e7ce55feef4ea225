import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cached, createContractApp, formats } from '@agency-booking/contract-express';
import { Ajv2020 } from 'ajv/dist/2020.js';
import express, { type Express, type Response } from 'express';
import { middleware as openapiValidator } from 'express-openapi-validator';
import fastify, { type FastifyRequest } from 'fastify';
import { type Document, OpenAPIBackend } from 'openapi-backend';
import { answers, basePath, contract, errors, operations, rows, securedContract } from './contract.ts';

/** The stacks to compare. Each one serves the measured contract on a free port and returns the same bodies. */
export const stacks: Record<string, () => Promise<number>> = {
  ours: serveOurs,
  fastify: () => serveFastify(undefined),
  'fastify, JSON.stringify': () => serveFastify(JSON.stringify),
  'bare express': serveExpress,
  'raw node:http': serveRaw,
  'openapi-backend': serveOpenapiBackend,
  'express + EOV': serveEov,
};

const TOKEN = 'a-token';
const answerOf = (id: string) => answers[id] ?? answers.readOrder;
const noStore = { 'Cache-Control': 'no-store' };
const limitHeaders = { 'RateLimit-Limit': '1000000000', 'RateLimit-Remaining': '1', 'RateLimit-Reset': '60' };
let requests = 0;
const newRequestId = () => `req_${++requests}`;

async function serveOurs(): Promise<number> {
  const app = await createContractApp({
    contract: securedContract,
    operations,
    errors,
    basePath,
    handlers: Object.fromEntries(
      rows.map(({ id }) => [
        id,
        // Reference data does not change, so its responses are cacheable.
        (_request: never, answer: never) =>
          (answer as (status: number, body: unknown) => never)(
            200,
            id === 'listSuppliers' ? cached(answerOf(id) as object) : answerOf(id),
          ),
      ]),
    ),
    authenticate: (token) => {
      if (token !== TOKEN) throw new Error('the benchmark sends its token');
      return { id: 'usr_1' };
    },
    limit: () => ({ limit: 1e9, remaining: 1, resetSeconds: 60, exceeded: false, retryAfterSeconds: 0 }),
    limitIdentity: (caller) => caller.id,
    offContract: 'fail',
  });
  return (await app.listen(0)).port;
}

/** Validates every response with ajv, because Fastify's serializer does not validate. */
async function serveFastify(serializer: typeof JSON.stringify | undefined): Promise<number> {
  const app = fastify({
    ajv: { customOptions: { coerceTypes: true, removeAdditional: false, validateFormats: true } },
  });
  const ajv = new Ajv2020({ strict: false, allErrors: false });
  for (const [name, { accepts }] of Object.entries(formats)) ajv.addFormat(name, accepts);
  app.setValidatorCompiler(({ schema, httpPart }) => (httpPart === 'body' ? ajv : coercing).compile(schema));
  const coercing = new Ajv2020({ strict: false, coerceTypes: true });
  if (serializer) app.setSerializerCompiler(() => serializer as (body: unknown) => string);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('X-Request-Id', newRequestId()).headers(noStore);
    if (request.routeOptions.url === `${basePath}/auth/login`) return;
    authenticate(request);
    reply.headers(limitHeaders);
  });

  for (const row of rows) {
    const operation = inlined(contract.paths[row.path]![row.method]) as ReturnType<typeof operationOf>;
    const validate = ajv.compile(operation.responses['200'].content['application/json'].schema);
    const query = operation.parameters.filter((parameter) => parameter.in === 'query');
    const path = operation.parameters.filter((parameter) => parameter.in === 'path');
    app.route({
      method: row.method.toUpperCase(),
      url: basePath + row.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      schema: {
        ...(operation.requestBody && { body: operation.requestBody.content['application/json'].schema }),
        querystring: parameterObject(query),
        params: parameterObject(path),
        response: { 200: operation.responses['200'].content['application/json'].schema },
      },
      preSerialization: async (_request, _reply, body) => {
        if (!validate(body)) throw new Error('off contract');
        return body;
      },
      handler: async () => answerOf(row.id),
    });
  }
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
}

function authenticate(request: FastifyRequest): void {
  if (request.headers.authorization?.slice('Bearer '.length) !== TOKEN)
    throw new Error('the benchmark sends its token');
}

type Parameter = { name: string; in: string; required?: boolean; schema: object };
type Media = { content: { 'application/json': { schema: object } } };
declare function operationOf(): { parameters: Parameter[]; requestBody?: Media; responses: { '200': Media } };

const parameterObject = (parameters: Parameter[]) => ({
  type: 'object',
  additionalProperties: false,
  required: parameters.filter((parameter) => parameter.required).map((parameter) => parameter.name),
  properties: Object.fromEntries(parameters.map((parameter) => [parameter.name, parameter.schema])),
});

/** Inlines references, because Fastify resolves them differently. */
function inlined(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(inlined);
  if (node === null || typeof node !== 'object') return node;
  if ('$ref' in node) {
    return inlined(
      contract.components.schemas[String(node.$ref).split('/').at(-1) as keyof typeof contract.components.schemas],
    );
  }
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, inlined(value)]));
}

const headersOf = (id: string) => ({
  'X-Request-Id': newRequestId(),
  ...noStore,
  ...(id !== 'login' && limitHeaders),
});

async function serveExpress(): Promise<number> {
  const app = plainExpress();
  app.use(express.json());
  for (const row of rows) {
    app[row.method](
      basePath + row.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      (_request, response) => void response.set(headersOf(row.id)).json(answerOf(row.id)),
    );
  }
  return listening(app);
}

/** Starts the baseline server, which parses bodies and writes responses without validating anything. */
async function serveRaw(): Promise<number> {
  const byRequest = new Map([
    ['/auth/login', 'login'],
    ['/order/CAR-1', 'readOrder'],
    ['/helper-data/suppliers', 'listSuppliers'],
    ['/search/point', 'searchCars'],
  ]);
  const server = createServer((request, response) => {
    const id = byRequest.get(request.url!.split('?')[0]!.slice(basePath.length))!;
    const chunks: Buffer[] = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      if (chunks.length > 0) JSON.parse(Buffer.concat(chunks).toString());
      const text = JSON.stringify(answerOf(id));
      response
        .writeHead(200, {
          ...headersOf(id),
          'Content-Type': 'application/json',
          'Content-Length': Buffer.byteLength(text),
        })
        .end(text);
    });
  });
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return (server.address() as AddressInfo).port;
}

/** Starts openapi-backend behind Express, with request and response validation as described in its documentation. */
async function serveOpenapiBackend(): Promise<number> {
  const api = new OpenAPIBackend({
    definition: { ...contract, paths: inlined(contract.paths) } as unknown as Document,
    apiRoot: basePath,
    ajvOpts: { strict: false },
    // Skips validating the contract itself against the OpenAPI schema.
    quick: true,
    customizeAjv(ajv) {
      for (const [name, { accepts }] of Object.entries(formats)) ajv.addFormat(name, accepts);
      return ajv;
    },
  });
  for (const { id } of rows) api.register(id, () => answerOf(id));
  api.register({
    notFound: () => undefined,
    validationFail: (context) => {
      throw new Error(JSON.stringify(context.validation.errors));
    },
    postResponseHandler: (context, _request, response: Response) => {
      if (!context.operation) throw new Error('no operation');
      const { errors } = context.api.validateResponse(context.response, context.operation, 200);
      if (errors) throw new Error(JSON.stringify(errors));
      response.set(headersOf(context.operation.operationId!)).json(context.response);
    },
  });
  await api.init();
  const app = plainExpress();
  app.use(express.json());
  app.use((request, response) => api.handleRequest(request as never, request, response));
  return listening(app);
}

/** Starts the express-openapi-validator middleware with its default settings. */
async function serveEov(): Promise<number> {
  const app = plainExpress();
  app.use(express.json());
  app.use(
    openapiValidator({
      apiSpec: { ...contract, servers: [{ url: basePath }] } as never,
      validateRequests: true,
      validateResponses: true,
      validateApiSpec: false,
      formats: Object.fromEntries(
        Object.entries(formats).map(([name, { accepts }]) => [name, { type: 'string', validate: accepts }]),
      ),
    }),
  );
  for (const row of rows) {
    app[row.method](
      basePath + row.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      (_request, response) => void response.set(headersOf(row.id)).json(answerOf(row.id)),
    );
  }
  return listening(app);
}

/** Creates an Express app without the headers that only Express sends. */
function plainExpress(): Express {
  return express().set('etag', false).set('x-powered-by', false);
}

async function listening(app: Express): Promise<number> {
  const server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return (server.address() as AddressInfo).port;
}
