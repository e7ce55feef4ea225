import { AS_ARGUMENT, CONNECTOR_CONTRACTS, HTML, MACHINERY, packageLayers } from './direction.packages.ts';
import type { Layer } from './layer.ts';

const SERVER = '^packages/server/src';
const ROOM = `${SERVER}/features/([^/]+)`;
const OWN_ROOM = `${SERVER}/features/$1`;

const SHARED = `${SERVER}/shared/`;
/** Ports contain only types, so they contain no runtime logic. */
export const PORTS = `${SERVER}/ports/`;
const CONTRACT_TYPES = `${SERVER}/generated/types[.]ts$`;
/** Modules that build a store's SQL statements. */
const STATEMENTS = `${SERVER}/database/(any-of|granted-credit|order-changes|reseal|tables-of)[.]ts$`;
const CONFIG = `${SERVER}/config/config[.]ts$`;

/** All files of the same feature except its index and its handlers. */
const OWN_DOMAIN = `${OWN_ROOM}/(?!index[.]|handlers[.])`;

/** Other code imports only types from SQL stores, except compose.ts, which creates the stores. */
export const SQL = `${SERVER}/.*[.]sql[.]ts$`;
export const CREATES_STORES = `${SERVER}/(composition/|compose[.]ts$|.*[.]sql[.]ts$)`;

const MANAGEMENT = `${SERVER}/management`;
/** Sign-in, sessions, factors and members form one module that covers several areas of the contract. */
const IDENTITY = '(?:identity|mail|members|passkeys|passwords|second-factor|sessions)';
const FOR_MANAGEMENT = [
  ...[`${MANAGEMENT}/[^/]+[.]ts$`, `${SERVER}/features/[^/]+/(index|types)[.]`, `${SERVER}/generated/`],
  ...[`${SERVER}/payment-attempts/(index|store[.]tasks)[.]`, `${SERVER}/personal-data/(index|types)[.]`],
  ...[`${SERVER}/reconciliation/(index|rules|types)[.]`, PORTS, SHARED, MACHINERY],
];

const AS_DEPENDENCY = 'declare it in ports/, take it from the deps, and connect it in compose.ts';

const STORE = {
  packages: 'kysely',
  instead: 'a store only reads and writes rows; move decisions to the service',
  isPure: true,
} as const;

/** Returns the layers of a folder with its own SQL stores. These stores may import only the folder's `named` files. */
function withStores(folder: string, named = 'store|types'): readonly Layer[] {
  const name = folder.replace('-', ' ');
  const [code, stores] = [`${SERVER}/${folder}/(?!.*[.]sql[.]ts$)`, `${SERVER}/${folder}/.*[.]sql[.]ts$`];
  const mayImport = [`${SERVER}/${folder}/(${named})[.]`, STATEMENTS, PORTS, SHARED];
  return [
    { name, files: code, mayImport: [`${SERVER}/${folder}/`, PORTS, SHARED], instead: AS_DEPENDENCY, isPure: true },
    { name: `${name} stores`, files: stores, mayImport, ...STORE },
  ];
}

/** Returns the layer of a folder that connects the service to a library or to the system. */
function adapter(name: string, imported: readonly string[], packages: string): Layer {
  const files = `${SERVER}/${name}/`;
  return { name, files, mayImport: [files, ...imported], packages, instead: AS_ARGUMENT };
}

