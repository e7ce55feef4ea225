import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { threadId } from 'node:worker_threads';
import { expect } from 'vitest';
import { type ErrorKey, errors } from '../../src/generated/errors.ts';
import type { Answer } from './api.ts';

export function expectError(
  answer: Answer,
  key: ErrorKey,
  details?: { field?: string } & Record<string, unknown>,
): void {
  const { code, status, description } = errors[key];
  expect(answer.body).toMatchObject({ key, code, description, ...(details && { details }) });
  expect(answer.status).toBe(status);
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
  expect(answer.headers.get('x-request-id')).toMatch(/^[\w.-]{8,64}$/);
  expect(Object.keys(answer.body as object).sort()).toEqual(
    ['code', 'description', 'details', 'key'].filter((name) => name in (answer.body as object)),
  );
  remember(key);
}

const remembered = new Set<ErrorKey>();

/** Records the error, so that a full test run can check that every catalogue error occurs. */
function remember(key: ErrorKey): void {
  const folder = process.env.ASSERTED_ERRORS_FOLDER;
  if (!folder || remembered.has(key)) return;
  remembered.add(key);
  appendFileSync(join(folder, `${process.pid}-${threadId}`), `${key}\n`);
}
