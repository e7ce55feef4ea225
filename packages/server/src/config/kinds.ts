import { z } from 'zod';
import { CURRENCIES, type Currency } from '../shared/money.ts';
import { isHardToGuess } from './production.ts';

/** The accepted values of a setting, as a schema and as a description. Every call creates a separate schema. */
export type Kind<Schema extends z.ZodType = z.ZodType> = {
  readonly schema: Schema;
  readonly accepts: string;
  /** The category of the value, which selects its rules in `production.ts`. */
  readonly holds: 'plain' | 'address' | 'secret' | 'connection';
  /** Extracts the URL from a value that contains more than the URL. */
  readonly addressIn?: (value: string) => string;
  /** Allows plain HTTP to localhost in production, for sidecars. */
  readonly mayBeThisMachine?: true;
  readonly inProduction?: { readonly accepts: (value: string) => boolean; readonly needs: string };
};

const MIN_SECRET_LENGTH = 32;

export const optional = <Schema extends z.ZodType>(kind: Kind<Schema>): Kind<z.ZodOptional<Schema>> => ({
  ...kind,
  schema: kind.schema.optional(),
});

export const text = () => ({ schema: z.string(), accepts: 'any text', holds: 'plain' }) as const;

/** Returns the setting kind for a key or password issued by an external party. */
export const key = () => ({ ...text(), holds: 'secret' }) as const;

export const secret = () =>
  ({
    schema: z.string().min(MIN_SECRET_LENGTH),
    accepts: `text of at least ${MIN_SECRET_LENGTH} characters`,
    holds: 'secret',
  }) as const;

export const flag = () =>
  ({
    schema: z.enum(['true', 'false']).transform((value) => value === 'true'),
    accepts: 'one of true, false',
    holds: 'plain',
  }) as const;

export const oneOf = <const Values extends readonly string[]>(...values: Values) =>
  ({ schema: z.enum(values), accepts: `one of ${values.join(', ')}`, holds: 'plain' }) as const;

export const whole = (min: number, max: number) =>
  ({
    schema: z.coerce.number().int().min(min).max(max),
    accepts: `a whole number from ${min} to ${max}`,
    holds: 'plain',
  }) as const;

export const positive = (max: number) =>
  ({
    schema: z.coerce.number().positive().max(max),
    accepts: `a number above 0, at most ${max}`,
    holds: 'plain',
  }) as const;

export const url = () =>
  ({
    schema: z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, '')),
    accepts: 'a URL such as https://host',
    holds: 'address',
  }) as const;

export const sidecarUrl = () => ({ ...url(), mayBeThisMachine: true }) as const;

const AMOUNT = /^([A-Z]{3})=(\d{1,9})$/;

/** Returns the setting kind for whole amounts by currency. Parsing converts the amounts to minor units. */
export const amounts = () =>
  ({
    schema: z.string().transform((value, context) => {
      const read = value.split(',').map((entry) => AMOUNT.exec(entry.trim()));
      const known = read.flatMap((match) => {
        const currency = CURRENCIES.find((each) => each === match?.[1]);
        return currency ? [[currency, Number(match![2]) * 100] as const] : [];
      });
      const isEachOnce = new Map(known).size === read.length;
      if (isEachOnce) return Object.fromEntries(known) as Partial<Record<Currency, number>>;
      context.addIssue('not a list of amounts');
      return z.NEVER;
    }),
    accepts: `whole amounts by currency, such as TRY=50000,EUR=1500 (${CURRENCIES.join(', ')})`,
    holds: 'plain',
  }) as const;

const FEED = /^(contract|tcmb|ecb):(https?:\/\/.+)$/;
const addressOf = (feed: string) => FEED.exec(feed)?.[2] ?? '';

export const ratesFeed = () =>
  ({
    schema: z.string().transform((value, { addIssue }) => {
      if (!url().schema.safeParse(addressOf(value)).success) addIssue('not a feed');
      return { form: FEED.exec(value)?.[1] as 'contract' | 'tcmb' | 'ecb', url: addressOf(value) };
    }),
    accepts: 'a format and an address, such as ecb:https://host/eurofxref-daily.xml, tcmb:… or contract:…',
    holds: 'address',
    addressIn: addressOf,
  }) as const;

/**
 * Returns the setting kind for PostgreSQL URLs. Accepts URLs without a host, which `z.url` rejects:
 * `postgresql://user@/name?host=/run/postgresql`.
 */
export const postgresUrl = () =>
  ({
    schema: z.string().regex(/^postgres(ql)?:\/\//),
    accepts: 'a URL such as postgresql://user@host:5432/name',
    holds: 'connection',
    inProduction: {
      accepts: isVerified,
      needs: 'a server with a verified certificate (sslmode=verify-full), or a Unix socket',
    },
  }) as const;

export const redisUrl = () =>
  ({
    schema: z.string().regex(/^rediss?:\/\/[^/]/),
    accepts: 'a URL such as rediss://user:password@host:6379',
    holds: 'connection',
    inProduction: { accepts: (value: string) => value.startsWith('rediss://'), needs: 'TLS: rediss://' },
  }) as const;

const PARTY_SECRET = /^([A-Z0-9_-]{1,40})=(whsec_[A-Za-z0-9+/]{32,88}={0,2})$/;

/**
 * Returns the setting kind for Standard Webhooks secrets by party code. A party may have several secrets during a
 * rotation.
 */
export const partySecrets = () =>
  ({
    schema: z.string().transform((value, context) => {
      const secrets = secretsIn(value);
      if (secrets) return secrets;
      context.addIssue('not a list of secrets');
      return z.NEVER;
    }),
    accepts: 'a list such as CODE=whsec_…,OTHER=whsec_… of base64 values of 24 to 64 bytes, different for each party',
    holds: 'secret',
    inProduction: {
      accepts: (value: string) => [...(secretsIn(value)?.values() ?? [])].flat().every(isHardToGuess),
      needs: 'random secrets, such as the output of `openssl rand -base64 32`',
    },
  }) as const;

/** Parses a list of secrets. Returns `undefined` if the list is malformed or an entry has no party code. */
export function secretsIn(list: string): ReadonlyMap<string, readonly string[]> | undefined {
  const entries = list.split(',').flatMap((entry) => entry.trim() || []);
  const read = entries.map((entry) => PARTY_SECRET.exec(entry));
  const known = read.flatMap((match) => (match ? { code: match[1]!, secret: match[2]! } : []));
  const isEachOnce = new Set(known.map(({ secret }) => secret)).size === entries.length;
  if (!isEachOnce) return undefined;
  const byCode = Map.groupBy(known, ({ code }) => code);
  return new Map([...byCode].map(([code, given]) => [code, given.map(({ secret }) => secret)]));
}

/** Reads the URL as `pg` does: if a parameter occurs several times, the last value wins. */
function isVerified(value: string): boolean {
  const authority = /^\w+:\/\/([^/?]*)/.exec(value)?.[1] ?? '';
  const query = Object.fromEntries(new URLSearchParams(value.split('?')[1]));
  const host = query.host ?? authority.replace(/^.*@/, '');
  return query.sslmode === 'verify-full' || host.startsWith('/') || host.startsWith('%2F');
}
