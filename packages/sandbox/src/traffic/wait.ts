/** Lets time pass; tests let none pass. */
export type Wait = (milliseconds: number) => Promise<unknown>;

/** Resolves when the caller has closed the connection. */
export function untilDisconnected(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
