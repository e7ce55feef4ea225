import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

const CHAPTER = fileURLToPath(new URL('../../openapi/guides/test-your-integration.md', import.meta.url));
const PYTHON_CLIENT = fileURLToPath(new URL('../../packages/python-client/agency_booking.py', import.meta.url));

type Workflow = { readonly jobs: { readonly world: { readonly steps: readonly { readonly run?: string }[] } } };

/** Reads the code samples from the chapter "Test your integration". */
export async function readChapter() {
  const text = await readFile(CHAPTER, 'utf8');
  const fences = (language: string) =>
    [...text.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'gm'))].map(([, code]) => code!);
  /** The first line of a file is a comment with its name. */
  const files = [...fences('ts'), ...fences('python')].map((code): [string, string] => [
    /^(?:\/\/|#) (\S+)\n/.exec(code)![1]!,
    code,
  ]);
  const { jobs } = parse(fences('yaml')[0]!) as Workflow;
  return {
    install: fences('sh')[0]!,
    /** The commands of the CI workflow. */
    ciCommands: jobs.world.steps.flatMap(({ run }) => run ?? []),
    /** Writes the samples and the Python client, as a reader would save them. */
    async save(folder: string): Promise<void> {
      await mkdir(folder, { recursive: true });
      for (const [name, code] of files) await writeFile(join(folder, name), code);
      await writeFile(join(folder, 'agency_booking.py'), await readFile(PYTHON_CLIENT));
    },
  };
}
