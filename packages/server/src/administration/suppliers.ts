import type { createSupplierSwitchesRoom } from '../features/supplier-switches/index.ts';
import type { Switch, SwitchedSupplier } from '../features/supplier-switches/types.ts';
import { type Asked, type AuditDeps, noted } from './audited.ts';
import { refuse } from './refusal.ts';

export type SupplierDeps = AuditDeps & {
  readonly supplierSwitches: Pick<ReturnType<typeof createSupplierSwitchesRoom>, 'listSuppliers' | 'switchSupplier'>;
};

/** Vendors and transfer suppliers, and who has switched them last. */
export function listSuppliers({ supplierSwitches }: SupplierDeps): Promise<readonly SwitchedSupplier[]> {
  return supplierSwitches.listSuppliers();
}

/** Within five seconds no process asks for offers of one that is off; what is reserved with it stays. */
export async function switchSupplier(
  { by, kind, code, isOn }: Asked & Pick<Switch, 'kind' | 'code' | 'isOn'>,
  deps: SupplierDeps,
): Promise<void> {
  const outcome = await deps.supplierSwitches.switchSupplier({ by, kind, code, isOn });
  if (outcome === 'notFound') refuse(`There is no ${kind} ${code}: \`supplier list\` shows those there are.`);
  const kept = { subject: `${kind} ${code}`, agencyId: undefined, after: { isOn } };
  await noted({ by, action: 'switchSupplier' }, kept, deps);
}
