import { z } from 'zod';

/** What the text of a setting has to be, as a schema and in words. Every call makes a schema of its own. */
export type Kind<Schema extends z.ZodType = z.ZodType> = {
  readonly schema: Schema;
  readonly accepts: string;
  /** Its default is left out of the documentation. */
  readonly isSecret?: boolean;
  /** A value that can only mean the sandbox. */
  readonly isSandbox?: (value: string) => boolean;
};

const MIN_SECRET_LENGTH = 32;

export const text = () => ({ schema: z.string(), accepts: 'any text' });

export const key = () => ({ ...text(), isSecret: true });

export const secret = () => ({
  schema: z.string().min(MIN_SECRET_LENGTH),
  accepts: `a text of at least ${MIN_SECRET_LENGTH} characters`,
  isSecret: true,
});

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

export const positive = (max: number) => ({
  schema: z.coerce.number().positive().max(max),
  accepts: `a number above 0, at most ${max}`,
});

export const url = () => ({
  schema: z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, '')),
  accepts: 'a URL such as https://host',
  isSandbox: isThisMachine,
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
});

/** The sandbox only ever runs beside the service. */
function isThisMachine(value: string): boolean {
  return /^(localhost|127\..*|\[::1\]|0\.0\.0\.0)$/.test(URL.parse(value)?.hostname ?? '');
}
