declare const open: unique symbol;

/** An open transaction. Modules pass transactions on without inspecting them; only SQL stores use their content. */
export type Tx = { readonly [open]?: true };

/** Commits if the work returns and rolls back if it throws. Never await an external call inside a transaction. */
export type Transact = <Result>(work: (tx: Tx) => Promise<Result>) => Promise<Result>;
