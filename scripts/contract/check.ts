/**
 * `pnpm contract check <kind> <url> [options]`: checks a vendor, transfer supplier, payment processor, credit bureau,
 * exchange rate publisher or email provider. The check covers the party's contract and the service's expectations. The
 * exit code is 0 if no rule is broken, 1 if any rule is broken, and 2 if the arguments are invalid.
 */
import { parseArgs } from 'node:util';
import { CARD_TOKEN_STAGING_KEY, MAIL, parties } from '../../packages/connector-contracts/src/parties.ts';
import { startBankPage } from './connectors/bank-page.ts';
import { checkConnector, type Given, kinds, type Point } from './connectors/check.ts';
import { startReceiver } from './connectors/receiver.ts';
import { printed } from './connectors/report.ts';

const USAGE = `pnpm contract check <kind> <url> [options]

  <kind>  ${Object.keys(kinds).join(', ')}
  <url>   base address of the implementation, such as http://127.0.0.1:8081

  --key <key>              key that authenticates the service; the default is the staging key
  --party <CODE>           code of a vendor or supplier; the default is TESTDRIVE or BOSPHORUS
  --at <lat,lon>           place where a search finds offers; the default is Istanbul Airport
  --to <lat,lon>           destination of a transfer; the default is Taksim
  --card <number>          test card that is charged without 3D Secure; the default is the staging card
  --token-key <key>        key of the payment page at a processor; the default is the staging key
  --bank <port>            port of a page where you authenticate as the 3D Secure customer
  --mail-to <address>      recipient of two messages; the default is connector-check@example.com
  --person <number,phone>  identity number and phone of a person at a bureau; the default is from staging
  --listen <port>          port that receives change reports; with --secret <whsec_…> and
  --drops <last name>      last name of a traveller whose reservation the party cancels; the default is Dropped
  --json                   prints the result as JSON, with all requests and responses`;

const DEADLINES_MILLISECONDS = { searchDeadline: 3_000, deadline: 5_000 };
const PATIENCE_MILLISECONDS = 30_000;
/** Time limit for a customer to open a page and type a code. */
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
        'token-key': text,
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
  if (!Object.hasOwn(kinds, kind)) throw new Error(`There is no kind ${kind || '(none given)'}.`);
  if (!/^https?:$/.test(URL.parse(url)?.protocol ?? ''))
    throw new Error(`${url || 'No URL'} is not an http or https address.`);
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
    tokenKey: values['token-key'] ?? (values.key === undefined ? CARD_TOKEN_STAGING_KEY : undefined),
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
  if (!Number.isFinite(lat) || !Number.isFinite(lon))
    throw new Error(`${text} is not a point such as 41.2613,28.74195.`);
  return { lat: lat!, lon: lon! };
}
