import type { CallResult } from '../../ports/call-result.ts';
import type { Now } from '../../ports/clock.ts';
import type { BureauPhone, CreditBureau, CreditStanding } from '../../ports/credit-bureau.ts';
import type { RandomBytes } from '../../ports/random.ts';
import type { Transact } from '../../ports/transaction.ts';
import type { Caller } from '../../shared/caller.ts';
import { fail } from '../../shared/fail.ts';
import { newId } from '../../shared/ids.ts';
import { unreachable } from '../../shared/result.ts';
import { addSeconds } from '../../shared/time.ts';
import type { CreditCheckHashes } from './rules.hashes.ts';
import {
  checkIdentityNumber,
  checkReportOrder,
  demandFewReports,
  drawCode,
  isBeingProcessed,
  KNOWN_SECONDS,
} from './rules.ts';
import type { CreditCheckStore } from './store.ts';
import type { Approval, CreditQuestion, NewReport, ReportOrder } from './types.ts';

export type CreditCheckDeps = {
  readonly store: CreditCheckStore;
  readonly transact: Transact;
  readonly bureau: CreditBureau;
  /** The vendor a search result's integration code speaks of; `undefined` when this agency was never given it. */
  readonly readIntegrationCode: (given: { code: string; agencyId: number }) => { vendorId: number } | undefined;
  readonly hashes: CreditCheckHashes;
  readonly newPin: () => string;
  /** How long a consent takes until the status shows it. */
  readonly delaySeconds: number;
  readonly strictNationalIds: boolean;
  readonly now: Now;
  readonly randomBytes: RandomBytes;
};

/** What an SMS was sent for is written down, also when the caller has hung up: that must be no way around the limits. */
export const nobodyLeaves = new AbortController().signal;

type Question = Omit<CreditQuestion, 'agencyId'>;

/** How the traveller stands. What approves the rental is remembered, what rejects it takes the approval back. */
export async function checkCredit(
  caller: Caller,
  { identityNumber, integrationCode }: Question,
  deps: CreditCheckDeps,
  gone: AbortSignal,
): Promise<CreditStanding> {
  const { store, bureau, hashes, now } = deps;
  const { agencyId } = caller;
  const { vendorId } = await admit(caller, integrationCode, deps);
  checkIdentityNumber(identityNumber, deps);
  const enquiry = hashes.enquiry({ agencyId, identityNumber, integrationCode });
  if (isBeingProcessed(await store.acceptedAt(enquiry), deps.delaySeconds, now())) return 'unknown';

  const standing = demandAnswer(await bureau.readStanding(enquiry, identityNumber, gone));
  const approval = { agencyId, vendorId, person: hashes.person({ agencyId, identityNumber }) };
  await keepApproval(approval, standing, deps);
  return standing;
}

export async function listPhones(
  caller: Caller,
  { identityNumber, integrationCode }: Question,
  deps: CreditCheckDeps,
  gone: AbortSignal,
): Promise<readonly BureauPhone[]> {
  await admit(caller, integrationCode, deps);
  checkIdentityNumber(identityNumber, deps);
  const enquiry = deps.hashes.enquiry({ agencyId: caller.agencyId, identityNumber, integrationCode });
  return demandAnswer(await deps.bureau.listPhones(enquiry, identityNumber, gone));
}

