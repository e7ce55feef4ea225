import { readFileSync } from 'node:fs';

const runbook = readFileSync(new URL('RUNBOOK.md', import.meta.url), 'utf8');

/** Pattern for a code span that contains a command with arguments. */
const INLINE =
  /^(?:pnpm|psql|pg_\w+|[\w./-]+\.sh|docker|kubectl|patronictl|systemctl|up|select|alter|delete|insert|update) \S/;

const blocksOf = (language: string) =>
  [...runbook.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'gm'))].map(([, block]) => block!);

export const statements: readonly string[] = blocksOf('sql').flatMap((block) =>
  block.split(';\n').filter((statement) => statement.trim()),
);

/** Shell commands in the runbook: those in its code blocks, without comments, and those in its sentences. */
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
