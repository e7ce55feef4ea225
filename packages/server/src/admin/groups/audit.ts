import { Command } from '@commander-js/extra-typings';
import type { Facts } from '../../management/audit/store.ts';
import { instant, limit, number } from '../inputs.ts';
import type { Session } from '../session.ts';
import { moment, table } from '../show.ts';

export function auditCommands({ run }: Session) {
  const group = new Command('audit').description('Audit log of all changes').helpCommand(false);

  group
    .command('list')
    .description('lists changes, newest first')
    .option('--agency <agency>', 'filter by agency number', number)
    .option('--subject <subject>', 'filter by subject, such as "key ak_live_…" or "record 1001"')
    .option('--by <operator>', 'filter by the operator who made the change')
    .option('--action <action>', 'filter by action, such as suspendKey')
    .option('--since <date>', 'filter by date: changes on or after this date', instant)
    .addOption(limit())
    .action(({ agency: agencyId, limit: atMost, ...filters }) =>
      run(
        (administration) => administration.listAudit({ ...filters, agencyId, atMost }),
        (events) =>
          table(
            ['at', 'by', 'action', 'subject', 'agency', 'before', 'after'],
            events.map(({ at, by, action, subject, agencyId: agency, before, after }) => [
              ...[moment(at), by, action, subject, agency, factsText(before), factsText(after)],
            ]),
          ),
      ),
    );

  return group;
}

const factsText = (facts: Facts | undefined) =>
  Object.entries(facts ?? {})
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');
