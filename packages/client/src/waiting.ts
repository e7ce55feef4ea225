/** Ends after some seconds, or rejects with what the signal was aborted with. */
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

/** The outcome of shared work: aborting ends this wait only, the work goes on for the other callers. */
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

/**
 * A signal that follows the caller's, and is aborted with a `TimeoutError` when the time is up.
 * `AbortSignal.any` would say it shorter, but not every Node 20 and every browser has it.
 */
export function deadline(seconds: number, callers: AbortSignal | undefined): { signal: AbortSignal; clear(): void } {
  const controller = new AbortController();
  const follow = () => controller.abort(callers?.reason);
  const timer = setTimeout(() => {
    controller.abort(new DOMException(`No answer came within ${seconds} seconds`, 'TimeoutError'));
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
