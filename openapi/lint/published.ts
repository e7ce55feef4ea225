import type { Context, Rule, Visit } from './redocly.types.ts';

const OUTSIDE = /[\\/]connectors[\\/][^\\/]+$/;

type Visitor = Visit<unknown> | Visitors;
/** A visitor of one type of node, or what is visited inside it. */
type Visitors = { readonly [type: string]: Visitor };

/** For contracts we publish: how others lay out theirs, what they allow per minute and refuse at their edge is theirs. */
export function published(rule: Rule): Rule {
  return () => {
    let isPublished = true;
    const { Root: atRoot, ...visitors } = rule() as { Root?: Visit<unknown> } & Visitors;
    const guarded = (visitor: Visitor): Visitor =>
      typeof visitor === 'function' ? (node, context) => isPublished && visitor(node, context) : guardedAll(visitor);
    const guardedAll = (all: Visitors): Visitors =>
      Object.fromEntries(Object.entries(all).map(([type, visitor]) => [type, guarded(visitor)]));
    return {
      Root(root: unknown, context: Context) {
        isPublished = !OUTSIDE.test(context.location.source.absoluteRef);
        atRoot?.(root, context);
      },
      ...guardedAll(visitors),
    };
  };
}
