import { createRewriter } from '@agency-booking/contract-express';
import { inLines, type Listing } from './lines.ts';

/** Returns a function that replaces strings in serialized content. The rewriter is created on first use. */
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
