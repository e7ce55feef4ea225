import type { Caller } from '../../shared/caller.ts';
import { fail } from '../../shared/fail.ts';
import { newId } from '../../shared/ids.ts';
import { addSeconds } from '../../shared/time.ts';
import { demandRenewable, demandRight, judgePin } from './rules.pin.ts';
import { KNOWN_SECONDS } from './rules.ts';
import { admit, type CreditCheckDeps, demandAnswer, nobodyLeaves } from './service.ts';
import type { ReportKey } from './store.ts';
import type { CreditReport } from './types.ts';

type Named = { readonly code: number; readonly integrationCode: string };

/** The traveller consents. Each report is judged by one call at a time, so that many guesses at once are no more than three. */
export async function confirmPin(
  caller: Caller,
  { pin, ...named }: Named & { readonly pin: string },
  deps: CreditCheckDeps,
): Promise<void> {
  const { store, transact, bureau, hashes, now } = deps;
  await admit(caller, named.integrationCode, deps);
  const { report, verdict } = await transact(async (tx) => {
    const locked = demandKnown(await store.lockReport(tx, keyOf(caller, named, now())));
    const judged = judgePin(locked, hashes.pin({ reference: locked.reference, pin }), now());
    if (judged.kind === 'wrong') await store.countWrongTry(tx, named.code);
    if (judged.kind === 'right' && !locked.isAccepted) await store.accept(tx, named.code, now());
    return { report: locked, verdict: judged };
  });
  demandRight(verdict);
  if (report.isConfirmed) return;
  demandAnswer(await bureau.confirmReport(report.reference, nobodyLeaves));
  await store.confirm(named.code, now());
}

/** Has another PIN sent. While the bureau has not said that it was, the old one goes on, and the renewal is not counted. */
export async function renewPin(caller: Caller, named: Named, deps: CreditCheckDeps): Promise<void> {
  const { store, transact, bureau, hashes, now } = deps;
  await admit(caller, named.integrationCode, deps);
  const { reference } = await transact(async (tx) => {
    const locked = demandKnown(await store.lockReport(tx, keyOf(caller, named, now())));
    demandRenewable(locked);
    await store.countRenewal(tx, named.code);
    return locked;
  });
  const pin = deps.newPin();
  const asked = await bureau.sendPin(reference, { reference: newId('msg_', deps.randomBytes), pin }, nobodyLeaves);
  if (!asked.answered) await store.uncountRenewal(named.code);
  demandAnswer(asked);
  await store.keepRenewed(named.code, { pinHash: hashes.pin({ reference, pin }), at: now() });
}

function keyOf({ agencyId }: Caller, { code, integrationCode }: Named, now: Date): ReportKey {
  return { code, integrationCode, agencyId, since: addSeconds(now, -KNOWN_SECONDS) };
}

function demandKnown(report: CreditReport | undefined): CreditReport {
  return (
    report ??
    fail('creditCheck.unknownReference', {
      field: 'creditcheckCode',
      message: 'must be the code of a report of this integrationCode, not older than 24 hours',
    })
  );
}
