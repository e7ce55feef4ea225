import { readFile } from 'node:fs/promises';

const textOf = (chapter: string) => readFile(new URL(`../../openapi/guides/${chapter}.md`, import.meta.url), 'utf8');

/** Returns a chapter's steps in one language, each from a separate code fence. */
export async function stepsOf(chapter: string, language: 'sh' | 'ts' | 'js', service: string): Promise<string[]> {
  const fences = (await textOf(chapter)).matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'gm'));
  return [...fences].map(([, code]) => code!.replaceAll('http://localhost:8080', service));
}

/** Returns the commands in a tab of a chapter, which show how to run a program. */
export async function commandsOf(chapter: string, tab: string): Promise<string> {
  const [, commands] = new RegExp(`^\`\`\`sh \\[${tab}\\]\\n([\\s\\S]*?)^\`\`\``, 'm').exec(await textOf(chapter))!;
  return commands!;
}
