/** Runs several checks and reports the problems that all of them find. */
export { assertAll } from '@agency-booking/contract-express';
