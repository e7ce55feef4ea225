import { errorLink, operationLink } from '../docs/anchors.ts';
import type { Catalogue } from './catalogue.ts';
import {
  type ContractDocument,
  operationsOf,
  type Parameter,
  type RateLimit,
  type Reference,
  resolve,
} from './document.ts';
import { pascalCase } from './names.ts';
import type { OperationRow } from './operations.ts';

type Schema = { $ref?: string; type?: string; enum?: readonly string[]; items?: Schema };
type Described = Parameter & { required?: boolean; description?: string; schema: Schema };
type Body = { required?: boolean; description?: string; content: Record<string, { schema: Schema }> };
type Operation = {
  summary?: string;
  description?: string;
  parameters?: (Described | Reference)[];
  requestBody?: Body | Reference;
};

const JSON_TYPE = 'application/json';
/** Response formats other than JSON. `FORMATS` in the client's transport defines how they are read. */
const FORMATS: Readonly<Record<string, { format: string; type: string; says: string }>> = {
  'text/html': { format: 'html', type: 'string', says: 'With this `format`, the result is the page as text.' },
  'application/pdf': { format: 'pdf', type: 'Uint8Array', says: 'With this `format`, the result is the PDF as bytes.' },
};
const PARTS = { path: 'path', query: 'query', header: 'headers' } as const;
const LOGINS = new Set(['login', 'refresh']);

/**
 * Returns the client's source. The types are written out instead of computed, so that editors display them. `types` is
 * the source of `types.ts`, which exports the schemas by name.
 */
export function agencyClientSource(
  document: ContractDocument,
  rows: readonly OperationRow[],
  errors: Catalogue,
  types: string,
): string {
  const operations = new Map(
    operationsOf(document).map(({ operation }) => [operation.operationId, operation as Operation]),
  );
  const called = rows.filter(({ secured }) => secured);
  const schemas = new Set<string>();
  const about = { document, errors, schemas, names: namesIn(types), docs: docsOf(document) };
  const calls = called.map((row) => callOf(row, operations.get(row.id)!, about));
  const always = rows.filter(({ id }) => LOGINS.has(id)).flatMap((row) => row.errors);
  const edge = Object.keys(errors).filter((key) => errors[key]!.area === 'edge');
  return [
    `import type { ${[...schemas]
      .filter((name) => name !== 'PaymentResult')
      .sort()
      .join(', ')} } from './types.ts';`,
    "import type { Result } from '../result.ts';",
    ...(schemas.has('PaymentResult') ? ["import type { PaymentResult } from '../three-d-secure.ts';"] : []),
    '',
    '/** The operations of the service. The client logs in and renews tokens automatically. */',
    'export interface AgencyClient {',
    ...calls.map(({ signature }) => signature),
    '}',
    '',
    '/** Errors that any call can return: login errors and general errors. */',
    `export type AnyCallErrorKey = ${union([...new Set([...always, ...edge])])};`,
    '',
    ...calls.flatMap(({ types }) => types),
  ].join('\n');
}

type About = {
  readonly document: ContractDocument;
  readonly errors: Catalogue;
  /** The schemas whose types are used. */
  readonly schemas: Set<string>;
  /** Type names, keyed by schema. */
  readonly names: ReadonlyMap<string, string>;
  readonly docs: string;
};

function callOf(row: OperationRow, operation: Operation, about: About) {
  const { id } = row;
  const name = pascalCase(id);
  const input = inputOf(operation, about);
  const optional = input.some(({ required }) => required) ? '' : '?';
  const answer = answerOf(row, about);
  const fields = [
    ...input.flatMap(({ lines }) => lines),
    '  /** Aborts the call. */',
    '  readonly signal?: AbortSignal;',
  ];
  const documentation = documentationOf(row, operation, about);
  const formats = Object.values(row.answers)
    .flat()
    .flatMap((media) => FORMATS[media] ?? [])
    .flatMap(({ format, type, says }) => [
      ...comment(`${documentation}\n\n${says}`, '  '),
      `  ${id}(input: ${name}Input & { readonly format: '${format}' }): Promise<Result<${type}, ${name}ErrorKey>>;`,
    ]);
  return {
    signature: [
      // `Parameters` and `ReturnType` use the last overload.
      ...formats,
      ...comment(documentation, '  '),
      `  ${id}(input${optional}: ${name}Input): Promise<Result<${answer}, ${name}ErrorKey>>;`,
    ].join('\n'),
    types: [
      `/** Input of \`${id}\`. */`,
      `export interface ${name}Input {`,
      ...fields,
      '}',
      '',
      `/** The errors that \`${id}\` can return. */`,
      `export type ${name}ErrorKey = ${union(row.errors)} | AnyCallErrorKey;`,
      '',
    ],
  };
}

