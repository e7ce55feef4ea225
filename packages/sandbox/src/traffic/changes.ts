/** Says that something in the sandbox has changed, not what. */
export type Changes = {
  notify(): void;
  /** @returns ends the subscription */
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
