import type { Caller } from '../../shared/caller.ts';
import type { FailWith } from '../../shared/fail.ts';
import { newId } from '../../shared/ids.ts';
import { NEVER_ABORTED } from '../../shared/never-aborted.ts';
import { addSeconds } from '../../shared/time.ts';
import { assertRenewable, assertRight, judgePin, lockOf, type PinError } from './rules.pin.ts';
import { KNOWN_SECONDS } from './rules.ts';
import { answerOf, type CreditCheckDeps, type EnquiryError, vendorOf } from './service.ts';
import type { ReportKey } from './store.ts';
import type { CreditReport } from './types.ts';

type PinCommand = { readonly caller: Caller; readonly code: number; readonly integrationCode: string };

/** Confirms a PIN. Locks the report to serialize the calls, so that concurrent guesses cannot exceed three attempts. */
export async function confirmCreditPin(
  command: PinCommand & { readonly pin: string },
  deps: CreditCheckDeps,
  fail: FailWith<EnquiryError | PinError | 'creditCheck.bureauDidNotAnswer'>,
): Promise<void> {
  const { store, transact, bureau, hashes, report: reportSecurity, now } = deps;
  const { code, pin } = command;
  await vendorOf(command, deps, fail);
  const { report, verdict } = await transact(async (tx) => {
    const locked = assertKnown(await store.lockReport(tx, keyOf(command, now())), fail);
    const judged = judgePin(locked, hashes.isPin({ reference: locked.reference, pin }, locked.pinHash), now());
    if (judged.kind === 'wrong') await store.countWrongTry(tx, code);
    if (judged.kind === 'right' && !locked.isAccepted) await store.accept(tx, code, now());
    return { report: locked, verdict: judged };
  });
  const locked = lockOf(verdict);
  if (locked) reportSecurity({ event: 'creditPin.locked', reason: locked });
  assertRight(verdict, fail);
  if (report.isConfirmed) return;
  answerOf(await bureau.confirmReport(report.reference, NEVER_ABORTED), fail);
  await store.confirm(code, now());
}

/** Renews a PIN. Until the bureau confirms the SMS, the old PIN stays valid and the renewal is not counted. */
export async function renewCreditPin(
  command: PinCommand,
  deps: CreditCheckDeps,
  fail: FailWith<
    EnquiryError | 'creditCheck.alreadyConfirmed' | 'creditCheck.renewLimitReached' | 'creditCheck.bureauDidNotAnswer'
  >,
): Promise<void> {
  const { store, transact, bureau, hashes, now } = deps;
  const { code } = command;
  await vendorOf(command, deps, fail);
  const { reference } = await transact(async (tx) => {
    const locked = assertKnown(await store.lockReport(tx, keyOf(command, now())), fail);
    assertRenewable(locked, fail);
    await store.countRenewal(tx, code);
    return locked;
  });
  const pin = deps.newPin();
  const asked = await bureau.sendPin(reference, { reference: newId('msg_', deps.randomBytes), pin }, NEVER_ABORTED);
  if (!asked.answered) await store.uncountRenewal(code);
  answerOf(asked, fail);
  await store.keepRenewed(code, { pinHash: hashes.pin({ reference, pin }), at: now() });
}

function keyOf({ caller: { agencyId }, code, integrationCode }: PinCommand, now: Date): ReportKey {
  return { code, integrationCode, agencyId, since: addSeconds(now, -KNOWN_SECONDS) };
}

function assertKnown(report: CreditReport | undefined, fail: FailWith<'creditCheck.unknownReference'>): CreditReport {
  return (
    report ??
    fail('creditCheck.unknownReference', {
      field: 'creditcheckCode',
      message: 'must be the code of a report of this integrationCode, not older than 24 hours',
    })
  );
}
