/** `info.contact` of the contract. */
export type Contact = { readonly url?: string; readonly email?: string };

/** Where a reader writes about a page; a letter names the page by itself. */
export function feedbackAddress({ url, email }: Contact, page: string): string | undefined {
  return email ? `mailto:${email}?subject=${encodeURIComponent(`Documentation ${page}`)}` : url;
}
