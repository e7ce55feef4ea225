import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ContractDocument } from '../../generate/document.ts';
import { redocly } from '../../generate/redocly.ts';
import { extensionChanges } from './extension-changes.ts';

/**
 * Impact of a change on clients of the contract. `breaking`: a client of the old contract may fail. `reviewed`:
 * reported as breaking, but safe for the reason on the reviewed list. `addition`: clients keep working and can use
 * something new. `wording`: only text changed.
 */
export type Impact = 'breaking' | 'reviewed' | 'addition' | 'wording';

export type Change = {
  readonly impact: Impact;
  readonly where: string;
  readonly what: string;
  /** The reason why a reviewed change does not break any client. */
  readonly reason?: string;
};

const CONFIG = fileURLToPath(new URL('redocly.yaml', import.meta.url));

/** Returns the changes between two contracts, breaking changes first. */
export async function contractChanges(base: ContractDocument, revision: ContractDocument): Promise<Change[]> {
  const changes = [...(await openapiChanges(base, revision)), ...extensionChanges(base, revision)];
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
    base?: { value?: unknown };
    revision?: { value?: unknown };
  }[];
};
type Reported = Report['changes'][number];

/** Parts and fields of the contract that programs do not read. */
const TEXT_PARTS = new Set(['Contact', 'Example', 'ExamplesMap', 'ExternalDocs', 'Info', 'License', 'Tag', 'TagList']);
const TEXT_FIELDS = new Set(['description', 'example', 'examples', 'externalDocs', 'summary', 'tags', 'title']);
const LONGEST_VALUE = 60;
/**
 * The names of shared responses are not part of the contract, so only changes in the operations that use them matter.
 */
const SHARED_RESPONSE = /^#\/components\/responses\/[^/]+$/;

/**
 * Finds changes with Redocly, which treats requests and responses differently, because a restriction breaks clients in
 * only one of them.
 */
async function openapiChanges(base: ContractDocument, revision: ContractDocument): Promise<Change[]> {
  const folder = await mkdtemp(join(tmpdir(), 'contract-diff-'));
  try {
    const [before, after, report] = ['before.json', 'after.json', 'report.json'].map((name) => join(folder, name));
    await writeFile(before!, JSON.stringify(base));
    await writeFile(after!, JSON.stringify(revision));
    const options = ['--config', CONFIG, '--format', 'json', '--fail-on', 'none', '--output', report!];
    await redocly(['diff', before!, after!, ...options], folder);
    const { changes }: Report = JSON.parse(await readFile(report!, 'utf8'));
    return changes.filter((change) => !isJudgedHere(change) && !SHARED_RESPONSE.test(change.path)).map(toChange);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Returns true for changes to our extensions and to security, which `extension-changes.ts` evaluates instead. */
function isJudgedHere({ typeName, property }: Reported): boolean {
  return (
    ['SpecExtension', 'SecurityRequirement', 'SecurityRequirementList'].includes(typeName) ||
    property?.startsWith('x-') === true
  );
}

function toChange(reported: Reported): Change {
  const where = reported.path
    .slice('#/'.length)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .filter((part) => !['paths', 'properties', 'content', 'application/json', 'schema'].includes(part))
    .join(' › ');
  const messages = reported.verdicts.map(({ message }) => message).join(' ');
  return { impact: impactOf(reported), where, what: messages || difference(reported) };
}

/**
 * Returns the impact of a change. Redocly reports wider limits as patches, but clients must be informed of them, so
 * safe patches also count as additions.
 */
function impactOf({ impact, typeName, property = '', path }: Reported): Impact {
  if (impact === 'major') return 'breaking';
  if (TEXT_PARTS.has(typeName) || TEXT_FIELDS.has(property)) return 'wording';
  // A new default changes the meaning of requests that omit the field.
  if (property === 'default' && /\/(requestBody|parameters)\//.test(path)) return 'breaking';
  return impact === 'minor' || impact === 'patch' ? 'addition' : 'breaking';
}

function difference({ kind, property, base, revision }: Reported): string {
  if (!property) return `It was ${kind}.`;
  const [before, after] = [base, revision].map((side) => JSON.stringify(side?.value) ?? 'none');
  const isShort = before!.length <= LONGEST_VALUE && after!.length <= LONGEST_VALUE;
  return isShort ? `\`${property}\` changed from ${before} to ${after}.` : `\`${property}\` changed.`;
}
