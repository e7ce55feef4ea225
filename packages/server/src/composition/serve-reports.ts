import { contract, errors, operations } from '@agency-booking/connector-contracts/reservation-changes';
import { type ContractApp, type ContractAppOptions, createContractApp } from '@agency-booking/contract-express';
import { createReservationChanges } from '../connectors/reservation-changes/handlers.ts';
import { onShareOf } from '../database/shares.ts';
import type { Given } from './given.ts';
import type { Rooms } from './rooms.ts';

const CONNECTORS_PATH = '/connectors/v1';

type Shared = Pick<
  ContractAppOptions<never>,
  'compiledFolder' | 'limit' | 'addressLimit' | 'offContract' | 'headers' | 'bounds' | 'trustProxyHops' | 'report'
>;

/** Serves the endpoints through which vendors and suppliers report changes. */
export function serveReports(
  { attempts }: Pick<Rooms, 'attempts'>,
  { config, metrics, report, now }: Given,
  shared: Shared,
): Promise<ContractApp> {
  const { verify, handlers } = createReservationChanges({
    secrets: config.reportSecrets,
    lookSoon: (change) => onShareOf('reportReservationChange', () => attempts.lookSoon(change)),
    report,
    now,
  });
  metrics.serves(operations);
  return createContractApp<never>({
    ...shared,
    contract,
    operations,
    errors,
    handlers,
    verify,
    buckets: { party: ({ path }) => ({ name: path.partyCode! }) },
    basePath: CONNECTORS_PATH,
  });
}