type Part = { readonly required: boolean; readonly lines: readonly string[] };

function inputOf({ parameters = [], requestBody }: Operation, about: About): Part[] {
  const all = parameters.map((given) => resolve<Described>(about.document, given));
  const parts = Object.entries(PARTS).flatMap(([place, name]): Part[] => {
    const fields = all.filter((parameter) => parameter.in === place);
    if (fields.length === 0) return [];
    const required = fields.some((field) => field.required);
    const lines = fields.flatMap((field) => [
      ...comment(field.description ?? '', '    '),
      `    readonly ${propertyName(field.name)}${field.required ? '' : '?'}: ${typeOf(field.schema, about)};`,
    ]);
    return [{ required, lines: [`  readonly ${name}${required ? '' : '?'}: {`, ...lines, '  };'] }];
  });
  if (!requestBody) return parts;
  const { required = false, description = '', content } = resolve<Body>(about.document, requestBody);
  const type = typeOf(content[JSON_TYPE]!.schema, about);
  return [
    ...parts,
    { required, lines: [...comment(description, '  '), `  readonly body${required ? '' : '?'}: ${type};`] },
  ];
}

function answerOf({ answers, id }: OperationRow, about: About): string {
  const [status] = Object.keys(answers).filter((code) => code.startsWith('2'));
  const found = operationsOf(about.document).find(({ operation }) => operation.operationId === id)!;
  const { content = {} } = resolve(about.document, found.operation.responses![status!]!);
  const media = content[JSON_TYPE] as { schema: Schema } | undefined;
  return media ? typeOf(media.schema, about) : 'undefined';
}

function typeOf({ $ref, type, enum: values, items }: Schema, about: About): string {
  if ($ref) {
    const name = $ref.split('/').at(-1)!;
    const type = about.names.get(name) ?? name;
    about.schemas.add(type);
    return type;
  }
  if (values) return union(values);
  if (type === 'array') return `readonly ${typeOf(items!, about)}[]`;
  if (type === 'integer') return 'number';
  if (type === 'string' || type === 'number' || type === 'boolean') return type;
  throw new Error(`A parameter, body or response is ${type}. Name its schema under components`);
}

function documentationOf(
  row: OperationRow,
  { summary = '', description = '' }: Operation,
  { document, errors, docs }: About,
): string {
  const meanings = (document['x-error-catalogue'] ?? {}) as Readonly<Record<string, { readonly meaning?: string }>>;
  const link = (path: string, text: string) => `{@link ${docs}${path} ${text}}`;
  const failures = row.errors.map((key) => {
    const { status, description } = errors[key]!;
    return `- \`${key}\` (${status}): ${meanings[key]?.meaning ?? description} ${link(errorLink(key), 'What to do')}`;
  });
  return [
    summary,
    '',
    description,
    '',
    `\`${row.method.toUpperCase()} ${row.path}\`${limitOf(row.limit)}`,
    '',
    'Errors, in addition to those of every call:',
    ...failures,
    '',
    `@see ${link(operationLink(row), 'Examples and every field')}`,
  ].join('\n');
}

function limitOf(limit: RateLimit | undefined): string {
  return limit ? `, ${limit.requests} times in ${limit.windowSeconds} seconds for each ${limit.per}` : '';
}

/** Maps schemas to type names: `TrackingID` becomes `TrackingId`. */
function namesIn(types: string): ReadonlyMap<string, string> {
  const aliases = types.matchAll(/^export type (\w+) = components\['schemas'\]\['(\w+)'\];$/gm);
  return new Map([...aliases].map(([, type, schema]) => [schema!, type!]));
}

/** Returns the URL of the staging documentation, derived from the base path of the first server. */
const docsOf = ({ servers: [first] = [] }: ContractDocument) => (first ? `${new URL(first.url).origin}/docs` : '/docs');

const union = (values: readonly string[]) => values.map((value) => `'${value}'`).join(' | ');

const propertyName = (name: string) => (/^[A-Za-z]\w*$/.test(name) ? name : `'${name}'`);

function comment(text: string, indent: string): string[] {
  if (text === '') return [];
  const lines = text.replaceAll('*/', '*\\/').split('\n');
  if (lines.length === 1) return [`${indent}/** ${lines[0]} */`];
  return [`${indent}/**`, ...lines.map((line) => `${indent} * ${line}`.trimEnd()), `${indent} */`];
}
