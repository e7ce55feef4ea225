import type { AgencyName } from '../../../packages/server/test/support/agencies.ts';
import type { Answer } from '../../../packages/server/test/support/api.ts';
import { keepCalling } from '../../../packages/server/test/support/traffic.ts';
import { openDesk } from './desk.ts';
import type { Sent } from './figures.ts';
import { createPromised, type Promised } from './promises.ts';

export type MixedTraffic = {
  /** Requests in the order in which their responses arrived. The list grows while traffic is running. */
  readonly sent: readonly Sent[];
  readonly promised: Promised;
  /** Stops sending and resolves when every request has received a response. */
  stop(): Promise<void>;
};

const NO_ANSWER = { status: 0, headers: new Headers(), text: '', body: undefined };

/**
 * Sends a fixed number of requests per second, alternating between the agencies. A slow request does not delay the next
 * ones.
 */
export async function startTraffic(
  url: string,
  perSecond: number,
  agencies: readonly AgencyName[] = ['horizon', 'lodos'],
  open: typeof openDesk = openDesk,
): Promise<MixedTraffic> {
  const promised = createPromised();
  const desks = await Promise.all(agencies.map((agency) => open(url, agency, promised)));
  const sent: Sent[] = [];

  async function take(number: number): Promise<Answer> {
    const desk = desks[number % desks.length]!;
    const { operation, isWrite, call } = desk.next();
    const at = performance.now();
    let problem: string | undefined;
    const { status, body } = await call().catch((error: Error): Answer => {
      problem = String(error.cause ?? error);
      return NO_ANSWER;
    });
    const key = problem ?? (body as { key?: string } | undefined)?.key;
    const milliseconds = Math.round(performance.now() - at);
    sent.push({ at: Math.round(at), milliseconds, agency: desk.agency, operation, isWrite, status, key });
    return NO_ANSWER;
  }
  const calling = keepCalling(perSecond, take);
  return {
    sent,
    promised,
    async stop() {
      await calling.stop();
    },
  };
}
