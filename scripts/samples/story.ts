/** What needs something that the contract has further down, or ends what others need: a cancellation, a confirmed consent. */
const LAST = ['getVoucher', 'confirmCreditPin', 'cancelOrder', 'cancelTransferOrder', 'deleteWebhookEndpoint'];

/** The operations in an order in which each finds what it needs: the contract's, and what ends something at the end. */
export function storyOf(operations: Iterable<string>): string[] {
  const ids = new Set(operations);
  return [...ids.difference(new Set(LAST)), ...LAST.filter((id) => ids.has(id))];
}
