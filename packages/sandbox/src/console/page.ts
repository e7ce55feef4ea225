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
  /** Where a browser finds the documentation. */
  readonly docsUrl: () => string;
};

const WORLD = `The simulated outside world of the booking service: ${plural(vendors.length, 'rental vendor')}, ${plural(transferSuppliers.length, 'transfer supplier')}, a payment processor, a bank, a credit bureau, and a publisher of exchange rates.`;
/** Of each kind, on the page of everything. */
const LATEST = 5;

export async function consolePage(path: PagePath, deps: PageDeps, filter: Filter): Promise<string> {
  const page = await bodyOf(path, deps, filter);
  return layout({ path, title: titleOf(path), docsUrl: deps.docsUrl(), ...page });
}

/** What an address that has no page shows to people. */
export function nowherePage(docsUrl: string): string {
  return layout({
    title: 'There is nothing here',
    about: 'No page of the console has this address.',
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
          'What vendors and suppliers have reserved. Drop lets the party cancel by itself, Drive has a way driven in seconds, and the service finds out.',
        content: html`${reservationsSection(reservations)}\n${transfersSection(transferReservations)}`,
      };
    case '/payments':
      return {
        about: 'What the payment processor has been asked for. Cards show six and four digits.',
        content: paymentsSection(transactions),
      };
    case '/people':
      return {
        about: 'What the credit bureau has sent to phones. Who is known to it is among the magic inputs.',
        content: messagesSection(messages),
      };
    case '/mail':
      return {
        about: 'What the service has sent to members of the portal, also as JSON at /console/mail.json.',
        content: mailSection(deps.inbox),
      };
    case '/calls':
      return {
        about: 'Every request of the service, and what has come of it, in one order.',
        content: timelineSection(deps, filter),
      };
    case '/events':
      return {
        about: 'The feed as an agency reads it, and a server of that agency which webhooks can be sent to.',
        content: await agencySection(deps),
      };
    case '/behaviour':
      return {
        about:
          'Change how a party behaves, and see how the service copes. It stays so until you change it back, or the sandbox restarts.',
        content: partiesSection(deps),
      };
    case '/rates':
      return {
        about: 'What the publisher of exchange rates says; the service fetches it every ten minutes.',
        content: ratesSection(deps, EXCHANGE_RATES),
      };
    case '/inputs':
      return { about: 'What to type in staging to make something happen.', content: magicSection() };
  }
}
