/**
 * Who may import whom. Patterns are matched against paths seen from the repository's root;
 * `$1` is the room the importing file is in.
 */
export type Layer = { name: string; files: string; mayImport: readonly string[] };

const SERVER = '^packages/server/src';
const ROOM = `${SERVER}/features/([^/]+)`;
const OWN_ROOM = `${SERVER}/features/$1`;

const SHARED = `${SERVER}/shared/`;
const PORTS = `${SERVER}/ports/`;
const CONTRACT_TYPES = `${SERVER}/generated/types[.]ts$`;
const HANDLER_TYPES = `${SERVER}/generated/handlers[.]ts$`;
const TABLES_OF = `${SERVER}/database/tables-of[.]ts$`;
const CONFIG = `${SERVER}/config[.]ts$`;
const MACHINERY = '^packages/contract-express/';
const HTML = '^packages/html/';

/** Everything of the own room but its door, its handlers and its SQL. */
const OWN_DOMAIN = `${OWN_ROOM}/(?!index[.]|handlers[.]|[^/]*[.]sql[.]ts$)`;

export const layers: readonly Layer[] = [
  { name: 'shared', files: SHARED, mayImport: [SHARED, PORTS, `${SERVER}/generated/errors[.]ts$`, MACHINERY] },
  { name: 'ports', files: PORTS, mayImport: [PORTS, SHARED, CONTRACT_TYPES] },
  {
    name: 'types',
    files: `${ROOM}/types[.]`,
    mayImport: [`${OWN_ROOM}/(rules|types)[.]`, PORTS, SHARED, CONTRACT_TYPES],
  },
  {
    name: 'rules',
    files: `${ROOM}/rules[.]`,
    mayImport: [`${OWN_ROOM}/(rules|types|data)[./]`, PORTS, SHARED, HTML],
  },
  {
    name: 'service and store',
    files: `${ROOM}/(service[.]|store[.]ts$)`,
    mayImport: [OWN_DOMAIN, PORTS, SHARED],
  },
  {
    name: 'handlers',
    files: `${ROOM}/(handlers|.*[.]stub)[.]`,
    mayImport: [OWN_DOMAIN, PORTS, SHARED, CONTRACT_TYPES, HANDLER_TYPES, MACHINERY],
  },
  {
    name: 'SQL stores',
    files: `${ROOM}/.*[.]sql[.]ts$`,
    mayImport: [`${OWN_ROOM}/(store|types)[.]`, PORTS, SHARED, TABLES_OF],
  },
  {
    name: 'the rest of a room',
    files: `${ROOM}/(?!rules[.]|types[.]|service[.]|store[.]|handlers[.]|.*[.]stub[.]|.*[.]sql[.]ts$)`,
    mayImport: [`${OWN_ROOM}/(?!.*[.]sql[.]ts$)`, PORTS, SHARED],
  },
  {
    name: 'the attempts machine',
    files: `${SERVER}/payment-attempts/(?!.*[.]sql[.]ts$)`,
    mayImport: [`${SERVER}/payment-attempts/(?!.*[.]sql[.]ts$)`, PORTS, SHARED],
  },
  {
    name: 'SQL of the attempts',
    files: `${SERVER}/payment-attempts/.*[.]sql[.]ts$`,
    mayImport: [`${SERVER}/payment-attempts/store[.]`, PORTS, SHARED, TABLES_OF],
  },
  {
    name: 'connectors',
    files: `${SERVER}/connectors/`,
    mayImport: [`${SERVER}/connectors/`, PORTS, SHARED, `${SERVER}/generated/connectors/`, MACHINERY],
  },
  { name: 'database', files: `${SERVER}/database/`, mayImport: [`${SERVER}/database/`, PORTS, SHARED, CONFIG] },
  {
    name: 'http',
    files: `${SERVER}/http/`,
    mayImport: [`${SERVER}/http/`, PORTS, SHARED, `${SERVER}/generated/`, MACHINERY],
  },
  { name: 'config', files: `${SERVER}/config[.]`, mayImport: [SHARED] },
  { name: 'the service', files: `${SERVER}/`, mayImport: [`${SERVER}/`, MACHINERY, HTML] },
  { name: 'contract-express', files: MACHINERY, mayImport: [MACHINERY] },
  { name: 'client', files: '^packages/client/src/', mayImport: ['^packages/client/src/'] },
  { name: 'sandbox', files: '^packages/sandbox/src/', mayImport: ['^packages/sandbox/src/', MACHINERY, HTML] },
  { name: 'html', files: HTML, mayImport: [HTML] },
];

/** What only describes: it needs nothing at run time, so no logic hides in it. */
export const typesOnly = PORTS;

/** Layers that decide and describe: they see no network, no disk, no database and no clock of the machine. */
export const pureLayers = `${SERVER}/(shared/|ports/|features/[^/]+/(rules|types|store|service)[.](?!sql))`;
export const outside =
  '(^|node_modules/)(node:)?(fs|fs/promises|http|https|http2|net|tls|dns|child_process|worker_threads|pg|kysely|express|openapi-fetch|cockatiel|pino)(/|$)';
