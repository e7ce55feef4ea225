/** Marks reusable answers, which are validated against the contract and serialized only once. */
export { kept } from '@agency-booking/contract-express';
