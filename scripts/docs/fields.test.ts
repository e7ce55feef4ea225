import { expect, test } from 'vitest';
import { type Contract, contract } from './contract.ts';
import { fieldList, fieldsOf } from './fields.ts';

const library: Contract = { ...contract, paths: {}, components: { schemas: {} } };
const sent = { mustSend: true, at: 'lend' };

test('a field shows its type, whether it is required, its description and its accepted values', () => {
  const html = fieldList(
    library,
    {
      type: 'object',
      required: ['shelf'],
      properties: {
        shelf: { type: 'string', enum: ['north', 'south'], description: 'Where it stands.' },
        since: { type: 'string', format: 'date', description: 'From when on.', deprecated: true },
        authors: { type: 'array', items: { type: 'object', properties: { name: { type: 'string' } } } },
      },
    },
    sent,
  );
  expect(html).toMatch(/shelf<\/code> <span class="type">string<\/span> <span class="note required">required/);
  expect(html).toContain('Where it stands. One of `north`, `south`.');
  expect(html).toMatch(/since<\/code> <span class="type">date<\/span> <span class="note deprecated">deprecated/);
  expect(html).toContain('list of objects');
  expect(html).toContain('Fields of <code>authors</code>');
});

test('alternatives are shown as one list in which only the shared fields are required', () => {
  const html = fieldList(
    library,
    {
      oneOf: [
        { type: 'object', required: ['by', 'card'], properties: { by: { enum: ['card'] }, card: { type: 'string' } } },
        { type: 'object', required: ['by'], properties: { by: { enum: ['cash'] } } },
      ],
    },
    sent,
  );
  expect(html).toContain('One of `card`, `cash`.');
  expect(html.match(/class="note required"/g)).toHaveLength(1);
});

test('a response shows which fields may be absent', () => {
  const schema = { type: 'object', required: ['id'], properties: { id: { type: 'string' }, note: { type: 'string' } } };
  expect(fieldList(library, schema, { mustSend: false, at: 'lend' }).match(/may be absent/g)).toHaveLength(1);
});

test('every field can be linked, including nested fields', () => {
  const schema = {
    type: 'object',
    properties: { authors: { type: 'array', items: { type: 'object', properties: { name: { type: 'string' } } } } },
  };
  const places = [...fieldList(library, schema, sent).matchAll(/<li id="([^"]+)"/g)].map(([, id]) => id);
  expect(places).toEqual(['lend.authors', 'lend.authors.name']);
  expect(fieldsOf(library, schema, 'lend').map(({ anchor }) => anchor)).toEqual(places);
});
