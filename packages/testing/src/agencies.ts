import { type AgencyClient, createAgencyClient, type Event, memoryTokens } from '@agency-booking/client';

/** The agencies in every world, with the same published keys as on staging. */
export const AGENCIES = {
  horizon: { key: 'ak_staging_horizon', secret: 'sk_staging_horizon_5f1d0c7a9be24836' },
  meridian: { key: 'ak_staging_meridian', secret: 'sk_staging_meridian_c2b84e61f07d4a95' },
  lodos: { key: 'ak_staging_lodos', secret: 'sk_staging_lodos_91e6a3d85c0f4b72' },
  poyraz: { key: 'ak_staging_poyraz', secret: 'sk_staging_poyraz_7a40d2f9e1b8436c' },
} as const;

export type AgencyName = keyof typeof AGENCIES;

const EVENTS_PER_PAGE = 100;

/** Creates clients and tokens for the agencies of one world. */
export function createAgencies(url: string, now: () => Date) {
  const baseUrl = `${url}/api/v1`;
  const clients = new Map<AgencyName, AgencyClient>();
  const tokens = new Map<AgencyName, { readonly token: string; readonly until: number }>();

  /** Returns a client that signs in again whenever the clock has passed its token's lifetime. */
  function client(agency: AgencyName = 'horizon'): AgencyClient {
    const known =
      clients.get(agency) ??
      createAgencyClient({ baseUrl, ...AGENCIES[agency], tokens: memoryTokens(), onWarning: () => {} });
    clients.set(agency, known);
    return known;
  }

  return {
    client,

    /** Returns an access token that is valid at the time on the world's clock. */
    async token(agency: AgencyName = 'horizon'): Promise<string> {
      const known = tokens.get(agency);
      if (known && now().getTime() < known.until) return known.token;
      const response = await fetch(`${baseUrl}/auth/login`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(AGENCIES[agency]),
      });
      const answer = (await response.json()) as { readonly accessToken: string; readonly accessTokenExpireAt: string };
      if (!response.ok) throw new Error(`${agency} cannot sign in: ${JSON.stringify(answer)}`);
      tokens.set(agency, { token: answer.accessToken, until: Date.parse(answer.accessTokenExpireAt) });
      return answer.accessToken;
    },

    /** Returns all events of an agency, oldest first. */
    async events(agency: AgencyName = 'horizon'): Promise<readonly Event[]> {
      const events: Event[] = [];
      for (let after: number | undefined; ; ) {
        const page = await client(agency).listEvents({ query: { after, limit: EVENTS_PER_PAGE } });
        if (!page.ok) throw new Error(`The events of ${agency} cannot be read: ${page.error.key}`);
        events.push(...page.data.results);
        after = page.data.position;
        if (page.data.results.length < EVENTS_PER_PAGE) return events;
      }
    },
  };
}
