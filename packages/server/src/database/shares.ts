import { AsyncLocalStorage } from 'node:async_hooks';

const whose = new AsyncLocalStorage<string>();
const NOBODYS = 'the service itself';

/**
 * Runs work on behalf of an agency or for one kind of background work. Connections are divided fairly between shares.
 */
export function onShareOf<Result>(name: string, work: () => Result): Result {
  return whose.run(name, work);
}

export const currentShare = () => whose.getStore() ?? NOBODYS;

type Waiting = { readonly admit: () => void };

/**
 * Divides a fixed number of places fairly between shares. No share may hold more places than are free, so the next
 * share always finds one. Shares with waiting callers take turns, one caller at a time.
 */
export function createShares(places: number, patienceMilliseconds: number) {
  let free = places;
  const held = new Map<string, number>();
  const queues = new Map<string, Set<Waiting>>();

  const heldBy = (name: string) => held.get(name) ?? 0;
  const mayTake = (name: string) => heldBy(name) < free;

  function admit(name: string): () => void {
    free -= 1;
    held.set(name, heldBy(name) + 1);
    return () => {
      free += 1;
      const left = heldBy(name) - 1;
      if (left > 0) held.set(name, left);
      else held.delete(name);
      admitNext();
    };
  }

  function admitNext(): void {
    for (const [name, queue] of queues) {
      if (!mayTake(name)) continue;
      const [first] = queue;
      queue.delete(first!);
      // Moves the share to the end of the rotation, because a map iterates over its keys in insertion order.
      queues.delete(name);
      if (queue.size > 0) queues.set(name, queue);
      first!.admit();
      return;
    }
  }

  return {
    held: held as ReadonlyMap<string, number>,
    countWaiting: () => [...queues.values()].reduce((sum, queue) => sum + queue.size, 0),
    /** Acquires a place. Returns a function that releases it. */
    async take(name: string): Promise<() => void> {
      if (!queues.has(name) && mayTake(name)) return admit(name);
      return new Promise((resolve, reject) => {
        const queue = queues.get(name) ?? new Set();
        queues.set(name, queue);
        const timer = setTimeout(() => {
          queue.delete(waiting);
          if (queue.size === 0) queues.delete(name);
          reject(new Error(`no database connection within ${patienceMilliseconds} ms for ${name}`));
        }, patienceMilliseconds);
        const waiting: Waiting = {
          admit() {
            clearTimeout(timer);
            resolve(admit(name));
          },
        };
        queue.add(waiting);
      });
    },
  };
}
