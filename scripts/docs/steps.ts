import { readFile } from 'node:fs/promises';

/** The steps of a chapter in one language, each as it stands in a fence of its own. */
export async function stepsOf(chapter: string, language: 'sh' | 'ts' | 'js', service: string): Promise<string[]> {
  const text = await readFile(new URL(`../../openapi/guides/${chapter}.md`, import.meta.url), 'utf8');
  const fences = text.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'gm'));
  return [...fences].map(([, code]) => code!.replaceAll('http://localhost:8080', service));
}
