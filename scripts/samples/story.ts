/**
 * Operations that depend on later operations in the contract, or that end something that other operations need, such as
 * cancellations.
 */
const LAST = ['getVoucher', 'confirmCreditPin', 'cancelOrder', 'cancelTransferOrder', 'deleteWebhookEndpoint'];

/** Returns the operations in the contract's order, but moves operations that close or delete something to the end. */
export function storyOf(operations: Iterable<string>): string[] {
  const ids = new Set(operations);
  return [...ids.difference(new Set(LAST)), ...LAST.filter((id) => ids.has(id))];
}
