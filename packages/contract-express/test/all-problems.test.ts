import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Library, serveLibrary } from './serve.ts';

let library: Library;
beforeAll(async () => {
  library = await serveLibrary({
    limit: undefined,
    refuseText: (text) => (text.includes('card') ? 'must not contain a card number' : undefined),
  });
});
afterAll(() => library.close());

const unknown = (field: string) => ({ field, message: 'is not known here' });

test('400 request.invalid: an error lists the problems of parameters and body, and the first is as before', async () => {
  const answer = await library.call('POST', '/books?colour=red', {
    body: { pages: '7', year: '43', language: 'fr', author: { name: 'a', email: 'a@' }, note: 'card' },
  });
  expect(answer).toMatchObject({ status: 400, body: { key: 'request.invalid' } });
  expect(answer.body.details).toEqual({
    ...unknown('colour'),
    problems: [
      unknown('colour'),
      { field: 'title', message: 'is required' },
      { field: 'pages', message: 'must be integer, such as 160' },
      { field: 'year', message: 'must be 4 digits beginning with 19, such as 1943' },
      { field: 'language', message: 'must be one of: tr, en, de' },
      { field: 'author.email', message: 'must be an email address, such as deniz.kaya@example.com' },
      { field: 'note', message: 'must not contain a card number' },
    ],
  });
});

test('400 request.invalid: an error lists at most ten problems', async () => {
  const names = Array.from({ length: 30 }, (_, index) => `x${index}`);
  const answer = await library.call('POST', '/books', {
    body: { title: 7, ...Object.fromEntries(names.map((name) => [name, 1])) },
  });
  const [first] = answer.body.details.problems;
  expect(answer.body.details.problems).toHaveLength(10);
  expect(answer.body.details).toMatchObject(first);
});

test('400 request.invalid: an error lists a field once, even if it violates several rules', async () => {
  const { body } = await library.call('POST', '/books', { body: { title: '', phone: '1' } });
  expect(body.details.problems.map(({ field }: { field: string }) => field)).toEqual(['title', 'phone']);
});

test('400 request.invalid: a choice without a matching branch is one problem', async () => {
  const { body } = await library.call('POST', '/books', {
    body: { title: 'x', shelf: true, contributors: [{ kind: 'person' }, { kind: 'ghost' }, 7] },
  });
  expect(body.details.problems).toEqual([
    { field: 'shelf', message: 'must be integer or string' },
    { field: 'contributors[0].name', message: 'is required when kind is person' },
    { field: 'contributors[1].kind', message: 'must be one of: person, company' },
    { field: 'contributors[2]', message: 'must be object' },
  ]);
});

test('400 request.invalid: an error lists all invalid query parameters and headers', async () => {
  const { body } = await library.call('GET', '/books?limit=0&offset=x&title=&limit=3', {
    headers: { 'X-Language': 'fr' },
  });
  expect(body.details.problems).toEqual([
    { field: 'offset', message: 'must be a whole number' },
    { field: 'title', message: 'must not be empty' },
    { field: 'limit', message: 'must not be given twice' },
    { field: 'X-Language', message: 'must be one of: tr, en, de' },
  ]);
});

test.for([
  ['JSON that ends too early', '{"title":', 'body'],
  ['U+0000 in a text', '{"title":"a\\u0000b","pages":"7"}', 'title'],
] as const)('400 request.invalid: %s is listed with the problems of the parameters', async ([, body, field]) => {
  const { details } = (await library.call('POST', '/books?colour=red', { body })).body;
  expect(details.problems.map((problem: { field: string }) => problem.field)).toEqual([field, 'colour']);
});

test('400 request.invalid: a large or deep body is refused with the same first problem', async () => {
  const many = Object.fromEntries(Array.from({ length: 6_000 }, (_, index) => [`k${index}`, 1]));
  const deep = `{"title":"x","author":${'['.repeat(9_000)}${']'.repeat(9_000)}}`;
  const list = { title: 'x', contributors: Array.from({ length: 20_000 }, () => 1) };
  for (const [body, field] of [
    [{ title: 'x', ...many }, 'k0'],
    [deep, 'author'],
    [list, 'contributors'],
  ] as const) {
    const { details } = (await library.call('POST', '/books', { body })).body;
    expect([details.field, details.problems[0].field]).toEqual([field, field]);
    expect(details.problems.length).toBeLessThanOrEqual(10);
  }
});

test('no message repeats a value of the request, such as a secret or a card number', async () => {
  const secret = '5528790000000008';
  const author = { name: 7, email: secret, country: secret };
  const body = { title: 7, pages: secret, year: secret, signature: secret, pin: secret, language: secret, author };
  const { text, body: answer } = await library.call('POST', '/books', { body });
  expect(answer.details.problems.length).toBeGreaterThan(6);
  expect(text).not.toContain(secret);
});

test('an error of the app that names a field lists it as the only problem', async () => {
  const { EdgeFailure } = await import('../src/index.ts');
  const own = await serveLibrary({
    limit: undefined,
    handlers: {
      listBooks: () => {
        throw new EdgeFailure('invalidRequest', { field: 'title', message: 'must be a title' });
      },
    },
  });
  const { body } = await own.call('GET', '/books');
  await own.close();
  const problem = { field: 'title', message: 'must be a title' };
  expect(body.details).toEqual({ ...problem, problems: [problem] });
});
