import { transferSuppliers } from '../../packages/sandbox/src/world/transfer-suppliers.ts';
import { company, oneWay, startTransfers } from '../../packages/server/test/operations/transfer-orders/transferring.ts';
import type { Way } from './way.ts';

export async function startTransferWays() {
  const transfers = await startTransfers({ VENDOR_RESERVATION_DEADLINE_MS: '3000' });
  const { service, sandbox, tokenOf } = transfers;

  const get = async (path: string) => service.api('GET', path, { token: await tokenOf('horizon') });
  const unpaid = (lastName = 'Kaya') => transfers.ordered({ passenger: { lastName } });
  async function reserved(lastName?: string): Promise<string> {
    const orderId = await unpaid(lastName);
    await transfers.pay(orderId);
    return orderId;
  }
  async function withSuppliers<Result>(behaviour: 'failing' | 'down', ask: () => Promise<Result>): Promise<Result> {
    for (const { code } of transferSuppliers) sandbox.faults.set(code, behaviour);
    try {
      return await ask();
    } finally {
      for (const { code } of transferSuppliers) sandbox.faults.set(code, 'normal');
      service.takeErrors();
    }
  }
  const changeFlight = (orderId: string) => transfers.changeFlight(orderId, { flightNumber: 'TK1984' });

  const ways = {
    'access.forbidden': [
      'Ege Travel',
      async () => transfers.pay(await transfers.ordered({ as: 'ege' }), { as: 'ege' }),
    ],
    'transferSearch.offerNotFound': ['searchId', () => get('/transfer/search/x/y')],
    'transferSearch.noSupplierAnswered': [
      'every supplier',
      () =>
        withSuppliers('failing', async () =>
          service.api('POST', '/transfer/search', { token: await tokenOf('horizon'), body: oneWay }),
        ),
    ],
    'transferOrder.ruleViolated': ['birthDate', () => transfers.order({ passenger: { birthDate: '2015-04-12' } })],
    'transferOrder.notFound': ['TRF-unknown', () => get('/transfer/orders/TRF-unknown')],
    'transferOrder.notReserved': ['getTransferVoucher', async () => get(`/transfer/orders/${await unpaid()}/voucher`)],
    'transferOrder.noBillingAddress': ['Meridian Tours', () => transfers.order({ as: 'meridian' })],
    'transferOrder.customBillingNotAllowed': [
      'Ege Travel',
      () => transfers.order({ as: 'ege', body: { billing: company } }),
    ],
    'transferPay.failed': [
      'Lodos Transfer',
      async () => transfers.pay(await transfers.ordered({ as: 'lodos' }), { as: 'lodos' }),
    ],
    'transferPay.alreadyPaid': ['twice', async () => transfers.pay(await reserved())],
    'transferPay.reservationFailed': ['Refused', async () => transfers.pay(await unpaid('Refused'))],
    'transferPay.outcomeUnknown': [
      'Down',
      async () => {
        const orderId = await unpaid();
        return withSuppliers('down', () => transfers.pay(orderId));
      },
    ],
    'transferChange.notPossible': ['Changerefused', async () => changeFlight(await reserved('Changerefused'))],
    'transferChange.outcomeUnknown': [
      'Failing',
      async () => {
        const orderId = await reserved();
        return withSuppliers('failing', () => changeFlight(orderId));
      },
    ],
    'transferChange.changeInProgress': [
      'a different flight',
      async () => {
        const orderId = await reserved();
        return withSuppliers('failing', async () => {
          await changeFlight(orderId);
          return transfers.changeFlight(orderId, { flightNumber: 'TK1986' });
        });
      },
    ],
    'transferCancel.notPossible': ['Cancelrefused', async () => transfers.cancel(await reserved('Cancelrefused'))],
  } as const satisfies Record<string, Way>;

  return { ways, stop: transfers.stop };
}
