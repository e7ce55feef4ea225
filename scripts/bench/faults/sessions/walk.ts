import { setTimeout as wait } from 'node:timers/promises';
import type { PaymentSession } from '../../../../packages/server/src/generated/types.ts';
import { type Device, openDevice, type Shown, type Visit } from '../../../../packages/server/test/support/device.ts';
import type { Agency } from './agency.ts';
import type { Disturbance } from './disturbance.ts';
import type { Lane } from './lane.ts';
import type { Plan } from './plan.ts';

const RELOAD_MS = 250;
const ROUNDS = 120;
const FORMS = 6;

type Walk = {
  readonly lane: Lane;
  readonly agency: Agency;
  readonly visited: (visit: Visit) => unknown;
  readonly disturbance: Disturbance;
};

/** Pays as a traveller does until the page shows a result. Returns the last result. */
export async function walk(
  plan: Plan,
  session: PaymentSession,
  device: Device,
  { lane, agency, visited, disturbance }: Walk,
) {
  const devices = [device];
  /** The bank's pages that the traveller has seen. */
  const seen = new Set<string>();
  let [isAnswered, forms, hasLeft] = [false, 0, false];
  let told: 'paid' | 'notPaid' | undefined;
  let [nextCard] = plan.cards;
  const card = () => {
    const taken = nextCard;
    [nextCard] = plan.cards;
    return taken;
  };

  async function act(used: Device, shown: Shown): Promise<Shown> {
    switch (shown.kind) {
      case 'form':
        forms += 1;
        return forms > FORMS ? shown : used.submit(card());
      case 'bank': {
        const isFirst = seen.add(shown.challenge.session).size === 1;
        const press = disturbance.hasOccurred() && isFirst ? plan.atBank : 'confirm';
        if (press === 'leave') {
          hasLeft = true;
          return shown;
        }
        if (press === 'confirm') disturbance.confirmed();
        return used.atBank(shown.challenge, press);
      }
      default:
        await Promise.all([wait(RELOAD_MS), lane.ready()]);
        return used.look();
    }
  }

  /** Shows the bank's pages in both tabs or on both devices at the same time, and confirms the payment in both. */
  async function inBoth(both: readonly (readonly [Device, Shown])[]): Promise<Shown> {
    const left = both.map(([used, shown]) => (shown.kind === 'bank' ? act(used, shown) : shown));
    return (await Promise.all(left)).at(-1)!;
  }

  /** Performs the traveller's first reaction to the disturbance. */
  async function react(): Promise<Shown> {
    forms = 1;
    nextCard = plan.cards[1];
    switch (plan.next) {
      case 'reload':
        return device.look();
      case 'back':
        return device.submit(card());
      case 'secondTab': {
        const [one, other] = await Promise.all([device.submit(card()), device.submit(card())]);
        return inBoth([
          [device, one],
          [device, other],
        ]);
      }
      case 'secondDevice': {
        const second = openDevice(session.url!, visited);
        devices.push(second);
        await second.look();
        const [own, other] = await Promise.all([device.look(), second.submit(card())]);
        return inBoth([
          [second, other],
          [device, own],
        ]);
      }
    }
  }

  let shown = await device.look();
  for (let round = 0; round < ROUNDS && !hasLeft; round += 1) {
    if (disturbance.hasOccurred() && !isAnswered) {
      isAnswered = true;
      shown = await react();
      continue;
    }
    if (shown.kind === 'result') {
      told = shown.isPaid ? 'paid' : 'notPaid';
      await agency.readSession(session.id);
      if (isAnswered || !isResultDisturbed(plan)) break;
    }
    shown = await act(devices[round % devices.length]!, shown);
    if (forms > FORMS) break;
  }
  return told;
}

const isResultDisturbed = ({ place }: Plan) => ['readResult', 'showResult', 'getPaymentSession'].includes(place.at);
