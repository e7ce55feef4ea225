import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import type { ContractDocument, Method, Reference } from './document.ts';

/** Returns the path of an operation's file, relative to the repository's root. */
export type FileOf = (path: string, method: Method) => string;

/**
 * Reads the path table, which bundles do not include. The table also contains the operations that have no separate
 * file.
 */
export function operationFiles(root: string, contract: string): FileOf {
  const { paths } = parse(readFileSync(join(root, contract), 'utf8')) as Pick<ContractDocument, 'paths'>;
  return (path, method) => {
    const operation = paths[path]?.[method] as Partial<Reference> | undefined;
    return operation?.$ref ? join(dirname(contract), operation.$ref) : contract;
  };
}
