import type { Words } from './words.ts';

export const en: Words = {
  invitation: ({ link, agency }) => ({
    subject: 'Your invitation to the agency portal',
    text: [
      `You are invited to ${agency === undefined ? 'run the booking service' : `the portal of ${agency}`}.`,
      link,
      'The link is good for 72 hours, once. If you did not expect it, you need not do anything.',
    ],
  }),
  passwordReset: ({ link }) => ({
    subject: 'A new password for the agency portal',
    text: [
      'Somebody has asked for a new password for this address. If it was you, choose one here:',
      link,
      'The link is good for an hour, once. If it was not you, your password stays as it is.',
    ],
  }),
};
