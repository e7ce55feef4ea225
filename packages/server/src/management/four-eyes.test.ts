import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { describe, expect, test } from 'vitest';
import { terminal } from '../admin/io.ts';
import { createProgram } from '../admin/program.ts';
import { operations } from '../generated/management/operations.ts';
import { guardedActions, oneIsEnough, oneIsEnoughAtCommandLine } from './four-eyes.ts';

type Listed = { readonly operation?: string; readonly command?: string };
const guarded: readonly Listed[] = Object.values(guardedActions);
const guardedOperations = guarded.flatMap(({ operation }) => operation ?? []);
const guardedCommands = guarded.flatMap(({ command }) => command ?? []);

const READING = [
  ...['agency list', 'agency show', 'agency go-live', 'key list', 'origin list', 'billing-address show'],
  ...['credit show', 'credit statement', 'supplier list', 'supplier show', 'campaign list', 'rate list'],
  ...['order show', 'order find', 'payment stuck', 'person find', 'person erasures', 'task list', 'task show'],
  ...['release show', 'approval list', 'audit list'],
];

function commandsOf(parent: CommandUnknownOpts, path: readonly string[] = []): string[] {
  return parent.commands.flatMap((command) => {
    const own = [...path, command.name()];
    return command.commands.length > 0 ? commandsOf(command, own) : [own.join(' ')];
  });
}

describe('operations that change data and are open to operators', () => {
  const changing = Object.values(operations).filter(
    (operation) =>
      operation.method !== 'get' &&
      (!operation.secured || (operation.roles as readonly string[]).some((role) => role === 'operator')),
  );

  test('every operator operation that changes data requires two people, or is listed with the reason why one is enough', () => {
    const ids = changing.map(({ id }) => id).sort();
    expect([...guardedOperations, ...Object.keys(oneIsEnough)].sort()).toEqual(ids);
  });

  test('every operation that requires two people returns 202 with the approval', () => {
    const waiting = changing.filter(({ answers }) => '202' in answers).map(({ id }) => id);
    expect(waiting.sort()).toEqual([...guardedOperations].sort());
  });
});

test('every `pnpm admin` command requires two people, is read-only, or is listed with the reason why one person is enough', () => {
  const listed = [...guardedCommands, ...Object.keys(oneIsEnoughAtCommandLine), ...READING];
  expect(commandsOf(createProgram(terminal)).sort()).toEqual(listed.sort());
});
