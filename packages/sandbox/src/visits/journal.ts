import { AsyncLocalStorage } from 'node:async_hooks';

/** One request to a vendor. */
export type Visit = {
  readonly number: number;
  readonly at: Date;
  readonly vendorCode: string;
  /** What was asked, in words: visits that ask the same are shown together. */
  question: { readonly title: string; readonly detail: string };
  /** What came of it, in words, when the status does not say it all. */
  remark?: string;
  /** The vendor was told to behave badly, and did. */
  isSpoilt?: boolean;
  /** null: nothing was answered. Absent: under way. */
  status?: number | null;
  milliseconds?: number;
};

export type Journal = {
  /** Runs the work of one visit; inside it, `note` adds to what is known about it. */
  visit(start: { vendorCode: string; title: string }, work: (visit: Visit) => void): void;
  note(found: Partial<Pick<Visit, 'question' | 'remark'>>): void;
  /** What was answered; null: nothing. */
  end(visit: Visit, answer: { readonly status: number | null; readonly milliseconds: number }): void;
  /** Newest first. */
  latest(): readonly Visit[];
};

const VISITS_KEPT = 300;

/** What happened lately, for the console. Older visits are forgotten. */
export function createJournal(now: () => Date, changed: () => void = () => {}): Journal {
  const visits: Visit[] = [];
  const current = new AsyncLocalStorage<Visit>();
  let count = 0;
  return {
    visit({ vendorCode, title }, work) {
      const visit: Visit = { number: ++count, at: now(), vendorCode, question: { title, detail: '' } };
      visits.unshift(visit);
      visits.length = Math.min(visits.length, VISITS_KEPT);
      changed();
      current.run(visit, work, visit);
    },
    note(found) {
      const visit = current.getStore();
      if (visit) Object.assign(visit, found);
    },
    end(visit, answer) {
      Object.assign(visit, answer);
      changed();
    },
    latest: () => visits,
  };
}
