import {
  type AgencyClient,
  type AgencyError,
  createAgencyClient,
  type Event,
  type Result,
  type WebhookDelivery,
  type WebhookEndpoint,
} from '@agency-booking/client';

/** The demo agency on staging, whose secret is public. */
export const ACCOUNT = {
  name: 'Horizon Travel',
  key: 'ak_staging_horizon',
  secret: 'sk_staging_horizon_5f1d0c7a9be24836',
} as const;

export type Feed = {
  /** The latest events, newest first. */
  readonly events: readonly Event[];
  /** The webhook endpoint that points to this sandbox. */
  readonly endpoint: WebhookEndpoint | undefined;
  /** The latest deliveries to that endpoint, newest first. */
  readonly deliveries: readonly WebhookDelivery[];
};

const SHOWN = 50;
/**
 * Duration for which loaded data is reused. An open page polls every two seconds, but the agency's rate limits are
 * meant for its testers.
 */
const GOOD_FOR_MILLISECONDS = 4_000;

type AccountDeps = {
  /** The service URL, such as `http://127.0.0.1:8080`, or `undefined` if there is no service. */
  readonly serviceUrl: () => string | undefined;
  readonly hookUrl: () => string;
  readonly setSecret: (secret: string | undefined) => void;
};

/** Thrown if the service rejects a request or does not respond. */
export class AccountError extends Error {}

/** Reads the agency's data and changes its webhook endpoint through the public API. */
export function createAccount({ serviceUrl, hookUrl, setSecret }: AccountDeps) {
  let client: AgencyClient | undefined;
  let events: readonly Event[] = [];
  let position: number | undefined;
  let read: { readonly at: number; readonly feed: Promise<Feed> } | undefined;

  function agency(): AgencyClient {
    const url = serviceUrl();
    if (!url) throw new AccountError('The sandbox was started without the service.');
    client ??= createAgencyClient({ ...ACCOUNT, baseUrl: `${url}/api/v1`, retries: 0, timeoutSeconds: 5 });
    return client;
  }

  /** Reads only new events. */
  async function readEvents(): Promise<readonly Event[]> {
    if (position === undefined) position = await beforeLatest();
    const page = await agency().listEvents({ query: { after: position, limit: 100 } });
    if (!page.ok) {
      // The database may have been recreated with a different event feed, so reading starts over.
      [position, events] = [undefined, []];
      throw refused(page.error);
    }
    position = page.data.position;
    events = [...page.data.results.toReversed(), ...events].slice(0, SHOWN);
    return events;
  }

  async function beforeLatest(): Promise<number> {
    const { results, lastPosition } = given(await agency().listEvents({ query: { limit: 1 } }));
    return Math.max((results[0]?.position ?? 1) - 1, lastPosition - SHOWN);
  }

  const isHere = ({ url }: WebhookEndpoint) => url === hookUrl();
  const endpointHere = async () => given(await agency().listWebhookEndpoints()).results.find(isHere);

  async function readFeed(): Promise<Feed> {
    const endpoint = await endpointHere();
    const path = endpoint && { endpointId: endpoint.id };
    const deliveries = path ? given(await agency().listWebhookDeliveries({ path, query: { limit: 20 } })).results : [];
    return { events: await readEvents(), endpoint, deliveries };
  }

  async function remove(): Promise<void> {
    const endpoint = await endpointHere();
    if (endpoint) given(await agency().deleteWebhookEndpoint({ path: { endpointId: endpoint.id } }));
    setSecret(undefined);
  }

  async function changing<Value>(work: () => Promise<Value>): Promise<Value> {
    try {
      return await work();
    } finally {
      read = undefined;
    }
  }

  return {
    /** Throws an AccountError with a readable message. */
    async feed(): Promise<Feed> {
      if (!read || performance.now() - read.at > GOOD_FOR_MILLISECONDS) {
        read = { at: performance.now(), feed: inWords(readFeed) };
        read.feed.catch(() => {});
      }
      return read.feed;
    },
    /** Makes the service send the agency's webhooks to this sandbox from now on. */
    receive: () =>
      changing(() =>
        inWords(async () => {
          await remove();
          const body = { url: hookUrl(), description: 'The sandbox console' };
          setSecret(given(await agency().createWebhookEndpoint({ body })).secret);
        }),
      ),
    stopReceiving: () => changing(() => inWords(remove)),
    ping: () =>
      changing(() =>
        inWords(async () => {
          const endpoint = await endpointHere();
          if (!endpoint)
            throw new AccountError('No webhook endpoint is registered. Select “Receive webhooks here” first.');
          given(await agency().pingWebhookEndpoint({ path: { endpointId: endpoint.id } }));
        }),
      ),
  };
}

export type Account = ReturnType<typeof createAccount>;

function given<Data>(result: Result<Data>): Data {
  if (result.ok) return result.data;
  throw refused(result.error);
}

const refused = ({ key, status, description }: AgencyError) => new AccountError(`${key ?? status}: ${description}`);

async function inWords<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof AccountError ? error : new AccountError((error as Error).message, { cause: error });
  }
}
