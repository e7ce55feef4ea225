import { operationLink } from './anchors.ts';
import { areasOf, type Contract, operationsOf } from './contract.ts';

const COUNTED = {
  user: 'user',
  credential: 'key or token, and address',
  order: 'order',
  party: 'party',
  traveller: 'traveller',
} as const;

/** Returns the table that replaces `<!-- limits -->` in the chapter on rate limits. */
export function limitTable(document: Contract): string {
  const byArea = Map.groupBy(operationsOf(document), ({ area }) => area);
  const rows = areasOf(document).flatMap(({ name, title }) => [
    `| **${title}** | | |`,
    ...(byArea.get(name) ?? []).map((operation) => {
      const { requests, windowSeconds, per } = operation.limit;
      const window = windowSeconds === 60 ? 'minute' : `${windowSeconds} s`;
      return `| [${operation.summary}](${operationLink(operation)}) | ${requests} per ${window} | ${COUNTED[per]} |`;
    }),
  ]);
  return ['| Operation | Limit | Counted per |', '| --- | --- | --- |', ...rows].join('\n');
}
