import { atLeast, commission, dateTime, list, object, oneOf, optional, point, text } from './facts.ts';
import { operation } from './page.ts';
import { transferProduct } from './transfer-product.ts';

const place = object({ ...point.fields, name: optional(text) });

operation('POST /transfer/search', {
  token: 'required',
  body: {
    type: oneOf('oneway', 'round'),
    pickup: place,
    dropoff: place,
    pickupTime: dateTime,
    returnPickupTime: optional(dateTime),
    passengerCount: atLeast(1),
    commission: optional(commission),
  },
  success: 200,
  answer: object({ searchId: text, products: list(transferProduct) }),
  failures: [400, 401, 500],
  codes: [[1001, 'request.invalid']],
});

operation('GET /transfer/search/{searchId}/{code}', {
  token: 'required',
  path: { searchId: text, code: text },
  success: 200,
  answer: transferProduct,
  failures: [401, 404],
  codes: [[8003, 'transferSearch.offerNotFound']],
});
