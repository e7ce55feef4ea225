import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { StartupError } from '../shared/startup-error.ts';
import { assertRoom } from './disk-room.ts';

const TOO_MUCH = 2 ** 62;

test('a data folder that does not exist yet passes if its disk has room', () => {
  expect(() => assertRoom(join(tmpdir(), 'not', 'there'), 1)).not.toThrow();
});

test('a full disk is reported in one line with the folder, the required and the free space', () => {
  const folder = join(tmpdir(), 'not', 'there');
  expect(() => assertRoom(folder, TOO_MUCH)).toThrow(StartupError);
  expect(() => assertRoom(folder, TOO_MUCH)).toThrow(
    new RegExp(
      `^DATA_DIR: no space left in ${folder}: a new database needs \\d+ MB, \\d+ MB are free\\. Free some space, or set a different DATA_DIR\\.$`,
    ),
  );
});
