import { afterAll, beforeEach, expect, test, vi } from 'vitest';

const send = vi.fn<(request: Request) => Promise<Response>>();
class PageRequest extends Request {
  constructor(url: string, init: RequestInit) {
    super(new URL(url, 'https://portal.example'), init);
  }
}

// The client stores references to browser functions when it is loaded.
vi.resetModules();
vi.stubGlobal('fetch', send);
vi.stubGlobal('Request', PageRequest);
const service = await import('../src/generated/calls.ts');
const { whenSessionEnds } = await import('../src/api/client.ts');
vi.unstubAllGlobals();
beforeEach(() => send.mockReset());
afterAll(() => vi.resetModules());

test('a call sends the method, path, query and body of its operation', async () => {
  send.mockResolvedValueOnce(Response.json({ results: [] }));
  const input = { path: { agencyId: 1001 }, query: { status: 409, cursor: undefined } };
  expect(await service.listRequests(input)).toEqual({ results: [] });
  expect(send.mock.lastCall![0].url).toBe('https://portal.example/management/v1/agencies/1001/requests?status=409');

  send.mockResolvedValueOnce(new Response(null, { status: 204 }));
  expect(await service.requestPasswordReset({ body: { email: 'ada@agency.example' } })).toBeUndefined();
  expect(await send.mock.lastCall![0].json()).toEqual({ email: 'ada@agency.example' });
});

test('a call with a media type returns the response as text', async () => {
  send.mockResolvedValueOnce(new Response('at,change'));
  const path = { agencyId: 1001, recordId: 1 };
  expect(await service.getCreditStatement({ path, accept: 'text/csv' })).toBe('at,change');
  expect(send.mock.lastCall![0].headers.get('Accept')).toBe('text/csv');
});

const ended = () =>
  Response.json({ key: 'session.invalid', code: 401, description: 'The session has ended.' }, { status: 401 });

test('a call whose session has ended is repeated with the same body after the member signs in again', async () => {
  const askToReturn = vi.fn(async () => true);
  whenSessionEnds(askToReturn);
  send.mockResolvedValueOnce(ended()).mockResolvedValueOnce(new Response(null, { status: 204 }));
  await service.requestPasswordReset({ body: { email: 'ada@agency.example' } });
  expect(askToReturn).toHaveBeenCalledOnce();
  expect(await send.mock.lastCall![0].json()).toEqual({ email: 'ada@agency.example' });
});

test('a call whose session has ended is refused if the member does not sign in again, or if it signs in itself', async () => {
  const askToReturn = vi.fn(async () => false);
  whenSessionEnds(askToReturn);
  send.mockImplementation(async () => ended());
  await expect(service.listOperators()).rejects.toMatchObject({ key: 'session.invalid' });
  expect([askToReturn.mock.calls.length, send.mock.calls.length]).toEqual([1, 1]);
  await expect(service.getSession()).rejects.toMatchObject({ key: 'session.invalid' });
  expect(askToReturn).toHaveBeenCalledOnce();
});
