import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { RequestValidator } from 'express-openapi-validator/dist/middlewares/openapi.request.validator.js';
import { ResponseValidator } from 'express-openapi-validator/dist/middlewares/openapi.response.validator.js';
import { SchemaPreprocessor } from 'express-openapi-validator/dist/middlewares/parsers/schema.preprocessor.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as creditBureau from '../../connector-contracts/src/generated/credit-bureau/index.ts';
import * as paymentProcessor from '../../connector-contracts/src/generated/payment-processor/index.ts';
import * as transferSupplier from '../../connector-contracts/src/generated/transfer-supplier/index.ts';
import * as vendor from '../../connector-contracts/src/generated/vendor/index.ts';
import { errors as ownErrors } from '../../server/src/generated/errors.ts';
import ownContract from '../../server/src/generated/openapi.json' with { type: 'json' };
import { operations as ownOperations } from '../../server/src/generated/operations.ts';
import { inlineParameters } from '../src/compile.ts';
import { type Compilable, compilableOf, compiledIn, type Served, type Validate } from '../src/compiled.ts';
import { resolve, withoutProse, withSafeRequests, withSealedAnswers } from '../src/document.ts';
import { ajvFormats } from '../src/formats.ts';
import * as library from './library.ts';
import { serveLibrary } from './serve.ts';

// biome-ignore lint/suspicious/noExplicitAny: the contract is read as plain JSON
type Json = any;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'compiled-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The service and the sandbox also cache their contracts here, so the test checks the code that they load. */
const KEPT = fileURLToPath(new URL('../../../node_modules/.cache/contracts', import.meta.url));
const contracts: Record<string, Served> = {
  'our own': { contract: ownContract, operations: ownOperations, errors: ownErrors },
  vendor,
  'transfer-supplier': transferSupplier,
  'payment-processor': paymentProcessor,
  'credit-bureau': creditBureau,
};

test.each(Object.entries(contracts))(
  'the cached validators agree with express-openapi-validator for every broken part of every example of %s',
  { timeout: 180_000 },
  async (_name, served) => {
    const contract: Json = served.contract;
    const given = compilableOf(served);
    await compiledIn(KEPT, given);
    const { plan, functions } = await compiledIn(KEPT, given);
    const plain = plainValidators(given);
    const compared = { valid: 0, invalid: 0 };
    const seen = new Set<string>();

    for (const { id, path, method } of given.operations) {
      const { requestBody, responses, parameters } = contract.paths[path][method];
      for (const [mediaType, { parameters: key, body }] of Object.entries(plan.operations[id]!.requests)) {
        const [plainParameters, plainBody] = plain.request(id, mediaType);
        compare(key, () => plainParameters, textsOf(contract, parameters));
        for (const example of examplesOf(contract, requestBody?.content[mediaType])) {
          compare(body, () => plainBody, example, 'body');
        }
      }
      for (const [status, mediaTypes] of Object.entries(plan.operations[id]!.answers)) {
        for (const [mediaType, key] of Object.entries(mediaTypes)) {
          const { content } = whole(contract, responses[status]);
          for (const example of key ? examplesOf(contract, content[mediaType]) : []) {
            compare(key!, () => plain.answer(id, status, mediaType), example, 'response');
          }
        }
      }
    }
    expect(compared.valid).toBeGreaterThan(50);
    expect(compared.invalid).toBeGreaterThan(300);

    function compare(key: string, plainly: () => Validate, example: unknown, part?: 'body' | 'response'): void {
      const name = `${key} ${JSON.stringify(example)}`;
      if (seen.has(name)) return;
      seen.add(name);
      const both = [functions[key]!, plainly()];
      for (const value of spoilt({ example: structuredClone(example) })) {
        const [ours, theirs] = both.map((validate) => {
          // Request validation fills in defaults, so the value is copied. Response validation changes nothing.
          const data = part === 'response' ? value.example : structuredClone(value.example);
          const valid = validate(part ? { [part]: data } : data);
          return { valid, errors: errorsOf(validate), ...(part !== 'response' && { data }) };
        });
        // Tens of thousands of values are compared as text first. Only values that differ are compared in detail.
        if (JSON.stringify(ours) !== JSON.stringify(theirs)) expect(ours).toEqual(theirs);
        compared[ours!.valid ? 'valid' : 'invalid'] += 1;
      }
    }
  },
);

/** The location in the compiled code is the only property of an error that may differ. */
const errorsOf = ({ errors }: Validate) =>
  errors?.map(({ keyword, instancePath, message, params, parentSchema }) => {
    return { keyword, instancePath, message, params, format: parentSchema?.format };
  });

