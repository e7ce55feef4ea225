import type { PeopleRules } from '../../ports/order-people.ts';
import type { CarPeople, CarPeopleRow, Passenger } from './types.ts';

/** The country code `ZZ` and the domain `.invalid` are reserved, so the placeholder cannot match a real person. */
const NOBODY: Passenger = {
  firstName: 'erased',
  lastName: 'erased',
  email: 'erased@erased.invalid',
  nationality: 'ZZ',
  phone: '+10000000',
  birthDate: '1900-01-01',
};
const NO_ADDRESS = '0.0.0.0';

/** Formats an order's personal data for data subject requests. */
export const exportedCarPeople = ({
  passenger,
  billing,
  endUserAddress,
  arrivalFlightNumber,
  metadata,
}: CarPeople) => ({
  travellers: [passenger],
  invoice: billing,
  trip: { arrivalFlightNumber, metadata },
  endUserAddress,
});

export const carPeople: PeopleRules<CarPeopleRow, CarPeople, CarPeople> = {
  columns: ['passenger', 'billing', 'end_user_address'],
  split: ({ passenger, billing, endUserAddress, arrivalFlightNumber, metadata }) => ({
    personal: { passenger, billing, endUserAddress, arrivalFlightNumber, metadata },
    columns: {
      passenger: JSON.stringify(NOBODY),
      billing: JSON.stringify({ type: billing.type, firstName: NOBODY.firstName }),
      end_user_address: NO_ADDRESS,
    },
  }),
  join: ({ passenger, billing, end_user_address: endUserAddress }, personal) =>
    personal ?? { passenger, billing, endUserAddress },
  travellersOf: ({ passenger }) => [passenger],
};
