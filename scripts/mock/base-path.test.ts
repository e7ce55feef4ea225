import { expect, test } from 'vitest';
import { underBasePath } from './base-path.ts';

test('every path carries the base path, and the rest stays', () => {
  const get = { operationId: 'getLoan', tags: ['desk'] };
  const contract = {
    servers: [{ url: 'http://localhost:8080/api/v1' }],
    security: [{ token: [] }],
    paths: { '/loans': { get } },
  };
  expect(underBasePath(contract, '/api/v1')).toEqual({
    servers: [{ url: '/' }],
    security: [{ token: [] }],
    paths: { '/api/v1/loans': { get } },
  });
});
