import { type Html, html } from '@agency-booking/html';
import type { Publisher } from '../exchange-rates/publisher.ts';
import { plural } from '../formatting.ts';
import type { Faults } from '../traffic/faults.ts';
import type { Misstatements } from '../traffic/misstatements.ts';
import type { Offices } from '../vendor/offices.ts';
import { transferSuppliers } from '../world/transfer-suppliers.ts';
import { vendors } from '../world/vendors.ts';
import type { EventSources } from './events.ts';
import type { Filter } from './filter.ts';
import { magicSection } from './magic.ts';
import { messagesSection } from './messages.ts';
import { overviewSection } from './overview.ts';
import { partiesSection } from './parties.ts';
import { paymentsSection } from './payments.ts';
import { reservationsSection, transfersSection } from './reservations.ts';
import { timelineSection } from './timeline.ts';

export type PageDeps = EventSources & {
  readonly faults: Faults;
  readonly misstatements: Misstatements;
  readonly offices: Offices;
  readonly publisher: Publisher;
};

export function consolePage(deps: PageDeps, filter: Filter): string {
  return layout(html`<header>
<h1>Sandbox</h1>
<p>The simulated outside world of the booking service: ${plural(vendors.length, 'rental vendor')}, ${plural(transferSuppliers.length, 'transfer supplier')}, a payment processor, a bank, a credit bureau, and a publisher of exchange rates.</p>
<p class="live-mark">live</p>
<nav><a href="#messages">SMS inbox</a> <a href="#payments">Bank</a> <a href="#reservations">Cars</a> <a href="#transfers">Transfers</a> <a href="#events">Events</a> <a href="#parties">Behaviour</a> <a href="/inputs">Magic inputs</a></nav>
</header>
<main>
${overviewSection(deps)}
<div class="flow">
${messagesSection(deps.messages)}
${paymentsSection(deps.transactions)}
${reservationsSection(deps.reservations)}
${transfersSection(deps.transferReservations)}
${timelineSection(deps, filter)}
</div>
<div class="side">
${partiesSection(deps)}
</div>
</main>
`);
}

/** A page of its own, so that test card and identity numbers are not mistaken for what was entered. */
export function inputsPage(): string {
  return layout(html`<header>
<h1>Magic inputs</h1>
<p>What to type in staging to make something happen.</p>
<nav><a href="/">Back to the sandbox</a></nav>
</header>
<main class="single">
${magicSection()}
</main>
`);
}

function layout(content: Html): string {
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Sandbox</title>
<link rel="icon" href="/logos/TESTDRIVE.svg">
<link rel="stylesheet" href="/console.css">
<script src="/console.js" type="module"></script>
</head>
<body>
${content}<p id="said" role="status"></p>
</body>
</html>`;
  return page.markup;
}
