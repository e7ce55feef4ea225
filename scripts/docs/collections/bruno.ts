import { strToU8, zipSync } from 'fflate';
import { BASE_ADDRESS } from '../../samples/address.ts';
import { type Contract, operationsOf } from '../contract.ts';
import { type ChainedRequest, chainOf, expressionOf } from './chain.ts';
import { foldersOf, headersOf, jsonOf, pathOf } from './postman.ts';

/** Returns the same requests as Bruno files, keyed by their path in the collection's folder. */
export function brunoFiles(contract: Contract): Map<string, string> {
  const summaries = new Map(operationsOf(contract).map(({ id, summary }) => [id, summary]));
  const { key, secret } = chainOf(contract)[0]!.body!.value as { key: string; secret: string };
  const files = new Map([
    [
      'bruno.json',
      `${JSON.stringify({ version: '1', name: contract.info.title, type: 'collection' }, undefined, 2)}\n`,
    ],
    ['collection.bru', part('auth', ['mode: bearer']) + part('auth:bearer', ['token: {{accessToken}}'])],
    ['environments/staging.bru', part('vars', [`baseUrl: ${BASE_ADDRESS}`, `key: ${key}`, `secret: ${secret}`])],
  ]);
  for (const [index, { title, requests }] of foldersOf(contract).entries()) {
    files.set(`${title}/folder.bru`, part('meta', [`name: ${title}`, `seq: ${index + 1}`]));
    for (const [place, request] of requests.entries()) {
      files.set(
        `${title}/${request.operationId}.bru`,
        requestFile(request, summaries.get(request.operationId)!, place + 1),
      );
    }
  }
  return files;
}

export function brunoArchive(contract: Contract): Uint8Array {
  const files = [...brunoFiles(contract)].map(([path, text]) => [`agency-booking/${path}`, strToU8(text)] as const);
  // Uses a fixed date, so that identical builds produce identical files.
  return zipSync(Object.fromEntries(files), { mtime: '1980-01-01T00:00:00' });
}

function requestFile(request: ChainedRequest, summary: string, place: number): string {
  const { operationId, method, isSecured, body, status, takes } = request;
  const headers = headersOf(request).map(({ key, value }) => `${key}: ${value}`);
  const taken = takes.map(({ variable, steps }) => `bru.setVar('${variable}', ${expressionOf(steps)});`);
  return [
    part('meta', [`name: ${summary}`, 'type: http', `seq: ${place}`]),
    part(method.toLowerCase(), [
      `url: {{baseUrl}}${pathOf(request)}`,
      `body: ${body ? 'json' : 'none'}`,
      `auth: ${isSecured ? 'inherit' : 'none'}`,
    ]),
    ...(headers.length > 0 ? [part('headers', headers)] : []),
    ...(body ? [part('body:json', jsonOf(operationId, body.value).split('\n'))] : []),
    ...(taken.length > 0 ? [part('script:post-response', ['const answer = res.getBody();', ...taken])] : []),
    part('tests', [`test('${status}', () => expect(res.getStatus()).to.equal(${status}));`]),
  ].join('\n');
}

const part = (name: string, lines: readonly string[]) =>
  `${name} {\n${lines.map((line) => `  ${line}`).join('\n')}\n}\n`;
