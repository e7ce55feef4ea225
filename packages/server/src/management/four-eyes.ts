type GuardedBy = {
  /** Area that the action affects. `deciders`: the people who may request and approve actions. */
  readonly changes: 'money' | 'people' | 'agencies' | 'deciders';
  /** Rule for a single operator. `upToLimit`: immediately up to `UNREVIEWED_LIMITS`, otherwise after the cool-down. */
  readonly alone: 'atOnce' | 'upToLimit' | 'coolDown';
  /** Operation in the management contract. */
  readonly operation?: string;
  /** Command of `pnpm admin`. */
  readonly command?: string;
  readonly meaning: string;
};

/** Actions that need two people. SECURITY.md has the table, and a test compares it with all operations and commands. */
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

const OWN = "The operation changes only the caller's own account.";
const AGENCY = 'An owner of the agency may do it alone, because two people granted the credit.';
const HARMLESS = 'The operation moves no money and can be undone.';

/** Other data-changing operations available to operators, with the reason why one person is enough. */
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
  ...{ createWebhookEndpoint: AGENCY, updateWebhookEndpoint: AGENCY, deleteWebhookEndpoint: AGENCY },
  ...{ rotateWebhookSecret: AGENCY, pingWebhookEndpoint: AGENCY, redeliverEvents: AGENCY },
  ...{ addCallbackOrigin: AGENCY, removeCallbackOrigin: AGENCY, setBillingAddress: AGENCY },
  createAgency: 'A new agency has no credit.',
  changeAgency: 'Permissions grant no credit.',
  changeCreditRecord: 'It pauses or resumes credit that two people granted.',
  approve: 'The operation is the decision of the second person.',
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

const SAME = 'The command follows the rule of the portal operation.';

/** Other commands of `pnpm admin` that change data, with the reason why one person is enough. */
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
  'person replay': 'The command repeats erasures that were already approved.',
  'approval approve': 'Emergency command, reported to every operator and to the security log.',
  'approval reject': 'The command only prevents a change.',
  'release settle': HARMLESS,
  bootstrap: 'The command creates the first operator, and is refused once an operator can sign in.',
} as const satisfies Record<string, string>;
