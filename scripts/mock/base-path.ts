import type { ContractDocument } from '../generate/document.ts';

/** The same contract with the base path in every path: Prism serves at `/`, whatever the contract's servers say. */
export function underBasePath(contract: ContractDocument, basePath: string): ContractDocument {
  const paths = Object.entries(contract.paths).map(([path, item]) => [basePath + path, item]);
  return { ...contract, servers: [{ url: '/' }], paths: Object.fromEntries(paths) };
}
