import type { z } from 'zod';
import type { Kind } from './config.kinds.ts';

/** A variable of the environment. A default is a text as the environment would hold it; `$PORT` is the value of PORT. */
export type About = {
  readonly default?: string;
  /** The default of production where it differs. */
  readonly productionDefault?: string;
  /** Production has no default, and can do without. */
  readonly isOfStaging?: true;
  /** Production has no default and refuses what staging uses. */
  readonly productionNeeds?: string;
  /** Production needs it where this other setting has a value. */
  readonly neededWith?: string;
  readonly meaning: string;
};
export type Setting = About & Kind & { readonly variable: string };

/** All settings by their schemas, in the order in which they are documented. */
export const declared = new Map<z.ZodType, Setting>();

export function setting<Schema extends z.ZodType>(variable: string, kind: Kind<Schema>, about: About): Schema {
  declared.set(kind.schema, { variable, ...kind, ...about });
  return kind.schema;
}
