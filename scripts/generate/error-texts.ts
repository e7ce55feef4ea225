import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { ContractDocument } from './document.ts';
import { banner } from './source.ts';
import { aligned } from './table.ts';
import type { Output } from './write-or-check.ts';

const CATALOGUE = 'openapi/errors.yaml';
const GUIDE = 'openapi/guides/staging.md';
const TABLE = /(?<=\n## Errors\n[^|]*)\|.*?(?=\n\n)/s;
const LANGUAGES = ['tr', 'de'] as const;

/** An error's texts for the staging guide and for the portal's other languages. They are not in the contract. */
type Texts = { readonly staging?: string } & { readonly [language in (typeof LANGUAGES)[number]]?: readonly string[] };

/** Returns the error table of the staging guide, and the translations of each error for the portal. */
export function errorTexts(root: string): Output[] {
  if (!existsSync(join(root, CATALOGUE)) || !existsSync(join(root, GUIDE))) return [];
  const catalogue = Object.entries(parse(readFileSync(join(root, CATALOGUE), 'utf8')) as Record<string, Texts>);
  const guide = readFileSync(join(root, GUIDE), 'utf8');
  if (!TABLE.test(guide)) throw new Error(`${GUIDE}: the table below "## Errors" is missing`);
  return [
    { path: GUIDE, content: guide.replace(TABLE, () => stagingTable(catalogue)) },
    ...LANGUAGES.map((language) => ({
      path: `packages/portal/src/generated/advice.${language}.ts`,
      content: banner('openapi/errors.yaml') + adviceSource(catalogue, language),
    })),
  ];
}

/** Removes the texts from a bundled contract. */
export function withoutErrorTexts(document: ContractDocument): ContractDocument {
  const catalogue = document['x-error-catalogue'] as Readonly<Record<string, Texts>> | undefined;
  if (!catalogue) return document;
  const entries = Object.entries(catalogue).map(([key, { staging: _, tr: _tr, de: _de, ...entry }]) => [key, entry]);
  return { ...document, 'x-error-catalogue': Object.fromEntries(entries) };
}

/** Errors with the same text share a row. */
function stagingTable(catalogue: readonly (readonly [string, Texts])[]): string {
  const rows = Map.groupBy(catalogue, ([key, { staging }]) => {
    if (!staging) throw new Error(`${CATALOGUE}: ${key} requires staging, which describes how to cause it on staging`);
    return staging;
  });
  return aligned([
    ['Error', 'How to trigger it'],
    ...[...rows].map(([how, errors]) => [errors.map(([key]) => `\`${key}\``).join(', '), how]),
  ]);
}

function adviceSource(catalogue: readonly (readonly [string, Texts])[], language: (typeof LANGUAGES)[number]): string {
  const lines = catalogue.map(([key, { [language]: texts }]) => {
    if (texts?.length !== 3) throw new Error(`${CATALOGUE}: ${key} requires ${language}: description, meaning, action`);
    return `  ${JSON.stringify(key)}: ${JSON.stringify(texts)},\n`;
  });
  return `\nexport const errorAdvice: Readonly<Record<string, readonly [string, string, string]>> = {\n${lines.join('')}};\n`;
}
