import type { KnownCard } from './scan.ts';

type Typed = Partial<Record<'number' | 'expiry' | 'cvc' | 'holder' | 'installmentCount', string>>;

export type Traveller = ReturnType<typeof createTraveller>;

/**
 * Creates a traveller's browser, which keeps cookies and follows redirects. Each IP address represents a different
 * traveller.
 */
export function createTraveller(pageUrl: () => string, address: string) {
  const cookies = new Map<string, string>();

  async function ask(path: string, form?: Record<string, string>): Promise<string> {
    const answer = await fetch(pageUrl() + path, {
      method: form ? 'POST' : 'GET',
      redirect: 'manual',
      headers: {
        Cookie: Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; '),
        'X-Forwarded-For': address,
      },
      ...(form && { body: new URLSearchParams(form) }),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, decodeURIComponent(value));
    }
    const target = answer.headers.get('location');
    return answer.status === 303 && target ? ask(target) : answer.text();
  }

  return {
    /** Opens the link of a payment session. Returns the page. */
    open: (link: string) => ask(new URL(link).pathname),
    read: (session: string) => ask(`/sessions/${session}`),
    /** Requests the installments, as the page does once the first eight digits have been entered. */
    plansOf: (session: string, { number }: KnownCard, bin = number.slice(0, 8)) =>
      ask(`/sessions/${session}/installments`, { bin }),
    pay: (session: string, { number, cvc }: KnownCard, typed: Typed = {}) =>
      ask(`/sessions/${session}/payments`, {
        ...{ number, cvc, expiry: '12 / 31', holder: 'Elif Demir', installmentCount: '1', ...typed },
      }),
  };
}

/** Authenticates on the bank's page, or cancels there, and returns to the service as the browser does. */
export async function leaveBank(shown: string, at: { bank: string; service: string; orderId: string }, press = 'code') {
  const session = /name="session" value="([^"]+)"/.exec(shown)?.[1];
  if (!session) throw new Error(`this is not the redirect to the bank: ${shown}`);
  const form = new URLSearchParams({ code: '123456', wrongCodes: '0' });
  const page = await (await fetch(`${at.bank}/bank/3ds/${session}/${press}`, { method: 'POST', body: form })).text();
  const fields = ['language', 'paymentId', 'transactionId'].map((name): [string, string] => [
    name,
    new RegExp(`name="${name}" value="([^"]*)"`).exec(page)![1]!,
  ]);
  const back = `${at.service}/api/v1/payment/3ds-callback/${at.orderId}`;
  return (await fetch(back, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) })).text();
}
