import { describe, expect, test } from 'vitest';
import contract from '../../packages/server/src/generated/openapi.json' with { type: 'json' };
import type { ContractDocument } from '../generate/document.ts';
import { curlOf } from './curl.ts';
import { pythonOf } from './python.ts';
import { requestsOf } from './requests.ts';
import { samplesOf } from './samples.ts';
import { typescriptOf } from './typescript.ts';

const document = contract as unknown as ContractDocument;

test('every operation has a sample in curl, and in TypeScript unless only a browser calls it', () => {
  const samples = samplesOf(document);
  const operations = Object.values(contract.paths).flatMap((item) => Object.values(item));
  expect([...samples.keys()]).toEqual(operations.map(({ operationId }) => operationId));
  const inCurlOnly = [...samples].filter(([, { typescript }]) => !typescript).map(([id]) => id);
  expect(inCurlOnly).toEqual(['receive3dsCallback', 'finish3ds']);
});

test('every operation has a sample in PHP and Java, and in Python unless only a browser calls it', () => {
  const samples = samplesOf(document);
  const without = [...samples].filter(([, { python, php, java }]) => !(python && php && java)).map(([id]) => id);
  expect(without).toEqual([...samples].filter(([, { typescript }]) => !typescript).map(([id]) => id));
});

test('an operation without an example is reported by its name', () => {
  const paths = {
    '/loans': { post: { operationId: 'addLoan', requestBody: { content: { 'application/json': {} } } } },
  };
  expect(() => requestsOf({ paths })).toThrow('addLoan has no example of its body');
});

const renew = {
  operationId: 'renewLoan',
  method: 'POST',
  path: '/loans/{loanId}/renew',
  isSecured: true,
  answersBody: true,
  parameters: [
    { in: 'path', name: 'loanId', value: 'L-1' },
    { in: 'query', name: 'note', value: "reader's wish" },
    { in: 'header', name: 'X-Desk', value: 4 },
  ],
} as const;

describe('curl samples', () => {
  test('a curl sample contains the path, query and headers with any characters', () => {
    expect(curlOf(renew)).toBe(`curl -w '\\n' -X POST "$API/loans/L-1/renew?note=reader%27s+wish" \\
  -H "Authorization: Bearer $TOKEN" \\
  -H 'X-Desk: 4'`);
  });

  test('a curl sample contains a JSON body in single quotes, which its text cannot end', () => {
    const body = { mediaType: 'application/json', value: { reader: "O'Hara" } };
    expect(curlOf({ ...renew, parameters: [], body })).toContain(`-d '{"reader": "O'\\''Hara"}'`);
  });

  test('a curl sample sends a form field by field', () => {
    const body = { mediaType: 'application/x-www-form-urlencoded', value: { language: 'tr', id: 'a b' } };
    expect(
      curlOf({ ...renew, isSecured: false, answersBody: false, parameters: [], body }),
    ).toBe(`curl "$API/loans/{loanId}/renew" \\
  --data-urlencode 'language=tr' \\
  --data-urlencode 'id=a b'`);
  });
});

test('a Python sample uses snake case names and a literal body', () => {
  const body = { mediaType: 'application/json', value: { isPaid: true, note: 'true "love"', till: null } };
  expect(pythonOf({ ...renew, body })).toBe(`result = agency.renew_loan(
    loan_id="L-1",
    note="reader's wish",
    x_desk=4,
    body={"isPaid": True, "note": "true \\"love\\"", "till": None},
)
print(result)`);
});

test('a TypeScript sample passes the parts of the request as parts of the input', () => {
  const body = { mediaType: 'application/json', value: { days: 7 } };
  expect(typescriptOf({ ...renew, body })).toContain(
    `agency.renewLoan({
  path: { loanId: 'L-1' },
  query: { note: "reader's wish" },
  headers: { 'X-Desk': 4 },
  body: { days: 7 }
});`,
  );
});
