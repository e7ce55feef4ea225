import type { Language } from '../../../shared/language.ts';
import type { LinkKind, Person } from '../../identity/types.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { tr } from './tr.ts';
import type { Words } from './words.ts';

export type Written = { readonly subject: string; readonly text: string };

const words: Readonly<Record<Language, Words>> = { en, tr, de };
const PAGES = { invitation: 'invitation', passwordReset: 'reset-password' } as const satisfies Record<LinkKind, string>;

/**
 * In the language of the member; English where none was chosen.
 * @param portalUrl such as `https://api.example.com/portal`
 */
export function written(
  kind: LinkKind,
  {
    person: { language = 'en', agency },
    token,
    portalUrl,
  }: {
    readonly person: Pick<Person, 'language' | 'agency'>;
    readonly token: string;
    readonly portalUrl: string;
  },
): Written {
  // Behind #, which browsers send to no server and put into no log.
  const link = `${portalUrl}/${PAGES[kind]}#token=${token}`;
  const { subject, text } = words[language][kind]({ link, agency: agency?.name });
  return { subject, text: text.join('\n\n') };
}
