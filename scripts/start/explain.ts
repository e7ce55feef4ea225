/** One line that says what to do; what is not expected keeps its stack. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { message, port } = error as Error & { port?: number };
  if (isTaken(error)) {
    return `SANDBOX_PORT: ${port} is taken. Stop what listens there, or start with another SANDBOX_PORT.`;
  }
  return isOfTheEnvironment(error) ? message : (error.stack ?? message);
}

/** A variable, a port or a folder is to blame, not the code. */
export function isOfTheEnvironment(error: unknown): boolean {
  return error instanceof Error && (error.name === 'StartupError' || isTaken(error));
}

/** The service explains its own port; what is left is the sandbox's. */
function isTaken(error: Error): boolean {
  return 'code' in error && error.code === 'EADDRINUSE';
}
