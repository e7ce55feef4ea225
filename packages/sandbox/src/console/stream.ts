import type { RequestHandler } from 'express';
import type { Changes } from '../visits/changes.ts';

/** A search asks everybody at once: that is one change to look at. */
const TOGETHER_MILLISECONDS = 100;
/** Some things change with time alone. */
const LOOK_AGAIN_MILLISECONDS = 2_000;

/** Server-Sent Events that say when it is worth looking again. */
export function streamOf(changes: Changes): RequestHandler {
  return (_request, response) => {
    response.set('Cache-Control', 'no-store').type('text/event-stream').flushHeaders();
    let soon: NodeJS.Timeout | undefined;
    const send = () => {
      soon = undefined;
      response.write('data: changed\n\n');
    };
    const stopListening = changes.listen(() => {
      soon ??= setTimeout(send, TOGETHER_MILLISECONDS);
    });
    const regularly = setInterval(send, LOOK_AGAIN_MILLISECONDS);
    send();
    response.once('close', () => {
      stopListening();
      clearTimeout(soon);
      clearInterval(regularly);
    });
  };
}
