/**
 * `pnpm run connector:check <kind> <url> [options]`: holds a vendor, a transfer supplier, a payment processor, a credit bureau, a publisher
 * of exchange rates or a sender of mail against its contract and what the service expects of it. Ends with 0 when no rule is broken, 1 when one is, 2 when it was not understood.
 */
import { parseArgs } from 'node:util';
import { MAIL, parties } from '../packages/connector-contracts/src/parties.ts';
import { startBankPage } from './connector-check/bank-page.ts';
import { checkConnector, type Given, kinds, type Point } from './connector-check/check.ts';
import { startReceiver } from './connector-check/receiver.ts';
import { printed } from './connector-check/report.ts';

const USAGE = `pnpm run connector:check <kind> <url> [options]

  <kind>  ${Object.keys(kinds).join(', ')}
  <url>   where the implementation begins, such as http://127.0.0.1:8081

  --key <key>              the key it knows the service by; default: that of staging
  --party <CODE>           of a vendor or supplier; default: TESTDRIVE, BOSPHORUS
  --at <lat,lon>           where a search finds something; default: Istanbul Airport
  --to <lat,lon>           where a transfer goes; default: Taksim
  --card <number>          a test card that is charged without 3D Secure; default: that of staging
  --bank <port>            where you open a page and authenticate as the customer of 3D Secure
  --mail-to <address>      who gets two messages; default: connector-check@example.com
  --person <number,phone>  who is asked for at a bureau; default: those of staging
  --listen <port>          where reports of changes come; with --secret <whsec_…> and
  --drops <last name>      of a traveller whose reservation is cancelled by itself; default: Dropped
  --json                   the same for programs, with everything that was sent and came`;

const DEADLINES_MILLISECONDS = { searchDeadline: 3_000, deadline: 5_000 };
const PATIENCE_MILLISECONDS = 30_000;
/** A person has to open a page and type a code. */
const CUSTOMER_PATIENCE_MILLISECONDS = 300_000;

try {
  process.exitCode = await main();
} catch (error) {
  console.error(`${(error as Error).message}\n\n${USAGE}`);
  process.exitCode = 2;
}

async function main(): Promise<number> {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    options: {
      ...{
        key: text,
        party: text,
        at: text,
        to: text,
        card: text,
        person: text,
        listen: text,
        secret: text,
        bank: text,
        'mail-to': text,
        drops: text,
      },
      json: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
    allowPositionals: true,
  });
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  const [kind = '', url = ''] = positionals;
  if (!Object.hasOwn(kinds, kind)) throw new Error(`There is no kind ${kind || '(none was said)'}.`);
  if (!/^https?:$/.test(URL.parse(url)?.protocol ?? '')) throw new Error(`${url || 'No URL'} cannot be called.`);
  const [identityNumber = '', phone = ''] = (values.person ?? '40000000464,+905321234567').split(',');
  const { listen, secret, drops: lastName = 'Dropped' } = values;
  const receiver = listen && secret ? await startReceiver(Number(listen), secret) : undefined;
  const bank = values.bank
    ? await startBankPage(Number(values.bank), {
        tell: (line) => console.error(line),
        patienceMilliseconds: CUSTOMER_PATIENCE_MILLISECONDS,
      })
    : undefined;
  const given: Given = {
    ...{ url, identityNumber, phone, ...DEADLINES_MILLISECONDS },
    key: values.key ?? stagingKeyOf(kind),
    party: values.party ?? (kind === 'vendor' ? 'TESTDRIVE' : 'BOSPHORUS'),
    at: pointIn(values.at ?? '41.2613,28.74195'),
    to: pointIn(values.to ?? '41.037,28.9851'),
    card: values.card ?? '5528790000000008',
    mailTo: values['mail-to'] ?? 'connector-check@example.com',
    customer: bank,
    pushing: receiver && { receiver, lastName, patienceMilliseconds: PATIENCE_MILLISECONDS },
    now: () => new Date(),
  };
  const lines = await checkConnector(kind, given).finally(() => Promise.all([receiver?.close(), bank?.close()]));
  console.log(values.json ? JSON.stringify(lines, undefined, 2) : printed(lines));
  return lines.some(({ verdict }) => verdict === 'broken') ? 1 : 0;
}

function stagingKeyOf(kind: string): string | null {
  if (kind === 'mail') return MAIL.stagingKey;
  return isKeyed(kind) ? parties[kind].stagingKey : null;
}

function isKeyed(kind: string): kind is keyof typeof parties {
  return Object.hasOwn(parties, kind);
}

function pointIn(text: string): Point {
  const [lat, lon] = text.split(',').map(Number);
  if (!Number.isFinite(lat) || !Number.isFinite(lon)) throw new Error(`${text} is no point: write 41.2613,28.74195.`);
  return { lat: lat!, lon: lon! };
}
