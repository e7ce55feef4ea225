import { en } from '../../../payment-page/src/words/en.ts';

/** The page that a browser shows. `none` means that there was no response. */
export type Shown =
  | { readonly kind: 'form' | 'waiting' | 'unavailable' | 'unknown' | 'none' }
  | { readonly kind: 'bank'; readonly challenge: Challenge }
  | { readonly kind: 'result'; readonly isPaid: boolean };

/** The form that sends the browser to the bank. */
export type Challenge = { readonly url: string; readonly session: string };

/** One visit, with the final HTTP status, or 0 if there was no response. Times are from `performance.now()`. */
export type Visit = {
  readonly operation: string;
  readonly isWrite: boolean;
  readonly status: number;
  readonly at: number;
  readonly milliseconds: number;
};

type Fields = Readonly<Record<string, string>>;
type Loaded = { readonly status: number; readonly text: string };

/** Request timeout. It is longer than the page's own timeout for calls to the service. */
const PATIENCE_MS = 20_000;
const CODE = '123456';
const BIN_DIGITS = 8;
const MAX_REDIRECTS = 5;

export type Device = ReturnType<typeof openDevice>;

/** Opens a session's link in a browser that has its own cookies, follows redirects and runs no scripts. */
export function openDevice(link: string, visited: (visit: Visit) => unknown = () => {}) {
  const { origin } = new URL(link);
  const cookies = new Map<string, string>();
  const cookieHeader = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  let address = link;

  async function load(url: string, form?: Fields): Promise<Loaded | undefined> {
    let [target, body] = [url, form];
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      const response = await fetch(target, {
        method: body ? 'POST' : 'GET',
        ...(body && { body: new URLSearchParams(body) }),
        headers: { 'Accept-Language': 'en', ...(target.startsWith(origin) && { Cookie: cookieHeader() }) },
        redirect: 'manual',
        signal: AbortSignal.timeout(PATIENCE_MS),
      }).catch(() => undefined);
      const text = await response?.text().catch(() => undefined);
      if (!response || text === undefined) return undefined;
      for (const cookie of response.headers.getSetCookie()) {
        const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie)!;
        cookies.set(name!, value!);
      }
      const location = response.headers.get('location');
      if (!location) return { status: response.status, text };
      [target, body] = [new URL(location, target).href, undefined];
      const [, session] = /(\/sessions\/pay_[\w-]+)$/.exec(target) ?? [];
      if (session) address = target;
    }
    return undefined;
  }

  async function timed(operation: string, url: string, form?: Fields): Promise<Loaded | undefined> {
    const at = performance.now();
    const loaded = await load(url, form);
    const milliseconds = performance.now() - at;
    visited({ operation, isWrite: form !== undefined, status: loaded?.status ?? 0, at, milliseconds });
    return loaded;
  }
  async function visit(operation: string, url: string, form?: Fields): Promise<Shown> {
    const loaded = await timed(operation, url, form);
    return loaded ? shownOf(loaded) : { kind: 'none' };
  }

  return {
    /** Opens the link on the first call, and reloads the page on later calls. */
    look: () => visit('showSession', address),
    /**
     * Submits the card form, even if the session has changed since the form was shown, as with a browser's Back button.
     */
    async submit(number: string): Promise<Shown> {
      if (address === link) return visit('showSession', address);
      // The form's script requests the installments.
      await load(`${address}/installments`, { bin: number.slice(0, BIN_DIGITS) });
      const form = { number, expiry: `12 / ${new Date().getUTCFullYear() - 1_997}`, cvc: '123', holder: 'Elif Demir' };
      return visit('submitCard', `${address}/payments`, { ...form, installmentCount: '1' });
    },
    /**
     * Confirms or cancels at the bank. Returns the page that the bank sends the browser to, or the last page that was
     * reached.
     */
    async atBank({ url, session }: Challenge, press: 'confirm' | 'cancel'): Promise<Shown> {
      await load(url, { session });
      const step = `${url}/${session}/${press === 'confirm' ? 'code' : 'cancel'}`;
      const left = await load(step, press === 'confirm' ? { code: CODE, wrongCodes: '0' } : {});
      const form = left && returnForm(left.text);
      if (!form) return { kind: 'none' };
      const back = await timed('receive3dsCallback', form.action, form.fields);
      const finish = back && /href="([^"]*\/payment\/3ds-finish\/[^"]+)"/.exec(back.text)?.[1];
      return finish ? visit('finish3ds', finish.replaceAll('&amp;', '&')) : { kind: 'none' };
    },
  };
}

function shownOf({ status, text }: Loaded): Shown {
  const challenge = /<form method="post" action="([^"]+)"><input type="hidden" name="session" value="([^"]+)">/.exec(
    text,
  );
  if (challenge) return { kind: 'bank', challenge: { url: challenge[1]!, session: challenge[2]! } };
  if (text.includes('data-installments')) return { kind: 'form' };
  if (status === 404) return { kind: 'unknown' };
  if (status >= 400) return { kind: 'unavailable' };
  if (text.includes('http-equiv="refresh"')) return { kind: 'waiting' };
  return { kind: 'result', isPaid: text.includes(en.paid) };
}

/** Returns the form that sends the browser back from the bank. */
function returnForm(text: string) {
  const action = /action="([^"]*\/payment\/3ds-callback\/[^"]+)"/.exec(text)?.[1];
  if (!action) return undefined;
  const field = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(text)![1]!;
  return {
    action,
    fields: { language: field('language'), paymentId: field('paymentId'), transactionId: field('transactionId') },
  };
}
