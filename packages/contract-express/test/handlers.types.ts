/** Tests run by the compiler. An `@ts-expect-error` is an error if the line below it compiles. */
import type { Answer, Handler, HandlersFor } from '../src/index.ts';

type Book = { readonly id: string; readonly pages?: number; readonly author: { readonly name: string } | null };
type Format = { readonly type: 'paper'; readonly pages: number } | { readonly type: 'audio'; readonly minutes: number };

/** A sample type in the format that openapi-typescript generates. */
interface operations {
  getBook: {
    parameters: {
      query?: { limit?: number };
      header: { 'X-Language': 'tr' | 'en' };
      path: { bookId: string };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': Book } };
      404: { headers: { [name: string]: unknown }; content: { 'application/json': { code: number } } };
    };
  };
  listFormats: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { 'application/json': { shelf: string } } };
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'application/json': readonly Format[] } };
      201: { headers: { [name: string]: unknown }; content: { 'application/json': { [code: string]: number } } };
      204: { headers: { [name: string]: unknown }; content?: never };
    };
  };
  confirm: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody?: never;
    responses: {
      200: { headers: object; content: { 'text/html': string } };
      303: { headers: object; content?: never };
    };
  };
}
type Caller = { user: string };
type Declared = {
  readonly getBook: { readonly 'book.notFound': undefined; readonly 'book.lost': { readonly since: string } };
  readonly listFormats: { readonly 'shelf.unknown': string };
  readonly confirm: Record<never, never>;
};
type Handlers = HandlersFor<operations, Caller, Declared>;

declare const answerBook: Answer<operations['getBook']>;
declare const answerFormats: Answer<operations['listFormats']>;
declare const answerPage: Answer<operations['confirm']>;

const book = { id: 'b1', author: { name: 'Sabahattin Ali' } };
const bookWithMore = { ...book, secret: 'x' };
const bookWithMoreInside = { ...book, author: { name: 'x', secret: 'x' } };
declare const rows: readonly { id: string; author: { name: string } | null }[];
declare const anyBook: Book;
declare const pagesWithMore: { type: 'paper'; pages: number; secret: string }[];
declare const formats: readonly Format[];
declare const maybe: number | undefined;
const frozen = { id: 'b1', author: { name: 'Sabahattin Ali' } } as const;
const frozenFormats = [
  { type: 'paper', pages: 1 },
  { type: 'audio', minutes: 1 },
] as const;

export const accepted = [
  answerBook(200, book),
  answerBook(200, anyBook),
  answerBook(200, { ...book, pages: 7, author: null }, { 'X-Any': 'x' }),
  answerFormats(200, formats),
  answerFormats(200, [
    { type: 'paper', pages: 1 },
    { type: 'audio', minutes: 1 },
  ]),
  answerFormats(
    200,
    rows.map(() => ({ type: 'paper', pages: 1 }) as const),
  ),
  answerFormats(201, { any: 1 }),
  answerFormats(204),
  answerPage(200, '<p>'),
  answerPage(303, undefined, { Location: 'https://horizon.example' }),
  ...rows.map((row) => answerBook(200, row)),
  answerBook(200, { ...book, pages: undefined }),
  answerBook(200, { ...book, pages: maybe }),
  answerBook(200, frozen),
  answerFormats(200, frozenFormats),
];

export const refused = [
  // @ts-expect-error an undeclared status
  answerBook(201, book),
  // @ts-expect-error an undeclared status has its own message, even without a body
  answerBook(204),
  // @ts-expect-error handlers throw errors by key
  answerBook(404, { code: 404 }),
  // @ts-expect-error a missing property
  answerBook(200, { id: 'b1' }),
  // @ts-expect-error a wrong type
  answerBook(200, { ...book, id: 7 }),
  // @ts-expect-error an extra property
  answerBook(200, { id: 'b1', author: null, secret: 'x' }),
  // @ts-expect-error an extra property in a variable
  answerBook(200, bookWithMore),
  // @ts-expect-error an extra nested property in a variable
  answerBook(200, bookWithMoreInside),
  // @ts-expect-error a missing body
  answerBook(200),
  // @ts-expect-error an undeclared body
  answerFormats(204, {}),
  // @ts-expect-error the tag of one kind with a property of the other
  answerFormats(200, [{ type: 'paper', minutes: 1 }]),
  // @ts-expect-error an extra property in the items of a list
  answerFormats(200, pagesWithMore),
  // @ts-expect-error an object where HTML is declared
  answerPage(200, { html: '' }),
];

const getBook: Handler<operations['getBook'], Caller> = ({ path, query, headers, caller }, answer) => {
  const read: [string, number | undefined, 'tr' | 'en', string] = [
    path.bookId,
    query.limit,
    headers['x-language'],
    caller.user,
  ];
  // @ts-expect-error only declared parameters can be read
  path.id;
  // @ts-expect-error header names are lower case
  headers['X-Language'];
  return answer(200, { id: read[0], author: null });
};

const confirm: Handlers['confirm'] = async (_request, answer) => answer(303);

// @ts-expect-error a missing handler
export const missing: Handlers = { getBook, confirm };

export const complete: Handlers = {
  getBook,
  confirm,
  listFormats: async ({ body }, answer) => answer(201, { [body.shelf]: 1 }),
};

export const failing: Pick<Handlers, 'getBook' | 'listFormats'> = {
  getBook({ path }, _answer, fail) {
    if (path.bookId === 'b1') return fail('book.notFound');
    if (path.bookId === 'b2') return fail('book.notFound', undefined, { headers: { 'Retry-After': '5' } });
    // @ts-expect-error an undeclared error
    if (path.bookId === 'b3') return fail('shelf.unknown', 'x');
    // @ts-expect-error undeclared details
    if (path.bookId === 'b4') return fail('book.notFound', 'x');
    // @ts-expect-error details that differ from the catalogue
    if (path.bookId === 'b5') return fail('book.lost', { until: 'x' });
    return fail('book.lost', { since: '2027-03-01' });
  },
  // @ts-expect-error missing details
  listFormats: (_request, _answer, fail) => fail('shelf.unknown'),
};

export const wrong: Pick<Handlers, 'confirm'> = {
  // @ts-expect-error the response of a different operation
  confirm: () => answerBook(200, book),
};
