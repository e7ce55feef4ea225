import type { Context, Rule, Visit } from './redocly.types.ts';

const OUTSIDE = /[\\/]connectors[\\/][^\\/]+$/;
const SENT = /[\\/]openapi[\\/]webhooks[\\/][^\\/]+$/;

type Visitor = Visit<unknown> | Visitors;
/** A visitor of one type of node, or what is visited inside it. */
type Visitors = { readonly [type: string]: Visitor };

/** For contracts we publish: how others lay out theirs, what they allow per minute and refuse at their edge is theirs. */
export function published(rule: Rule): Rule {
  return () => {
    let isPublished = true;
    const { Root: atRoot, ...visitors } = rule() as { Root?: Visit<unknown> } & Visitors;
    return {
      Root(root: unknown, context: Context) {
        isPublished = !OUTSIDE.test(context.location.source.absoluteRef);
        atRoot?.(root, context);
      },
      ...guarded(visitors, () => isPublished),
    };
  };
}

/** For what the service answers: a webhook is sent by it, and answered by others. */
export function answered(rule: Rule): Rule {
  return () => guarded(rule() as Visitors, ({ location }) => !SENT.test(location.source.absoluteRef));
}

/** The visitors, called only where it is so. */
function guarded(visitors: Visitors, isSo: (context: Context) => boolean): Visitors {
  const guard = (visitor: Visitor): Visitor =>
    typeof visitor === 'function' ? (node, context) => isSo(context) && visitor(node, context) : guarded(visitor, isSo);
  return Object.fromEntries(Object.entries(visitors).map(([type, visitor]) => [type, guard(visitor)]));
}
