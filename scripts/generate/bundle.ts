import { redocly } from '../redocly.ts';
import { withCommonParts } from './common-parts.ts';
import type { ContractDocument } from './document.ts';

/**
 * One document from a contract of many files.
 * @throws Error with one line for each reference that leads nowhere
 */
export async function bundle(file: string, root: string): Promise<ContractDocument> {
  const document = JSON.parse(await redocly(['bundle', file, '--ext', 'json'], root)) as ContractDocument;
  assertNoneRenamed(document);
  return withCommonParts(document);
}

/** Two files of one name become `Name` and `Name-2`, which hides which is which. */
function assertNoneRenamed(document: ContractDocument): void {
  const renamed = Object.values(document.components ?? {}).flatMap((group) =>
    Object.keys(group).filter((name) => /-\d+$/.test(name) && name.replace(/-\d+$/, '') in group),
  );
  if (renamed.length > 0) throw new Error(`Two components share a file name, rename one: ${renamed.join(', ')}`);
}
