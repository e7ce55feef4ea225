import { type CatalogueEntry, EdgeFailure, invalid } from '@agency-booking/contract-express';
import { errors } from '../../packages/server/src/generated/errors.ts';
import type { MockedAnswer } from './contract.ts';

/** The selected response. Defaults to the first example of the first response. */
export type Choice = { readonly status?: number; readonly example?: string };

/** Errors that the HTTP edge can return for any operation: `default` in the contract. */
const edgeErrors = Object.values<CatalogueEntry>(errors).filter(({ area }) => area === 'edge');

/**
 * Parses `Prefer: code=404, example=none`. Errors of the HTTP edge are thrown instead of returned. Throws EdgeFailure
 * 400 for `Prefer` if the operation has no such response.
 */
export function choiceOf(prefer: string | undefined, answers: readonly MockedAnswer[], method: string): Choice {
  if (prefer === undefined) return {};
  const { code, example } = preferenceOf(prefer);
  const isWanted = ({ status, examples }: MockedAnswer) =>
    (code === undefined || status === code) && (example === undefined || examples.some(({ name }) => name === example));
  const found = answers.find(isWanted);
  if (found) return code === undefined && example === undefined ? {} : { status: found.status, example };

  const situation = example === undefined && edgeErrors.find(({ status }) => status === code)?.situation;
  if (situation) throw new EdgeFailure(situation, undefined, { headers: headersOf(situation, method) });
  return invalid('Prefer', `must name a response of this operation: ${answers.map(wordsFor).join('; ')}`);
}

function preferenceOf(prefer: string): { code?: number; example?: string } {
  const given = Object.fromEntries(
    [...prefer.matchAll(/(?:^|[,;\s])(code|example)="?([\w-]+)"?/g)].map(([, name, value]) => [name, value]),
  );
  return { ...given, ...(given.code && { code: Number(given.code) }) };
}

function headersOf(situation: string, method: string): Record<string, string> {
  if (situation === 'overloaded') return { 'Retry-After': '1' };
  return situation === 'methodNotAllowed' ? { Allow: `${method.toUpperCase()}, OPTIONS` } : {};
}

function wordsFor({ status, examples }: MockedAnswer): string {
  const names = examples.map(({ name }) => name).join(', ');
  return `code=${status}${names && ` (example=${names})`}`;
}
