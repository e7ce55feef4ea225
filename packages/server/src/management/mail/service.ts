import type { Now } from '../../ports/clock.ts';
import type { RandomBytes } from '../../ports/random.ts';
import type { Tx } from '../../ports/transaction.ts';
import { newId } from '../../shared/ids.ts';
import type { Mail, MailStore } from './store.sql.ts';

type Deps = { readonly mails: MailStore; readonly now: Now; readonly randomBytes: RandomBytes };

export function queueMail(
  tx: Tx,
  { kind, email }: Pick<Mail, 'kind' | 'email'>,
  { mails, now, randomBytes }: Deps,
): Promise<void> {
  return mails.put(tx, { id: newId('mai_', randomBytes), kind, email, createdAt: now() });
}
