import { addressOf, BASE_ADDRESS } from '../../samples/address.ts';
import { areasOf, type Contract, operationsOf } from '../contract.ts';
import { type ChainedRequest, chainOf, expressionOf } from './chain.ts';

const FORM = 'application/x-www-form-urlencoded';

/** Returns a Postman collection (format 2.1) whose requests can run in order from first to last. */
export function postmanCollection(contract: Contract) {
  const summaries = new Map(operationsOf(contract).map(({ id, summary }) => [id, summary]));
  const { key, secret } = chainOf(contract)[0]!.body!.value as { key: string; secret: string };
  return {
    info: {
      name: contract.info.title,
      description:
        `${contract.info.title} ${contract.info.version}. Run the collection from top to bottom: each request ` +
        'uses values from earlier responses.',
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{accessToken}}', type: 'string' }] },
    variable: Object.entries({ baseUrl: BASE_ADDRESS, key, secret }).map(([name, value]) => ({ key: name, value })),
    item: foldersOf(contract).map(({ title, requests }) => ({
      name: title,
      item: requests.map((request) => itemOf(request, summaries.get(request.operationId)!)),
    })),
  };
}

type Folder = { readonly title: string; readonly requests: readonly ChainedRequest[] };

/**
 * Groups the chain by area without changing its order. An area whose requests are not consecutive appears more than
 * once.
 */
export function foldersOf(contract: Contract): Folder[] {
  const areas = new Map(operationsOf(contract).map(({ id, area }) => [id, area]));
  const titles = new Map(areasOf(contract).map(({ name, title }) => [name, title]));
  const folders: { title: string; requests: ChainedRequest[] }[] = [];
  const begun = new Set<string>();
  for (const request of chainOf(contract)) {
    const title = titles.get(areas.get(request.operationId)!)!;
    if (folders.at(-1)?.title === title) folders.at(-1)!.requests.push(request);
    else if (begun.has(title)) inLast(folders, request);
    else folders.push({ title, requests: [request] });
    begun.add(title);
  }
  return folders;
}

const LAST = 'At the end';

/**
 * Adds a request to the last folder. This folder is for requests that depend on all others or invalidate their results.
 */
function inLast(folders: { title: string; requests: ChainedRequest[] }[], request: ChainedRequest): void {
  if (folders.at(-1)!.title !== LAST) folders.push({ title: LAST, requests: [] });
  folders.at(-1)!.requests.push(request);
}

function itemOf(request: ChainedRequest, summary: string) {
  const { operationId, method, isSecured, status, takes } = request;
  const lines = [
    `pm.test('${status}', () => pm.response.to.have.status(${status}));`,
    ...(takes.length > 0 ? ['const answer = pm.response.json();'] : []),
    ...takes.map(({ variable, steps }) => `pm.collectionVariables.set('${variable}', ${expressionOf(steps)});`),
  ];
  return {
    name: summary,
    event: [{ listen: 'test', script: { type: 'text/javascript', exec: lines } }],
    request: {
      method,
      description: `\`${operationId}\``,
      ...(!isSecured && { auth: { type: 'noauth' } }),
      header: headersOf(request),
      url: urlOf(request),
      ...bodyOf(request),
    },
  };
}

export function headersOf({ parameters, body }: ChainedRequest): { key: string; value: string }[] {
  const own = parameters
    .filter((one) => one.in === 'header')
    .map(({ name, value }) => ({ key: name, value: String(value) }));
  return body ? [...own, { key: 'Content-Type', value: body.mediaType }] : own;
}

/** Returns the path. Everything except its variables is URL-encoded. */
export const pathOf = (request: ChainedRequest) =>
  addressOf(request).replaceAll('%7B%7B', '{{').replaceAll('%7D%7D', '}}').replaceAll('%24', '$');

function urlOf(request: ChainedRequest) {
  const [path = '', query] = pathOf(request).split('?');
  return {
    raw: `{{baseUrl}}${pathOf(request)}`,
    host: ['{{baseUrl}}'],
    path: path.split('/').slice(1),
    ...(query && { query: [...new URLSearchParams(query)].map(([key, value]) => ({ key, value })) }),
  };
}

function bodyOf({ operationId, body }: ChainedRequest) {
  if (!body) return {};
  if (body.mediaType === FORM) {
    const fields = Object.entries(body.value as Record<string, string>);
    return { body: { mode: 'urlencoded', urlencoded: fields.map(([key, value]) => ({ key, value })) } };
  }
  return { body: { mode: 'raw', raw: jsonOf(operationId, body.value), options: { raw: { language: 'json' } } } };
}

/** Returns a body as JSON. The key and the secret are variables, for the reader's own values. */
export const jsonOf = (operationId: string, value: unknown) =>
  JSON.stringify(operationId === 'login' ? { key: '{{key}}', secret: '{{secret}}' } : value, undefined, 2);
