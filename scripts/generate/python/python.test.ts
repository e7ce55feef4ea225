import { expect, test } from 'vitest';
import { typedDicts, typeOf } from './types.ts';
import { docstring, snakeCase } from './words.ts';

test.each([
  ['createOrder', 'create_order'],
  ['searchID', 'search_id'],
  ['hasParentID', 'has_parent_id'],
  ['X-Forwarded-For', 'x_forwarded_for'],
  ['finish3ds', 'finish3ds'],
])('the Python name of %s is %s', (name, called) => {
  expect(snakeCase(name)).toBe(called);
});

test.each([
  [{ type: 'array', items: { $ref: '#/components/schemas/Loan' } }, 'list[Loan]'],
  [{ type: ['string', 'null'] }, 'str | None'],
  [{ type: 'string', enum: ['a', 'b'] }, 'Literal["a", "b"]'],
  [{ oneOf: [{ $ref: '#/x/One' }, { $ref: '#/x/Other' }] }, 'One | Other'],
  [{}, 'Any'],
])('the Python type of %j is %s', (schema, type) => {
  expect(typeOf(schema)).toBe(type);
});

test('a field that may be missing is marked, and its description is included', () => {
  const properties = { id: { type: 'string', description: 'Its number.' }, days: { type: 'integer' } };
  expect(typedDicts({ Loan: { type: 'object', description: 'A loan.', required: ['id'], properties } })).toBe(
    `class Loan(TypedDict):
    """A loan."""

    #: Its number.
    id: str
    days: NotRequired[int]`,
  );
});

test('a field named like a Python keyword is written as a string', () => {
  const properties = { from: { type: 'string' }, to: { $ref: '#/components/schemas/Time' } };
  expect(typedDicts({ Hours: { type: 'object', required: ['from'], properties } })).toBe(
    `Hours = TypedDict(
    "Hours",
    {
        "from": "str",
        "to": "NotRequired[Time]",
    },
)`,
  );
});

test('a docstring cannot be ended by its text', () => {
  expect(docstring('Say """no""".\nTwo lines.', '  ')).toEqual(['  """', "  Say '''no'''.", '  Two lines.', '  """']);
  expect(docstring('Say "no"', '')).toEqual(['"""', 'Say "no"', '"""']);
});
