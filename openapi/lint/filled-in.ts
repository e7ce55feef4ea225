import type { Context, Rule } from './redocly.types.ts';

/** Reports each TODO placeholder that `pnpm new` inserted for text that must be written manually. */
export const filledIn: Rule = () => ({
  any: {
    enter(node: unknown, { report, location }: Context) {
      for (const [name, value] of Object.entries(Object(node))) {
        if (typeof value !== 'string' || !value.startsWith('TODO')) continue;
        report({ message: `Fill in ${name}${value.slice(4)}`, location: location.child(name) });
      }
    },
  },
});
