/** What our `x-` fields look like, for Redocly's `struct` rule. EXTENSIONS.md says what they mean. */

type NodeType = { properties: Record<string, unknown>; [more: string]: unknown };

const text = { type: 'string' };
const wholeNumber = { type: 'integer', minimum: 1 };

const RateLimit = {
  properties: { requests: wholeNumber, windowSeconds: wholeNumber, per: { enum: ['user', 'credential', 'order'] } },
  required: ['requests', 'windowSeconds', 'per'],
};

const ErrorCatalogue = { properties: {}, additionalProperties: 'CatalogueEntry' };

const CatalogueEntry = {
  properties: {
    area: text,
    code: wholeNumber,
    status: { type: 'integer', minimum: 400, maximum: 599 },
    description: text,
    meaning: text,
    action: text,
    retry: { enum: ['never', 'afterFixing', 'afterWaiting', 'same'] },
    details: { type: 'array', items: text },
    situation: {
      enum: [
        'malformedBody',
        'invalidRequest',
        'unauthenticated',
        'keySuspended',
        'forbidden',
        'rateLimited',
        'internalError',
        'pathNotFound',
        'methodNotAllowed',
        'requestTimeout',
        'bodyTooLarge',
        'unsupportedMediaType',
        'expectationFailed',
        'headersTooLarge',
      ],
    },
  },
  required: ['area', 'code', 'status', 'description', 'meaning', 'action', 'retry'],
};

function withFields(type: NodeType, fields: Record<string, unknown>): NodeType {
  return { ...type, properties: { ...type.properties, ...fields } };
}

export function withOurExtensions(types: Record<string, NodeType>): Record<string, NodeType> {
  return {
    ...types,
    RateLimit,
    ErrorCatalogue,
    CatalogueEntry,
    Root: withFields(types.Root!, {
      'x-error-catalogue': 'ErrorCatalogue',
      'x-common-parameters': 'ParameterList',
      'x-common-headers': 'HeadersMap',
    }),
    Operation: withFields(types.Operation!, {
      'x-errors': { type: 'array', items: text },
      'x-rate-limit': 'RateLimit',
      'x-repeatable': { type: 'boolean' },
    }),
  };
}
