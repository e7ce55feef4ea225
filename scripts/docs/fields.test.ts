import { expect, test } from 'vitest';
import { type Contract, contract } from './contract.ts';
import { fieldList, fieldsOf } from './fields.ts';

const library: Contract = { ...contract, paths: {}, components: { schemas: {} } };
const sent = { mustSend: true, at: 'lend' };

test('a field says its type, whether it must be sent, what it means and what it may be', () => {
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

test('alternatives are one list: what tells them apart may be any of theirs, what only some have is not required', () => {
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

test('in an answer it is told what may be absent', () => {
  const schema = { type: 'object', required: ['id'], properties: { id: { type: 'string' }, note: { type: 'string' } } };
  expect(fieldList(library, schema, { mustSend: false, at: 'lend' }).match(/may be absent/g)).toHaveLength(1);
});

test('every field has a place that can be linked, nested ones too', () => {
  const schema = {
    type: 'object',
    properties: { authors: { type: 'array', items: { type: 'object', properties: { name: { type: 'string' } } } } },
  };
  const places = [...fieldList(library, schema, sent).matchAll(/<li id="([^"]+)"/g)].map(([, id]) => id);
  expect(places).toEqual(['lend.authors', 'lend.authors.name']);
  expect(fieldsOf(library, schema, 'lend').map(({ anchor }) => anchor)).toEqual(places);
});
