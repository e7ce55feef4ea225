/** A consequence of a change. `generator`: the generator's code has changed, so it runs again for all contracts. */
export type Consequence =
  | 'contract'
  | 'management'
  | 'connector'
  | 'generator'
  | 'service'
  | 'sandbox'
  | 'docs'
  | 'portal'
  | 'dev';

/**
 * Rules for changed files. The first match applies. Paths are relative to the repository's root, with forward slashes.
 */
const RULES: readonly (readonly [RegExp, readonly Consequence[]])[] = [
  [/\.test\.ts$|\/test\/|\/fixtures?\//, []],
  [/^openapi\/connectors\/.+\.yaml$/, ['connector']],
  [/^openapi\/management\/.+\.yaml$/, ['management']],
  [/^openapi\/openapi\.yaml$|^openapi\/paths\/.+\.yaml$/, ['contract', 'docs']],
  // The portal's contract shares these components.
  [/^openapi\/errors\.yaml$|^openapi\/components\/.+\.yaml$/, ['contract', 'management', 'docs']],
  [/^openapi\/(guides|programs|workflows)\/|^openapi\/CHANGELOG\.md$|^packages\/client\/README\.md$/, ['docs']],
  [/^packages\/server\/(src|migrations|data)\//, ['service']],
  [/^packages\/(sandbox\/src|client\/src(?!\/generated))\//, ['sandbox']],
  [/^packages\/portal\/((src|public)\/|[^/]+\.(html|ts)$)/, ['portal']],
  [/^packages\/html\/src\/palette\.ts$/, ['service', 'sandbox', 'portal']],
  [/^packages\/(contract-express|html|connector-contracts)\/src\//, ['service', 'sandbox']],
  [/^scripts\/generate(\/|\.ts$)/, ['generator']],
  [/^scripts\/(docs|samples)\//, ['docs']],
  [/^scripts\/(dev|run|start)(\/|\.ts$)|^scripts\/run\.js$/, ['dev']],
];

export function consequencesOf(path: string): readonly Consequence[] {
  return RULES.find(([pattern]) => pattern.test(path))?.[1] ?? [];
}

export const CONTRACT = 'openapi/openapi.yaml';
export const MANAGEMENT = 'openapi/management/openapi.yaml';

/** Returns the root files of the contracts, or `all` if the generator itself has changed. */
export function contractsOf(paths: readonly string[]): readonly string[] | 'all' {
  const contracts = new Set<string>();
  for (const path of paths) {
    for (const consequence of consequencesOf(path)) {
      if (consequence === 'generator') return 'all';
      if (consequence === 'contract') contracts.add(CONTRACT);
      if (consequence === 'management') contracts.add(MANAGEMENT);
      if (consequence === 'connector') contracts.add(path.replace(/^(openapi\/connectors\/[^/.]+).*/, '$1.yaml'));
    }
  }
  return [...contracts];
}
