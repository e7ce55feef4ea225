import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAgencyClient } from '../../client/src/index.ts';
import { operations } from '../../server/src/generated/operations.ts';
import { agencies } from '../../server/test/support/agencies.ts';
import { startStaging } from '../../server/test/support/staging.ts';
import { openMcpServer } from '../src/index.ts';
import { type Assistant, connectAssistant } from './assistant.ts';

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

describe('the MCP server with an agency key', () => {
  const { key, secret } = agencies.horizon;
  const agency = createAgencyClient({ baseUrl, key, secret });
  let assistant: Assistant;
  beforeAll(async () => {
    assistant = await connectAssistant({ agency, baseUrl, pages: PAGES });
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
    expect(tools).toHaveLength(secured.length + 4);
    expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true);
  });

  test('the arguments of a tool are on one level, with the fields of objects in their description', async () => {
    const { tools } = await assistant.listTools();
    const { inputSchema } = tools.find(({ name }) => name === 'searchCars')!;
    expect(inputSchema.required).toEqual(
      expect.arrayContaining(['checkInDateTime', 'checkInLocation', 'paymentType', 'country']),
    );
    expect(inputSchema.properties).toMatchObject({
      'X-Currency': { type: 'string', enum: ['TRY', 'USD', 'EUR', 'GBP'] },
      checkInDateTime: { type: 'string', format: 'date-time' },
      checkInLocation: { type: 'object', description: '{lat, lon}' },
    });
    expect(tools.find(({ name }) => name === 'proposeCancelOrder')!.inputSchema.properties).toEqual({
      orderID: { type: 'string' },
    });
  });

  test('describeTool explains every field of an argument, also of alternatives', async () => {
    const { text } = await assistant.ask('describeTool', { tool: 'proposePayOrder' });
    expect(text).toContain('\npaymentType: string, required, one of: creditCard, limit\n');
    expect(text).toContain('\npayWithCard.installment: integer, required, 1 to 36. The number of installments');
    expect(await assistant.ask('describeTool', { tool: 'payOrder' })).toEqual({
      isError: true,
      text: 'There is no such tool: payOrder.',
    });
  });

  test('a read tool calls the service and returns its response', async () => {
    const asked = await agency.listFuelTypes();
    const { isError, text } = await assistant.ask('listFuelTypes');
    expect(isError).toBe(false);
    expect(JSON.parse(text)).toEqual(asked.ok && asked.data);
  });

  test('a tool returns the key of an error from the service', async () => {
    const { isError, text } = await assistant.ask('getOrder', { orderID: 'CAR-none-such' });
    expect(isError).toBe(true);
    expect(JSON.parse(text)).toMatchObject({ status: 404, key: 'carOrder.notFound' });
  });

  test('a proposal describes the request and sends nothing', async () => {
    const before = { statements: service.statements.get('payOrder'), calls: sandbox.journal.latest()[0]?.number };
    const given = { orderID: 'CAR-1', paymentType: 'limit' };
    expect((await assistant.ask('proposePayOrder', given)).text).toBe(
      `Nothing was sent. A person must confirm: pay for an order.\n\nPOST ${baseUrl}/payment/pay\nAuthorization: Bearer <access token>\nContent-Type: application/json\n\n${JSON.stringify(given, undefined, 2)}`,
    );
    const inEveryPlace = { orderId: 'TRF-1', 'X-Forwarded-For': '203.0.113.24', paymentType: 'limit' };
    expect((await assistant.ask('proposePayTransferOrder', inEveryPlace)).text).toBe(
      `Nothing was sent. A person must confirm: pay for a transfer order.\n\nPOST ${baseUrl}/transfer/orders/TRF-1/pay\nAuthorization: Bearer <access token>\nX-Forwarded-For: 203.0.113.24\nContent-Type: application/json\n\n${JSON.stringify({ paymentType: 'limit' }, undefined, 2)}`,
    );
    expect({ statements: service.statements.get('payOrder'), calls: sandbox.journal.latest()[0]?.number }).toEqual(
      before,
    );
  });

  const INVALID: [what: string, tool: string, given: Record<string, unknown>, field: string, message: string][] = [
    ['without a body', 'proposePayOrder', {}, 'body', 'is required'],
    ['without a path parameter', 'proposeCancelOrder', {}, 'orderID', 'is required'],
    ['with a placeholder as an ID', 'proposeCancelOrder', { orderID: '{orderID}' }, 'orderID', 'must be'],
    ['with an unknown value', 'proposePayOrder', { orderID: 'CAR-1', paymentType: 'cash' }, 'paymentType', 'must be'],
    ['with nested arguments', 'proposeCancelOrder', { path: { orderID: 'CAR-1' } }, 'orderID', 'is required'],
    ['with an unknown argument', 'getOrder', { orderID: 'CAR-1', orderId: 'CAR-1' }, 'orderId', 'is not known here'],
    ['without a required header', 'proposePayTransferOrder', { orderId: 'TRF-1', paymentType: 'limit' }, '', ''],
  ];
  test.each(INVALID)('a call %s is refused before anything is sent', async (_what, tool, given, field, message) => {
    const { isError, text } = await assistant.ask(tool, given);
    expect(isError).toBe(true);
    const error = JSON.parse(text);
    const key = tool === 'proposePayOrder' ? 'payment.invalidRequest' : 'request.invalid';
    expect(error).toMatchObject({ status: 400, key, description: expect.any(String) });
    expect(error.details.field).toBe(field || 'X-Forwarded-For');
    expect(error.details.message).toContain(message);
  });

  test('a refused call has the same details as the response of the service', async () => {
    const body = { orderID: 'CAR-1', paymentType: 'cash' };
    const answer = await agency.payOrder({ body: body as never });
    const { text } = await assistant.ask('proposePayOrder', body);
    expect(JSON.parse(text).details).toEqual(!answer.ok && answer.error.details);
  });

  test('an unknown tool is reported as unknown', async () => {
    await expect(assistant.ask('payOrder')).rejects.toThrow('There is no tool named payOrder.');
  });
});

