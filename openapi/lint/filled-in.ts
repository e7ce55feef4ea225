import type { Context, Rule } from './redocly.types.ts';

/** Reports each TODO that `pnpm new` inserted as a placeholder for text that a person must write. */
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
