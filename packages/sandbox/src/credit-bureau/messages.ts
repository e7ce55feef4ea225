import type { OpenBook } from '../world/book.ts';
import { fail } from './fail.ts';

/** An SMS as its receiver sees it. */
export type Message = {
  /** The service's name for it; the first of a report bears the report's. */
  readonly reference: string;
  readonly at: Date;
  readonly phone: string;
  readonly text: string;
};

export type Messages = {
  /** Once for each reference. @throws Failure reference.reused */
  send(message: { readonly reference: string; readonly phone: string; readonly pin: string }): void;
  /** Newest first. */
  all(): readonly Message[];
};

/** Every SMS that was sent, to any phone. */
export function createMessages({ openBook, now }: { openBook: OpenBook; now: () => Date }): Messages {
  const book = openBook<Message>('messages');
  return {
    send({ reference, phone, pin }) {
      const text = `${pin} is the PIN for your credit report. Tell it to nobody but your travel agency.`;
      const known = book.get(reference);
      if (!known) book.set(reference, { reference, at: now(), phone, text });
      else if (known.phone !== phone || known.text !== text) fail('reference.reused');
    },
    all: book.all,
  };
}
