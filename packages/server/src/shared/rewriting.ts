import { createRewriter } from '@agency-booking/contract-express';
import { inLines, type Listing } from './lines.ts';

/** What is kept of a content, with other texts in the places of these; what it takes is made when it is first asked for. */
export function rewriting(
  content: Listing,
  texts: readonly string[],
): (others: readonly string[]) => Buffer | undefined {
  let rewrite: ReturnType<typeof createRewriter> | undefined;
  return (others) => {
    rewrite ??= createRewriter(inLines(content), texts);
    return rewrite(others);
  };
}
