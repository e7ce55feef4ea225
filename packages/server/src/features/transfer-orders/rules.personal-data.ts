import type { PeopleRules } from '../../ports/order-people.ts';
import type { BillingAddress, Passenger, TransferPeople, TransferPeopleRow, TransferProduct } from './types.ts';

type Personal = Omit<TransferPeople, 'product'> &
  Pick<TransferProduct['appointment'], 'pickup' | 'dropoff'> & {
    readonly ages?: TransferProduct['appointment']['passengers'];
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
/** Number of decimal places in stored coordinates: 0.01 degrees is about one kilometre. */
const KEPT_DECIMALS = 2;

/** Formats an order's personal data for data subject requests. */
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

export const transferPeople: PeopleRules<TransferPeopleRow, TransferPeople, Personal> = {
  columns: ['passengers', 'billing', 'end_user_address', 'product'],
  split({ product, passengers, billing, endUserAddress, flightNumber, returnFlightNumber, signText, drivers }) {
    const { pickup, dropoff, passengers: ages } = product.appointment;
    const trip = { flightNumber, returnFlightNumber, signText, drivers, pickup, dropoff, ages };
    return {
      personal: { passengers, billing, endUserAddress, ...trip },
      columns: {
        passengers: JSON.stringify(passengers.map(nobody)),
        billing: JSON.stringify(NO_BILLING),
        end_user_address: NO_ADDRESS,
        product: JSON.stringify(
          within(product, { pickup: nearby(pickup), dropoff: nearby(dropoff), passengers: undefined }),
        ),
      },
    };
  },
  join({ passengers, billing, end_user_address: endUserAddress, product }, personal) {
    if (personal) {
      const { pickup, dropoff, ages, ...people } = personal;
      return { ...people, product: within(product, { pickup, dropoff, ...(ages && { passengers: ages }) }) };
    }
    const trip = { flightNumber: undefined, returnFlightNumber: undefined, signText: undefined };
    return { passengers, billing, endUserAddress, ...trip, product };
  },
  travellersOf: ({ passengers }) => passengers,
};

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
