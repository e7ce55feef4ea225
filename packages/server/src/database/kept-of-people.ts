/** What is kept of people, as partners and operators read it in the documentation. */
export type KeptOfPeople = {
  readonly what: string;
  readonly why: string;
  readonly howLong: string;
  readonly whoSees: string;
  /** As `table.column`. */
  readonly columns: readonly string[];
};

const OVER = 'after the return, the last ride, or the end of an order that never came to one';
const ORDERS = ['car_order', 'transfer_order'] as const;
const ofOrders = (...columns: readonly string[]) =>
  ORDERS.flatMap((table) => columns.map((column) => `${table}.${column}`));

export const keptOfPeople: readonly KeptOfPeople[] = [
  {
    what: 'who drives or travels: names, email, phone, nationality, gender, birth date, document; with them, when and where a ride begins and ends, flights; your own pairs (`metadata`)',
    why: 'the vendor hands over the car, the supplier drives and reports them to the authorities; the agency reads its order',
    howLong: `90 days ${OVER}; gender, birth date, nationality and document of transfers 30 days`,
    whoSees: 'the agency; the vendor or supplier of the order; encrypted in the database',
    columns: [
      ...ofOrders('personal_sealed'),
      ...['car_order.passenger', 'transfer_order.passengers', 'transfer_order.passengers_sealed'],
      ...['transfer_order.product', 'transfer_order.flight_number', 'transfer_order.return_flight_number'],
    ],
  },
  {
    what: 'who gets the invoice: name, address, tax or identity number, email, phone',
    why: 'the invoice',
    howLong: `90 days ${OVER}`,
    whoSees: 'the agency, name and contacts only; encrypted in the database',
    columns: ofOrders('billing'),
  },
  {
    what: 'the address of the end user who orders, and who pays a transfer (`X-Forwarded-For`)',
    why: 'audit, and disputes about a payment',
    howLong: `90 days ${OVER}`,
    whoSees: 'operators; encrypted in the database',
    columns: [...ofOrders('end_user_address'), 'payment_attempt.context', 'payment_attempt.context_sealed'],
  },
  {
    what: 'the `callbackUrl` of a payment by card',
    why: 'the customer is led back to the agency',
    howLong: `90 days ${OVER}`,
    whoSees: "the customer's browser; encrypted in the database",
    columns: ['payment_attempt.context', 'payment_attempt.context_sealed'],
  },
  {
    what: "the page that leads to the customer's bank",
    why: '3D Secure',
    howLong: 'a day after the payment has changed last',
    whoSees: "the agency and the customer's browser; encrypted in the database",
    columns: ['payment_attempt.challenge', 'payment_attempt.challenge_sealed'],
  },
  {
    what: 'what a vendor or a bank says of a refusal, in its own words',
    why: 'the agency and its customer are told',
    howLong: `the vendor's 90 days ${OVER}; the bank's for as long as the payment`,
    whoSees: 'the agency',
    columns: ['payment_attempt.booking_message', 'payment_attempt.decline'],
  },
  {
    what: 'first six and last four digits of a card, installments, amounts, the numbers of payments and reservations',
    why: 'accounting, refunds, disputes',
    howLong: 'as long as accounting has to be kept',
    whoSees: 'the agency its payments; operators',
    columns: [
      ...['payment_attempt.card_first_six', 'payment_attempt.card_last_four', 'payment_attempt.transaction_id'],
      ...ofOrders('vendor_reservation_id'),
    ],
  },
  {
    what: 'a keyed hash of a card number',
    why: 'cards that are tried again and again are stopped',
    howLong: 'an hour',
    whoSees: 'nobody: it is compared',
    columns: ['card_try.card', 'card_try.bin'],
  },
  {
    what: 'a keyed hash of a request to pay',
    why: 'an equal request gets the same page of the bank',
    howLong: 'while the customer is at the bank',
    whoSees: 'nobody: it is compared',
    columns: ['payment_attempt.request_fingerprint'],
  },
  {
    what: 'keyed hashes of last names, documents, names with birth dates',
    why: 'orders are found by `lastName`; a person who asks for their data is found',
    howLong: `90 days ${OVER}`,
    whoSees: 'nobody: they are compared',
    columns: ['order_last_name.last_name_key', 'order_person.person_key'],
  },
  {
    what: 'a keyed hash of the identity number of a credit check, of its PIN, and the approval',
    why: 'the car can be ordered; SMS are counted',
    howLong: 'a day',
    whoSees: 'nobody: they are compared; the credit bureau gets the number itself',
    columns: ['credit_report.person', 'credit_report.enquiry', 'credit_report.pin_hash', 'credit_approval.person'],
  },
  {
    what: 'what was searched, with the names and addresses of a transfer, and found',
    why: 'an offer is ordered at the price that was shown',
    howLong: '15 minutes for cars, 30 for transfers',
    whoSees: 'the agency; encrypted in the database',
    columns: ['car_search.content', 'transfer_search.content'],
  },
  {
    what: 'a keyed hash of an order that came with an `Idempotency-Key`, and the key',
    why: 'a repeated request gets the first answer',
    howLong: 'a day',
    whoSees: 'nobody: they are compared',
    columns: ['idempotency_key.fingerprint', 'idempotency_key.key'],
  },
  {
    what: 'the number of your own (`trackingID`)',
    why: 'you find your order by it; put no name there',
    howLong: 'as long as the order; in events 30 days',
    whoSees: 'the agency',
    columns: [...ofOrders('tracking_id'), 'event.tracking_id'],
  },
  {
    what: "agencies' own people: name and email of who has an API key, the registered invoice address",
    why: 'who may log in, and who is billed',
    howLong: 'as long as the account',
    whoSees: 'the agency; operators',
    columns: [
      ...['agency_user.first_name', 'agency_user.last_name', 'agency_user.email'],
      'agency_billing_address.address',
    ],
  },
  {
    what: 'operators: who has changed or settled what by hand, and what they have noted',
    why: 'nobody does so unseen',
    howLong: 'as long as what it is about',
    whoSees: 'operators',
    columns: [
      ...['audit_event.actor', 'audit_event.subject', 'audit_event.before', 'audit_event.after'],
      ...[
        'operator_task.settled_by',
        'exchange_margin.set_by',
        'exchange_rate_acceptance.accepted_by',
        'campaign.saved_by',
        'supplier_switch.switched_by',
        'operator_task.note',
      ],
    ],
  },
  {
    what: 'addresses that count against a limit',
    why: 'what is refused is limited by address',
    howLong: 'a minute',
    whoSees: 'nobody: they are counted',
    columns: ['rate_limit.key'],
  },
];

