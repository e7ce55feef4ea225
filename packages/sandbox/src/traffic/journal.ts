import { AsyncLocalStorage } from 'node:async_hooks';

export type LoggedCall = {
  readonly number: number;
  readonly at: Date;
  readonly party: string;
  request: { readonly title: string; readonly detail: string };
  /** A description of the result, if the status alone is not sufficient. */
  remark?: string;
  /** True if the party responded with a configured fault. */
  isFaulty?: boolean;
  /** The response status. `null` means that no response was sent. Absent while the request is in progress. */
  status?: number | null;
  milliseconds?: number;
};

export type Journal = {
  /** Runs the work of one call. Meanwhile, `note` adds details to the call. */
  record(call: { party: string; title: string }, work: (call: LoggedCall) => void): void;
  note(found: Partial<Pick<LoggedCall, 'request' | 'remark'>>): void;
  /** Returns the party of the current call. */
  party(): string;
  /** Records the response. `null` means that no response was sent. */
  end(call: LoggedCall, answer: { readonly status: number | null; readonly milliseconds: number }): void;
  /** Returns the latest calls, newest first. */
  latest(): readonly LoggedCall[];
};

const CALLS_KEPT = 300;

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
    party: () => current.getStore()!.party,
    end(call, answer) {
      Object.assign(call, answer);
      changed();
    },
    latest: () => calls,
  };
}
