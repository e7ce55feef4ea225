import { cp, glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { programOf, runProgram } from '../test/command.ts';
import { withDocsAt } from './links.ts';

const SOURCE = fileURLToPath(new URL('../../packages/client', import.meta.url));
const LICENCE = fileURLToPath(new URL('../../LICENSE', import.meta.url));
const DOCUMENTS = ['README.md', 'CHANGELOG.md'];

const COMMON_JS = ['--module', 'commonjs', '--moduleResolution', 'bundler', '--verbatimModuleSyntax', 'false'];
/** Compiler options for the examples, which are type-checked elsewhere and only converted to JavaScript here. */
const AS_THEY_ARE = [
  '--noCheck',
  '--module',
  'nodenext',
  '--target',
  'es2022',
  '--rewriteRelativeImportExtensions',
  '--noResolve',
];

/**
 * Writes the published package into an empty folder: both module formats, the examples, the documents and the manifest.
 * `publicUrl` is the service whose documentation the links lead to. Without it, the package contains no links.
 */
export async function buildClient(folder: string, publicUrl?: string): Promise<void> {
  await mkdir(join(folder, 'dist'), { recursive: true });
  await Promise.all([
    compile(['-p', join(SOURCE, 'tsconfig.build.json'), '--outDir', join(folder, 'dist/esm')]),
    compile(['-p', join(SOURCE, 'tsconfig.build.json'), '--outDir', join(folder, 'dist/cjs'), ...COMMON_JS]),
    compileExamples(join(folder, 'examples')),
  ]);
  await writeFile(join(folder, 'dist/cjs/package.json'), '{ "type": "commonjs" }\n');
  await rewrite(folder, 'dist/**/*.d.ts', (text) => withDocsAt(publicUrl, forOlderCompilers(text)));
  await rewrite(folder, 'dist/**/*.js', withoutDocComments);
  await Promise.all(DOCUMENTS.map((name) => cp(join(SOURCE, name), join(folder, name))));
  await cp(LICENCE, join(folder, 'LICENSE'));
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(await manifest(), null, 2)}\n`);
}

async function rewrite(folder: string, pattern: string, change: (text: string) => string): Promise<void> {
  for await (const file of glob(pattern, { cwd: folder })) {
    const path = join(folder, file);
    await writeFile(path, change(await readFile(path, 'utf8')));
  }
}

/** Returns the manifest, in which `publishConfig` replaces the development settings. */
async function manifest(): Promise<object> {
  const {
    publishConfig,
    devDependencies,
    private: _,
    ...shared
  } = JSON.parse(await readFile(join(SOURCE, 'package.json'), 'utf8'));
  const { access, ...published } = publishConfig;
  return { ...shared, ...published, publishConfig: { access } };
}

async function compileExamples(folder: string): Promise<void> {
  const source = join(SOURCE, 'examples');
  const files = await Array.fromAsync(glob('*.ts', { cwd: source }));
  await cp(source, folder, { recursive: true });
  const paths = files.map((file) => join(source, file));
  await compile([...paths, '--ignoreConfig', '--outDir', folder, '--rootDir', source, ...AS_THEY_ARE]);
}

async function compile(args: readonly string[]): Promise<void> {
  const { ok, printed } = await runProgram(programOf('typescript', 'tsc'), args, { cwd: SOURCE });
  if (!ok) throw new Error(printed);
}

/**
 * Rewrites declarations for older compilers. Our compiler keeps `./result.ts`, which resolves to `result.d.ts` only if
 * `.ts` imports are allowed.
 */
function forOlderCompilers(declarations: string): string {
  return declarations
    .replaceAll(/(from '\.[^']*|import\("\.[^"]*)\.ts(?=['"])/g, '$1.js')
    .replaceAll('export type * from', 'export * from');
}

/** Removes doc comments from JavaScript, because editors read them from the declarations. */
function withoutDocComments(javascript: string): string {
  return javascript.replaceAll(/^ *\/\*\*[\s\S]*?\*\/\n/gm, '');
}
