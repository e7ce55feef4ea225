import express, { type Express } from 'express';
import type { Messages } from '../credit-bureau/messages.ts';
import { documentOf } from '../files/documents.ts';
import { logoOf, pictureOf } from '../files/pictures.ts';
import type { Transactions } from '../payment-processor/transactions.ts';
import type { TransferReservations } from '../transfer-supplier/reservations.ts';
import type { Offices } from '../vendor/offices.ts';
import type { Reservations } from '../vendor/reservations.ts';
import { BEHAVIOURS, type Faults, isBehaviour } from '../visits/faults.ts';
import type { Journal } from '../visits/journal.ts';
import { consolePage } from './page.ts';
import { REFRESH_SCRIPT } from './refresh.ts';
import { STYLE } from './style.ts';

type ConsoleNeeds = {
  readonly journal: Journal;
  readonly faults: Faults;
  readonly offices: Offices;
  readonly reservations: Reservations;
  readonly transferReservations: TransferReservations;
  readonly transactions: Transactions;
  readonly messages: Messages;
};

const SECURITY_HEADERS = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
};

/** The page a person looks at, its buttons, and the pictures and documents that offers link to. */
export function createConsole(needs: ConsoleNeeds): Express {
  const app = express();
  app.set('x-powered-by', false);
  app.use((_request, response, next) => {
    response.set(SECURITY_HEADERS);
    next();
  });
  app.get('/', (_request, response) => {
    response.set('Cache-Control', 'no-store').type('html').send(consolePage(needs));
  });
  app.get('/console.css', (_request, response) => void response.type('css').send(STYLE));
  app.get('/console.js', (_request, response) => void response.type('js').send(REFRESH_SCRIPT));

  app.post(
    '/console/parties/:code/behaviour',
    express.urlencoded({ extended: false, limit: '1kb' }),
    (request, response) => {
      const { code } = request.params;
      const behaviour = request.body?.behaviour;
      if (!needs.faults.has(code!)) return void refuse(response, 404, `There is no ${code}.`);
      if (!isBehaviour(behaviour))
        return void refuse(response, 400, `behaviour: must be one of ${BEHAVIOURS.join(', ')}.`);
      needs.faults.set(code!, behaviour);
      response.redirect(303, `/#${code}`);
    },
  );

  app.post('/console/reservations/:reservationId/drop', ({ params: { reservationId } }, response) => {
    if (needs.reservations.drop(reservationId)) response.redirect(303, '/#reservations');
    else if (needs.transferReservations.drop(reservationId)) response.redirect(303, '/#transfers');
    else refuse(response, 404, `There is no reservation ${reservationId} that stands.`);
  });

  app.get('/images/:name.svg', ({ params }, response) => sendFile(response, 'svg', pictureOf(params.name!)));
  app.get('/logos/:code.svg', ({ params }, response) => sendFile(response, 'svg', logoOf(params.code!)));
  app.get('/documents/:code/:name', ({ params }, response) =>
    sendFile(response, 'pdf', documentOf(params.code!, params.name!)),
  );
  app.use((request, response) => refuse(response, 404, `There is nothing at ${request.path}.`));
  return app;
}

function sendFile(response: express.Response, type: 'svg' | 'pdf', content: string | Buffer | undefined): void {
  if (content === undefined) refuse(response, 404, 'There is no such file.');
  else response.set('Cache-Control', 'public, max-age=3600').type(type).send(content);
}

function refuse(response: express.Response, status: number, message: string): void {
  response.status(status).type('text').send(`${message}\n`);
}
