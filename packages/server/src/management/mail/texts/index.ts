import type { Language } from '../../../shared/language.ts';
import type { Person } from '../../identity/types.ts';
import type { MailKind } from '../store.sql.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { tr } from './tr.ts';
import type { Words } from './words.ts';

export type Written = { readonly subject: string; readonly text: string };

const words: Readonly<Record<Language, Words>> = { en, tr, de };
const PAGES = {
  invitation: 'invitation',
  passwordReset: 'reset-password',
  passwordChanged: 'account',
  secondFactorSet: 'account',
  secondFactorRemoved: 'account',
  passkeyAdded: 'account',
  passkeyRemoved: 'account',
  factorsReset: 'account',
  approvalRequested: 'desk/approvals',
  doneAlone: 'desk/approvals',
  invitedElsewhere: 'account',
} as const satisfies Record<MailKind, string>;

/**
 * `token` is an account link's token, or `undefined` for notices.
 * `portalUrl` is a URL such as `https://api.example.com/portal`.
 */
export function written(
  kind: MailKind,
  {
    person: { language = 'en', agency },
    token,
    portalUrl,
  }: {
    readonly person: Pick<Person, 'language' | 'agency'>;
    readonly token: string | undefined;
    readonly portalUrl: string;
  },
): Written {
  // The token follows `#`, because browsers do not send the fragment to servers. The token therefore does not appear in
  // server logs.
  const link = `${portalUrl}/${PAGES[kind]}${token === undefined ? '' : `#token=${token}`}`;
  const { subject, text } = words[language][kind]({ link, agency: agency?.name });
  return { subject, text: text.join('\n\n') };
}
