import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';

const NOT_OURS = ['**/node_modules/**', '**/dist/**', '**/.run/**'];
const PINNED = /^(workspace:\*|(npm:[@\w./-]+@)?\d+\.\d+\.\d+(-[\w.]+)?)$/;
const KINDS = ['dependencies', 'devDependencies', 'optionalDependencies'] as const;

type Manifest = Partial<Record<(typeof KINDS)[number], Record<string, string>>>;
type Importer = Partial<Record<(typeof KINDS)[number], Record<string, { readonly specifier: string }>>>;

/** Returns one line per dependency that is not pinned to an exact version or differs from the lockfile. */
export function wrongDependencies(root: string): string[] {
  const shared = importersIn(root);
  return files(root, '**/package.json').flatMap((file) => {
    const manifest: Manifest = JSON.parse(readFileSync(join(root, file), 'utf8'));
    const folder = dirname(file);
    const locked = folder === '.' ? shared['.'] : (shared[folder] ?? importersIn(join(root, folder))['.']);
    return KINDS.flatMap((kind) =>
      Object.entries(manifest[kind] ?? {}).flatMap(([name, version]) => [
        ...(PINNED.test(version) ? [] : [`${file}: ${name} is "${version}". Pin an exact version, such as 1.2.3.`]),
        ...(locked?.[kind]?.[name]?.specifier === version
          ? []
          : [`${file}: ${name} differs from pnpm-lock.yaml. Run \`pnpm install --no-frozen-lockfile\`.`]),
      ]),
    );
  });
}

/**
 * Reads only the first part of the lockfile, because the remainder is long. If there is no lockfile, there are no
 * importers.
 */
function importersIn(folder: string): Record<string, Importer> {
  const file = join(folder, 'pnpm-lock.yaml');
  return existsSync(file) ? parse(readFileSync(file, 'utf8').split('\npackages:')[0]!).importers : {};
}

/** Returns one line per file whose name does not describe its content. */
export function wrongFileNames(root: string): string[] {
  return files(root, '{openapi,packages,scripts}/**/{util,utils,helper,helpers}{,.*}').map(
    (file) => `${file}: name it after its content, or move each function to the file that uses it.`,
  );
}

const files = (root: string, pattern: string) => globSync(pattern, { cwd: root, exclude: NOT_OURS }).sort();
