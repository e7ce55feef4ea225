import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { securityEvents } from '../../packages/server/src/shared/security-events.ts';
import { fourEyesTable } from './four-eyes.ts';
import { aligned } from './table.ts';
import type { Output } from './write-or-check.ts';

const PATH = 'SECURITY.md';
const TABLES = [
  [
    /(?<=<!-- events: from packages\/server\/src\/shared\/security-events\.ts by `pnpm generate` -->\n\n).*?(?=\n\n<!-- \/events -->)/s,
    eventsTable,
  ],
  [
    /(?<=<!-- four eyes: from packages\/server\/src\/management\/four-eyes\.ts by `pnpm generate` -->\n\n).*?(?=\n\n<!-- \/four eyes -->)/s,
    fourEyesTable,
  ],
] as const;

/** Returns SECURITY.md with updated tables of security events and of actions that require two people. */
export function securityPage(root: string): Output[] {
  if (!existsSync(join(root, PATH))) return [];
  const page = readFileSync(join(root, PATH), 'utf8');
  if (TABLES.some(([table]) => !table.test(page)))
    throw new Error(`${PATH}: the comments around the security event or four-eyes table are missing`);
  const content = TABLES.reduce((text, [table, written]) => text.replace(table, written), page);
  return [{ path: PATH, content }];
}

function eventsTable(): string {
  const rows = Object.entries(securityEvents).map(([event, { meaning, reasons }]) => [
    `\`${event}\``,
    reasons.map((reason) => `\`${reason}\``).join(', '),
    meaning,
  ]);
  return aligned([['Event', 'Reason', 'Meaning'], ...rows]);
}
