import type { SearchWarning } from './generated/types.ts';
import type { WarningEvent } from './hooks.ts';

/** Returns the probable mistakes that the service reports with the results of a search. */
export function warningsIn(data: unknown): readonly SearchWarning[] {
  const { warnings } = (data ?? {}) as { readonly warnings?: unknown };
  return Array.isArray(warnings) ? warnings : [];
}

type Surroundings = {
  readonly process?: { readonly env?: Readonly<Record<string, string | undefined>> };
  readonly location?: { readonly hostname?: string };
};

/**
 * Prints warnings unless `NODE_ENV` is `production`. In a browser, prints them only if the page is served from the
 * local machine.
 */
export function printWarnings({ operationId, warnings }: WarningEvent): void {
  const { process, location } = globalThis as Surroundings;
  const isDevelopment = process?.env
    ? process.env.NODE_ENV !== 'production'
    : /^(localhost|127\.0\.0\.1)$/.test(location?.hostname ?? '');
  if (!isDevelopment) return;
  for (const { field, message } of warnings) console.warn(`agency-booking ${operationId}: ${field} ${message}`);
}
