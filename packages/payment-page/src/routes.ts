import { randomBytes } from 'node:crypto';
import { pageHeaders } from '@agency-booking/html/page';
import { parseCookie } from 'cookie';
import express, { type Express, type Request, type Response } from 'express';
import { readCard, type Typed } from './card.ts';
import { noticeOf, problemOf } from './notices.ts';
import type { Observer, PaymentOutcome } from './observer.ts';
import { clientErrorOf, observing, pageOf, travellerOf } from './observing.ts';
import { checkoutPage, type Problem, planChoices } from './pages/checkout.ts';
import { errorPage } from './pages/errors.ts';
import { layout, type Page } from './pages/layout.ts';
import { bankPage, resultPage, waitingPage } from './pages/states.ts';
import type { Traveller } from './post.ts';
import type { Processor } from './processor.ts';
import type { Answer, Language, Service, Session } from './service.ts';
import { words } from './words/words.ts';

export type PageDeps = {
  readonly service: (from: Traveller) => Service;
  readonly processor: Processor;
  readonly publicUrl: string;
  readonly trustProxyHops: number;
  readonly now: () => Date;
  readonly observer: Observer;
  readonly isClosing: () => boolean;
};

const SECRET = /^[A-Za-z0-9_-]{22}$/;
const SESSION = /^pay_[A-Za-z0-9_-]{22}$/;
const NONCE_BYTES = 16;
const BIN = /^\d{6}(\d{2})?$/;
const INSTALLMENTS = /^\d{1,2}$/;
const MAX_BODY = '4kb';
const LONGEST_AGENT = 500;
/** Errors after which the service may have started the payment. The session shows its state. */
const UNKNOWN_OUTCOMES: readonly string[] = ['unavailable', 'server.error'];
/**
 * Creates the page. Every form post is answered with a redirect to a page, unless the form has to be shown again with
 * messages.
 */
