import transferSuppliers from './staging.transfer-suppliers.json' with { type: 'json' };
import vendors from './staging.vendors.json' with { type: 'json' };

const AS_THE_SETTINGS_SAY = {
  baseUrl: undefined,
  deadlineMilliseconds: undefined,
  reservationDeadlineMilliseconds: undefined,
  hasStatement: true,
};

/** Suppliers in the staging environment, simulated by the sandbox. Each subsupplier is listed after its vendor. */
export const stagingSuppliers = [
  ...vendors.map(({ parentID, ...vendor }) => ({
    ...AS_THE_SETTINGS_SAY,
    ...vendor,
    kind: 'vendor' as const,
    parentId: parentID ?? undefined,
  })),
  ...transferSuppliers.map(({ code, name }) => ({
    ...AS_THE_SETTINGS_SAY,
    kind: 'transferSupplier' as const,
    code,
    name,
    displayName: name,
    parentId: undefined,
  })),
];
