/** The parts of a schema that messages describe. */
export type ParentSchema = {
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly writeOnly?: boolean;
  /** The contract's own wording for the accepted values, phrased to follow "must be". */
  readonly 'x-accepted'?: string;
  readonly properties?: Readonly<Record<string, { readonly enum?: readonly unknown[] }>>;
  readonly discriminator?: { readonly kinds?: readonly string[] };
};

export type ErrorObject = {
  readonly keyword: string;
  readonly instancePath: string;
  readonly message?: string;
  // biome-ignore lint/suspicious/noExplicitAny: the parameters differ by keyword
  readonly params: any;
  readonly parentSchema?: ParentSchema;
  /** The rejected value. Messages never include it. */
  readonly data?: unknown;
};

/**
 * Returns a JSON pointer whose first segment is the part of the request. For a missing property, the pointer leads to
 * the expected location.
 */
export function pathOf({ instancePath, params }: ErrorObject): string {
  const property = params.missingProperty ?? params.additionalProperty ?? params.unevaluatedProperty ?? params.tag;
  return property === undefined ? instancePath : `${instancePath}/${escapePointer(property)}`;
}

const escapePointer = (segment: string) => segment.replaceAll('~', '~0').replaceAll('/', '~1');
