import { readFile } from 'node:fs/promises';

const textOf = (chapter: string) => readFile(new URL(`../../openapi/guides/${chapter}.md`, import.meta.url), 'utf8');

/** The steps of a chapter in one language, each as it stands in a fence of its own. */
export async function stepsOf(chapter: string, language: 'sh' | 'ts' | 'js', service: string): Promise<string[]> {
  const fences = (await textOf(chapter)).matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'gm'));
  return [...fences].map(([, code]) => code!.replaceAll('http://localhost:8080', service));
}

/** The commands of a chapter's tab: how a program is run. */
export async function commandsOf(chapter: string, tab: string): Promise<string> {
  const [, commands] = new RegExp(`^\`\`\`sh \\[${tab}\\]\\n([\\s\\S]*?)^\`\`\``, 'm').exec(await textOf(chapter))!;
  return commands!;
}
