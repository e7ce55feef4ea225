import type { Context, Rule, Visit } from './redocly.types.ts';

const OUTSIDE = /[\\/]connectors[\\/][^\\/]+$/;
const SENT = /[\\/]openapi[\\/]webhooks[\\/][^\\/]+$/;

type Visitor = Visit<unknown> | Visitors;
/** Visitors by node type. A nested object contains the visitors for nodes inside that type. */
type Visitors = { readonly [type: string]: Visitor };

/** Skips other parties' contracts, because those parties choose their own layout, rate limits and edge errors. */
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

/** Skips webhooks, which the service sends and other parties receive. */
export function answered(rule: Rule): Rule {
  return () => guarded(rule() as Visitors, ({ location }) => !SENT.test(location.source.absoluteRef));
}

function guarded(visitors: Visitors, isSo: (context: Context) => boolean): Visitors {
  const guard = (visitor: Visitor): Visitor =>
    typeof visitor === 'function' ? (node, context) => isSo(context) && visitor(node, context) : guarded(visitor, isSo);
  return Object.fromEntries(Object.entries(visitors).map(([type, visitor]) => [type, guard(visitor)]));
}
