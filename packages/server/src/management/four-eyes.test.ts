import { describe, expect, test } from 'vitest';
import { terminal } from '../admin/io.ts';
import { createProgram } from '../admin/program.ts';
import { operations } from '../generated/management/operations.ts';
import { guardedActions, guardedOperations, oneIsEnough, oneIsEnoughInEmergencies } from './four-eyes.ts';

const READING = ['findOrdersAnywhere', 'showRelease'];

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

test('every emergency command requires two people, is read-only, or is listed with the reason why one person is enough', () => {
  const commands = createProgram(terminal).commands.map((command) => command.name());
  const guardedCommands = Object.values(guardedActions).flatMap((guarded) =>
    'command' in guarded ? [guarded.command] : [],
  );
  const listed = [...guardedCommands, ...Object.keys(oneIsEnoughInEmergencies), ...READING];
  expect(commands.filter((name) => !(name in operations)).sort()).toEqual(listed.sort());
});
