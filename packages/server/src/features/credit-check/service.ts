import type { CallResult } from '../../ports/call-result.ts';
import type { Now } from '../../ports/clock.ts';
import type { BureauPhone, CreditBureau, CreditStanding } from '../../ports/credit-bureau.ts';
import type { RandomBytes } from '../../ports/random.ts';
import type { Transact } from '../../ports/transaction.ts';
import type { Caller } from '../../shared/caller.ts';
import type { FailWith } from '../../shared/fail.ts';
import { unreachable } from '../../shared/result.ts';
import type { ReportSecurity } from '../../shared/security-events.ts';
import { addSeconds } from '../../shared/time.ts';
import type { CreditCheckHashes } from './rules.hashes.ts';
import { assertIdentityNumber, isBeingProcessed, KNOWN_SECONDS } from './rules.ts';
import type { CreditCheckStore } from './store.ts';
import type { Approval, CreditCheckRequest } from './types.ts';

export type CreditCheckDeps = {
  readonly store: CreditCheckStore;
  readonly transact: Transact;
  readonly bureau: CreditBureau;
  /** Returns the vendor identified by an integration code, or `undefined` if the code was not issued to this agency. */
  readonly readIntegrationCode: (given: { code: string; agencyId: number }) => { vendorId: number } | undefined;
  readonly hashes: CreditCheckHashes;
  readonly newPin: () => string;
  /** Number of seconds after which a person's consent appears in the credit status. */
  readonly delaySeconds: number;
  readonly strictNationalIds: boolean;
  readonly report: ReportSecurity;
  readonly now: Now;
  readonly randomBytes: RandomBytes;
};

export type EnquiryError = 'creditCheck.forbidden' | 'creditCheck.agencyNotConfigured' | 'creditCheck.unknownReference';

type Question = CreditCheckRequest & { readonly caller: Caller; readonly signal: AbortSignal };

/** Checks a person's credit. A positive status is stored as an approval; a negative status revokes the approval. */
export async function checkCredit(
  question: Question,
  deps: CreditCheckDeps,
  fail: FailWith<EnquiryError | 'creditCheck.bureauDidNotAnswer'>,
): Promise<CreditStanding> {
  const { store, bureau, hashes, now } = deps;
  const { caller, identityNumber, integrationCode, signal } = question;
  const { agencyId } = caller;
  const { vendorId } = await vendorOf({ caller, integrationCode }, deps, fail);
  assertIdentityNumber(identityNumber, deps);
  const enquiry = await enquiryOf({ agencyId, identityNumber, integrationCode }, deps);
  if (isBeingProcessed(await store.acceptedAt({ agencyId, enquiry }), deps.delaySeconds, now())) return 'unknown';

  const standing = answerOf(await bureau.readStanding(enquiry, identityNumber, signal), fail);
  const approval = { agencyId, vendorId, persons: hashes.persons({ agencyId, identityNumber }) };
  await keepApproval({ approval, standing }, deps);
  return standing;
}

export async function listCreditCheckPhones(
  { caller, identityNumber, integrationCode, signal }: Question,
  deps: CreditCheckDeps,
  fail: FailWith<EnquiryError | 'creditCheck.bureauDidNotAnswer'>,
): Promise<readonly BureauPhone[]> {
  await vendorOf({ caller, integrationCode }, deps, fail);
  assertIdentityNumber(identityNumber, deps);
  const enquiry = await enquiryOf({ agencyId: caller.agencyId, identityNumber, integrationCode }, deps);
  return answerOf(await deps.bureau.listPhones(enquiry, identityNumber, signal), fail);
}

export type ApprovalQuestion = {
  readonly agencyId: number;
  readonly vendorId: number;
  readonly identityNumber: string;
  readonly since: Date;
};

/** Returns whether the person has passed the vendor's credit check since the given time. */
export function isCreditApproved(
  { agencyId, vendorId, identityNumber, since }: ApprovalQuestion,
  { store, hashes }: CreditCheckDeps,
): Promise<boolean> {
  return store.isApproved({ agencyId, vendorId, persons: hashes.persons({ agencyId, identityNumber }) }, since);
}

/** Throws an error unless the agency is allowed to check credit and the code was issued to it. */
export async function vendorOf(
  { caller: { agencyId, permissions }, integrationCode }: { caller: Caller; integrationCode: string },
  { store, readIntegrationCode }: CreditCheckDeps,
  fail: FailWith<EnquiryError>,
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

/** Returns an enquiry's ID, which stays the same when the signing secret is rotated. */
export async function enquiryOf(
  about: { readonly agencyId: number; readonly identityNumber: string; readonly integrationCode: string },
  { store, hashes }: Pick<CreditCheckDeps, 'store' | 'hashes'>,
): Promise<string> {
  const enquiries = hashes.enquiries(about);
  return (await store.findReported({ agencyId: about.agencyId, enquiries })) ?? enquiries[0]!;
}

export function answerOf<Answer>(asked: CallResult<Answer>, fail: FailWith<'creditCheck.bureauDidNotAnswer'>): Answer {
  return asked.answered ? asked.answer : fail('creditCheck.bureauDidNotAnswer');
}

export function deleteExpired({ store, now }: CreditCheckDeps): Promise<void> {
  return store.deleteOlder(addSeconds(now(), -KNOWN_SECONDS));
}

async function keepApproval(
  { approval, standing }: { approval: Approval; standing: CreditStanding },
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