export function createPage(deps: PageDeps): Express {
  const { processor, publicUrl, trustProxyHops, now, observer, isClosing } = deps;
  const isSecure = publicUrl.startsWith('https:');
  const prefix = isSecure ? '__Host-' : '';
  const app = express();
  app.set('x-powered-by', false);
  app.set('etag', false);
  app.set('trust proxy', trustProxyHops);
  const form = express.urlencoded({ extended: false, limit: MAX_BODY });

  app.use(observing(observer));
  /** Returns the service for the traveller who sent the request. */
  const service = (request: Request) => deps.service(travellerOf(request.res!));

  app.get('/health/live', (_, response) => void response.json({ status: 'ok' }));

  /**
   * Readiness does not depend on the service or the processor. If either is unavailable, the page shows an error
   * message that is more helpful than the load balancer's.
   */
  app.get('/health/ready', (_, response) => {
    if (isClosing()) response.status(503).json({ status: 'closing' });
    else response.json({ status: 'ok' });
  });

  /** Moves the secret from the link to a cookie, so that the secret reaches neither the bank nor any URL log. */
  app.get('/pay/:secret', async (request, response) => {
    const { secret } = request.params;
    const read = SECRET.test(secret) ? await service(request).readSession(secret) : { error: 'session.notFound' };
    if ('error' in read) return showError(request, response, read.error);
    const { id } = read.value;
    setCookie(response, id, secret);
    secured(response);
    response.redirect(303, `/sessions/${id}`);
  });

  app.get('/sessions/:id', async (request, response) => {
    const { language } = request.query;
    if (isLanguage(language)) {
      setCookie(response, 'language', language);
      return response.redirect(303, addressOf(request.params.id));
    }
    const read = await readSession(request);
    if ('error' in read) showError(request, response, read.error);
    else showSession(request, response, read.value);
  });

  /**
   * Returns the choices as markup. A card without installment plans gets the single-payment option, so that the
   * traveller can try any card.
   */
  app.post('/sessions/:id/installments', form, async (request, response) => {
    const secret = secretOf(request);
    const bin = entered(request, 'bin');
    // The service must never receive more than the first eight digits of a card number.
    if (!secret || !BIN.test(bin)) return void response.sendStatus(404);
    const found = await service(request).listInstallments({ secret, bin });
    if ('error' in found) return void response.sendStatus(404);
    secured(response);
    const shown = entered(request, 'language');
    const say = words[isLanguage(shown) ? shown : languageOf(request)];
    response.type('html').send(planChoices(found.value.plans, say).markup);
  });

  app.post('/sessions/:id/payments', form, async (request, response) => {
    const secret = secretOf(request);
    const read = await readSession(request);
    if ('error' in read || !secret)
      return showError(request, response, 'error' in read ? read.error : 'link.notOpened');
    const session = read.value;
    if (session.status !== 'open') return response.redirect(303, addressOf(session.id));
    const language = languageOf(request, session);
    const say = words[language];
    const typed = typedIn(request);
    const askAgain = (notice: string, wrong?: Problem['wrong']) =>
      showCheckout(request, response.status(422), session, { notice, typed, ...(wrong && { wrong }) });

    const from = travellerOf(response);
    const submitted = (outcome: PaymentOutcome, error?: string) =>
      observer.submitted({ outcome, session: session.id, requestId: from.requestId, ...(error && { error }) });

    const checked = readCard(typed, now());
    if ('wrong' in checked) {
      submitted('wrongFields');
      return askAgain(say.check, checked.wrong);
    }
    const token = await processor.createToken(session.id, checked.card, from);
    if (token === undefined) {
      submitted('noToken');
      return askAgain(say.tryAgain);
    }
    const started = await service(request).startPayment({
      secret,
      token,
      installmentCount: Number(INSTALLMENTS.exec(entered(request, 'installmentCount'))) || 1,
      language,
      ipAddress: from.address,
      userAgent: (request.get('User-Agent') ?? '').slice(0, LONGEST_AGENT),
    });
    if ('error' in started) {
      submitted(started.error === 'unavailable' ? 'unavailable' : 'refused', started.error);
      if (UNKNOWN_OUTCOMES.includes(started.error)) return showError(request, response, 'unavailable');
      return askAgain(noticeOf(started.error, session, say));
    }
    submitted('started');
    response.redirect(303, addressOf(session.id));
  });

  /** The service redirects the browser here when the traveller returns from the bank. */
  app.get('/return/:id', (request, response) => response.redirect(303, addressOf(request.params.id)));

  app.use((request: Request, response: Response) => showError(request, response, 'session.notFound'));
  app.use((error: unknown, request: Request, response: Response, _next: unknown) => {
    const status = clientErrorOf(error);
    if (status !== undefined) return void response.sendStatus(status);
    observer.failed({ page: pageOf(request), requestId: travellerOf(response).requestId, error });
    if (response.headersSent) response.destroy();
    else showError(request, response, 'unavailable');
  });
  return app;

  function setCookie(response: Response, name: string, value: string): void {
    response.cookie(`${prefix}${name}`, value, { httpOnly: true, sameSite: 'lax', secure: isSecure, path: '/' });
  }

  function cookieOf(request: Request, name: string): string | undefined {
    return parseCookie(request.headers.cookie ?? '')[`${prefix}${name}`];
  }

  function secretOf(request: Request): string | undefined {
    return cookieOf(request, String(request.params.id));
  }

  async function readSession(request: Request): Promise<Answer<Session>> {
    if (!SESSION.test(String(request.params.id))) return { error: 'session.notFound' };
    const secret = secretOf(request);
    const read: Answer<Session> = secret ? await service(request).readSession(secret) : { error: 'link.notOpened' };
    return 'value' in read && read.value.id !== request.params.id ? { error: 'session.notFound' } : read;
  }

  function languageOf(request: Request, session?: Session): Language {
    const chosen = cookieOf(request, 'language');
    if (isLanguage(chosen)) return chosen;
    return session?.language ?? ((request.acceptsLanguages('en', 'tr', 'de') || 'en') as Language);
  }

  function showSession(request: Request, response: Response, session: Session): void {
    const { status, payment } = session;
    const language = languageOf(request, session);
    const challenge = payment?.state === 'challenge' ? payment.challenge : undefined;
    if (status === 'open') showCheckout(request, response, session, problemOf(session, language));
    else if (status !== 'processing') show(request, response, resultPage(session, status, language), session);
    else if (!challenge) show(request, response, waitingPage(session, language), session);
    else show(request, response, bankPage(challenge, language), session, new URL(challenge.url).origin);
  }

  function showCheckout(request: Request, response: Response, session: Session, problem?: Problem): void {
    show(request, response, checkoutPage(session, languageOf(request, session), problem), session);
  }

  function show(request: Request, response: Response, page: Page, session?: Session, postsTo?: string): void {
    const nonce = secured(response, postsTo);
    const address = session && addressOf(session.id);
    if (page.reload) response.set('Retry-After', String(page.reload.seconds));
    response.type('html').send(layout(page, languageOf(request, session), nonce, address));
  }

  function showError(request: Request, response: Response, error: string): void {
    const { status, page } = errorPage(error, languageOf(request), pathOf(request));
    show(request, response.status(status), page);
  }
}

/** Returns the path of the page whose form was sent, or of the page itself. */
const pathOf = ({ path }: Request) => path.replace(/\/(installments|payments)$/, '');

const addressOf = (id: string | undefined) => `/sessions/${id}`;

function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && Object.hasOwn(words, value);
}

function entered({ body }: Request, field: string): string {
  const value: unknown = body?.[field];
  return typeof value === 'string' ? value : '';
}

function typedIn(request: Request): Typed {
  const of = (field: keyof Typed) => entered(request, field);
  return { number: of('number'), expiry: of('expiry'), cvc: of('cvc'), holder: of('holder') };
}

/** Returns the nonce for the page's own style and script. */
function secured(response: Response, postsTo = ''): string {
  const nonce = randomBytes(NONCE_BYTES).toString('base64');
  response.set({
    ...pageHeaders(nonce, postsTo, "connect-src 'self'; img-src data:; "),
    'Cross-Origin-Opener-Policy': 'same-origin',
  });
  return nonce;
}
