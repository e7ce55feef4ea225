import { readFileSync } from 'node:fs';
import { cp, glob, mkdir, readFile, rm, symlink, unlink, writeFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type * as compiling from '../../packages/contract-express/src/compiled.ts';
import { writeTemplate } from '../../packages/testing/src/template.ts';
import { servedFrom } from '../dev/compile.ts';
import { programOf, runProgram } from '../test/command.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const SCOPE = '@agency-booking';
/** Packages of the repository that the published package contains. */
const BUNDLED = [
  'client',
  'connector-contracts',
  'contract-express',
  'html',
  'payment-page',
  'sandbox',
  'server',
] as const;
const NOT_PUBLISHED = /\.test\.ts$|\/admin\/|\/tracing\/start\.ts$|\/server\/src\/main\.ts$/;
const IMPORTED = /((?:from|import)\s*\(?\s*'[^']+|import\.meta\.resolve\('[^']+|new URL\('[^']+)\.ts'/g;
/** The folder of compiled contracts in the repository, and in the published package. */
const CACHE = 'node_modules/.cache/contracts';
const CONTRACTS = 'contract-express/contracts';
/** Libraries that a world never loads. */
const UNUSED = /^(@opentelemetry\/(?!api$)|@commander-js\/|cli-table3$|commander$)/;

type Manifest = Record<string, unknown> & {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
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
  await compileContracts(join(folder, 'node_modules', SCOPE));
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
      ...typesOf(manifests),
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

/** The package's own types name Express. */
const typesOf = (manifests: readonly Manifest[]) =>
  Object.fromEntries(
    manifests
      .flatMap(({ devDependencies = {} }) => Object.entries(devDependencies))
      .filter(([name]) => name === '@types/express'),
  );

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

const asJavaScript = (text: string) =>
  withJavaScriptImports(stripTypeScriptTypes(text)).replaceAll(CACHE, `${SCOPE}/${CONTRACTS}`);
/** Also renames the files that `contract-express` reads as part of its cache key. */
const withJavaScriptImports = (text: string) =>
  text.replaceAll(IMPORTED, "$1.js'").replaceAll(/'([a-z-]+)\.ts'/g, "'$1.js'");

/**
 * Compiles the contracts with the code of the package, whose checksum is part of the file names. Otherwise the first
 * world would do so, or every world if the installed package is read-only.
 */
async function compileContracts(packages: string): Promise<void> {
  const libraries = join(packages, 'contract-express/node_modules');
  await symlink(join(root, 'packages/contract-express/node_modules'), libraries);
  const compiler = pathToFileURL(join(packages, 'contract-express/src/compiled.js')).href;
  const { compilableOf, compiledIn } = (await import(compiler)) as typeof compiling;
  for await (const file of glob('*/src/generated/**/openapi.json', { cwd: packages })) {
    const given = compilableOf(await servedFrom(join(root, 'packages', dirname(file))));
    await compiledIn(join(packages, CONTRACTS), given);
  }
  await unlink(libraries);
}

/** Returns the source file that a file imports, or `undefined` for data and libraries. */
function fileOf(specifier: string, importer: string): string | undefined {
  if (specifier.startsWith('.')) return specifier.endsWith('.ts') ? join(dirname(importer), specifier) : undefined;
  const [scope, name, ...path] = specifier.split('/');
  if (scope !== SCOPE) return undefined;
  const { exports = {} } = JSON.parse(readFileSync(join(root, 'packages', name!, 'package.json'), 'utf8')) as Manifest;
  const file = exports[['.', ...path].join('/')] ?? exports['./*']!.replace('*', path.join('/'));
  return join('packages', name!, file);
}

/** Writes the types that are reachable from the entry, so that they name only libraries that a test needs types for. */
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
  const copied = new Set<string>();
  /** Copies the types in a file, and those in the files that it imports. */
  async function copyTypes(source: string): Promise<void> {
    if (copied.has(source)) return;
    copied.add(source);
    const [, name, path] = /^packages\/([^/]+)\/(.*)\.ts$/.exec(source)!;
    const text = await readFile(join(types, `packages/${name}/${path}.d.ts`), 'utf8');
    const target = join(folder, ...(name === 'testing' ? [] : ['node_modules', SCOPE, name!]), `${path}.d.ts`);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, text.replaceAll(/(from '\.[^']*|import\("\.[^"]*)\.ts(?=['"])/g, '$1.js'));
    for (const [, specifier] of text.matchAll(/(?:from |import\()['"]([^'"]+)['"]/g)) {
      const imported = fileOf(specifier!, source);
      if (imported) await copyTypes(imported);
    }
  }
  await copyTypes('packages/testing/src/index.ts');
  await rm(types, { recursive: true });
  await rm(config);
}
