import { computed, type Ref, ref, shallowRef } from 'vue';
import { remember, remembered } from '../remember.ts';
import { localeOf } from '../rules/locale.ts';
import type { en } from './en/index.ts';

/** Texts in any language, with the same keys and placeholders. */
type Spoken<Said> = Said extends (...gaps: infer Gaps) => string
  ? (...gaps: Gaps) => string
  : Said extends string
    ? string
    : { readonly [Name in keyof Said]: Spoken<Said[Name]> };
export type Words = Spoken<typeof en>;
export const LANGUAGES = { en: 'English', tr: 'Türkçe', de: 'Deutsch' } as const;
export type Language = keyof typeof LANGUAGES;
export const languageChoices = Object.entries(LANGUAGES).map(([value, text]) => ({ value, text }));

const loading: Record<Language, () => Promise<Words>> = {
  en: () => import('./en/index.ts').then(({ en }) => en),
  tr: () => import('./tr/index.ts').then(({ tr }) => tr),
  de: () => import('./de/index.ts').then(({ de }) => de),
};
const spoken = ref<Language>('en');
/** Set before the first page is shown. */
const current = shallowRef<Words>({} as Words);

/** The texts in the current language, updated when the language changes. */
export const useWords = (): Readonly<Ref<Words>> => current;
export const language = computed(() => spoken.value);
/** The language combined with the browser's region, for dates and times. */
export const locale = computed(() => localeOf(spoken.value, navigator.languages));

export async function speak(asked: Language): Promise<void> {
  current.value = await loading[asked]();
  spoken.value = asked;
  document.documentElement.lang = asked;
}

/** Stores the language in this browser. */
export function choose(asked: Language): Promise<void> {
  remember('language', asked);
  return speak(asked);
}

const isLanguage = (tag: string | undefined): tag is Language => tag !== undefined && tag in LANGUAGES;

/** Returns the language stored in this browser, or else the member's preference, or else the browser's language. */
export function preferredLanguage(ofMember?: Language): Language {
  const wanted = [remembered('language'), ofMember, ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return wanted.find(isLanguage) ?? 'en';
}
