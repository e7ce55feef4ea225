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

describe('the MCP server with an agency key', () => {
  let assistant: Client;
  beforeAll(async () => {
    const { key, secret } = agencies.horizon;
    assistant = await assistantOf(createAgencyClient({ baseUrl, key, secret }));
  });

  test('read operations are offered as tools by name, and changing operations as proposals', async () => {
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

  test('the input schema of a tool contains all its definitions', async () => {
    const { tools } = await assistant.listTools();
    const { inputSchema } = tools.find(({ name }) => name === 'searchCars')!;
    expect(inputSchema).toMatchObject({ required: expect.arrayContaining(['body']) });
    const named = [...JSON.stringify(inputSchema).matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference]) => reference!);
    expect(named.length).toBeGreaterThan(0);
    const defined = Object.keys((inputSchema as { $defs?: object }).$defs ?? {}).map((name) => `#/$defs/${name}`);
    expect(named.filter((reference) => !defined.includes(reference))).toEqual([]);
  });

  test('a read tool calls the service and returns its response', async () => {
    const { key, secret } = agencies.horizon;
    const asked = await createAgencyClient({ baseUrl, key, secret }).listFuelTypes();
    const { isError, text } = await ask(assistant, 'listFuelTypes', {});
    expect(isError).toBe(false);
    expect(JSON.parse(text)).toEqual(asked.ok && asked.data);
  });

  test('a tool returns the key of an error from the service', async () => {
    const { isError, text } = await ask(assistant, 'getOrder', { path: { orderID: 'CAR-none-such' } });
    expect(isError).toBe(true);
    expect(JSON.parse(text)).toMatchObject({ status: 404, key: 'carOrder.notFound' });
  });

  test('a proposal describes the request and sends nothing', async () => {
    const before = { statements: service.statements.get('payOrder'), calls: sandbox.journal.latest()[0]?.number };
    const body = { orderID: 'CAR-1', paymentType: 'limit' };
    const { text } = await ask(assistant, 'proposePayOrder', { body });
    expect(text).toBe(
      `Nothing was sent. A person must confirm: pay for an order.\n\nPOST ${baseUrl}/payment/pay\nAuthorization: Bearer <access token>\nContent-Type: application/json\n\n${JSON.stringify(body, undefined, 2)}`,
    );
    const path = { orderID: 'CAR-1/..' };
    expect((await ask(assistant, 'proposeCancelOrder', { path })).text).toContain(
      `POST ${baseUrl}/order/CAR-1%2F../cancel\n`,
    );
    expect({ statements: service.statements.get('payOrder'), calls: sandbox.journal.latest()[0]?.number }).toEqual(
      before,
    );
  });

  test('an unknown tool is reported as unknown', async () => {
    await expect(ask(assistant, 'payOrder', {})).rejects.toThrow('There is no tool named payOrder.');
  });
});

describe('the MCP server without a key', () => {
  test('only the documentation tools are offered, which search and read the pages', async () => {
    const assistant = await assistantOf(undefined);
    const { tools } = await assistant.listTools();
    expect(tools.map(({ name }) => name)).toEqual(['searchDocumentation', 'readDocumentation']);
    expect((await ask(assistant, 'searchDocumentation', { query: 'declined' })).text).toBe(
      '[Payments]\n\n## Cards\n\nA declined card is 2007.\n\n```sh\n# not a heading\ncurl\n```',
    );
    expect((await ask(assistant, 'readDocumentation', { page: 'Errors' })).text).toContain('Every error has a key.');
    expect(await ask(assistant, 'readDocumentation', { page: 'Nothing' })).toEqual({
      isError: true,
      text: 'There is no page with this title. The pages are: Payments, Errors.',
    });
    expect((await ask(assistant, 'searchDocumentation', { query: 'zzzz' })).isError).toBe(true);
  });

  test('an address without the service is refused with advice on how to fix it', async () => {
    await expect(openMcpServer('http://127.0.0.1:1/api/v1', undefined)).rejects.toThrow(
      /^http:\/\/127\.0\.0\.1:1\/\S+ does not respond\./,
    );
    await expect(openMcpServer(sandbox.url, undefined)).rejects.toThrow('BASE_URL must be the address of the service');
  });
});
