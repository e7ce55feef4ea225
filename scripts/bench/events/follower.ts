import { setTimeout as wait } from 'node:timers/promises';
import { createAgencyClient } from '@agency-booking/client';
import { readEvents } from '@agency-booking/client/events';
import { type AgencyName, agencies } from '../../../packages/server/test/support/agencies.ts';

const AFTER_A_FAILURE_MS = 500;
const CURSORS = 100;

const clientAt = (url: string, agency: AgencyName) =>
  createAgencyClient({ ...agencies[agency], baseUrl: `${url}/api/v1`, retries: 5 });

/** Reads an agency's event feed with the client library, and resumes after service outages. */
export async function follow(url: string, agency: AgencyName) {
  const client = clientAt(url, agency);
  const leaving = new AbortController();
  const problems: string[] = [];
  const ids = new Set<string>();
  let position = 0;
  let slowest = 0;
  const begun = Date.now();
  const cursor = { get: async () => position, set: async () => {} };

  async function read(): Promise<void> {
    for await (const event of readEvents(client, { cursor, signal: leaving.signal })) {
      if (event.position !== position + 1) problems.push(`${agency}: ${event.position} follows ${position}`);
      if (ids.has(event.id)) problems.push(`${agency}: ${event.id} comes twice`);
      ids.add(event.id);
      position = event.position;
      const occurredAt = Date.parse(event.occurredAt);
      if (occurredAt > begun) slowest = Math.max(slowest, (Date.now() - occurredAt) / 1000);
    }
  }
  async function readOn(): Promise<void> {
    while (!leaving.signal.aborted) await read().catch(() => wait(AFTER_A_FAILURE_MS));
  }
  const reading = readOn();
  return {
    problems,
    hasReached: (counts: ReadonlyMap<string, number>) => position >= (counts.get(agencyNames[agency]!) ?? 0),
    slowest: () => slowest,
    async stop(): Promise<void> {
      leaving.abort();
      await reading;
      if (ids.size !== position) problems.push(`${agency}: ${ids.size} events up to position ${position}`);
    },
  };
}

const agencyNames: Readonly<Record<string, string>> = { horizon: 'Horizon Travel', lodos: 'Lodos Transfer' };

/** Reads the feed from random cursors. Returns one line for each cursor that is followed by the wrong events. */
export async function brokenCursors(url: string, agency: AgencyName): Promise<string[]> {
  const client = clientAt(url, agency);
  const end = await client.listEvents({ query: { limit: 1 } });
  if (!end.ok) return [`${agency}: ${end.error.description}`];
  const problems: string[] = [];
  for (let count = 0; count < CURSORS; count += 1) {
    const after = Math.floor(Math.random() * end.data.lastPosition);
    const page = await client.listEvents({ query: { after, limit: 100 } });
    if (!page.ok) problems.push(`${agency}: behind ${after}: ${page.error.description}`);
    else if (page.data.results.some((event, index) => event.position !== after + 1 + index))
      problems.push(`${agency}: a gap behind ${after}`);
  }
  return problems;
}
