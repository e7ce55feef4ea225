/** For answers that are given again and again: they are held against the contract and written once. */
export { kept } from '@agency-booking/contract-express';
