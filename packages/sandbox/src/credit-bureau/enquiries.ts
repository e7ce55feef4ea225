import type { components } from '@agency-booking/connector-contracts/credit-bureau';
import type { OpenLedger } from '../world/ledger.ts';
import type { Names } from '../world/names.ts';
import { fail } from './fail.ts';
import type { Messages } from './messages.ts';
import { personWith, phones } from './people.ts';

type Schemas = components['schemas'];
type Enquiry = Schemas['Enquiry'];
type Report = Schemas['Report'];
type ReportRequest = Schemas['ReportRequest'];
type MessageRequest = Schemas['MessageRequest'];

export type Enquiries = {
  /** Throws a Failure with `reference.reused`. */
  open(enquiry: string, identityNumber: string): Enquiry;
  /** Throws a Failure with `phone.unknownKey`, `phone.doesNotMatch` or `reference.reused`. */
  createReport(enquiry: string, request: ReportRequest): Report;
  /** Throws a Failure with `report.notFound` or `reference.reused`. */
  sendPin(report: string, message: MessageRequest): void;
  /** Throws a Failure with `report.notFound`. */
  confirm(report: string): Report;
};

type EnquiryEntry = { readonly person: string; readonly hasConsent: boolean };
type ReportEntry = {
  readonly enquiry: string;
  readonly phone: string;
  /** A hash of the request, to detect a different request with the same reference. */
  readonly content: string;
  readonly status: Report['status'];
};

type EnquiriesDeps = { readonly openLedger: OpenLedger; readonly messages: Messages; readonly names: Names };

/** The records identify a person by a keyed hash, never by the identity number. */
export function createEnquiries({ openLedger, messages, names }: EnquiriesDeps): Enquiries {
  const enquiries = openLedger<EnquiryEntry>('enquiries');
  const reports = openLedger<ReportEntry>('reports');

  return {
    open(reference, identityNumber) {
      const { standing, reported } = personWith(identityNumber);
      const { hasConsent } = enquiryAbout(identityNumber, reference);
      return { reference, standing: hasConsent || reported === 'atOnce' ? standing : 'unknown' };
    },
    createReport(enquiry, request) {
      enquiryAbout(request.identityNumber, enquiry);
      const { reference, phoneKey, phone, pin } = request;
      const content = contentOf(enquiry, request);
      const known = reports.get(reference);
      if (known) return known.content === content ? { reference, status: known.status } : fail('reference.reused');
      if (phone !== (phones.get(phoneKey) ?? fail('phone.unknownKey'))) fail('phone.doesNotMatch');
      messages.send({ reference, phone, pin });
      return write(reference, { enquiry, phone, content, status: 'awaitingConsent' });
    },
    sendPin(report, { reference, pin }) {
      const { phone } = find(report);
      messages.send({ reference, phone, pin });
    },
    confirm(report) {
      const entry = find(report);
      enquiries.set(entry.enquiry, { ...enquiries.get(entry.enquiry)!, hasConsent: true });
      return write(report, { ...entry, status: 'confirmed' });
    },
  };

  function enquiryAbout(identityNumber: string, reference: string): EnquiryEntry {
    const person = names.long('per', identityNumber);
    const known = enquiries.get(reference);
    if (known) return known.person === person ? known : fail('reference.reused');
    const entry = { person, hasConsent: false };
    enquiries.set(reference, entry);
    return entry;
  }

  function find(report: string): ReportEntry {
    return reports.get(report) ?? fail('report.notFound');
  }

  function write(reference: string, entry: ReportEntry): Report {
    reports.set(reference, entry);
    return { reference, status: entry.status };
  }

  function contentOf(enquiry: string, request: ReportRequest): string {
    const { identityNumber, birthDate, driverLicenseDate, phoneKey, phone, pin } = request;
    return names.long('rpt', enquiry, identityNumber, birthDate, driverLicenseDate, String(phoneKey), phone, pin);
  }
}
