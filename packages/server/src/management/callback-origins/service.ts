import type { createPaymentsRoom } from '../../features/payments/index.ts';
import { type AgencyDeps, lockGoingOn, noSuchAgency } from '../agency.ts';
import { type ActorContext, audited } from '../audited.ts';
import { refuseField, refuseUnknown } from '../refusal.ts';

export type OriginDeps = AgencyDeps & {
  readonly origins: ReturnType<typeof createPaymentsRoom>['origins'];
  readonly environment: 'staging' | 'production';
};

type OfAgency = { readonly agencyId: number };

/** Lists the origins (scheme, host and port) to which an agency may return its customers after 3D Secure. */
export async function listCallbackOrigins(
  { agencyId }: OfAgency,
  { agencies, origins }: OriginDeps,
): Promise<readonly string[]> {
  if (!(await agencies.find(agencyId))) noSuchAgency(agencyId);
  return origins.of(agencyId);
}

export function addCallbackOrigin(
  { by, agencyId, origin }: ActorContext & OfAgency & { readonly origin: string },
  deps: OriginDeps,
): Promise<void> {
  assertOrigin(origin, deps.environment);
  return audited(
    { by, action: 'addOrigin' },
    async (tx) => {
      await lockGoingOn(tx, agencyId, deps);
      const isNew = await deps.origins.register(tx, { agencyId, origin });
      const kept = { subject: `agency ${agencyId}`, agencyId, after: { origin } };
      return { result: undefined, kept: isNew ? kept : 'unchanged' };
    },
    deps,
  );
}

/** Customers who are already on the bank's page still return to this origin. */
export function removeCallbackOrigin(
  { by, agencyId, origin }: ActorContext & OfAgency & { readonly origin: string },
  deps: OriginDeps,
): Promise<void> {
  return audited(
    { by, action: 'removeOrigin' },
    async (tx) => {
      const wasThere = await deps.origins.withdraw(tx, { agencyId, origin });
      if (!wasThere)
        refuseUnknown(
          'callbackOrigin',
          `Agency ${agencyId} has no origin ${origin}. \`listCallbackOrigins\` shows its origins.`,
        );
      return { result: undefined, kept: { subject: `agency ${agencyId}`, agencyId, before: { origin } } };
    },
    deps,
  );
}

function assertOrigin(origin: string, environment: OriginDeps['environment']): void {
  const url = URL.parse(origin);
  const isHttp = url !== null && /^https?:$/.test(url.protocol);
  if (!isHttp || url.origin !== origin) {
    const offered = isHttp ? url.origin : 'https://booking.agency.example';
    refuseField('origin', `must be scheme, host and port only, such as ${offered}`);
  }
  if (environment === 'production' && url.protocol !== 'https:')
    refuseField('origin', 'must begin with https:// in production');
}
