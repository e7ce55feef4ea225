import type { SampleParameter, SampleRequest } from './requests.ts';

/** The base URL in the samples. The documentation replaces it with the URL from which it is served. */
export const BASE_ADDRESS = 'http://localhost:8080/api/v1';

/** Returns the path and query with the parameter values filled in. */
export function addressOf({ path, parameters }: Pick<SampleRequest, 'path' | 'parameters'>): string {
  const values = (place: SampleParameter['in']) => parameters.filter((parameter) => parameter.in === place);
  const filled = values('path').reduce(
    (at, { name, value }) => at.replace(`{${name}}`, encodeURIComponent(value)),
    path,
  );
  const query = new URLSearchParams(values('query').map(({ name, value }): [string, string] => [name, String(value)]));
  return query.size > 0 ? `${filled}?${query}` : filled;
}
