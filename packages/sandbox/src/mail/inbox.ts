import type { OpenBook } from '../world/book.ts';

/** Mail as its recipient sees it. */
export type Mail = {
  readonly reference: string;
  readonly at: Date;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
};

export type Inbox = {
  /** Receives mail once per reference. */
  receive(mail: Omit<Mail, 'at'>): void;
  /** Returns all mail, newest first. */
  all(): readonly Mail[];
};

/** Stores the mail to all addresses. */
export function createInbox({ openBook, now }: { openBook: OpenBook; now: () => Date }): Inbox {
  const book = openBook<Mail>('mail');
  return {
    receive(mail) {
      if (!book.get(mail.reference)) book.set(mail.reference, { ...mail, at: now() });
    },
    all: () => book.all().map((mail) => ({ ...mail, at: new Date(mail.at) })),
  };
}
