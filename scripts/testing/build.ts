import { cp, glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeTemplate } from '../../packages/testing/src/template.ts';
import { programOf, runProgram } from '../test/command.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const SCOPE = '@agency-booking';
/** Packages of the repository that the published package contains. */
const BUNDLED = ['client', 'connector-contracts', 'contract-express', 'html', 'sandbox', 'server'] as const;
const NOT_PUBLISHED = /\.test\.ts$|\/admin\/|\/tracing\/start\.ts$|\/server\/src\/main\.ts$/;
const IMPORTED = /((?:from|import)\s*\(?\s*'[^']+|import\.meta\.resolve\('[^']+|new URL\('[^']+)\.ts'/g;
/** Libraries that a world never loads. */
const UNUSED = /^(@opentelemetry\/(?!api$)|@commander-js\/|cli-table3$|commander$)/;

type Manifest = Record<string, unknown> & {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly exports?: Readonly<Record<string, string>>;
};

/** Writes the published package for test worlds into an empty folder: JavaScript, types, data and the template. */
export async function buildTesting(folder: string): Promise<void> {
  const own = await manifestOf('testing');
  const manifests = await Promise.all(BUNDLED.map(manifestOf));
  await Promise.all([
    copyPackage('testing', folder),
    ...BUNDLED.map((name) => copyPackage(name, join(folder, 'node_modules', SCOPE, name))),
    writeTemplate(join(folder, 'template')),
    cp(join(root, 'LICENSE'), join(folder, 'LICENSE')),
    cp(join(root, 'packages/testing/README.md'), join(folder, 'README.md')),
  ]);
  await writeTypes(folder);
  const libraries = [own, ...manifests].flatMap(({ dependencies = {} }) => Object.entries(dependencies));
  const published = libraries.filter(([name]) => !name.startsWith(SCOPE) && !UNUSED.test(name));
  const { private: _, devDependencies: __, ...shared } = own;
  await writeManifest(folder, {
    ...shared,
    engines: { node: '>=22' },
    exports: { '.': { types: './src/index.d.ts', default: './src/index.js' }, './package.json': './package.json' },
    bin: { 'agency-booking-world': './src/cli.js' },
    files: ['src', 'template'],
    dependencies: {
      ...Object.fromEntries(BUNDLED.map((name, index) => [`${SCOPE}/${name}`, manifests[index]!.version])),
      ...Object.fromEntries(published),
    },
    bundleDependencies: BUNDLED.map((name) => `${SCOPE}/${name}`),
  });
  for (const [index, name] of BUNDLED.entries()) {
    const { name: id, version, exports = {} } = manifests[index]!;
    const asJavaScript = Object.entries(exports).map(([path, file]) => [path, file.replace(/\.ts$/, '.js')]);
    const bundled = { name: id, version, type: 'module', exports: Object.fromEntries(asJavaScript) };
    await writeManifest(join(folder, 'node_modules', SCOPE, name), bundled);
  }
}

const manifestOf = async (name: string): Promise<Manifest> =>
  JSON.parse(await readFile(join(root, 'packages', name, 'package.json'), 'utf8'));

const writeManifest = (folder: string, manifest: object) =>
  writeFile(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);

/** Copies sources as JavaScript, and every other file unchanged. */
async function copyPackage(name: string, folder: string): Promise<void> {
  const source = join(root, 'packages', name);
  for await (const file of glob(['src/**/*.*', 'data/**/*.*'], { cwd: source })) {
    if (NOT_PUBLISHED.test(file)) continue;
    const target = join(folder, file.replace(/\.ts$/, '.js'));
    await mkdir(dirname(target), { recursive: true });
    if (!file.endsWith('.ts')) await cp(join(source, file), target);
    else await writeFile(target, asJavaScript(await readFile(join(source, file), 'utf8')));
  }
}

const asJavaScript = (text: string) => withJavaScriptImports(stripTypeScriptTypes(text));
/** Also renames the files that `contract-express` reads as part of its cache key. */
const withJavaScriptImports = (text: string) =>
  text.replaceAll(IMPORTED, "$1.js'").replaceAll(/'([a-z-]+)\.ts'/g, "'$1.js'");

async function writeTypes(folder: string): Promise<void> {
  // The compiler writes types only for the files that it is given.
  const sources = await Array.fromAsync(glob(`packages/{testing,${BUNDLED.join()}}/src/**/*.ts`, { cwd: root }));
  const files = sources.filter((file) => !NOT_PUBLISHED.test(file)).map((file) => join(root, file));
  const types = join(folder, 'types');
  const emitting = [
    '--emitDeclarationOnly',
    '--declaration',
    '--noEmit',
    'false',
    '--rootDir',
    root,
    '--outDir',
    types,
  ];
  const config = join(folder, 'tsconfig.json');
  const compilerOptions = { typeRoots: [join(root, 'node_modules/@types')] };
  await writeFile(config, JSON.stringify({ extends: join(root, 'tsconfig.base.json'), compilerOptions, files }));
  const { ok, printed } = await runProgram(programOf('typescript', 'tsc'), ['-p', config, ...emitting], { cwd: root });
  if (!ok) throw new Error(printed);
  for await (const file of glob('packages/*/src/**/*.d.ts', { cwd: types })) {
    const [, name, path] = /^packages\/([^/]+)\/(.*)$/.exec(file)!;
    const target = join(folder, ...(name === 'testing' ? [] : ['node_modules', SCOPE, name!]), path!);
    const text = await readFile(join(types, file), 'utf8');
    await writeFile(target, text.replaceAll(/(from '\.[^']*|import\("\.[^"]*)\.ts(?=['"])/g, '$1.js'));
  }
  await rm(types, { recursive: true });
  await rm(config);
}
