import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { errors } from '../generated/vendor/errors.ts';
import type { Journal, Visit } from './journal.ts';
import type { Moods } from './moods.ts';

type DoorNeeds = {
  readonly serve: RequestListener;
  readonly journal: Journal;
  readonly moods: Moods;
  /** How long a slow vendor takes. */
  readonly slowMilliseconds: number;
};

/** Where every request to a vendor comes in: it is written down, and meets the mood its vendor is in. */
export function createDoor({ serve, journal, moods, slowMilliseconds }: DoorNeeds): RequestListener {
  return (request, response) => {
    const [, , vendorCode = '', ...rest] = (request.url ?? '').split(/[/?]/);
    const mood = moods.of(vendorCode);
    journal.visit({ vendorCode, title: `${request.method} …/${rest.join('/')}` }, (visit) => {
      timed(visit, response);
      switch (mood) {
        case 'normal':
          return void serve(request, response);
        case 'slow': {
          journal.note({ remark: 'slow' });
          const patience = setTimeout(() => serve(request, response), slowMilliseconds);
          return void response.once('close', () => clearTimeout(patience));
        }
        case 'broken':
          journal.note({ remark: 'broken' });
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
