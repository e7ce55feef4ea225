/** Operations that depend on later ones in the contract, or end something that others need, as a cancellation does. */
const LAST = ['getVoucher', 'confirmCreditPin', 'cancelOrder', 'cancelTransferOrder', 'deleteWebhookEndpoint'];

/** Keeps the contract's order, but moves operations that close or delete something to the end. */
export function storyOf(operations: Iterable<string>): string[] {
  const ids = new Set(operations);
  return [...ids.difference(new Set(LAST)), ...LAST.filter((id) => ids.has(id))];
}
