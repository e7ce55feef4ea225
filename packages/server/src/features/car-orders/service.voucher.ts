import type { OrderKey } from '../../ports/orders.ts';
import type { FailWith } from '../../shared/fail.ts';
import type { TimeZoneAt } from '../../shared/office.ts';
import { presentOrder } from './rules.presentation.ts';
import { voucherOf } from './rules.voucher.ts';
import { getOrder, type ReadingDeps } from './service.ts';
import type { OrderPresentation, Voucher } from './types.ts';

export async function getVoucher(
  key: OrderKey,
  deps: ReadingDeps & { readonly timeZoneAt: TimeZoneAt },
  fail: FailWith<'carOrder.notReserved' | 'carOrder.notFound'>,
): Promise<{ readonly voucher: Voucher; readonly presentation: OrderPresentation }> {
  const order = await getOrder(key, deps, fail);
  const presentation = presentOrder(order, deps.timeZoneAt);
  return { voucher: voucherOf(order, presentation) ?? fail('carOrder.notReserved'), presentation };
}
