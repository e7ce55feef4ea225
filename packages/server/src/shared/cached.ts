/** Marks reusable responses, which are validated against the contract and serialized only once. */
export { cached } from '@agency-booking/contract-express';
