/** The contact details from the contract's `info.contact`. */
export type Contact = { readonly url?: string; readonly email?: string };

/** Returns the feedback link. The subject line of a feedback email includes the page title. */
export function feedbackAddress({ url, email }: Contact, page: string): string | undefined {
  return email ? `mailto:${email}?subject=${encodeURIComponent(`Documentation ${page}`)}` : url;
}
