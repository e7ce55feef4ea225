/** Submits a page's only form, unless the user returned with the Back button. */
export const SUBMIT_FORM = `
const [{ type }] = performance.getEntriesByType('navigation');
if (type !== 'back_forward') document.forms[0].submit();
`;

/**
 * Returns the headers of a page that may use only styles and scripts marked with the nonce. Forms may post to the
 * page's origin and to `postsTo`. `further` contains additional policy directives.
 */
export function pageHeaders(nonce: string, postsTo = '', further = ''): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; ${further}form-action 'self' ${postsTo}; base-uri 'none'; frame-ancestors 'none'`,
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
  };
}
