import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Setting } from '../../packages/server/src/config.declared.ts';
import { mayBeFile } from '../../packages/server/src/config.production.ts';
import { settings } from '../../packages/server/src/config.ts';
import { aligned } from './table.ts';
import type { Output } from './write-or-check.ts';

const TABLE =
  /(?<=<!-- settings: from packages\/server\/src\/config\.ts by `pnpm generate` -->\n\n).*?(?=\n\n<!-- \/settings -->)/s;

/** The README with the settings of the service in its table. */
export function settingsInReadme(root: string): Output[] {
  const path = 'README.md';
  if (!existsSync(join(root, path))) return [];
  const readme = readFileSync(join(root, path), 'utf8');
  if (!TABLE.test(readme)) throw new Error('README.md: the comments around the table of the settings are missing');
  return [{ path, content: readme.replace(TABLE, () => settingsTable(settings)) }];
}

export function settingsTable(all: readonly Setting[]): string {
  const rows = all.map((setting) => [
    `\`${setting.variable}\``,
    defaultOf(setting),
    inProduction(setting),
    setting.meaning,
  ]);
  return aligned([['variable', 'default', 'in production', 'meaning'], ...rows]);
}

function defaultOf(setting: Setting): string {
  const { default: standard } = setting;
  if (standard === undefined) return '';
  return mayBeFile(setting) ? "staging's" : `\`${standard}\``;
}

function inProduction({ productionDefault, productionNeeds }: Setting): string {
  if (productionNeeds) return 'must be set';
  return productionDefault ? `\`${productionDefault}\`` : '';
}
