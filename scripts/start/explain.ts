/** Explains an expected error in one line with the required action; an unexpected error keeps its stack trace. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { message, port } = error as Error & { port?: number };
  if (isTaken(error)) {
    return `SANDBOX_PORT: port ${port} is already in use. Stop the program that uses it, or set a different SANDBOX_PORT.`;
  }
  return isOfTheEnvironment(error) ? message : (error.stack ?? message);
}

/** Returns true if a variable, a port or a folder caused the error, rather than the code. */
export function isOfTheEnvironment(error: unknown): boolean {
  return error instanceof Error && (error.name === 'StartupError' || isTaken(error));
}

/** The service reports its own port conflicts, so this one concerns the sandbox. */
function isTaken(error: Error): boolean {
  return 'code' in error && error.code === 'EADDRINUSE';
}
