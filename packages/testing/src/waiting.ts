type CallUnderWay = { readonly party: string; readonly deadlineMilliseconds: number; readonly end: () => void };

/**
 * Connects the deadlines of the service with the waits of the parties, because neither passes under a frozen clock. A
 * call ends at once if its party waits until its deadline or longer. Otherwise, the party responds at once. If several
 * calls to one party are in progress, the latest one ends.
 */
export function createWaiting() {
  const calls = new Set<CallUnderWay>();
  return {
    underWay(call: CallUnderWay): () => void {
      calls.add(call);
      return () => calls.delete(call);
    },
    /** Returns true if the wait has ended a call. */
    keepWaiting(party: string, milliseconds: number): boolean {
      const late = [...calls].findLast((call) => call.party === party && call.deadlineMilliseconds <= milliseconds);
      if (!late) return false;
      calls.delete(late);
      late.end();
      return true;
    },
  };
}
