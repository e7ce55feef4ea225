import { readFile } from 'node:fs/promises';
import { VERSION } from '../../packages/client/src/version.ts';

const inClient = (file: string) => readFile(new URL(`../../packages/client/${file}`, import.meta.url), 'utf8');

/** Where the version of the client is told otherwise than in its manifest. */
export async function versionProblems(): Promise<readonly string[]> {
  const { version } = JSON.parse(await inClient('package.json'));
  const [, latest = 'none'] = /^## (\d\S*)/m.exec(await inClient('CHANGELOG.md')) ?? [];
  return [
    ...(VERSION === version ? [] : [`src/version.ts says ${VERSION}, package.json ${version}`]),
    ...(latest === version ? [] : [`the first version of CHANGELOG.md is ${latest}, that of package.json ${version}`]),
  ];
}
