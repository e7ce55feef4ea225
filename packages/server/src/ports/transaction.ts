declare const open: unique symbol;

/** An open transaction. Modules pass transactions on unread; only SQL stores use the content. */
export type Tx = { readonly [open]: true };

/**
 * Runs the work in one transaction. The transaction is committed if the work returns and rolled back if it throws.
 * Never await an external call inside a transaction.
 */
export type Transact = <Result>(work: (tx: Tx) => Promise<Result>) => Promise<Result>;
