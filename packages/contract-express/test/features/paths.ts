import { GET, none, OK, type Row, refuses, serves } from './probes.ts';
import { type Change, parameter } from './things.ts';

const VERSION = 'is not supported: the contract must be OpenAPI 3.0 or 3.1';
export const DOCUMENT: Row[] = [
  [
    'OpenAPI 3.0 and 3.1',
    'supported',
    serves(({ contract }) => (contract.openapi = '3.0.3'), GET, OK),
    serves(({ contract }) => (contract.openapi = '3.1.1'), GET, OK),
  ],
  [
    'Swagger 2 and other versions',
    'refused at start',
    refuses(({ contract }) => {
      contract.swagger = '2.0';
      delete contract.openapi;
    }, `Swagger 2.0 ${VERSION}`),
    refuses(({ contract }) => (contract.openapi = '3.2.0'), `OpenAPI 3.2.0 ${VERSION}`),
  ],
  [
    'A document without paths, for example with webhooks only',
    'refused at start',
    refuses(({ contract }) => {
      contract.webhooks = contract.paths;
      delete contract.paths;
    }, 'the contract has no paths to serve'),
  ],
  [
    'References within the document',
    'supported',
    serves(
      ({ contract, put }) => {
        const { components } = contract;
        components.parameters = {
          Limit: parameter('query', 'limit', { schema: { $ref: '#/components/schemas/Limit' } }),
        };
        components.schemas.Limit = { $ref: '#/components/schemas/Number' };
        components.schemas.Number = { type: 'integer' };
        put.parameters = [{ $ref: '#/components/parameters/Limit' }];
        components.responses = { Good: put.responses['200'] };
        put.responses['200'] = { $ref: '#/components/responses/Good' };
      },
      ['PUT', '/things/1?limit=2', {}, { name: 'n' }],
      { ...OK, seen: { query: { limit: 2 } } },
    ),
  ],
  [
    'References to other documents',
    'refused at start',
    refuses(
      ({ thing }) => (thing.properties.name = { $ref: 'other.yaml#/Name' }),
      'getThing: Thing.name refers to other.yaml#/Name, which is not in the contract',
    ),
    refuses(
      ({ put }) => (put.responses['200'] = { $ref: '#/components/responses/Good' }),
      'putThing: answer 200 refers to #/components/responses/Good, which is not in the contract',
    ),
  ],
  [
    '`servers`; the option `basePath` is used',
    'ignored',
    serves(({ contract }) => (contract.servers = [{ url: 'https://things.example/v7' }]), GET, OK),
  ],
  [
    '`webhooks`, `callbacks` and `links`',
    'ignored',
    serves(
      ({ contract, get, put }) => {
        contract.webhooks = { changed: { post: { ...put, operationId: 'changed' } } };
        get.callbacks = { changed: { '{$request.query.url}': { post: put } } };
        get.responses['200'].links = { same: { operationId: 'getThing' } };
      },
      GET,
      OK,
    ),
  ],
  [
    '`deprecated`, `tags`, `externalDocs`, `xml` and examples',
    'ignored',
    serves(
      ({ get, thing }) => {
        Object.assign(get, { deprecated: true, tags: ['a'], externalDocs: { url: 'https://things.example' } });
        Object.assign(thing, { deprecated: true, xml: { name: 'x' }, example: { format: 'no-format' } });
      },
      GET,
      OK,
    ),
  ],
];

const methods = ['get', 'post', 'put', 'patch', 'delete'];
const moved =
  (path: string, ...names: string[]): Change =>
  ({ contract, get }) => {
    contract.paths = { [path]: { parameters: names.map((name) => parameter('path', name)), get } };
  };
export const PATHS: Row[] = [
  [
    'GET, POST, PUT, PATCH and DELETE',
    'supported',
    ...methods.map((method) =>
      serves(
        ({ contract, get }) => {
          contract.paths['/things/{id}'] = { parameters: [parameter('path', 'id')], [method]: get };
        },
        [method.toUpperCase(), '/things/1'],
        OK,
      ),
    ),
  ],
  [
    'HEAD and OPTIONS, which are not declared',
    'supported',
    serves(none, ['HEAD', '/things/1'], { status: 200, content: '' }),
    serves(none, ['OPTIONS', '/things/1'], { status: 204, content: '' }),
  ],
  [
    'Declared HEAD, OPTIONS or TRACE',
    'refused at start',
    ...['head', 'options', 'trace'].map((method) =>
      refuses(
        ({ contract, get }) => (contract.paths['/things/{id}'][method] = { ...get, operationId: 'other' }),
        `${method.toUpperCase()} /things/{id}: this method must not be declared`,
      ),
    ),
  ],
  [
    'A path parameter that is a whole segment',
    'supported',
    serves(moved('/a/{x}/{y}', 'x', 'y'), ['GET', '/a/1/%C3%A7'], { ...OK, seen: { path: { x: '1', y: 'ç' } } }),
  ],
  [
    'A path parameter that is a part of a segment',
    'refused at start',
    ...['/a/{x}-{y}', '/a/{x}.json/{y}', '/a/v{x}/{y}'].map((path) =>
      refuses(moved(path, 'x', 'y'), `getThing: in the path ${path}, a parameter must be a whole segment`),
    ),
  ],
  [
    'Path parameters that do not match the path',
    'refused at start',
    refuses(moved('/a/{x}'), 'getThing: path parameter x is not declared'),
    refuses(moved('/a/{x}', 'x', 'y'), 'getThing: path parameter y is not in the path'),
  ],
  [
    'A path item that is a reference',
    'refused at start',
    refuses(({ contract }) => {
      contract.components.pathItems = { Thing: contract.paths['/things/{id}'] };
      contract.paths['/other/{id}'] = { $ref: '#/components/pathItems/Thing' };
    }, 'path /other/{id}: a path item must not be a reference'),
  ],
];
