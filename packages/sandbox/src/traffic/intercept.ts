import type { RequestListener, ServerResponse } from 'node:http';
import type { Faults } from './faults.ts';
import type { Journal, LoggedCall } from './journal.ts';
import type { KeepWaiting } from './wait.ts';

/** The called party, and the title of the request until a handler adds details. */
export type Call = { readonly party: string; readonly title: string };

export type CallOf = (method: string | undefined, path: readonly string[]) => Call;

type InterceptorDeps = {
  readonly serve: RequestListener;
  readonly callOf: CallOf;
  readonly failure: { readonly status: number; readonly body: object };
  readonly journal: Journal;
  readonly faults: Faults;
  readonly slowMilliseconds: number;
  readonly keepWaiting?: KeepWaiting | undefined;
};

/** Logs every request to a party and injects the configured fault. */
export function createInterceptor({
  serve,
  callOf,
  failure,
  journal,
  faults,
  slowMilliseconds,
  keepWaiting,
}: InterceptorDeps): RequestListener {
  return (request, response) => {
    const [path = ''] = (request.url ?? '').split('?');
    journal.record(callOf(request.method, path.split('/').slice(2)), (logged) => {
      timed(journal, logged, response);
      switch (faults.take(logged.party)) {
        case 'normal':
          break;
        case 'slow':
          delay(response, slowMilliseconds, () => {
            markFaulty(logged, 'slow');
            return keepWaiting?.(logged.party, slowMilliseconds);
          });
          break;
        case 'failing':
          answerInstead(response, () => {
            markFaulty(logged, 'failing');
            sendJson(response, failure.status, failure.body);
          });
          break;
        case 'offContract':
          answerInstead(response, () => {
            markFaulty(logged, 'off contract');
            sendJson(response, 200, OFF_CONTRACT);
          });
          break;
        case 'down':
          answerInstead(response, () => {
            markFaulty(logged, 'connection cut');
            response.destroy();
          });
      }
      serve(request, response);
    });
  };
}

const OFF_CONTRACT = { offers: [{ car: 'Renault Clio' }], extras: 'none' };

function timed(journal: Journal, call: LoggedCall, response: ServerResponse): void {
  const startedAt = performance.now();
  response.once('close', () => {
    const status = response.writableFinished ? response.statusCode : null;
    journal.end(call, { status, milliseconds: performance.now() - startedAt });
  });
}

function markFaulty(call: LoggedCall, remark: string): void {
  Object.assign(call, { isFaulty: true, remark });
}

/**
 * Delays the response. The party still performs the operation. `before` returns whether the service has ended the call,
 * or `undefined` if the time has to pass.
 */
function delay(response: ServerResponse, milliseconds: number, before: () => boolean | undefined): void {
  const end = response.end.bind(response) as (...parts: unknown[]) => ServerResponse;
  Object.assign(response, {
    end(...parts: unknown[]) {
      const isOver = before();
      if (isOver) return response;
      if (isOver === false) return end(...parts);
      const onTheWay = setTimeout(() => end(...parts), milliseconds);
      response.once('close', () => clearTimeout(onTheWay));
      return response;
    },
  });
}

/** Replaces the response. The party still performs the operation. */
function answerInstead(response: ServerResponse, answer: () => void): void {
  Object.assign(response, {
    writeHead: () => response,
    end() {
      // Removing the overrides restores the class's methods.
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
