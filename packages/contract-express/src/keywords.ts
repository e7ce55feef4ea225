import { createRequire } from 'node:module';
import { _, type Ajv, type CodeKeywordDefinition, type KeywordCxt, str } from 'ajv';
import { useFunc } from 'ajv/dist/compile/util.js';

/** Loaded with `require`, because an import would resolve differently in Node and in test bundlers. */
const { default: ucs2length } = createRequire(import.meta.url)('ajv/dist/runtime/ucs2length.js');

/**
 * Replaces ajv's `minLength` and `maxLength` keywords, with the same results and messages. A character has one or two
 * UTF-16 code units, so the number of units is usually enough to decide without counting characters. Also replaces the
 * `readOnly` or `writeOnly` keyword of express-openapi-validator, whose functions cannot be written to a file.
 */
export function replaceKeywords(ajv: Ajv, refused: 'readOnly' | 'writeOnly'): void {
  for (const keyword of [maxLength, minLength, refusedKeyword(refused)]) {
    ajv.removeKeyword(keyword.keyword as string).addKeyword(keyword);
  }
}

const maxLength = lengthKeyword('maxLength', 'more', (cxt) => {
  const { data, schemaCode } = cxt;
  cxt.fail$data(_`${data}.length > ${schemaCode} && ${charactersOf(cxt)} > ${schemaCode}`);
});

const minLength = lengthKeyword('minLength', 'fewer', (cxt) => {
  const { data, schema, schemaCode } = cxt;
  const surelyEnough = Math.max(1, 2 * schema - 1);
  cxt.fail$data(_`${data}.length < ${surelyEnough} && ${charactersOf(cxt)} < ${schemaCode}`);
});

const charactersOf = ({ gen, data }: KeywordCxt) => _`${useFunc(gen, ucs2length)}(${data})`;

function lengthKeyword(
  keyword: string,
  comparison: string,
  code: CodeKeywordDefinition['code'],
): CodeKeywordDefinition {
  return {
    keyword,
    type: 'string',
    schemaType: 'number',
    before: 'pattern',
    error: {
      message: ({ schemaCode }) => str`must NOT have ${comparison} than ${schemaCode} characters`,
      params: ({ schemaCode }) => _`{limit: ${schemaCode}}`,
    },
    code,
  };
}

/**
 * Rejects any value of a property that may occur only in the opposite direction: in responses for `readOnly`, in
 * requests for `writeOnly`.
 */
const refusedKeyword = (keyword: 'readOnly' | 'writeOnly'): CodeKeywordDefinition => ({
  keyword,
  schemaType: 'boolean',
  error: { message: keyword === 'readOnly' ? 'is read-only' : 'is write-only' },
  code: (cxt) => {
    if (cxt.schema === true) cxt.fail();
  },
});
