/** Tests use a function that returns immediately. */
export type Wait = (milliseconds: number) => Promise<unknown>;

export function untilDisconnected(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
