import { Command } from '@commander-js/extra-typings';
import type { Facts } from '../../administration/store.audit.ts';
import { instant, limit, number } from '../inputs.ts';
import type { Session } from '../session.ts';
import { moment, table } from '../show.ts';

export function auditCommands({ run }: Session) {
  const group = new Command('audit').description('Who has changed what').helpCommand(false);

  group
    .command('list')
    .description('the latest changes, the latest first')
    .option('--agency <agency>', 'of one agency', number)
    .option('--subject <subject>', 'of one thing, such as "key ak_live_…" or "record 1001"')
    .option('--by <operator>', 'made by one person')
    .option('--action <action>', 'of one kind, such as suspendKey')
    .option('--since <date>', 'not older than that', instant)
    .addOption(limit())
    .action(({ agency: agencyId, limit: atMost, ...filters }) =>
      run(
        (administration) => administration.listAudit({ ...filters, agencyId, atMost }),
        (events) =>
          table(
            ['at', 'by', 'action', 'on', 'agency', 'before', 'after'],
            events.map(({ at, by, action, subject, agencyId: agency, before, after }) => [
              ...[moment(at), by, action, subject, agency, told(before), told(after)],
            ]),
          ),
      ),
    );

  return group;
}

const told = (facts: Facts | undefined) =>
  Object.entries(facts ?? {})
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');
