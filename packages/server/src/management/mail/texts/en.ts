import type { Said, Words } from './words.ts';

const notice = (subject: string, happened: string, link: string): Said => ({
  subject,
  text: [
    happened,
    'If you made this change, no action is needed. If you did not, request a new password immediately, end all other sessions, remove any passkeys you do not recognise, and contact the operators of the booking service:',
    link,
  ],
});

export const en: Words = {
  invitation: ({ link, agency }) => ({
    subject: 'Your invitation to the agency portal',
    text: [
      `You have been invited ${agency === undefined ? 'to operate the booking service' : `to the portal of ${agency}`}.`,
      link,
      'The link is valid for 72 hours and can be used once. If you did not expect this invitation, you can ignore this message.',
    ],
  }),
  passwordReset: ({ link }) => ({
    subject: 'Reset your agency portal password',
    text: [
      'A new password was requested for this email address. To choose a new password, open this link:',
      link,
      'The link is valid for one hour and can be used once. If you did not request it, ignore this message; your password stays the same.',
    ],
  }),
  passwordChanged: ({ link }) =>
    notice('Your password was changed', 'The password for your agency portal account was changed.', link),
  secondFactorSet: ({ link }) =>
    notice(
      'A second factor was set up for your account',
      'Signing in to the agency portal now requires a code from the authenticator app that was just set up. Codes from an earlier app are no longer accepted.',
      link,
    ),
  secondFactorRemoved: ({ link }) =>
    notice(
      'The second factor was removed from your account',
      'Signing in to the agency portal no longer requires a code.',
      link,
    ),
  passkeyAdded: ({ link }) =>
    notice(
      'A passkey was added to your account',
      'A new passkey can now be used to sign in to your agency portal account.',
      link,
    ),
  passkeyRemoved: ({ link }) =>
    notice(
      'A passkey was removed from your account',
      'One of your passkeys can no longer be used to sign in to the agency portal.',
      link,
    ),
  factorsReset: ({ link }) => ({
    subject: 'Your second factor and passkeys were removed',
    text: [
      'An operator of the booking service removed your second factor and your passkeys and ended your sessions. Sign in with your password and set them up again:',
      link,
      'If you did not request this, contact the operators of the booking service.',
    ],
  }),
  approvalRequested: ({ link }) => ({
    subject: 'An operator request is waiting for approval',
    text: [
      'An operator requested an action that needs a second operator’s approval. Review the request, and reject it if you did not expect it:',
      link,
      'If there is no second operator, the requester can carry out the action after the cool-down.',
    ],
  }),
  doneAlone: ({ link }) => ({
    subject: 'An action was carried out without a second operator',
    text: [
      'An action that needs two people was carried out without a second operator’s approval, either after the cool-down or from the command line. Review it here:',
      link,
      'If you did not expect it, contact the operators of the booking service immediately.',
    ],
  }),
  invitedElsewhere: ({ link }) => ({
    subject: 'You were invited to a different agency',
    text: [
      'An agency invited this email address to its portal. The address already has an account at a different agency or with the booking service, so the invitation cannot be accepted.',
      'If you work for both, ask the agency to invite you at a different email address. If you did not expect this, no action is needed. Your account is here:',
      link,
    ],
  }),
};
