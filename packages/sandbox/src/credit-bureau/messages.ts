import type { OpenLedger } from '../world/ledger.ts';
import { fail } from './fail.ts';

export type Message = {
  /** The service's reference for the message. The first message for a report uses the report's reference. */
  readonly reference: string;
  readonly at: Date;
  readonly phone: string;
  readonly text: string;
};

export type Messages = {
  /**
   * Sends a message once per reference.
   * Throws a Failure with `reference.reused`.
   */
  send(message: { readonly reference: string; readonly phone: string; readonly pin: string }): void;
  /** Returns all messages, newest first. */
  all(): readonly Message[];
};

export function createMessages({ openLedger, now }: { openLedger: OpenLedger; now: () => Date }): Messages {
  const ledger = openLedger<Message>('messages');
  return {
    send({ reference, phone, pin }) {
      const text = `${pin} is the PIN for your credit report. Share it only with your travel agency.`;
      const known = ledger.get(reference);
      if (!known) ledger.set(reference, { reference, at: now(), phone, text });
      else if (known.phone !== phone || known.text !== text) fail('reference.reused');
    },
    all: ledger.all,
  };
}
