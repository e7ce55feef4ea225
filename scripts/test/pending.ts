import type { Reporter, TestCase, TestModule } from 'vitest/node';

const LOOK_EVERY_MILLISECONDS = 10_000;
/** A time longer than any test or hook may take. Vitest itself reports tests that it can interrupt. */
const STALLED_AFTER_MILLISECONDS = 1_000_000;

type Started = Pick<TestModule, 'relativeModuleId'>;
type Ready = { readonly fullName: string; readonly module: Started };

/**
 * Reports the tests that are still running when the run is interrupted or stalls. An endless loop blocks its worker, so
 * vitest's time limits have no effect and the run would end without naming a test.
 */
export default class Pending implements Reporter {
  /** The test that is running in each file; `undefined` between tests and in the file's hooks. */
  readonly #running = new Map<string, string | undefined>();
  readonly #last = new Map<string, string>();
  #reportedAt = Date.now();
  #timer: NodeJS.Timeout | undefined;

  onInit(): void {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.prependOnceListener(signal, () => this.#print(signal));
    this.#timer = setInterval(() => this.#endWhenStalled(), LOOK_EVERY_MILLISECONDS).unref();
  }

  onTestModuleStart({ relativeModuleId: file }: Started): void {
    this.#reportedAt = Date.now();
    this.#running.set(file, undefined);
  }

  onTestCaseReady({ fullName, module: { relativeModuleId: file } }: Ready | TestCase): void {
    this.#reportedAt = Date.now();
    this.#running.set(file, fullName);
  }

  onTestCaseResult({ fullName, module: { relativeModuleId: file } }: Ready | TestCase): void {
    this.#reportedAt = Date.now();
    this.#running.set(file, undefined);
    this.#last.set(file, fullName);
  }

  onTestModuleEnd({ relativeModuleId: file }: Started): void {
    this.#reportedAt = Date.now();
    this.#running.delete(file);
  }

  onTestRunEnd(): void {
    clearInterval(this.#timer);
  }

  lines(): string[] {
    return [...this.#running].map(([file, test]) => {
      const last = this.#last.get(file);
      return `! still running: ${file} > ${test ?? (last ? `after "${last}"` : 'before its first test')}`;
    });
  }

  #print(why: string): void {
    const lines = this.lines();
    if (lines.length > 0) process.stdout.write(`\n${why}\n${lines.join('\n')}\n`);
  }

  #endWhenStalled(): void {
    if (Date.now() - this.#reportedAt < STALLED_AFTER_MILLISECONDS) return;
    this.#print(`No test has completed for ${STALLED_AFTER_MILLISECONDS / 1000} s.`);
    // A blocked worker cannot be stopped gracefully.
    process.exit(1);
  }
}
