import { expect } from 'vitest';
import { openWindow } from '../../packages/server/test/support/browser.ts';

export type Visiting = Parameters<typeof openWindow>[1];

/** Opens a browser window that fails the test on any console error or external request. */
export async function visitDocs(browser: Parameters<typeof openWindow>[0], address: string, options: Visiting = {}) {
  const window = await openWindow(browser, options);
  const elsewhere: string[] = [];
  window.page.on('request', (request) => {
    if (!/^(?:http:\/\/localhost:|data:|blob:)/.test(request.url())) elsewhere.push(request.url());
  });
  await window.page.goto(address, { waitUntil: 'networkidle' });
  return {
    page: window.page,
    async leave() {
      expect(elsewhere).toEqual([]);
      expect(window.complaints).toEqual([]);
      await window.context.close();
    },
  };
}
