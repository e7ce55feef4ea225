type Described = { readonly meaning: string; readonly reasons: readonly string[] };

/** Every event of the security log, with its meaning and the possible values of `reason`. */
export const securityEvents = {
  'login.failed': {
    meaning: 'a login with an API key that is not known, or with a secret that is not its own',
    reasons: ['unknownKey', 'wrongSecret'],
  },
  'key.suspendedUsed': {
    meaning: 'a suspended or disabled API key, or a token of one, was used',
    reasons: ['login', 'refresh', 'accessToken'],
  },
  'key.addressRefused': {
    meaning: 'an API key that is for certain addresses only, or a token of one, was used from another',
    reasons: ['login', 'refresh', 'accessToken'],
  },
  'refreshToken.reused': {
    meaning: 'a refresh token came that had been used before: somebody has a copy, and its login is ended',
    reasons: ['usedBefore'],
  },
  'limit.exceeded': {
    meaning: 'a limit was hit for the first time in its window; `reason` is what it counts by',
    reasons: ['user', 'credential', 'order', 'party', 'address'],
  },
  'callback.forged': {
    meaning: 'a browser came back from the bank with a payment that is not there, or a token that was not made here',
    reasons: ['unknownPayment', 'unknownToken'],
  },
  'report.forged': {
    meaning:
      'a report that a reservation has changed came without a signature of its party, or with a time that is not now',
    reasons: ['wrongSignature', 'wrongTime'],
  },
  'creditPin.locked': {
    meaning: 'the PIN of a credit check was wrong for the last time allowed, or was tried again after that',
    reasons: ['lastTryWrong', 'triedWhenLocked'],
  },
  'card.locked': {
    meaning: 'an order takes no more cards: banks have declined too many, or too many were left at the bank',
    reasons: ['tooManyDeclines'],
  },
  'portal.signInFailed': {
    meaning: 'somebody did not sign in to the portal: nobody has the address, or the password is another',
    reasons: ['unknownAddress', 'wrongPassword'],
  },
  'portal.codeFailed': {
    meaning: 'the password of a member came with a wrong code, or with one that was used before',
    reasons: ['wrongCode'],
  },
  'portal.triesHeld': {
    meaning:
      'tries for one member are not looked at for a while: too many were wrong, from one network or from unknown ones',
    reasons: ['network', 'member'],
  },
  'portal.secondFactorChanged': {
    meaning: 'a second factor was set or removed, or a recovery code stood in for it',
    reasons: ['set', 'removed', 'recoveryCodeUsed'],
  },
  'portal.passkeyRefused': {
    meaning:
      'somebody did not sign in with a passkey: it is not known, the challenge is over, it is not its signature, or it counts less uses than before, as a copy would',
    reasons: ['unknownPasskey', 'unknownChallenge', 'wrongAnswer', 'usesWentBack'],
  },
  'portal.passkeyChanged': {
    meaning: 'a member has a passkey more or less',
    reasons: ['added', 'removed'],
  },
  'portal.passwordChanged': {
    meaning: 'a member has another password',
    reasons: ['changed', 'reset'],
  },
  'portal.approvalRequested': {
    meaning:
      'an operator requested an action that takes two people: it waits for a second operator, or for the cool-down of the only one',
    reasons: ['secondOperator', 'coolDown'],
  },
  'portal.approvalDecided': {
    meaning:
      'a request was carried out after an approval, after the cool-down of the only operator or by `pnpm admin`; or it was rejected, withdrawn by its operator, or expired',
    reasons: ['approved', 'coolDownOver', 'commandLine', 'rejected', 'withdrawn', 'expired'],
  },
  'portal.approvalRefused': {
    meaning:
      'an approval was refused: the request is the own one, the approver became an operator after it, or its operator was removed or reset since',
    reasons: ['ownRequest', 'newOperator', 'formerOperator'],
  },
  'portal.unreviewed': {
    meaning: 'an action that takes two people was carried out at once, because fewer than two operators can sign in',
    reasons: ['onlyOperator', 'noOperator'],
  },
  'portal.operatorChanged': {
    meaning:
      'an operator was invited, accepted, was removed or lost second factor and passkeys to a reset; `memberId` names the operator',
    reasons: ['bootstrapped', 'invited', 'accepted', 'invitationWithdrawn', 'removed', 'factorsReset'],
  },
  'start.refused': {
    meaning:
      'the service did not start, because of a setting or a database that would not be safe; `problem` says which',
    reasons: ['settings', 'database'],
  },
} as const satisfies Record<string, Described>;

type Events = typeof securityEvents;
export type SecurityEventName = keyof Events;

/**
 * The event data known at its source; the logger adds the data of the request. Never include a secret or request
 * content.
 */
export type SecurityEvent = {
  [Name in SecurityEventName]: {
    readonly event: Name;
    readonly reason: Events[Name]['reasons'][number];
    readonly keyId?: string | undefined;
    readonly agencyId?: number | undefined;
    readonly memberId?: string | undefined;
    /** The ID of the sign-in to which a token belongs. */
    readonly family?: string | undefined;
    readonly problem?: string | undefined;
    readonly approvalId?: number | undefined;
    /** The action of an approval, such as `grantCredit`. */
    readonly action?: string | undefined;
  };
}[SecurityEventName];

export type ReportSecurity = (event: SecurityEvent) => void;
