import { EXCHANGE_RATES } from '@agency-booking/connector-contracts/parties';
import { html } from '@agency-booking/html';
import type { Account } from '../agency/account.ts';
import type { Receiver } from '../agency/receiver.ts';
import type { Publisher } from '../exchange-rates/publisher.ts';
import { plural } from '../formatting.ts';
import type { Inbox } from '../mail/inbox.ts';
import type { Faults } from '../traffic/faults.ts';
import type { Misstatements } from '../traffic/misstatements.ts';
import type { Offices } from '../vendor/offices.ts';
import { transferSuppliers } from '../world/transfer-suppliers.ts';
import { vendors } from '../world/vendors.ts';
import { agencySection } from './agency.ts';
import type { EventSources } from './events.ts';
import type { Filter } from './filter.ts';
import { layout, type PagePath, searchUrl, titleOf } from './layout.ts';
import { magicSection } from './magic.ts';
import { mailSection } from './mail.ts';
import { messagesSection } from './messages.ts';
import { overviewSection } from './overview.ts';
import { partiesSection } from './parties.ts';
import { paymentsSection } from './payments.ts';
import { ratesSection } from './rates.ts';
import { reservationsSection, transfersSection } from './reservations.ts';
import { latestCalls, timelineSection } from './timeline.ts';

export type PageDeps = EventSources & {
  readonly faults: Faults;
  readonly misstatements: Misstatements;
  readonly offices: Offices;
  readonly publisher: Publisher;
  readonly inbox: Inbox;
  readonly account: Account;
  readonly receiver: Receiver;
  readonly docsUrl: () => string;
};

const WORLD =
  `Simulated external systems of the booking service: ${plural(vendors.length, 'rental vendor')}, ` +
  `${plural(transferSuppliers.length, 'transfer supplier')}, a payment processor, a bank, a credit ` +
  'bureau and an exchange rate publisher.';
/** The number of entries of each kind on the overview. */
const LATEST = 5;

export async function consolePage(path: PagePath, deps: PageDeps, filter: Filter): Promise<string> {
  const page = await bodyOf(path, deps, filter);
  return layout({ path, title: titleOf(path), docsUrl: deps.docsUrl(), ...page });
}

export function nowherePage(docsUrl: string): string {
  return layout({
    title: 'Page not found',
    about: 'The console has no page at this address.',
    content: html`<p><a href="/">Back to the overview</a>, or <a href="${searchUrl(docsUrl)}">search the documentation</a>.</p>`,
    docsUrl,
  });
}

async function bodyOf(path: PagePath, deps: PageDeps, filter: Filter) {
  const { messages, transactions, reservations, transferReservations } = deps;
  switch (path) {
    case '/':
      return {
        about: WORLD,
        content: html`${overviewSection(deps)}
<div class="columns">
${messagesSection(messages, LATEST)}
${paymentsSection(transactions, LATEST)}
${reservationsSection(reservations, LATEST)}
${transfersSection(transferReservations, LATEST)}
</div>
${latestCalls(deps)}`,
      };
    case '/reservations':
      return {
        about:
          'Reservations at vendors and suppliers. “Drop” cancels a reservation on behalf of the party, and “Drive” ' +
          'runs a ride within seconds. The service detects both changes.',
        content: html`${reservationsSection(reservations)}\n${transfersSection(transferReservations)}`,
      };
    case '/payments':
      return {
        about: 'Requests to the payment processor. Card numbers show only the first six and last four digits.',
        content: paymentsSection(transactions),
      };
    case '/people':
      return {
        about: 'SMS messages from the credit bureau. The magic inputs list the people it knows.',
        content: messagesSection(messages),
      };
    case '/mail':
      return {
        about: 'Emails that the service sent to portal members, also available as JSON at /console/mail.json.',
        content: mailSection(deps.inbox),
      };
    case '/calls':
      return {
        about: 'All requests from the service and their results, newest first.',
        content: timelineSection(deps, filter),
      };
    case '/events':
      return {
        about: 'The event feed of an agency, and an agency server that can receive webhooks.',
        content: await agencySection(deps),
      };
    case '/behaviour':
      return {
        about:
          'Change the behaviour of a party and observe how the service reacts. A change applies until you reset ' +
          'it or restart the sandbox.',
        content: partiesSection(deps),
      };
    case '/rates':
      return {
        about: 'Exchange rates from the publisher. The service fetches them every ten minutes.',
        content: ratesSection(deps, EXCHANGE_RATES),
      };
    case '/inputs':
      return { about: 'Values to enter on staging, with their effects.', content: magicSection() };
  }
}
