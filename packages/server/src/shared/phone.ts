import { isValidPhoneNumber } from 'libphonenumber-js/max';

/** Whether the E.164 text is a number that its country can have given out. */
export function isPhoneNumber(text: string): boolean {
  return isValidPhoneNumber(text);
}
