import type { PaymentSession } from '../../../../packages/server/src/generated/types.ts';
import { openDevice, type Visit } from '../../../../packages/server/test/support/device.ts';
import type { Sent } from '../figures.ts';
import type { Stage } from '../stage.ts';
import type { Agency } from './agency.ts';
import { brokenRules } from './check.ts';
import { createDisturbance } from './disturbance.ts';
import type { Lane } from './lane.ts';
import type { Plan } from './plan.ts';
import { challengesOf, endTime, expireSessions, lateStarts, settle } from './time.ts';
import { walk } from './walk.ts';

export type Played = {
  readonly orderId: string;
  /** True if the disturbance occurred. */
  readonly isDisturbed: boolean;
  readonly status: string;
  readonly broken: readonly string[];
};

export type Parties = {
  readonly lane: Lane;
  /** The agency's calls to the lane's service. */
  readonly agency: Agency;
  /** The same agency's calls to another instance, which is never disturbed. */
  readonly rival: Agency;
  readonly stage: Stage;
  readonly sent: Sent[];
};

/** Runs one history of a payment session on a lane. */
export async function play(plan: Plan, { lane, agency, rival, stage, sent }: Parties): Promise<Played> {
  await lane.ready();
  const orderId = await agency.order(plan.lastName);
  const problems: string[] = [];
  const visited = (visit: Visit) => sent.push({ ...visit, agency: 'traveller' });
  let session: PaymentSession | undefined;
  let rivalry: Promise<unknown> | undefined;
  /** The attempts made before a rival expired the session. */
  let inTime: readonly string[] | undefined;
  const expire = async () => {
    inTime = await expireSessions(orderId, stage);
  };
  const startRival = () => {
    rivalry ??= actAsRival(plan, { rival, orderId, sessionId: session?.id, expire }).catch(({ message }: Error) =>
      problems.push(`rival of ${orderId}: ${message}`),
    );
    return rivalry;
  };
  const disturbance = createDisturbance(plan, orderId, { lane, stage, startRival });
  lane.watch(disturbance.handle);

  session = await createSession(agency, orderId, plan);
  const device = session && openDevice(session.url!, visited);
  const told = device && (await walk(plan, session!, device, { lane, agency, visited, disturbance }));
  await startRival();
  lane.watch((_, forward) => forward());
  await lane.ready();
  // Each of the bank's pages may still be open in a browser. Confirming such a page must not charge the card a second
  // time or after the deadline.
  const confirmOld = async () => {
    const challenges = await challengesOf(orderId, stage);
    await Promise.all(challenges.map((challenge) => device?.atBank(challenge, 'confirm')));
  };
  if (plan.number % 2 === 0) await confirmOld();
  const atEnd = await endTime(orderId, stage);
  if (plan.number % 2 === 1) await confirmOld();
  const unsettled = await settle(orderId, stage);
  const { status = 'none' } = session ? (await rival.readSession(session.id)).body : {};
  const late = await lateStarts(orderId, inTime ?? atEnd, stage);
  const broken = [...problems, ...unsettled, ...late, ...(await brokenRules([orderId], stage.pool, stage.sandbox))];
  if (told === 'paid' && status !== 'paid')
    broken.push(`the traveller of ${orderId} saw paid, but the session is ${status}`);
  return { orderId, isDisturbed: disturbance.hasOccurred(), status, broken };
}

type Rivalry = { rival: Agency; orderId: string; sessionId: string | undefined; expire: () => Promise<void> };

async function actAsRival({ rival: kind }: Plan, { rival, orderId, sessionId, expire }: Rivalry): Promise<void> {
  switch (kind) {
    case 'payOrder':
      await rival.pay(orderId);
      break;
    case 'cancelSession':
      if (sessionId) await rival.cancelSession(sessionId);
      break;
    case 'cancelOrder':
      await rival.cancelOrder(orderId);
      break;
    case 'expiry':
      await expire();
      break;
    case 'secondSession':
      await Promise.all([rival.createSession(orderId), rival.createSession(orderId)]);
      break;
    case 'none':
  }
}

/**
 * Returns the order's session, which a rival may have created. Returns `undefined` if the rival has ended the order.
 */
async function createSession(agency: Agency, orderId: string, { rival }: Plan): Promise<PaymentSession | undefined> {
  const created = await agency.createSession(orderId);
  if (created.status === 201) return created.body.url ? created.body : undefined;
  const { details } = created.body as unknown as { details?: { sessionId?: string } };
  if (rival === 'secondSession' && details?.sessionId) return (await agency.readSession(details.sessionId)).body;
  if (rival === 'none') throw new Error(`createPaymentSession: ${created.status} ${created.text}`);
  return undefined;
}
