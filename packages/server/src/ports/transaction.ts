declare const open: unique symbol;

/** An open transaction. Rooms only pass it on; what is inside is for SQL stores. */
export type Tx = { readonly [open]: true };

/** Does the work in one transaction: committed when it returns, undone when it throws. Never await a call outside in it. */
export type Transact = <Result>(work: (tx: Tx) => Promise<Result>) => Promise<Result>;
