import type { components } from '@agency-booking/connector-contracts/credit-bureau';
import { parties } from '@agency-booking/connector-contracts/parties';
import { afterAll } from 'vitest';
import { type Sandbox, type SandboxOptions, startSandbox } from '../src/main.ts';
import { type Answer, NOW } from './vendors.ts';

type Schemas = components['schemas'];
export type Enquiry = Schemas['Enquiry'];
export type PhoneList = Schemas['PhoneList'];
export type Report = Schemas['Report'];
export type ErrorBody = Schemas['BureauError'];

export const BUREAU_KEY = parties['credit-bureau'].stagingKey;
export const FIRST_PHONE = '+905321234567';
export const SECOND_PHONE = '+905339876543';

export type Bureau = {
  readonly sandbox: Sandbox;
  call<Body>(path: string, body?: object, init?: RequestInit): Promise<Answer<Body>>;
  standing(enquiry: string, identityNumber: string): Promise<Answer<Enquiry & ErrorBody>>;
  phones(enquiry: string, identityNumber: string): Promise<Answer<PhoneList & ErrorBody>>;
  /** Requests a report for the first phone number, with PIN 123456, unless the changes specify otherwise. */
  report(enquiry: string, identityNumber: string, changes?: object): Promise<Answer<Report & ErrorBody>>;
  sendPin(report: string, reference: string, pin: string): Promise<Answer<ErrorBody>>;
  confirm(report: string): Promise<Answer<Report & ErrorBody>>;
};

/** Starts the bureau. `whenDone` registers the cleanup: `afterAll` for a file, `onTestFinished` inside a test. */
export async function startBureau(
  options: Partial<SandboxOptions> = {},
  whenDone: (close: () => Promise<void>) => void = afterAll,
): Promise<Bureau> {
  const sandbox = await startSandbox({ port: 0, now: () => NOW, ...options });
  whenDone(() => sandbox.close());

  async function call<Body>(path: string, body?: object, init: RequestInit = {}): Promise<Answer<Body>> {
    const answer = await fetch(`${sandbox.url}/bureau${path}`, {
      method: 'POST',
      ...init,
      headers: {
        Authorization: `Bearer ${BUREAU_KEY}`,
        ...(body && { 'Content-Type': 'application/json' }),
        ...init.headers,
      },
      body: JSON.stringify(body),
    });
    return { status: answer.status, body: (await answer.json()) as Body };
  }

  return {
    sandbox,
    call,
    standing: (enquiry, identityNumber) => call(`/enquiries/${enquiry}/standing`, { identityNumber }),
    phones: (enquiry, identityNumber) => call(`/enquiries/${enquiry}/phones`, { identityNumber }),
    report: (enquiry, identityNumber, changes) =>
      call(`/enquiries/${enquiry}/reports`, {
        reference: `rpt:${enquiry}`,
        identityNumber,
        birthDate: '1990-04-12',
        driverLicenseDate: '2010-09-01',
        phoneKey: 1,
        phone: FIRST_PHONE,
        pin: '123456',
        ...changes,
      }),
    sendPin: (report, reference, pin) => call(`/reports/${report}/messages`, { reference, pin }),
    confirm: (report) => call(`/reports/${report}/confirm`),
  };
}
