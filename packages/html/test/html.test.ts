import { expect, test } from 'vitest';
import { html } from '../src/html.ts';

test('every value is escaped in text and in attributes', () => {
  const evil = `"'><script>&`;
  expect(html`<a title="${evil}">${evil}</a>`.markup).toBe(
    '<a title="&quot;&#39;&gt;&lt;script&gt;&amp;">&quot;&#39;&gt;&lt;script&gt;&amp;</a>',
  );
});

test('nested markup is inserted unchanged, and undefined inserts nothing', () => {
  const items = ['<a>', 2].map((item) => html`<li>${item}</li>`);
  expect(html`<ul>${items}</ul>${undefined}${html`<hr>`}`.markup).toBe('<ul><li>&lt;a&gt;</li><li>2</li></ul><hr>');
});
