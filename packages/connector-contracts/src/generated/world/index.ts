// Generated from openapi/connectors/world.yaml by `pnpm generate`. Change the contract, not this file.

export { type ErrorKey, errors } from './errors.ts';
export type * from './handlers.ts';
export { default as contract } from './openapi.json' with { type: 'json' };
export { type OperationId, operations } from './operations.ts';
export type * from './types.ts';
export type { operations as Operations } from './types.ts';
