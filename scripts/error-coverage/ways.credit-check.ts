import { PIN, people, startChecking } from '../../packages/server/test/operations/credit-check/checking.ts';
import { call } from '../../packages/server/test/support/api.ts';
import { lastOf, type Way } from './way.ts';

const UNKNOWN = people.positiveAfterPin;
const WRONG_PIN = '654321';

export async function startCreditCheck() {
  const checking = await startChecking();
  const { service } = checking;

  /** Creates a report whose PIN has been sent. */
  async function reported() {
    const code = await checking.aCode();
    const report = await checking.aReport(code);
    return {
      confirm: (pin = PIN) => checking.confirm(report, code, pin),
      renew: () => checking.renew(report, code),
    };
  }
  const check = (identityNumber: string) => async () => checking.check(identityNumber, await checking.aCode());

  const ways = {
    'creditCheck.malformedBody': ['a body', () => checking.post('check', {})],
    'creditCheck.invalidRequest': ['identityNumber', check('1')],
    'creditCheck.phoneDoesNotMatch': [
      '+905321234568',
      async () => checking.report(UNKNOWN, await checking.aCode(), { phone: '+905321234568' }),
    ],
    'creditCheck.wrongPin': ['654321', async () => (await reported()).confirm(WRONG_PIN)],
    'creditCheck.pinExpired': [
      '180 seconds',
      async () => {
        const { confirm } = await reported();
        checking.clock.advance(180);
        return confirm();
      },
    ],
    'creditCheck.pinTriesUsedUp': [
      'fourth',
      async () => {
        const { confirm } = await reported();
        return lastOf(4, () => confirm(WRONG_PIN));
      },
    ],
    'creditCheck.renewLimitReached': ['fourth', async () => lastOf(4, (await reported()).renew)],
    'creditCheck.alreadyConfirmed': [
      'confirmed',
      async () => {
        const { confirm, renew } = await reported();
        await confirm();
        return renew();
      },
    ],
    'creditCheck.reportLimitReached': [
      'sixth',
      async () => {
        const code = await checking.aCode();
        return lastOf(6, () => checking.report(UNKNOWN, code));
      },
    ],
    'creditCheck.unknownReference': [
      'phoneKey',
      async () => checking.report(UNKNOWN, await checking.aCode(), { phoneKey: 3 }),
    ],
    'creditCheck.unauthorized': ['any token', () => call(`${service.url}/api/v1/creditcheck/check`, 'POST', {})],
    'creditCheck.forbidden': [
      'Ege Travel',
      async () => checking.check(people.positive, await checking.aCode('ege'), 'ege'),
    ],
    'creditCheck.agencyNotConfigured': [
      'Meridian Tours',
      async () => checking.check(people.positive, await checking.aCode('meridian'), 'meridian'),
    ],
    'creditCheck.bureauDidNotAnswer': ['70000000782', check(people.silent)],
  } as const satisfies Record<string, Way>;

  return {
    ways,
    async stop() {
      service.takeErrors();
      await checking.stop();
    },
  };
}
