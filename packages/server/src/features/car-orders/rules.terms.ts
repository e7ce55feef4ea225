import type { CarOrder, CarTerms, OrderedCar, OrderedExtra } from './types.ts';

type Sold = Pick<CarOrder, 'createdAt' | 'cancellation' | 'terms'> & {
  readonly car: { readonly product: Pick<OrderedCar, 'conditions'> };
  readonly extras: readonly { readonly product: OrderedExtra }[];
};

/**
 * Returns the terms as sold. Orders from release 1.2.0 and earlier store only the cancellation terms, and the vendor's
 * terms if its quote contained them.
 */
export function termsOf({ createdAt, cancellation, terms, car, extras }: Sold): CarTerms {
  const { conditions } = car.product;
  const insurances = extras
    .filter(({ product }) => product.type === 'insurance')
    .map(({ product }) => product.insurance);
  const known = insurances.flatMap((insurance) => insurance ?? []);
  return {
    agreedAt: createdAt.toISOString(),
    ...(terms ?? { source: conditions ? 'quote' : 'search', conditions }),
    cancellation,
    insurances: known.length === insurances.length ? known : undefined,
  };
}
