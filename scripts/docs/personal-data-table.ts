import { retentionInventory } from '../../packages/server/src/database/retention-inventory.ts';

/** Returns the table that replaces `<!-- personal data -->` in the chapter on personal data. */
export function personalDataTable(): string {
  const rows = retentionInventory.map(
    ({ what, why, howLong, whoSees }) => `| ${what} | ${why} | ${howLong} | ${whoSees} |`,
  );
  return ['| Data | Purpose | Retention | Access |', '| --- | --- | --- | --- |', ...rows].join('\n');
}
