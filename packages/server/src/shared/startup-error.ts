type Options = ErrorOptions & { readonly guard?: 'settings' | 'database'; readonly isFolderHeld?: boolean };

/** An error that prevents startup, with a one-line message that states the remedy. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
  /** The kind of security risk; absent if the service simply cannot run. */
  readonly guard: Options['guard'];

  /** True if another process is using the folder of the embedded database. */
  readonly isFolderHeld: boolean;

  constructor(message: string, { guard, isFolderHeld = false, ...options }: Options = {}) {
    super(message, options);
    this.guard = guard;
    this.isFolderHeld = isFolderHeld;
  }
}
