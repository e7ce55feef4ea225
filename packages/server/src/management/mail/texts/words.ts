import type { MailKind } from '../store.sql.ts';

export type Said = { readonly subject: string; readonly text: readonly string[] };

/** Email texts as lists of paragraphs, with one file per language. */
export type Words = Readonly<
  Record<MailKind, (about: { readonly link: string; readonly agency: string | undefined }) => Said>
>;
