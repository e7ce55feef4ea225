import type { OrderKey } from '../../ports/orders.ts';
import { type FailOf, failOf } from '../../shared/fail.ts';
import { voucherOf } from './rules.voucher.ts';
import { getOrder, type ReadingDeps } from './service.ts';
import type { Voucher } from './types.ts';

const fail: FailOf<'getVoucher'> = failOf();

export async function getVoucher(key: OrderKey, deps: ReadingDeps): Promise<Voucher> {
  return voucherOf(await getOrder(key, deps)) ?? fail('carOrder.notReserved');
}
