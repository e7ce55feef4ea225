import { money } from '../../shared/money.ts';
import type { NewCreditRecord } from './types.ts';

/** Credit records on staging. Agencies that are not listed have no credit. */
export const stagingCreditRecords: readonly NewCreditRecord[] = [
  { id: 101, agencyName: 'Horizon Travel', granted: money(500_000_000, 'TRY') },
  { id: 102, agencyName: 'Horizon Travel', granted: money(25_000_000, 'TRY') },
  { id: 103, agencyName: 'Horizon Travel', granted: money(5_000_000, 'EUR') },
  { id: 104, agencyName: 'Horizon Travel', granted: money(5_000_000, 'USD') },
  { id: 105, agencyName: 'Horizon Travel', granted: money(5_000_000, 'GBP') },
  { id: 301, agencyName: 'Lodos Transfer', granted: money(10_000, 'TRY') },
];
