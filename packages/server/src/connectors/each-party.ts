import { isDeepStrictEqual } from 'node:util';
import type { CallResult } from '../ports/call-result.ts';
import { type Line, type LineOptions, openLine } from './call.ts';
import { type ConnectorContract, connectTo, type Question } from './connector.ts';
import type { Access } from './http.ts';

type Connection = Access & {
  readonly deadlineMilliseconds: number;
  /** Deadline for calls that create, find or cancel a reservation. */
  readonly reservationDeadlineMilliseconds: number;
};

export type EachPartyOptions = Omit<LineOptions, 'deadlineMilliseconds'> & {
  /**
   * Returns the connection to a party. The connection is looked up for every call, so that changes apply immediately.
   */
  readonly connectionOf: (party: string) => Promise<Connection>;
};

/**
 * Creates a separate client and circuit breaker on the first call to each party. Only searches use the breaker.
 * Reservation calls are attempted regardless of earlier failures.
 */
export function connectEach<Operations, ErrorKey extends string>(
  contract: ConnectorContract<Operations, ErrorKey>,
  { connectionOf, ...lineOptions }: EachPartyOptions,
) {
  const open = new Map<string, ReturnType<typeof reach>>();

  function reach(party: string, connection: Connection) {
    const { deadlineMilliseconds, reservationDeadlineMilliseconds } = connection;
    const lines = {
      searching: openLine(party, { ...lineOptions, deadlineMilliseconds }),
      reserving: openLine(party, {
        ...lineOptions,
        deadlineMilliseconds: reservationDeadlineMilliseconds,
        breaks: 'never',
      }),
    } satisfies Record<string, Line>;
    return { connection, lines, ...connectTo<Operations, ErrorKey>(contract, connection) };
  }

  async function reached(party: string) {
    const connection = await connectionOf(party);
    const known = open.get(party);
    if (known && (known.connection === connection || isDeepStrictEqual(known.connection, connection))) return known;
    const now = reach(party, connection);
    open.set(party, now);
    // Calls in progress finish on the previous connection.
    void known?.close();
    return now;
  }

  const on =
    (which: 'searching' | 'reserving') =>
    async <Id extends keyof Operations & string, Result>(
      party: string,
      id: Id,
      question: Omit<Question<Operations[Id], ErrorKey, Result>, 'line'>,
    ): Promise<CallResult<Result>> => {
      const { ask, lines } = await reached(party);
      return ask(id, { ...question, line: lines[which] } as Question<Operations[Id], ErrorKey, Result>);
    };

  return {
    searching: on('searching'),
    reserving: on('reserving'),
    close: async (): Promise<void> => void (await Promise.all([...open.values()].map(({ close }) => close()))),
  };
}
