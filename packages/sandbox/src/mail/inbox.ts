import type { OpenLedger } from '../world/ledger.ts';

export type Mail = {
  readonly reference: string;
  readonly at: Date;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
};

export type Inbox = {
  /** Accepts an email only once per reference. */
  receive(mail: Omit<Mail, 'at'>): void;
  /** Returns all emails, newest first. */
  all(): readonly Mail[];
};

export function createInbox({ openLedger, now }: { openLedger: OpenLedger; now: () => Date }): Inbox {
  const ledger = openLedger<Mail>('mail');
  return {
    receive(mail) {
      if (!ledger.get(mail.reference)) ledger.set(mail.reference, { ...mail, at: now() });
    },
    all: () => ledger.all().map((mail) => ({ ...mail, at: new Date(mail.at) })),
  };
}
