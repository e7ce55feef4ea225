import Negotiator from 'negotiator';

export const LANGUAGES = ['en', 'tr', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

export type Translated = Readonly<Record<Language, string>>;

/** A name as the product has it, and in each language; without `names` it is the same in all. */
export type Named = { readonly name: string; readonly names?: Translated };

/** The language that `Accept-Language` names first among ours; `undefined` when it names none: `*` leaves the choice to us. */
export function askedLanguage(acceptLanguage: string | undefined): Language | undefined {
  const negotiator = new Negotiator({ headers: { 'accept-language': acceptLanguage } });
  const asked = negotiator.languages().map((tag) => tag.split('-')[0]!.toLowerCase());
  return asked.find((tag): tag is Language => LANGUAGES.includes(tag as Language));
}

/** The same where there has to be one: English without a wish. */
export function preferredLanguage(acceptLanguage: string | undefined): Language {
  return askedLanguage(acceptLanguage) ?? 'en';
}

/** The country of the language that is preferred: `TR` for `tr`, `AT` for `de-AT`; plain English belongs to no country. */
export function askedCountry(acceptLanguage: string | undefined): string | undefined {
  const [preferred] = new Negotiator({ headers: { 'accept-language': acceptLanguage } }).languages();
  try {
    const { language, region } = new Intl.Locale(preferred ?? '*');
    return region ?? (language === 'en' ? undefined : new Intl.Locale(language).maximize().region);
  } catch {
    // `*`, and what is no tag of a language.
    return undefined;
  }
}

/** The name in the language that was asked for, else as the product has it. */
export function nameIn({ name, names }: Named, language: Language | undefined): string {
  return (language && names?.[language]) ?? name;
}

/** A value whose sentences are still there in every language. */
export type Untold<Value> = Value extends readonly (infer Item)[]
  ? readonly Untold<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: Key extends 'description' | 'instructions' ? Translated : Untold<Value[Key]> }
    : Value;

/** The same with its sentences in one language. */
export function tell<Value>(untold: Untold<Value>, language: Language): Value {
  return toldIn(untold, language) as Value;
}

function toldIn(value: unknown, language: Language): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => toldIn(item, language));
  if (LANGUAGES.every((each) => each in value)) return (value as Translated)[language];
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, toldIn(inner, language)]));
}