/** Where no text and no bytes say anything of a person: ids of ours and of others, words of ours, what is on offer. */
export const notOfPeople: Readonly<Record<string, readonly string[]>> = {
  agency: ['name'],
  agency_user: ['id'],
  api_key: ['id', 'key', 'secret_hash', 'status', 'user_id'],
  attempt_transition: ['attempt_id', 'from_status', 'to_status'],
  audit_event: ['action'],
  callback_inbox: ['attempt_id', 'transaction_id'],
  callback_origin: ['origin'],
  campaign: ['code', 'name', 'names'],
  car_order: [
    'cancellation',
    'credit_type',
    'currency',
    'id',
    'language',
    'offer_code',
    'payment_type',
    'status',
    'user_id',
    'vendor_code',
  ],
  car_order_item: ['kind', 'order_id', 'product', 'status', 'vendor_reservation_id'],
  car_search: ['id'],
  car_search_extras: ['code', 'content', 'search_id'],
  car_order_status: ['order_id', 'status'],
  card_try: ['attempt_id'],
  credit_record: ['currency'],
  credit_report: ['integration_code', 'reference'],
  environment: ['name'],
  erasure: ['order_id', 'reason'],
  event: ['order_id', 'previous_status', 'status', 'type', 'webhook_endpoint_id'],
  exchange_rate: ['base', 'rates', 'source'],
  idempotency_key: ['operation', 'result_id'],
  ledger_entry: ['attempt_id', 'credit_account', 'debit_account', 'kind', 'reference'],
  operator_task: ['attempt_id', 'kind', 'reason', 'resolution'],
  order_last_name: ['order_id'],
  order_person: ['order_id'],
  payment_attempt: [
    'cancelled_by',
    'currency',
    'id',
    'leg_cancellation',
    'method',
    'order_id',
    'order_kind',
    'party',
    'status',
    'vendor_reservation_id',
  ],
  readiness_probe: ['filler'],
  reconciliation_difference: ['attempt_id', 'kind', 'ours', 'party', 'reference', 'theirs'],
  reconciliation_run: ['days', 'differences', 'reason'],
  supplier_switch: ['code', 'kind'],
  token_family: ['api_key_id', 'id'],
  transfer_order: ['currency', 'id', 'legs', 'offer_code', 'status', 'supplier_code', 'user_id'],
  transfer_search: ['id'],
  webhook_delivery: ['endpoint_id', 'last_problem', 'status'],
  webhook_endpoint: ['description', 'disabled_reason', 'id', 'secrets', 'status', 'types', 'url'],
};
