import type { RequestListener } from 'node:http';
import { createControl } from './control/serve.ts';
import { openWorld } from './open-world.ts';
import { type World, type WorldStart, worldOf } from './world.ts';

/** Starts a world that also serves its control contract at `/world/v1`. */
export async function serveWorld(start: WorldStart = {}): Promise<World> {
  const { promise: control, resolve } = Promise.withResolvers<RequestListener>();
  const also: RequestListener = async (request, response) => (await control)(request, response);
  const world = worldOf(await openWorld({ ...start, also }));
  resolve(await createControl(world, start.log ?? (() => {})));
  return world;
}
