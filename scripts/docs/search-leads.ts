/** Search terms and the pages that they must find. */
export const LEADS = [
  ['webhook', '/operations/webhooks#createWebhookEndpoint'],
  ['polled', '/pushed-and-polled#what-is-pushed-and-what-is-polled'],
  ['pagination', '/conventions#pagination'],
  ['test card', '/staging#test-cards'],
  ['console', '/staging#the-console'],
  ['timeout', '/pushed-and-polled#timeouts'],
  ['6008', '/errors#payment.notTestVendor'],
  ['carOrder.ruleViolated', '/errors#carOrder.ruleViolated'],
  ['expectedTotal', '/operations/car-orders#createOrder.expectedTotal'],
  ['installments', '/operations/payments#getInstallmentInfo'],
  ['OrderedPassenger', '/operations/car-orders#createOrder.answer.passenger'],
  ['cancelOrder', '/reference/#/car-orders/cancelorder'],
  ['createOrder', '/operations/car-orders#createOrder'],
] as const;
