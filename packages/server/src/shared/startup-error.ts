type Options = ErrorOptions & { readonly guard?: 'settings' | 'database'; readonly isFolderHeld?: boolean };

/** The service cannot start: the message is one line that says what to do. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
  /** What would not have been safe; absent where it simply does not work. */
  readonly guard: Options['guard'];

  /** Another process has the folder of the embedded database. */
  readonly isFolderHeld: boolean;

  constructor(message: string, { guard, isFolderHeld = false, ...options }: Options = {}) {
    super(message, options);
    this.guard = guard;
    this.isFolderHeld = isFolderHeld;
  }
}
