import type { AuditEvent, AuditFact } from '../generated/types.ts';
import type { Words } from '../words/index.ts';
import { momentText } from './moments.ts';
import { moneyText } from './money.ts';

/** A changed value as display text. `before` or `after` is absent if the contract omits it. */
export type Change = {
  readonly name: string;
  readonly label: string;
  readonly before?: string;
  readonly after?: string;
};

/** The texts of the page, and its locale for dates and amounts. */
export type Reader = { readonly w: Words; readonly language: string; readonly locale: string };

const MONEY = ['amount', 'remaining'];
/** Fields whose values are names or were typed by users. These values are never translated. */
const TYPED = [
  'name',
  'displayName',
  'reference',
  'userId',
  'en',
  'tr',
  'de',
  'note',
  'suspensionReason',
  'paymentSession',
];
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?Z$/;

/** Formats changed values for display: labels, amounts with their currency, local times, and yes or no. */
export function changesOf(facts: readonly AuditFact[], reader: Reader): Change[] {
  const currency = facts.find(({ name }) => name === 'currency');
  const inCurrency = currency?.after ?? currency?.before;
  const hasMoney = facts.some(({ name }) => MONEY.includes(name));
  const changed = facts.filter(({ before, after }) => before !== after);
  const shown = changed.filter(({ name }) => name !== 'currency' || !hasMoney);
  return shown.map(({ name, before, after }) => ({
    name,
    label: labelOf(name, reader.w),
    ...(before !== undefined && { before: wordOf(name, before, inCurrency, reader) }),
    ...(after !== undefined && { after: wordOf(name, after, inCurrency, reader) }),
  }));
}

/** Formats a change on one line: `Role: Viewer → Owner`. */
export const changeText = ({ label, before, after }: Change): string =>
  `${label}: ${[before, after].filter((value) => value !== undefined).join(' → ')}`;

const listed = (words: object, name: string): string | undefined => new Map(Object.entries(words)).get(name);

function labelOf(name: string, { audit, common, overview, permissions, suppliers }: Words): string {
  const labels = {
    ...permissions,
    ...audit.facts,
    ...{ amount: common.amount, currency: common.currency, isKnownToBureau: overview.bureau },
    ...{ displayName: suppliers.displayName, partOf: suppliers.partOf, baseUrl: suppliers.baseUrl, key: suppliers.key },
    ...{ deadlineMilliseconds: suppliers.deadline, reservationDeadlineMilliseconds: suppliers.reservationDeadline },
    hasStatement: suppliers.statement,
  };
  return listed(labels, name) ?? name;
}

function wordOf(name: string, value: string, currency: string | undefined, { w, language, locale }: Reader): string {
  if (value === '') return w.audit.noValue;
  if (TYPED.includes(name)) return value;
  if (MONEY.includes(name)) return moneyOf(Number(value), currency, language);
  if (name === 'basisPoints') return percentText(Number(value), language);
  if (value === 'true' || value === 'false') return value === 'true' ? w.common.yes : w.common.no;
  if (MOMENT.test(value)) return momentText(value, locale);
  if (name === 'of') return subjectText(value, w);
  const words = {
    ...{ ...w.audit.values, ...w.roles, ...w.desk.reasons, ...w.desk.taskKinds, ...w.desk.supplierKinds },
    ...(name === 'action' && w.audit.actions),
  };
  return listed(words, value) ?? value.replaceAll(/,(?=\S)/g, ', ');
}

/** Entries from earlier releases do not specify a currency. All of the product's currencies have two decimals. */
const moneyOf = (amount: number, currency: string | undefined, language: string) =>
  currency
    ? moneyText({ amount, currency }, language)
    : new Intl.NumberFormat(language, { minimumFractionDigits: 2 }).format(amount / 100);

const percentText = (basisPoints: number, language: string) =>
  new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 }).format(basisPoints / 10_000);

export const actionText = (action: string, { audit }: Words): string => listed(audit.actions, action) ?? action;

/** Translates the type of each object in a string such as `order CAR-1, order CAR-2`. */
export function subjectText(subject: string, { audit }: Words): string {
  return subject
    .split(', ')
    .map((one) => {
      const [, kind = '', rest = ''] = /^(\w+)(?: (?:endpoint |format)?(.*))?$/.exec(one) ?? [];
      const word = listed(audit.subjects, kind);
      return word ? `${word} ${kind === 'days' ? rest.replace(' to ', ' – ') : rest}`.trim() : one;
    })
    .join(', ');
}

/** Names a changed member instead of showing their ID. */
export function subjectOf({ subject, memberName, memberEmail }: Subject, w: Words): string {
  if (memberEmail === undefined) return subjectText(subject, w);
  return `${w.audit.subjects.member} ${memberName ? `${memberName} (${memberEmail})` : memberEmail}`;
}
type Subject = Pick<AuditEvent, 'subject' | 'memberName' | 'memberEmail'>;

/** Returns the link to a changed object's page, if it has one. */
export function subjectLink(subject: string, agencyId: number | undefined): string | undefined {
  const [kind, id = '', more] = subject.split(' ');
  if (more) return undefined;
  if (kind === 'agency') return `/agencies/${id}`;
  if (kind === 'vendor' || kind === 'transferSupplier') return `/desk/suppliers/${kind}/${id}`;
  if (agencyId === undefined) return undefined;
  if (kind === 'order') return `/agencies/${agencyId}/orders/${id}`;
  if (kind === 'record') return `/agencies/${agencyId}/credit/${id}`;
  return undefined;
}
