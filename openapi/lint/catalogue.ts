import type { CatalogueEntry, Context, Root } from './redocly.types.ts';

/** Provides the error catalogue to rules. Spread `visitor` into a rule, and then look up entries. */
export function errorCatalogue() {
  let entries: Readonly<Record<string, CatalogueEntry>> = {};
  return {
    visitor: {
      Root(root: Root, { resolve }: Context) {
        const catalogue = resolve<Readonly<Record<string, CatalogueEntry>>>(root['x-error-catalogue'] ?? {});
        const file = catalogue.location?.source.absoluteRef;
        entries = Object.fromEntries(
          // An entry can refer to an entry in another catalogue.
          Object.entries(catalogue.node ?? {}).map(([key, entry]) => [key, resolve<CatalogueEntry>(entry, file).node!]),
        );
      },
    },
    entry: (key: string): CatalogueEntry | undefined => entries[key],
    edgeKeys: (): string[] => Object.keys(entries).filter((key) => entries[key]?.area === 'edge'),
  };
}
