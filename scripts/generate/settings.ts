import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { settings } from '../../packages/server/src/config/config.ts';
import type { Setting } from '../../packages/server/src/config/declared.ts';
import { mayBeFile } from '../../packages/server/src/config/production.ts';
import { aligned } from './table.ts';
import type { Output } from './write-or-check.ts';

const PATH = 'scripts/operate/SETTINGS.md';
const TABLE =
  /(?<=<!-- settings: from packages\/server\/src\/config\/config\.ts by `pnpm generate` -->\n\n).*?(?=\n\n<!-- \/settings -->)/s;

/** Returns SETTINGS.md with the updated table of settings. */
export function settingsPage(root: string): Output[] {
  if (!existsSync(join(root, PATH))) return [];
  const page = readFileSync(join(root, PATH), 'utf8');
  if (!TABLE.test(page)) throw new Error(`${PATH}: the comments around the settings table are missing`);
  return [{ path: PATH, content: page.replace(TABLE, () => settingsTable(settings)) }];
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
  return mayBeFile(setting) ? 'the staging value' : `\`${standard}\``;
}

function inProduction({ productionDefault, productionNeeds }: Setting): string {
  if (productionNeeds) return 'must be set';
  return productionDefault ? `\`${productionDefault}\`` : '';
}
