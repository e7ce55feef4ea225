import type { CallResult } from '../../ports/call-result.ts';
import { createSwitchboard, type SwitchDeps } from './service.ts';
import type { SupplierKind } from './types.ts';

/**
 * The door of the room that says who is asked for offers. For the tools of operators: `listSuppliers`, and `switchSupplier`, which
 * holds here at once and within five seconds on every process; `by` is the person. What is reserved stays, and is watched and
 * canceled as before.
 */
export function createSupplierSwitchesRoom(deps: SwitchDeps) {
  const { isOff, listSuppliers, switchSupplier } = createSwitchboard(deps);
  return {
    isOff,
    listSuppliers,
    switchSupplier,
    /** Who is switched off is not asked: there is nothing of theirs. */
    unlessOff:
      <Asked extends readonly unknown[], Answer>(
        kind: SupplierKind,
        ask: (code: string, ...asked: Asked) => Promise<CallResult<Answer>>,
        nothing: Answer,
      ) =>
      async (code: string, ...asked: Asked): Promise<CallResult<Answer>> =>
        (await isOff({ kind, code })) ? { answered: true, answer: nothing } : ask(code, ...asked),
  };
}
