type Options = ErrorOptions & { readonly guard?: 'settings' | 'database' };

/** The service cannot start: the message is one line that says what to do. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
  /** What would not have been safe; absent where it simply does not work. */
  readonly guard: Options['guard'];

  constructor(message: string, { guard, ...options }: Options = {}) {
    super(message, options);
    this.guard = guard;
  }
}
