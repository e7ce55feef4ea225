/**
 * Requests the installment plans after the first eight digits of the card number, shows the price of the chosen plan,
 * and prevents a second submission. Shows the deadline in the traveller's time zone. Without scripts, the form offers
 * only a single payment.
 */
export const CARD_FORM = `
const form = document.querySelector('form');
const { number } = form.elements;
const button = form.querySelector('button');
const plans = document.getElementById('plans');
const single = plans.innerHTML;
let bin = '';
let isSent = false;
function showPrice() {
  const { pay, total } = form.querySelector(':checked').dataset;
  button.textContent = pay;
  document.getElementById('total').textContent = total;
}
async function update() {
  const digits = number.value.replace(/\\D/g, '');
  const first = digits.length < 8 ? '' : digits.slice(0, 8);
  if (first === bin) return;
  bin = first;
  let shown = single;
  if (first) {
    const body = new URLSearchParams({ bin: first, language: document.documentElement.lang });
    const answer = await fetch(form.dataset.installments, { method: 'POST', body }).catch(() => undefined);
    if (answer?.ok) shown = await answer.text();
  }
  if (first !== bin || isSent) return;
  plans.innerHTML = shown;
  showPrice();
}
plans.addEventListener('change', showPrice);
number.addEventListener('input', update);
update();
form.addEventListener('submit', (event) => {
  if (isSent) return event.preventDefault();
  isSent = true;
  button.setAttribute('aria-disabled', 'true');
  button.textContent = form.dataset.paying;
});
const until = document.querySelector('time');
const options = { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit', timeZoneName: 'short' };
until.textContent = new Intl.DateTimeFormat(until.dataset.locale, options).format(new Date(until.dateTime));
addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
`;

/** Opens the page's link once the page there is a different one, without moving the focus before that. */
export const RELOADING = `
const { href, dataset } = document.querySelector('.button');
setTimeout(async function poll() {
  const answer = await fetch(href).catch(() => undefined);
  if (answer?.ok && answer.headers.get('Retry-After') !== dataset.seconds) return location.replace(href);
  setTimeout(poll, dataset.seconds * 1000);
}, dataset.seconds * 1000);
`;
