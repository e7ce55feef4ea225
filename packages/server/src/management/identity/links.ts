import type { Tx } from '../../ports/transaction.ts';
import { addSeconds } from '../../shared/time.ts';
import type { FailWith } from '../fail.ts';
import type { IdentityDeps } from './deps.ts';
import { LINK_SECONDS } from './rules.ts';
import { hashOf } from './sessions.ts';
import type { Link, LinkKind, Person } from './types.ts';

type Deps = Pick<IdentityDeps, 'links' | 'members' | 'linking' | 'now'>;

/**
 * Creates or refreshes a link that is valid from `createdAt`, and returns its secret. The same ID yields the same
 * secret, so that the email can be sent again.
 */
export async function putLink(
  { id, kind, memberId, createdAt }: Omit<Link, 'expiresAt'>,
  { links, linking }: Deps,
  tx?: Tx,
): Promise<string> {
  const token = linking.sign(id).toString('base64url');
  const expiresAt = addSeconds(createdAt, LINK_SECONDS[kind]);
  await links.put({ id, kind, memberId, createdAt, expiresAt }, hashOf(token), tx);
  return token;
}

/** Returns a link and its member without consuming the link. */
export async function readLink(
  kind: LinkKind,
  token: string,
  deps: Deps,
  fail: FailWith<'link.invalid'>,
): Promise<{ link: Link; person: Person }> {
  const { links, members, now } = deps;
  const link = (await links.find(kind, hashOf(token), now())) ?? fail('link.invalid');
  return { link, person: (await members.findActive(link.memberId)) ?? fail('link.invalid') };
}

export async function takeLink(
  tx: Tx,
  kind: LinkKind,
  token: string,
  { links, now }: Deps,
  fail: FailWith<'link.invalid'>,
): Promise<Link> {
  return (await links.take(tx, kind, hashOf(token), now())) ?? fail('link.invalid');
}
