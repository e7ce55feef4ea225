/** A delay function. Tests use one that returns immediately. */
export type Wait = (milliseconds: number) => Promise<unknown>;

/** Resolves when the caller closes the connection. */
export function untilDisconnected(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
