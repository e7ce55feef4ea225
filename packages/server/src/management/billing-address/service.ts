import type { createTransferOrdersRoom } from '../../features/transfer-orders/index.ts';
import type { BillingAddress } from '../../features/transfer-orders/types.ts';
import { checkBilling } from '../../shared/billing.ts';
import { type AgencyDeps, lockGoingOn, noSuchAgency } from '../agency.ts';
import { type ActorContext, audited } from '../audited.ts';
import { refuseField, refuseUnknown } from '../refusal.ts';
import { assertShape } from '../shapes.ts';

export type BillingDeps = AgencyDeps & {
  readonly billingAddresses: ReturnType<typeof createTransferOrdersRoom>['billingAddresses'];
  readonly strictNationalIds: boolean;
};

type OfAgency = { readonly agencyId: number };

/**
 * Returns the default invoice address for transfers. Without a default address, transfers that specify no invoice
 * address are refused with error 5003.
 */
export async function getBillingAddress(
  { agencyId }: OfAgency,
  { agencies, billingAddresses }: BillingDeps,
): Promise<BillingAddress> {
  if (!(await agencies.find(agencyId))) noSuchAgency(agencyId);
  const address = await billingAddresses.of(agencyId);
  return (
    address ??
    refuseUnknown('billingAddress', `Agency ${agencyId} has no billing address. Set one with \`setBillingAddress\`.`)
  );
}

/**
 * Existing orders keep their address. The audit log omits the address, which may be personal data.
 * `address` is a `TransferBilling`, as the contract defines it.
 */
export function setBillingAddress(
  { by, agencyId, address }: ActorContext & OfAgency & { readonly address: unknown },
  deps: BillingDeps,
): Promise<BillingAddress> {
  assertBillingAddress(address, deps);
  return audited(
    { by, action: 'setBillingAddress' },
    async (tx) => {
      await lockGoingOn(tx, agencyId, deps);
      await deps.billingAddresses.set(tx, agencyId, address);
      return { result: address, kept: { subject: `agency ${agencyId}`, agencyId } };
    },
    deps,
  );
}

function assertBillingAddress(address: unknown, deps: BillingDeps): asserts address is BillingAddress {
  assertShape('billingAddress', address);
  const problem = checkBilling(address as BillingAddress, deps);
  // In this operation, the address is the entire request body rather than its `billing` field.
  if (problem) refuseField(problem.field.replace('billing.', ''), problem.message);
}
