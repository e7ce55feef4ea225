/** Our `x-` fields for Redocly's `struct` rule, read from the schemas that editors use. EXTENSIONS.md explains them. */
import catalogue from './schemas/catalogue.schema.json' with { type: 'json' };
import component from './schemas/component.schema.json' with { type: 'json' };
import contract from './schemas/contract.schema.json' with { type: 'json' };
import operation from './schemas/operation.schema.json' with { type: 'json' };

type NodeType = { properties: Record<string, unknown>; [more: string]: unknown };

const {
  'x-errors': errors,
  'x-rate-limit': rateLimit,
  'x-repeatable': repeatable,
  'x-roles': roles,
  'x-rules': rules,
} = operation.properties;
const {
  'x-accepted': accepted,
  'x-any-number': anyNumber,
  'x-extensible-enum': knownValues,
  'x-sensitive': sensitive,
} = component.definitions.node.anyOf[0]!.properties!;
const { 'x-common-patterns': commonPatterns } = contract.properties;
const { entry } = catalogue.definitions;

const OperationRule = { properties: rules.items.properties, required: rules.items.required };
const RateLimit = { properties: rateLimit.properties, required: rateLimit.required };
const ErrorCatalogue = { properties: {}, additionalProperties: 'CatalogueEntry' };
const CatalogueEntry = { properties: entry.properties, required: entry.required };

function withFields(type: NodeType, fields: Record<string, unknown>): NodeType {
  return { ...type, properties: { ...type.properties, ...fields } };
}

export function withOurExtensions(types: Record<string, NodeType>): Record<string, NodeType> {
  return {
    ...types,
    RateLimit,
    OperationRule,
    OperationRuleList: { properties: {}, items: 'OperationRule' },
    ErrorCatalogue,
    CatalogueEntry,
    Schema: withFields(types.Schema!, {
      'x-accepted': accepted,
      'x-any-number': anyNumber,
      'x-extensible-enum': knownValues,
      'x-sensitive': sensitive,
    }),
    Root: withFields(types.Root!, {
      'x-error-catalogue': 'ErrorCatalogue',
      'x-common-parameters': 'ParameterList',
      'x-common-headers': 'HeadersMap',
      'x-common-patterns': commonPatterns,
    }),
    Operation: withFields(types.Operation!, {
      'x-errors': errors,
      'x-rate-limit': 'RateLimit',
      'x-rules': 'OperationRuleList',
      'x-repeatable': repeatable,
      'x-roles': roles,
      'x-schemas': 'NamedSchemas',
      'x-examples': 'NamedExamples',
    }),
  };
}
