import type { Caller } from '../../shared/caller.ts';
import type { FailWith } from '../../shared/fail.ts';
import { newId } from '../../shared/ids.ts';
import { NEVER_ABORTED } from '../../shared/never-aborted.ts';
import { unreachable } from '../../shared/result.ts';
import { addSeconds } from '../../shared/time.ts';
import { assertFewReports, assertIdentityNumber, assertReportDays, drawCode, KNOWN_SECONDS } from './rules.ts';
import { type CreditCheckDeps, type EnquiryError, enquiryOf, vendorOf } from './service.ts';
import type { CreditReportRequest, NewReport } from './types.ts';

type ReportCommand = CreditReportRequest & { readonly caller: Caller };

/**
 * Requests a report and sends the PIN. The call completes even if the client disconnects, so that disconnecting cannot
 * bypass the SMS limits. A report that the bureau rejects or does not confirm is deleted.
 */
export async function createCreditReport(
  { caller, ...request }: ReportCommand,
  deps: CreditCheckDeps,
  fail: FailWith<
    EnquiryError | 'creditCheck.bureauDidNotAnswer' | 'creditCheck.phoneDoesNotMatch' | 'creditCheck.reportLimitReached'
  >,
): Promise<{ readonly code: number }> {
  const { store, bureau, now } = deps;
  const { identityNumber, integrationCode, birthDate, driverLicenseDate, phoneKey, phone } = request;
  await vendorOf({ caller, integrationCode }, deps, fail);
  assertIdentityNumber(identityNumber, deps);
  assertReportDays(request, now());

  const pin = deps.newPin();
  const { code, reference, enquiry } = await claimReport({ ...request, agencyId: caller.agencyId, pin }, deps, fail);
  const report = { reference, birthDate, driverLicenseDate, phoneKey, phone, pin };
  const asked = await bureau.createReport(enquiry, identityNumber, report, NEVER_ABORTED);
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
      // The report counts towards the limit. Otherwise, a client could find the masked digits by trial and error.
      return fail('creditCheck.phoneDoesNotMatch', { field: 'phone', message: 'must be the number behind phoneKey' });
    default:
      return unreachable(asked.answer);
  }
}

type Claim = Pick<CreditReportRequest, 'identityNumber' | 'integrationCode'> & {
  readonly agencyId: number;
  readonly pin: string;
};

/** Saves the report before the bureau is called, so that concurrent requests are counted as well. */
async function claimReport(
  { agencyId, identityNumber, integrationCode, pin }: Claim,
  deps: CreditCheckDeps,
  fail: FailWith<'creditCheck.reportLimitReached'>,
): Promise<NewReport> {
  const { store, transact, hashes, randomBytes, now } = deps;
  const requestedAt = now();
  const reference = newId('rep_', randomBytes);
  const enquiry = await enquiryOf({ agencyId, identityNumber, integrationCode }, deps);
  const persons = hashes.persons({ agencyId, identityNumber });
  return transact(async (tx) => {
    const since = addSeconds(requestedAt, -KNOWN_SECONDS);
    assertFewReports(await store.countReports(tx, { agencyId, persons, enquiry, since }), fail);
    for (;;) {
      const code = drawCode(randomBytes);
      const pinHash = hashes.pin({ reference, pin });
      const report = { code, reference, agencyId, integrationCode, enquiry, person: persons[0]!, pinHash, requestedAt };
      if (await store.addReport(tx, report)) return report;
    }
  });
}
