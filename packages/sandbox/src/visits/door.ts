import type { RequestListener, ServerResponse } from 'node:http';
import type { Faults } from './faults.ts';
import type { Journal, Visit } from './journal.ts';

/** Who is called, and what for, until a handler knows better. */
export type Call = { readonly party: string; readonly title: string };

type DoorDeps = {
  readonly serve: RequestListener;
  readonly callOf: (method: string | undefined, path: readonly string[]) => Call;
  /** What a failing party answers. */
  readonly failure: { readonly status: number; readonly code: number; readonly description: string };
  readonly journal: Journal;
  readonly faults: Faults;
  /** How long a slow vendor takes. */
  readonly slowMilliseconds: number;
};

/** Where every request to a party comes in: it is written down, and its answer goes the way the party behaves. */
export function createDoor({ serve, callOf, failure, journal, faults, slowMilliseconds }: DoorDeps): RequestListener {
  const { status: failedStatus, code, description } = failure;
  return (request, response) => {
    const [path = ''] = (request.url ?? '').split('?');
    const { party, title } = callOf(request.method, path.split('/').slice(2));
    journal.visit({ vendorCode: party, title }, (visit) => {
      timed(journal, visit, response);
      switch (faults.take(party)) {
        case 'normal':
          break;
        case 'slow':
          delay(response, slowMilliseconds, () => spoilt(visit, 'slow'));
          break;
        case 'failing':
          answerInstead(response, () => {
            spoilt(visit, 'failing');
            sendJson(response, failedStatus, { code, description });
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

const OFF_CONTRACT = { offers: [{ car: 'Renault Clio' }], extras: 'none' };

function timed(journal: Journal, visit: Visit, response: ServerResponse): void {
  const startedAt = performance.now();
  response.once('close', () => {
    const status = response.writableFinished ? response.statusCode : null;
    journal.end(visit, { status, milliseconds: performance.now() - startedAt });
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
