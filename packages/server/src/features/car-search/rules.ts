import { refuse } from '../../shared/refuse.ts';
import { type OffsetDateTime, parseDateTime } from '../../shared/time.ts';
import type { RentalPeriod } from './types.ts';

const DAY_MS = 24 * 3_600_000;
const MAX_DAYS_AHEAD = 365;
const MAX_RENTAL_DAYS = 90;

/** @throws request.invalid naming the field whose moment does not exist, is past, or is too far away */
export function readRentalPeriod(
  { checkInDateTime, checkOutDateTime }: { checkInDateTime: string; checkOutDateTime: string },
  now: Date,
): RentalPeriod {
  const pickUpAt = readMoment('checkInDateTime', checkInDateTime);
  const dropOffAt = readMoment('checkOutDateTime', checkOutDateTime);
  const ahead = pickUpAt.instant.getTime() - now.getTime();
  const duration = dropOffAt.instant.getTime() - pickUpAt.instant.getTime();
  if (ahead <= 0) refuse('checkInDateTime', 'must be in the future');
  if (ahead > MAX_DAYS_AHEAD * DAY_MS) refuse('checkInDateTime', `must be at most ${MAX_DAYS_AHEAD} days ahead`);
  if (duration <= 0) refuse('checkOutDateTime', 'must be after checkInDateTime');
  if (duration > MAX_RENTAL_DAYS * DAY_MS) {
    refuse('checkOutDateTime', `must be at most ${MAX_RENTAL_DAYS} days after checkInDateTime`);
  }
  return { pickUpAt, dropOffAt, days: Math.ceil(duration / DAY_MS) };
}

/** @throws request.invalid when there is no campaign with this code */
export function findCampaign<Campaign extends { code: string }>(
  code: string | undefined,
  campaigns: readonly Campaign[],
): Campaign | undefined {
  if (code === undefined) return undefined;
  return (
    campaigns.find((campaign) => campaign.code === code) ?? refuse('campaignCode', 'is not the code of a campaign')
  );
}

/** `30+` is told to vendors as 30. */
export function ageInYears(age: string): number {
  return Number.parseInt(age, 10);
}

function readMoment(field: string, text: string): OffsetDateTime {
  return (
    parseDateTime(text, 'utc') ??
    refuse(field, 'must be a date and time that exists, such as 2027-06-10T10:00:00+03:00')
  );
}
