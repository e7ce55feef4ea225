import { z } from 'zod';

/** What the text of a setting has to be, as a schema and in words. Every call makes a schema of its own. */
export type Kind<Schema extends z.ZodType = z.ZodType> = {
  readonly schema: Schema;
  readonly accepts: string;
  /** Its default is left out of the documentation, and it may come from a file. */
  readonly isSecret?: boolean;
  /** A value that can only mean the sandbox. */
  readonly isSandbox?: (value: string) => boolean;
  /** What production refuses beyond that: what it needs instead, in words. */
  readonly inProduction?: { readonly accepts: (value: string) => boolean; readonly needs: string };
};

const MIN_SECRET_LENGTH = 32;
const MIN_DIFFERENT_CHARACTERS = 8;

export const text = () => ({ schema: z.string(), accepts: 'any text' });

export const optionalText = () => ({ schema: z.string().optional(), accepts: 'any text' });

export const key = () => ({ ...text(), isSecret: true });

export const optionalKey = () => {
  const { schema, ...rest } = key();
  return { schema: schema.optional(), ...rest };
};

export const secret = () => ({
  schema: z.string().min(MIN_SECRET_LENGTH),
  accepts: `a text of at least ${MIN_SECRET_LENGTH} characters`,
  isSecret: true,
  inProduction: { accepts: isHardToGuess, needs: 'a secret made by chance, such as `openssl rand -base64 32` prints' },
});

export const optionalSecret = () => {
  const { schema, ...rest } = secret();
  return { schema: schema.optional(), ...rest };
};

export const flag = () => ({
  schema: z.enum(['true', 'false']).transform((value) => value === 'true'),
  accepts: 'one of true, false',
});

export const oneOf = <const Values extends readonly string[]>(...values: Values) => ({
  schema: z.enum(values),
  accepts: `one of ${values.join(', ')}`,
});

export const whole = (min: number, max: number) => ({
  schema: z.coerce.number().int().min(min).max(max),
  accepts: `a whole number from ${min} to ${max}`,
});

export const optionalPort = () => {
  const { schema, accepts } = whole(0, 65_535);
  return { schema: schema.optional(), accepts };
};

export const positive = (max: number) => ({
  schema: z.coerce.number().positive().max(max),
  accepts: `a number above 0, at most ${max}`,
});

export const url = () => ({
  schema: z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, '')),
  accepts: 'a URL such as https://host',
  isSandbox: isThisMachine,
  inProduction: { accepts: (value: string) => value.startsWith('https://'), needs: 'https' },
});

const FEED = /^(contract|tcmb|ecb):(https?:\/\/.+)$/;
const addressOf = (feed: string) => FEED.exec(feed)?.[2] ?? '';

/** Exchange rates: in which form they are published, and where. */
export const ratesFeed = () => ({
  schema: z.string().transform((value, { addIssue }) => {
    if (!url().schema.safeParse(addressOf(value)).success) addIssue('not a feed');
    return { form: FEED.exec(value)?.[1] as 'contract' | 'tcmb' | 'ecb', url: addressOf(value) };
  }),
  accepts: 'a form and an address, such as ecb:https://host/eurofxref-daily.xml, tcmb:… or contract:…,',
  isSandbox: (value: string) => isThisMachine(addressOf(value)),
  inProduction: { accepts: (value: string) => addressOf(value).startsWith('https://'), needs: 'https' },
});

export const optionalUrl = () => {
  const { schema, accepts } = url();
  return { schema: schema.optional(), accepts };
};

/** Not z.url: PostgreSQL's own form names a socket without a host, `postgresql://user@/name?host=/run/postgresql`. */
export const postgresUrl = () => ({
  schema: z
    .string()
    .regex(/^postgres(ql)?:\/\//)
    .optional(),
  accepts: 'a URL such as postgresql://user@host:5432/name',
  isSecret: true,
  inProduction: {
    accepts: isVerified,
    needs: 'a server that proves who it is: sslmode=verify-full, or a Unix socket',
  },
});

export const redisUrl = () => ({
  schema: z
    .string()
    .regex(/^rediss?:\/\/[^/]/)
    .optional(),
  accepts: 'a URL such as rediss://user:password@host:6379',
  isSecret: true,
  inProduction: { accepts: (value: string) => value.startsWith('rediss://'), needs: 'TLS: rediss://' },
});

const PARTY_SECRET = /^([A-Z0-9_-]{1,40})=(whsec_[A-Za-z0-9+/]{32,88}={0,2})$/;

/** Secrets of Standard Webhooks by the code of their party, which may have several while one replaces another. */
export const partySecrets = () => ({
  schema: z.string().transform((value, context) => {
    const secrets = secretsIn(value);
    if (secrets) return secrets;
    context.addIssue('not a list of secrets');
    return z.NEVER;
  }),
  accepts: 'a list such as CODE=whsec_…,OTHER=whsec_… with base64 of 24 to 64 bytes, no two parties with the same,',
  isSecret: true,
  inProduction: {
    accepts: (value: string) => [...(secretsIn(value)?.values() ?? [])].flat().every(isHardToGuess),
    needs: 'secrets made by chance, such as `openssl rand -base64 32` prints',
  },
});

/** @returns `undefined`: it is no such list, or says nothing of whose a secret is */
export function secretsIn(list: string): ReadonlyMap<string, readonly string[]> | undefined {
  const entries = list.split(',').flatMap((entry) => entry.trim() || []);
  const read = entries.map((entry) => PARTY_SECRET.exec(entry));
  const known = read.flatMap((match) => (match ? { code: match[1]!, secret: match[2]! } : []));
  const isEachOnce = new Set(known.map(({ secret }) => secret)).size === entries.length;
  if (!isEachOnce) return undefined;
  const byCode = Map.groupBy(known, ({ code }) => code);
  return new Map([...byCode].map(([code, given]) => [code, given.map(({ secret }) => secret)]));
}

/** The sandbox only ever runs beside the service. */
function isThisMachine(value: string): boolean {
  const host = (URL.parse(value)?.hostname ?? '').replace(/\.$/, '');
  return /^(.*\.)?localhost$|^127\.|^0\.0\.0\.0$|^\[(::1?|::ffff:(7f|0:).*)\]$/.test(host);
}

/** Few different characters, or a piece over and over, are no chance. */
function isHardToGuess(value: string): boolean {
  const isRepeated = /^(.+?)\1+$/s.test(value);
  return !isRepeated && new Set(value).size >= MIN_DIFFERENT_CHARACTERS;
}

function isVerified(value: string): boolean {
  const [authority, query] = [/^\w+:\/\/([^/?]*)/.exec(value)?.[1] ?? '', new URLSearchParams(value.split('?')[1])];
  const host = query.get('host') ?? authority.replace(/^.*@/, '');
  return query.get('sslmode') === 'verify-full' || host.startsWith('/') || host.startsWith('%2F');
}
