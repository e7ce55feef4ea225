import { setImmediate } from 'node:timers/promises';

/** Lets the event loop serve other requests before the caller continues. */
export const nextTurn = (): Promise<void> => setImmediate();
