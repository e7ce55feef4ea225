import type { RequestListener, ServerResponse } from 'node:http';
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

/** Where every request to a vendor comes in: it is written down, and its answer goes the way the vendor behaves. */
export function createDoor({ serve, journal, faults, slowMilliseconds }: DoorNeeds): RequestListener {
  return (request, response) => {
    const [, , vendorCode = '', ...path] = (request.url ?? '').split(/[/?]/);
    journal.visit({ vendorCode, title: titleOf(request.method, path) }, (visit) => {
      timed(visit, response);
      switch (faults.of(vendorCode)) {
        case 'normal':
          break;
        case 'slow':
          delay(response, slowMilliseconds, () => spoilt(visit, 'slow'));
          break;
        case 'failing':
          answerInstead(response, () => {
            spoilt(visit, 'failing');
            sendJson(response, errors['server.error'].status, FAILED);
          });
          break;
        case 'offContract':
          answerInstead(response, () => {
            spoilt(visit, 'off the contract');
            sendJson(response, 200, OFF_CONTRACT);
          });
          break;
        case 'down':
          answerInstead(response, () => {
            spoilt(visit, 'connection cut');
            response.destroy();
          });
      }
      serve(request, response);
    });
  };
}

const FAILED = { code: errors['server.error'].code, description: errors['server.error'].description };
const OFF_CONTRACT = { offers: [{ car: 'Renault Clio' }], extras: 'none' };

/** Until a handler knows better. */
function titleOf(method: string | undefined, path: readonly string[]): string {
  if (path[0] === 'offers' && path.length === 1) return 'Search for cars';
  return path[0] === 'offers' && path[2] === 'extras' ? 'Extras of an offer' : `${method} ${path.join('/')}`;
}

function timed(visit: Visit, response: ServerResponse): void {
  const startedAt = performance.now();
  response.once('close', () => {
    visit.status = response.writableFinished ? response.statusCode : null;
    visit.milliseconds = performance.now() - startedAt;
  });
}

function spoilt(visit: Visit, remark: string): void {
  Object.assign(visit, { isSpoilt: true, remark });
}

/** The vendor does its work, and the answer is on its way for so long. */
function delay(response: ServerResponse, milliseconds: number, before: () => void): void {
  const end = response.end.bind(response) as (...parts: unknown[]) => ServerResponse;
  Object.assign(response, {
    end(...parts: unknown[]) {
      before();
      const onTheWay = setTimeout(() => end(...parts), milliseconds);
      response.once('close', () => clearTimeout(onTheWay));
      return response;
    },
  });
}

/** The vendor does its work, and its answer never leaves the house. */
function answerInstead(response: ServerResponse, answer: () => void): void {
  Object.assign(response, {
    writeHead: () => response,
    end() {
      // The methods of the class come into their own again.
      Reflect.deleteProperty(response, 'writeHead');
      Reflect.deleteProperty(response, 'end');
      answer();
      return response;
    },
  });
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}
