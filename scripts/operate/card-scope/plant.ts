import { readFile } from 'node:fs/promises';
import { expect, vi } from 'vitest';
import type { Stage } from './stage.ts';

const PATIENCE = { timeout: 30_000, interval: 50 };

/**
 * Evaluates an expression in a process through its inspector. The expression contains numbers as arrays of digits,
 * because its text also ends up in the memory of the process.
 */
export async function evaluateIn(stage: Stage, name: string, expression: string): Promise<void> {
  const { child, logFile } = stage.processes.get(name)!;
  child.kill('SIGUSR1');
  const url = await vi.waitFor(async () => {
    const [found] = /ws:\/\/127\.0\.0\.1:\d+\/[\w-]+/.exec(await readFile(logFile, 'utf8')) ?? [];
    expect(found, name).toBeDefined();
    return found!;
  }, PATIENCE);
  const socket = new WebSocket(url);
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }));
  const answered = new Promise<MessageEvent>((resolve) => socket.addEventListener('message', resolve, { once: true }));
  socket.send(JSON.stringify({ id: 1, method: 'Runtime.evaluate', params: { expression } }));
  const { result } = JSON.parse(String((await answered).data));
  socket.close();
  if (result.exceptionDetails) throw new Error(JSON.stringify(result.exceptionDetails));
}

/** Returns JavaScript for the number's digits as an array. */
export const digitsOf = (number: string): string => JSON.stringify([...number].map(Number));
