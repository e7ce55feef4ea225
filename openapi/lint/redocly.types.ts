/** The parts of Redocly's rule interface that our rules use. The CLI package does not include Redocly's own types. */

export type Location = {
  readonly source: { readonly absoluteRef: string; readonly body: string };
  readonly pointer: string;
  key(): Location;
  child(path: string | number | readonly (string | number)[]): Location;
};

export type Context = {
  /** The location of the node after its references are resolved. */
  readonly location: Location;
  readonly key: string | number;
  report(problem: { message: string; location?: Location }): void;
  /** Resolves a reference in the file `from`. Default: the node's file. */
  resolve<Node extends object>(node: Node | Reference, from?: string): { node?: Node; location?: Location };
};

export type Visit<Node> = (node: Node, context: Context) => unknown;
export type Rule = () => Record<string, unknown>;

export type Reference = { readonly $ref: string };

export type Schema = {
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema | Reference>>;
  readonly additionalProperties?: unknown;
  readonly allOf?: readonly (Schema | Reference)[];
  readonly anyOf?: readonly (Schema | Reference)[];
  readonly oneOf?: readonly (Schema | Reference)[];
  readonly enum?: unknown;
  readonly const?: unknown;
  readonly 'x-extensible-enum'?: readonly string[];
  readonly 'x-sensitive'?: true;
  readonly writeOnly?: boolean;
  readonly discriminator?: { readonly mapping?: Readonly<Record<string, string>> };
  readonly pattern?: string;
  readonly format?: string;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxItems?: number;
  readonly items?: Schema | Reference;
};

export type Parameter = {
  readonly name: string;
  readonly in: string;
  readonly allowReserved?: boolean;
  readonly schema?: Schema | Reference;
};

export type Example = { readonly value?: unknown };

export type MediaType = {
  readonly schema?: Schema | Reference;
  readonly examples?: Readonly<Record<string, Example | Reference>>;
};

export type Response = { readonly content?: Readonly<Record<string, MediaType>> };

export type Operation = {
  readonly operationId?: string;
  readonly tags?: readonly string[];
  readonly security?: readonly unknown[];
  readonly responses?: Readonly<Record<string, Response | Reference>>;
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly requestBody?: Response | Reference;
  readonly 'x-rules'?: readonly { readonly field: string }[];
  readonly 'x-errors'?: readonly string[];
  readonly 'x-rate-limit'?: object;
  readonly 'x-roles'?: readonly string[];
};

export type CatalogueEntry = {
  readonly area: string;
  readonly status: number;
};

export type Root = {
  readonly security?: readonly unknown[];
  readonly components?: { readonly securitySchemes?: Readonly<Record<string, { readonly in?: string }>> };
  readonly 'x-error-catalogue'?: Readonly<Record<string, CatalogueEntry>> | Reference;
};
