import type { RequestHandler } from 'express';
import type { Changes } from '../traffic/changes.ts';

/** Groups changes into one update, because a search calls all vendors concurrently. */
const TOGETHER_MILLISECONDS = 100;
/** The interval between updates for states that change only over time. */
const LOOK_AGAIN_MILLISECONDS = 2_000;

/** Sends Server-Sent Events that make the page reload its content. */
export function streamOf(changes: Changes): RequestHandler {
  return (_request, response) => {
    response.set('Cache-Control', 'no-store').type('text/event-stream').flushHeaders();
    let soon: NodeJS.Timeout | undefined;
    const send = () => {
      soon = undefined;
      response.write('data: changed\n\n');
    };
    const unsubscribe = changes.subscribe(() => {
      soon ??= setTimeout(send, TOGETHER_MILLISECONDS);
    });
    const regularly = setInterval(send, LOOK_AGAIN_MILLISECONDS);
    send();
    response.once('close', () => {
      unsubscribe();
      clearTimeout(soon);
      clearInterval(regularly);
    });
  };
}
