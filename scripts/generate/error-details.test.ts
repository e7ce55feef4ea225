import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import contract from '../../packages/server/src/generated/openapi.json' with { type: 'json' };
import type { Catalogue } from './catalogue.ts';
import { type ContractDocument, METHODS, resolve } from './document.ts';

const document = contract as ContractDocument;
const catalogue = document['x-error-catalogue'] as Catalogue;

const EDGE = Object.keys(catalogue).filter((key) => catalogue[key]!.area === 'edge');

type Shown = { code: number; description: string; details?: unknown };
type MediaType = { examples?: Record<string, { $ref: string }> };

const shown = Object.values(document.paths).flatMap((item) =>
  METHODS.flatMap((method) => {
    const { 'x-errors': keys = [], responses = {}, operationId } = item[method] ?? {};
    return Object.entries(responses).flatMap(([status, response]) => {
      const bodies = Object.values(resolve(document, response).content ?? {}) as MediaType[];
      const examples = bodies.flatMap(({ examples = {} }) => Object.entries(examples));
      return examples.flatMap(([name, example]) => {
        const { value } = resolve<{ value?: Shown }>(document, example);
        const key = (status === 'default' ? EDGE : keys).find((candidate) => {
          const entry = catalogue[candidate]!;
          const isOfStatus = status === 'default' || String(entry.status) === status;
          return isOfStatus && entry.code === value?.code && entry.description === value.description;
        });
        return key ? [{ place: `${operationId} ${status} ${name}`, key, details: value!.details }] : [];
      });
    });
  }),
);

test('every error with declared details has an example', () => {
  const declared = Object.keys(catalogue).filter((key) => catalogue[key]!.details);
  const seen = new Set(shown.map(({ key }) => key));
  expect(declared.filter((key) => !seen.has(key))).toEqual([]);
});

test('examples contain details exactly where they are declared', () => {
  const wrong = shown.filter(({ key, details }) => {
    const { details: declared = [] } = catalogue[key]!;
    return declared.length === 0 ? details !== undefined : !declared.some((schema) => isOne(schema, details));
  });
  expect(wrong).toEqual([]);
});

const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema(contract, 'contract');

function isOne(schema: string, details: unknown): boolean {
  if (schema === 'text') return typeof details === 'string';
  return ajv.validate({ $ref: `contract#/components/schemas/${schema}` }, details);
}