const WRONG = [null, true, 0, -1, 1.5, 1e30, '', 'x', 'x'.repeat(5_001), '2027-02-31', [], {}, { unknown: 1 }];

const WAYS_A_PLACE = 4;
let turn = 0;

/** Always yields the same object, first unchanged and then with one property or item missing or wrong. */
function* spoilt<Value extends object>(parent: Value): Generator<Value> {
  yield parent;
  yield* spoiltInside(parent, parent);
}

function* spoiltInside<Value>(whole: Value, parent: Json): Generator<Value> {
  // The later items in a list resemble the first ones.
  for (const key of Object.keys(parent).slice(0, Array.isArray(parent) ? 2 : undefined)) {
    const { [key]: before } = parent;
    for (let way = 0; way < WAYS_A_PLACE; way += 1) {
      parent[key] = WRONG[turn++ % WRONG.length];
      yield whole;
    }
    if (!Array.isArray(parent)) {
      delete parent[key];
      yield whole;
    }
    parent[key] = before;
    if (before !== null && typeof before === 'object') yield* spoiltInside(whole, before);
  }
  if (Array.isArray(parent)) return;
  parent.unknown = 1;
  yield whole;
  delete parent.unknown;
}

function whole(contract: Json, node: Json): Json {
  return node?.$ref ? resolve(contract, node.$ref) : node;
}

function examplesOf(contract: Json, media: Json): unknown[] {
  return Object.values<Json>(media?.examples ?? {}).map((example) => whole(contract, example).value);
}

function textsOf(contract: Json, parameters: readonly Json[] = []): object {
  const parts: Json = { path: {}, query: {}, header: {} };
  for (const { name, in: place, example } of parameters.map((parameter) => whole(contract, parameter))) {
    parts[place][place === 'header' ? name.toLowerCase() : name] = String(example);
  }
  return { params: parts.path, query: parts.query, headers: parts.header };
}

function plainValidators({ contract, operations }: Compilable) {
  const options: Json = {
    strict: false,
    strictNumbers: true,
    validateSchema: false,
    verbose: true,
    discriminator: true,
    // Unoptimized code gives the same results and takes a third less time to compile.
    code: { optimize: false },
  };
  options.formats = ajvFormats({});
  const prepared: Json = new SchemaPreprocessor(
    withSafeRequests(withoutProse(contract)) as Json,
    { ...options, useDefaults: true, serDesMap: {} },
    {},
  ).preProcess();
  for (const operation of operations) inlineParameters(prepared.apiDoc, operation);
  const answers = withSealedAnswers(prepared.apiDocRes);
  const ofRequests = { ...options, useDefaults: true, coerceTypes: false };
  const requests: Json = new RequestValidator(onlySchemas(prepared.apiDoc), ofRequests);
  const responses: Json = new ResponseValidator(onlySchemas(answers), options, {});
  const routes = new Map(operations.map(({ id, method, path }) => [id, { method, path }]));
  return {
    request(id: string, mediaType: string): [parameters: Validate, body: Validate] {
      const { method, path } = routes.get(id)!;
      const schema = prepared.apiDoc.paths[path][method];
      if (schema.requestBody) schema.requestBody.required ??= false;
      const openapi = { expressRoute: path, schema, pathParams: {} };
      const headers = mediaType === '' ? {} : { 'content-type': mediaType };
      try {
        const request = { method, path, originalUrl: '/', openapi, params: {}, query: {}, headers, body: {} };
        requests.validate(request, {}, () => {});
      } catch {
        // The validator is compiled on the first request. Here, that request is empty.
      }
      const key = `${method}-${path}-${mediaType || 'not_provided'}`;
      return [requests.ajv.getSchema(key), requests.ajvBody.getSchema(key)];
    },
    answer(id: string, status: string, mediaType: string): Validate {
      const { method, path } = routes.get(id)!;
      const request = { method, headers: {}, openapi: { expressRoute: `${path} ${status}` } };
      const response = whole(answers, answers.paths[path][method].responses[status]);
      return responses._getOrBuildValidator(request, { [status]: response })[status][mediaType];
    },
  };
}

/** References point only to schemas, and each compilation of a schema would walk the rest of the document again. */
const onlySchemas = ({ components, ...document }: Json) => {
  return { ...document, paths: {}, components: { schemas: components?.schemas ?? {} } };
};

const given = compilableOf({ ...library, errors: library.catalogue });
function libraryFolder(file?: { readonly name: string; readonly text: string }): string {
  const own = mkdtempSync(join(folder, 'library-'));
  if (file) writeFileSync(join(own, file.name), file.text);
  return own;
}

async function keptFile() {
  const own = libraryFolder();
  await compiledIn(own, given);
  const [name, ...others] = readdirSync(own);
  expect(others).toEqual([]);
  return { name: name!, text: readFileSync(join(own, name!), 'utf8') };
}

