import type { OrderKey } from '../../ports/orders.ts';
import type { FailWith } from '../../shared/fail.ts';
import type { TimeZoneAt } from '../../shared/office.ts';
import { voucherOf } from './rules.voucher.ts';
import { getTransferOrder, type ReadingDeps } from './service.ts';
import type { TransferVoucher } from './types.ts';

export async function getTransferVoucher(
  key: OrderKey,
  deps: ReadingDeps & { readonly timeZoneAt: TimeZoneAt },
  fail: FailWith<'transferOrder.notFound' | 'transferOrder.notReserved'>,
): Promise<TransferVoucher> {
  const order = await getTransferOrder(key, deps, fail);
  return voucherOf(order, deps.timeZoneAt) ?? fail('transferOrder.notReserved');
}
