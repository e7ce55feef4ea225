import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { errors } from '../generated/vendor/errors.ts';
import type { Faults } from '../vendor/faults.ts';
import type { Journal, Visit } from './journal.ts';

type DoorNeeds = {
  readonly serve: RequestListener;
  readonly journal: Journal;
  readonly faults: Faults;
  /** How long a slow vendor takes. */
  readonly slowMilliseconds: number;
};

/** Where every request to a vendor comes in: it is written down, and meets the fault its vendor has. */
export function createDoor({ serve, journal, faults, slowMilliseconds }: DoorNeeds): RequestListener {
  return (request, response) => {
    const [, , vendorCode = '', ...rest] = (request.url ?? '').split(/[/?]/);
    const behaviour = faults.of(vendorCode);
    journal.visit({ vendorCode, title: `${request.method} …/${rest.join('/')}` }, (visit) => {
      timed(visit, response);
      switch (behaviour) {
        case 'normal':
          return void serve(request, response);
        case 'slow': {
          journal.note({ remark: 'slow' });
          const patience = setTimeout(() => serve(request, response), slowMilliseconds);
          return void response.once('close', () => clearTimeout(patience));
        }
        case 'failing':
          journal.note({ remark: 'failing' });
          return answer(request, response, errors['server.error'].status, failed);
        case 'offContract':
          journal.note({ remark: 'off the contract' });
          return answer(request, response, 200, { offers: [{ car: 'Renault Clio' }], extras: 'none' });
        case 'down':
          journal.note({ remark: 'connection cut' });
          return void request.socket.destroy();
      }
    });
  };
}

const { code, description } = errors['server.error'];
const failed = { code, description };

function answer(request: IncomingMessage, response: ServerResponse, status: number, body: object): void {
  request.resume();
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

function timed(visit: Visit, response: ServerResponse): void {
  const startedAt = performance.now();
  response.once('close', () => {
    visit.status = response.writableFinished ? response.statusCode : null;
    visit.milliseconds = performance.now() - startedAt;
  });
}
