import { randomUUID } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import type { Wait } from './wait.ts';

/** What a party has changed by itself, or will at that time. */
export type Change = { readonly party: string; readonly reference: string; readonly at: Date };

export type ReportChange = (change: Change) => void;

export type ReportsOptions = {
  /** Where the service listens, once it does. Without it, nothing is reported. */
  readonly serviceUrl: () => string | undefined;
  /** By the code of the party; who has none does not report. */
  readonly secrets: ReadonlyMap<string, string>;
  readonly now: () => Date;
  readonly wait: Wait;
};

/** Before each try. A report that is lost for good is harmless: the service also asks by itself. */
const PAUSES_MILLISECONDS = [0, 1_000, 5_000];
const PATIENCE_MILLISECONDS = 5_000;

/** Tells the service what has changed, by `openapi/connectors/reservation-changes.yaml`; no answer waits for it, and nothing comes of its failure. */
export function createReports({ serviceUrl, secrets, now, wait }: ReportsOptions): ReportChange {
  return (change) => {
    const secret = secrets.get(change.party);
    if (secret && serviceUrl()) void report(change, new Webhook(secret));
  };

  async function report({ party, reference, at }: Change, webhook: Webhook): Promise<void> {
    const untilThen = at.getTime() - now().getTime();
    if (untilThen > 0) await wait(untilThen);
    const id = `msg_${randomUUID()}`;
    const url = `${serviceUrl()}/connectors/v1/parties/${party}/reservation-changes`;
    for (const pause of PAUSES_MILLISECONDS) {
      if (pause > 0) await wait(pause);
      if (await isTaken(url, signed(webhook, id, JSON.stringify({ reference })))) return;
    }
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

/** Or refused for good. */
async function isTaken(url: string, message: RequestInit): Promise<boolean> {
  try {
    const { status } = await fetch(url, { ...message, signal: AbortSignal.timeout(PATIENCE_MILLISECONDS) });
    return status < 429;
  } catch {
    return false;
  }
}

/** Of `CODE=whsec_…,OTHER=whsec_…`: of several, a party signs with its last. */
export function reportSecretsIn(list: string): ReadonlyMap<string, string> {
  const entries = list.split(',').map((entry) => entry.trim());
  return new Map(entries.map((entry) => [entry.slice(0, entry.indexOf('=')), entry.slice(entry.indexOf('=') + 1)]));
}
