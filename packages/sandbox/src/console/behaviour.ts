import { type Html, html } from '@agency-booking/html';
import { BEHAVIOURS, type Behaviour, type Faults } from '../traffic/faults.ts';
import type { Misstatements, StatementAs } from '../traffic/misstatements.ts';

export const BEHAVIOUR_WORDS: Readonly<Record<Behaviour, string>> = {
  normal: 'Fine',
  slow: 'Slow',
  failing: 'Failing',
  down: 'Down',
  offContract: 'Off contract',
};

export const STATEMENT_WORDS: Readonly<Record<StatementAs, string>> = {
  right: 'Right',
  leavesOut: 'Leaves one out',
  addsForeign: 'One that is not ours',
  otherAmount: 'Another amount',
  otherCurrency: 'Another currency',
  otherState: 'Another state',
  twice: 'One twice',
  underAnother: 'One again, under the reference of another',
};

/** Buttons that set the behaviour of a party, for every call or for the next one only. */
export function behaviourForms(party: string, name: string, faults: Faults): Html {
  const next = faults.nextOf(party);
  return html`${form(party, `How ${name} behaves`, BEHAVIOURS.map(buttons('behaviour', faults.of(party))))}
<details id="${party}-next" class="next"><summary>Next call only${next && `: ${BEHAVIOUR_WORDS[next]}`}</summary>
${form(party, `What ${name} does with the next call`, [...BEHAVIOURS.map(buttons('next', next)), ...(next ? [CLEAR] : [])])}</details>`;
}

const CLEAR = html`<button name="next" value="">Nothing special</button>`;

const buttons = (field: string, current: Behaviour | undefined) => (choice: Behaviour) =>
  html`<button name="${field}" value="${choice}" aria-pressed="${String(choice === current)}">${BEHAVIOUR_WORDS[choice]}</button>`;

/** Buttons that set what the statements of a party say of each day; a party without statements has none. */
export function statementForm(party: string, name: string, misstatements: Misstatements): Html | undefined {
  const choices = misstatements.choicesOf(party);
  if (choices.length === 0) return undefined;
  const now = misstatements.of(party);
  const button = (as: StatementAs) =>
    html`<button name="statement" value="${as}" aria-pressed="${String(as === now)}">${STATEMENT_WORDS[as]}</button>`;
  return html`<details id="${party}-statement" class="next"><summary>Statement${now === 'right' ? undefined : `: ${STATEMENT_WORDS[now]}`}</summary>
${form(party, `What the statements of ${name} say`, choices.map(button), 'statement')}</details>`;
}

function form(party: string, label: string, choices: readonly Html[], what = 'behaviour'): Html {
  return html`<form method="post" action="/console/parties/${party}/${what}" aria-label="${label}">${choices}</form>`;
}
