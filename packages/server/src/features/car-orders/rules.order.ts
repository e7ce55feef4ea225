import { type Language, type Named, nameIn } from '../../shared/language.ts';
import { type DeliveryTypes, type StoredOffice, tellOffice } from '../../shared/office.ts';
import { parseDateTime } from '../../shared/time.ts';
import { billingOf } from './rules.people.ts';
import { amountToPay } from './rules.ts';
import type {
  AgreedCar,
  CarOrder,
  CarOrderRequest,
  CarOrderWithPayment,
  ChosenExtra,
  CreditType,
  NewCarOrder,
  OrderableCar,
} from './types.ts';

/** Published names from the reference data that appear in an order, keyed by ID. */
export type OrderNames = {
  readonly carClasses: ReadonlyMap<number, Named>;
  readonly deliveryTypes: DeliveryTypes;
};

/** The data of an order that has passed all checks. */
type Agreed = {
  readonly agencyId: number;
  readonly userId: string;
  readonly endUserAddress: string;
  readonly language: Language | undefined;
  readonly request: CarOrderRequest;
  readonly creditType: CreditType | undefined;
  readonly car: OrderableCar;
  readonly price: AgreedCar;
  readonly terms: NewCarOrder['terms'];
  readonly names: OrderNames;
  readonly extras: readonly ChosenExtra[];
};

/**
 * Creates the order. Copies the names and prices shown to the agency, because the search will soon expire. Names stay
 * in the order's language.
 */
export function writeOrder(agreed: Agreed, { id, createdAt }: { id: string; createdAt: Date }): NewCarOrder {
  const { request, creditType, car, price, extras, language, names } = agreed;
  const { search, offer } = car;
  const { total, paymentTotal, breakdown, exchange, cancellation, conditions } = price;
  const isConverted = [price, ...extras.map(({ product }) => product.pricing)].some((each) => each.exchange);
  const toOffice = (office: StoredOffice) => tellOffice(office, names.deliveryTypes, language);
  return {
    id,
    agencyId: agreed.agencyId,
    userId: agreed.userId,
    endUserAddress: agreed.endUserAddress,
    paymentType: request.paymentType,
    creditType,
    language: language ?? 'en',
    trackingID: request.trackingID,
    vendorCode: offer.vendor.code,
    offerCode: offer.offerCode,
    searchId: request.searchID,
    rateId: isConverted ? search.pinned?.rateId : undefined,
    pickUpAt: parseDateTime(search.checkInDateTime)!.instant,
    returnAt: parseDateTime(search.checkOutDateTime)!.instant,
    cancellation,
    terms: agreed.terms,
    amount: amountToPay(price, extras, creditType),
    passenger: request.passenger,
    billing: billingOf(request),
    arrivalFlightNumber: request.arrivalFlightNumber,
    metadata: request.metadata,
    createdAt,
    car: {
      code: offer.code,
      searchID: request.searchID,
      brand: { id: offer.ids.brandId, name: offer.brand },
      model: { id: offer.ids.modelId, name: offer.model },
      class: { id: offer.ids.classId, name: nameIn(names.carClasses.get(offer.ids.classId)!, language) },
      imageURL: offer.imageUrl,
      vendor: offer.supplier,
      appointment: {
        checkInDateTime: search.checkInDateTime,
        checkInOffice: toOffice(offer.pickUpOffice),
        checkOutDateTime: search.checkOutDateTime,
        checkOutOffice: toOffice(offer.dropOffOffice),
      },
      pricing: { total, paymentTotal, breakdown, exchange },
      conditions,
    },
    extras: extras.map(({ product, quantity }) => ({
      product: {
        code: product.code,
        name: nameIn(product, language),
        type: product.type,
        pricing: { total: product.pricing.total, exchange: product.pricing.exchange },
        insurance: product.insurance && {
          code: product.insurance.code,
          name: nameIn(product.insurance, language),
          excess: product.insurance.excess,
        },
      },
      quantity,
    })),
  };
}

export function asCreated(order: CarOrder): CarOrderWithPayment {
  const asOrdered = <Item extends CarOrder['car'] | CarOrder['extras'][number]>(item: Item): Item => {
    const since = { vendorReservationID: undefined, paymentID: undefined };
    return { ...item, ...since, status: 'pending', vendorCancelled: false, updatedAt: order.createdAt };
  };
  return {
    ...order,
    payment: undefined,
    paymentStage: 'none',
    car: asOrdered(order.car),
    extras: order.extras.map(asOrdered),
    statusHistory: order.statusHistory.slice(0, 1),
  };
}
