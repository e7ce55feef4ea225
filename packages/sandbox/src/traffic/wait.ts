/** Waits. Tests use a function that returns immediately. */
export type Wait = (milliseconds: number) => Promise<unknown>;

/** Runs work at a later time. A test world runs the work when the world's clock reaches that time. */
export type Schedule = (at: Date, work: () => Promise<void>) => void;

export const scheduleWith =
  (wait: Wait, now: () => Date): Schedule =>
  (at, work) => {
    const milliseconds = at.getTime() - now().getTime();
    void (milliseconds > 0 ? wait(milliseconds).then(work) : work());
  };

export function untilDisconnected(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
