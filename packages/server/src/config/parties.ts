import { type KeyedConnector, MAIL, parties } from '@agency-booking/connector-contracts/parties';
import { z } from 'zod';
import { setting } from './declared.ts';
import { key, optional, url, whole } from './kinds.ts';

const deadline = (variable: string, milliseconds: string, whose: string) =>
  setting(variable, whole(1, 30_000), { default: milliseconds, meaning: `Timeout for ${whose}, in milliseconds` });

const accessTo = ({ prefix, name, stagingKey }: (typeof parties)[KeyedConnector]) =>
  z.object({
    baseUrl: setting(`${prefix}_BASE_URL`, url(), {
      default: 'http://127.0.0.1:$SANDBOX_PORT',
      productionNeeds: `the address of ${name}, not of the sandbox`,
      meaning: `Base URL of ${name}`,
    }),
    key: setting(`${prefix}_KEY`, key(), {
      default: stagingKey,
      productionNeeds: `the key that ${name} issued`,
      meaning: `Key that authenticates the service to ${name}`,
    }),
  });

type Accesses = { [C in KeyedConnector as (typeof parties)[C]['group']]: ReturnType<typeof accessTo> };

/** URL and key settings for every party that is called with an API key. Both are required in production. */
const accessSettings = () =>
  Object.fromEntries(Object.values(parties).map((party) => [party.group, accessTo(party)] as const)) as Accesses;

export function partySettings() {
  const accesses = accessSettings();
  return {
    ...accesses,
    vendor: accesses.vendor.extend({
      deadlineMilliseconds: deadline('VENDOR_DEADLINE_MS', '3000', 'a search at a vendor or transfer supplier'),
      reservationDeadlineMilliseconds: deadline(
        'VENDOR_RESERVATION_DEADLINE_MS',
        '5000',
        'a reservation or cancellation at a vendor or transfer supplier',
      ),
    }),
    processor: accesses.processor.extend({
      deadlineMilliseconds: deadline('PROCESSOR_DEADLINE_MS', '5000', 'a call to the payment processor'),
    }),
    bureau: accesses.bureau.extend({
      deadlineMilliseconds: deadline('BUREAU_DEADLINE_MS', '5000', 'a call to the credit bureau'),
    }),
    mail: z.object({
      baseUrl: setting('MAIL_URL', optional(url()), {
        default: 'http://127.0.0.1:$SANDBOX_PORT',
        isOfStaging: true,
        meaning:
          'Address of the service that sends mail to portal members, as specified in `openapi/connectors/mail.yaml`. Without it, invitations and password resets remain queued.',
      }),
      key: setting('MAIL_KEY', optional(key()), {
        default: MAIL.stagingKey,
        isOfStaging: true,
        neededWith: 'MAIL_URL',
        meaning: 'Key for the mail service, required in production with `MAIL_URL`',
      }),
      deadlineMilliseconds: deadline('MAIL_DEADLINE_MS', '5000', 'a call to the mail service'),
    }),
  };
}
