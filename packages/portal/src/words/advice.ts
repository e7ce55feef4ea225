import type { Language } from './index.ts';

/** The texts of a catalogue error: description, meaning and action. */
export type ErrorAdvice = readonly [description: string, meaning: string, action: string];

/** Translations of the service's English texts. A test ensures that they are complete. */
export type Advice = {
  readonly errors: Readonly<Record<string, ErrorAdvice>>;
  /** Instructions for each step of the go-live checklist. */
  readonly steps: Readonly<Record<string, string>>;
};

const others: Record<Exclude<Language, 'en'>, () => Promise<Advice>> = {
  tr: () => import('./tr/advice.ts').then(({ advice }) => advice),
  de: () => import('./de/advice.ts').then(({ advice }) => advice),
};

/** Loads the translations for the pages that need them. Returns `undefined` for English, which needs none. */
export async function adviceIn(language: Language): Promise<Advice | undefined> {
  return language === 'en' ? undefined : others[language]();
}
