import { readFile } from 'node:fs/promises';
import { VERSION } from '../../packages/client/src/version.ts';

const inClient = (file: string) => readFile(new URL(`../../packages/client/${file}`, import.meta.url), 'utf8');

export async function versionProblems(): Promise<readonly string[]> {
  const { version } = JSON.parse(await inClient('package.json'));
  const [, latest = 'none'] = /^## (\d\S*)/m.exec(await inClient('CHANGELOG.md')) ?? [];
  return [
    ...(VERSION === version ? [] : [`src/version.ts has version ${VERSION}, package.json ${version}`]),
    ...(latest === version ? [] : [`CHANGELOG.md starts with version ${latest}, but package.json has ${version}`]),
  ];
}
