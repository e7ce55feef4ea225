import type { Sandbox } from '@agency-booking/sandbox';
import { codeOf, stepAt } from '../../packages/server/src/management/identity/codes.ts';
import type { Answer } from '../../packages/server/test/support/api.ts';
import { visitPortal } from '../../packages/server/test/support/portal.ts';

const PASSWORD = 'seven quiet lemons drift';

/** Throws if the status is not the expected one. */
export type Asking = <Body = unknown>(method: string, path: string, body?: unknown) => Promise<Body>;

/** Accepts an invitation as a member and sets up a second factor, which production requires. */
export async function joinPortal(
  url: string,
  link: string,
  [firstName, lastName]: readonly [string, string],
): Promise<Asking> {
  const visitor = visitPortal({ url });
  const ask: Asking = async <Body>(method: string, path: string, body?: unknown) => {
    const answer: Answer<Body> = await visitor.call<Body>(method, path, body === undefined ? {} : { body });
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`);
    return answer.body;
  };
  const token = new URL(link).hash.replace('#token=', '');
  await ask('POST', '/invitations/read', { token });
  await ask('POST', '/invitations/accept', { token, firstName, lastName, password: PASSWORD });
  const { secret } = await ask<{ secret: string }>('POST', '/second-factor');
  await ask('PUT', '/second-factor', { code: codeOf(secret, stepAt(new Date())) });
  return ask;
}

/** Returns the link in the latest email to an address; `undefined` if there is no email. */
export function linkIn(sandbox: Sandbox, email: string): string | undefined {
  const mail = sandbox.mail().find(({ to }) => to === email);
  return mail && /https?:\S+/.exec(mail.text)?.[0];
}

type Named = { readonly id: string };
type Keys = { readonly results: readonly (Named & { readonly status: string })[] };
const [A_DAY, UNTIL] = ['2026-01-01', '2026-01-02'];

const PAGES_OF_AN_AGENCY = [
  ...['', '/members', '/keys', '/requests', '/request-figures?by=hour', '/go-live', '/callback-origins', '/credit'],
  ...['/orders', '/orders?query=Kaya', '/audit', `/credit-figures?from=${A_DAY}&to=${UNTIL}`],
];
const PAGES_OF_THE_DESK = [
  ...['/agencies', '/operators', '/approvals', '/audit', '/suppliers', '/campaigns', '/exchange-rates', '/tasks'],
  ...['/stuck-payments', '/reconciliations', '/erasures', '/sessions'],
];

/** Opens every page once and makes each kind of change that an owner can make. */
export async function workAsOwner(ask: Asking, agency: string): Promise<void> {
  for (const page of PAGES_OF_AN_AGENCY) await ask('GET', agency + page);
  const [first] = (await ask<Keys>('GET', `${agency}/keys`)).results;
  const { apiKey } = await ask<{ apiKey: Named }>('POST', `${agency}/keys/${first!.id}/roll`, { overlapHours: 1 });
  const key = `${agency}/keys/${apiKey.id}`;
  await ask('PATCH', key, { scope: 'readOnly', allowedAddresses: ['203.0.113.0/24'] });
  for (const how of ['suspend', 'resume']) await ask('POST', `${key}/${how}`);
  await ask('DELETE', key);
  const address = {
    ...{ type: 'corporateCompany', firstName: 'Marmara Seyahat A.Ş.', email: 'muhasebe@marmara.example' },
    ...{ phone: '+902165550119', countryCode: 'TR', countryName: 'Türkiye', adm1: 'İstanbul', adm2: 'Kadıköy' },
    ...{ line: 'Bağdat Caddesi 119', zipCode: '34710', taxIdentifier: '4630123450', taxDivision: 'Göztepe' },
  };
  await ask('PUT', `${agency}/billing-address`, address);
  const origin = { origin: 'https://other.marmara.example' };
  await ask('POST', `${agency}/callback-origins`, origin);
  await ask('DELETE', `${agency}/callback-origins?origin=${encodeURIComponent(origin.origin)}`);
  const member = await ask<Named>('POST', `${agency}/members`, { email: 'dev@marmara.example', role: 'developer' });
  await ask('PATCH', `${agency}/members/${member.id}`, { role: 'viewer' });
  await ask('DELETE', `${agency}/members/${member.id}`);
  await ask('POST', '/password-resets', { email: 'nobody@marmara.example' });
}

/** Opens every page once and makes each kind of change. The second operator approves changes that move money. */
export async function workAsOperators(ask: Asking, second: Asking, agency: string): Promise<void> {
  await ask('PATCH', agency, { permissions: { mayCheckCredit: true }, isKnownToBureau: true });
  const granted = { granted: { amount: 5_000, currency: 'EUR' }, reference: 'BT-2' };
  const waiting = await ask<{ id: number }>('POST', `${agency}/credit`, granted);
  await second('POST', `/approvals/${waiting.id}/approve`);
  const { results } = await ask<{ results: { id: number; remaining: { currency: string } }[] }>(
    'GET',
    `${agency}/credit`,
  );
  const record = `${agency}/credit/${results.find(({ remaining }) => remaining.currency === 'EUR')!.id}`;
  const back = { change: { amount: -1_000, currency: 'EUR' }, reference: 'BT-3' };
  const refused = await ask<{ id: number }>('POST', `${record}/adjustments`, back);
  await second('POST', `/approvals/${refused.id}/reject`);
  await ask('PATCH', record, { isActive: false });
  await ask('PUT', '/campaigns/SPRING', {
    name: 'Spring',
    names: { en: 'Spring', tr: 'Bahar', de: 'Frühling' },
    isOn: true,
  });
  await ask('PATCH', '/campaigns/SPRING', { isOn: false });
  for (const isOn of [false, true]) await ask('PATCH', '/suppliers/vendor/OTOPORT', { isOn });
  await ask('PUT', `${agency}/exchange-margin`, { basisPoints: 100 });
  await ask('POST', '/reconciliations', { from: A_DAY, to: UNTIL });
  const person = { firstName: 'Deniz', lastName: 'Kaya', birthDate: '1990-04-12' };
  for (const how of ['find', 'export']) await ask('POST', `/people/${how}`, person);
  const orders = await ask<{ results: Named[] }>('GET', `${agency}/orders`);
  const erasure = { person: { orderId: orders.results[0]!.id }, reason: 'personAsked' };
  const { id } = await ask<{ id: number }>('POST', '/people/erase', erasure);
  await second('POST', `/approvals/${id}/approve`);
  for (const page of PAGES_OF_THE_DESK) await ask('GET', page);
}
