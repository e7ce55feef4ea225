import { SYSTEM_COLOURS } from '@agency-booking/html/palette';

/** Returns a self-contained page with a heading and a short text; `head` and `content` are trusted HTML. */
export function smallPage({ title, head = '', content }: { title: string; head?: string; content: string }): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>${head}
<style>
  :root { ${SYSTEM_COLOURS} }
  body { max-width: 36rem; margin: 18vh auto; padding: 0 1.5rem; background: var(--ground); color: var(--ink); font: 1rem/1.6 system-ui, sans-serif }
  a { color: var(--brand) }
  code { overflow-wrap: anywhere }
</style>
<main>
<h1>${title}</h1>
${content}
</main>
</html>
`;
}
