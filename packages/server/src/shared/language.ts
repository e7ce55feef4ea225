import Negotiator from 'negotiator';

export const LANGUAGES = ['en', 'tr', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The language of the contract that `Accept-Language` prefers; English when it accepts none of them. */
export function preferredLanguage(acceptLanguage: string | undefined): Language {
  const negotiator = new Negotiator({ headers: { 'accept-language': acceptLanguage } });
  return (negotiator.language([...LANGUAGES]) as Language | undefined) ?? 'en';
}
