import type { Kind } from './config.kinds.ts';

const MIN_KEY_LENGTH = 16;
const MIN_DIFFERENT_CHARACTERS = 8;

/** A value that production refuses, by what it needs instead; `undefined` accepts the value. */
type Rule = (value: string, kind: Kind) => string | undefined;

/** The production rules of each kind of setting. */
const rules: Readonly<Record<Kind['holds'], Rule>> = {
  plain: () => undefined,
  address(value, { addressIn = (whole) => whole, mayBeThisMachine = false }) {
    const address = addressIn(value);
    const isHere = isThisMachine(address);
    if (isHere && !mayBeThisMachine) return 'an address that is not this machine';
    if (!isHere && !/^https:/i.test(address)) return 'https';
    return hasUserInfo(address) ? 'an address without user name and password' : undefined;
  },
  secret(value) {
    if (value.length < MIN_KEY_LENGTH) return `a secret of at least ${MIN_KEY_LENGTH} characters`;
    return isHardToGuess(value) ? undefined : 'a random secret, such as `openssl rand -base64 32` prints';
  },
  /** Each connection URL has rules for its own protocol. */
  connection: () => undefined,
};

/** What production needs instead of the value; `undefined` if it accepts the value. */
export function neededInstead(kind: Kind, value: string): string | undefined {
  const needed = rules[kind.holds](value, kind);
  if (needed) return needed;
  return kind.inProduction?.accepts(value) === false ? kind.inProduction.needs : undefined;
}

/** True for a setting whose value is confidential: it may come from a file, and its default is not documented. */
export const mayBeFile = ({ holds }: Pick<Kind, 'holds'>) => holds === 'secret' || holds === 'connection';

/** Node's own switches that weaken TLS, HTTP parsing or confidentiality, as patterns of options of its command line. */
const UNSAFE_OPTIONS = /^--(insecure-http-parser|tls-min-v1\.[01]|tls-keylog)(=|$)/;

/** One line for each of Node's switches that production refuses. */
export function unsafeRuntime(environment: NodeJS.ProcessEnv, execArgv: readonly string[]): string[] {
  const refused = (variable: string, needs: string) => `${variable}: APP_ENV=production needs ${needs}.`;
  const inOptions = (environment.NODE_OPTIONS ?? '').split(/\s+/).find((option) => UNSAFE_OPTIONS.test(option));
  const inArguments = execArgv.find((option) => UNSAFE_OPTIONS.test(option));
  return [
    ...(environment.NODE_TLS_REJECT_UNAUTHORIZED === '0'
      ? [refused('NODE_TLS_REJECT_UNAUTHORIZED', 'verified certificates; NODE_EXTRA_CA_CERTS adds an authority')]
      : []),
    ...(inOptions ? [refused('NODE_OPTIONS', `a start without ${nameOf(inOptions)}`)] : []),
    ...(inArguments ? [refused('node', `a start without ${nameOf(inArguments)}`)] : []),
  ];
}

const nameOf = (option: string) => option.replace(/=.*/, '');

/** True for a loopback address, where the sandbox runs. */
export function isThisMachine(address: string): boolean {
  const host = (URL.parse(address)?.hostname ?? '').replace(/\.$/, '');
  return /^(.*\.)?localhost$|^127\.|^0\.0\.0\.0$|^\[(::1?|::ffff:(7f|0:).*)\]$/.test(host);
}

function hasUserInfo(address: string): boolean {
  const { username, password } = URL.parse(address) ?? {};
  return Boolean(username || password);
}

/** False for few different characters and for one piece repeated. */
export function isHardToGuess(value: string): boolean {
  const isRepeated = /^(.+?)\1+$/s.test(value);
  return !isRepeated && new Set(value).size >= MIN_DIFFERENT_CHARACTERS;
}
