import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { withCommonParts } from './common-parts.ts';
import { type ContractDocument, operationsOf } from './document.ts';
import { withErrorResponses } from './error-responses.ts';
import { withoutErrorTexts } from './error-texts.ts';
import { redocly } from './redocly.ts';

/**
 * Bundles contracts and keeps their order. Uses one Redocly process, because starting Redocly takes longer than
 * bundling a contract. Throws an Error with one line for each broken reference.
 */
export async function bundle(files: readonly string[], root: string): Promise<ContractDocument[]> {
  if (files.length === 0) return [];
  const folder = await mkdtemp(join(tmpdir(), 'bundle-'));
  try {
    // Redocly names a bundle after its contract's file, so files with the same name need separate folders.
    const places = files.map((file, index) => {
      const before = files.slice(0, index).filter((other) => basename(other) === basename(file)).length;
      return { file, folder: join(folder, `${before}`) };
    });
    const runs = Map.groupBy(places, (place) => place.folder);
    await Promise.all(
      [...runs].map(([into, some]) =>
        bundleInto(
          into,
          some.map(({ file }) => file),
          root,
        ),
      ),
    );
    return await Promise.all(places.map((place) => read(bundleIn(place.folder, place.file))));
  } finally {
    await rm(folder, { recursive: true });
  }
}

const bundleIn = (folder: string, file: string) => join(folder, `${basename(file, '.yaml')}.json`);

/**
 * Bundles into a folder. Redocly expects an output folder for several contracts but an output file for a single one.
 */
function bundleInto(folder: string, files: readonly string[], root: string): Promise<string> {
  const output = files.length === 1 ? bundleIn(folder, files[0]!) : folder;
  return redocly(['bundle', ...files, '--ext', 'json', '--output', output], root);
}

async function read(file: string): Promise<ContractDocument> {
  const document = JSON.parse(await readFile(file, 'utf8')) as ContractDocument;
  assertNoneRenamed(document);
  removeOwnParts(document);
  return withCommonParts(withErrorResponses(withoutErrorTexts(document)));
}

/** Removes the schemas and examples in operation files. Redocly has copied them to `components`. */
function removeOwnParts(document: ContractDocument): void {
  for (const { operation } of operationsOf(document)) {
    delete operation['x-schemas'];
    delete operation['x-examples'];
  }
}

/** Fails if two components have the same name. Redocly renames the second one to `Name-2`, which hides the conflict. */
function assertNoneRenamed(document: ContractDocument): void {
  const renamed = Object.values(document.components ?? {}).flatMap((group) =>
    Object.keys(group).filter((name) => /-\d+$/.test(name) && name.replace(/-\d+$/, '') in group),
  );
  if (renamed.length > 0) throw new Error(`Two components have the same name. Rename one: ${renamed.join(', ')}`);
}
