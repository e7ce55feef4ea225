import type { OperationId, operations } from './generated/operations.ts';

export type Operation = (typeof operations)[OperationId];
