import { execFile } from 'node:child_process';
import { basename, dirname } from 'node:path/posix';
import { promisify } from 'node:util';
import { isSlow } from './filter.ts';

/** Returns the files that differ from a revision, including deleted and untracked files. */
export async function changedFiles(root: string, since = 'HEAD'): Promise<string[]> {
  const git = async (...args: string[]) =>
    (await promisify(execFile)('git', args, { cwd: root })).stdout.split('\0').filter(Boolean);
  const lists = await Promise.all([
    git('diff', '--name-only', '-z', since, '--'),
    git('ls-files', '--others', '--exclude-standard', '-z'),
  ]);
  return [...new Set(lists.flat())].sort();
}

/** Folder names that occur in every part of the repository. */
const EVERYWHERE = /^([.]|openapi|packages|scripts|server|src|test|operations|features|management|generated|support)$/;

/**
 * Returns the tests near the changed files. Nearly every test of the server imports nearly every module, so the module
 * graph would select the entire suite. A changed test selects only itself. Any other file selects the tests named after
 * its innermost folder (`features/car-orders/`, `operations/car-orders/`). If there are none, it selects the tests with
 * its own name or in its folder.
 */
export function testsNear(changed: readonly string[], tests: readonly string[]): string[] {
  const selected = new Set(changed.flatMap((file) => near(file, tests)));
  return tests.filter((test) => selected.has(test));
}

function near(file: string, tests: readonly string[]): readonly string[] {
  if (tests.includes(file)) return [file];
  const quick = tests.filter((test) => !isSlow(test));
  const folders = dirname(file).split('/').reverse();
  const [stem = ''] = basename(file).split('.');
  for (const name of [...folders, stem].filter((each) => !EVERYWHERE.test(each))) {
    const found = quick.filter((test) => test.includes(`/${name}/`) || test.includes(`/${name}.`));
    if (found.length > 0) return found;
  }
  return quick.filter((test) => dirname(test) === dirname(file));
}
