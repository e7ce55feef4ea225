type Described = { readonly meaning: string; readonly reasons: readonly string[] };

/** Every event in the security log, with its meaning and its possible values of `reason`. */
export const securityEvents = {
  'login.failed': {
    meaning: 'a login used an unknown API key or a wrong secret',
    reasons: ['unknownKey', 'wrongSecret'],
  },
  'key.suspendedUsed': {
    meaning: 'a suspended or disabled API key, a key of a suspended or closed agency, or a token of one, was used',
    reasons: ['login', 'refresh', 'accessToken'],
  },
  'key.addressRefused': {
    meaning:
      'an API key that is restricted to certain addresses, or a token of the key, was used from a different address',
    reasons: ['login', 'refresh', 'accessToken'],
  },
  'refreshToken.reused': {
    meaning: 'a refresh token was used a second time, so a copy may exist; the login of the token was ended',
    reasons: ['usedBefore'],
  },
  'limit.exceeded': {
    meaning: 'a rate limit was exceeded for the first time in its window; `reason` is the scope of the limit',
    reasons: ['user', 'credential', 'order', 'party', 'traveller', 'address'],
  },
  'callback.forged': {
    meaning: 'a browser returned from the bank with an unknown payment or with a token that the service did not issue',
    reasons: ['unknownPayment', 'unknownToken'],
  },
  'report.forged': {
    meaning: 'a vendor or supplier report had no valid signature, or its timestamp was too far from the current time',
    reasons: ['wrongSignature', 'wrongTime'],
  },
  'creditPin.locked': {
    meaning: 'the last allowed attempt to enter the PIN of a credit check failed, or another attempt followed it',
    reasons: ['lastTryWrong', 'triedWhenLocked'],
  },
  'card.locked': {
    meaning:
      'a card payment was refused, because too many payments of the order were declined or replaced, or too many attempts were declined within an hour',
    reasons: ['tooManyDeclines'],
  },
  'portal.signInFailed': {
    meaning: 'a sign-in to the portal failed, because the email address is unknown or the password is wrong',
    reasons: ['unknownAddress', 'wrongPassword'],
  },
  'portal.codeFailed': {
    meaning: 'a sign-in used the right password of a member, but the code was wrong or already used',
    reasons: ['wrongCode'],
  },
  'portal.triesHeld': {
    meaning:
      'sign-in attempts for a member are paused, because too many from one network or from unknown networks failed',
    reasons: ['network', 'member'],
  },
  'portal.secondFactorChanged': {
    meaning: 'a member set or removed the second factor, or used a recovery code in its place',
    reasons: ['set', 'removed', 'recoveryCodeUsed'],
  },
  'portal.passkeyRefused': {
    meaning:
      'a passkey sign-in failed: the passkey is unknown, the challenge has expired, the signature is wrong, ' +
      'or the signature counter did not increase, which indicates a copied passkey',
    reasons: ['unknownPasskey', 'unknownChallenge', 'wrongAnswer', 'usesWentBack'],
  },
  'portal.passkeyChanged': {
    meaning: 'a passkey of a member was added or removed',
    reasons: ['added', 'removed'],
  },
  'portal.passwordChanged': {
    meaning: 'the password of a member was changed or reset',
    reasons: ['changed', 'reset'],
  },
  'portal.approvalRequested': {
    meaning:
      'an operator requested an action that needs two people; the request waits for a second operator, or ' +
      'for the cool-down of the sole operator',
    reasons: ['secondOperator', 'coolDown'],
  },
  'portal.approvalDecided': {
    meaning:
      'a request was carried out after an approval, after the cool-down of the sole operator or by `pnpm ' +
      'admin`; or the request was rejected, withdrawn by its operator, or expired',
    reasons: ['approved', 'coolDownOver', 'commandLine', 'rejected', 'withdrawn', 'expired'],
  },
  'portal.approvalRefused': {
    meaning:
      'an approval was refused, because the approver made the request or became an operator after it, or ' +
      'because the requesting operator has since been removed or reset',
    reasons: ['ownRequest', 'newOperator', 'formerOperator'],
  },
  'portal.unreviewed': {
    meaning:
      'an action that needs two people was carried out immediately, because fewer than two operators can sign in',
    reasons: ['onlyOperator', 'noOperator'],
  },
  'portal.operatorChanged': {
    meaning:
      'an operator was invited, accepted the invitation, was removed, or lost the second factor and passkeys ' +
      'in a reset; `memberId` identifies the operator',
    reasons: ['bootstrapped', 'invited', 'accepted', 'invitationWithdrawn', 'removed', 'factorsReset'],
  },
  'portal.agencySuspended': {
    meaning: 'an operator suspended an agency, or lifted its suspension',
    reasons: ['suspended', 'released'],
  },
  'start.refused': {
    meaning:
      'the service refused to start, because a setting or the database is unsafe; `problem` describes the reason',
    reasons: ['settings', 'database'],
  },
} as const satisfies Record<string, Described>;

type Events = typeof securityEvents;
type SecurityEventName = keyof Events;

/**
 * Data available where the event occurs; the logger adds the request data. Never include a secret or request content.
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
    /** The action to approve, such as `grantCredit`. */
    readonly action?: string | undefined;
  };
}[SecurityEventName];

export type ReportSecurity = (event: SecurityEvent) => void;
