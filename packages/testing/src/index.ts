export { unwrap } from '@agency-booking/client/webhooks';
export { AGENCIES, type AgencyName } from './agencies.ts';
export type { Drive, Fault, Leg } from './parties.ts';
export { type Period, startWorld, type World, type WorldStart } from './world.ts';
