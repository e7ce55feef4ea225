import type { Language } from '../service.ts';
import type { Page } from './layout.ts';
import { busyPage, linkNeededPage, unavailablePage, unknownPage } from './states.ts';

const ERROR_PAGES: Readonly<
  Record<string, readonly [status: number, page: (language: Language, path: string) => Page]>
> = {
  'session.notFound': [404, unknownPage],
  // The browser has not opened the link, for example because the bank has switched from an app to a browser.
  'link.notOpened': [403, linkNeededPage],
  'limit.exceeded': [429, busyPage],
};

/** Returns the page for an error, with its status. `path` is the page that a link leads back to. */
export function errorPage(error: string, language: Language, path: string): { status: number; page: Page } {
  const [status, page] = ERROR_PAGES[error] ?? [503, unavailablePage];
  return { status, page: page(language, path) };
}
