/** Waits for the given number of milliseconds. Tests use a function that returns immediately. */
export type Wait = (milliseconds: number) => Promise<unknown>;

/** Runs work at a later time. A test world runs the work when the world's clock reaches that time. */
export type Schedule = (at: Date, work: () => Promise<void>) => void;

export const scheduleWith =
  (wait: Wait, now: () => Date): Schedule =>
  (at, work) => {
    const milliseconds = at.getTime() - now().getTime();
    void (milliseconds > 0 ? wait(milliseconds).then(work) : work());
  };

/**
 * Reports a wait to a service whose clock is frozen. The service then ends the call if its deadline is before the end
 * of the wait. Returns true in that case.
 */
export type KeepWaiting = (party: string, milliseconds: number) => boolean;

type WaitsDeps = {
  readonly wait: Wait;
  readonly keepWaiting: KeepWaiting | undefined;
  /** Returns the party of the current call. */
  readonly party: () => string;
};

/** Creates the waits of handlers before they respond. Under a frozen clock, no time passes. */
export function createWaits({ wait, keepWaiting, party }: WaitsDeps) {
  return {
    wait: async (milliseconds: number) => void (keepWaiting?.(party(), milliseconds) ?? (await wait(milliseconds))),
    untilDisconnected(signal: AbortSignal): Promise<void> {
      keepWaiting?.(party(), Number.POSITIVE_INFINITY);
      return untilDisconnected(signal);
    },
  };
}

export type Waits = ReturnType<typeof createWaits>;

function untilDisconnected(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
