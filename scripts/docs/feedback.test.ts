import { expect, test } from 'vitest';
import { feedbackAddress } from './site/.vitepress/theme/feedback.ts';

test('a letter about a page names it, an address is opened as it is, and where there is none nothing is invented', () => {
  const letter = 'mailto:api@agency.example?subject=Documentation%20%2Fdocs%2Ferrors';
  expect(feedbackAddress({ email: 'api@agency.example' }, '/docs/errors')).toBe(letter);
  expect(feedbackAddress({ url: 'https://agency.example/api' }, '/docs/errors')).toBe('https://agency.example/api');
  expect(feedbackAddress({}, '/docs/errors')).toBeUndefined();
});
