import { type Sessions, startSessions } from '../../operations/payments/sessions.ts';
import { type Desk, openDesk } from '../../support/desk.ts';
import { portalAs, type SignedIn } from '../../support/portal.ts';

export const RETURN_URL = 'https://booking.horizon.example/thanks';

export type Link = {
  readonly isPossible: boolean;
  readonly current?: {
    readonly sessionId: string;
    readonly status: string;
    readonly url: string;
    readonly expiresAt: string;
  };
};
type Happening = { readonly what: string; readonly event: string; readonly subject: string };

/** Starts the service with an operator, and an owner of Horizon Travel, who work with payment links in the portal. */
export async function startLinks() {
  const sessions = await startSessions();
  const desk = await openDesk(sessions.service);
  const owner = await portalAs(sessions.service, 'owner');
  return { ...sessions, ...linksOf(sessions, desk, owner) };
}

function linksOf({ service }: Sessions, desk: Desk, owner: SignedIn) {
  const pathOf = (orderId: string, agencyId = 1) => `/agencies/${agencyId}/orders/${orderId}/payment-link`;
  return {
    desk,
    owner,
    pathOf,
    memberAs: (role: Parameters<typeof portalAs>[1], agencyId = 1) => portalAs(service, role, { agencyId }),
    readLink: async (orderId: string, member = owner) => member.call<Link>('GET', pathOf(orderId)),
    createLink: (orderId: string, body: object = {}, member = owner) =>
      member.call<Link>('POST', pathOf(orderId), { body: { returnUrl: RETURN_URL, ...body } }),
    cancelLink: (orderId: string, sessionId: string, member = owner) =>
      member.call<Link>('POST', `${pathOf(orderId)}/cancellation`, { body: { sessionId } }),
    /** Returns the order's timeline entries about payment links, oldest first. */
    async storyOf(orderId: string, member = owner): Promise<string[]> {
      const { body } = await member.call<{ timeline: Happening[] }>('GET', `/agencies/1/orders/${orderId}`);
      const entries = body.timeline.filter(({ what }) => what === 'session' || what === 'portal');
      return entries.map(({ what, event, subject }) => (what === 'portal' ? `${event} by ${subject}` : event));
    },
  };
}

export type Links = Awaited<ReturnType<typeof startLinks>>;
