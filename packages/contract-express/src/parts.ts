import type { Refuse } from './failure.ts';
import { checkText, decodePercent } from './query.ts';
import type { PathParameters } from './router.ts';
import type { Validators } from './validators.ts';

/** Headers, keyed by lower-case name. */
type Headers = Readonly<Record<string, string | readonly string[] | undefined>>;

/** The parameters of a request as they were sent. */
export type Unparsed = { readonly path: PathParameters; readonly query: string; readonly headers: Headers };

/** Decodes the declared path parameters. */
export function readPath(raw: PathParameters, { parameters }: Validators, refuse?: Refuse): PathParameters {
  const path: PathParameters = {};
  for (const [name, parameter] of parameters.path) {
    path[name] = decodePercent(raw[name] ?? '', name, refuse);
    checkText(parameter, path[name], refuse);
  }
  return path;
}

/** Returns only the headers that the operation declares, except for those that are rejected. */
export function readHeaders(raw: Headers, { parameters }: Validators, refuse?: Refuse): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [name, parameter] of parameters.header) {
    const value = raw[name];
    if (typeof value === 'string' && checkText(parameter, value, refuse)) headers[name] = value;
  }
  return headers;
}
