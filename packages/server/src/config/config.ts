import { readFileSync } from 'node:fs';
import { STAGING_REPORT_SECRETS } from '@agency-booking/connector-contracts/parties';
import { z } from 'zod';
import { StartupError } from '../shared/startup-error.ts';
import { declared, type Setting } from './declared.ts';
import { secretsIn } from './kinds.ts';
import { partySettings } from './parties.ts';
import { isThisMachine, mayBeFile, neededInstead, unsafeRuntime } from './production.ts';
import { serviceSettings } from './service.ts';

const Settings = serviceSettings().extend(partySettings());

export type Config = z.output<typeof Settings>;
export type DatabaseConfig = Config['database'];
export type PostgresConfig = Extract<DatabaseConfig, { kind: 'postgres' }>;

export const settings: readonly Setting[] = [...declared.values()];

type Texts = Readonly<Record<string, string>>;

/**
 * Reads the settings. Throws a StartupError with one line per invalid setting. The lines contain no values, because a
 * value may be secret.
 */
export function readConfig(environment: NodeJS.ProcessEnv, execArgv: readonly string[] = process.execArgv): Config {
  const { given, unreadable } = withFiles(withoutEmpty(environment));
  const isProduction = given.APP_ENV === 'production';

  const textOf: TextOf = ({ variable, productionDefault, productionNeeds, isOfStaging, ...about }) => {
    const fallback = isProduction
      ? (productionDefault ?? (productionNeeds || isOfStaging ? undefined : about.default))
      : about.default;
    return given[variable] ?? fallback?.replace(/\$(\w+)/, (_, other) => textOf(settingCalled(other)) ?? '');
  };

  const isUnsaid = given.DATABASE_URL !== undefined && !given.APP_ENV;
  const problems = [
    ...unreadable,
    ...(isUnsaid ? [ENVIRONMENT_UNSAID] : []),
    ...(isProduction ? unsafeRuntime(environment, execArgv) : []),
    ...settings.flatMap((setting) => problemOf(setting, given, isProduction) ?? []),
  ];
  const guard = isUnsaid || isProduction ? 'settings' : undefined;
  if (problems.length > 0) throw new StartupError(problems.join('\n'), { guard });
  return Settings.parse(inGroups(Settings, textOf));
}

const ENVIRONMENT_UNSAID = 'APP_ENV: must be staging or production if DATABASE_URL is set.';

type TextOf = (setting: Setting) => string | undefined;

const settingCalled = (variable: string) => settings.find((setting) => setting.variable === variable)!;
const secrets = settings.filter(mayBeFile);
const published = [
  ...secrets.flatMap((setting) => setting.default ?? []),
  ...[...secretsIn(STAGING_REPORT_SECRETS)!.values()].flat(),
];

function problemOf(setting: Setting, given: Texts, isProduction: boolean): string | undefined {
  const { variable, schema, accepts, addressIn, productionNeeds, neededWith } = setting;
  const value = given[variable];
  const needs = (needed: string) => `${variable}: APP_ENV=production requires ${needed}.`;
  if (isProduction && productionNeeds) {
    const isSandbox = value !== undefined && setting.holds === 'address' && isThisMachine(addressIn?.(value) ?? value);
    if (value === undefined || value === setting.default || isSandbox) return needs(productionNeeds);
  }
  if (value === undefined)
    return isProduction && neededWith && given[neededWith] ? needs(`this setting with ${neededWith}`) : undefined;
  if (!schema.safeParse(value).success) return `${variable}: must be ${accepts}.`;
  return isProduction ? unsafe(setting, value, given) : undefined;
}

function unsafe(setting: Setting, value: string, given: Texts): string | undefined {
  const { variable } = setting;
  if (mayBeFile(setting) && isPublished(value))
    return `${variable}: APP_ENV=production refuses a published staging value.`;
  const needed = neededInstead(setting, value);
  if (needed) return `${variable}: APP_ENV=production requires ${needed}.`;
  if (!mayBeFile(setting)) return undefined;
  const other = secrets.find((secret) => secret.variable !== variable && given[secret.variable] === value);
  return other && `${variable}: APP_ENV=production requires a value that differs from ${other.variable}.`;
}

/** True if the value contains a published staging key or secret. */
const isPublished = (value: string) =>
  /\b[a-z]k_staging_/.test(value) || published.some((known) => value.includes(known));

/** Reads secrets from files, as mounted by orchestrators: `JWT_SECRET_FILE=/run/secrets/jwt`. */
function withFiles(environment: Texts): { given: Texts; unreadable: string[] } {
  const given = { ...environment };
  const unreadable: string[] = [];
  for (const { variable } of secrets) {
    const named = `${variable}_FILE`;
    const file = environment[named];
    if (file === undefined) continue;
    if (given[variable] !== undefined) unreadable.push(`${named}: ${variable} is also set. Set only one of the two.`);
    try {
      given[variable] ??= readFileSync(file, 'utf8').trim();
    } catch (error) {
      unreadable.push(`${named}: the file cannot be read (${(error as NodeJS.ErrnoException).code}).`);
    }
  }
  return { given, unreadable };
}

function inGroups(schema: unknown, textOf: TextOf): unknown {
  const setting = declared.get(schema as z.ZodType);
  if (setting) return textOf(setting);
  if (schema instanceof z.ZodPipe) return inGroups(schema.in, textOf);
  const { shape } = schema as z.ZodObject;
  return Object.fromEntries(Object.entries(shape).map(([name, inner]) => [name, inGroups(inner, textOf)]));
}

/** Treats `PORT=` as an unset PORT. Otherwise, the empty string would be parsed as the number 0. */
function withoutEmpty(environment: NodeJS.ProcessEnv): Texts {
  const entries = Object.entries(environment);
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => Boolean(entry[1]?.trim())));
}
