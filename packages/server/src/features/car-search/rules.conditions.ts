import type { FuelPolicyWord, VendorOffer } from '../../ports/vendors.ts';
import { unreachable } from '../../shared/result.ts';

type Conditions = VendorOffer['conditions'];

const FUEL_POLICIES: Readonly<Record<FuelPolicyWord, { id: number; name: string }>> = {
  fullToFull: { id: 1, name: 'Dolu al, dolu bırak' },
  sameToSame: { id: 2, name: 'Aldığın seviyede bırak' },
  fullToEmpty: { id: 3, name: 'Dolu al, boş bırak' },
};

export function fuelPolicyOf(word: FuelPolicyWord): { id: number; name: string } {
  return FUEL_POLICIES[word];
}

export function mileageInWords({ limit, unit }: Conditions['mileage']): string {
  if (limit === null) return 'The distance is not limited.';
  switch (unit) {
    case 'kmPerDay':
      return `${limit} km per day are included.`;
    case 'kmPerRental':
      return `${limit} km are included.`;
    case 'milesPerDay':
      return `${limit} miles per day are included.`;
    case 'milesPerRental':
      return `${limit} miles are included.`;
    default:
      return unreachable(unit);
  }
}

export function cancellationInWords({ freeCancellationHours: hours }: Conditions): string {
  if (hours === 0) return 'Cancellation is free until pick-up.';
  return `Cancellation is free until ${hours} ${hours === 1 ? 'hour' : 'hours'} before pick-up.`;
}

export function licenceInWords({ minLicenceYears: years }: Conditions): string {
  if (years === 0) return 'A licence of class B.';
  return `A licence of class B, held for at least ${years} ${years === 1 ? 'year' : 'years'}.`;
}
