import { expect, test } from 'vitest';
import { feedbackAddress } from './site/.vitepress/theme/feedback.ts';

test('feedback about a page uses an email with its name or the configured URL, or is omitted', () => {
  const letter = 'mailto:api@agency.example?subject=Documentation%20%2Fdocs%2Ferrors';
  expect(feedbackAddress({ email: 'api@agency.example' }, '/docs/errors')).toBe(letter);
  expect(feedbackAddress({ url: 'https://agency.example/api' }, '/docs/errors')).toBe('https://agency.example/api');
  expect(feedbackAddress({}, '/docs/errors')).toBeUndefined();
});