export const layers: readonly Layer[] = [
  {
    name: 'shared',
    files: SHARED,
    mayImport: [SHARED, PORTS, `${SERVER}/generated/errors[.]ts$`, MACHINERY],
    packages: 'fastest-levenshtein i18n-iso-countries negotiator zod node:crypto node:module node:util node:zlib',
    instead: AS_ARGUMENT,
    isPure: true,
  },
  {
    name: 'ports',
    files: PORTS,
    mayImport: [PORTS, SHARED, CONTRACT_TYPES],
    instead: 'a port defines its own types, and connectors translate them',
    isPure: true,
  },
  {
    name: 'types',
    files: `${ROOM}/types[.]`,
    mayImport: [`${OWN_ROOM}/(rules|types)[.]`, PORTS, SHARED, CONTRACT_TYPES],
    instead: AS_ARGUMENT,
    isPure: true,
  },
  {
    name: 'rules',
    files: `${ROOM}/rules[.]`,
    mayImport: [`${OWN_ROOM}/(rules|types|data)[./]`, PORTS, SHARED, HTML],
    packages: 'card-validator node:crypto',
    instead: AS_ARGUMENT,
    isPure: true,
  },
  {
    name: 'service and store',
    files: `${ROOM}/(service[.]|store[.]ts$)`,
    mayImport: [OWN_DOMAIN, PORTS, SHARED],
    instead: AS_DEPENDENCY,
    isPure: true,
  },
  {
    name: 'handlers',
    files: `${ROOM}/(handlers|.*[.]stub)[.]`,
    mayImport: [OWN_DOMAIN, PORTS, SHARED, CONTRACT_TYPES, `${SERVER}/generated/handlers[.]ts$`],
    instead: 'call the service of the feature',
    isPure: true,
  },
  {
    name: 'SQL stores',
    files: `${ROOM}/.*[.]sql[.]ts$`,
    mayImport: [`${OWN_ROOM}/(store|types)[.]`, STATEMENTS, PORTS, SHARED],
    ...STORE,
  },
  {
    name: 'other files of a feature',
    files: `${ROOM}/(?!rules[.]|types[.]|service[.]|store[.]|handlers[.]|.*[.]stub[.]|.*[.]sql[.]ts$)`,
    mayImport: [`${OWN_ROOM}/`, PORTS, SHARED],
    packages: 'jose lru-cache node:crypto node:fs node:zlib',
    instead: AS_DEPENDENCY,
    isPure: true,
  },
  ...withStores('payment-attempts', 'store|states|types|ledger'),
  ...withStores('reconciliation'),
  ...withStores('personal-data'),
  {
    name: 'management areas',
    files: `${MANAGEMENT}/(?!${IDENTITY}/)([^/]+)/(?!.*[.]sql[.]ts$)`,
    mayImport: [`${MANAGEMENT}/$1/`, `${MANAGEMENT}/identity/types[.]`, ...FOR_MANAGEMENT],
    instead: 'move it to a file of management/ that all areas share, or pass it in composition/management.ts',
    isPure: true,
  },
  {
    name: 'identity',
    files: `${MANAGEMENT}/${IDENTITY}/(?!.*[.]sql[.]ts$)`,
    mayImport: [`${MANAGEMENT}/${IDENTITY}/`, ...FOR_MANAGEMENT],
    packages: '@simplewebauthn/server node:crypto node:util',
    instead: 'pass it in composition/management.ts',
    isPure: true,
  },
  {
    name: 'shared by management areas',
    files: `${MANAGEMENT}/[^/]+[.]ts$`,
    mayImport: [`${MANAGEMENT}/(identity/(rules|types)|audit/store)[.]`, ...FOR_MANAGEMENT],
    packages: 'ajv',
    instead: 'keep it in the area that uses it',
    isPure: true,
  },
  {
    name: 'management stores',
    files: `${SERVER}/management/.*[.]sql[.]ts$`,
    mayImport: [
      ...[
        `${MANAGEMENT}/(.*(store|types)|approval|four-eyes)[.]`,
        `${SERVER}/(features/[^/]+|reconciliation)/types[.]`,
      ],
      ...[STATEMENTS, PORTS, SHARED],
    ],
    ...STORE,
  },
  {
    name: 'command line',
    files: `${SERVER}/admin/`,
    mayImport: [
      ...[`${SERVER}/admin/`, `${SERVER}/management/`, `${SERVER}/composition/`],
      ...[`${SERVER}/database/`, `${SERVER}/http/`, `${SERVER}/generated/management/openapi[.]`],
      ...[CONFIG, SHARED, MACHINERY],
    ],
    packages: '@commander-js/extra-typings cli-table3 node:',
    instead: 'a command calls an operation of the management contract and shows the result',
  },
  {
    name: 'connectors',
    files: `${SERVER}/connectors/`,
    mayImport: [`${SERVER}/connectors/`, PORTS, SHARED, CONNECTOR_CONTRACTS, MACHINERY],
    packages: 'ajv cockatiel fast-xml-parser ipaddr.js lru-cache openapi-fetch undici zod node:',
    instead: 'a connector translates between one contract and one port; features use only the port',
  },
  adapter('database', [PORTS, SHARED, CONFIG], '@electric-sql/pglite kysely pg node:'),
  adapter(
    'http',
    [PORTS, SHARED, `${SERVER}/generated/`, MACHINERY, HTML],
    'card-validator express fflate helmet ioredis lru-cache pg pino prom-client node:',
  ),
  adapter('tracing', [MACHINERY], '@opentelemetry/ node:'),
  adapter('printing', [PORTS, SHARED, HTML], 'pdfkit node:'),
  adapter('config', [SHARED, CONNECTOR_CONTRACTS], 'node:fs zod'),
  {
    name: 'due times',
    files: `${SERVER}/composition/due[.]ts$`,
    mayImport: [`${SERVER}/`],
    packages: 'kysely',
    instead: 'it only reads when the jobs have work',
  },
  {
    name: 'other files of the service',
    files: `${SERVER}/(?!composition/due[.]ts$)`,
    mayImport: [`${SERVER}/`, CONNECTOR_CONTRACTS, MACHINERY, HTML],
    packages: '@photostructure/tz-lookup node:',
    instead: 'connect the result of a connector, of database/ or of http/',
  },
  ...packageLayers,
];
