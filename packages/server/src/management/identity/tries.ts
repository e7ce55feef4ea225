import { addSeconds } from '../../shared/time.ts';
import type { IdentityDeps } from './deps.ts';

/** Pauses between sign-in attempts by one member from one network: four immediate attempts, then increasing delays. */
const NETWORK_PAUSES_SECONDS = [0, 0, 0, 0, 30, 60, 120, 300, 600, 900];
/** Pauses between sign-in attempts by one member from all unknown networks combined. */
const MEMBER_PAUSES_SECONDS = [...new Array<number>(50).fill(0), 60];
/** Pauses between password resets requested from one network, for any address. */
const RESET_PAUSES_SECONDS = [...new Array<number>(30).fill(0), 300];
const FORGET_SECONDS = 3_600;
const KNOWN_NETWORK_SECONDS = 30 * 86_400;

export type TryKind = 'password' | 'code' | 'passkey';
export type Trying = {
  readonly kind: TryKind;
  readonly email: string;
  readonly memberId: string | undefined;
  readonly network: string;
};
type Deps = Pick<IdentityDeps, 'tries' | 'comparing' | 'now'>;

const ofNetwork = ({ kind, email, network }: Trying, { comparing }: Deps) =>
  comparing.sign(`${kind} of ${email} from ${network}`);
const ofMember = ({ kind, email }: Trying, { comparing }: Deps) => comparing.sign(`${kind} of ${email}`);
const networkOfMember = (network: string) => `network ${network}`;

/**
 * Counts an attempt before it is checked. Attempts from other networks never delay attempts from a network that the
 * member has signed in from. Returns the limit that was exceeded and the seconds to wait; `undefined` if the attempt
 * may proceed.
 */
export async function claimTry(
  trying: Trying,
  deps: Deps,
): Promise<{ readonly by: 'network' | 'member'; readonly seconds: number } | undefined> {
  const { tries, now } = deps;
  const at = { now: now(), forgetsBefore: addSeconds(now(), -FORGET_SECONDS) };
  const seconds = (due: Date) => Math.max(1, Math.ceil((due.getTime() - at.now.getTime()) / 1000));
  const early = await tries.claim(ofNetwork(trying, deps), { ...at, pauses: NETWORK_PAUSES_SECONDS });
  if (early) return { by: 'network', seconds: seconds(early) };
  if (await isKnown(trying, deps)) return undefined;
  const crowded = await tries.claim(ofMember(trying, deps), { ...at, pauses: MEMBER_PAUSES_SECONDS });
  return crowded && { by: 'member', seconds: seconds(crowded) };
}

/** Counts a password reset request. Returns true if the network must wait because of too many requests. */
export async function claimReset(network: string, { tries, comparing, now }: Deps): Promise<boolean> {
  const at = { now: now(), forgetsBefore: addSeconds(now(), -FORGET_SECONDS), pauses: RESET_PAUSES_SECONDS };
  return (await tries.claim(comparing.sign(`resets from ${network}`), at)) !== undefined;
}

export const forgetTries = (trying: Trying, deps: Deps): Promise<void> => deps.tries.forget([ofNetwork(trying, deps)]);

/** Remembers a network from which the member signed in or opened a link sent by email. */
export function rememberNetwork(memberId: string, network: string, { tries, comparing, now }: Deps): Promise<void> {
  return tries.noteNetwork(memberId, comparing.sign(networkOfMember(network)), now());
}

async function isKnown({ memberId, network }: Trying, { tries, comparing, now }: Deps): Promise<boolean> {
  if (memberId === undefined) return false;
  const networks = comparing.signatures(networkOfMember(network));
  return tries.knowsNetwork(memberId, networks, addSeconds(now(), -KNOWN_NETWORK_SECONDS));
}

export const expiredTries = (now: Date) => ({
  tries: addSeconds(now, -FORGET_SECONDS),
  networks: addSeconds(now, -KNOWN_NETWORK_SECONDS),
});
