import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import type { ContractDocument, Method, Reference } from './document.ts';

/** The file that describes an operation, seen from the repository's root. */
export type FileOf = (path: string, method: Method) => string;

/** Read off the path table, which a bundle no longer has; an operation without a file of its own stands in the table. */
export function operationFiles(root: string, contract: string): FileOf {
  const { paths } = parse(readFileSync(join(root, contract), 'utf8')) as Pick<ContractDocument, 'paths'>;
  return (path, method) => {
    const operation = paths[path]?.[method] as Partial<Reference> | undefined;
    return operation?.$ref ? join(dirname(contract), operation.$ref) : contract;
  };
}
