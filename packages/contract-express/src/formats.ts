import { isIP } from 'node:net';

/**
 * A strict string format that is cheap enough to check in every response. An unknown format in a contract causes an
 * error at startup.
 */
export type Format = {
  readonly accepts: (text: string) => boolean;
  /** The text after "must be" in an error message. */
  readonly description: string;
};

const DATE = String.raw`(\d{4})-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])`;
// RFC 3339 allows leap seconds (60) and lower-case letters.
const TIME = String.raw`(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d{1,9})?`;
const OFFSET = String.raw`(?:[Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)`;

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

function existingDay(pattern: RegExp): (text: string) => boolean {
  return (text) => {
    const match = pattern.exec(text);
    if (!match) return false;
    const day = Number(match[3]);
    if (day <= 28) return true;
    const month = Number(match[2]);
    return day <= DAYS[month - 1]! || (month === 2 && day === 29 && isLeap(Number(match[1])));
  };
}

const hasExistingDay = existingDay(new RegExp(`^${DATE}`));
/** Returns true if the text starts with a date that does not exist, such as 31 February. */
export const hasMissingDay = (text: string) => /^\d{4}-\d{2}-\d{2}(?:$|T)/i.test(text) && !hasExistingDay(text);

const matches = (pattern: RegExp) => (text: string) => pattern.test(text);

const COUNTRY = /^[A-Z]{2}$/;
const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const countries = new Map<string, boolean>();
/** Accepts ISO 3166-1 codes, except private and group codes, and also XK for Kosovo, which ISO has not assigned. */
function isCountry(text: string): boolean {
  if (!COUNTRY.test(text)) return false;
  const known =
    countries.get(text) ?? (countryNames.of(text) !== undefined && isCurrent(text) && !NOT_COUNTRIES.has(text));
  countries.set(text, known);
  return known;
}
/** Intl maps UK and the codes of former countries to other codes. */
const isCurrent = (text: string) => new Intl.Locale(`und-${text}`).region === text;
const NOT_COUNTRIES = new Set(['EU', 'EZ', 'UN', 'XA', 'XB', 'ZZ', 'QO', 'AC', 'CP', 'CQ', 'DG', 'EA', 'IC', 'TA']);

const CONTROL = String.raw`\u0000-\u001F\u007F-\u009F`;
/**
 * Characters that only set the text direction, or join or hide other characters, except for the two joiners that some
 * scripts need.
 */
const HIDDEN = String.raw`\u00AD\u061C\u180E\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB\u{E0000}-\u{E00FF}\u{E01F0}-\u{E0FFF}`;
const UNSEEN = CONTROL + HIDDEN;
/** Blanks, joiners, and characters without a visible form: fillers, variation selectors and blank Braille. */
const BLANK = String.raw` \u00A0\u034F\u115F\u1160\u1680\u17B4\u17B5\u180B-\u180D\u180F\u2000-\u200A\u200C\u200D\u202F\u205F\u2800\u3000\u3164\uFE00-\uFE0F\uFFA0\u{E0100}-\u{E01EF}`;
const SEEN = `[^${BLANK}${UNSEEN}]`;

const isSafe = (value: number) => Number.isSafeInteger(value);

export const formats: Readonly<Record<string, Format>> = {
  'date-time': {
    accepts: existingDay(new RegExp(`^${DATE}[Tt]${TIME}${OFFSET}$`)),
    description: 'a date and time with offset, such as 2027-06-10T10:00:00+03:00',
  },
  'local-or-offset-date-time': {
    accepts: existingDay(new RegExp(`^${DATE}[Tt]${TIME}${OFFSET}?$`)),
    description: 'a date and time, such as 2027-06-10T10:00:00+03:00 or 2027-06-10T10:00:00',
  },
  date: {
    accepts: existingDay(new RegExp(`^${DATE}$`)),
    description: 'a date in the form year-month-day, such as 2027-06-10',
  },
  time: { accepts: matches(new RegExp(`^${TIME}${OFFSET}?$`)), description: 'a time of day, such as 10:00:00' },
  e164: {
    accepts: matches(/^\+[1-9]\d{6,14}$/),
    description: 'a phone number in international form, such as +905321234567',
  },
  'iso-country': { accepts: isCountry, description: 'a two-letter country code, such as TR' },
  'iso-currency': { accepts: matches(/^[A-Z]{3}$/), description: 'a three-letter currency code, such as TRY' },
  email: {
    accepts: matches(
      /^(?=.{3,254}$)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d][a-z\d-]{0,61}[a-z\d]$/i,
    ),
    description: 'an email address, such as deniz.kaya@example.com',
  },
  uri: {
    accepts: (text) =>
      /^[a-z][a-z\d+.-]*:(?!\/\/[^/?#]*@)[\x21-\x7e]+$/i.test(text) && !/["<>\\^`{|}]/.test(text) && URL.canParse(text),
    description: 'an absolute URI without user info, such as https://horizon.example/return',
  },
  uuid: {
    accepts: matches(/^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i),
    description: 'a UUID',
  },
  ipv4: {
    accepts: matches(/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/),
    description: 'an IPv4 address',
  },
  'plain-text': {
    accepts: matches(new RegExp(`^[^${UNSEEN}]*$`, 'u')),
    description: 'text without control characters and invisible formatting',
  },
  'visible-text': {
    accepts: matches(new RegExp(`^[${BLANK}]*${SEEN}[^${UNSEEN}]*$`, 'u')),
    description: 'text that is not blank, without control characters and invisible formatting',
  },
  'search-text': {
    accepts: matches(new RegExp(`^[${BLANK}${HIDDEN}]*${SEEN}[^${CONTROL}]*${SEEN}[${BLANK}${HIDDEN}]*$`, 'u')),
    description: 'at least 2 characters that are seen, and no control characters',
  },
  'forwarded-for': {
    accepts: (text) => isIP(text.split(',')[0]!.trim()) !== 0,
    description: 'the IP address of the end user, such as 203.0.113.24',
  },
  html: { accepts: () => true, description: 'HTML' },
  password: { accepts: () => true, description: 'text' },
};

/** Number formats. All other checks are covered by the type in the schema. */
const numberFormats: Readonly<Record<string, (value: number) => boolean>> = {
  int32: (value) => Number.isInteger(value) && Math.abs(value) < 2 ** 31,
  int64: isSafe,
  float: Number.isFinite,
  double: Number.isFinite,
};

/** Formats in ajv's form. Compiled code refers to formats by name. */
export type AjvFormats = Readonly<Record<string, object>>;

/** Returns the formats in ajv's form. `more` contains formats in addition to the built-in ones. */
export function ajvFormats(more: Readonly<Record<string, Format>>): AjvFormats {
  const ofTexts = Object.entries({ ...formats, ...more });
  return Object.fromEntries([
    ...ofTexts.map(([name, { accepts }]) => [name, { type: 'string', validate: accepts }]),
    ...Object.entries(numberFormats).map(([name, validate]) => [name, { type: 'number', validate }]),
  ]);
}
