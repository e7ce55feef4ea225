import { STATUS_CODES } from 'node:http';
import { type Html, html } from '@agency-booking/html';
import type { Messages } from '../credit-bureau/messages.ts';
import type { Transactions } from '../payment-processor/transactions.ts';
import type { TransferReservations } from '../transfer-supplier/reservations.ts';
import type { Offices } from '../vendor/offices.ts';
import { plural } from '../vendor/question.ts';
import type { Reservations } from '../vendor/reservations.ts';
import type { Behaviour, Faults } from '../visits/faults.ts';
import type { Journal, Visit } from '../visits/journal.ts';
import { type TransferSupplier, transferSuppliers } from '../world/transfer-suppliers.ts';
import { type Vendor, vendors } from '../world/vendors.ts';
import { behaviourForm } from './behaviour.ts';
import { messagesSection } from './messages.ts';
import { paymentsSection } from './payments.ts';
import { reservationsSection, transfersSection } from './reservations.ts';

type PageNeeds = {
  readonly journal: Journal;
  readonly faults: Faults;
  readonly offices: Offices;
  readonly reservations: Reservations;
  readonly transferReservations: TransferReservations;
  readonly transactions: Transactions;
  readonly messages: Messages;
};

export function consolePage(needs: PageNeeds): string {
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Sandbox</title>
<link rel="icon" href="/logos/TESTDRIVE.svg">
<link rel="stylesheet" href="/console.css">
<script src="/console.js" defer></script>
</head>
<body>
<header>
<h1>Sandbox</h1>
<p>The simulated outside world of the booking service: ${plural(vendors.length, 'rental vendor')}, their offices and their cars, ${plural(transferSuppliers.length, 'transfer supplier')}, a payment processor, a bank, and a credit bureau.</p>
<p class="live-mark">live</p>
<nav><a href="#reservations">Reservations</a> <a href="#transfers">Transfers</a> <a href="#payments">Payments</a> <a href="#messages">SMS inbox</a> <a href="#requests">Requests</a> <a href="#vendors">Vendors</a></nav>
</header>
<main>
${reservationsSection(needs.reservations)}
${transfersSection(needs.transferReservations)}
${paymentsSection(needs)}
${messagesSection(needs)}
${requestsSection(needs.journal.latest())}
${vendorsSection(needs)}
</main>
</body>
</html>`;
  return page.markup;
}

const QUESTIONS_SHOWN = 15;

function requestsSection(visits: readonly Visit[]): Html {
  const questions = groupByQuestion(visits).slice(0, QUESTIONS_SHOWN);
  const list =
    questions.length > 0
      ? html`<ol class="questions">${questions.map(questionItem)}</ol>`
      : html`<p class="empty">Nobody has asked yet. Search for a car, and the vendors’ answers appear here.</p>`;
  return html`<section id="requests"><h2>Requests</h2>${list}</section>`;
}

/** Searches may overlap: a visit joins its question when that is among the last few. */
const OPEN_QUESTIONS = 5;

/** Visits that ask the same at the same time, newest question first, vendors in alphabetical order. */
function groupByQuestion(visits: readonly Visit[]): (readonly Visit[])[] {
  const groups: Visit[][] = [];
  for (const visit of visits) {
    const group = groups.slice(-OPEN_QUESTIONS).find((others) => belongsTo(others, visit));
    if (group) group.push(visit);
    else groups.push([visit]);
  }
  return groups.map((group) => group.toSorted((one, other) => (one.vendorCode < other.vendorCode ? -1 : 1)));
}

/** A vendor is asked once; when it appears again, somebody has asked again. */
function belongsTo(group: readonly Visit[], { question, vendorCode }: Visit): boolean {
  const asked = group[0]!.question;
  return (
    asked.title === question.title &&
    asked.detail === question.detail &&
    !group.some((other) => other.vendorCode === vendorCode)
  );
}

function questionItem(visits: readonly Visit[]): Html {
  const { at, question } = visits[0]!;
  return html`<li>
<h3>${question.title}</h3>
<p class="detail"><time datetime="${at.toISOString()}">${at.toISOString().slice(11, 19)} UTC</time>${question.detail && html` · ${question.detail}`}</p>
<ul class="visits">${visits.map(visitItem)}</ul>
</li>`;
}

function visitItem(visit: Visit): Html {
  return html`<li class="${outcomeOf(visit)}"><span class="who">${visit.vendorCode}</span> <span class="what">${answerWords(visit)}</span> <span class="took">${
    visit.milliseconds === undefined ? '…' : `${Math.round(visit.milliseconds)} ms`
  }</span></li>`;
}

function outcomeOf({ status, isSpoilt }: Visit): 'waiting' | 'good' | 'refused' | 'failed' {
  if (status === undefined) return 'waiting';
  if (isSpoilt || status === null || status >= 500) return 'failed';
  return status < 400 ? 'good' : 'refused';
}

function answerWords({ status, remark }: Visit): string {
  if (status === undefined) return 'asked';
  if (status === null) return remark ?? 'nobody waited for the answer';
  return remark ?? (status === 200 ? 'answered' : `${status} ${STATUS_CODES[status]}`);
}

function vendorsSection({ faults, offices }: PageNeeds): Html {
  return html`<section id="vendors"><h2>Vendors</h2>
<p class="hint">Change how a vendor behaves, and see how the service copes. It stays so until you change it back, or the sandbox restarts.</p>
<ul class="vendors">${vendors.map((vendor) => vendorItem(vendor, faults.of(vendor.code), offices))}</ul>
<h2 id="suppliers">Transfer suppliers</h2>
<ul class="vendors">${transferSuppliers.map((supplier) => supplierItem(supplier, faults.of(supplier.code)))}</ul></section>`;
}

function vendorItem(vendor: Vendor, behaviour: Behaviour, offices: Offices): Html {
  const where = vendor.isEverywhere ? 'an office wherever you search' : plural(offices.count(vendor), 'office');
  return html`<li id="${vendor.code}" class="behaves-${behaviour}">
<img src="/logos/${vendor.code}.svg" alt="" width="40" height="40">
<div><h3>${vendor.name}</h3><p class="detail">${vendor.code} · ${where} · ${vendor.homeCurrency}</p></div>
${behaviourForm(vendor.code, vendor.name, behaviour)}
</li>`;
}

function supplierItem({ code, name, regions, currency }: TransferSupplier, behaviour: Behaviour): Html {
  return html`<li id="${code}" class="behaves-${behaviour}">
<img src="/logos/${code}.svg" alt="" width="40" height="40">
<div><h3>${name}</h3><p class="detail">${code} · ${regions.map((region) => region.name).join(', ')} · ${currency}</p></div>
${behaviourForm(code, name, behaviour)}
</li>`;
}
