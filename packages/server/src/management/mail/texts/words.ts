import type { LinkKind } from '../../identity/types.ts';

export type Said = { readonly subject: string; readonly text: readonly string[] };

/** Every mail there is, paragraph by paragraph; each language has a file of its own. */
export type Words = Readonly<
  Record<LinkKind, (about: { readonly link: string; readonly agency: string | undefined }) => Said>
>;
