import { AsyncLocalStorage } from 'node:async_hooks';

/** One request to a party. */
export type LoggedCall = {
  readonly number: number;
  readonly at: Date;
  readonly party: string;
  /** What was asked for, in words. */
  request: { readonly title: string; readonly detail: string };
  /** The result in words, where the status does not say it all. */
  remark?: string;
  /** The party was set to a fault, and showed it. */
  isFaulty?: boolean;
  /** null: nothing was answered. Absent: under way. */
  status?: number | null;
  milliseconds?: number;
};

export type Journal = {
  /** Runs the work of one call; inside it, `note` adds to what is known about the call. */
  record(call: { party: string; title: string }, work: (call: LoggedCall) => void): void;
  note(found: Partial<Pick<LoggedCall, 'request' | 'remark'>>): void;
  /** What was answered; null: nothing. */
  end(call: LoggedCall, answer: { readonly status: number | null; readonly milliseconds: number }): void;
  /** Newest first. */
  latest(): readonly LoggedCall[];
};

const CALLS_KEPT = 300;

/** The latest calls, for the console. */
export function createJournal(now: () => Date, changed: () => void = () => {}): Journal {
  const calls: LoggedCall[] = [];
  const current = new AsyncLocalStorage<LoggedCall>();
  let count = 0;
  return {
    record({ party, title }, work) {
      const call: LoggedCall = { number: ++count, at: now(), party, request: { title, detail: '' } };
      calls.unshift(call);
      calls.length = Math.min(calls.length, CALLS_KEPT);
      changed();
      current.run(call, work, call);
    },
    note(found) {
      const call = current.getStore();
      if (call) Object.assign(call, found);
    },
    end(call, answer) {
      Object.assign(call, answer);
      changed();
    },
    latest: () => calls,
  };
}
