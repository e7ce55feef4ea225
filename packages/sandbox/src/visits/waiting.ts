/** Lets time pass; tests let none pass. */
export type Wait = (milliseconds: number) => Promise<unknown>;

/** Nothing is answered as long as somebody waits for it. */
export function goneAway(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
