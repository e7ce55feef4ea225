import { randomUUID } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import type { Schedule } from './wait.ts';

/** A change that a party makes on its own initiative, either now or at a future time. */
type Change = { readonly party: string; readonly reference: string; readonly at: Date };

export type ReportChange = (change: Change) => void;

export type ReportsOptions = {
  /** The service URL once the service is listening. Without a URL, nothing is reported. */
  readonly serviceUrl: () => string | undefined;
  /** Signing secrets by party code. A party without a secret sends no reports. */
  readonly secrets: ReadonlyMap<string, string>;
  readonly now: () => Date;
  readonly schedule: Schedule;
};

/** Pauses after failed attempts. A lost report is harmless, because the service also polls. */
const PAUSES_MILLISECONDS: readonly number[] = [1_000, 5_000];
const PATIENCE_MILLISECONDS = 5_000;

/**
 * Creates the functions that send the reports; see `openapi/connectors/reservation-changes.yaml`. Responses do not wait
 * for reports, and failed reports are ignored.
 */
export function createReports({ serviceUrl, secrets, now, schedule }: ReportsOptions): ReportChange {
  return (change) => {
    const secret = secrets.get(change.party);
    if (secret && serviceUrl()) plan(change, new Webhook(secret), `msg_${randomUUID()}`);
  };

  function plan(change: Change, webhook: Webhook, id: string, pauses = PAUSES_MILLISECONDS): void {
    const { party, reference, at } = change;
    schedule(at, async () => {
      const url = `${serviceUrl()}/connectors/v1/parties/${party}/reservation-changes`;
      if (await isTaken(url, signed(webhook, id, JSON.stringify({ reference })))) return;
      const [pause, ...later] = pauses;
      if (pause !== undefined) plan({ ...change, at: new Date(now().getTime() + pause) }, webhook, id, later);
    });
  }

  function signed(webhook: Webhook, id: string, body: string): RequestInit {
    const sentAt = now();
    const headers = {
      'Content-Type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
      'webhook-signature': webhook.sign(id, sentAt, body),
    };
    return { method: 'POST', headers, body };
  }
}

/** Sends a report. Returns true if the service accepted or permanently rejected the report. */
async function isTaken(url: string, message: RequestInit): Promise<boolean> {
  try {
    const { status } = await fetch(url, { ...message, signal: AbortSignal.timeout(PATIENCE_MILLISECONDS) });
    return status < 429;
  } catch {
    return false;
  }
}

/** Parses `CODE=whsec_…,OTHER=whsec_…`. If a party has several secrets, the last one is used. */
export function reportSecretsIn(list: string): ReadonlyMap<string, string> {
  const entries = list.split(',').map((entry) => entry.trim());
  return new Map(entries.map((entry) => [entry.slice(0, entry.indexOf('=')), entry.slice(entry.indexOf('=') + 1)]));
}
