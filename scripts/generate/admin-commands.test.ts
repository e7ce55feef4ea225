import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { commandsPage } from './admin-commands.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

test('the page of commands is generated from the commands', async () => {
  const path = 'packages/server/src/admin/COMMANDS.md';
  expect(commandsPage(root)).toEqual([{ path, content: await readFile(join(root, path), 'utf8') }]);
});

test('every command, argument and option has a description', () => {
  const [page] = commandsPage(root);
  const lines = page!.content.split('\n');
  const unexplained = lines.filter((line) => /^ {2}(<|\[|-|[a-z]+$)\S*( <\S+>)?$/.test(line));
  expect(unexplained).toEqual([]);
  expect(page!.content).not.toMatch(/^Usage: .*\n\nOptions:/m);
});

test('a repository without the command line has no page of commands', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'commands-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  expect(commandsPage(folder)).toEqual([]);
});
