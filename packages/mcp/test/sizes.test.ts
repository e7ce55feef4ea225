import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ContractDocument } from '../../../scripts/generate/document.ts';
import { goodAnswerOf } from '../../../scripts/samples/answers.ts';
import { createLive } from '../../../scripts/samples/live.ts';
import { requestsOf, type SampleRequest } from '../../../scripts/samples/requests.ts';
import { storyOf } from '../../../scripts/samples/story.ts';
import { type AgencyClient, createAgencyClient } from '../../client/src/index.ts';
import contract from '../../server/src/generated/openapi.json' with { type: 'json' };
import { agencies } from '../../server/test/support/agencies.ts';
import { startStaging } from '../../server/test/support/staging.ts';
import { type Assistant, connectAssistant } from './assistant.ts';

const MAX_ANSWER = 4_000;
const MAX_LIST = 20_000;

const document = contract as unknown as ContractDocument;
const requests = new Map(requestsOf(document).map((request) => [request.operationId, request]));
const secured = [...requests.values()].filter(({ isSecured }) => isSecured).map(({ operationId }) => operationId);
const story = storyOf(secured);

const guides = new URL('../../../openapi/guides/', import.meta.url);
const pages = readdirSync(guides)
  .filter((name) => name.endsWith('.md'))
  .map((name) => readFileSync(new URL(name, guides), 'utf8'))
  .join('\n\n');

const { service, stop } = await startStaging();
afterAll(stop);
const baseUrl = `${service.url}/api/v1`;
const { key, secret } = agencies.horizon;
const agency = createAgencyClient({ baseUrl, key, secret });
let assistant: Assistant;
beforeAll(async () => {
  assistant = await connectAssistant({ agency, baseUrl, pages });
});

const sizeOf = (text: string) => Buffer.byteLength(text);
async function read(page: string) {
  const { isError, text } = await assistant.ask('readResult', { page });
  expect(isError, page).toBe(false);
  expect(sizeOf(text)).toBeLessThanOrEqual(MAX_ANSWER);
  return text;
}

test('the list of all tools fits into 20 kB', async () => {
  expect(sizeOf(JSON.stringify(await assistant.listTools()))).toBeLessThanOrEqual(MAX_LIST);
});

describe('with the examples of the contract', () => {
  const live = createLive();
  const argumentsOf = ({ parameters, body }: SampleRequest): Record<string, unknown> => {
    const values = Object.fromEntries(parameters.map(({ name, value }) => [name, value]));
    return JSON.parse(live.replaceIn(JSON.stringify({ ...values, ...(body?.value as object) })));
  };

  test.each(story)('the result of %s fits into 4 kB', async (operation) => {
    const request = requests.get(operation)!;
    const given = argumentsOf(request);
    const isTool = (await assistant.listTools()).tools.some(({ name }) => name === operation);
    const tool = isTool ? operation : `propose${operation[0]!.toUpperCase()}${operation.slice(1)}`;
    const { isError, text } = await assistant.ask(tool, given);
    expect(isError, text).toBe(false);
    expect(sizeOf(text)).toBeLessThanOrEqual(MAX_ANSWER);
    const { text: description } = await assistant.ask('describeTool', { tool });
    expect(sizeOf(description)).toBeLessThanOrEqual(MAX_ANSWER);
    await send(request);
  });

  /** Sends the call itself, so that later calls find the data that they need. */
  async function send({ operationId, parameters, body }: SampleRequest): Promise<void> {
    const of = (place: string) => {
      const here = parameters.filter((one) => one.in === place).map(({ name, value }) => [name, value]);
      return Object.fromEntries(here);
    };
    const input = { path: of('path'), query: of('query'), headers: of('header'), ...(body && { body: body.value }) };
    const call = agency[operationId as keyof AgencyClient] as (input: object) => ReturnType<AgencyClient['getOrder']>;
    const result = await call(JSON.parse(live.replaceIn(JSON.stringify(input))));
    expect(result.ok, operationId).toBe(true);
    live.learn(goodAnswerOf(document, operationId).example, result.ok && result.data);
  }
});

describe('a search with hundreds of cars', () => {
  let first: { count: number; results: { total: number; items: Car[]; next: { page: string; left: number } } };
  type Car = { code: string; searchID: string; car: string; total: object; vendor: string };
  let page: string;

  beforeAll(async () => {
    const { body } = requests.get('searchCars')!;
    const { text } = await assistant.ask('searchCars', body!.value as Record<string, unknown>);
    first = JSON.parse(text);
    page = first.results.next.page;
  });

  test('shows the first cars with their price and the page of the next ones', () => {
    expect(first.count).toBeGreaterThan(50);
    expect(first.results.total).toBe(first.count);
    expect(first.results.items.length).toBeGreaterThan(8);
    expect(first.results.items[0]).toEqual({
      code: expect.any(String),
      searchID: expect.any(String),
      car: expect.any(String),
      class: expect.any(String),
      transmission: expect.any(String),
      seats: expect.any(Number),
      days: 3,
      total: { amount: expect.any(Number), currency: 'TRY' },
      vendor: expect.any(String),
    });
  });

  test('all pages together show every car once', async () => {
    const codes = first.results.items.map(({ code }) => code);
    for (let next: string | undefined = page; next; ) {
      const more: { items: Car[]; next?: { page: string } } = JSON.parse(await read(next));
      codes.push(...more.items.map(({ code }) => code));
      next = more.next?.page;
    }
    expect(new Set(codes).size).toBe(first.count);
    expect(codes).toHaveLength(first.count);
  });

  test('the page of a car has its fields, and the page of a long field has all of it', async () => {
    const [car] = first.results.items;
    const at = `${page.split('@')[0]}/${car!.code}`;
    expect(JSON.parse(await read(at))).toMatchObject({ code: car!.code, pricing: { page: `${at}/pricing` } });
    expect(JSON.parse(await read(`${at}/pricing`))).toMatchObject({ total: car!.total });
  });

  test('a page that does not exist is reported', async () => {
    for (const unknown of ['r999/results@10', `${page.split('@')[0]}/none`, '']) {
      expect(await assistant.ask('readResult', { page: unknown })).toEqual({
        isError: true,
        text: 'This result has no such page, or is no longer kept. Call the tool again.',
      });
    }
  });
});

describe('the documentation', () => {
  test.each(['card', 'how do I cancel an order', 'webhook signature', 'error', '3D Secure', 'the'])(
    'the results of a search for %s fit into 4 kB',
    async (query) => {
      const { text } = await assistant.ask('searchDocumentation', { query });
      expect(sizeOf(text)).toBeLessThanOrEqual(MAX_ANSWER);
      for (const { id } of JSON.parse(text)) {
        const section = await assistant.ask('readDocumentation', { page: id });
        expect(section.isError).toBe(false);
        expect(sizeOf(section.text)).toBeLessThanOrEqual(MAX_ANSWER);
      }
    },
  );

  test('the pages of a long guide together are the whole guide', async () => {
    let { text } = await assistant.ask('readDocumentation', { page: 'Conventions' });
    let whole = '';
    for (let next = /\n\[\d+ more characters: readResult with page (\S+)\]$/.exec(text); next; ) {
      whole += text.slice(0, next.index);
      text = await read(next[1]!);
      next = /\n\[\d+ more characters: readResult with page (\S+)\]$/.exec(text);
    }
    whole += text;
    expect(whole).toBe(readFileSync(new URL('conventions.md', guides), 'utf8').trim());
    expect(whole.length).toBeGreaterThan(MAX_ANSWER);
  });
});
