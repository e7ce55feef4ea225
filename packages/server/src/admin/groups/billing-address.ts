import { Command } from '@commander-js/extra-typings';
import type { BillingAddress } from '../../features/transfer-orders/types.ts';
import { number } from '../inputs.ts';
import type { Session } from '../session.ts';
import { card } from '../show.ts';

export function billingAddressCommands({ run, confirm, readJson }: Session) {
  const group = new Command('billing-address')
    .description('Billing addresses for transfer invoices')
    .helpCommand(false);

  group
    .command('set')
    .description('sets the billing address of an agency; existing orders keep their address')
    .argument('<agency>', 'agency number', number)
    .argument('<file>', 'JSON file with the fields of `TransferBilling`; - reads standard input')
    .action(async (agencyId, file) => {
      const address = await readJson(file);
      await confirm({
        typed: String(agencyId),
        consequence: 'Future orders of the agency are invoiced to this address.',
      });
      await run((administration, by) => administration.setBillingAddress({ by, agencyId, address }), addressCard);
    });

  group
    .command('show')
    .description('shows the billing address of an agency')
    .argument('<agency>', 'agency number', number)
    .action((agencyId) => run((administration) => administration.showBillingAddress({ agencyId }), addressCard));

  return group;
}

const addressCard = (address: BillingAddress) => card(address);
