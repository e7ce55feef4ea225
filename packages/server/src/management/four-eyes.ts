type GuardedBy = {
  /** Area that the action affects. `deciders`: the people who may request and approve actions. */
  readonly changes: 'money' | 'people' | 'agencies' | 'deciders';
  /**
   * Rule that applies if there is only one operator. `upToLimit`: the action runs immediately up to
   * `UNREVIEWED_LIMITS`, and otherwise after the cool-down.
   */
  readonly alone: 'atOnce' | 'upToLimit' | 'coolDown';
  /** Emergency command that requests the action; by default, the action is an operation of the management contract. */
  readonly command?: string;
  readonly meaning: string;
};

/** Actions that need two people, for the table in SECURITY.md. A test covers all operations and emergency commands. */
export const guardedActions = {
  grantCredit: {
    changes: 'money',
    alone: 'upToLimit',
    meaning: 'Grants an agency credit',
  },
  adjustCredit: {
    changes: 'money',
    alone: 'upToLimit',
    meaning: 'Raises or reduces the credit of a record',
  },
  settleTask: {
    changes: 'money',
    alone: 'upToLimit',
    meaning: 'Records a refund that was made outside the processor',
  },
  saveSupplier: {
    changes: 'money',
    alone: 'coolDown',
    meaning: 'Adds a supplier, or changes its address, key or statement',
  },
  erasePerson: {
    changes: 'people',
    alone: 'atOnce',
    meaning: 'Erases the personal data of orders that are over',
  },
  endAgency: {
    changes: 'agencies',
    alone: 'atOnce',
    meaning: 'Ends an agency permanently',
  },
  releaseAgency: {
    changes: 'agencies',
    alone: 'coolDown',
    meaning: 'Ends the suspension of an agency',
  },
  inviteOperator: {
    changes: 'deciders',
    alone: 'coolDown',
    meaning: 'Invites an operator, for the first time or again',
  },
  removeOperator: {
    changes: 'deciders',
    alone: 'coolDown',
    meaning: 'Removes an operator who has accepted the invitation',
  },
  resetOperator: {
    changes: 'deciders',
    alone: 'coolDown',
    command: 'resetMemberFactors',
    meaning: 'Removes the second factor and passkeys of an operator',
  },
} as const satisfies Record<string, GuardedBy>;

export type GuardedAction = keyof typeof guardedActions;

/** Operations that need two people. */
export const guardedOperations: readonly string[] = Object.entries(guardedActions).flatMap(([action, guarded]) =>
  'command' in guarded ? [] : [action],
);

const OWN = "The operation changes only the caller's own account.";
const AGENCY = 'An owner of the agency may do it alone, because two people granted the credit.';
const HARMLESS = 'The operation moves no money and can be undone.';

/** Other data-changing operations that are available to operators, each with the reason why one person is enough. */
export const oneIsEnough = {
  ...{ signIn: OWN, signOut: OWN, passSecondFactor: OWN, signInWithPasskey: OWN, beginPasskeySignIn: OWN },
  ...{ endSession: OWN, changeProfile: OWN, beginSecondFactor: OWN, enableSecondFactor: OWN, disableSecondFactor: OWN },
  ...{ addPasskey: OWN, beginPasskey: OWN, renamePasskey: OWN, removePasskey: OWN, changePassword: OWN },
  requestPasswordReset: OWN,
  completePasswordReset:
    "The operation needs the member's mailbox. Afterwards, an operator can approve only later requests.",
  readInvitation: 'The operation only reads.',
  acceptInvitation: 'The operation needs the mailbox of the invited person. Two people agreed to invite an operator.',
  ...{ inviteMember: AGENCY, changeMember: AGENCY, removeMember: AGENCY },
  ...{
    createKey: AGENCY,
    changeKey: AGENCY,
    deleteKey: AGENCY,
    rollKey: AGENCY,
    suspendKey: AGENCY,
    resumeKey: AGENCY,
  },
  removeMemberFactors:
    "The member's password remains valid and is still needed to sign in. The member is notified by email.",
  ...{ createWebhookEndpoint: AGENCY, updateWebhookEndpoint: AGENCY, deleteWebhookEndpoint: AGENCY },
  ...{ rotateWebhookSecret: AGENCY, pingWebhookEndpoint: AGENCY, redeliverEvents: AGENCY },
  ...{ addCallbackOrigin: AGENCY, removeCallbackOrigin: AGENCY, setBillingAddress: AGENCY },
  cancelAgencyOrder:
    'The terms of the order decide the refund, which goes to the original payment method. The agency can cancel alone.',
  createOrderPaymentLink: 'The link takes the price of the order, and only a card pays it.',
  cancelOrderPaymentLink: 'The operation moves no money. A new link can be created.',
  createAgency: 'A new agency has no credit.',
  suspendAgency: 'It stops a loss without delay and changes none of the settings. A release needs two operators.',
  changeAgency: 'Permissions grant no credit.',
  changeCreditRecord: 'It pauses or resumes credit that two people granted.',
  approve:
    'The operation is the decision of the second person. At the command line, it is reported to every operator and to the security log.',
  reject: 'The operation only prevents a change.',
  switchSupplier: HARMLESS,
  saveCampaign: 'The supplier grants the discounts for its codes.',
  switchCampaign: HARMLESS,
  acceptExchangeRate: 'The publisher sets the rates; an operator can only confirm them.',
  setExchangeMargin:
    'The margin applies to later searches and is at most 20 %. Agencies see the price before they order.',
  retryTask: 'It repeats a request that the service has already made.',
  reconcile: 'The operation only compares.',
  findPerson: 'The operation only reads.',
  exportPerson: 'The operation only reads, and is recorded in the audit log.',
} as const satisfies Record<string, string>;

/** Emergency commands that change data, each with the reason why one person is enough. */
export const oneIsEnoughInEmergencies = {
  bootstrap: 'The command creates the first operator, and is refused once an operator can sign in.',
  rotateKey: AGENCY,
  replayErasures: 'The command repeats erasures that were already approved.',
  settleRelease: 'The command changes only the format of later data.',
} as const satisfies Record<string, string>;
