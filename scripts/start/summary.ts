import { stagingMembers } from '@agency-booking/server/staging-members';

/** The demo agency on staging, which every new database contains. */
const KEY = 'ak_staging_horizon';
const SECRET = 'sk_staging_horizon_5f1d0c7a9be24836';

type Addresses = { api: string; console: string };

/** Returns the addresses, and a first request that works when it is pasted. */
export function summary(addresses: Addresses): string {
  const api = asTyped(addresses.api);
  const credentials = JSON.stringify({ key: KEY, secret: SECRET });
  return `
  API       ${api}/api/v1
  Docs      ${api}/docs
  Contract  ${api}/openapi.json
  Console   ${asTyped(addresses.console)}

  Key       ${KEY}
  Secret    ${SECRET}

  Portal    ${api}/portal
            ${stagingMembers.map(({ email, password, role }) => `${email}, ${password} (${role})`).join('\n            ')}

Log in:

  curl -sw '\\n' ${api}/api/v1/auth/login -H 'Content-Type: application/json' -d '${credentials}'

Ctrl-C stops everything.
`;
}

function asTyped(url: string): string {
  return url.replace('//127.0.0.1:', '//localhost:');
}
