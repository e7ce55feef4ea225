import type { Answer } from './api.ts';

export type Traffic = {
  /** Ends it, once every call is answered. */
  stop(): Promise<Seen>;
};

export type Seen = {
  readonly answers: readonly Answer[];
  /** Calls that got no answer at all. */
  readonly unanswered: readonly unknown[];
};

/** So many calls a second, however long each takes: as partners do, who know nothing of each other. */
export function keepCalling(perSecond: number, call: (number: number) => Promise<Answer>): Traffic {
  const answers: Answer[] = [];
  const unanswered: unknown[] = [];
  const underWay = new Set<Promise<unknown>>();
  let number = 0;
  const timer = setInterval(() => {
    const answered = call(number++)
      .then(
        (answer) => answers.push(answer),
        (error) => unanswered.push(error),
      )
      .finally(() => underWay.delete(answered));
    underWay.add(answered);
  }, 1000 / perSecond);
  return {
    async stop() {
      clearInterval(timer);
      await Promise.all(underWay);
      return { answers, unanswered };
    },
  };
}
