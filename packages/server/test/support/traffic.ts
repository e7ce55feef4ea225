import type { Answer } from './api.ts';

export type Traffic = {
  /** Responses received so far. */
  readonly answers: readonly Answer[];
  /** Stops sending and waits for all responses. */
  stop(): Promise<Seen>;
};

export type Seen = {
  readonly answers: readonly Answer[];
  readonly unanswered: readonly unknown[];
};

/** Sends a fixed number of calls per second, as independent partners do. A slow call does not delay the next ones. */
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
    answers,
    async stop() {
      clearInterval(timer);
      await Promise.all(underWay);
      return { answers, unanswered };
    },
  };
}
