import type { createTransferOrdersRoom } from '../features/transfer-orders/index.ts';
import type { BillingAddress } from '../features/transfer-orders/types.ts';
import { checkBilling } from '../shared/billing.ts';
import { type AgencyDeps, lockGoingOn, noSuchAgency } from './agencies.ts';
import { type Asked, audited } from './audited.ts';
import { refuseField, refuseUnknown } from './refusal.ts';
import { assertShape } from './shapes.ts';

export type BillingDeps = AgencyDeps & {
  readonly billingAddresses: ReturnType<typeof createTransferOrdersRoom>['billingAddresses'];
  readonly strictNationalIds: boolean;
};

type OfAgency = { readonly agencyId: number };

/** Where the invoices of transfers go that say nothing else; without it, they are refused with 5003. */
export async function showBillingAddress(
  { agencyId }: OfAgency,
  { agencies, billingAddresses }: BillingDeps,
): Promise<BillingAddress> {
  if (!(await agencies.find(agencyId))) noSuchAgency(agencyId);
  const address = await billingAddresses.of(agencyId);
  return (
    address ??
    refuseUnknown(
      'billingAddress',
      `Agency ${agencyId} has no billing address yet: \`billing-address set\` gives it one.`,
    )
  );
}

/**
 * In place of the one it has; orders keep the address that they were made with. The audit says that it has changed, and not how:
 * it may be the address of a person.
 * @param address as `TransferBilling` of the contract
 */
export function setBillingAddress(
  { by, agencyId, address }: Asked & OfAgency & { readonly address: unknown },
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
  // Here it is the whole request, and not its `billing`.
  if (problem) refuseField(problem.field.replace('billing.', ''), problem.message);
}
