export const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
export type Method = (typeof METHODS)[number];

export type Reference = { $ref: string };
export type Content = { description?: string; content?: Record<string, unknown> };

export type Parameter = { name: string; in: string };

export type RateLimit = {
  requests: number;
  windowSeconds: number;
  per: 'user' | 'credential' | 'order' | 'party' | 'traveller';
};

/** Rule that refuses a request with 400 although it matches the schema. */
export type OperationRule = {
  readonly field: string;
  readonly by: 'fields' | 'clock' | 'data';
  readonly says: string;
};

export type OperationObject = {
  operationId?: string;
  tags?: string[];
  security?: unknown[];
  requestBody?: Content | Reference;
  responses?: Record<string, Content | Reference>;
  parameters?: (Parameter | Reference)[];
  'x-errors'?: string[];
  'x-rate-limit'?: RateLimit;
  'x-roles'?: string[];
  'x-rules'?: readonly OperationRule[];
  'x-repeatable'?: boolean;
  'x-schemas'?: Record<string, unknown>;
  'x-examples'?: Record<string, unknown>;
};

export type ContractDocument = {
  servers?: { url: string }[];
  security?: unknown[];
  paths: Record<string, Partial<Record<Method, OperationObject>>>;
  components?: Record<string, Record<string, unknown>>;
  'x-error-catalogue'?: unknown;
  'x-common-parameters'?: (Parameter | Reference)[];
  'x-common-headers'?: Record<string, unknown>;
  'x-common-patterns'?: Readonly<Record<string, string>>;
};

/** Returns all operations in the order of the contract. */
export function operationsOf({
  paths,
}: Pick<ContractDocument, 'paths'>): { path: string; method: Method; operation: OperationObject }[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([key, operation]) => {
      const method = METHODS.find((known) => known === key);
      return method ? [{ path, method, operation }] : [];
    }),
  );
}

/** Resolves a reference within the document; other nodes are returned unchanged. */
export function resolve<Target extends object>(document: ContractDocument, node: Target | Reference): Target {
  if (!('$ref' in node)) return node;
  const [, ...steps] = node.$ref.split('/').map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  const target = steps.reduce<unknown>((at, step) => (at as Record<string, unknown> | undefined)?.[step], document);
  if (target === undefined) throw new Error(`${node.$ref} does not exist`);
  return resolve(document, target as Target);
}
