/**
 * `pnpm build client [--quick]`: builds the publishable package in `dist/release/` and tests it as partners would use
 * it. `--quick` skips the tests. Nothing is published. With `PUBLIC_URL=https://api.example.com`, the links in the
 * package lead to that service.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildClient } from '../client/build.ts';
import { pack } from '../client/pack.ts';
import { versionProblems } from '../client/version.ts';
import { runProgram } from '../test/command.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const RELEASES = join(root, 'dist/release');
const PROOFS = ['packages/client/test/installed', 'packages/client/test/size.test.ts'];

await releaseClient(process.argv.includes('--quick'));

async function releaseClient(isQuick: boolean): Promise<void> {
  const problems = await versionProblems();
  if (problems.length > 0) return fail(problems.join('\n'));

  const folder = join(RELEASES, 'client');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await buildClient(folder, process.env.PUBLIC_URL);
  const { tarball, files, unpackedBytes } = await pack(folder, RELEASES);

  if (!isQuick) {
    console.log('Testing the package as partners use it: compilers, Node versions, both module formats, bundles …');
    const proofs = await runProgram(join(root, 'scripts/run.js'), ['test', ...PROOFS], { cwd: root, show: true });
    if (!proofs.ok) return fail('The package does not work correctly; see above.');
  }

  const content = await readFile(tarball);
  const hash = createHash('sha512').update(content).digest('base64');
  console.log(`
${files.join('\n')}

${tarball}
${files.length} files, ${content.length} bytes packed, ${unpackedBytes} unpacked
sha512-${hash}

${isQuick ? 'For local trials only: this package was not tested and must not be published.' : `The package was not published. To publish it: npm publish ${tarball}`}`);
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
