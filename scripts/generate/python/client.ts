import { readFileSync } from 'node:fs';
import type { Catalogue } from '../catalogue.ts';
import { type ContractDocument, operationsOf, type Parameter, type Reference, resolve } from '../document.ts';
import type { OperationRow } from '../operations.ts';
import type { Repeat } from '../repeat.ts';
import { typedDicts, typeOf } from './types.ts';
import { docstring, snakeCase } from './words.ts';

type Schema = Readonly<Record<string, unknown>>;
type Described = Parameter & { required?: boolean; description?: string; schema: Schema };
type Body = { required?: boolean; content: Record<string, { schema: Schema }> };
type Operation = {
  summary?: string;
  description?: string;
  parameters?: (Described | Reference)[];
  requestBody?: Body | Reference;
};

const TEMPLATE = new URL('agency_booking.py.txt', import.meta.url);
const JSON_TYPE = 'application/json';
const DICTS = { path: 'path', query: 'query', header: 'headers' } as const;

type Given = {
  readonly document: ContractDocument;
  readonly rows: readonly OperationRow[];
  readonly errors: Catalogue;
  readonly repeats: ReadonlyMap<string, Repeat>;
};

/**
 * Returns the source of the Python client. The client's template contains the parts that do not depend on the contract.
 */
export function pythonClientSource({ document, rows, errors, repeats }: Given): string {
  const { schemas = {} } = document.components ?? {};
  const operations = new Map(
    operationsOf(document).map(({ operation }) => [operation.operationId, operation as Operation]),
  );
  const parts: Record<string, string> = {
    version: String((document as { info?: { version?: string } }).info?.version ?? '0'),
    types: typedDicts(schemas as Record<string, Schema>),
    operations: rows
      .filter(({ id, secured }) => secured || id === 'login' || id === 'refresh')
      .map(({ id, method, path, secured }) => {
        const parts = [
          quoted(method.toUpperCase()),
          quoted(path),
          secured ? 'True' : 'False',
          quoted(repeats.get(id) ?? 'never'),
        ];
        return `    ${quoted(id)}: (${parts.join(', ')}),`;
      })
      .join('\n'),
    retry: Object.entries(errors)
      .map(([key, { retry }]) => `    ${quoted(key)}: ${quoted(retry)},`)
      .join('\n'),
    methods: rows
      .filter(({ secured }) => secured)
      .map((row) => methodOf(row, operations.get(row.id)!, document, errors))
      .join('\n\n'),
  };
  return readFileSync(TEMPLATE, 'utf8').replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => parts[name]!);
}

function methodOf(row: OperationRow, operation: Operation, document: ContractDocument, errors: Catalogue): string {
  const parameters = (operation.parameters ?? []).map((given) => resolve<Described>(document, given));
  const body = operation.requestBody && resolve<Body>(document, operation.requestBody);
  const taken = [
    ...(body
      ? [{ name: 'body', required: body.required ?? false, type: typeOf(body.content[JSON_TYPE]!.schema) }]
      : []),
    ...parameters.map(({ name, required = false, schema }) => ({
      name: snakeCase(name),
      required,
      type: typeOf(schema),
    })),
  ];
  const spelled = [...taken.filter(({ required }) => required), ...taken.filter(({ required }) => !required)].map(
    ({ name, required, type }) => `        ${name}: ${required ? type : `${type} | None = None`},`,
  );
  const passed = Object.entries(DICTS).flatMap(([place, argument]) => {
    const fields = parameters.filter((parameter) => parameter.in === place);
    const parts = fields.map(({ name }) => `${quoted(name)}: ${snakeCase(name)}`);
    return fields.length > 0 ? [`            ${argument}={${parts.join(', ')}},`] : [];
  });
  const failures = row.errors.map((key) => `- ${key} (${errors[key]!.status}): ${errors[key]!.description}`);
  const text = [
    operation.summary,
    '',
    operation.description,
    '',
    'Errors, in addition to those of every call:',
    ...failures,
  ].join('\n');
  return [
    `    def ${snakeCase(row.id)}(`,
    '        self,',
    ...(spelled.length > 0 ? ['        *,', ...spelled] : []),
    `    ) -> ${answerOf(row, document)}:`,
    ...docstring(text, '        '),
    '        return self._call(',
    `            ${quoted(row.id)},`,
    ...passed,
    ...(body ? ['            body=body,'] : []),
    '        )',
  ].join('\n');
}

function answerOf({ id, answers }: OperationRow, document: ContractDocument): string {
  const status = Object.keys(answers).find((code) => code.startsWith('2'))!;
  const { operation } = operationsOf(document).find((found) => found.operation.operationId === id)!;
  const { content = {} } = resolve(document, operation.responses![status]!);
  const media = content[JSON_TYPE] as { schema: Schema } | undefined;
  return media ? typeOf(media.schema) : 'None';
}

const quoted = (text: string) => JSON.stringify(text);
