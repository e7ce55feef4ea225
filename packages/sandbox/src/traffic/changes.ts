/** Notifies subscribers that data in the sandbox has changed, without details. */
export type Changes = {
  notify(): void;
  /** Returns a function that ends the subscription. */
  subscribe(listener: () => void): () => void;
};

export function createChanges(): Changes {
  const listeners = new Set<() => void>();
  return {
    notify() {
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
