import { Command } from '@commander-js/extra-typings';
import type { BillingAddress } from '../../features/transfer-orders/types.ts';
import { number } from '../inputs.ts';
import type { Session } from '../session.ts';
import { card } from '../show.ts';

export function billingAddressCommands({ run, confirm, readJson }: Session) {
  const group = new Command('billing-address').description('Where the invoices of transfers go').helpCommand(false);

  group
    .command('set')
    .description('registers the address of an agency in place of the one it has; orders keep theirs')
    .argument('<agency>', 'its number', number)
    .argument('<file>', 'JSON with the fields of `TransferBilling`; - reads what is piped in')
    .action(async (agencyId, file) => {
      const address = await readJson(file);
      await confirm({ typed: String(agencyId), consequence: 'Its next orders are invoiced to this address.' });
      await run((administration, by) => administration.setBillingAddress({ by, agencyId, address }), addressCard);
    });

  group
    .command('show')
    .description('the registered address of an agency')
    .argument('<agency>', 'its number', number)
    .action((agencyId) => run((administration) => administration.showBillingAddress({ agencyId }), addressCard));

  return group;
}

const addressCard = (address: BillingAddress) => card(address);
