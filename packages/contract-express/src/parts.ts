import { checkText, decodePercent } from './query.ts';
import type { PathParameters } from './router.ts';
import type { Validators } from './validators.ts';

/** Decodes the declared path parameters. */
export function readPath(raw: PathParameters, { parameters }: Validators): PathParameters {
  const path: PathParameters = {};
  for (const [name, parameter] of parameters.path) {
    path[name] = decodePercent(raw[name] ?? '', name);
    checkText(parameter, path[name]);
  }
  return path;
}

/** Returns only the headers that the operation declares. Their names must be in lower case. */
export function readHeaders(
  given: Readonly<Record<string, string | readonly string[] | undefined>>,
  { parameters }: Validators,
): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [name, parameter] of parameters.header) {
    const value = given[name];
    if (typeof value !== 'string') continue;
    checkText(parameter, value);
    headers[name] = value;
  }
  return headers;
}
