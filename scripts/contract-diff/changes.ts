import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ContractDocument } from '../generate/document.ts';
import { redocly } from '../redocly.ts';
import { houseChanges } from './house-changes.ts';

/**
 * What a change asks of those who use the contract. `breaking`: a client written for the old one may fail. `addition`: it works on,
 * and there is something new. `wording`: nothing but text.
 */
export type Impact = 'breaking' | 'addition' | 'wording';

export type Change = { readonly impact: Impact; readonly where: string; readonly what: string };

const CONFIG = fileURLToPath(new URL('redocly.yaml', import.meta.url));
const IMPACTS: Readonly<Record<string, Impact>> = { major: 'breaking', minor: 'addition', patch: 'wording' };

/** What has changed from one bundled contract to the next, the breaking changes first. */
export async function contractChanges(base: ContractDocument, revision: ContractDocument): Promise<Change[]> {
  const changes = [...(await openapiChanges(base, revision)), ...houseChanges(base, revision)];
  const order: readonly Impact[] = ['breaking', 'addition', 'wording'];
  return changes.sort((one, other) => order.indexOf(one.impact) - order.indexOf(other.impact));
}

type Report = {
  changes: {
    path: string;
    kind: 'added' | 'modified' | 'removed';
    impact: string;
    property?: string;
    typeName: string;
    verdicts: { message: string }[];
  }[];
};

/** Redocly knows requests from answers: what may be narrowed in one may only be widened in the other. */
async function openapiChanges(base: ContractDocument, revision: ContractDocument): Promise<Change[]> {
  const folder = await mkdtemp(join(tmpdir(), 'contract-diff-'));
  try {
    const [before, after, report] = ['before.json', 'after.json', 'report.json'].map((name) => join(folder, name));
    await writeFile(before!, JSON.stringify(base));
    await writeFile(after!, JSON.stringify(revision));
    const options = ['--config', CONFIG, '--format', 'json', '--fail-on', 'none', '--output', report!];
    await redocly(['diff', before!, after!, ...options], folder);
    const { changes }: Report = JSON.parse(await readFile(report!, 'utf8'));
    return changes.filter(({ typeName }) => !isHouses(typeName)).map(toChange);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Our own extensions are judged by what they mean, in `house-changes.ts`. */
function isHouses(typeName: string): boolean {
  return typeName === 'SpecExtension';
}

function toChange({ path, kind, impact, property, verdicts }: Report['changes'][number]): Change {
  const where = path
    .slice('#/'.length)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .filter((part) => !['paths', 'properties', 'content', 'application/json', 'schema'].includes(part))
    .join(' › ');
  const told = verdicts.map(({ message }) => message).join(' ');
  const what = told || `${property ? `\`${property}\`` : 'it'} was ${kind}.`;
  return { impact: IMPACTS[impact] ?? 'breaking', where, what };
}