test('the compiled validators are cached in one file, and the next start only loads it', async () => {
  const { name, text } = await keptFile();
  expect(name).toMatch(/^library\.[\da-f]{16}\.cjs$/);
  const marked = libraryFolder({ name, text: text.replace('"bodyRequired":true', '"bodyRequired":"from the file"') });
  const { plan } = await compiledIn(marked, given);
  expect(plan.operations.openSession!.bodyRequired).toBe('from the file');
});

test('a changed contract is compiled again and replaces the cached file', async () => {
  const file = await keptFile();
  const own = libraryFolder(file);
  await compiledIn(own, { ...given, contract: { ...library.contract, servers: [] } });
  expect(readdirSync(own)).toHaveLength(1);
  expect(readdirSync(own)).not.toEqual([file.name]);
});

test('changed descriptions, limits and error lists of a contract do not cause a compilation', async () => {
  const file = await keptFile();
  const own = libraryFolder(file);
  const reworded = JSON.parse(JSON.stringify(library.contract), (key, value) =>
    key === 'description' && typeof value === 'string' ? `${value} Indeed.` : value,
  );
  const operations = Object.fromEntries(
    Object.entries(library.operations).map(([id, operation]) => [id, { ...operation, errors: [] }]),
  );
  expect(reworded).not.toEqual(library.contract);
  await compiledIn(own, compilableOf({ contract: reworded, operations, errors: library.catalogue }));
  expect(readdirSync(own)).toEqual([file.name]);
});

test('an incomplete cached file is compiled again', async () => {
  const { name, text } = await keptFile();
  const own = libraryFolder({ name, text: text.slice(0, -100) });
  await compiledIn(own, given);
  expect(readFileSync(join(own, name), 'utf8')).toBe(text);
});

test.each(['3.0.3', '3.1.0'])(
  'OpenAPI %s: validators with readOnly in a request and writeOnly in a response are cached and refuse both',
  async (openapi) => {
    const account = {
      type: 'object',
      required: ['id', 'name', 'secret'],
      properties: {
        id: { type: 'string', readOnly: true },
        name: { type: 'string', readOnly: false },
        secret: { type: 'string', writeOnly: true },
        plan: { type: 'string', readOnly: true, writeOnly: true },
      },
    };
    const content = { 'application/json': { schema: { $ref: '#/components/schemas/Account' } } };
    const contract = {
      openapi,
      info: { title: 'Accounts', version: '1' },
      paths: {
        '/accounts': {
          post: { requestBody: { required: true, content }, responses: { '200': { description: 'ok', content } } },
        },
      },
      components: { schemas: { Account: account } },
    };
    const operations = {
      open: { ...library.operations.addBook, id: 'open', path: '/accounts', secured: false },
    };
    const accounts = compilableOf({ contract, operations, errors: {} });
    const own = libraryFolder();
    const fresh = await compiledIn(own, accounts);
    const [name] = readdirSync(own);
    const loaded = await compiledIn(own, accounts);
    expect(name).toMatch(/^accounts\./);
    for (const { plan, functions } of [fresh, loaded]) {
      const { requests, answers } = plan.operations.open!;
      const sent = functions[requests['application/json']!.body]!;
      const returned = functions[answers['200']!['application/json']!]!;
      expect(sent({ body: { name: 'n', secret: 's' } })).toBe(true);
      expect(returned({ response: { id: 'i', name: 'n' } })).toBe(true);
      for (const value of ['i', null]) {
        expect([sent({ body: { id: value, name: 'n', secret: 's' } }), sent.errors?.[0]?.instancePath]).toEqual([
          false,
          '/body/id',
        ]);
      }
      expect(returned({ response: { id: 'i', name: 'n', secret: 's' } })).toBe(false);
      expect(returned.errors?.[0]?.message).toBe('is write-only');
      expect(sent({ body: { name: 'n', secret: 's', plan: 'p' } })).toBe(false);
      expect(sent.errors?.[0]?.message).toBe('is read-only');
    }
  },
);

test('a folder that cannot hold the compiled validators is reported with the reason, and the app still starts', async () => {
  const compiledFolder = join(libraryFolder({ name: 'a-file', text: '' }), 'a-file');
  const reported: Error[] = [];
  const contract = structuredClone(library.contract);
  const { call, close } = await serveLibrary({
    contract,
    compiledFolder,
    report: { notCached: (error) => reported.push(error) },
  });
  expect((await call('GET', '/books')).status).toBe(200);
  await close();
  expect(reported.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^compiled validators of library are not cached in .*a-file: E(EXIST|NOTDIR)/),
  ]);
});
