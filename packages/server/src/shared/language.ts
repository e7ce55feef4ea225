import Negotiator from 'negotiator';

export const LANGUAGES = ['en', 'tr', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

export type Translated = Readonly<Record<Language, string>>;

/** A product name, with its translations. Without `names`, the name is the same in all languages. */
export type Named = { readonly name: string; readonly names?: Translated };

/** Returns the first supported language in `Accept-Language`; `undefined` if the header contains none, or only `*`. */
export function askedLanguage(acceptLanguage: string | undefined): Language | undefined {
  const negotiator = new Negotiator({ headers: { 'accept-language': acceptLanguage } });
  const asked = negotiator.languages().map((tag) => tag.split('-')[0]!.toLowerCase());
  return asked.find((tag): tag is Language => LANGUAGES.includes(tag as Language));
}

export function preferredLanguage(acceptLanguage: string | undefined): Language {
  return askedLanguage(acceptLanguage) ?? 'en';
}

/** Returns the country of the preferred language: `TR` for `tr`, and `AT` for `de-AT`. Plain `en` has no country. */
export function askedCountry(acceptLanguage: string | undefined): string | undefined {
  const [preferred] = new Negotiator({ headers: { 'accept-language': acceptLanguage } }).languages();
  try {
    const { language, region } = new Intl.Locale(preferred ?? '*');
    return region ?? (language === 'en' ? undefined : new Intl.Locale(language).maximize().region);
  } catch {
    // The header is `*` or not a valid language tag.
    return undefined;
  }
}

export function nameIn({ name, names }: Named, language: Language | undefined): string {
  return (language && names?.[language]) ?? name;
}

/** A value whose text is available in every language. */
export type Untranslated<Value> = Value extends readonly (infer Item)[]
  ? readonly Untranslated<Item>[]
  : Value extends object
    ? {
        readonly [Key in keyof Value]: Key extends 'description' | 'instructions'
          ? Translated
          : Untranslated<Value[Key]>;
      }
    : Value;

export function tell<Value>(untold: Untranslated<Value>, language: Language): Value {
  return translatedIn(untold, language) as Value;
}

function translatedIn(value: unknown, language: Language): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => translatedIn(item, language));
  if (LANGUAGES.every((each) => each in value)) return (value as Translated)[language];
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, translatedIn(inner, language)]));
}
