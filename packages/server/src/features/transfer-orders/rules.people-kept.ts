import type { PeopleRules } from '../../ports/order-people.ts';
import type { Sealing } from '../../shared/sealed.ts';
import type { BillingAddress, Passenger, TransferPeople, TransferProduct } from './types.ts';

type Personal = Omit<TransferPeople, 'product'> & Pick<TransferProduct['appointment'], 'pickup' | 'dropoff'>;

/** The columns of it, as a query reads them. */
export type TransferPeopleRow = {
  readonly id: string;
  readonly passengers: readonly Passenger[];
  /** As releases before sealed them; no longer once the order is sealed as a whole. */
  readonly passengers_sealed: Buffer | null;
  readonly billing: BillingAddress;
  readonly end_user_address: string;
  readonly flight_number: string | null;
  readonly return_flight_number: string | null;
  readonly product: TransferProduct;
};

type Columns = {
  readonly passengers: string;
  readonly billing: string;
  readonly end_user_address: string;
  readonly flight_number: null;
  readonly return_flight_number: null;
  readonly product: string;
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
/** Hundredths of a degree: about a kilometre. */
const KEPT_DECIMALS = 2;

/** The same, for those who ask for what is kept of them. */
export function toldOfTransferPeople({
  passengers,
  billing,
  endUserAddress,
  flightNumber,
  returnFlightNumber,
  product,
}: TransferPeople) {
  const { pickup, dropoff } = product.appointment;
  const trip = { pickup, dropoff, flightNumber, returnFlightNumber };
  return { travellers: passengers, invoice: billing, trip, endUserAddress };
}

/** @param sealedBefore opens what releases before have sealed of passengers */
export function transferPeople(
  sealedBefore: Pick<Sealing, 'open'>,
): PeopleRules<TransferPeopleRow, TransferPeople, Columns, Personal> {
  return {
    split({ product, passengers, billing, endUserAddress, flightNumber, returnFlightNumber }) {
      const { pickup, dropoff } = product.appointment;
      return {
        personal: { passengers, billing, endUserAddress, flightNumber, returnFlightNumber, pickup, dropoff },
        columns: {
          passengers: JSON.stringify(passengers.map(nobody)),
          billing: JSON.stringify(NO_BILLING),
          end_user_address: NO_ADDRESS,
          flight_number: null,
          return_flight_number: null,
          product: JSON.stringify(withPoints(product, { pickup: nearby(pickup), dropoff: nearby(dropoff) })),
        },
      };
    },
    join(row, personal) {
      if (personal) {
        const { pickup, dropoff, ...people } = personal;
        return { ...people, product: withPoints(row.product, { pickup, dropoff }) };
      }
      const { id, passengers, passengers_sealed: sealed } = row;
      return {
        passengers: sealed ? sealedBefore.open<readonly Passenger[]>(sealed, id) : passengers,
        billing: row.billing,
        endUserAddress: row.end_user_address,
        flightNumber: row.flight_number ?? undefined,
        returnFlightNumber: row.return_flight_number ?? undefined,
        product: row.product,
      };
    },
    travellersOf: ({ passengers }) => passengers,
  };
}

type Points = Pick<TransferProduct['appointment'], 'pickup' | 'dropoff'>;

const withPoints = (product: TransferProduct, points: Points): TransferProduct => ({
  ...product,
  appointment: { ...product.appointment, ...points },
});

const nearby = ({ lat, lon }: Points['pickup']) => ({
  lat: Number(lat.toFixed(KEPT_DECIMALS)),
  lon: Number(lon.toFixed(KEPT_DECIMALS)),
});

const nobody = ({ primary }: Passenger): Passenger => ({ primary, firstName: ERASED, lastName: ERASED });
