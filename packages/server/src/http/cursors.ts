import { bytesOf } from '../shared/base64url.ts';
import { type AnyHandler, eachHandler } from '../shared/each-handler.ts';
import { failCursor } from '../shared/list-pages.ts';
import type { Sealing } from '../shared/sealed.ts';

type Request = {
  readonly path: object;
  readonly query: { cursor?: string } & Readonly<Record<string, unknown>>;
  readonly caller: { readonly agencyId?: number | undefined };
};
type Answer = (status: number, body: unknown, headers?: object) => unknown;
type ListHandler = (request: Request, answer: Answer, ...rest: never[]) => unknown;

/**
 * Seals and opens cursors, so that handlers can use plain positions. A cursor is valid only for one operation, agency,
 * path and set of filters.
 */
export function sealCursors<Handlers extends Readonly<Record<string, AnyHandler>>>(
  handlers: Handlers,
  { sealBytes, openBytes }: Pick<Sealing, 'sealBytes' | 'openBytes'>,
): Handlers {
  return eachHandler(handlers, (handler, id) => {
    const around: ListHandler = (request, answer, ...rest) => {
      const { query } = request;
      if (query.cursor !== undefined) query.cursor = opened(query.cursor, ownerOf(id, request), openBytes);
      const answerSealed: Answer = (status, body, headers) =>
        hasNextCursor(body)
          ? answer(
              status,
              { ...body, nextCursor: sealedCursor(body.nextCursor, ownerOf(id, request), sealBytes) },
              headers,
            )
          : answer(status, body, headers);
      return (handler as ListHandler)(request, answerSealed, ...rest);
    };
    return around as AnyHandler;
  });
}

export const sealedCursor = (position: string, owner: string, sealBytes: Sealing['sealBytes']) =>
  sealBytes(Buffer.from(position), owner).toString('base64url');

/** Throws `request.invalid` and identifies the `cursor` field if the cursor is invalid. */
function opened(cursor: string, owner: string, openBytes: Sealing['openBytes']): string {
  const bytes = bytesOf(cursor) ?? failCursor();
  try {
    return openBytes(bytes, owner).toString();
  } catch {
    return failCursor();
  }
}

export function ownerOf(id: string, { path, query, caller }: Request): string {
  const { cursor: _, limit: __, ...filters } = query;
  return JSON.stringify([id, caller.agencyId ?? null, sorted(path), sorted(filters)]);
}

const sorted = (values: object) => Object.entries(values).sort(([one], [other]) => (one < other ? -1 : 1));

const hasNextCursor = (body: unknown): body is { readonly nextCursor: string } =>
  typeof body === 'object' && body !== null && 'nextCursor' in body && typeof body.nextCursor === 'string';
