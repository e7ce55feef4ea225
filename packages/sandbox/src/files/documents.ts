import { categories } from '../world/models.ts';
import type { Vendor } from '../world/vendor.ts';
import { vendorByCode } from '../world/vendors.ts';

/** Returns one of an offer's two PDF documents, or `undefined` if the vendor or document does not exist. */
export function documentOf(vendorCode: string, name: string): Buffer | undefined {
  const vendor = vendorByCode.get(vendorCode);
  if (!vendor) return undefined;
  if (name === 'terms.pdf') return onePagePdf(`${vendor.name}: terms and conditions`, terms(vendor));
  if (name === 'product-information.pdf') return onePagePdf(`${vendor.name}: product information`, information(vendor));
  return undefined;
}

function terms(vendor: Vendor): string[] {
  return [
    ...vendor.terms.cancellation.map(({ hours, costs }) => {
      const fee = 'days' in costs ? `the rental price for ${costs.days} day(s)` : `${costs.share * 100}% of the price`;
      return `Cancelling up to ${hours} hours before pick-up costs ${fee}.`;
    }),
    `Book at least ${vendor.terms.noticeHours} hours ahead, for at least ${vendor.terms.minRentalHours} hours.`,
    'At the desk, the driver must present a passport or identity card, a driving licence and a card for the deposit.',
    ...vendor.categories.map((category) => {
      const { minDriverAge, minLicenceYears } = categories[category];
      const age = Math.max(18, minDriverAge - vendor.yearsYounger);
      return `Category ${category}: minimum driver age ${age}, licence held for at least ${minLicenceYears} years.`;
    }),
    'This document belongs to a simulated vendor and is not binding.',
  ];
}

function information(vendor: Vendor): string[] {
  return [
    vendor.kilometresPerDay === null ? 'Unlimited mileage.' : `${vendor.kilometresPerDay} km per day of the rental.`,
    'Collision damage, theft and third-party liability are covered above the excess.',
    `Fuel: ${vendor.fuelPolicy.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}.`,
    'This document belongs to a simulated vendor and is not binding.',
  ];
}

/** Creates a one-page A4 PDF in Helvetica. The text must be ASCII. */
function onePagePdf(title: string, lines: readonly string[]): Buffer {
  const text = (line: string) => `(${line.replace(/[\\()]/g, '\\$&')}) Tj`;
  const content = `BT /F1 18 Tf 60 770 Td ${text(title)} /F1 11 Tf 0 -34 Td 18 TL ${lines.map((line) => `${text(line)} T*`).join(' ')} ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = file.length;
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, 'ascii');
}
