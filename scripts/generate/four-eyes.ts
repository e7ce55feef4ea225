import { guardedActions } from '../../packages/server/src/management/four-eyes.ts';
import { aligned } from './table.ts';

const ALONE = {
  atOnce: 'immediately',
  upToLimit: 'immediately up to `UNREVIEWED_LIMITS`, otherwise after `COOL_DOWN_HOURS`',
  coolDown: 'after `COOL_DOWN_HOURS`',
} as const;

const AFFECTED = { money: 'money', people: 'people', agencies: 'agencies', deciders: 'operators' } as const;

/** Returns the table of actions that require two people. */
export function fourEyesTable(): string {
  const rows = Object.entries(guardedActions).map(([action, { meaning, changes, alone, ...requested }]) => {
    const where = 'command' in requested ? `\`pnpm admin ${requested.command}\`` : 'portal and `pnpm admin`';
    return [`\`${action}\``, meaning, AFFECTED[changes], where, ALONE[alone]];
  });
  return aligned([['Action', 'Meaning', 'Affects', 'Requested in', 'With a single operator'], ...rows]);
}
