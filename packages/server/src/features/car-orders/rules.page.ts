import type { PageOrder } from '../../ports/payment-page.ts';
import type { CarOrder, OrderPresentation } from './types.ts';

const LOCAL_LENGTH = 'YYYY-MM-DDTHH:MM:SS'.length;

/** Returns the parts of an order that the payment page shows. */
export function pageOrderOf(
  { id, language, amount, car, extras }: CarOrder,
  { appointment, dueAtDesk }: OrderPresentation,
): PageOrder {
  const { brand, model, vendor, imageURL } = car.product;
  const stop = (office: { readonly location: { readonly name: string } }, dateTime: string) => ({
    place: office.location.name,
    at: dateTime.slice(0, LOCAL_LENGTH),
  });
  return {
    language,
    amount,
    dueAtDesk,
    order: {
      orderId: id,
      car: `${brand.name} ${model.name}`,
      vendor: vendor?.name,
      imageUrl: imageURL,
      pickUp:
        appointment && stop(appointment.checkInOffice, appointment.checkInLocalDateTime ?? appointment.checkInDateTime),
      dropOff:
        appointment &&
        stop(appointment.checkOutOffice, appointment.checkOutLocalDateTime ?? appointment.checkOutDateTime),
      extras: extras.map(({ product, quantity }) => ({ name: product.name, quantity })),
    },
  };
}
