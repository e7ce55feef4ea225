/**
 * `node scripts/generate.ts [--check]`: writes the code that depends on the contracts. It also writes the tables of
 * settings, security events and errors on staging, and the checksums of new migrations.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { migrationChecksums } from './generate/checksums.ts';
import { errorTexts } from './generate/error-texts.ts';
import { plan } from './generate/plan.ts';
import { securityPage } from './generate/security-events.ts';
import { settingsPage } from './generate/settings.ts';
import { type Change, changes, write } from './generate/write-or-check.ts';

const { values } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    root: { type: 'string', default: fileURLToPath(new URL('..', import.meta.url)) },
  },
});

try {
  await generate(values.root, values.check);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function generate(root: string, checkOnly: boolean): Promise<void> {
  // `scripts/checks/migrations.ts` verifies the checksums.
  const checksums = checkOnly ? [] : await migrationChecksums(root);
  const outputs = [
    ...(await plan(root)),
    ...settingsPage(root),
    ...securityPage(root),
    ...errorTexts(root),
    ...checksums,
  ];
  const pending = changes(root, outputs);
  const remedy = (kind: Change['kind']) =>
    kind === 'orphan' ? ': its operation already has a handler or no longer exists, so delete the file' : '';
  for (const { kind, path } of pending) console.log(`${kind.padEnd(9)} ${path}${remedy(kind)}`);
  const outOfStep = pending.filter(({ kind }) => kind !== 'orphan');
  if (!checkOnly) {
    await write(root, outputs);
    console.log(
      `${outputs.length} generated files are up to date with openapi/ and the settings, ${outOfStep.length} ` +
        'of them updated now',
    );
  } else if (outOfStep.length > 0) {
    throw new Error(
      'Generated files are out of date with openapi/ or config.ts. Run `pnpm generate` and commit the result.',
    );
  }
  if (checkOnly && pending.length > 0) process.exitCode = 1;
}
