import { guardedActions } from '../../packages/server/src/administration/four-eyes.ts';
import { aligned } from './table.ts';

const ALONE = {
  atOnce: 'at once',
  upToLimit: 'at once up to `UNREVIEWED_LIMITS`, above after `COOL_DOWN_HOURS`',
  coolDown: 'after `COOL_DOWN_HOURS`',
} as const;

/** Returns the table of the actions that take two people. */
export function fourEyesTable(): string {
  const rows = Object.entries(guardedActions).map(([action, { meaning, changes, alone, ...requested }]) => {
    const command = 'command' in requested && `\`pnpm admin ${requested.command}\``;
    const where = ['operation' in requested && 'portal', command].filter(Boolean).join(', ');
    return [`\`${action}\``, meaning, changes, where, ALONE[alone]];
  });
  return aligned([['action', 'meaning', 'changes', 'requested in', 'a single operator'], ...rows]);
}
