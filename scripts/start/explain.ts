/**
 * Explains an expected error in one line, with the required action. An unexpected error keeps its stack trace.
 * `portSetting` is the name of the setting for the port that the caller opens.
 */
export function explain(error: unknown, portSetting = 'SANDBOX_PORT'): string {
  if (!(error instanceof Error)) return String(error);
  const { message, port } = error as Error & { port?: number };
  if (isTaken(error)) {
    return `${portSetting}: port ${port} is already in use. Stop the program that uses it, or set a different ${portSetting}.`;
  }
  return isOfTheEnvironment(error) ? message : (error.stack ?? message);
}

/** Returns true if a variable, a port or a folder caused the error, rather than the code. */
export function isOfTheEnvironment(error: unknown): boolean {
  return error instanceof Error && (error.name === 'StartupError' || isTaken(error));
}

/**
 * Returns true if a port is already in use. The service reports its own port conflicts, so this conflict concerns the
 * sandbox or the payment page.
 */
function isTaken(error: Error): boolean {
  return 'code' in error && error.code === 'EADDRINUSE';
}
