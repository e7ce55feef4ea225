import { type Html, html } from '@agency-booking/html';
import { BEHAVIOURS, type Behaviour, type Faults } from '../traffic/faults.ts';
import type { Misstatements, StatementAs } from '../traffic/misstatements.ts';

export const BEHAVIOUR_WORDS: Readonly<Record<Behaviour, string>> = {
  normal: 'Normal',
  slow: 'Slow',
  failing: 'Failing',
  down: 'Down',
  offContract: 'Off contract',
};

export const STATEMENT_WORDS: Readonly<Record<StatementAs, string>> = {
  right: 'Correct',
  leavesOut: 'Missing entry',
  addsForeign: 'Foreign entry',
  otherAmount: 'Different amount',
  otherCurrency: 'Different currency',
  otherState: 'Different status',
  twice: 'Duplicate entry',
  underAnother: 'Duplicate with a different reference',
};

export function behaviourForms(party: string, name: string, faults: Faults): Html {
  const next = faults.nextOf(party);
  return html`${form(party, `Behaviour of ${name}`, BEHAVIOURS.map(buttons('behaviour', faults.of(party))))}
<details id="${party}-next" class="next"><summary>Next call only${next && `: ${BEHAVIOUR_WORDS[next]}`}</summary>
${form(party, `Behaviour of ${name} for the next call`, [...BEHAVIOURS.map(buttons('next', next)), ...(next ? [CLEAR] : [])])}</details>`;
}

const CLEAR = html`<button name="next" value="">No change</button>`;

const buttons = (field: string, current: Behaviour | undefined) => (choice: Behaviour) =>
  html`<button name="${field}" value="${choice}" aria-pressed="${String(choice === current)}">${BEHAVIOUR_WORDS[choice]}</button>`;

/** Renders the form for a party's statements; `undefined` if the party issues none. */
export function statementForm(party: string, name: string, misstatements: Misstatements): Html | undefined {
  const choices = misstatements.choicesOf(party);
  if (choices.length === 0) return undefined;
  const now = misstatements.of(party);
  const button = (as: StatementAs) =>
    html`<button name="statement" value="${as}" aria-pressed="${String(as === now)}">${STATEMENT_WORDS[as]}</button>`;
  return html`<details id="${party}-statement" class="next"><summary>Statement${now === 'right' ? undefined : `: ${STATEMENT_WORDS[now]}`}</summary>
${form(party, `Statements of ${name}`, choices.map(button), 'statement')}</details>`;
}

function form(party: string, label: string, choices: readonly Html[], what = 'behaviour'): Html {
  return html`<form method="post" action="/console/parties/${party}/${what}" aria-label="${label}">${choices}</form>`;
}
