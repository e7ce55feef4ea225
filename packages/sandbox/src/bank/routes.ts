import { randomBytes } from 'node:crypto';
import { pageHeaders } from '@agency-booking/html/page';
import express, { type Express, type Request, type Response } from 'express';
import type { Challenge, Challenges } from './challenges.ts';
import { challengePage, unknownPage } from './page.ts';

const NONCE_BYTES = 16;

/** The pages work without scripts. */
export function createBank({ challenges }: { challenges: Challenges }): Express {
  const app = express();
  app.set('x-powered-by', false);
  const form = express.urlencoded({ extended: false, limit: '2kb' });

  /**
   * Every form post is answered with a redirect to a page, so that going back or reloading does not submit the form
   * again.
   */
  const seeOther = (response: Response, { session }: Challenge) => response.redirect(303, `/bank/3ds/${session}`);

  app.post('/bank/3ds', form, (request, response) => {
    const challenge = challenges.find(entered(request, 'session'));
    if (challenge) seeOther(response, challenge);
    else refuse(request, response);
  });
  app.get('/bank/3ds/:session', (request, response) => {
    const challenge = challenges.find(request.params.session);
    if (challenge) show(response, challenge);
    else refuse(request, response);
  });
  app.post('/bank/3ds/:session/code', form, (request, response) => {
    const challenge = challenges.find(request.params.session!);
    if (!challenge) return refuse(request, response);
    const code = entered(request, 'code').replace(/\s/g, '');
    challenges.enterCode(challenge.session, { code, wrongCodes: Number(entered(request, 'wrongCodes')) });
    seeOther(response, challenge);
  });
  app.post('/bank/3ds/:session/cancel', (request, response) => {
    const challenge = challenges.find(request.params.session);
    if (!challenge) return refuse(request, response);
    challenges.giveUp(challenge.session);
    seeOther(response, challenge);
  });
  app.use(refuse);
  return app;
}

function entered({ body }: Request, field: string): string {
  const value: unknown = body?.[field];
  return typeof value === 'string' ? value : '';
}

function show(response: Response, challenge: Challenge): void {
  const nonce = secured(response, new URL(challenge.returnUrl).origin);
  response.type('html').send(challengePage(challenge, nonce));
}

function refuse(request: Request, response: Response): void {
  const language = request.acceptsLanguages('en', 'tr', 'de') || 'en';
  const nonce = secured(response);
  response
    .status(404)
    .type('html')
    .send(unknownPage(language as Challenge['language'], nonce));
}

/** Returns the nonce for the page's own style and script. */
function secured(response: Response, returnOrigin = ''): string {
  const nonce = randomBytes(NONCE_BYTES).toString('base64');
  response.set(pageHeaders(nonce, returnOrigin));
  return nonce;
}
