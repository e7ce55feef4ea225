import type { Sandbox } from '@agency-booking/sandbox';
import { AGENCIES, createAgencies } from './agencies.ts';
import { type Clock, dateOf } from './clock.ts';
import { openWorld } from './open-world.ts';
import { createParties } from './parties.ts';

export type WorldStart = {
  /**
   * Determines IDs, tokens, cars and prices. Defaults to the staging seed, because the documentation shows its prices.
   */
  readonly seed?: string;
  /** The time of the frozen clock when the world starts. Default: 2027-03-01T09:00:00Z. */
  readonly now?: Date | string;
  /** Service settings, keyed by the names of their environment variables, such as `CAR_SEARCH_TTL_SECONDS`. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Receives the service's warnings and errors as JSON lines. By default, they are discarded. */
  readonly log?: (line: string) => void;
};

export type Period = {
  readonly days?: number;
  readonly hours?: number;
  readonly minutes?: number;
  readonly seconds?: number;
};

export type World = ReturnType<typeof worldOf>;

/** The parts of a world. Their types name no part of the service, whose libraries a test need not have types for. */
export type WorldParts = {
  readonly url: string;
  readonly sandbox: Sandbox;
  readonly clock: Clock;
  readonly advance: {
    readonly advanceTo: (target: Date) => Promise<void>;
    readonly moveTo: (at: Date) => Promise<void>;
  };
  readonly close: () => Promise<void>;
};

/**
 * Starts the service, its database and every external party in this process. Worlds share no state. The same seed,
 * clock and calls produce the same responses.
 */
export async function startWorld(start: WorldStart = {}): Promise<World> {
  return worldOf(await openWorld(start));
}

export function worldOf({ url, sandbox, clock, advance, close }: WorldParts) {
  return {
    /** The service's URL, without the base path `/api/v1`. */
    url,
    ...AGENCIES.horizon,
    ...createAgencies(url, clock.now),
    ...createParties(sandbox),
    clock: {
      now: clock.now,
      /** Sets the clock without running the work that becomes due in between. */
      set: (at: Date | string) => advance.moveTo(dateOf(at)),
    },
    /**
     * Moves the clock and runs all work that becomes due, in order. Resolves when webhooks and emails are delivered or
     * have failed, and nothing else is due. An empty period runs the work that is due now.
     */
    advance: (period: Period = {}) => advance.advanceTo(new Date(clock.now().getTime() + millisecondsOf(period))),
    advanceTo: (at: Date | string) => advance.advanceTo(dateOf(at)),
    close,
  };
}

function millisecondsOf({ days = 0, hours = 0, minutes = 0, seconds = 0 }: Period): number {
  return (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
}
