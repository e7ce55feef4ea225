import type { SupplierDetails, SwitchedSupplier } from '../../features/suppliers/types.ts';
import type { SuppliersHandlers } from '../../generated/management/handlers.ts';
import { type GuardDeps, isWaiting } from '../guarded.ts';
import { askerOf, type Member } from '../identity/types.ts';
import { shownApproval } from '../shown-approval.ts';
import type { SupplierDeps } from './service.ts';
import * as service from './service.ts';

export function createSuppliersHandlers(deps: SupplierDeps & GuardDeps): SuppliersHandlers<Member> {
  return {
    async listSuppliers(_request, answer) {
      return answer(200, { results: (await service.listSuppliers(deps)).map(shownSupplier) });
    },
    async showSupplier({ path: { supplierKind: kind, supplierCode: code } }, answer) {
      return answer(200, shownDetails(await service.showSupplier({ kind, code }, deps)));
    },
    async saveSupplier({ caller, path: { supplierKind: kind, supplierCode: code }, body }, answer) {
      const { name, displayName = name, key, partOf, hasStatement } = body;
      // In the administration module, `null` restores the default from the settings.
      const { baseUrl = null, deadlineMilliseconds = null, reservationDeadlineMilliseconds = null } = body;
      const reached = { baseUrl, key, deadlineMilliseconds, reservationDeadlineMilliseconds };
      const change = { ...askerOf(caller), kind, code, name, displayName, partOf, hasStatement, ...reached };
      const outcome = await service.saveSupplier(change, deps);
      if (isWaiting(outcome)) return answer(202, shownApproval(outcome.waitsFor));
      return answer(200, shownDetails(outcome));
    },
    async switchSupplier({ caller, path: { supplierKind, supplierCode }, body: { isOn } }, answer) {
      const which = { kind: supplierKind, code: supplierCode };
      await service.switchSupplier({ by: caller.email, ...which, isOn }, deps);
      const suppliers = await service.listSuppliers(deps);
      const switched = suppliers.find(({ kind, code }) => kind === which.kind && code === which.code)!;
      return answer(200, shownSupplier(switched));
    },
  };
}

const shownSupplier = ({ kind, code, name, isOn, switched }: SwitchedSupplier) => ({
  ...{ kind, code, name, isOn },
  ...(switched && { switchedBy: switched.by, switchedAt: switched.at.toISOString() }),
});

function shownDetails(supplier: SupplierDetails) {
  const { displayName, partOf, parts, baseUrl, hasKey, hasStatement, savedBy, savedAt } = supplier;
  const { deadlineMilliseconds, reservationDeadlineMilliseconds } = supplier;
  return {
    ...shownSupplier(supplier),
    ...{ displayName, parts: [...parts], hasKey, hasStatement, savedBy, savedAt: savedAt.toISOString() },
    ...(partOf !== undefined && { partOf }),
    ...(baseUrl !== undefined && { baseUrl }),
    ...(deadlineMilliseconds !== undefined && { deadlineMilliseconds }),
    ...(reservationDeadlineMilliseconds !== undefined && { reservationDeadlineMilliseconds }),
  };
}
