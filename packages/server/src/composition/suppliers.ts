import { EXCHANGE_RATES, parties } from '@agency-booking/connector-contracts/parties';
import { url } from '../config/kinds.ts';
import { neededInstead } from '../config/production.ts';
import { createSuppliersRoom } from '../features/suppliers/index.ts';
import { createSupplierStore, type SupplierTables } from '../features/suppliers/store.sql.ts';
import { CREDIT } from '../reconciliation/counterparts.ts';
import type { Given } from './given.ts';

export type Suppliers = ReturnType<typeof openSuppliers>;

const OTHER_PARTIES = [
  ...[CREDIT, EXCHANGE_RATES],
  ...Object.values(parties).flatMap((party) => ('code' in party ? party.code : [])),
];

export function openSuppliers({ config, database, keys, now }: Given) {
  const isProduction = config.environment === 'production';
  const sealing = keys.supplierKeys;
  return createSuppliersRoom({
    store: createSupplierStore(database.db.withTables<SupplierTables>(), sealing),
    sealing,
    // Transfer suppliers also use the vendors' deadlines.
    defaults: { vendor: config.vendor, transferSupplier: { ...config.vendor, ...config.transferSupplier } },
    refusalOf: (baseUrl) => refusalOf(baseUrl, isProduction),
    reserved: new Set(OTHER_PARTIES),
    now,
  });
}

/**
 * Returns the reason for rejecting a URL. Internal networks are allowed. In production, the rules for production
 * settings also apply.
 */
function refusalOf(baseUrl: string, isProduction: boolean): string | undefined {
  const kind = url();
  const { username, password, search, hash } = URL.parse(baseUrl) ?? {};
  if (!kind.schema.safeParse(baseUrl).success) return `${kind.accepts} is accepted`;
  if (username || password || search || hash) return 'an address without user info, query and fragment is accepted';
  const needed = isProduction ? neededInstead(kind, baseUrl) : undefined;
  return needed && `production needs ${needed}`;
}
