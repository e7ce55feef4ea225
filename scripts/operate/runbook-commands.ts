import { readFileSync } from 'node:fs';

const runbook = readFileSync(new URL('RUNBOOK.md', import.meta.url), 'utf8');

/** How a code span begins that is a command with its arguments. */
const INLINE =
  /^(?:pnpm|psql|pg_\w+|[\w./-]+\.sh|docker|kubectl|patronictl|systemctl|up|select|alter|delete|insert|update) \S/;

const blocksOf = (language: string) =>
  [...runbook.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'gm'))].map(([, block]) => block!);

/** The SQL statements of the runbook's blocks. */
export const statements: readonly string[] = blocksOf('sql').flatMap((block) =>
  block.split(';\n').filter((statement) => statement.trim()),
);

/** The shell commands of the runbook's blocks, without their comments, and those within its sentences. */
export const commands: readonly string[] = [
  ...new Set([
    ...blocksOf('sh').flatMap((block) =>
      block
        .trim()
        .split('\n')
        .map((line) => line.replace(/ +#.*$/, '')),
    ),
    ...[...runbook.replaceAll(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`]+)`/g)]
      .map(([, span]) => span!.replaceAll(/\s+/g, ' '))
      .filter((span) => INLINE.test(span)),
  ]),
];
