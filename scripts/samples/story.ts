/**
 * Operations that depend on later ones in the contract, or that end what others need, such as a cancellation or a
 * confirmed consent.
 */
const LAST = ['getVoucher', 'confirmCreditPin', 'cancelOrder', 'cancelTransferOrder', 'deleteWebhookEndpoint'];

/**
 * Sorts the operations so that each one finds what it needs: in the contract's order, with those that end something
 * last.
 */
export function storyOf(operations: Iterable<string>): string[] {
  const ids = new Set(operations);
  return [...ids.difference(new Set(LAST)), ...LAST.filter((id) => ids.has(id))];
}
