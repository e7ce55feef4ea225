import type { Layer } from './layer.ts';

export const MACHINERY = '^packages/contract-express/';
export const CONNECTOR_CONTRACTS = '^packages/connector-contracts/';
export const HTML = '^packages/html/';

export const AS_ARGUMENT = 'pass it as an argument';

/** The layers outside the server. Each package is one layer, except the client, whose browser part has no files. */
export const packageLayers: readonly Layer[] = [
  {
    name: 'contract-express',
    files: MACHINERY,
    mayImport: [MACHINERY],
    packages: 'ajv express express-openapi-validator fastest-levenshtein ipaddr.js negotiator node:',
    instead: 'it serves any contract: take it as an option',
  },
  {
    name: 'connector-contracts',
    files: CONNECTOR_CONTRACTS,
    mayImport: [CONNECTOR_CONTRACTS, MACHINERY],
    instead: 'it depends only on openapi/connectors/',
  },
  {
    name: 'client-on-node',
    files: '^packages/client/src/(file-(tokens|cursor)|cli)\\.ts$',
    mayImport: ['^packages/client/src/'],
    packages: 'node:',
    instead: 'a browser has no files and no commands: move shared code to the client',
  },
  {
    name: 'client',
    files: '^packages/client/src/(?!file-|cli[.])',
    mayImport: ['^packages/client/src/'],
    packages: 'openapi-fetch',
    instead: 'partners install only the client: write it there',
  },
  {
    name: 'mcp',
    files: '^packages/mcp/src/',
    mayImport: ['^packages/mcp/src/', '^packages/client/src/index[.]ts$', MACHINERY],
    packages: '@modelcontextprotocol/sdk minisearch',
    instead: 'it uses only the published contract and the client of the service',
  },
  {
    name: 'portal types and calls',
    files: '^packages/portal/src/generated/',
    mayImport: ['^packages/portal/src/(generated/|api/client[.]ts$)'],
    instead: 'it depends only on openapi/management/ and on the function that sends calls',
  },
  {
    name: 'sandbox',
    files: '^packages/sandbox/src/',
    mayImport: ['^packages/sandbox/src/', CONNECTOR_CONTRACTS, MACHINERY, HTML, '^packages/client/'],
    packages: '@photostructure/tz-lookup express standardwebhooks node:',
    instead: 'the sandbox uses only the connector contracts and, like an agency, the client of the service',
  },
  {
    name: 'testing',
    files: '^packages/testing/src/',
    mayImport: [
      '^packages/testing/src/',
      '^packages/server/src/world[.]ts$',
      '^packages/sandbox/src/main[.]ts$',
      '^packages/payment-page/src/main[.]staging[.]ts$',
      '^packages/client/',
      CONNECTOR_CONTRACTS,
      MACHINERY,
    ],
    packages: 'node:',
    instead: 'a world starts the service and the sandbox, and otherwise acts like an agency',
  },
  {
    name: 'payment page',
    files: '^packages/payment-page/src/',
    mayImport: ['^packages/payment-page/src/', CONNECTOR_CONTRACTS, HTML],
    packages: 'cookie express node: pino prom-client',
    instead: 'it reaches the service and the processor only over HTTP, so that no other process receives a card',
  },
  {
    name: 'portal',
    files: '^packages/portal/src/',
    mayImport: ['^packages/portal/src/'],
    packages: '@simplewebauthn/browser openapi-fetch uqr vue vue-router',
    instead: 'it uses only the management contract',
  },
  { name: 'html', files: HTML, mayImport: [HTML], packages: 'escape-html', instead: AS_ARGUMENT },
];
