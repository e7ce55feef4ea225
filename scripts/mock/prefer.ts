import type { Example, MockedAnswer } from './contract.ts';

export type Preference = { readonly status?: number; readonly example?: string };

/** `Prefer: code=402, example=declined` (RFC 7240); what it says of other things is left aside. */
export function readPrefer(header = ''): Preference {
  const pairs = header.split(/[,;]/).map((part) => part.trim().split(/\s*=\s*/));
  const value = (name: string) => pairs.find(([given]) => given?.toLowerCase() === name)?.[1]?.replaceAll('"', '');
  const status = value('code');
  const example = value('example');
  return { ...(status && { status: Number(status) }), ...(example && { example }) };
}

/** What may be answered by this preference; nothing when the contract has no such thing. */
export function preferred(
  answers: readonly MockedAnswer[],
  { status, example }: Preference,
): { answer: MockedAnswer; examples: readonly Example[] } | undefined {
  const [first] = answers;
  const candidates = status === undefined ? answers : answers.filter((answer) => answer.status === status);
  if (example === undefined) {
    const answer = status === undefined ? first : candidates[0];
    return answer && { answer, examples: answer.examples };
  }
  for (const answer of candidates) {
    const found = answer.examples.filter(({ name }) => name === example);
    if (found.length > 0) return { answer, examples: found };
  }
  return undefined;
}
