import { readFileSync } from 'node:fs';
import { EXCHANGE_RATES } from '@agency-booking/connector-contracts/parties';
import express, { type Express, type Request } from 'express';
import { isPublishing, PUBLISHING } from '../exchange-rates/publisher.ts';
import { addFiles } from '../files/routes.ts';
import type { Changes } from '../traffic/changes.ts';
import { BEHAVIOURS, isBehaviour } from '../traffic/faults.ts';
import { isStatementAs } from '../traffic/misstatements.ts';
import { DRIVES } from '../transfer-supplier/rides.ts';
import { type Access, guardOf } from './access.ts';
import { addAgency } from './agency-routes.ts';
import { backTo, refuse } from './answers.ts';
import { filterFrom } from './filter.ts';
import { ICON, PAGES } from './layout.ts';
import { consolePage, nowherePage, type PageDeps } from './page.ts';
import { streamOf } from './stream.ts';
import { STYLE } from './style.ts';

type ConsoleDeps = PageDeps & { readonly changes: Changes; readonly access: Access };

const SCRIPT = readFileSync(new URL('live.js', import.meta.url), 'utf8');
const MORPH_SCRIPT = readFileSync(new URL('morph.js', import.meta.url), 'utf8');

const ROBOTS = 'User-agent: *\nDisallow: /\n';

const SECURITY_HEADERS = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
};

/** Serves the console's pages and forms, and the pictures and documents that offers link to. */
export function createConsole(deps: ConsoleDeps): Express {
  const app = express();
  app.set('x-powered-by', false);
  app.use((_request, response, next) => {
    response.set(SECURITY_HEADERS);
    next();
  });
  app.use(guardOf(deps.access));
  for (const [path] of PAGES) {
    app.get(path, async (request, response) => {
      const { search, searchParams } = new URL(request.url, 'http://sandbox');
      const filter = filterFrom(searchParams);
      // The overview listed the calls before they had a separate page, so old links with a filter are redirected.
      if (path === '/' && Object.keys(filter).length > 0) return response.redirect(`/calls${search}`);
      response
        .set('Cache-Control', 'no-store')
        .type('html')
        .send(await consolePage(path, deps, filter));
    });
  }
  app.get('/console.css', (_request, response) => void response.type('css').send(STYLE));
  app.get('/console.js', (_request, response) => void response.type('js').send(SCRIPT));
  app.get('/morph.js', (_request, response) => void response.type('js').send(MORPH_SCRIPT));
  app.get('/console/mail.json', (_request, response) => {
    response.set('Cache-Control', 'no-store').json({ results: deps.inbox.all() });
  });
  app.get('/favicon.ico', (_request, response) => response.redirect(ICON));
  app.get('/robots.txt', (_request, response) => void response.type('text').send(ROBOTS));
  app.get('/console/changes', streamOf(deps.changes));

  app.post(
    '/console/parties/:code/behaviour',
    express.urlencoded({ extended: false, limit: '1kb' }),
    (request, response) => {
      const { code } = request.params;
      const { behaviour, next } = request.body ?? {};
      if (!deps.faults.has(code!)) return void refuse(response, 404, `There is no party ${code}.`);
      if (isBehaviour(behaviour)) deps.faults.set(code!, behaviour);
      else if (isBehaviour(next)) deps.faults.setNext(code!, next);
      else if (next === '') deps.faults.setNext(code!, undefined);
      else return void refuse(response, 400, `behaviour, next: must be one of ${BEHAVIOURS.join(', ')}.`);
      backTo(request, response, code!);
    },
  );

  app.post('/console/behaviours/reset', (request, response) => {
    deps.faults.reset();
    deps.misstatements.reset();
    backTo(request, response, 'overview');
  });

  const form = express.urlencoded({ extended: false, limit: '1kb' });
  app.post('/console/parties/:code/statement', form, (request, response) => {
    const { code } = request.params;
    const { statement } = request.body ?? {};
    const choices = deps.misstatements.choicesOf(code);
    if (choices.length === 0) return void refuse(response, 404, `${code} has no statements.`);
    if (!isStatementAs(statement) || !choices.includes(statement)) {
      return void refuse(response, 400, `statement: must be one of ${choices.join(', ')}.`);
    }
    deps.misstatements.set(code, statement);
    backTo(request, response, code);
  });

  app.post('/console/reservations/:reservationId/drop', form, (request, response) => {
    const { reservationId } = request.params;
    if (deps.reservations.drop(reservationId)) backTo(request, response, 'reservations');
    else if (deps.transferReservations.drop(reservationId, legOf(request.body))) backTo(request, response, 'transfers');
    else refuse(response, 404, `There is no active reservation ${reservationId}.`);
  });

  app.post('/console/reservations/:reservationId/ride', form, (request, response) => {
    const { reservationId } = request.params;
    const { drive } = request.body ?? {};
    const leg = legOf(request.body);
    if (!DRIVES.includes(drive)) return void refuse(response, 400, `drive: must be one of ${DRIVES.join(', ')}.`);
    if (leg && deps.transferReservations.drive(reservationId, leg, drive)) backTo(request, response, 'transfers');
    else refuse(response, 404, `Reservation ${reservationId} has no active leg to run.`);
  });

  app.post('/console/transactions/:reference/charge', (request, response) => {
    const { reference } = request.params;
    if (deps.transactions.chargeUnasked(reference)) backTo(request, response, 'payments');
    else refuse(response, 404, `There is no transaction ${reference} at the bank.`);
  });

  app.post('/console/transactions/:reference/open', (request, response) => {
    const { reference } = request.params;
    if (deps.transactions.open(reference)) backTo(request, response, 'payments');
    else refuse(response, 404, `There is no transaction ${reference} with blocked refunds.`);
  });

  app.post('/console/exchange-rates', form, (request, response) => {
    const { publishing } = request.body ?? {};
    if (!isPublishing(publishing))
      return void refuse(response, 400, `publishing: must be one of ${PUBLISHING.join(', ')}.`);
    deps.publisher.set(publishing);
    backTo(request, response, EXCHANGE_RATES);
  });

  addAgency(app, deps);
  addFiles(app);
  app.use((request, response) => {
    response.vary('Accept');
    if (!wantsPage(request)) return refuse(response, 404, `There is no page at ${request.path}.`);
    response.status(404).set('Cache-Control', 'no-store').type('html').send(nowherePage(deps.docsUrl()));
  });
  return app;
}

/** Returns true for a browser. Clients that accept any media type are treated as programs. */
const wantsPage = (request: Request) =>
  (request.method === 'GET' || request.method === 'HEAD') && request.accepts(['text', 'html']) === 'html';

/** Returns the leg to cancel, or `undefined` for the whole transfer. */
function legOf({ leg }: { readonly leg?: unknown } = {}): 'oneway' | 'return' | undefined {
  return leg === 'oneway' || leg === 'return' ? leg : undefined;
}
