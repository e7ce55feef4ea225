import type { OpenBook } from '../world/book.ts';

/** Mail as its receiver sees it. */
export type Mail = {
  readonly reference: string;
  readonly at: Date;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
};

export type Inbox = {
  /** Once for each reference. */
  receive(mail: Omit<Mail, 'at'>): void;
  /** Newest first. */
  all(): readonly Mail[];
};

/** Every mail that was sent, to all addresses. */
export function createInbox({ openBook, now }: { openBook: OpenBook; now: () => Date }): Inbox {
  const book = openBook<Mail>('mail');
  return {
    receive(mail) {
      if (!book.get(mail.reference)) book.set(mail.reference, { ...mail, at: now() });
    },
    all: () => book.all().map((mail) => ({ ...mail, at: new Date(mail.at) })),
  };
}
