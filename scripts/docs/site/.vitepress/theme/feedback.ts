/** Contact from `info.contact` of the contract. */
export type Contact = { readonly url?: string; readonly email?: string };

/** Returns the address for feedback on a page. The subject of an e-mail contains the page. */
export function feedbackAddress({ url, email }: Contact, page: string): string | undefined {
  return email ? `mailto:${email}?subject=${encodeURIComponent(`Documentation ${page}`)}` : url;
}
