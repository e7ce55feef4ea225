import bundled from '../../packages/server/src/generated/openapi.json' with { type: 'json' };
import {
  type ContractDocument,
  operationsOf as inDocument,
  type OperationObject,
  type OperationRule,
  type RateLimit,
  type Reference,
  resolve,
} from '../generate/document.ts';
import type { Contact } from './site/.vitepress/theme/feedback.ts';

export type Schema = {
  type?: string | string[];
  description?: string;
  format?: string;
  enum?: unknown[];
  'x-extensible-enum'?: string[];
  const?: unknown;
  default?: unknown;
  deprecated?: boolean;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, Schema | Reference>;
  required?: string[];
  items?: Schema | Reference;
  oneOf?: (Schema | Reference)[];
  anyOf?: (Schema | Reference)[];
  allOf?: (Schema | Reference)[];
};

type Example = { summary?: string; value?: unknown };
export type MediaType = { schema?: Schema | Reference; examples?: Record<string, Example | Reference> };
export type Body = { description?: string; required?: boolean; content?: Record<string, MediaType> };

export type Parameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  deprecated?: boolean;
  description?: string;
  schema?: Schema | Reference;
};

export type Operation = {
  readonly id: string;
  readonly area: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  readonly isDeprecated: boolean;
  readonly isSecured: boolean;
  /** True for a POST that only reads data. */
  readonly isRepeatable: boolean;
  readonly limit: RateLimit;
  readonly errors: readonly string[];
  readonly rules: readonly OperationRule[];
  readonly parameters: readonly Parameter[];
  readonly body?: Body;
  readonly answers: readonly { readonly status: string; readonly answer: Body }[];
};

export type CatalogueEntry = {
  readonly area: string;
  readonly code: number;
  readonly status: number;
  readonly description: string;
  readonly meaning: string;
  readonly action: string;
  readonly retry: 'never' | 'afterFixing' | 'afterWaiting' | 'same';
};

export type Area = { readonly name: string; readonly title: string; readonly description: string };

export type Contract = ContractDocument & {
  info: { title: string; version: string; contact?: Contact };
  tags: { name: string; description?: string; 'x-displayName'?: string; 'x-traitTag'?: boolean }[];
  'x-error-catalogue': Record<string, CatalogueEntry>;
};

type Described = Omit<OperationObject, 'parameters'> & {
  summary?: string;
  description?: string;
  deprecated?: boolean;
  parameters?: (Parameter | Reference)[];
};

export const contract = bundled as unknown as Contract;

/** Returns the areas that have operations, in the order of the contract's tags. */
export function areasOf(document: Contract): Area[] {
  const used = new Set(operationsOf(document).map(({ area }) => area));
  return document.tags
    .filter(({ name }) => used.has(name))
    .map((tag) => ({ name: tag.name, title: tag['x-displayName'] ?? tag.name, description: tag.description ?? '' }));
}

/** Returns all operations in the order of the contract's paths. */
export function operationsOf(document: Contract): Operation[] {
  return inDocument(document).map(({ path, method, operation }) =>
    described(document, operation as Described, method.toUpperCase(), path),
  );
}

function described(document: Contract, operation: Described, method: string, path: string): Operation {
  const { operationId, tags, summary, description, parameters = [], requestBody, responses = {} } = operation;
  return {
    id: operationId!,
    area: tags![0]!,
    method,
    path,
    summary: summary ?? operationId!,
    description: description ?? '',
    isDeprecated: operation.deprecated ?? false,
    isSecured: (operation.security ?? document.security ?? []).length > 0,
    isRepeatable: operation['x-repeatable'] ?? false,
    limit: operation['x-rate-limit']!,
    errors: operation['x-errors'] ?? [],
    rules: operation['x-rules'] ?? [],
    parameters: parameters.map((parameter) => resolve(document, parameter) as Parameter),
    ...(requestBody && { body: resolve(document, requestBody) as Body }),
    answers: Object.entries(responses).map(([status, answer]) => ({
      status,
      answer: resolve(document, answer) as Body,
    })),
  };
}

export function examplesOf(document: Contract, { examples = {} }: MediaType): [name: string, example: Example][] {
  return Object.entries(examples).map(([name, example]) => [name, resolve(document, example)]);
}
