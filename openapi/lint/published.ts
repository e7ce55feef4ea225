import type { Context, Rule, Visit } from './redocly.types.ts';

const OUTSIDE = /[\\/]connectors[\\/][^\\/]+$/;

/** For contracts we publish: how others lay out theirs, what they allow per minute and refuse at their edge is theirs. */
export function published(rule: Rule): Rule {
  return () => {
    let isPublished = true;
    const { Root: atRoot, ...visitors } = rule() as Record<string, Visit<unknown>>;
    const guarded = Object.entries(visitors).map(([type, visit]): [string, Visit<unknown>] => [
      type,
      (node, context) => isPublished && visit(node, context),
    ]);
    return {
      Root(root: unknown, context: Context) {
        isPublished = !OUTSIDE.test(context.location.source.absoluteRef);
        atRoot?.(root, context);
      },
      ...Object.fromEntries(guarded),
    };
  };
}
