import type { Kind } from './texts.ts';

/** A rule. `instead` completes the phrase "write …". A rule without `kinds` applies to all kinds of text. */
export type Rule = { readonly pattern: RegExp; readonly instead: string; readonly kinds?: readonly Kind[] };

/** Words and phrases that read like a translation, each with its plain replacement. */
export const RULES: readonly Rule[] = [
  {
    pattern: /^(what|who|whose|whoever|whatever|of|those)\b/i,
    instead: 'a verb or a noun phrase at the start: the subject is missing',
    kinds: ['comment'],
  },
  {
    pattern: /\b([Hh]e|[Ss]he|[Hh]im|[Hh]is|[Hh]ers?|I|[Mm]y|[Cc]olleagues?|[Tt]eammates?)\b/,
    instead: 'the actor: a caller, an agency, a member, a worker',
    kinds: ['comment'],
  },
  // If a title consists only of a placeholder, its text comes from a table.
  {
    pattern: /^(?!(%s|\$\w+)$)\S+( \S+){0,2}$/,
    instead: 'a sentence that reads alone: "a cancelled order cannot be paid"',
    kinds: ['test'],
  },
  {
    pattern: /^(it|should|works?)\b/i,
    instead: 'the subject first: "a cancelled order cannot be paid"',
    kinds: ['test'],
  },
  { pattern: /\banew\b/i, instead: '"again", or the verb with re-: reload, reissue, restart' },
  { pattern: /\bonce more\b/i, instead: '"again"' },
  {
    pattern: /\b(anybody|everybody|nobody|somebody|whoever|whomever)\b/i,
    instead: 'the actor: a caller, an agency, a member, a worker',
  },
  { pattern: /\bby chance\b/i, instead: '"random" or "randomly"' },
  { pattern: /\b(is|are|was|were|be|been) told\b/i, instead: '"returned", "reported" or "notified"' },
  { pattern: /\b(goes|go|went|going) on\b/i, instead: '"continues"' },
  {
    pattern: /\b(by|of) (itself|themselves|its own|their own)\b/i,
    instead: '"automatic", "automatically" or "separate"',
  },
  { pattern: /\ball the same\b/i, instead: '"still", or nothing' },
  { pattern: /\bbut for\b/i, instead: '"except"' },
  { pattern: /\b(gives?|gave|given|giving) out\b/i, instead: '"issue"' },
  { pattern: /\bsees? to (it|a|an|the|them)\b/i, instead: '"needs operator action", or the verb for what is done' },
  {
    pattern: /\b(the|an) outside( world)?\b(?! of)/i,
    instead: 'the party: vendor, supplier, processor, bureau, or "external systems"',
  },
  { pattern: /\bfor good\b/i, instead: '"permanently"' },
  {
    pattern: /\b(stands?|stood|standing) (once|beside|for itself|so|there|in the way)\b/i,
    instead: '"is" or "is defined"',
  },
  { pattern: /\bthe beginning of a card\b/i, instead: '"BIN" or "the first six digits"' },
  { pattern: /\b(mends?|mended|mending)\b/i, instead: '"fix"' },
  { pattern: /\bis to (go|be had)\b/i, instead: '"deprecated", "is removed", "is available"' },
];

/** Exceptions where a listed word is allowed, each with its reason. `text` is a part of the text in `file`. */
export const EXCEPTIONS: readonly { readonly file: string; readonly text: string; readonly reason: string }[] = [
  {
    file: 'packages/server/test/operations/car-orders/create-order.test.ts',
    text: '400 request.invalid: what a field says by itself',
    reason: 'A released contract quotes the title.',
  },
  {
    file: 'scripts/contract/changes/open-enums.test.ts',
    text: 'an enum of answers that was opened knows every value that partners were told of',
    reason: 'A released contract quotes the title.',
  },
];
