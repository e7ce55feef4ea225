import { keptOfPeople } from '../../packages/server/src/database/kept-of-people.ts';

/** What takes the place of `<!-- personal data -->` in the chapter on personal data. */
export function personalDataTable(): string {
  const rows = keptOfPeople.map(({ what, why, howLong, whoSees }) => `| ${what} | ${why} | ${howLong} | ${whoSees} |`);
  return ['| What | Why | How long | Who sees it |', '| --- | --- | --- | --- |', ...rows].join('\n');
}
