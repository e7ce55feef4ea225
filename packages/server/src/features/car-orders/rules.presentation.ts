import type { OrderPayment } from '../../ports/orders.ts';
import { add } from '../../shared/money.ts';
import { localTimes, type TimeZoneAt } from '../../shared/office.ts';
import { termsOf } from './rules.terms.ts';
import { dueAtDesk } from './rules.ts';
import type {
  CarConditions,
  CarOrder,
  OrderedCar,
  OrderedExtra,
  OrderPresentation,
  PriceLine,
  RemainingExcess,
} from './types.ts';

type Presentable = Pick<CarOrder, 'creditType' | 'amount' | 'createdAt' | 'cancellation' | 'terms'> & {
  readonly car: { readonly product: OrderedCar };
  readonly extras: readonly { readonly product: OrderedExtra }[];
  readonly payment: OrderPayment | undefined;
};

export function presentOrder(order: Presentable, timeZoneAt: TimeZoneAt): OrderPresentation {
  const { car, extras, payment } = order;
  const { appointment, conditions, pricing } = car.product;
  const atDesk = dueAtDesk(order);
  const excess = (conditions?.excess ?? []).map((each) =>
    remaining(
      each,
      extras.map(({ product }) => product),
    ),
  );
  return {
    appointment: appointment && localTimes(timeZoneAt)(appointment),
    pricing: { ...pricing, breakdown: pricing.breakdown && linesOf(pricing.breakdown, order) },
    conditions: conditions && {
      ...conditions,
      excess: excess.map(({ coverage, amount }) => ({ coverage, amount })),
    },
    excess,
    terms: termsOf(order),
    dueAtPayment: order.amount,
    dueAtDesk: atDesk,
    payment: payment && { ...payment, vendorTotal: atDesk },
  };
}

type Excess = CarConditions['excess'][number];

/** Types of coverage with an excess that an insurance product can reduce. */
const INSURED: readonly string[] = ['collision', 'theft'];

function remaining(excess: Excess, extras: readonly OrderedExtra[]): RemainingExcess {
  const insurances = INSURED.includes(excess.coverage) ? extras.filter(({ type }) => type === 'insurance') : [];
  const stated = insurances.flatMap(({ name, insurance }) =>
    insurance?.excess ? { name, left: insurance.excess } : [],
  );
  const [least] = stated.sort((one, other) => one.left.amount - other.left.amount);
  const isLowered = least !== undefined && least.left.amount < excess.amount.amount;
  return {
    ...excess,
    ...(isLowered && { amount: least.left, loweredBy: least.name }),
    mayBeLoweredBy: insurances.filter(({ insurance }) => !insurance).map(({ name }) => name),
  };
}

/** Returns the price lines. With full credit, the amount otherwise due at the desk is paid with the order. */
function linesOf(lines: readonly PriceLine[], { creditType }: Pick<CarOrder, 'creditType'>): readonly PriceLine[] {
  if (creditType !== 'full') return lines;
  return [...Map.groupBy(lines, ({ type }) => type).values()].map(([first, ...more]) => ({
    ...first!,
    amount: add(first!.amount, ...more.map(({ amount }) => amount)),
    dueAt: 'payment',
  }));
}
