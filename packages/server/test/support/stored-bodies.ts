import { PLACEHOLDER } from '@agency-booking/contract-express';
import type { Database } from '../../src/database/open.ts';
import { createBodyStore, type RequestBodyTables } from '../../src/features/request-log/store.bodies.sql.ts';
import type { RecordedBodies } from '../../src/features/request-log/types.ts';
import contract from '../../src/generated/openapi.json' with { type: 'json' };
import { holdsCardNumber } from '../../src/http/card-numbers.ts';
import { unpack } from '../../src/shared/packed.ts';
import { agencies } from './agencies.ts';
import { keysWith } from './people.ts';
import { marksIn } from './sensitive-fields.ts';

export type StoredCall = RecordedBodies & { readonly operation: string };

/** Decrypts every stored body. Requires the default secrets. */
export async function storedCalls({ pool }: Pick<Database, 'pool'>): Promise<StoredCall[]> {
  const { rows } = await pool.query<{ id: string; operation: string; content: Buffer }>(
    'select body.id, operation, content from request_body body join request_log log on log.body_id = body.id order by log.id',
  );
  const { openBytes } = keysWith().personalData;
  return rows.map(({ id, operation, content }) => ({ operation, ...unpack<RecordedBodies>(openBytes(content, id)) }));
}

export const bodyStoreOf = ({ db }: Pick<Database, 'db'>) =>
  createBodyStore(db.withTables<RequestBodyTables>(), keysWith().personalData);

/**
 * Identity numbers, PINs, codes and security codes that tests send. A stored value counts as a secret only if it equals
 * one of them.
 */
const SHORT_SECRETS = new Set([
  ...['10000000146', '20000000282', '30000000328', '40000000464', '50000000500', '60000000646', '70000000782'],
  ...['71234567890', 'ZX99887766', 'C01X00T47', '4630123450', '1234567890'],
]);
const LONG_SECRETS = Object.values(agencies).map(({ secret }) => secret);
const TOKEN = /\beyJ[\w-]{10}|\brt_\w{10}|\bsk_\w{10}|\bwhsec_\w{10}|\/pay\/[\w-]{22}$|<html|name="session"/;
/**
 * The fields that the contract marks as sensitive. `url` is excluded, because only the URL of a payment session is
 * secret, and `TOKEN` recognizes it.
 */
const MARKED = new Set([...marksIn(contract)].filter((name) => name !== 'url'));

/** Finds values that stored bodies must not contain. Returns each value with its operation and field. */
export function secretsIn(calls: readonly StoredCall[]): string[] {
  const found: string[] = [];
  const look = (value: unknown, place: string, name: string): void => {
    if (value === null || value === PLACEHOLDER) return;
    if (MARKED.has(name)) found.push(`${place}: not removed`);
    if (Array.isArray(value)) for (const item of value) look(item, `${place}[]`, name);
    else if (typeof value === 'object') {
      for (const [key, inner] of Object.entries(value)) {
        if (isSecret(key)) found.push(`${place}: the name of a field`);
        look(inner, `${place}.${key}`, key);
      }
    } else if (isSecret(String(value))) found.push(`${place}: ${value}`);
  };
  for (const { operation, ...bodies } of calls) {
    for (const [side, body] of Object.entries(bodies)) {
      if ('content' in body) look(JSON.parse(body.content), `${operation} ${side}`, '');
    }
  }
  return found;
}

const isSecret = (text: string) =>
  SHORT_SECRETS.has(text) ||
  TOKEN.test(text) ||
  holdsCardNumber(text) ||
  LONG_SECRETS.some((secret) => text.includes(secret));

/**
 * Returns the secrets in stored bodies. The result is empty if a fault test has disconnected the database or encrypted
 * the bodies with different keys.
 */
export const secretsStoredIn = (database: Pick<Database, 'pool'>): Promise<string[]> =>
  storedCalls(database).then(secretsIn, () => []);
