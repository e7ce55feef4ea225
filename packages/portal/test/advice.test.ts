import { describe, expect, test } from 'vitest';
import contract from '../../server/src/generated/openapi.json' with { type: 'json' };
import { goLiveSteps } from '../../server/src/management/go-live/rules.ts';
import { advice as german } from '../src/words/de/advice.ts';
import { advice as turkish } from '../src/words/tr/advice.ts';

type CatalogueEntry = { readonly description: string; readonly meaning?: string; readonly action?: string };
const catalogue: Readonly<Record<string, CatalogueEntry>> = contract['x-error-catalogue'];
const english = {
  errors: Object.entries(catalogue).map(
    ([key, { description, meaning = '', action = '' }]) => [key, [description, meaning, action]] as const,
  ),
  steps: Object.entries(goLiveSteps).map(([step, { how }]) => [step, how] as const),
};

/** Code in a translated string must be the same in every language. */
const codeOf = (text: string) => [...new Set(text.match(/`[^`]+`/g))].sort();

describe.each([
  ['Turkish', turkish],
  ['German', german],
])('advice in %s', (_language, advice) => {
  test('the advice covers exactly the errors of the catalogue and the steps of the checklist', () => {
    expect(Object.keys(advice.errors).sort()).toEqual(english.errors.map(([key]) => key).sort());
    expect(Object.keys(advice.steps).sort()).toEqual(english.steps.map(([step]) => step).sort());
  });

  test.each(english.errors)(
    'the advice for %s is translated and keeps the identifiers of the original',
    (key, sentences) => {
      for (const [index, sentence] of sentences.entries()) {
        const translation = advice.errors[key]![index]!;
        expect(codeOf(translation)).toEqual(codeOf(sentence));
        if (sentence !== '') expect(translation).not.toBe(sentence);
      }
    },
  );

  test.each(english.steps)(
    'the instruction for the step %s is translated and keeps the identifiers of the original',
    (step, how) => {
      expect(codeOf(advice.steps[step]!)).toEqual(codeOf(how));
      expect(advice.steps[step]).not.toBe(how);
    },
  );
});
