import type { Sandbox } from '@agency-booking/sandbox';
import type { CarResult, CreditCheckPhones, CreditCheckResult, CreditReport } from '../../../src/generated/types.ts';
import type { AgencyName } from '../../support/agencies.ts';
import { type Answer, type CallOptions, call } from '../../support/api.ts';
import type { TestClock } from '../../support/clock.ts';
import type { Settings, TestService } from '../../support/service.ts';
import { startStaging } from '../../support/staging.ts';
import { foundCars } from '../car-search/trip.ts';

/** Identity numbers listed in the staging documentation. */
export const people = {
  positive: '10000000146',
  negative: '20000000282',
  youngDriver: '30000000328',
  positiveAfterPin: '40000000464',
  negativeAfterPin: '50000000500',
  youngDriverAfterPin: '60000000646',
  silent: '70000000782',
} as const;

export const PIN = '123456';
export const PHONE = '+905321234567';

type Fields = Record<string, unknown>;

export type Checking = {
  readonly service: TestService;
  readonly sandbox: Sandbox;
  readonly clock: TestClock;
  tokenOf(agency: AgencyName): Promise<string>;
  /** Returns a Test Drive car that requires a credit check, from a new search on each call. */
  aCar(as?: AgencyName): Promise<CarResult>;
  aCode(as?: AgencyName): Promise<string>;
  /** Calls a credit check operation and sends `body` unchanged. */
  post<Body = unknown>(path: string, options: CallOptions, as?: AgencyName): Promise<Answer<Body>>;
  check(person: string, integrationCode: string, as?: AgencyName): Promise<Answer<CreditCheckResult>>;
  phones(person: string, integrationCode: string): Promise<Answer<CreditCheckPhones>>;
  report(person: string, integrationCode: string, change?: Fields, as?: AgencyName): Promise<Answer<CreditReport>>;
  aReport(integrationCode: string, person?: string): Promise<number>;
  confirm(creditcheckCode: number | string, integrationCode: string, pinCode?: string): Promise<Answer>;
  renew(creditcheckCode: number | string, integrationCode: string): Promise<Answer>;
  stop(): Promise<void>;
};

/** Starts all parties with a shared clock. Slow parties exceed every deadline unless a shorter delay is given. */
export async function startChecking(settings: Settings = {}, slowMilliseconds = 60_000): Promise<Checking> {
  const { service, sandbox, clock, tokenOf, stop } = await startStaging(
    { BUREAU_DEADLINE_MS: '1000', ...settings },
    { sandbox: { slowMilliseconds } },
  );
  const aCar = async (as: AgencyName = 'horizon') => {
    const cars = await foundCars(service, await tokenOf(as));
    return cars.find(({ vendor, isCreditcheckRequired }) => vendor.name === 'Test Drive' && isCreditcheckRequired)!;
  };
  const post = async <Body>(path: string, options: CallOptions, as: AgencyName = 'horizon') =>
    call<Body>(`${service.url}/api/v1/creditcheck/${path}`, 'POST', { token: await tokenOf(as), ...options });
  const report: Checking['report'] = (identityNumber, integrationCode, change, as) =>
    post('report', { body: { ...reportBody(identityNumber, integrationCode), ...change } }, as);

  return {
    service,
    sandbox,
    clock,
    tokenOf,
    aCar,
    aCode: async (as) => (await aCar(as)).integrationCode,
    post,
    check: (identityNumber, integrationCode, as) => post('check', { body: { identityNumber, integrationCode } }, as),
    phones: (identityNumber, integrationCode) => post('phone-list', { body: { identityNumber, integrationCode } }),
    report,
    async aReport(integrationCode, person = people.positiveAfterPin) {
      const answer = await report(person, integrationCode);
      if (answer.status !== 200) throw new Error(`no report was created: ${answer.text}`);
      return answer.body.creditcheckCode;
    },
    confirm: (creditcheckCode, integrationCode, pinCode = PIN) =>
      post('pin-confirm', { body: { creditcheckCode, pinCode, integrationCode } }),
    renew: (creditcheckCode, integrationCode) => post('pin-renew', { body: { creditcheckCode, integrationCode } }),
    stop,
  };
}

export const reportBody = (identityNumber: string, integrationCode: string) => ({
  identityNumber,
  integrationCode,
  birthDate: '1990-04-12',
  driverLicenseDate: '2010-05-20',
  phone: PHONE,
  phoneKey: 1,
});
