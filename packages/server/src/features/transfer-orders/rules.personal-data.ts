import type { PeopleRules } from '../../ports/order-people.ts';
import { contactsOf } from '../../shared/people.ts';
import type { Sealing } from '../../shared/sealed.ts';
import type { BillingAddress, Passenger, TransferPeople, TransferPeopleColumns, TransferProduct } from './types.ts';

type Personal = Omit<TransferPeople, 'product'> &
  Pick<TransferProduct['appointment'], 'pickup' | 'dropoff'> & {
    readonly ages?: TransferProduct['appointment']['passengers'];
  };

type TransferPeopleRow = {
  readonly id: string;
  readonly passengers: readonly Passenger[];
  /** Passenger data sealed by earlier releases. Null once the entire order is sealed. */
  readonly passengers_sealed: Buffer | null;
  readonly billing: BillingAddress;
  readonly end_user_address: string;
  readonly flight_number: string | null;
  readonly return_flight_number: string | null;
  readonly product: TransferProduct;
};

const ERASED = 'erased';
const NO_ADDRESS = '0.0.0.0';
const NO_BILLING: BillingAddress = {
  type: 'individual',
  firstName: ERASED,
  email: 'erased@erased.invalid',
  phone: '+10000000',
  countryCode: 'ZZ',
  countryName: ERASED,
  adm1: ERASED,
  line: ERASED,
  zipCode: '0',
  taxIdentifier: '0',
};
/** Decimal places of stored coordinates: 0.01 degrees, about one kilometre. */
const KEPT_DECIMALS = 2;

/** Formats the personal data of an order for data subject requests. */
export function exportedTransferPeople({
  passengers,
  billing,
  endUserAddress,
  flightNumber,
  returnFlightNumber,
  signText,
  product,
  drivers,
}: TransferPeople) {
  const { pickup, dropoff } = product.appointment;
  const trip = { pickup, dropoff, flightNumber, returnFlightNumber };
  return { travellers: passengers, invoice: billing, trip, drivers, endUserAddress, signText };
}

/** @param sealedBefore sealing that earlier releases used for passenger data in carriers' reports */
export function transferPeople(
  sealedBefore: Pick<Sealing, 'open' | 'seal'>,
): PeopleRules<TransferPeopleRow, TransferPeople, TransferPeopleColumns, Personal> {
  return {
    split({ product, passengers, billing, endUserAddress, flightNumber, returnFlightNumber, signText, drivers }) {
      const { pickup, dropoff, passengers: ages } = product.appointment;
      const trip = { flightNumber, returnFlightNumber, signText, drivers, pickup, dropoff, ages };
      return {
        personal: { passengers, billing, endUserAddress, ...trip },
        columns: {
          passengers: JSON.stringify(passengers.map(nobody)),
          passengers_sealed: null,
          billing: JSON.stringify(NO_BILLING),
          end_user_address: NO_ADDRESS,
          flight_number: null,
          return_flight_number: null,
          product: JSON.stringify(
            within(product, { pickup: nearby(pickup), dropoff: nearby(dropoff), passengers: undefined }),
          ),
        },
      };
    },
    inClear: ({ product, passengers, billing, endUserAddress, flightNumber, returnFlightNumber }, orderId) => ({
      passengers: JSON.stringify(contactsOf(passengers)),
      passengers_sealed: sealedBefore.seal(passengers, orderId),
      billing: JSON.stringify(billing),
      end_user_address: endUserAddress,
      flight_number: flightNumber ?? null,
      return_flight_number: returnFlightNumber ?? null,
      product: JSON.stringify(product),
    }),
    join(row, personal) {
      if (personal) {
        const { pickup, dropoff, ages, ...people } = personal;
        return { ...people, product: within(row.product, { pickup, dropoff, ...(ages && { passengers: ages }) }) };
      }
      const { id, passengers, passengers_sealed: sealed } = row;
      return {
        passengers: sealed ? sealedBefore.open<readonly Passenger[]>(sealed, id) : passengers,
        billing: row.billing,
        endUserAddress: row.end_user_address,
        flightNumber: row.flight_number ?? undefined,
        returnFlightNumber: row.return_flight_number ?? undefined,
        signText: undefined,
        product: row.product,
      };
    },
    travellersOf: ({ passengers }) => passengers,
  };
}

type Personally = Pick<TransferProduct['appointment'], 'pickup' | 'dropoff' | 'passengers'>;

const within = (product: TransferProduct, personally: Personally): TransferProduct => ({
  ...product,
  appointment: { ...product.appointment, ...personally },
});

const nearby = ({ lat, lon }: Personally['pickup']) => ({
  lat: Number(lat.toFixed(KEPT_DECIMALS)),
  lon: Number(lon.toFixed(KEPT_DECIMALS)),
});

const nobody = ({ primary }: Passenger): Passenger => ({ primary, firstName: ERASED, lastName: ERASED });
