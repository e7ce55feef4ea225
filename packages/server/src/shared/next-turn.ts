export { nextTurn } from '@agency-booking/contract-express';
