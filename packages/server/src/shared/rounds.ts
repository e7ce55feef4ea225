const ROUND_EVERY_MILLISECONDS = 1000;
const UNANSWERED_TO_REST = 5;
const REST_MILLISECONDS = 10_000;

type RoundsOptions<Lane, Item> = {
  readonly dueLanes: () => Promise<readonly Lane[]>;
  readonly nameOf: (lane: Lane) => string;
  /** Claims a lane's due items so that no other process takes them. */
  readonly take: (lane: Lane, atMost: number) => Promise<readonly Item[]>;
  /** Processes an item. Returns true if a response arrived. A lane without responses pauses for a while. */
  readonly work: (item: Item) => Promise<boolean>;
  /** The maximum number of concurrent items per lane. */
  readonly atOnce: number;
  readonly now: () => Date;
  readonly onError: (error: unknown) => void;
};

type LaneState = { underWay: number; isTaking: boolean; hasMore: boolean; unanswered: number; restsUntil: number };

/** Processes due items in independent lanes, every second. A full lane continues as soon as capacity is available. */
export function createRounds<Lane, Item>(options: RoundsOptions<Lane, Item>) {
  const { dueLanes, nameOf, take, work, atOnce, now, onError } = options;
  const lanes = new Map<string, LaneState>();
  const underWay = new Set<Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> | undefined;
  let isStopped = false;
  let lastRoundAt: Date | undefined;

  function stateOf(lane: Lane): LaneState {
    const name = nameOf(lane);
    const known = lanes.get(name);
    if (known) return known;
    const state = { underWay: 0, isTaking: false, hasMore: false, unanswered: 0, restsUntil: 0 };
    lanes.set(name, state);
    return state;
  }

  /** Returns the free capacity of a lane. After a pause, a single item tests whether responses are arriving again. */
  const placesIn = (state: LaneState) => (state.unanswered < UNANSWERED_TO_REST ? atOnce : 1) - state.underWay;

  async function fill(lane: Lane): Promise<void> {
    const state = stateOf(lane);
    const places = placesIn(state);
    if (isStopped || state.isTaking || places <= 0 || now().getTime() < state.restsUntil) return;
    state.isTaking = true;
    try {
      const items = await take(lane, places);
      state.hasMore = items.length === places;
      for (const item of items) begin(lane, state, item);
    } catch (error) {
      onError(error);
    } finally {
      state.isTaking = false;
    }
  }

  function begin(lane: Lane, state: LaneState, item: Item): void {
    state.underWay += 1;
    const done = finish(lane, state, item).finally(() => underWay.delete(done));
    underWay.add(done);
  }

  async function finish(lane: Lane, state: LaneState, item: Item): Promise<void> {
    try {
      if (await work(item)) state.unanswered = 0;
      else if (++state.unanswered >= UNANSWERED_TO_REST) state.restsUntil = now().getTime() + REST_MILLISECONDS;
    } catch (error) {
      onError(error);
    }
    state.underWay -= 1;
    // If there were no responses, wait for the next round.
    if (state.hasMore && state.unanswered === 0 && state.underWay <= atOnce / 2) await fill(lane);
  }

  async function begins(): Promise<void> {
    await Promise.all((await dueLanes()).map(fill));
    lastRoundAt = now();
  }

  async function ends(): Promise<void> {
    while (underWay.size > 0) await Promise.all(underWay);
  }

  return {
    async runOnce(): Promise<void> {
      await begins();
      await ends();
    },
    everyMilliseconds: ROUND_EVERY_MILLISECONDS,
    /** Processes all due items one after the other, in a fixed order. */
    async runInOrder(): Promise<void> {
      for (const lane of await dueLanes()) {
        const state = stateOf(lane);
        while (placesIn(state) > 0 && now().getTime() >= state.restsUntil) {
          const places = placesIn(state);
          const items = await take(lane, places);
          state.hasMore = false;
          for (const item of items) {
            state.underWay += 1;
            await finish(lane, state, item);
          }
          if (items.length < places) break;
        }
      }
      lastRoundAt = now();
    },
    /** Returns the time of the last successful search for due items, or the start time. */
    lastRoundAt: () => lastRoundAt,
    start(): void {
      lastRoundAt = now();
      timer = setInterval(() => {
        round ??= begins()
          .catch(onError)
          .finally(() => {
            round = undefined;
          });
      }, ROUND_EVERY_MILLISECONDS).unref();
    },
    /** Waits for the current items to finish. */
    async stop(): Promise<void> {
      isStopped = true;
      clearInterval(timer);
      await round;
      await ends();
    },
  };
}