describe('the MCP server without a key', () => {
  test('only the documentation tools are offered, which search and read the pages', async () => {
    const assistant = await connectAssistant({ baseUrl, pages: PAGES });
    const { tools } = await assistant.listTools();
    expect(tools.map(({ name }) => name)).toEqual(['searchDocumentation', 'readDocumentation', 'readResult']);
    const { text } = await assistant.ask('searchDocumentation', { query: 'declined' });
    expect(JSON.parse(text)).toEqual([
      { id: 'Payments #1', heading: 'Cards', excerpt: 'A declined card is 2007. ```sh # not a heading curl ```' },
    ]);
    expect((await assistant.ask('readDocumentation', { page: 'Payments #1' })).text).toBe(
      '## Cards\n\nA declined card is 2007.\n\n```sh\n# not a heading\ncurl\n```',
    );
    expect((await assistant.ask('readDocumentation', { page: 'Errors' })).text).toContain('Every error has a key.');
    expect((await assistant.ask('readDocumentation')).text).toBe('["Payments","Errors"]');
    expect(await assistant.ask('readDocumentation', { page: 'Nothing' })).toEqual({
      isError: true,
      text: 'There is no such page or section. readDocumentation without a page lists all pages.',
    });
    expect((await assistant.ask('searchDocumentation', { query: 'zzzz' })).isError).toBe(true);
  });

  test('an address without the service is refused with advice on how to fix it', async () => {
    await expect(openMcpServer('http://127.0.0.1:1/api/v1', undefined)).rejects.toThrow(
      /^http:\/\/127\.0\.0\.1:1\/\S+ does not respond\./,
    );
    await expect(openMcpServer(sandbox.url, undefined)).rejects.toThrow('BASE_URL must be the address of the service');
  });
});
