/** Runs several checks and reports all the problems found. */
export { assertAll } from '@agency-booking/contract-express';
