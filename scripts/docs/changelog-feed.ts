import { type Html, html } from '../../packages/html/src/html.ts';

/** A relative link, which Atom allows, so that the same feed works at every URL. */
const PAGE = 'changelog';
const ID = 'urn:x-agency-booking:changelog';

/** Returns an Atom feed with one entry per released version. Throws if no version has a date. */
export function changelogFeed(title: string, changelog: string): string {
  const releases = [...changelog.matchAll(/^## (\S+) — (\d{4}-\d{2}-\d{2})\n([\s\S]*?)(?=^## |(?![\s\S]))/gm)];
  const [newest] = releases;
  if (!newest) throw new Error('no release in the changelog has a date');
  const entries = releases.map(([, version, day, text]) => entryOf(version!, day!, text!.trim()));
  return html`${{ markup: '<?xml version="1.0" encoding="utf-8"?>\n' }}<feed xmlns="http://www.w3.org/2005/Atom">
<title>${title}: changelog</title>
<id>${ID}</id>
<link href="${PAGE}"/>
<link rel="self" href="${PAGE}.xml"/>
<author><name>${title}</name></author>
<updated>${atMidnight(newest[2]!)}</updated>
${entries}</feed>
`.markup;
}

function entryOf(version: string, day: string, text: string): Html {
  return html`<entry>
<title>${version}</title>
<id>${ID}:${version}</id>
<link href="${PAGE}"/>
<updated>${atMidnight(day)}</updated>
<content type="text">${withoutLinks(text)}</content>
</entry>
`;
}

/** Feed readers show the text without formatting. */
const withoutLinks = (text: string) => text.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1');
const atMidnight = (day: string) => `${day}T00:00:00Z`;
