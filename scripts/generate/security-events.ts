import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { securityEvents } from '../../packages/server/src/shared/security-events.ts';
import { aligned } from './table.ts';
import type { Output } from './write-or-check.ts';

const PATH = 'SECURITY.md';
const TABLE =
  /(?<=<!-- events: from packages\/server\/src\/shared\/security-events\.ts by `pnpm generate` -->\n\n).*?(?=\n\n<!-- \/events -->)/s;

/** SECURITY.md with the events of the security log in its table. */
export function securityEventsInPage(root: string): Output[] {
  if (!existsSync(join(root, PATH))) return [];
  const page = readFileSync(join(root, PATH), 'utf8');
  if (!TABLE.test(page)) throw new Error(`${PATH}: the comments around the table of the events are missing`);
  return [{ path: PATH, content: page.replace(TABLE, eventsTable) }];
}

function eventsTable(): string {
  const rows = Object.entries(securityEvents).map(([event, { meaning, reasons }]) => [
    `\`${event}\``,
    reasons.map((reason) => `\`${reason}\``).join(', '),
    meaning,
  ]);
  return aligned([['event', 'reason', 'meaning'], ...rows]);
}
