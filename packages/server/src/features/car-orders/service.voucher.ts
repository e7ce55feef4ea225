import type { OrderKey } from '../../ports/orders.ts';
import { type FailOf, failOf } from '../../shared/fail.ts';
import type { TimeZoneAt } from '../../shared/office.ts';
import { presentOrder } from './rules.presentation.ts';
import { voucherOf } from './rules.voucher.ts';
import { getOrder, type ReadingDeps } from './service.ts';
import type { OrderPresentation, Voucher } from './types.ts';

const fail: FailOf<'getVoucher'> = failOf();

export async function getVoucher(
  key: OrderKey,
  deps: ReadingDeps & { readonly timeZoneAt: TimeZoneAt },
): Promise<{ readonly voucher: Voucher; readonly presentation: OrderPresentation }> {
  const order = await getOrder(key, deps);
  const presentation = presentOrder(order, deps.timeZoneAt);
  return { voucher: voucherOf(order, presentation) ?? fail('carOrder.notReserved'), presentation };
}
