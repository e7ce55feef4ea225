import type { Kind } from './kinds.ts';

const MIN_KEY_LENGTH = 16;
const MIN_DIFFERENT_CHARACTERS = 8;

/** Returns the requirement that production places on a rejected value; `undefined` if the value is accepted. */
type Rule = (value: string, kind: Kind) => string | undefined;

const rules: Readonly<Record<Kind['holds'], Rule>> = {
  plain: () => undefined,
  address(value, { addressIn = (whole) => whole, mayBeThisMachine = false }) {
    const address = addressIn(value);
    const isHere = isThisMachine(address);
    if (isHere && !mayBeThisMachine) return 'an address on a different machine';
    if (!isHere && !/^https:/i.test(address)) return 'https';
    return hasUserInfo(address) ? 'an address without user name and password' : undefined;
  },
  secret(value) {
    if (value.length < MIN_KEY_LENGTH) return `a secret of at least ${MIN_KEY_LENGTH} characters`;
    return isHardToGuess(value) ? undefined : 'a random secret, such as the output of `openssl rand -base64 32`';
  },
  /** Accepts every connection URL, because `inProduction` applies the rules for each protocol. */
  connection: () => undefined,
};

/** Returns the requirement that production places on the value; `undefined` if the value is accepted. */
export function neededInstead(kind: Kind, value: string): string | undefined {
  const needed = rules[kind.holds](value, kind);
  if (needed) return needed;
  return kind.inProduction?.accepts(value) === false ? kind.inProduction.needs : undefined;
}

/**
 * True for a setting whose value is confidential. The value may come from a file, and the default is not documented.
 */
export const mayBeFile = ({ holds }: Pick<Kind, 'holds'>) => holds === 'secret' || holds === 'connection';

/** Node's command-line options that weaken TLS, HTTP parsing or confidentiality. */
const UNSAFE_OPTIONS = /^--(insecure-http-parser|tls-min-v1\.[01]|tls-keylog)(=|$)/;

/** Returns one line for each Node option that production rejects. */
export function unsafeRuntime(environment: NodeJS.ProcessEnv, execArgv: readonly string[]): string[] {
  const refused = (variable: string, needs: string) => `${variable}: APP_ENV=production requires ${needs}.`;
  const inOptions = (environment.NODE_OPTIONS ?? '').split(/\s+/).find((option) => UNSAFE_OPTIONS.test(option));
  const inArguments = execArgv.find((option) => UNSAFE_OPTIONS.test(option));
  return [
    ...(environment.NODE_TLS_REJECT_UNAUTHORIZED === '0'
      ? [refused('NODE_TLS_REJECT_UNAUTHORIZED', 'certificate verification; NODE_EXTRA_CA_CERTS adds an authority')]
      : []),
    ...(inOptions ? [refused('NODE_OPTIONS', `a start without ${nameOf(inOptions)}`)] : []),
    ...(inArguments ? [refused('node', `a start without ${nameOf(inArguments)}`)] : []),
  ];
}

const nameOf = (option: string) => option.replace(/=.*/, '');

/** True for a loopback address, such as that of the sandbox. */
export function isThisMachine(address: string): boolean {
  const host = (URL.parse(address)?.hostname ?? '').replace(/\.$/, '');
  return /^(.*\.)?localhost$|^127\.|^0\.0\.0\.0$|^\[(::1?|::ffff:(7f|0:).*)\]$/.test(host);
}

function hasUserInfo(address: string): boolean {
  const { username, password } = URL.parse(address) ?? {};
  return Boolean(username || password);
}

/** False for a value with few distinct characters, or one that consists of a repeated sequence. */
export function isHardToGuess(value: string): boolean {
  const isRepeated = /^(.+?)\1+$/s.test(value);
  return !isRepeated && new Set(value).size >= MIN_DIFFERENT_CHARACTERS;
}
