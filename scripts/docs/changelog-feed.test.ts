import { expect, test } from 'vitest';
import { changelogFeed } from './changelog-feed.ts';

const CHANGELOG =
  '# Changelog\n\n## Unreleased\n\n- soon\n\n## 1.1.0 — 2026-12-01\n\n- <new> [Events](guides/events.md)\n\n## 1.0.0 — 2026-11-21\n\n- first\n';

test('every release is a feed entry with its date, newest first, and unreleased changes are omitted', () => {
  const feed = changelogFeed('API', CHANGELOG);
  expect([...feed.matchAll(/<entry>\n<title>(.+?)</g)].map(([, title]) => title)).toEqual(['1.1.0', '1.0.0']);
  expect(feed).toContain('</author>\n<updated>2026-12-01T00:00:00Z</updated>');
  expect(feed).toContain('<content type="text">- &lt;new&gt; Events</content>');
  expect(feed).not.toContain('soon');
});

test('a changelog without a release is refused', () => {
  expect(() => changelogFeed('API', '# Changelog\n')).toThrow('no release');
});
