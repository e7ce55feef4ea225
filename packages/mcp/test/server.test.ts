/** As an assistant meets it: the real protocol, the real service. */
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAgencyClient } from '../../client/src/index.ts';
import contract from '../../server/src/generated/openapi.json' with { type: 'json' };
import { operations } from '../../server/src/generated/operations.ts';
import { agencies } from '../../server/test/support/agencies.ts';
import { startStaging } from '../../server/test/support/staging.ts';
import type { Contract } from '../src/contract.ts';
import { readDocumentation } from '../src/documentation.ts';
import { openMcpServer } from '../src/index.ts';
import { createMcpServer } from '../src/server.ts';

const PAGES = `# Payments

How an order is paid.

## Cards

A declined card is 2007.

\`\`\`sh
# not a heading
curl
\`\`\`

# Errors

Every error has a key.`;

const { service, sandbox, stop } = await startStaging();
afterAll(stop);
const baseUrl = `${service.url}/api/v1`;

async function assistantOf(agency: ReturnType<typeof createAgencyClient> | undefined): Promise<Client> {
  const server = createMcpServer({
    contract: contract as unknown as Contract,
    documentation: readDocumentation(PAGES),
    baseUrl,
    agency,
  });
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  const client = new Client({ name: 'test', version: '1' });
  await Promise.all([server.connect(ours), client.connect(theirs)]);
  return client;
}

type Answer = { isError?: boolean; content: { text: string }[] };
async function ask(assistant: Client, name: string, given: Record<string, unknown>) {
  const { isError = false, content } = (await assistant.callTool({ name, arguments: given })) as Answer;
  return { isError, text: content.map(({ text }) => text).join('\n') };
}

describe('with the key of an agency', () => {
  let assistant: Client;
  beforeAll(async () => {
    const { key, secret } = agencies.horizon;
    assistant = await assistantOf(createAgencyClient({ baseUrl, key, secret }));
  });

  test('every operation is offered: what reads by its name, what changes as a proposal', async () => {
    const { tools } = await assistant.listTools();
    const names = tools.map(({ name }) => name);
    const reads = ['getOrder', 'listOrders', 'searchCars', 'searchTransfers', 'listEvents'];
    expect(names).toEqual(expect.arrayContaining(reads));
    const changes = ['payOrder', 'cancelOrder', 'createOrder', 'payTransferOrder', 'rotateWebhookSecret'];
    for (const id of changes) {
      expect(names).not.toContain(id);
      expect(names).toContain(`propose${id[0]!.toUpperCase()}${id.slice(1)}`);
    }
    const secured = Object.values(operations).filter((operation) => operation.secured);
    expect(tools).toHaveLength(secured.length + 2);
    expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true);
  });

  test('what a tool takes is said without anything beside it', async () => {
    const { tools } = await assistant.listTools();
    const { inputSchema } = tools.find(({ name }) => name === 'searchCars')!;
    expect(inputSchema).toMatchObject({ required: expect.arrayContaining(['body']) });
    const named = [...JSON.stringify(inputSchema).matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference]) => reference!);
    expect(named.length).toBeGreaterThan(0);
    const defined = Object.keys((inputSchema as { $defs?: object }).$defs ?? {}).map((name) => `#/$defs/${name}`);
    expect(named.filter((reference) => !defined.includes(reference))).toEqual([]);
  });

  test('a call that reads is sent, and answers what the service does', async () => {
    const { key, secret } = agencies.horizon;
    const asked = await createAgencyClient({ baseUrl, key, secret }).listFuelTypes();
    const { isError, text } = await ask(assistant, 'listFuelTypes', {});
    expect(isError).toBe(false);
    expect(JSON.parse(text)).toEqual(asked.ok && asked.data);
  });

  test('a refusal is told with its key', async () => {
    const { isError, text } = await ask(assistant, 'getOrder', { path: { orderID: 'CAR-none-such' } });
    expect(isError).toBe(true);
    expect(JSON.parse(text)).toMatchObject({ status: 404, key: 'carOrder.notFound' });
  });

  test('a proposal is the request in words, and nothing is sent', async () => {
    const before = { statements: service.statements.get('payOrder'), calls: sandbox.journal.latest()[0]?.number };
    const body = { orderID: 'CAR-1', paymentType: 'limit' };
    const { text } = await ask(assistant, 'proposePayOrder', { body });
    expect(text).toBe(
      `Nothing has been sent. For a person to confirm: pay an order.\n\nPOST ${baseUrl}/payment/pay\nAuthorization: Bearer <access token>\nContent-Type: application/json\n\n${JSON.stringify(body, undefined, 2)}`,
    );
    const path = { orderID: 'CAR-1/..' };
    expect((await ask(assistant, 'proposeCancelOrder', { path })).text).toContain(
      `POST ${baseUrl}/order/CAR-1%2F../cancel\n`,
    );
    expect({ statements: service.statements.get('payOrder'), calls: sandbox.journal.latest()[0]?.number }).toEqual(
      before,
    );
  });

  test('a tool that there is not is said to be none', async () => {
    await expect(ask(assistant, 'payOrder', {})).rejects.toThrow('There is no tool payOrder.');
  });
});

describe('without a key', () => {
  test('there is only the documentation: its parts are found, its pages read', async () => {
    const assistant = await assistantOf(undefined);
    const { tools } = await assistant.listTools();
    expect(tools.map(({ name }) => name)).toEqual(['searchDocumentation', 'readDocumentation']);
    expect((await ask(assistant, 'searchDocumentation', { query: 'declined' })).text).toBe(
      '[Payments]\n\n## Cards\n\nA declined card is 2007.\n\n```sh\n# not a heading\ncurl\n```',
    );
    expect((await ask(assistant, 'readDocumentation', { page: 'Errors' })).text).toContain('Every error has a key.');
    expect(await ask(assistant, 'readDocumentation', { page: 'Nothing' })).toEqual({
      isError: true,
      text: 'There is no such page. The pages are: Payments, Errors.',
    });
    expect((await ask(assistant, 'searchDocumentation', { query: 'zzzz' })).isError).toBe(true);
  });

  test('an address where nothing answers, or something else, is said with what to do', async () => {
    await expect(openMcpServer('http://127.0.0.1:1/api/v1', undefined)).rejects.toThrow(
      'Nothing answers at http://127.0.0.1:1/',
    );
    await expect(openMcpServer(sandbox.url, undefined)).rejects.toThrow(
      'BASE_URL has to be the address of the service',
    );
  });
});
