/** Who looks at the outside world hears that something is new, not what. */
export type Changes = {
  tell(): void;
  /** @returns how to stop listening */
  listen(hear: () => void): () => void;
};

export function createChanges(): Changes {
  const listeners = new Set<() => void>();
  return {
    tell() {
      for (const hear of listeners) hear();
    },
    listen(hear) {
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
  };
}
