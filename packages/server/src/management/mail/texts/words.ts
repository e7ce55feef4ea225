import type { MailKind } from '../store.ts';

export type Said = { readonly subject: string; readonly text: readonly string[] };

/** Every mail there is, paragraph by paragraph; each language has a file of its own. */
export type Words = Readonly<
  Record<MailKind, (about: { readonly link: string; readonly agency: string | undefined }) => Said>
>;
