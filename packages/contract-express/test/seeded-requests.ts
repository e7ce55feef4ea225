import { resolve } from '../src/document.ts';
import type { Operation } from '../src/index.ts';

// biome-ignore lint/suspicious/noExplicitAny: the contract is read as plain JSON
type Json = any;

export type SeededRequest = {
  readonly operation: string;
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
};

type Parameter = { readonly name: string; readonly in: string; value: string | undefined };
type Draft = { parameters: Parameter[]; mediaType: string | undefined; body: Json; text: string | undefined };

const TEXTS = [
  '',
  'x',
  '0',
  '-1',
  '1.5',
  '1e3',
  ' ',
  'true',
  '2027-02-31',
  'İstanbul',
  '😀',
  'a'.repeat(300),
  'null',
  '+90',
];
const VALUES = [
  null,
  true,
  0,
  -1,
  1.5,
  1e30,
  '',
  'x',
  'İ',
  '😀'.repeat(60),
  'x'.repeat(5_001),
  '2027-02-31',
  [],
  [null],
  {},
  { unknown: 1 },
];

/**
 * Yields every operation's examples, unchanged and with one or two changes. The same seed produces the same requests.
 */
export function* seededRequests(
  contract: Json,
  operations: readonly Operation[],
  { seed, ofEach }: { readonly seed: number; readonly ofEach: number },
): Generator<SeededRequest> {
  const chance = chanceOf(seed);
  for (const operation of operations) {
    const drafts = draftsOf(contract, contract.paths[operation.path][operation.method]);
    for (let index = 0; index < ofEach; index += 1) {
      const draft = structuredClone(drafts[index % drafts.length]!);
      const changes = index < drafts.length ? 0 : chance.below(4) === 0 ? 2 : 1;
      for (let change = 0; change < changes; change += 1) changeSomewhere(draft, chance);
      yield written(operation, draft);
    }
  }
}

type Chance = { readonly below: (bound: number) => number; readonly of: <Value>(values: readonly Value[]) => Value };

/** Returns a mulberry32 random number generator. */
function chanceOf(seed: number): Chance {
  let state = seed;
  function below(bound: number): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * bound);
  }
  return { below, of: (values) => values[below(values.length)]! };
}

function draftsOf(contract: Json, { parameters = [], requestBody }: Json): Draft[] {
  const whole = (node: Json): Json => (node?.$ref ? resolve(contract, node.$ref) : node);
  const all = parameters
    .map(whole)
    .map(({ name, in: place, example }: Json) => ({ name, in: place, value: String(example) }));
  const bodies = Object.entries<Json>(whole(requestBody)?.content ?? {}).flatMap(([mediaType, { examples = {} }]) =>
    Object.values<Json>(examples).map((example) => ({ mediaType, body: whole(example).value })),
  );
  const given = bodies.length > 0 ? bodies : [{ mediaType: undefined, body: undefined }];
  return given.map((body) => ({ parameters: all, ...body, text: undefined }));
}

function changeSomewhere(draft: Draft, chance: Chance): void {
  const ofParameters = draft.parameters.length + 1;
  const ofBody = draft.mediaType ? 4 * placesOf(draft.body).length + 2 : 0;
  const at = chance.below(ofParameters + ofBody);
  if (at < draft.parameters.length) changeParameter(draft.parameters[at]!, chance);
  else if (at < ofParameters) draft.parameters.push({ name: 'unknown', in: 'query', value: '1' });
  else if (at === ofParameters) draft.mediaType = chance.of(['text/plain', 'application/xml']);
  else if (at === ofParameters + 1) draft.text = chance.of(['', '{', '[]', 'null', '"text"', '7']);
  else changeBody(draft.body, chance);
}

function changeParameter(parameter: Parameter, chance: Chance): void {
  const { value = '' } = parameter;
  const isPath = parameter.in === 'path';
  const changed = chance.of([undefined, `${value}x`, value.toLowerCase(), value.slice(1), ...TEXTS]);
  // A path parameter cannot be empty, because that would be a different path. A header must contain only characters
  // that Node can send.
  if (isPath && !changed) return;
  if (parameter.in === 'header' && changed && !/^[\x20-\x7e]*$/.test(changed)) return;
  parameter.value = changed;
}

type Place = { readonly holder: Json; readonly key: string };

function placesOf(value: Json): Place[] {
  if (value === null || typeof value !== 'object') return [];
  return Object.keys(value).flatMap((key) => [{ holder: value, key }, ...placesOf(value[key])]);
}

function changeBody(body: Json, chance: Chance): void {
  const places = placesOf(body);
  if (places.length === 0) return;
  const { holder, key } = chance.of(places);
  const value = holder[key];
  switch (chance.below(5)) {
    case 0:
      if (Array.isArray(holder)) holder.splice(Number(key), 1);
      else delete holder[key];
      return;
    case 1:
      if (!Array.isArray(holder)) holder.unknown = 1;
      return;
    case 2:
      if (typeof value === 'string')
        holder[key] = chance.of([`${value}x`, value.toLowerCase(), value.slice(1), `${value} `]);
      else if (typeof value === 'number') holder[key] = chance.of([value + 1, value - 1, -value, value + 0.5]);
      return;
    default:
      holder[key] = structuredClone(chance.of(VALUES));
  }
}

function written({ id, path, method }: Operation, { parameters, mediaType, body, text }: Draft): SeededRequest {
  const of = (place: string) =>
    parameters.filter((parameter) => parameter.in === place && parameter.value !== undefined);
  const query = of('query').map(
    ({ name, value }) => `${encodeURIComponent(name)}=${encodeURIComponent(value!.toWellFormed())}`,
  );
  const filled = of('path').reduce(
    (url, { name, value }) => url.replace(`{${name}}`, encodeURIComponent(value!.toWellFormed())),
    path,
  );
  return {
    operation: id,
    method: method.toUpperCase(),
    url: query.length > 0 ? `${filled}?${query.join('&')}` : filled,
    headers: {
      authorization: 'Bearer a-token',
      ...Object.fromEntries(of('header').map(({ name, value }) => [name.toLowerCase(), value!])),
      ...(mediaType && { 'content-type': mediaType }),
    },
    body: mediaType && (text ?? bodyText(mediaType, body)),
  };
}

function bodyText(mediaType: string, body: Json): string {
  if (mediaType !== 'application/x-www-form-urlencoded') return JSON.stringify(body);
  const texts = Object.entries(body).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  return new URLSearchParams(texts as [string, string][]).toString();
}
