import type { Context, Rule } from './redocly.types.ts';

/** Reports each TODO placeholder that `pnpm new` inserted for text that must be written manually. */
export const filledIn: Rule = () => ({
  any: {
    enter(node: unknown, { report, location }: Context) {
      for (const [name, value] of Object.entries(Object(node))) {
        const unwritten = [value]
          .flat()
          .find((text): text is string => typeof text === 'string' && text.startsWith('TODO'));
        if (unwritten) report({ message: `Fill in ${name}${unwritten.slice(4)}`, location: location.child(name) });
      }
    },
  },
});
