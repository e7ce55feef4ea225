import type { Language } from './index.ts';

/** An error of the catalogue: what it is, what it means, and what to do. */
export type ErrorAdvice = readonly [description: string, meaning: string, action: string];

/** What the service says in English, in another language: a test holds it complete. */
export type Advice = {
  readonly errors: Readonly<Record<string, ErrorAdvice>>;
  /** How each step of the go-live checklist is tried. */
  readonly steps: Readonly<Record<string, string>>;
};

const others: Record<Exclude<Language, 'en'>, () => Promise<Advice>> = {
  tr: () => import('./tr/advice.ts').then(({ advice }) => advice),
  de: () => import('./de/advice.ts').then(({ advice }) => advice),
};

/** Fetched by the pages that need it; in English there is nothing to be fetched. */
export async function adviceIn(language: Language): Promise<Advice | undefined> {
  return language === 'en' ? undefined : others[language]();
}
