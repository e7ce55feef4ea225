const LONGEST = 160;

/** Returns the first paragraph of a Markdown text as plain text for search engines. The text may have front matter. */
export function descriptionOf(text: string): string | undefined {
  const body = text.replace(/^---\n[\s\S]*?\n---\n/, '').replaceAll(/^<\/?[A-Z].*>\n+/gm, '');
  const [, paragraph] = /^# .+\n+((?![#>|\-*<:]|```).+(?:\n.+)*)/m.exec(body) ?? [];
  return paragraph && shortened(plain(paragraph));
}

function plain(markdown: string): string {
  return markdown
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[`*]|<[^>]+>/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/:$/, '.');
}

/** Shortens text to the complete sentences that fit, or to complete words if those sentences would be too short. */
function shortened(text: string): string {
  if (text.length <= LONGEST) return text;
  const sentences = text.slice(0, LONGEST + 1).lastIndexOf('. ');
  if (sentences > LONGEST / 3) return text.slice(0, sentences + 1);
  return `${text.slice(0, text.lastIndexOf(' ', LONGEST - 1))} …`;
}
