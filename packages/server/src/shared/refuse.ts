import { fail } from './fail.ts';

/** Names the field of a request that has something wrong, and says what is accepted there. */
export type Complain = (field: string, message: string) => never;

/** @throws request.invalid naming the field */
export const refuse: Complain = (field, message) => fail('request.invalid', { field, message });
