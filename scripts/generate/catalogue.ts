import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';

/**
 * A catalogue entry with the fields of contract-express's `CatalogueEntry`, without `meaning` and `action`, which are
 * only for the documentation.
 */
export type CatalogueRow = {
  area: string;
  code: number;
  status: number;
  description: string;
  retry: string;
  situation?: string;
  details?: string[];
};

export type Catalogue = Record<string, CatalogueRow>;

export async function readCatalogue(file: string): Promise<Catalogue> {
  return catalogue(parse(await readFile(file, 'utf8')), file);
}

/** Throws an Error that names the key and field of the first incomplete entry. */
export function catalogue(source: unknown, origin: string): Catalogue {
  if (!isRecord(source)) throw new Error(`${origin}: expected error keys with their entries`);
  return Object.fromEntries(
    Object.entries(source).map(([key, entry]) => [
      key,
      catalogueRow(isRecord(entry) ? entry : {}, `${origin}: ${key}`),
    ]),
  );
}

function catalogueRow(entry: Record<string, unknown>, where: string): CatalogueRow {
  const number = (field: string) => {
    if (!Number.isInteger(entry[field])) throw new Error(`${where} requires ${field} as a whole number`);
    return entry[field] as number;
  };
  const text = (field: string) => {
    if (typeof entry[field] !== 'string') throw new Error(`${where} requires ${field} as a string`);
    return entry[field];
  };
  const texts = (field: string) => {
    const value = entry[field];
    if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return value;
    throw new Error(`${where} requires ${field} as a list of strings`);
  };
  return {
    area: text('area'),
    code: number('code'),
    status: number('status'),
    description: text('description'),
    retry: text('retry'),
    situation: entry.situation === undefined ? undefined : text('situation'),
    details: entry.details === undefined ? undefined : texts('details'),
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
