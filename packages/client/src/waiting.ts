/** Waits for the given number of seconds. Rejects with the abort reason if the signal is aborted. */
export type Wait = (seconds: number, signal?: AbortSignal) => Promise<void>;

export const wait: Wait = (seconds, signal) =>
  new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(signal.reason);
      return;
    }
    const abort = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', abort);
      resolve();
    }, seconds * 1000);
    signal?.addEventListener('abort', abort, { once: true });
  });

/** Waits for shared work. Aborting ends only this wait. The work continues for other callers. */
export async function unlessAborted<Outcome>(
  work: () => Promise<Outcome>,
  signal: AbortSignal | undefined,
): Promise<Outcome> {
  if (!signal) return work();
  signal.throwIfAborted();
  let abort = () => {};
  const aborted = new Promise<never>((_, reject) => {
    abort = () => reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
  });
  return Promise.race([work(), aborted]).finally(() => signal.removeEventListener('abort', abort));
}

/** Aborts with the caller's reason or a `TimeoutError`. Some browsers and Node 20 releases lack `AbortSignal.any`. */
export function deadline(
  seconds: number,
  callers: AbortSignal | undefined,
  address: string,
): { signal: AbortSignal; clear(): void } {
  const controller = new AbortController();
  const follow = () => controller.abort(callers?.reason);
  const timer = setTimeout(() => {
    controller.abort(new DOMException(`${address} did not respond within ${seconds} seconds`, 'TimeoutError'));
  }, seconds * 1000);
  if (callers?.aborted) follow();
  else callers?.addEventListener('abort', follow, { once: true });
  return {
    signal: controller.signal,
    clear() {
      clearTimeout(timer);
      callers?.removeEventListener('abort', follow);
    },
  };
}
