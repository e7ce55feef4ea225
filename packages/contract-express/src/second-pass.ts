import type { Entry } from './entries.ts';
import { EdgeFailure, type Refuse, shortField } from './failure.ts';
import { readHeaders, readPath, type Unparsed } from './parts.ts';
import { isProblem } from './problems.ts';
import { readQuery } from './query.ts';
import type { IsKnown } from './refused.ts';
import type { ReadBody } from './validators.ts';

/** Maximum number of problems listed in an error. */
export const MOST_PROBLEMS = 10;

const MOST_VALUES = 500;
const MOST_UNKNOWN = 20;
const MOST_LEVELS = 64;
const MOST_CHARACTERS = 20_000;

/**
 * Returns a rejected body without the parts that would make its second validation expensive. Lists keep their first
 * items, up to a total number of values. Objects keep only some of the names that the contract does not use. Missing
 * parts can hide a problem, but cannot cause one.
 */
function shorten(body: unknown, isKnown: IsKnown): unknown {
  let values = 0;

  function shortened(value: unknown, level: number): unknown {
    values += 1;
    if (typeof value === 'string') return value.length > MOST_CHARACTERS ? value.slice(0, MOST_CHARACTERS) : value;
    if (value === null || typeof value !== 'object') return value;
    if (Array.isArray(value)) {
      const items: unknown[] = [];
      for (const item of value) {
        if (values >= MOST_VALUES || level === MOST_LEVELS) break;
        items.push(shortened(item, level + 1));
      }
      return items;
    }
    const fields: Record<string, unknown> = {};
    let unknown = 0;
    for (const name of Object.keys(value)) {
      if (!isKnown(name) && ++unknown > MOST_UNKNOWN) continue;
      fields[name] = level === MOST_LEVELS ? null : shortened((value as Record<string, unknown>)[name], level + 1);
    }
    return fields;
  }

  return shortened(body, 0);
}

/** Thrown to end the second pass when the list of problems is full. */
const FULL = Symbol('full');

const SITUATIONS = new Set(['invalidRequest', 'malformedBody']);

/**
 * Validates a rejected request again to find all its problems, up to ten, in different fields. The first problem stays
 * first. Only rejected requests incur the cost of this pass. `read` is the body, if it was read and parsed. Returns the
 * error to send.
 */
export function withAllProblems(
  error: unknown,
  { validators, checkTexts }: Pick<Entry, 'validators' | 'checkTexts'>,
  unparsed: Unparsed,
  read: (ReadBody & { readonly body: unknown }) | undefined,
  isKnown: IsKnown,
): unknown {
  if (!(error instanceof EdgeFailure) || !SITUATIONS.has(error.situation)) return error;
  if (!isProblem(error.details)) return error;
  const first = error.details;
  const found = new Map([[first.field, first]]);
  const refuse: Refuse = (name, message) => {
    const field = shortField(name);
    if (!found.has(field)) found.set(field, { field, message });
    if (found.size === MOST_PROBLEMS) throw FULL;
  };
  try {
    const parts = {
      path: readPath(unparsed.path, validators, refuse),
      headers: readHeaders(unparsed.headers, validators, refuse),
      query: readQuery(unparsed.query, validators, refuse),
      body: shorten(read?.body, isKnown),
    };
    for (const { field, message } of validators.requestProblems(parts, read, MOST_PROBLEMS)) refuse(field, message);
    checkTexts?.(parts, validators.parameters.header, refuse);
  } catch (reason) {
    if (reason !== FULL) throw reason;
  }
  const { headers, rules, situation } = error;
  return new EdgeFailure(situation, { ...first, problems: [...found.values()] }, { headers, rules, cause: error });
}
