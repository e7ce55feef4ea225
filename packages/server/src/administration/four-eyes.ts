type GuardedBy = {
  /** Area that the action affects. `deciders`: the people who may request and approve actions. */
  readonly changes: 'money' | 'people' | 'agencies' | 'deciders';
  /**
   * Procedure for a single operator. `atOnce`: immediately. `upToLimit`: immediately up to `UNREVIEWED_LIMITS`,
   * otherwise after the cool-down. `coolDown`: always after the cool-down.
   */
  readonly alone: 'atOnce' | 'upToLimit' | 'coolDown';
  /** Operation of the management contract. */
  readonly operation?: string;
  /** Command of `pnpm admin`. */
  readonly command?: string;
  readonly meaning: string;
};

/**
 * Actions that need two people. SECURITY.md shows this table, and a test compares it with all operations and commands.
 */
export const guardedActions = {
  grantCredit: {
    changes: 'money',
    alone: 'upToLimit',
    operation: 'grantCredit',
    command: 'credit grant',
    meaning: 'Grants an agency credit',
  },
  adjustCredit: {
    changes: 'money',
    alone: 'upToLimit',
    operation: 'adjustCredit',
    command: 'credit adjust',
    meaning: 'Raises or reduces the credit of a record',
  },
  settleTask: {
    changes: 'money',
    alone: 'upToLimit',
    operation: 'settleTask',
    command: 'task settle',
    meaning: 'Records a refund that was made outside the processor',
  },
  saveSupplier: {
    changes: 'money',
    alone: 'coolDown',
    operation: 'saveSupplier',
    command: 'supplier save',
    meaning: 'Adds a supplier, or changes its address, key or statement',
  },
  erasePerson: {
    changes: 'people',
    alone: 'atOnce',
    operation: 'erasePerson',
    command: 'person erase',
    meaning: 'Erases the personal data of orders that are over',
  },
  endAgency: {
    changes: 'agencies',
    alone: 'atOnce',
    operation: 'endAgency',
    command: 'agency end',
    meaning: 'Ends an agency permanently',
  },
  inviteOperator: {
    changes: 'deciders',
    alone: 'coolDown',
    operation: 'inviteOperator',
    meaning: 'Invites an operator, for the first time or again',
  },
  removeOperator: {
    changes: 'deciders',
    alone: 'coolDown',
    operation: 'removeOperator',
    meaning: 'Removes an operator who has accepted the invitation',
  },
  resetOperator: {
    changes: 'deciders',
    alone: 'coolDown',
    command: 'member reset-factors',
    meaning: 'Removes the second factor and passkeys of an operator',
  },
} as const satisfies Record<string, GuardedBy>;

export type GuardedAction = keyof typeof guardedActions;

const OWN = "It changes the caller's own account only.";
const AGENCY = 'An owner of the agency may do it alone; the credit it can spend took two people.';
const HARMLESS = 'It moves no money, and can be undone.';

/** Other changing operations available to operators, with the reason why one person is enough. */
export const oneIsEnough = {
  ...{ signIn: OWN, signOut: OWN, passSecondFactor: OWN, signInWithPasskey: OWN, beginPasskeySignIn: OWN },
  ...{ endSession: OWN, changeProfile: OWN, beginSecondFactor: OWN, enableSecondFactor: OWN, disableSecondFactor: OWN },
  ...{ addPasskey: OWN, beginPasskey: OWN, renamePasskey: OWN, removePasskey: OWN, changePassword: OWN },
  requestPasswordReset: OWN,
  completePasswordReset: 'It needs the mailbox of the member. An operator decides only later requests afterwards.',
  readInvitation: 'It only reads.',
  acceptInvitation: 'It needs the mailbox of the invited person. Inviting an operator took two people.',
  ...{ inviteMember: AGENCY, changeMember: AGENCY, removeMember: AGENCY },
  ...{
    createKey: AGENCY,
    changeKey: AGENCY,
    deleteKey: AGENCY,
    rollKey: AGENCY,
    suspendKey: AGENCY,
    resumeKey: AGENCY,
  },
  ...{ createWebhookEndpoint: AGENCY, updateWebhookEndpoint: AGENCY, deleteWebhookEndpoint: AGENCY },
  ...{ rotateWebhookSecret: AGENCY, pingWebhookEndpoint: AGENCY, redeliverEvents: AGENCY },
  ...{ addCallbackOrigin: AGENCY, removeCallbackOrigin: AGENCY, setBillingAddress: AGENCY },
  createAgency: 'A new agency has no credit.',
  changeAgency: 'Permissions give no credit.',
  changeCreditRecord: 'It pauses or resumes credit that two people granted.',
  approve: 'It is the decision of the second person.',
  reject: 'It only prevents a change.',
  switchSupplier: HARMLESS,
  saveCampaign: 'The supplier grants the discount of its own code.',
  switchCampaign: HARMLESS,
  acceptExchangeRate: 'The publisher sets the rates; an operator can only confirm them.',
  setExchangeMargin: 'It prices later searches, at most 20 %, and agencies see the price before they order.',
  retryTask: 'It repeats a request that the service has already made.',
  reconcile: 'It only compares.',
  findPerson: 'It only reads.',
  exportPerson: 'It only reads, and the audit keeps it.',
} as const satisfies Record<string, string>;

const SAME = 'Same as the operation of the portal.';

/** Other changing commands of `pnpm admin`, with the reason why one person is enough. */
export const oneIsEnoughAtCommandLine = {
  ...{ 'agency create': SAME, 'agency set': SAME, 'credit deactivate': SAME, 'credit activate': SAME },
  ...{ 'key create': SAME, 'key change': SAME, 'key roll': SAME, 'key delete': SAME, 'key rotate': SAME },
  ...{
    'key suspend': SAME,
    'key resume': SAME,
    'origin add': SAME,
    'origin remove': SAME,
    'billing-address set': SAME,
  },
  ...{ 'supplier on': SAME, 'supplier off': SAME, 'campaign save': SAME, 'campaign on': SAME, 'campaign off': SAME },
  ...{ 'rate accept': SAME, 'rate margin': SAME, 'task retry': SAME, 'reconcile run': SAME, 'person export': SAME },
  'person replay': 'It repeats erasures that were agreed to.',
  'approval approve': 'Break glass: it is reported to every operator and to the security log.',
  'approval reject': 'It only prevents a change.',
  'release settle': HARMLESS,
  bootstrap: 'It makes the first operator, and is refused once an operator can sign in.',
} as const satisfies Record<string, string>;
