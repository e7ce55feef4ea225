import { answers, GET, none, OK, type Row, refuses, serves } from './probes.ts';
import { media, text } from './things.ts';

export const RESPONSES: Row[] = [
  [
    'JSON in `application/json`, which is validated',
    'supported',
    serves(none, GET, { ...OK, type: 'application/json' }),
    serves(none, GET, { status: 500 }, (_, answer) => answer(200, { name: 7 })),
  ],
  [
    'JSON without a schema in responses',
    'refused at start',
    refuses(answers({ '200': { content: { 'application/json': {} } } }), 'getThing: answer 200 must have a schema'),
  ],
  [
    'Text and bytes in other media types, without a validation against their schema',
    'supported',
    serves(
      answers({ '200': media({ ...text, format: 'binary', maxLength: 1 }, 'application/pdf') }),
      GET,
      { status: 200, type: 'application/pdf', content: 'PDF' },
      (_, answer) => answer(200, Buffer.from('PDF')),
    ),
    serves(
      answers({ '200': media(text, 'text/csv') }),
      GET,
      { status: 200, type: 'text/csv', content: 'a;b' },
      (_, answer) => answer(200, 'a;b'),
    ),
  ],
  [
    'Types that end in `+json`, media ranges and media types with parameters in responses',
    'refused at start',
    ...['application/geo+json', '*/*', 'text/*', 'text/html; charset=utf-8'].map((type) =>
      refuses(
        answers({ '200': media({}, type) }),
        `getThing: answer 200 in ${type} is not supported: use application/json, or a text or binary type without parameters`,
      ),
    ),
  ],
  [
    'Exact statuses, and `default`, `4XX` and `5XX` for errors',
    'supported',
    serves(
      ({ get, put }) => {
        get.responses = { '201': get.responses['200'], '4XX': get.responses.default };
        get['x-errors'] = ['book.notFound'];
        put['x-errors'] = ['book.notFound'];
      },
      GET,
      { status: 201 },
      (_, answer) => answer(201, {}),
    ),
  ],
  [
    '`1XX`, `2XX` and `3XX`, and operations without an exact status for success',
    'refused at start',
    refuses(
      ({ get }) => (get.responses = { '2XX': get.responses['200'] }),
      'getThing: answer 2XX is not supported: declare each status',
      'getThing: there must be an answer with a status for success, such as 200',
    ),
    refuses(answers({}), 'getThing: there must be an answer with a status for success, such as 200'),
  ],
  [
    'Operations without `responses`',
    'refused at start',
    refuses(
      ({ get }) => delete get.responses,
      'getThing: there must be an answer with a status for success, such as 200',
    ),
  ],
  [
    'Content in 204 and 304',
    'refused at start',
    refuses(answers({ '204': media({}) }), 'getThing: answer 204 must have no content'),
  ],
  [
    'Errors in other media types than `application/json`',
    'refused at start',
    refuses(({ get }) => {
      get['x-errors'] = ['book.notFound'];
      get.responses['404'] = media({}, 'application/problem+json');
    }, 'getThing declares book.notFound, but no answer 404 in application/json'),
  ],
  [
    'Declared response headers',
    'ignored',
    serves(({ get }) => (get.responses['200'].headers = { 'X-Count': { required: true, schema: text } }), GET, OK),
  ],
];
