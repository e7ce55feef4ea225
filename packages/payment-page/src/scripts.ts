/**
 * Asks for the installments after the first eight digits, and prevents a second submission. Without scripts, the form
 * offers the single payment.
 */
export const CARD_FORM = `
const form = document.querySelector('form');
const number = form.elements.number;
const plans = document.getElementById('plans');
const single = plans.innerHTML;
let bin = '';
async function update() {
  const digits = number.value.replace(/\\D/g, '');
  const first = digits.length < 8 ? '' : digits.slice(0, 8);
  if (first === bin) return;
  bin = first;
  let shown = single;
  if (first) {
    const body = new URLSearchParams({ bin: first });
    const answer = await fetch(form.dataset.installments, { method: 'POST', body }).catch(() => undefined);
    if (answer?.ok) shown = await answer.text();
  }
  if (first === bin) plans.innerHTML = shown;
}
number.addEventListener('input', update);
update();
let isSent = false;
form.addEventListener('submit', (event) => {
  if (isSent) return event.preventDefault();
  isSent = true;
  form.querySelector('button').setAttribute('aria-disabled', 'true');
});
addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
`;
