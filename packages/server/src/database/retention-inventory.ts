/** An entry in the personal data inventory, as published in the documentation for partners and operators. */
type RetentionEntry = {
  readonly what: string;
  readonly why: string;
  readonly howLong: string;
  readonly whoSees: string;
  /** Column names in the form `table.column`. */
  readonly columns: readonly string[];
};

const OVER = 'after the return, the last ride, or the end of an order without a rental or ride';
const ORDERS = ['car_order', 'transfer_order'] as const;
const ofOrders = (...columns: readonly string[]) =>
  ORDERS.flatMap((table) => columns.map((column) => `${table}.${column}`));

/** The personal data inventory. Columns without personal data are listed in `columns-without-people.ts`. */
export const retentionInventory: readonly RetentionEntry[] = [
  {
    what: 'drivers and travellers: names, email, phone, nationality, gender, birth date, document; start and end of each ride, flights; your `metadata`',
    why: 'the vendor hands over the car; the supplier drives the travellers and reports them to the authorities; the agency reads its order',
    howLong: `90 days ${OVER}; for transfers, gender, birth date, nationality and document 30 days`,
    whoSees: 'the agency; the vendor or supplier of the order; encrypted in the database',
    columns: [
      ...ofOrders('personal_sealed'),
      'car_order.passenger',
      'transfer_order.passengers',
      'transfer_order.product',
    ],
  },
  {
    what: 'drivers of transfers: name, phone, plate and vehicle',
    why: 'travellers need to find the driver',
    howLong: `30 days ${OVER}`,
    whoSees: 'the agency; encrypted in the database',
    columns: ['transfer_order.personal_sealed'],
  },
  {
    what: 'a requested change of travellers or flight, until the supplier responds',
    why: 'the request is repeated if the response is lost',
    howLong: 'until the supplier responds, at most a day',
    whoSees: 'the supplier of the order; encrypted in the database',
    columns: ['transfer_order_change.content'],
  },
  {
    what: 'recipient of the invoice: name, address, tax or identity number, email, phone',
    why: 'invoicing',
    howLong: `90 days ${OVER}`,
    whoSees: 'the agency (only name and contact details); encrypted in the database',
    columns: ofOrders('billing'),
  },
  {
    what: 'IP address of the customer who orders, or pays for a transfer (`X-Forwarded-For`)',
    why: 'audits and payment disputes',
    howLong: `90 days ${OVER}`,
    whoSees: 'operators; encrypted in the database',
    columns: [...ofOrders('end_user_address'), 'payment_attempt.context_sealed'],
  },
  {
    what: '`callbackUrl` of a card payment',
    why: 'the customer is redirected to the agency',
    howLong: `90 days ${OVER}`,
    whoSees: "the customer's browser; encrypted in the database",
    columns: ['payment_attempt.context_sealed'],
  },
  {
    what: '`returnUrl` of a payment session',
    why: 'the traveller returns to the agency from the payment page',
    howLong: 'a day after the session has ended',
    whoSees: "the agency and the traveller's browser; encrypted in the database",
    columns: ['payment_session.return_url_sealed'],
  },
  {
    what: "the page that redirects to the customer's bank",
    why: '3D Secure',
    howLong: 'a day after the last change of the payment',
    whoSees: "the agency and the customer's browser; encrypted in the database",
    columns: ['payment_attempt.challenge_sealed'],
  },
  {
    what: 'refusal messages of vendors and banks',
    why: 'to inform the agency and its customer',
    howLong: `vendor messages 90 days ${OVER}; bank messages as long as the payment`,
    whoSees: 'the agency',
    columns: ['payment_attempt.booking_message', 'payment_attempt.decline'],
  },
  {
    what: 'first six and last four digits of a card, installments, amounts, payment and reservation numbers',
    why: 'accounting, refunds, disputes',
    howLong: 'as long as accounting records must be kept',
    whoSees: 'the agency (only its own payments); operators',
    columns: [
      'payment_attempt.card_first_six',
      'payment_attempt.card_last_four',
      'payment_attempt.transaction_id',
      ...ofOrders('vendor_reservation_id'),
    ],
  },
  {
    what: 'a keyed hash of a card number',
    why: 'to stop repeated attempts with declined cards',
    howLong: 'an hour',
    whoSees: 'no one; only used for comparison',
    columns: ['card_try.card', 'card_try.bin'],
  },
  {
    what: 'a keyed hash of a payment request',
    why: 'an equal request returns the same 3D Secure page',
    howLong: 'while the customer is at the bank',
    whoSees: 'no one; only used for comparison',
    columns: ['payment_attempt.request_fingerprint'],
  },
  {
    what: 'keyed hashes of last names, documents, names with birth dates',
    why: 'to find orders by `lastName`, and the data of a person who requests it',
    howLong: `90 days ${OVER}`,
    whoSees: 'no one; only used for comparison',
    columns: ['order_last_name.last_name_key', 'order_person.person_key'],
  },
  {
    what: 'keyed hashes of the identity number and PIN of a credit check, and the approval',
    why: 'to allow the order, and to count SMS messages',
    howLong: 'a day',
    whoSees: 'no one; only used for comparison. The credit bureau receives the identity number',
    columns: ['credit_report.person', 'credit_report.enquiry', 'credit_report.pin_hash', 'credit_approval.person'],
  },
  {
    what: 'searches and their results, including the names and addresses of a transfer',
    why: 'an offer can be ordered at the price that was shown',
    howLong: '15 minutes for cars, 30 for transfers',
    whoSees: 'the agency; encrypted in the database',
    columns: ['car_search.content', 'transfer_search.content'],
  },
  {
    what: 'on staging only: bodies of your calls and their responses, without card data, secrets and identity or passport numbers',
    why: 'developers see why a call failed',
    howLong:
      'a day; until an erasure is requested for an order of the agency, if that is earlier. Production never stores them',
    whoSees: "the agency's owners, developers and viewers; operators; encrypted in the database",
    columns: ['request_body.content'],
  },
  {
    what: 'a keyed hash of an order with an `Idempotency-Key`, and the key',
    why: 'a repeated request returns the first response',
    howLong: 'a day',
    whoSees: 'no one; only used for comparison',
    columns: ['idempotency_key.fingerprint', 'idempotency_key.key'],
  },
  {
    what: 'your own reference (`trackingID`)',
    why: 'to find your order; do not use a name',
    howLong: 'as long as the order; in events 30 days',
    whoSees: 'the agency',
    columns: [...ofOrders('tracking_id'), 'event.tracking_id'],
  },
  {
    what: "agencies' staff: name and email of API key holders, name and allowed addresses of each key, registered invoice address",
    why: 'authentication and billing',
    howLong: 'as long as the account',
    whoSees: 'the agency; operators',
    columns: [
      'agency_user.first_name',
      'agency_user.last_name',
      'agency_user.email',
      'api_key.name',
      'api_key.allowed_addresses',
      'agency_billing_address.address',
    ],
  },
  {
    what: 'members of the portal: name, email, hashed password, encrypted second factor, names of passkeys, address and browser of each sign-in',
    why: 'sign-in, and the list of active sessions',
    howLong: 'as long as the membership; sessions at most seven days, emails until they are sent',
    whoSees: 'the member; owners of the agency and operators see name and email',
    columns: [
      'portal_member.first_name',
      'portal_member.last_name',
      'portal_member.email',
      'portal_member.invited_email',
      'portal_member.password_hash',
      'portal_member.second_factor',
      'portal_member.pending_second_factor',
      'portal_passkey.name',
      'portal_session.address',
      'portal_session.user_agent',
      'portal_mail.email',
    ],
  },
  {
    what: 'operators: their manual changes and settlements, and their notes',
    why: 'audit',
    howLong: 'as long as the record that was changed',
    whoSees: 'operators',
    columns: [
      'audit_event.actor',
      'audit_event.subject',
      'audit_event.before',
      'audit_event.after',
      'operator_task.settled_by',
      'approval.asked_by',
      'approval.decided_by',
      'approval.asked',
      'exchange_margin.set_by',
      'exchange_rate_acceptance.accepted_by',
      'campaign.saved_by',
      'supplier_switch.switched_by',
      'supplier.saved_by',
      'operator_task.note',
    ],
  },
  {
    what: 'IP addresses that count against a limit',
    why: 'to limit refused calls by address',
    howLong: 'a minute',
    whoSees: 'no one; only used for counting',
    columns: ['rate_limit.key'],
  },
];