/** Has the PIN sent. A report that the bureau has not heard of, or may not have, is forgotten again. */
export async function createReport(
  caller: Caller,
  order: ReportOrder,
  deps: CreditCheckDeps,
): Promise<{ readonly code: number }> {
  const { store, bureau, now } = deps;
  await admit(caller, order.integrationCode, deps);
  checkIdentityNumber(order.identityNumber, deps);
  checkReportOrder(order, now());

  const pin = deps.newPin();
  const { code, reference, enquiry } = await claimReport({ ...order, agencyId: caller.agencyId }, pin, deps);
  const { identityNumber, birthDate, driverLicenseDate, phoneKey, phone } = order;
  const report = { reference, birthDate, driverLicenseDate, phoneKey, phone, pin };
  const asked = await bureau.createReport(enquiry, identityNumber, report, nobodyLeaves);
  if (!asked.answered) {
    await store.dropReport(code);
    return fail('creditCheck.bureauDidNotAnswer');
  }
  switch (asked.answer) {
    case 'sent':
      await store.keepSent(code, now());
      return { code };
    case 'phoneKeyUnknown':
      await store.dropReport(code);
      return fail('creditCheck.unknownReference', { field: 'phoneKey', message: 'must be a key of the phone list' });
    case 'phoneDoesNotMatch':
      // It counts all the same: else the masked digits could be found out by trying.
      return fail('creditCheck.phoneDoesNotMatch', { field: 'phone', message: 'must be the number behind phoneKey' });
    default:
      return unreachable(asked.answer);
  }
}

/** Whether this person has passed the check of this vendor since then. */
export function isApproved(
  {
    agencyId,
    vendorId,
    identityNumber,
    since,
  }: { agencyId: number; vendorId: number; identityNumber: string; since: Date },
  { store, hashes }: Pick<CreditCheckDeps, 'store' | 'hashes'>,
): Promise<boolean> {
  return store.isApproved({ agencyId, vendorId, person: hashes.person({ agencyId, identityNumber }) }, since);
}

export function deleteExpired({ store, now }: Pick<CreditCheckDeps, 'store' | 'now'>): Promise<void> {
  return store.deleteOlder(addSeconds(now(), -KNOWN_SECONDS));
}

/** @throws unless the agency may check credit, and was given the code of a vendor's car */
export async function admit(
  { agencyId, permissions }: Caller,
  integrationCode: string,
  { store, readIntegrationCode }: CreditCheckDeps,
): Promise<{ vendorId: number }> {
  if (!permissions.mayCheckCredit) fail('creditCheck.forbidden');
  if (!(await store.isConfigured(agencyId))) fail('creditCheck.agencyNotConfigured');
  return (
    readIntegrationCode({ code: integrationCode, agencyId }) ??
    fail('creditCheck.unknownReference', {
      field: 'integrationCode',
      message: 'must be the integrationCode of a search result',
    })
  );
}

export function demandAnswer<Answer>(asked: CallResult<Answer>): Answer {
  return asked.answered ? asked.answer : fail('creditCheck.bureauDidNotAnswer');
}

/** Written down before the bureau is asked, so that many at once are counted, too. */
function claimReport(
  { agencyId, identityNumber, integrationCode }: CreditQuestion,
  pin: string,
  { store, transact, hashes, randomBytes, now }: CreditCheckDeps,
): Promise<NewReport> {
  const requestedAt = now();
  const reference = newId('rep_', randomBytes);
  const enquiry = hashes.enquiry({ agencyId, identityNumber, integrationCode });
  const person = hashes.person({ agencyId, identityNumber });
  return transact(async (tx) => {
    const since = addSeconds(requestedAt, -KNOWN_SECONDS);
    demandFewReports(await store.countReports(tx, { agencyId, person, enquiry, since }));
    for (;;) {
      const code = drawCode(randomBytes);
      const pinHash = hashes.pin({ reference, pin });
      const report = { code, reference, agencyId, integrationCode, enquiry, person, pinHash, requestedAt };
      if (await store.addReport(tx, report)) return report;
    }
  });
}

async function keepApproval(
  approval: Approval,
  standing: CreditStanding,
  { store, now }: CreditCheckDeps,
): Promise<void> {
  switch (standing) {
    case 'positive':
    case 'positiveWithYoungDriver':
      return store.approve(approval, now());
    case 'negative':
      return store.withdrawApproval(approval);
    case 'unknown':
      return;
    default:
      return unreachable(standing);
  }
}
