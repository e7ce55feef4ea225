import { type ContractDocument, operationsOf, resolve } from '../generate/document.ts';

export function goodAnswerOf(document: ContractDocument, operationId: string): { status: number; example: unknown } {
  const found = operationsOf(document).find((one) => one.operation.operationId === operationId);
  if (!found) throw new Error(`the contract has no operation ${operationId}`);
  const [status, response] = Object.entries(found.operation.responses!).find(([code]) => /^[23]/.test(code))!;
  const { content = {} } = resolve(document, response);
  const json = content['application/json'] as { examples?: Record<string, { $ref: string }> } | undefined;
  const [first] = Object.values(json?.examples ?? {});
  const example = first && resolve<{ value?: unknown }>(document, first).value;
  return { status: Number(status), example };
}
