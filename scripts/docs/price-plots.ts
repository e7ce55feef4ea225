import { createPriceWeek } from '@agency-booking/sandbox/price-week';

const LEAD_DAYS = 30;

const PLACES = [
  { id: 'IST', name: 'Istanbul' },
  { id: 'AYT', name: 'Antalya' },
  { id: 'ERZ', name: 'Erzurum' },
  { id: 'LHR', name: 'London Heathrow' },
  { id: 'DXB', name: 'Dubai' },
] as const;
/** Weeks that start on a Monday. */
const WEEKS = [
  { name: 'July', from: '2027-07-12', colour: 'var(--vp-c-brand-1, #3451b2)', dashes: '' },
  { name: 'January', from: '2027-01-11', colour: 'var(--vp-c-text-2, #67676c)', dashes: '5 4' },
] as const;
const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

const [WIDTH, HEIGHT, MARGIN] = [320, 150, { top: 14, right: 62, bottom: 24, left: 34 }];

type Row = {
  readonly place: (typeof PLACES)[number];
  readonly week: (typeof WEEKS)[number];
  readonly prices: number[];
};

/** Returns the content that replaces `<!-- prices -->`: one plot per location, and the same figures as a table. */
export function pricePlots(): string {
  const market = createPriceWeek();
  const rows = PLACES.flatMap((place) =>
    WEEKS.map((week) => ({ place, week, prices: market.of(place.id, week.from, LEAD_DAYS) })),
  );
  const top = Math.ceil(Math.max(...rows.flatMap(({ prices }) => prices)) / 20) * 20;
  const plots = PLACES.map((place) =>
    plot(
      place,
      rows.filter((row) => row.place === place),
      top,
    ),
  );
  return `<div style="display:flex;flex-wrap:wrap;gap:8px 24px">${plots.join('')}</div>\n\n${table(rows)}`;
}

function plot({ id, name }: Row['place'], rows: readonly Row[], top: number): string {
  const x = (day: number) => MARGIN.left + (day * (WIDTH - MARGIN.left - MARGIN.right)) / (DAYS.length - 1);
  const y = (price: number) => HEIGHT - MARGIN.bottom - (price * (HEIGHT - MARGIN.top - MARGIN.bottom)) / top;
  const grid = [0, top / 2, top].map(
    (price) =>
      `<line x1="${MARGIN.left}" x2="${WIDTH - MARGIN.right}" y1="${y(price)}" y2="${y(price)}" stroke="currentColor" stroke-opacity=".15"/>` +
      text(MARGIN.left - 6, y(price) + 4, `${price} €`, 'end'),
  );
  const days = DAYS.map((day, at) => text(x(at), HEIGHT - 8, day, 'middle'));
  const lines = rows.map(({ week: { name: label, colour, dashes }, prices }) => {
    const points = prices.map((price, day) => `${x(day).toFixed(1)},${y(price).toFixed(1)}`).join(' ');
    const line = `<polyline points="${points}" fill="none" stroke="${colour}" stroke-width="2" stroke-dasharray="${dashes}"/>`;
    return line + text(WIDTH - MARGIN.right + 6, y(prices.at(-1)!) + 4, label, 'start');
  });
  const said = rows.map(
    ({ week, prices }) => `from ${Math.min(...prices)} to ${Math.max(...prices)} euros in ${week.name}`,
  );
  return (
    `<figure style="margin:0"><figcaption><strong>${name}</strong></figcaption>` +
    `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" role="img" aria-labelledby="prices-${id}" style="max-width:100%">` +
    `<title id="prices-${id}">Daily price of a compact car at ${name}, Monday to Sunday: ${said.join(', ')}</title>` +
    `${grid.join('')}${days.join('')}${lines.join('')}</svg></figure>`
  );
}

function text(x: number, y: number, words: string, anchor: 'start' | 'middle' | 'end'): string {
  return `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" text-anchor="${anchor}" font-size="11" fill="currentColor">${words}</text>`;
}

function table(rows: readonly Row[]): string {
  return [
    `| Prices in euros | Week of | ${DAYS.join(' | ')} |`,
    `| --- | --- |${' --: |'.repeat(DAYS.length)}`,
    ...rows.map(({ place, week, prices }) => `| ${place.name} | ${week.from} | ${prices.join(' | ')} |`),
  ].join('\n');
}
