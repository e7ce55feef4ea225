import type { Said, Words } from './words.ts';

const notice = (subject: string, happened: string, link: string): Said => ({
  subject,
  text: [
    happened,
    'If it was you, you need not do anything. If it was not, ask for a new password at once, end all other sessions here, remove passkeys that are not yours, and tell whoever runs the booking service:',
    link,
  ],
});

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
  passwordChanged: ({ link }) =>
    notice('The password of your account was changed', 'Your account of the agency portal has a new password.', link),
  secondFactorSet: ({ link }) =>
    notice(
      'A second factor was set up for your account',
      'Your account of the agency portal now asks for codes of the app that was just set up; those of before are refused.',
      link,
    ),
  secondFactorRemoved: ({ link }) =>
    notice(
      'The second factor of your account was removed',
      'Your account of the agency portal asks for no code any more.',
      link,
    ),
  passkeyAdded: ({ link }) =>
    notice(
      'A passkey was added to your account',
      'Another passkey signs in to your account of the agency portal.',
      link,
    ),
  passkeyRemoved: ({ link }) =>
    notice(
      'A passkey was removed from your account',
      'One of your passkeys does not sign in to the agency portal any more.',
      link,
    ),
  factorsReset: ({ link }) => ({
    subject: 'Your second factor and your passkeys were removed',
    text: [
      'An operator of the booking service has removed your second factor and your passkeys, and ended your sessions. Sign in with your password, and set them up again:',
      link,
      'If you did not ask for this, tell whoever runs the booking service.',
    ],
  }),
  approvalRequested: ({ link }) => ({
    subject: 'An operator request waits for approval',
    text: [
      'An operator has requested an action that takes two people. Check the request, and reject it if you do not expect it:',
      link,
      'If there is no second operator, the requester can carry it out after the cool-down.',
    ],
  }),
  doneAlone: ({ link }) => ({
    subject: 'An action was carried out without a second operator',
    text: [
      'An action that takes two people was carried out without the approval of a second operator: after the cool-down, or from the command line. Check it here:',
      link,
      'If you do not expect it, tell whoever runs the booking service at once.',
    ],
  }),
  invitedElsewhere: ({ link }) => ({
    subject: 'You were invited to a different agency',
    text: [
      'An agency has invited this address to its portal. The address already has an account at a different agency or with the booking service, so it cannot accept.',
      'To work for both, ask the agency to invite a different address of yours. If you did not expect this, you need not do anything. Your account is here:',
      link,
    ],
  }),
};
