/** One line that says what to do; an unexpected error keeps its stack. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { name, message, code, port } = error as NodeJS.ErrnoException & { port?: number };
  if (name === 'StartupError') return message;
  // The service explains its own port, so this is the sandbox's.
  if (code === 'EADDRINUSE') {
    return `SANDBOX_PORT: ${port} is taken. Stop what listens there, or start with another SANDBOX_PORT.`;
  }
  return error.stack ?? message;
}
