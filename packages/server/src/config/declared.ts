import type { z } from 'zod';
import type { Kind } from './kinds.ts';

/** An environment variable. The default is written as in the environment; `$PORT` represents the value of PORT. */
export type About = {
  readonly default?: string;
  readonly productionDefault?: string;
  /** Marks a setting that has no production default and that production does not require. */
  readonly isOfStaging?: true;
  /** The value that production requires instead of the staging default, for a setting without a production default. */
  readonly productionNeeds?: string;
  /** The setting whose presence makes this setting mandatory in production. */
  readonly neededWith?: string;
  readonly meaning: string;
};
export type Setting = About & Kind & { readonly variable: string };

/** All settings, keyed by schema, in documentation order. */
export const declared = new Map<z.ZodType, Setting>();

export function setting<Schema extends z.ZodType>(variable: string, kind: Kind<Schema>, about: About): Schema {
  declared.set(kind.schema, { variable, ...kind, ...about });
  return kind.schema;
}
