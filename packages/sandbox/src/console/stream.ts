import type { RequestHandler } from 'express';
import type { Changes } from '../traffic/changes.ts';

/** A search calls every vendor at once: that is one change to show. */
const TOGETHER_MILLISECONDS = 100;
/** Some standings change with time alone. */
const LOOK_AGAIN_MILLISECONDS = 2_000;

/** Server-Sent Events that tell the page to read itself again. */
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
