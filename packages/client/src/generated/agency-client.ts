// Generated from openapi/ by `pnpm generate`. Change the contract, not this file.

import type { AskedEventType, CarCancelEligibility, CarCancellation, CarOrder, CarOrderList, CarOrderRequest, CarQuote, CarSearchRequest, CarSearchResponse, CarVoucher, CreditCheckPhones, CreditCheckRequest, CreditCheckResult, CreditLimits, CreditPinRenewalRequest, CreditPinRequest, CreditReport, CreditReportRequest, Currency, Division, EventPage, ExtraProductOffer, ExtraProductType, InstallmentInfo, InstallmentInfoRequest, ItemStatus, PaymentRequest, PaymentSession, PaymentSessionRequest, PlaceDetail, PlacePrediction, Redelivery, RedeliveryRequest, ReferenceItem, SupplierPage, TrackingId, TransferCancelEligibility, TransferCancelRequest, TransferCancellation, TransferFlightRequest, TransferOrder, TransferOrderList, TransferOrderRequest, TransferOrderStatus, TransferPassengersRequest, TransferPaymentRequest, TransferProduct, TransferSearchRequest, TransferSearchResponse, TransferVoucher, WebhookDeliveryList, WebhookDeliveryStatus, WebhookEndpoint, WebhookEndpointChange, WebhookEndpointList, WebhookEndpointRequest, WebhookEndpointSecret } from './types.ts';
import type { Result } from '../result.ts';
import type { PaymentResult } from '../three-d-secure.ts';

/** The operations of the service. The client logs in and renews tokens automatically. */
export interface AgencyClient {
  /**
   * Search places
   *
   * Returns up to 10 places that match the text a traveller has typed, best first: airports, cities, districts and well-known places. An exact airport code comes first, then exact names, then names that start with the query, then names in which a later word starts with it. Airports and large places rank higher. Among similar places, those in the country given by `Accept-Language`, or else by the agency's registered billing address, rank higher.
   *
   * Letter case and accents are ignored, and alternative names of a place are included: `istanbul`, `İSTANBUL` and `ıstanbul` return the same places, and so do `Munich` and `Münih`. If a query matches no name, one letter of it is corrected: `antlaya` finds Antalya. Every word in a query must match. If no place matches all words, places whose name is one of the words are returned: `belek otel` finds Belek. No two results have the same description. If nothing matches, the response is an empty list.
   *
   * `GET /locations`, 60 times in 60 seconds for each user
   *
   * Errors, in addition to those of every call:
   * - `request.invalid` (400): A field is missing, unknown, malformed or out of range. `details.problems` lists up to ten of these fields, and `details.field` names the first one. {@link http://localhost:8080/docs/errors#request.invalid What to do}
   * - `token.invalid` (401): The `Authorization` header contains no valid access token. `details` specifies whether the token is missing, malformed or not valid, or uses a different scheme. For a token that is not valid, `details` does not reveal whether it was ever valid. {@link http://localhost:8080/docs/errors#token.invalid What to do}
   * - `token.keySuspended` (401): The key was suspended or disabled after the token was issued, or has expired, for example after a key rotation. All tokens issued for the key permanently stop working within five seconds. The agency itself may also be suspended. Its tokens become valid again when the suspension is lifted. The agency portal shows the reason. {@link http://localhost:8080/docs/errors#token.keySuspended What to do}
   * - `rateLimit.exceeded` (429): This user has reached the published limit for the operation, or too many calls with invalid tokens came from this address. {@link http://localhost:8080/docs/errors#rateLimit.exceeded What to do}
   * - `server.error` (500): An unexpected server error occurred. Our logs contain the `X-Request-Id` of the response. {@link http://localhost:8080/docs/errors#server.error What to do}
   *
   * @see {@link http://localhost:8080/docs/operations/locations#searchLocations Examples and every field}
   */
  searchLocations(input: SearchLocationsInput): Promise<Result<readonly PlacePrediction[], SearchLocationsErrorKey>>;
  /**
   * Read a place
   *
   * Returns the position and time zone of a place from a place search. Use its `point` in a car or transfer search, and its `timezone` for the offset of the pick-up and drop-off times.
   *
   * `GET /locations/{placeId}`, 100 times in 60 seconds for each user
   *
   * Errors, in addition to those of every call:
   * - `request.invalid` (400): A field is missing, unknown, malformed or out of range. `details.problems` lists up to ten of these fields, and `details.field` names the first one. {@link http://localhost:8080/docs/errors#request.invalid What to do}
   * - `token.invalid` (401): The `Authorization` header contains no valid access token. `details` specifies whether the token is missing, malformed or not valid, or uses a different scheme. For a token that is not valid, `details` does not reveal whether it was ever valid. {@link http://localhost:8080/docs/errors#token.invalid What to do}
   * - `token.keySuspended` (401): The key was suspended or disabled after the token was issued, or has expired, for example after a key rotation. All tokens issued for the key permanently stop working within five seconds. The agency itself may also be suspended. Its tokens become valid again when the suspension is lifted. The agency portal shows the reason. {@link http://localhost:8080/docs/errors#token.keySuspended What to do}
   * - `place.notFound` (404): The `placeId` is unknown or no longer supported. {@link http://localhost:8080/docs/errors#place.notFound What to do}
   * - `rateLimit.exceeded` (429): This user has reached the published limit for the operation, or too many calls with invalid tokens came from this address. {@link http://localhost:8080/docs/errors#rateLimit.exceeded What to do}
   * - `server.error` (500): An unexpected server error occurred. Our logs contain the `X-Request-Id` of the response. {@link http://localhost:8080/docs/errors#server.error What to do}
   *
   * @see {@link http://localhost:8080/docs/operations/locations#getLocation Examples and every field}
   */
  getLocation(input: GetLocationInput): Promise<Result<PlaceDetail, GetLocationErrorKey>>;
  /**
   * Search cars
   *
   * Queries every vendor in parallel for cars at the pick-up point that are available for the whole period and can be returned at the drop-off point.
   * `vendors` contains the outcome for each vendor. An empty list with `complete: true` means that no vendor has a suitable car. With `complete: false`, vendors that did not respond may have a suitable car.
   *
   * `POST /search/point`, 20 times in 60 seconds for each user
   *
   * Errors, in addition to those of every call:
   * - `request.invalid` (400): A field is missing, unknown, malformed or out of range. `details.problems` lists up to ten of these fields, and `details.field` names the first one. {@link http://localhost:8080/docs/errors#request.invalid What to do}
   * - `token.invalid` (401): The `Authorization` header contains no valid access token. `details` specifies whether the token is missing, malformed or not valid, or uses a different scheme. For a token that is not valid, `details` does not reveal whether it was ever valid. {@link http://localhost:8080/docs/errors#token.invalid What to do}
   * - `token.keySuspended` (401): The key was suspended or disabled after the token was issued, or has expired, for example after a key rotation. All tokens issued for the key permanently stop working within five seconds. The agency itself may also be suspended. Its tokens become valid again when the suspension is lifted. The agency portal shows the reason. {@link http://localhost:8080/docs/errors#token.keySuspended What to do}
   * - `carSearch.fullCreditNotAllowed` (403): The agency sent `fullCredit: true` without authorisation for full credit. {@link http://localhost:8080/docs/errors#carSearch.fullCreditNotAllowed What to do}
   * - `rateLimit.exceeded` (429): This user has reached the published limit for the operation, or too many calls with invalid tokens came from this address. {@link http://localhost:8080/docs/errors#rateLimit.exceeded What to do}
   * - `carSearch.noVendorAnswered` (500): Every vendor failed or was too slow. If vendors respond but offer no car, the result is an empty list instead. {@link http://localhost:8080/docs/errors#carSearch.noVendorAnswered What to do}
   * - `server.error` (500): An unexpected server error occurred. Our logs contain the `X-Request-Id` of the response. {@link http://localhost:8080/docs/errors#server.error What to do}
   *
   * @see {@link http://localhost:8080/docs/operations/car-search#searchCars Examples and every field}
   */
  searchCars(input: SearchCarsInput): Promise<Result<CarSearchResponse, SearchCarsErrorKey>>;
  /**
   * List the extra products for a car
   *
   * Lists the products that can be booked with a car from a search: equipment, insurance, services and extra distance. Prices are per unit for the whole rental, in the currency of the search.
   *
   * `GET /search/{searchID}/{code}/extra-products`, 100 times in 60 seconds for each user
   *
   * Errors, in addition to those of every call:
   * - `request.invalid` (400): A field is missing, unknown, malformed or out of range. `details.problems` lists up to ten of these fields, and `details.field` names the first one. {@link http://localhost:8080/docs/errors#request.invalid What to do}
   * - `token.invalid` (401): The `Authorization` header contains no valid access token. `details` specifies whether the token is missing, malformed or not valid, or uses a different scheme. For a token that is not valid, `details` does not reveal whether it was ever valid. {@link http://localhost:8080/docs/errors#token.invalid What to do}
   * - `token.keySuspended` (401): The key was suspended or disabled after the token was issued, or has expired, for example after a key rotation. All tokens issued for the key permanently stop working within five seconds. The agency itself may also be suspended. Its tokens become valid again when the suspension is lifted. The agency portal shows the reason. {@link http://localhost:8080/docs/errors#token.keySuspended What to do}
   * - `carSearch.offerNotFound` (404): The `searchID` or the `code` is unknown, older than 15 minutes, or belongs to another agency. {@link http://localhost:8080/docs/errors#carSearch.offerNotFound What to do}
   * - `rateLimit.exceeded` (429): This user has reached the published limit for the operation, or too many calls with invalid tokens came from this address. {@link http://localhost:8080/docs/errors#rateLimit.exceeded What to do}
   * - `carSearch.noVendorAnswered` (500): Every vendor failed or was too slow. If vendors respond but offer no car, the result is an empty list instead. {@link http://localhost:8080/docs/errors#carSearch.noVendorAnswered What to do}
   * - `server.error` (500): An unexpected server error occurred. Our logs contain the `X-Request-Id` of the response. {@link http://localhost:8080/docs/errors#server.error What to do}
   *
   * @see {@link http://localhost:8080/docs/operations/car-search#listExtraProducts Examples and every field}
   */
  listExtraProducts(input: ListExtraProductsInput): Promise<Result<readonly ExtraProductOffer[], ListExtraProductsErrorKey>>;
  /**
   * Re-quote a car
   *
   * Checks with the vendor whether a car from a search is still available, at what price and on what terms. Nothing is reserved, and the search does not change. If the price has changed, the car can be ordered at the new price with `expectedTotal`.
   *
   * `POST /search/{searchID}/{code}/quote`, 30 times in 60 seconds for each user
   *
   * Errors, in addition to those of every call:
   * - `request.invalid` (400): A field is missing, unknown, malformed or out of range. `details.problems` lists up to ten of these fields, and `details.field` names the first one. {@link http://localhost:8080/docs/errors#request.invalid What to do}
   * - `token.invalid` (401): The `Authorization` header contains no valid access token. `details` specifies whether the token is missing, malformed or not valid, or uses a different scheme. For a token that is not valid, `details` does not reveal whether it was ever valid. {@link http://localhost:8080/docs/errors#token.invalid What to do}
   * - `token.keySuspended` (401): The key was suspended or disabled after the token was issued, or has expired, for example after a key rotation. All tokens issued for the key permanently stop working within five seconds. The agency itself may also be suspended. Its tokens become valid again when the suspension is lifted. The agency portal shows the reason. {@link http://localhost:8080/docs/errors#token.keySuspended What to do}
   * - `carSearch.offerNotFound` (404): The `searchID` or the `code` is unknown, older than 15 minutes, or belongs to another agency. {@link http://localhost:8080/docs/errors#carSearch.offerNotFound What to do}
   * - `rateLimit.exceeded` (429): This user has reached the published limit for the operation, or too many calls with invalid tokens came from this address. {@link http://localhost:8080/docs/errors#rateLimit.exceeded What to do}
   * - `carSearch.noVendorAnswered` (500): Every vendor failed or was too slow. If vendors respond but offer no car, the result is an empty list instead. {@link http://localhost:8080/docs/errors#carSearch.noVendorAnswered What to do}
   * - `server.error` (500): An unexpected server error occurred. Our logs contain the `X-Request-Id` of the response. {@link http://localhost:8080/docs/errors#server.error What to do}
   *
   * @see {@link http://localhost:8080/docs/operations/car-search#quoteCar Examples and every field}
   */
  quoteCar(input: QuoteCarInput): Promise<Result<CarQuote, QuoteCarErrorKey>>;
  /**
   * Order a car
   *
   * Orders a car from a search result, with its extra products. The service checks with the vendor that the car is still available at the same price. Nothing is charged or booked yet: every item is `pending` until the order is paid.
   *
   * For a car with `isCreditcheckRequired`, the traveller must have passed the credit check for this vendor, with their identity number, within the last 24 hours. A passport alone is not enough.
   *
   * `expectedTotal` protects the traveller from paying a price other than the one shown. An order with any other total is refused, and the error contains both amounts. After a price change, an order is accepted if `expectedTotal` equals the new total.
   *
   * The price depends on the driver's age in the search. A driver who is younger on the pick-up day (`30+`: under 30) is refused with 422; search again with the correct age. An older driver pays the price shown.
   *
   * `POST /order`, 5 times in 60 seconds for each user
   *
   * Errors, in addition to those of every call:
   * - `request.invalid` (400): A field is missing, unknown, malformed or out of range. `details.problems` lists up to ten of these fields, and `details.field` names the first one. {@link http://localhost:8080/docs/errors#request.invalid What to do}
   * - `token.invalid` (401): The `Authorization` header contains no valid access token. `details` specifies whether the token is missing, malformed or not valid, or uses a different scheme. For a token that is not valid, `details` does not reveal whether it was ever valid. {@link http://localhost:8080/docs/errors#token.invalid What to do}
   * - `token.keySuspended` (401): The key was suspended or disabled after the token was issued, or has expired, for example after a key rotation. All tokens issued for the key permanently stop working within five seconds. The agency itself may also be suspended. Its tokens become valid again when the suspension is lifted. The agency portal shows the reason. {@link http://localhost:8080/docs/errors#token.keySuspended What to do}
   * - `key.readOnly` (403): The key is read-only, but the operation changes data. {@link http://localhost:8080/docs/errors#key.readOnly What to do}
   * - `carOrder.creditTypeNotAllowed` (403): The agency sent `isFullCredit`, `isLimitedCredit` or `paymentType: limit` without the required authorisation. {@link http://localhost:8080/docs/errors#carOrder.creditTypeNotAllowed What to do}
   * - `carOrder.offerUnavailable` (404): The search has expired, the car is no longer available, or its price has changed. `details.reason` is `expired`, `soldOut` or `priceChanged`. With `priceChanged`, `details.pricing` contains the new price. {@link http://localhost:8080/docs/errors#carOrder.offerUnavailable What to do}
   * - `carOrder.ruleViolated` (422): Each field is well-formed, but the fields are inconsistent or do not match the offer. `details` names the first field affected. {@link http://localhost:8080/docs/errors#carOrder.ruleViolated What to do}
   * - `carOrder.totalDiffers` (422): The total of the car and its extra products differs from `expectedTotal`, or the vendor has changed its price. `details` contains both amounts. Nothing was ordered. {@link http://localhost:8080/docs/errors#carOrder.totalDiffers What to do}
   * - `order.idempotencyKeyReused` (422): The same `Idempotency-Key` was sent with a different body within 24 hours. Nothing was ordered. {@link http://localhost:8080/docs/errors#order.idempotencyKeyReused What to do}
   * - `rateLimit.exceeded` (429): This user has reached the published limit for the operation, or too many calls with invalid tokens came from this address. {@link http://localhost:8080/docs/errors#rateLimit.exceeded What to do}
   * - `carOrder.vendorDidNotAnswer` (500): The availability of the car could not be checked. Nothing was ordered. {@link http://localhost:8080/docs/errors#carOrder.vendorDidNotAnswer What to do}
   * - `server.error` (500): An unexpected server error occurred. Our logs contain the `X-Request-Id` of the response. {@link http://localhost:8080/docs/errors#server.error What to do}
   *
   * @see {@link http://localhost:8080/docs/operations/car-orders#createOrder Examples and every field}
   */
  createOrder(input: CreateOrderInput): Promise<Result<CarOrder, CreateOrderErrorKey>>;
  /**
   * Read an order
   *
   * Returns the current state of the order. Read the order after every payment with 3D Secure, and after a payment or cancellation whose response was lost.
   *
   * `GET /order/{orderID}`, 60 times in 60 seconds for each user
   *
   * Errors, in addition to those of every call:
   * - `request.invalid` (400): A field is missing, unknown, malformed or out of range. `details.problems` lists up to ten of these fields, and `details.field` names the first one. {@link http://localhost:8080/docs/errors#request.invalid What to do}
   * - `token.invalid` (401): The `Authorization` header contains no valid access token. `details` specifies whether the token is missing, malformed or not valid, or uses a different scheme. For a token that is not valid, `details` does not reveal whether it was ever valid. {@link http://localhost:8080/docs/errors#token.invalid What to do}
   * - `token.keySuspended` (401): The key was suspended or disabled after the token was issued, or has expired, for example after a key rotation. All tokens issued for the key permanently stop working within five seconds. The agency itself may also be suspended. Its tokens become valid again when the suspension is lifted. The agency portal shows the reason. {@link http://localhost:8080/docs/errors#token.keySuspended What to do}
   * - `carOrder.notFound` (404): The `orderID` is unknown or belongs to another agency. {@link http://localhost:8080/docs/errors#carOrder.notFound What to do}
   * - `rateLimit.exceeded` (429): This user has reached the published limit for the operation, or too many calls with invalid tokens came from this address. {@link http://localhost:8080/docs/errors#rateLimit.exceeded What to do}
   * - `server.error` (500): An unexpected server error occurred. Our logs contain the `X-Request-Id` of the response. {@link http://localhost:8080/docs/errors#server.error What to do}
   *
   * @see {@link http://localhost:8080/docs/operations/car-orders#getOrder Examples and every field}
   */
  getOrder(input: GetOrderInput): Promise<Result<CarOrder, GetOrderErrorKey>>;
  /**
   * Get an order's voucher
   *
   * Returns the voucher that the traveller shows at the vendor's desk, in the order's language. The `Accept` header selects the format: data (`application/json`), a page (`text/html`) or a PDF (`application/pdf`). The default is JSON.
   *
   * A voucher is available while the car is reserved, until the personal data in the order is erased. The voucher does not show the agency's commission.
   *
   * `GET /order/{orderID}/voucher`, 30 times in 60 seconds for each user
   *
   * Errors, in addition to those of every call:
   * - `request.invalid` (400): A field is missing, unknown, malformed or out of range. `details.problems` lists up to ten of these fields, and `details.field` names the first one. {@link http://localhost:8080/docs/errors#request.invalid What to do}
   * - `token.invalid` (401): The `Authorization` header contains no valid access token. `details` specifies whether the token is missing, malformed or not valid, or uses a different scheme. For a token that is not valid, `details` does not reveal whether it was ever valid. {@link http://localhost:8080/docs/errors#token.invalid What to do}
   * - `token.keySuspended` (401): The key was suspended or disabled after the token was issued, or has expired, for example after a key rotation. All tokens issued for the key permanently stop working within five seconds. The agency itself may also be suspended. Its tokens become valid again when the suspension is lifted. The agency portal shows the reason. {@link http://localhost:8080/docs/errors#token.keySuspended What to do}
   * - `carOrder.notFound` (404): The `orderID` is unknown or belongs to another agency. {@link http://localhost:8080/docs/errors#carOrder.notFound What to do}
   * - `carOrder.notReserved` (422): The order has not been paid yet, has failed, or was cancelled. A voucher exists only while the car is reserved. {@link http://localhost:8080/docs/errors#carOrder.notReserved What to do}
   * - `rateLimit.exceeded` (429): This user has reached the published limit for the operation, or too many calls with invalid tokens came from this address. {@link http://localhost:8080/docs/errors#rateLimit.exceeded What to do}
   * - `server.error` (500): An unexpected server error occurred. Our logs contain the `X-Request-Id` of the response. {@link http://localhost:8080/docs/errors#server.error What to do}
   *
   * @see {@link http://localhost:8080/docs/operations/car-orders#getVoucher Examples and every field}
   *
   * With this `format`, the result is the page as text.
   */
  getVoucher(input: GetVoucherInput & { readonly format: 'html' }): Promise<Result<string, GetVoucherErrorKey>>;
  /**
   * Get an order's voucher
   *
   * Returns the voucher that the traveller shows at the vendor's desk, in the order's language. The `Accept` header selects the format: data (`application/json`), a page (`text/html`) or a PDF (`application/pdf`). The default is JSON.
   *
   * A voucher is available while the car is reserved, until the personal data in the order is erased. The voucher does not show the agency's commission.
   *
   * `GET /order/{orderID}/voucher`, 30 times in 60 seconds for each user
   *
   * Errors, in addition to those of every call:
   * - `request.invalid` (400): A field is missing, unknown, malformed or out of range. `details.problems` lists up to ten of these fields, and `details.field` names the first one. {@link http://localhost:8080/docs/errors#request.invalid What to do}
   * - `token.invalid` (401): The `Authorization` header contains no valid access token. `details` specifies whether the token is missing, malformed or not valid, or uses a different scheme. For a token that is not valid, `details` does not reveal whether it was ever valid. {@link http://localhost:8080/docs/errors#token.invalid What to do}
   * - `token.keySuspended` (401): The key was suspended or disabled after the token was issued, or has expired, for example after a key rotation. All tokens issued for the key permanently stop working within five seconds. The agency itself may also be suspended. Its tokens become valid again when the suspension is lifted. The agency portal shows the reason. {@link http://localhost:8080/docs/errors#token.keySuspended What to do}
   * - `carOrder.notFound` (404): The `orderID` is unknown or belongs to another agency. {@link http://localhost:8080/docs/errors#carOrder.notFound What to do}
   * - `carOrder.notReserved` (422): The order has not been paid yet, has failed, or was cancelled. A voucher exists only while the car is reserved. {@link http://localhost:8080/docs/errors#carOrder.notReserved What to do}
   * - `rateLimit.exceeded` (429): This user has reached the published limit for the operation, or too many calls with invalid tokens came from this address. {@link http://localhost:8080/docs/errors#rateLimit.exceeded What to do}
   * - `server.error` (500): An unexpected server error occurred. Our logs contain the `X-Request-Id` of the response. {@link http://localhost:8080/docs/errors#server.error What to do}
   *
   * @see {@link http://localhost:8080/docs/operations/car-orders#getVoucher Examples and every field}
   *
   * With this `format`, the result is the PDF as bytes.
   */
  getVoucher(input: GetVoucherInput & { readonly format: 'pdf' }): Promise<Result<Uint8Array, GetVoucherErrorKey>>;
  /**
   * Get an order's voucher
   *
   * Returns the voucher that the traveller shows at the vendor's desk, in the order's language. The `Accept` header selects the format: data (`application/json`), a page (`text/html`) or a PDF (`application/pdf`). The default is JSON.
   *
   * A voucher is available while the car is reserved, until the personal data in the order is erased. The voucher does not show the agency's commission.
   *
   * `GET /order/{orderID}/voucher`, 30 times in 60 seconds for each user
   *
   * Errors, in addition to those of every call:
   * - `request.invalid` (400): A field is missing, unknown, malformed or out of range. `details.problems` lists up to ten of these fields, and `details.field` names the first one. {@link http://localhost:8080/docs/errors#request.invalid What to do}
   * - `token.invalid` (401): The `Authorization` header contains no valid access token. `details` specifies whether the token is missing, malformed or not valid, or uses a different scheme. For a token that is not valid, `details` does not reveal whether it was ever valid. {@link http://localhost:8080/docs/errors#token.invalid What to do}
   * - `token.keySuspended` (401): The key was suspended or disabled after the token was issued, or has expired, for example after a key rotation. All tokens issued for the key permanently stop working within five seconds. The agency itself may also be suspended. Its tokens become valid again when the suspension is lifted. The agency portal shows the reason. {@link http://localhost:8080/docs/errors#token.keySuspended What to do}
   * - `carOrder.notFound` (404): The `orderID` is unknown or belongs to another agency. {@link http://localhost:8080/docs/errors#carOrder.notFound What to do}
   * - `carOrder.notReserved` (422): The order has not been paid yet, has failed, or was cancelled. A voucher exists only while the car is reserved. {@link http://localhost:8080/docs/errors#carOrder.notReserved What to do}
   * - `rateLimit.exceeded` (429): This user has reached the published limit for the operation, or too many calls with invalid tokens came from this address. {@link http://localhost:8080/docs/errors#rateLimit.exceeded What to do}
   * - `server.error` (500): An unexpected server error occurred. Our logs contain the `X-Request-Id` of the response. {@link http://localhost:8080/docs/errors#server.error What to do}
   *
   * @see {@link http://localhost:8080/docs/operations/car-orders#getVoucher Examples and every field}
   */
  getVoucher(input: GetVoucherInput): Promise<Result<CarVoucher, GetVoucherErrorKey>>;
  /**
   * Check whether an order can be cancelled
   *
   * Returns whether the order can be cancelled now, and the amount that would be refunded. Nothing changes.
   *
   * A pending order can be cancelled; there is nothing to refund. A reserved order can be cancelled until pick-up. The vendor's terms determine the fee: the ordered car's `cancellation` lists each step with its fee and deadline. After the last step, nothing is refunded. An order cannot be cancelled while it is being charged or already being cancelled, or if it was not paid before pick-up.
   *
   * `POST /order/{orderID}/cancel_eligibility`, 60 times in 60 seconds for each user
   *
   * Errors, in addition to those of every call:
   * - `request.invalid` (400): A field is missing, unknown, malformed or out of range. `details.problems` lists up to ten of these fields, and `details.field` names the first one. {@link http://localhost:8080/docs/errors#request.invalid What to do}
   * - `token.invalid` (401): The `Authorization` header contains no valid access token. `details` specifies whether the token is missing, malformed or not valid, or uses a different scheme. For a token that is not valid, `details` does not reveal whether it was ever valid. {@link http://localhost:8080/docs/errors#token.invalid What to do}
   * - `token.keySuspended` (401): The key was suspended or disabled after the token was issued, or has expired, for example after a key rotation. All tokens issued for the key permanently stop working within five seconds. The agency itself may also be suspended. Its tokens become valid again when the suspension is lifted. The agency portal shows the reason. {@link http://localhost:8080/docs/errors#token.keySuspended What to do}
   * - `carOrder.notFound` (404): The `orderID` is unknown or belongs to another agency. {@link http://localhost:8080/docs/errors#carOrder.notFound What to do}
   * - `rateLimit.exceeded` (429): This user has reached the published limit for the operation, or too many calls with invalid tokens came from this address. {@link http://localhost:8080/docs/errors#rateLimit.exceeded What to do}
   * - `server.error` (500): An unexpected server error occurred. Our logs contain the `X-Request-Id` of the response. {@link http://localhost:8080/docs/errors#server.error What to do}
   *
   * @see {@link http://localhost:8080/docs/operations/car-orders#checkCancelEligibility Examples and every field}
   */
  checkCancelEligibility(input: CheckCancelEligibilityInput): Promise<Result<CarCancelEligibility, CheckCancelEligibilityErrorKey>>;
  /**
   * Cancel an order
   *
   * Cancels the order with the vendor. The refund, `refundAmount`, is automatically credited to the card or credit record that was charged. Repeating the call returns the same response. The order can be cancelled even while the customer is on the bank's page; its pending payment is then not charged.
   *
   * If the order cannot be cancelled, the call returns 200 with `success: false` and `status: failed`, and nothing changes. With `pending`, the vendor is still processing the cancellation; read the order until its items are `cancelled`, or `reserved` again. Two concurrent calls result in only one cancellation and return the same response.
   *
   * `POST /order/{orderID}/cancel`, 30 times in 60 seconds for each user
   *
   * Errors, in addition to those of every call:
   * - `request.invalid` (400): A field is missing, unknown, malformed or out of range. `details.problems` lists up to ten of these fields, and `details.field` names the first one. {@link http://localhost:8080/docs/errors#request.invalid What to do}
   * - `token.invalid` (401): The `Authorization` header contains no valid access token. `details` specifies whether the token is missing, malformed or not valid, or uses a different scheme. For a token that is not valid, `details` does not reveal whether it was ever valid. {@link http://localhost:8080/docs/errors#token.invalid What to do}
   * - `token.keySuspended` (401): The key was suspended or disabled after the token was issued, or has expired, for example after a key rotation. All tokens issued for the key permanently stop working within five seconds. The agency itself may also be suspended. Its tokens become valid again when the suspension is lifted. The agency portal shows the reason. {@link http://localhost:8080/docs/errors#token.keySuspended What to do}
   * - `key.readOnly` (403): The key is read-only, but the operation changes data. {@link http://localhost:8080/docs/errors#key.readOnly What to do}
   * - `carOrder.notFound` (404): The `orderID` is unknown or belongs to another agency. {@link http://localhost:8080/docs/errors#carOrder.notFound What to do}
   * - `rateLimit.exceeded` (429): This user has reached the published limit for the operation, or too many calls with invalid tokens came from this address. {@link http://localhost:8080/docs/errors#rateLimit.exceeded What to do}
   * - `server.error` (500): An unexpected server error occurred. Our logs contain the `X-Request-Id` of the response. {@link http://localhost:8080/docs/errors#server.error What to do}
   *
   * @see {@link http://localhost:8080/docs/operations/car-orders#cancelOrder Examples and every field}
   */
  cancelOrder(input: CancelOrderInput): Promise<Result<CarCancellation, CancelOrderErrorKey>>;
  /**
   * List car orders
   *
   * Returns the agency's car orders, newest first, one page at a time. Newly created or changed orders are included immediately.
   *
   * While the response contains `nextCursor`, send it as `cursor` with the same filters to read the next page. No order is repeated or skipped, even if orders are created in the meantime. Multiple filters are combined with "and".
   *
   * `GET /orders`, 60 times in 60 seconds for each user
   *
   * Errors, in addition to those of every call:
   * - `request.invalid` (400): A field is missing, unknown, malformed or out of range. `details.problems` lists up to ten of these fields, and `details.field` names the first one. {@link http://localhost:8080/docs/errors#request.invalid What to do}
   * - `token.invalid` (401): The `Authorization` header contains no valid access token. `details` specifies whether the token is missing, malformed or not valid, or uses a different scheme. For a token that is not valid, `details` does not reveal whether it was ever valid. {@link http://localhost:8080/docs/errors#token.invalid What to do}
   * - `token.keySuspended` (401): The key was suspended or disabled after the token was issued, or has expired, for example after a key rotation. All tokens issued for the key permanently stop working within five seconds. The agency itself may also be suspended. Its tokens become valid again when the suspension is lifted. The agency portal shows the reason. {@link http://localhost:8080/docs/errors#token.keySuspended What to do}
   * - `rateLimit.exceeded` (429): This user has reached the published limit for the operation, or too many calls with invalid tokens came from this address. {@link http://localhost:8080/docs/errors#rateLimit.exceeded What to do}
   * - `server.error` (500): An unexpected server error occurred. Our logs contain the `X-Request-Id` of the response. {@link http://localhost:8080/docs/errors#server.error What to do}
   *
   * @see {@link http://localhost:8080/docs/operations/car-orders#listOrders Examples and every field}
   */
  listOrders(input?: ListOrdersInput): Promise<Result<CarOrderList, ListOrdersErrorKey>>;
  /**
   * Read the installment options for a card
   *
   * Returns the card data for the given first six digits, and the price of the order for each number of installments that the card offers.
   *
   * `POST /payment/installment-info`, 30 times in 60 seconds for each user
   *
   * Errors, in addition to those of every call:
   * - `payment.invalidRequest` (400): A field is missing, unknown, malformed or out of range. `details.problems` lists up to ten of these fields, and `details.field` names the first one. {@link http://localhost:8080/docs/errors#payment.invalidRequest What to do}
   * - `token.invalid` (401): The `Authorization` header contains no valid access token. `details` specifies whether the token is missing, malformed or not valid, or uses a different scheme. For a token that is not valid, `details` does not reveal whether it was ever valid. {@link http://localhost:8080/docs/errors#token.invalid What to do}
   * - `token.keySuspended` (401): The key was suspended or disabled after the token was issued, or has expired, for example after a key rotation. All tokens issued for the key permanently stop working within five seconds. The agency itself may also be suspended. Its tokens become valid again when the suspension is lifted. The agency portal shows the reason. {@link http://localhost:8080/docs/errors#token.keySuspended What to do}
   * - `payment.orderNotFound` (404): The `orderID` is unknown or belongs to another agency. {@link http://localhost:8080/docs/errors#payment.orderNotFound What to do}
   * - `payment.orderNotPayable` (404): The order is already paid, cancelled or failed, its pick-up time has passed, or nothing is due in advance. `details.reason` specifies which. This request did not charge anything. {@link http://localhost:8080/docs/errors#payment.orderNotPayable What to do}
   * - `payment.ruleViolated` (422): Each field is well-formed, but the payment does not match the card or the order. For example, the card does not offer this number of installments. {@link http://localhost:8080/docs/errors#payment.ruleViolated What to do}
   * - `rateLimit.exceeded` (429): This user has reached the published limit for the operation, or too many calls with invalid tokens came from this address. {@link http://localhost:8080/docs/errors#rateLimit.exceeded What to do}
   * - `payment.processorDidNotAnswer` (500): The card data could not be read, or the payment could not be started. Nothing was charged. {@link http://localhost:8080/docs/errors#payment.processorDidNotAnswer What to do}
   * - `server.error` (500): An unexpected server error occurred. Our logs contain the `X-Request-Id` of the response. {@link http://localhost:8080/docs/errors#server.error What to do}
   *
   * @see {@link http://localhost:8080/docs/operations/payments#getInstallmentInfo Examples and every field}
   */
  getInstallmentInfo(input: GetInstallmentInfoInput): Promise<Result<InstallmentInfo, GetInstallmentInfoErrorKey>>;
  /**
   * Create a payment session
   *
   * Creates a link to a payment page on which the traveller enters the card. Your servers never receive the card number.
   *
   * The page shows the booking, offers installments, and authenticates the traveller with 3D Secure. The charge and the reservation follow as with `payOrder`, and the same limits on declined cards apply. Read the outcome with `getPaymentSession` or from the `paymentSession` events; the fact that the browser opened `returnUrl` proves nothing.
   *
   * An order has at most one session with the status `open` or `processing`. You can still call `payOrder`: the first payment counts, and the session then ends with
   * `orderPaid`. An order with `isFullCredit` or `isLimitedCredit` can only be paid on credit, so it cannot have a session. On staging, only
   * orders with the test vendor can be paid for.
   *
   * `POST /payment/sessions`, 10 times in 60 seconds for each user
   *
   * Errors, in addition to those of every call:
   * - `payment.invalidRequest` (400): A field is missing, unknown, malformed or out of range. `details.problems` lists up to ten of these fields, and `details.field` names the first one. {@link http://localhost:8080/docs/errors#payment.invalidRequest What to do}
   * - `token.invalid` (401): The `Authorization` header contains no valid access token. `details` specifies whether the token is missing, malformed or not valid, or uses a different scheme. For a token that is not valid, `details` does not reveal whether it was ever valid. {@link http://localhost:8080/docs/errors#token.invalid What to do}
   * - `token.keySuspended` (401): The key was suspended or disabled after the token was issued, or has expired, for example after a key rotation. All tokens issued for the key permanently stop working within five seconds. The agency itself may also be suspended. Its tokens become valid again when the suspension is lifted. The agency portal shows the reason. {@link http://localhost:8080/docs/errors#token.keySuspended What to do}
   * - `key.readOnly` (403): The key is read-only, but the operation changes data. {@link http://localhost:8080/docs/errors#key.readOnly What to do}
   * - `payment.orderNotFound` (404): The `orderID` is unknown or belongs to another agency. {@link http://localhost:8080/docs/errors#payment.orderNotFound What to do}
   * - `payment.orderNotPayable` (404): The order is already paid, cancelled or failed, its pick-up time has passed, or nothing is due in advance. `details.reason` specifies which. This request did not charge anything. {@link http://localhost:8080/docs/errors#payment.orderNotPayable What to do}
   * - `payment.ruleViolated` (422): Each field is well-formed, but the payment does not match the card or the order. For example, the card does not offer this number of installments. {@link http://localhost:8080/docs/errors#payment.ruleViolated What to do}
   * - `payment.notTestVendor` (422): The order is with a vendor other than the designated test vendor. Nothing was charged. {@link http://localhost:8080/docs/errors#payment.notTestVendor What to do}
   * - `paymentSession.alreadyOpen` (422): An order has at most one session with the status `open` or `processing`. `details.sessionId` is its `id`. {@link http://localhost:8080/docs/errors#paymentSession.alreadyOpen What to do}
   * - `paymentSession.notOffered` (422): The operator of this environment does not run a payment page. {@link http://localhost:8080/docs/errors#paymentSession.notOffered What to do}
   * - `order.idempotencyKeyReused` (422): The same `Idempotency-Key` was sent with a different body within 24 hours. Nothing was ordered. {@link http://localhost:8080/docs/errors#order.idempotencyKeyReused What to do}
   * - `rateLimit.exceeded` (429): This user has reached the published limit for the operation, or too many calls with invalid tokens came from this address. {@link http://localhost:8080/docs/errors#rateLimit.exceeded What to do}
   * - `server.error` (500): An unexpected server error occurred. Our logs contain the `X-Request-Id` of the response. {@link http://localhost:8080/docs/errors#server.error What to do}
   *
   * @see {@link http://localhost:8080/docs/operations/payments#createPaymentSession Examples and every field}
   */
  createPaymentSession(input: CreatePaymentSessionInput): Promise<Result<PaymentSession, CreatePaymentSessionErrorKey>>;
  /**
   * Read a payment session
   *
   * Returns a payment session with its current status.
   *
   * `GET /payment/sessions/{paymentSessionId}`, 60 times in 60 seconds for each user
   *
   * Errors, in addition to those of every call:
   * - `payment.invalidRequest` (400): A field is missing, unknown, malformed or out of range. `details.problems` lists up to ten of these fields, and `details.field` names the first one. {@link http://localhost:8080/docs/errors#payment.invalidRequest What to do}
   * - `token.invalid` (401): The `Authorization` header contains no valid access token. `details` specifies whether the token is missing, malformed or not valid, or uses a different scheme. For a token that is not valid, `details` does not reveal whether it was ever valid. {@link http://localhost:8080/docs/errors#token.invalid What to do}
   * - `token.keySuspended` (401): The key was suspended or disabled after the token was issued, or has expired, for example after a key rotation. All tokens issued for the key permanently stop working within five seconds. The agency itself may also be suspended. Its tokens become valid again when the suspension is lifted. The agency portal shows the reason. {@link http://localhost:8080/docs/errors#token.keySuspended What to do}
   * - `paymentSession.notFound` (404): The `paymentSessionId` is unknown or belongs to another agency. {@link http://localhost:8080/docs/errors#paymentSession.notFound What to do}
   * - `rateLimit.exceeded` (429): This user has reached the published limit for the operation, or too many calls with invalid tokens came from this address. {@link http://localhost:8080/docs/errors#rateLimit.exceeded What to do}
   * - `server.error` (500): An unexpected server error occurred. Our logs contain the `X-Request-Id` of the response. {@link http://localhost:8080/docs/errors#server.error What to do}
   *
   * @see {@link http://localhost:8080/docs/operations/payments#getPaymentSession Examples and every field}
   */
  getPaymentSession(input: GetPaymentSessionInput): Promise<Result<PaymentSession, GetPaymentSessionErrorKey>>;
  /**
   * Cancel a payment session
   *
   * Cancels a session that is `open`, so that its link no longer works. If the traveller is on the bank's page, that payment is cancelled and not charged. A session
   * whose card is being charged cannot be cancelled; cancel the order after the payment instead. The order itself can still be paid for. Cancelling a cancelled session
   * again returns the same session.
   *
   * `POST /payment/sessions/{paymentSessionId}/cancel`, 30 times in 60 seconds for each user
   *
   * Errors, in addition to those of every call:
   * - `payment.invalidRequest` (400): A field is missing, unknown, malformed or out of range. `details.problems` lists up to ten of these fields, and `details.field` names the first one. {@link http://localhost:8080/docs/errors#payment.invalidRequest What to do}
   * - `token.invalid` (401): The `Authorization` header contains no valid access token. `details` specifies whether the token is missing, malformed or not valid, or uses a different scheme. For a token that is not valid, `details` does not reveal whether it was ever valid. {@link http://localhost:8080/docs/errors#token.invalid What to do}
   * - `token.keySuspended` (401): The key was suspended or disabled after the token was issued, or has expired, for example after a key rotation. All tokens issued for the key permanently stop working within five seconds. The agency itself may also be suspended. Its tokens become valid again when the suspension is lifted. The agency portal shows the reason. {@link http://localhost:8080/docs/errors#token.keySuspended What to do}
   * - `key.readOnly` (403): The key is read-only, but the operation changes data. {@link http://localhost:8080/docs/errors#key.readOnly What to do}
   * - `paymentSession.notFound` (404): The `paymentSessionId` is unknown or belongs to another agency. {@link http://localhost:8080/docs/errors#paymentSession.notFound What to do}
   * - `paymentSession.notCancellable` (422): The card is being charged, or the session has ended without a cancellation. {@link http://localhost:8080/docs/errors#paymentSession.notCancellable What to do}
   * - `rateLimit.exceeded` (429): This user has reached the published limit for the operation, or too many calls with invalid tokens came from this address. {@link http://localhost:8080/docs/errors#rateLimit.exceeded What to do}
   * - `server.error` (500): An unexpected server error occurred. Our logs contain the `X-Request-Id` of the response. {@link http://localhost:8080/docs/errors#server.error What to do}
   *
   * @see {@link http://localhost:8080/docs/operations/payments#cancelPaymentSession Examples and every field}
   */
  cancelPaymentSession(input: CancelPaymentSessionInput): Promise<Result<PaymentSession, CancelPaymentSessionErrorKey>>;
  /**
   * Pay for an order
   *
   * Charges the order, then reserves the car with the vendor, and responds when both are complete.
   *
   * - `success`: paid and reserved.
   * - `redirect_required`: show `threeDSHtmlContent` to the customer, who authenticates with the bank and returns to `callbackUrl`. The payment expires after 15 minutes; a new payment is then possible.
   * - `failed`: charged, but the vendor did not reserve the car. The money is returned automatically, and the order cannot be paid again.
   *
   * The amount charged is the `paymentTotal` of the car and its extra products, or their `total` if the order has `isFullCredit`. With installments, the amount is the `totalPrice` of the plan. A payment on credit takes the full amount from one credit record: the one with the lowest `id` among those in the right currency with enough credit left.
   *
   * An order can have at most one payment at a time. A second call made during a payment joins that payment and returns the same outcome, so retrying a call never charges twice. While the customer is on the bank's page, only an identical request joins the payment and returns the same page; the CVC is not compared. A request with a different card, number of installments or `callbackUrl`, or with `paymentType: limit`, replaces that payment, which is then not charged.
   *
   * After too many declines within an hour, the call returns 429 with `Retry-After`, and no bank is contacted. The limits are five declines for one card and ten for the agency's cards with the same first six digits. The limit for all of the agency's cards is thirty, if at least half of its attempts were declined. The staging test cards are not counted.
   *
   * The operator can revoke the permission to send card numbers. A card payment is then refused with 403 `payment.cardNumberNotAllowed`; create a payment session instead. A request that repeats a payment in progress still joins it.
   *
   * An order with `isFullCredit` or `isLimitedCredit` can only be paid on credit. On staging, only orders with the test vendor can be paid for.
   *
   * `POST /payment/pay`, 10 times in 60 seconds for each user
   *
   * Errors, in addition to those of every call:
   * - `payment.invalidRequest` (400): A field is missing, unknown, malformed or out of range. `details.problems` lists up to ten of these fields, and `details.field` names the first one. {@link http://localhost:8080/docs/errors#payment.invalidRequest What to do}
   * - `token.invalid` (401): The `Authorization` header contains no valid access token. `details` specifies whether the token is missing, malformed or not valid, or uses a different scheme. For a token that is not valid, `details` does not reveal whether it was ever valid. {@link http://localhost:8080/docs/errors#token.invalid What to do}
   * - `token.keySuspended` (401): The key was suspended or disabled after the token was issued, or has expired, for example after a key rotation. All tokens issued for the key permanently stop working within five seconds. The agency itself may also be suspended. Its tokens become valid again when the suspension is lifted. The agency portal shows the reason. {@link http://localhost:8080/docs/errors#token.keySuspended What to do}
   * - `key.readOnly` (403): The key is read-only, but the operation changes data. {@link http://localhost:8080/docs/errors#key.readOnly What to do}
   * - `cardPayment.declined` (402): The bank declined the charge. `details` contains the bank's code and message. {@link http://localhost:8080/docs/errors#cardPayment.declined What to do}
   * - `cardPayment.insufficientFunds` (402): The bank declined the charge because the card's balance or limit is too low. {@link http://localhost:8080/docs/errors#cardPayment.insufficientFunds What to do}
   * - `cardPayment.cardExpired` (402): The expiry date has passed, or the bank reports the card as expired. {@link http://localhost:8080/docs/errors#cardPayment.cardExpired What to do}
   * - `cardPayment.invalidCardNumber` (402): The check digit does not match, or the bank does not recognise the number. {@link http://localhost:8080/docs/errors#cardPayment.invalidCardNumber What to do}
   * - `cardPayment.invalidCvc` (402): The bank rejected the security code. {@link http://localhost:8080/docs/errors#cardPayment.invalidCvc What to do}
   * - `cardPayment.threeDSecureFailed` (402): The bank did not start 3D Secure for this card. `details` contains the bank's code and message. {@link http://localhost:8080/docs/errors#cardPayment.threeDSecureFailed What to do}
   * - `rateLimit.exceeded` (429): This user has reached the published limit for the operation, or too many calls with invalid tokens came from this address. {@link http://localhost:8080/docs/errors#rateLimit.exceeded What to do}
   * - `cardPayment.tooManyDeclines` (429): Banks declined too many attempts within an hour. The limits are five for this card and ten for the agency's cards with the same first six digits. The limit for all of the agency's cards is thirty, if at least half of its attempts were declined. `details.reason` specifies which limit was reached. No bank was contacted, and nothing was charged. {@link http://localhost:8080/docs/errors#cardPayment.tooManyDeclines What to do}
   * - `limitPayment.limitExceeded` (402): No single credit record in the currency of the order has enough credit left, or the agency has none in that currency. `details.reason` specifies which. {@link http://localhost:8080/docs/errors#limitPayment.limitExceeded What to do}
   * - `payment.limitNotAllowed` (403): The agency sent `paymentType: limit` without the required authorisation. {@link http://localhost:8080/docs/errors#payment.limitNotAllowed What to do}
   * - `payment.cardNumberNotAllowed` (403): The operator has not allowed your agency to send card numbers, so `payOrder` accepts only payments on credit. This request did not charge anything, and the card number was not used. {@link http://localhost:8080/docs/errors#payment.cardNumberNotAllowed What to do}
   * - `payment.orderNotFound` (404): The `orderID` is unknown or belongs to another agency. {@link http://localhost:8080/docs/errors#payment.orderNotFound What to do}
   * - `payment.orderNotPayable` (404): The order is already paid, cancelled or failed, its pick-up time has passed, or nothing is due in advance. `details.reason` specifies which. This request did not charge anything. {@link http://localhost:8080/docs/errors#payment.orderNotPayable What to do}
   * - `payment.ruleViolated` (422): Each field is well-formed, but the payment does not match the card or the order. For example, the card does not offer this number of installments. {@link http://localhost:8080/docs/errors#payment.ruleViolated What to do}
   * - `payment.tooManyDeclines` (422): Five payments for this order were declined, or twenty were replaced by another payment while the customer was on the bank's page. This request did not charge anything. {@link http://localhost:8080/docs/errors#payment.tooManyDeclines What to do}
   * - `payment.notTestVendor` (422): The order is with a vendor other than the designated test vendor. Nothing was charged. {@link http://localhost:8080/docs/errors#payment.notTestVendor What to do}
   * - `cardPayment.outcomeUnknown` (500): The payment processor or the vendor did not respond in time, or another call is still processing the payment. `details.reason` specifies which. A retried call joins the same payment attempt, so nothing is charged twice. {@link http://localhost:8080/docs/errors#cardPayment.outcomeUnknown What to do}
   * - `payment.processorDidNotAnswer` (500): The card data could not be read, or the payment could not be started. Nothing was charged. {@link http://localhost:8080/docs/errors#payment.processorDidNotAnswer What to do}
   * - `server.error` (500): An unexpected server error occurred. Our logs contain the `X-Request-Id` of the response. {@link http://localhost:8080/docs/errors#server.error What to do}
   *
   * @see {@link http://localhost:8080/docs/operations/payments#payOrder Examples and every field}
   */
  payOrder(input: PayOrderInput): Promise<Result<PaymentResult, PayOrderErrorKey>>;
  /**
   * List remaining credit limits
   *
   * Returns the remaining credit of each of the agency's active credit records. Amounts reserved for payments in progress are already deducted.
   *
   * `GET /payment/limits`, 60 times in 60 seconds for each user
   *
   * Errors, in addition to those of every call:
   * - `payment.invalidRequest` (400): A field is missing, unknown, malformed or out of range. `details.problems` lists up to ten of these fields, and `details.field` names the first one. {@link http://localhost:8080/docs/errors#payment.invalidRequest What to do}
   * - `token.invalid` (401): The `Authorization` header contains no valid access token. `details` specifies whether the token is missing, malformed or not valid, or uses a different scheme. For a token that is not valid, `details` does not reveal whether it was ever valid. {@link http://localhost:8080/docs/errors#token.invalid What to do}
   * - `token.keySuspended` (401): The key was suspended or disabled after the token was issued, or has expired, for example after a key rotation. All tokens issued for the key permanently stop working within five seconds. The agency itself may also be suspended. Its tokens become valid again when the suspension is lifted. The agency portal shows the reason. {@link http://localhost:8080/docs/errors#token.keySuspended What to do}
   * - `rateLimit.exceeded` (429): This user has reached the published limit for the operation, or too many calls with invalid tokens came from this address. {@link http://localhost:8080/docs/errors#rateLimit.exceeded What to do}
   * - `server.error` (500): An unexpected server error occurred. Our logs contain the `X-Request-Id` of the response. {@link http://localhost:8080/docs/errors#server.error What to do}
   *
   * @see {@link http://localhost:8080/docs/operations/credit-limits#listCreditLimits Examples and every field}
   */
  listCreditLimits(input?: ListCreditLimitsInput): Promise<Result<CreditLimits, ListCreditLimitsErrorKey>>;
  /**
   * Check a traveller's credit
   *
   * Returns the traveller's status for the vendor whose search result contained the `integrationCode`. Call this operation first, and again after the PIN is confirmed.
   *
   * `Positive` and `Positive With Young Driver` are stored for 24 hours from this call. Within this time, the agency can order this vendor's cars for the traveller. `Negative` revokes an earlier approval. `Unknown` changes nothing.
   *
   * After the PIN is confirmed, the status can take up to a minute to change, or 2 seconds on staging. Until then, the status is `Unknown`; poll every 10 seconds.
   *
   * `POST /creditcheck/check`, 10 times in 60 seconds for each user
   *
   * Errors, in addition to those of every call:
   * - `creditCheck.malformedBody` (400): The body is missing, is not JSON, or is not encoded in UTF-8. {@link http://localhost:8080/docs/errors#creditCheck.malformedBody What to do}
   * - `creditCheck.invalidRequest` (400): A field is missing, unknown, malformed or out of range. `details.problems` lists up to ten of these fields, and `details.field` names the first one. {@link http://localhost:8080/docs/errors#creditCheck.invalidRequest What to do}
   * - `creditCheck.unknownReference` (400): `details.field` names a value that was not issued to the agency, or not for this search result. A `creditcheckCode` expires after 24 hours. {@link http://localhost:8080/docs/errors#creditCheck.unknownReference What to do}
   * - `creditCheck.unauthorized` (401): The `Authorization` header contains no valid access token. `details` specifies whether the token is missing, malformed or not valid, or uses a different scheme. For a token that is not valid, `details` does not reveal whether it was ever valid. {@link http://localhost:8080/docs/errors#creditCheck.unauthorized What to do}
   * - `token.keySuspended` (401): The key was suspended or disabled after the token was issued, or has expired, for example after a key rotation. All tokens issued for the key permanently stop working within five seconds. The agency itself may also be suspended. Its tokens become valid again when the suspension is lifted. The agency portal shows the reason. {@link http://localhost:8080/docs/errors#token.keySuspended What to do}
   * - `creditCheck.forbidden` (403): The access token is valid, but credit checks are disabled for the agency. {@link http://localhost:8080/docs/errors#creditCheck.forbidden What to do}
   * - `creditCheck.agencyNotConfigured` (403): Credit checks are enabled for the agency, but the agency is not yet registered with the credit bureau. {@link http://localhost:8080/docs/errors#creditCheck.agencyNotConfigured What to do}
   * - `rateLimit.exceeded` (429): This user has reached the published limit for the operation, or too many calls with invalid tokens came from this address. {@link http://localhost:8080/docs/errors#rateLimit.exceeded What to do}
   * - `creditCheck.bureauDidNotAnswer` (500): The bureau failed or was too slow. Nothing has changed, and no PIN attempt or renewal was used. An SMS may still have been sent; only the PIN from the retried call is valid. {@link http://localhost:8080/docs/errors#creditCheck.bureauDidNotAnswer What to do}
   * - `server.error` (500): An unexpected server error occurred. Our logs contain the `X-Request-Id` of the response. {@link http://localhost:8080/docs/errors#server.error What to do}
   *
   * @see {@link http://localhost:8080/docs/operations/credit-check#checkCredit Examples and every field}
   */
  checkCredit(input: CheckCreditInput): Promise<Result<CreditCheckResult, CheckCreditErrorKey>>;
  /**
   * List a traveller's phone numbers
   *
   * Returns the masked phone numbers to which the credit bureau can send a PIN. Let the traveller choose a number and enter it in full.
   *
   * `POST /creditcheck/phone-list`, 10 times in 60 seconds for each user
   *
   * Errors, in addition to those of every call:
   * - `creditCheck.malformedBody` (400): The body is missing, is not JSON, or is not encoded in UTF-8. {@link http://localhost:8080/docs/errors#creditCheck.malformedBody What to do}
   * - `creditCheck.invalidRequest` (400): A field is missing, unknown, malformed or out of range. `details.problems` lists up to ten of these fields, and `details.field` names the first one. {@link http://localhost:8080/docs/errors#creditCheck.invalidRequest What to do}
   * - `creditCheck.unknownReference` (400): `details.field` names a value that was not issued to the agency, or not for this search result. A `creditcheckCode` expires after 24 hours. {@link http://localhost:8080/docs/errors#creditCheck.unknownReference What to do}
   * - `creditCheck.unauthorized` (401): The `Authorization` header contains no valid access token. `details` specifies whether the token is missing, malformed or not valid, or uses a different scheme. For a token that is not valid, `details` does not reveal whether it was ever valid. {@link http://localhost:8080/docs/errors#creditCheck.unauthorized What to do}
   * - `token.keySuspended` (401): The key was suspended or disabled after the token was issued, or has expired, for example after a key rotation. All tokens issued for the key permanently stop working within five seconds. The agency itself may also be suspended. Its tokens become valid again when the suspension is lifted. The agency portal shows the reason. {@link http://localhost:8080/docs/errors#token.keySuspended What to do}
   * - `creditCheck.forbidden` (403): The access token is valid, but credit checks are disabled for the agency. {@link http://localhost:8080/docs/errors#creditCheck.forbidden What to do}
   * - `creditCheck.agencyNotConfigured` (403): Credit checks are enabled for the agency, but the agency is not yet registered with the credit bureau. {@link http://localhost:8080/docs/errors#creditCheck.agencyNotConfigured What to do}
   * - `rateLimit.exceeded` (429): This user has reached the published limit for the operation, or too many calls with invalid tokens came from this address. {@link http://localhost:8080/docs/errors#rateLimit.exceeded What to do}
   * - `creditCheck.bureauDidNotAnswer` (500): The bureau failed or was too slow. Nothing has changed, and no PIN attempt or renewal was used. An SMS may still have been sent; only the PIN from the retried call is valid. {@link http://localhost:8080/docs/errors#creditCheck.bureauDidNotAnswer What to do}
   * - `server.error` (500): An unexpected server error occurred. Our logs contain the `X-Request-Id` of the response. {@link http://localhost:8080/docs/errors#server.error What to do}
   *
   * @see {@link http://localhost:8080/docs/operations/credit-check#listCreditCheckPhones Examples and every field}
   */
  listCreditCheckPhones(input: ListCreditCheckPhonesInput): Promise<Result<CreditCheckPhones, ListCreditCheckPhonesErrorKey>>;
  /**
   * Create a credit report and send a PIN
   *
   * Requests a report on the traveller from the bureau and sends a 6-digit PIN by SMS to the chosen phone. The PIN is valid for 180 seconds and three attempts.
   *
   * Each call creates a new report with its own PIN. Within 24 hours, a traveller can have 5 reports per `integrationCode` and 50 per agency. Requests with a phone number that does not match also count.
   *
   * `POST /creditcheck/report`, 10 times in 60 seconds for each user
   *
   * Errors, in addition to those of every call:
   * - `creditCheck.malformedBody` (400): The body is missing, is not JSON, or is not encoded in UTF-8. {@link http://localhost:8080/docs/errors#creditCheck.malformedBody What to do}
   * - `creditCheck.invalidRequest` (400): A field is missing, unknown, malformed or out of range. `details.problems` lists up to ten of these fields, and `details.field` names the first one. {@link http://localhost:8080/docs/errors#creditCheck.invalidRequest What to do}
   * - `creditCheck.phoneDoesNotMatch` (400): The number differs from the one that `phoneKey` identifies in the phone list. {@link http://localhost:8080/docs/errors#creditCheck.phoneDoesNotMatch What to do}
   * - `creditCheck.reportLimitReached` (400): In the last 24 hours, the traveller has already had 5 reports with this `integrationCode`, or 50 with the agency. No SMS was sent. {@link http://localhost:8080/docs/errors#creditCheck.reportLimitReached What to do}
   * - `creditCheck.unknownReference` (400): `details.field` names a value that was not issued to the agency, or not for this search result. A `creditcheckCode` expires after 24 hours. {@link http://localhost:8080/docs/errors#creditCheck.unknownReference What to do}
   * - `creditCheck.unauthorized` (401): The `Authorization` header contains no valid access token. `details` specifies whether the token is missing, malformed or not valid, or uses a different scheme. For a token that is not valid, `details` does not reveal whether it was ever valid. {@link http://localhost:8080/docs/errors#creditCheck.unauthorized What to do}
   * - `token.keySuspended` (401): The key was suspended or disabled after the token was issued, or has expired, for example after a key rotation. All tokens issued for the key permanently stop working within five seconds. The agency itself may also be suspended. Its tokens become valid again when the suspension is lifted. The agency portal shows the reason. {@link http://localhost:8080/docs/errors#token.keySuspended What to do}
   * - `creditCheck.forbidden` (403): The access token is valid, but credit checks are disabled for the agency. {@link http://localhost:8080/docs/errors#creditCheck.forbidden What to do}
   * - `creditCheck.agencyNotConfigured` (403): Credit checks are enabled for the agency, but the agency is not yet registered with the credit bureau. {@link http://localhost:8080/docs/errors#creditCheck.agencyNotConfigured What to do}
   * - `key.readOnly` (403): The key is read-only, but the operation changes data. {@link http://localhost:8080/docs/errors#key.readOnly What to do}
   * - `rateLimit.exceeded` (429): This user has reached the published limit for the operation, or too many calls with invalid tokens came from this address. {@link http://localhost:8080/docs/errors#rateLimit.exceeded What to do}
   * - `creditCheck.bureauDidNotAnswer` (500): The bureau failed or was too slow. Nothing has changed, and no PIN attempt or renewal was used. An SMS may still have been sent; only the PIN from the retried call is valid. {@link http://localhost:8080/docs/errors#creditCheck.bureauDidNotAnswer What to do}
   * - `server.error` (500): An unexpected server error occurred. Our logs contain the `X-Request-Id` of the response. {@link http://localhost:8080/docs/errors#server.error What to do}
   *
   * @see {@link http://localhost:8080/docs/operations/credit-check#createCreditReport Examples and every field}
   */
  createCreditReport(input: CreateCreditReportInput): Promise<Result<CreditReport, CreateCreditReportErrorKey>>;
  /**
   * Confirm a PIN
   *
   * Confirms the traveller's consent with the PIN from the latest SMS. Then check the credit again: the status changes within a minute, or within 2 seconds on staging.
   *
   * A wrong PIN uses up one of three attempts; a malformed PIN or a server error does not. After the third wrong PIN, or after 180 seconds, only a renewed PIN is accepted. Repeating a successful call returns 204 again.
   *
   * `POST /creditcheck/pin-confirm`, 10 times in 60 seconds for each user
   *
   * Errors, in addition to those of every call:
   * - `creditCheck.malformedBody` (400): The body is missing, is not JSON, or is not encoded in UTF-8. {@link http://localhost:8080/docs/errors#creditCheck.malformedBody What to do}
   * - `creditCheck.invalidRequest` (400): A field is missing, unknown, malformed or out of range. `details.problems` lists up to ten of these fields, and `details.field` names the first one. {@link http://localhost:8080/docs/errors#creditCheck.invalidRequest What to do}
   * - `creditCheck.wrongPin` (400): The PIN differs from the one in the latest SMS. `details.message` states how many of the three attempts are left. {@link http://localhost:8080/docs/errors#creditCheck.wrongPin What to do}
   * - `creditCheck.pinExpired` (400): The PIN was sent more than 180 seconds ago. No attempt was used. {@link http://localhost:8080/docs/errors#creditCheck.pinExpired What to do}
   * - `creditCheck.pinTriesUsedUp` (400): Three wrong PINs were entered. Even the correct PIN is now rejected. {@link http://localhost:8080/docs/errors#creditCheck.pinTriesUsedUp What to do}
   * - `creditCheck.unknownReference` (400): `details.field` names a value that was not issued to the agency, or not for this search result. A `creditcheckCode` expires after 24 hours. {@link http://localhost:8080/docs/errors#creditCheck.unknownReference What to do}
   * - `creditCheck.unauthorized` (401): The `Authorization` header contains no valid access token. `details` specifies whether the token is missing, malformed or not valid, or uses a different scheme. For a token that is not valid, `details` does not reveal whether it was ever valid. {@link http://localhost:8080/docs/errors#creditCheck.unauthorized What to do}
   * - `token.keySuspended` (401): The key was suspended or disabled after the token was issued, or has expired, for example after a key rotation. All tokens issued for the key permanently stop working within five seconds. The agency itself may also be suspended. Its tokens become valid again when the suspension is lifted. The agency portal shows the reason. {@link http://localhost:8080/docs/errors#token.keySuspended What to do}
   * - `creditCheck.forbidden` (403): The access token is valid, but credit checks are disabled for the agency. {@link http://localhost:8080/docs/errors#creditCheck.forbidden What to do}
   * - `creditCheck.agencyNotConfigured` (403): Credit checks are enabled for the agency, but the agency is not yet registered with the credit bureau. {@link http://localhost:8080/docs/errors#creditCheck.agencyNotConfigured What to do}
   * - `key.readOnly` (403): The key is read-only, but the operation changes data. {@link http://localhost:8080/docs/errors#key.readOnly What to do}
   * - `rateLimit.exceeded` (429): This user has reached the published limit for the operation, or too many calls with invalid tokens came from this address. {@link http://localhost:8080/docs/errors#rateLimit.exceeded What to do}
   * - `creditCheck.bureauDidNotAnswer` (500): The bureau failed or was too slow. Nothing has changed, and no PIN attempt or renewal was used. An SMS may still have been sent; only the PIN from the retried call is valid. {@link http://localhost:8080/docs/errors#creditCheck.bureauDidNotAnswer What to do}
   * - `server.error` (500): An unexpected server error occurred. Our logs contain the `X-Request-Id` of the response. {@link http://localhost:8080/docs/errors#server.error What to do}
   *
   * @see {@link http://localhost:8080/docs/operations/credit-check#confirmCreditPin Examples and every field}
   */
  confirmCreditPin(input: ConfirmCreditPinInput): Promise<Result<undefined, ConfirmCreditPinErrorKey>>;
  /**
   * Renew a PIN
   *
   * Sends a new PIN to the phone number in the report, valid for 180 seconds and three attempts. The previous PIN stops working. The PIN can be renewed three times, and only until it is confirmed. Each call sends an SMS.
   *
   * `POST /creditcheck/pin-renew`, 10 times in 60 seconds for each user
   *
   * Errors, in addition to those of every call:
   * - `creditCheck.malformedBody` (400): The body is missing, is not JSON, or is not encoded in UTF-8. {@link http://localhost:8080/docs/errors#creditCheck.malformedBody What to do}
   * - `creditCheck.invalidRequest` (400): A field is missing, unknown, malformed or out of range. `details.problems` lists up to ten of these fields, and `details.field` names the first one. {@link http://localhost:8080/docs/errors#creditCheck.invalidRequest What to do}
   * - `creditCheck.renewLimitReached` (400): The PIN has already been renewed three times. {@link http://localhost:8080/docs/errors#creditCheck.renewLimitReached What to do}
   * - `creditCheck.alreadyConfirmed` (400): The traveller has already consented, so no new PIN was sent. {@link http://localhost:8080/docs/errors#creditCheck.alreadyConfirmed What to do}
   * - `creditCheck.unknownReference` (400): `details.field` names a value that was not issued to the agency, or not for this search result. A `creditcheckCode` expires after 24 hours. {@link http://localhost:8080/docs/errors#creditCheck.unknownReference What to do}
   * - `creditCheck.unauthorized` (401): The `Authorization` header contains no valid access token. `details` specifies whether the token is missing, malformed or not valid, or uses a different scheme. For a token that is not valid, `details` does not reveal whether it was ever valid. {@link http://localhost:8080/docs/errors#creditCheck.unauthorized What to do}
   * - `token.keySuspended` (401): The key was suspended or disabled after the token was issued, or has expired, for example after a key rotation. All tokens issued for the key permanently stop working within five seconds. The agency itself may also be suspended. Its tokens become valid again when the suspension is lifted. The agency portal shows the reason. {@link http://localhost:8080/docs/errors#token.keySuspended What to do}
   * - `creditCheck.forbidden` (403): The access token is valid, but credit checks are disabled for the agency. {@link http://localhost:8080/docs/errors#creditCheck.forbidden What to do}
   * - `creditCheck.agencyNotConfigured` (403): Credit checks are enabled for the agency, but the agency is not yet registered with the credit bureau. {@link http://localhost:8080/docs/errors#creditCheck.agencyNotConfigured What to do}
   * - `key.readOnly` (403): The key is read-only, but the operation changes data. {@link http://localhost:8080/docs/errors#key.readOnly What to do}
   * - `rateLimit.exceeded` (429): This user has reached the published limit for the operation, or too many calls with invalid tokens came from this address. {@link http://localhost:8080/docs/errors#rateLimit.exceeded What to do}
   * - `creditCheck.bureauDidNotAnswer` (500): The bureau failed or was too slow. Nothing has changed, and no PIN attempt or renewal was used. An SMS may still have been sent; only the PIN from the retried call is valid. {@link http://localhost:8080/docs/errors#creditCheck.bureauDidNotAnswer What to do}
   * - `server.error` (500): An unexpected server error occurred. Our logs contain the `X-Request-Id` of the response. {@link http://localhost:8080/docs/errors#server.error What to do}
   *
   * @see {@link http://localhost:8080/docs/operations/credit-check#renewCreditPin Examples and every field}
   */
  renewCreditPin(input: RenewCreditPinInput): Promise<Result<undefined, RenewCreditPinErrorKey>>;
  /**
   * Search transfers
   *
   * Queries every transfer supplier in parallel for vehicles from one point to another, and back on a round trip. A supplier offers nothing if a point is outside its service regions, or if the notice or the distance is too short. The result is empty if the return leg begins before the outbound leg ends, or if both points are the same place.
   * Take the points from the place details: with a point slightly outside a region, a search returns fewer vehicles without a warning.
   * `suppliers` contains the outcome for each supplier. An empty list with `complete: true` means that no supplier has a suitable vehicle. With `complete: false`, suppliers that did not respond may have a suitable vehicle.
   *
   * `POST /transfer/search`, 20 times in 60 seconds for each user
   *
   * Errors, in addition to those of every call:
   * - `request.invalid` (400): A field is missing, unknown, malformed or out of range. `details.problems` lists up to ten of these fields, and `details.field` names the first one. {@link http://localhost:8080/docs/errors#request.invalid What to do}
   * - `token.invalid` (401): The `Authorization` header contains no valid access token. `details` specifies whether the token is missing, malformed or not valid, or uses a different scheme. For a token that is not valid, `details` does not reveal whether it was ever valid. {@link http://localhost:8080/docs/errors#token.invalid What to do}
   * - `token.keySuspended` (401): The key was suspended or disabled after the token was issued, or has expired, for example after a key rotation. All tokens issued for the key permanently stop working within five seconds. The agency itself may also be suspended. Its tokens become valid again when the suspension is lifted. The agency portal shows the reason. {@link http://localhost:8080/docs/errors#token.keySuspended What to do}
   * - `rateLimit.exceeded` (429): This user has reached the published limit for the operation, or too many calls with invalid tokens came from this address. {@link http://localhost:8080/docs/errors#rateLimit.exceeded What to do}
   * - `transferSearch.noSupplierAnswered` (500): Every supplier failed or was too slow. If suppliers respond but offer no vehicle, the result is an empty list instead. {@link http://localhost:8080/docs/errors#transferSearch.noSupplierAnswered What to do}
   * - `server.error` (500): An unexpected server error occurred. Our logs contain the `X-Request-Id` of the response. {@link http://localhost:8080/docs/errors#server.error What to do}
   *
   * @see {@link http://localhost:8080/docs/operations/transfer-search#searchTransfers Examples and every field}
   */
  searchTransfers(input: SearchTransfersInput): Promise<Result<TransferSearchResponse, SearchTransfersErrorKey>>;
  /**
   * Read a transfer offer
   *
   * Returns one vehicle from a search, exactly as the search returned it. The vehicle can be read and ordered for 30 minutes, or until `bookableUntil` if that is sooner.
   *
   * `GET /transfer/search/{searchId}/{code}`, 60 times in 60 seconds for each user
   *
   * Errors, in addition to those of every call:
   * - `request.invalid` (400): A field is missing, unknown, malformed or out of range. `details.problems` lists up to ten of these fields, and `details.field` names the first one. {@link http://localhost:8080/docs/errors#request.invalid What to do}
   * - `token.invalid` (401): The `Authorization` header contains no valid access token. `details` specifies whether the token is missing, malformed or not valid, or uses a different scheme. For a token that is not valid, `details` does not reveal whether it was ever valid. {@link http://localhost:8080/docs/errors#token.invalid What to do}
   * - `token.keySuspended` (401): The key was suspended or disabled after the token was issued, or has expired, for example after a key rotation. All tokens issued for the key permanently stop working within five seconds. The agency itself may also be suspended. Its tokens become valid again when the suspension is lifted. The agency portal shows the reason. {@link http://localhost:8080/docs/errors#token.keySuspended What to do}
   * - `transferSearch.offerNotFound` (404): The `searchId` or the `code` is unknown, older than about 30 minutes, past its `bookableUntil`, or belongs to another agency. `details` is a plain sentence. {@link http://localhost:8080/docs/errors#transferSearch.offerNotFound What to do}
   * - `rateLimit.exceeded` (429): This user has reached the published limit for the operation, or too many calls with invalid tokens came from this address. {@link http://localhost:8080/docs/errors#rateLimit.exceeded What to do}
   * - `server.error` (500): An unexpected server error occurred. Our logs contain the `X-Request-Id` of the response. {@link http://localhost:8080/docs/errors#server.error What to do}
   *
   * @see {@link http://localhost:8080/docs/operations/transfer-search#getTransfer Examples and every field}
   */
  getTransfer(input: GetTransferInput): Promise<Result<TransferProduct, GetTransferErrorKey>>;
  /**
   * Order a transfer
   *
   * Orders a transfer from a search result, with its travellers. Nothing is charged or booked yet: the order is `pendingPayment`, and `paymentRequirement` is the amount to pay. If unpaid, the order expires after one hour, or at the product's `bookableUntil` if that is sooner. `Accept-Language` permanently sets the language of the order's text.
   *
   * Without `billing`, the invoice goes to the agency's registered billing address.
   *
   * `POST /transfer/orders`, 5 times in 60 seconds for each user
   *
   * Errors, in addition to those of every call:
   * - `request.invalid` (400): A field is missing, unknown, malformed or out of range. `details.problems` lists up to ten of these fields, and `details.field` names the first one. {@link http://localhost:8080/docs/errors#request.invalid What to do}
   * - `token.invalid` (401): The `Authorization` header contains no valid access token. `details` specifies whether the token is missing, malformed or not valid, or uses a different scheme. For a token that is not valid, `details` does not reveal whether it was ever valid. {@link http://localhost:8080/docs/errors#token.invalid What to do}
   * - `token.keySuspended` (401): The key was suspended or disabled after the token was issued, or has expired, for example after a key rotation. All tokens issued for the key permanently stop working within five seconds. The agency itself may also be suspended. Its tokens become valid again when the suspension is lifted. The agency portal shows the reason. {@link http://localhost:8080/docs/errors#token.keySuspended What to do}
   * - `key.readOnly` (403): The key is read-only, but the operation changes data. {@link http://localhost:8080/docs/errors#key.readOnly What to do}
   * - `transferOrder.customBillingNotAllowed` (403): The request contains `billing`, but custom billing is not enabled for the agency. {@link http://localhost:8080/docs/errors#transferOrder.customBillingNotAllowed What to do}
   * - `transferSearch.offerNotFound` (404): The `searchId` or the `code` is unknown, older than about 30 minutes, past its `bookableUntil`, or belongs to another agency. `details` is a plain sentence. {@link http://localhost:8080/docs/errors#transferSearch.offerNotFound What to do}
   * - `transferOrder.ruleViolated` (422): Each field is well-formed, but the fields are inconsistent or do not match the offer. `details` names the first field affected. {@link http://localhost:8080/docs/errors#transferOrder.ruleViolated What to do}
   * - `transferOrder.noBillingAddress` (422): Without `billing`, the invoice goes to the agency's registered address, but no address is registered for the agency. {@link http://localhost:8080/docs/errors#transferOrder.noBillingAddress What to do}
   * - `order.idempotencyKeyReused` (422): The same `Idempotency-Key` was sent with a different body within 24 hours. Nothing was ordered. {@link http://localhost:8080/docs/errors#order.idempotencyKeyReused What to do}
   * - `rateLimit.exceeded` (429): This user has reached the published limit for the operation, or too many calls with invalid tokens came from this address. {@link http://localhost:8080/docs/errors#rateLimit.exceeded What to do}
   * - `server.error` (500): An unexpected server error occurred. Our logs contain the `X-Request-Id` of the response. {@link http://localhost:8080/docs/errors#server.error What to do}
   *
   * @see {@link http://localhost:8080/docs/operations/transfer-orders#createTransferOrder Examples and every field}
   */
  createTransferOrder(input: CreateTransferOrderInput): Promise<Result<TransferOrder, CreateTransferOrderErrorKey>>;
  /**
   * List transfer orders
   *
   * Returns the agency's transfer orders, newest first, one page at a time. Newly created or changed orders are included immediately.
   *
   * The list contains only the travellers' names and contact details; read an order for its other data. While the response contains `nextCursor`, send it as `cursor` with the same filters to read the next page. No order is repeated or skipped, even if orders are created in the meantime. Multiple filters are combined with "and".
   *
   * `GET /transfer/orders`, 60 times in 60 seconds for each user
   *
   * Errors, in addition to those of every call:
   * - `request.invalid` (400): A field is missing, unknown, malformed or out of range. `details.problems` lists up to ten of these fields, and `details.field` names the first one. {@link http://localhost:8080/docs/errors#request.invalid What to do}
   * - `token.invalid` (401): The `Authorization` header contains no valid access token. `details` specifies whether the token is missing, malformed or not valid, or uses a different scheme. For a token that is not valid, `details` does not reveal whether it was ever valid. {@link http://localhost:8080/docs/errors#token.invalid What to do}
   * - `token.keySuspended` (401): The key was suspended or disabled after the token was issued, or has expired, for example after a key rotation. All tokens issued for the key permanently stop working within five seconds. The agency itself may also be suspended. Its tokens become valid again when the suspension is lifted. The agency portal shows the reason. {@link http://localhost:8080/docs/errors#token.keySuspended What to do}
   * - `rateLimit.exceeded` (429): This user has reached the published limit for the operation, or too many calls with invalid tokens came from this address. {@link http://localhost:8080/docs/errors#rateLimit.exceeded What to do}
   * - `server.error` (500): An unexpected server error occurred. Our logs contain the `X-Request-Id` of the response. {@link http://localhost:8080/docs/errors#server.error What to do}
   *
   * @see {@link http://localhost:8080/docs/operations/transfer-orders#listTransferOrders Examples and every field}
   */
  listTransferOrders(input?: ListTransferOrdersInput): Promise<Result<TransferOrderList, ListTransferOrdersErrorKey>>;
  /**
   * Read a transfer order
   *
   * Returns the current state of the order. Read the order after a payment or cancellation whose response was lost, and again before pick-up. A supplier can cancel one or both legs on its own initiative; `legs` shows which. From the day before a pick-up, `legs` also shows the driver and the progress of the ride.
   *
   * `GET /transfer/orders/{orderId}`, 60 times in 60 seconds for each user
   *
   * Errors, in addition to those of every call:
   * - `request.invalid` (400): A field is missing, unknown, malformed or out of range. `details.problems` lists up to ten of these fields, and `details.field` names the first one. {@link http://localhost:8080/docs/errors#request.invalid What to do}
   * - `token.invalid` (401): The `Authorization` header contains no valid access token. `details` specifies whether the token is missing, malformed or not valid, or uses a different scheme. For a token that is not valid, `details` does not reveal whether it was ever valid. {@link http://localhost:8080/docs/errors#token.invalid What to do}
   * - `token.keySuspended` (401): The key was suspended or disabled after the token was issued, or has expired, for example after a key rotation. All tokens issued for the key permanently stop working within five seconds. The agency itself may also be suspended. Its tokens become valid again when the suspension is lifted. The agency portal shows the reason. {@link http://localhost:8080/docs/errors#token.keySuspended What to do}
   * - `transferOrder.notFound` (404): The `orderId` is unknown or belongs to another agency. {@link http://localhost:8080/docs/errors#transferOrder.notFound What to do}
   * - `rateLimit.exceeded` (429): This user has reached the published limit for the operation, or too many calls with invalid tokens came from this address. {@link http://localhost:8080/docs/errors#rateLimit.exceeded What to do}
   * - `server.error` (500): An unexpected server error occurred. Our logs contain the `X-Request-Id` of the response. {@link http://localhost:8080/docs/errors#server.error What to do}
   *
   * @see {@link http://localhost:8080/docs/operations/transfer-orders#getTransferOrder Examples and every field}
   */
  getTransferOrder(input: GetTransferOrderInput): Promise<Result<TransferOrder, GetTransferOrderErrorKey>>;
  /**
   * Check whether a transfer order can be cancelled
   *
   * Returns whether the order can be cancelled now, and the amount that would be refunded. `legs` contains the same information for each leg, which can be cancelled separately. Nothing changes.
   *
   * A reserved order can be cancelled until its last pick-up. Each leg is refunded under its supplier's terms; the product's `cancellationPolicies` contains the totals.
   *
   * `POST /transfer/orders/{orderId}/cancel_eligibility`, 60 times in 60 seconds for each user
   *
   * Errors, in addition to those of every call:
   * - `request.invalid` (400): A field is missing, unknown, malformed or out of range. `details.problems` lists up to ten of these fields, and `details.field` names the first one. {@link http://localhost:8080/docs/errors#request.invalid What to do}
   * - `token.invalid` (401): The `Authorization` header contains no valid access token. `details` specifies whether the token is missing, malformed or not valid, or uses a different scheme. For a token that is not valid, `details` does not reveal whether it was ever valid. {@link http://localhost:8080/docs/errors#token.invalid What to do}
   * - `token.keySuspended` (401): The key was suspended or disabled after the token was issued, or has expired, for example after a key rotation. All tokens issued for the key permanently stop working within five seconds. The agency itself may also be suspended. Its tokens become valid again when the suspension is lifted. The agency portal shows the reason. {@link http://localhost:8080/docs/errors#token.keySuspended What to do}
   * - `transferOrder.notFound` (404): The `orderId` is unknown or belongs to another agency. {@link http://localhost:8080/docs/errors#transferOrder.notFound What to do}
   * - `rateLimit.exceeded` (429): This user has reached the published limit for the operation, or too many calls with invalid tokens came from this address. {@link http://localhost:8080/docs/errors#rateLimit.exceeded What to do}
   * - `server.error` (500): An unexpected server error occurred. Our logs contain the `X-Request-Id` of the response. {@link http://localhost:8080/docs/errors#server.error What to do}
   *
   * @see {@link http://localhost:8080/docs/operations/transfer-orders#checkTransferCancelEligibility Examples and every field}
   */
  checkTransferCancelEligibility(input: CheckTransferCancelEligibilityInput): Promise<Result<TransferCancelEligibility, CheckTransferCancelEligibilityErrorKey>>;
  /**
   * Cancel a transfer order
   *
   * Without a body, cancels all legs whose pick-up time has not passed. With `legs`, cancels only these legs, and the order stays `reserved` while another leg can still be driven. The call returns 200 only if the supplier has accepted the cancellation. The refund is then automatically credited to the credit limit.
   *
   * Otherwise, the call returns 8012, with the order's status and a `reason`. If a requested leg is already cancelled, or its ride has begun, `details.field` names it, and the call cancels nothing. If a supplier needs more time to cancel, the call also returns 8012; read the order until the legs are `canceled`. Two concurrent calls result in only one cancellation and return the same response.
   *
   * `POST /transfer/orders/{orderId}/cancel`, 30 times in 60 seconds for each user
   *
   * Errors, in addition to those of every call:
   * - `request.invalid` (400): A field is missing, unknown, malformed or out of range. `details.problems` lists up to ten of these fields, and `details.field` names the first one. {@link http://localhost:8080/docs/errors#request.invalid What to do}
   * - `token.invalid` (401): The `Authorization` header contains no valid access token. `details` specifies whether the token is missing, malformed or not valid, or uses a different scheme. For a token that is not valid, `details` does not reveal whether it was ever valid. {@link http://localhost:8080/docs/errors#token.invalid What to do}
   * - `token.keySuspended` (401): The key was suspended or disabled after the token was issued, or has expired, for example after a key rotation. All tokens issued for the key permanently stop working within five seconds. The agency itself may also be suspended. Its tokens become valid again when the suspension is lifted. The agency portal shows the reason. {@link http://localhost:8080/docs/errors#token.keySuspended What to do}
   * - `key.readOnly` (403): The key is read-only, but the operation changes data. {@link http://localhost:8080/docs/errors#key.readOnly What to do}
   * - `transferOrder.notFound` (404): The `orderId` is unknown or belongs to another agency. {@link http://localhost:8080/docs/errors#transferOrder.notFound What to do}
   * - `transferOrder.ruleViolated` (422): Each field is well-formed, but the fields are inconsistent or do not match the offer. `details` names the first field affected. {@link http://localhost:8080/docs/errors#transferOrder.ruleViolated What to do}
   * - `transferCancel.notPossible` (422): The order or a requested leg is in a state that does not allow cancellation, or the supplier refused or needs more time. `details` contains the order's `status` and the `reason`. If a requested leg is the reason, `details.field` names it. {@link http://localhost:8080/docs/errors#transferCancel.notPossible What to do}
   * - `rateLimit.exceeded` (429): This user has reached the published limit for the operation, or too many calls with invalid tokens came from this address. {@link http://localhost:8080/docs/errors#rateLimit.exceeded What to do}
   * - `server.error` (500): An unexpected server error occurred. Our logs contain the `X-Request-Id` of the response. {@link http://localhost:8080/docs/errors#server.error What to do}
   *
   * @see {@link http://localhost:8080/docs/operations/transfer-orders#cancelTransferOrder Examples and every field}
   */
  cancelTransferOrder(input: CancelTransferOrderInput): Promise<Result<TransferCancellation, CancelTransferOrderErrorKey>>;
  /**
   * Pay for a transfer order
   *
   * Charges `paymentRequirement` to the credit limit, then reserves the transfer with the supplier. When both are complete, the call returns the `reserved` order or an error.
   *
   * An order can have at most one payment at a time. A call made during a payment waits for its outcome and returns the order, `reserved` if the payment succeeded and `failed` if it failed. If the payment does not end in time, the call returns 8008 with `paymentInProgress`. An order is never charged twice.
   *
   * Error 8010 is final: the supplier refused, or it did not respond, and any reservation it may have made is cancelled. The order is `failed`, and the money has been returned. While the outcome is unknown, the call returns 500 with `Retry-After`, and `details` contains the order's status. A retried call joins the payment.
   *
   * The charge includes the agency's commission. The full amount comes from one credit record: the one with the lowest `id` among those in the right currency with enough credit left.
   *
   * On staging, transfers from any supplier can be paid for; error 6008 applies to car vendors only.
   *
   * `POST /transfer/orders/{orderId}/pay`, 10 times in 60 seconds for each user
   *
   * Errors, in addition to those of every call:
   * - `request.invalid` (400): A field is missing, unknown, malformed or out of range. `details.problems` lists up to ten of these fields, and `details.field` names the first one. {@link http://localhost:8080/docs/errors#request.invalid What to do}
   * - `token.invalid` (401): The `Authorization` header contains no valid access token. `details` specifies whether the token is missing, malformed or not valid, or uses a different scheme. For a token that is not valid, `details` does not reveal whether it was ever valid. {@link http://localhost:8080/docs/errors#token.invalid What to do}
   * - `token.keySuspended` (401): The key was suspended or disabled after the token was issued, or has expired, for example after a key rotation. All tokens issued for the key permanently stop working within five seconds. The agency itself may also be suspended. Its tokens become valid again when the suspension is lifted. The agency portal shows the reason. {@link http://localhost:8080/docs/errors#token.keySuspended What to do}
   * - `key.readOnly` (403): The key is read-only, but the operation changes data. {@link http://localhost:8080/docs/errors#key.readOnly What to do}
   * - `access.forbidden` (403): The access token is valid, but the agency lacks the required authorisation for the operation. {@link http://localhost:8080/docs/errors#access.forbidden What to do}
   * - `transferOrder.notFound` (404): The `orderId` is unknown or belongs to another agency. {@link http://localhost:8080/docs/errors#transferOrder.notFound What to do}
   * - `transferPay.failed` (402): The credit limit is not sufficient, another payment is still in progress, or the order has expired, failed or been cancelled. This request did not charge anything. `details` contains the order's `status` and the `reason`. {@link http://localhost:8080/docs/errors#transferPay.failed What to do}
   * - `transferPay.alreadyPaid` (422): The order is paid and reserved. This request did not charge anything. {@link http://localhost:8080/docs/errors#transferPay.alreadyPaid What to do}
   * - `transferPay.reservationFailed` (422): The supplier refused the reservation after the charge, or did not respond. Any reservation it may have made is cancelled. The order has failed, and the money was returned to the credit limit. This outcome is final. {@link http://localhost:8080/docs/errors#transferPay.reservationFailed What to do}
   * - `transferPay.outcomeUnknown` (500): The supplier did not respond in time, and the service is checking whether the transfer is reserved. The amount stays debited until the outcome is known. A retried call joins the same payment, so nothing is charged or booked twice. {@link http://localhost:8080/docs/errors#transferPay.outcomeUnknown What to do}
   * - `rateLimit.exceeded` (429): This user has reached the published limit for the operation, or too many calls with invalid tokens came from this address. {@link http://localhost:8080/docs/errors#rateLimit.exceeded What to do}
   * - `server.error` (500): An unexpected server error occurred. Our logs contain the `X-Request-Id` of the response. {@link http://localhost:8080/docs/errors#server.error What to do}
   *
   * @see {@link http://localhost:8080/docs/operations/transfer-orders#payTransferOrder Examples and every field}
   */
  payTransferOrder(input: PayTransferOrderInput): Promise<Result<TransferOrder, PayTransferOrderErrorKey>>;
  /**
   * Complete or correct passenger details
   *
   * Replaces the travellers in the order, under the same rules as when ordering. Travellers can be replaced until `manifest.dueAt`, before and after payment. For a reserved order, the supplier is updated first, and the response is the order after the change. Repeating the call has no further effect.
   *
   * Carriers must report every passenger at least one hour before pick-up, with nationality, gender and document. The order's `manifest.missing` lists the missing data.
   *
   * `PUT /transfer/orders/{orderId}/passengers`, 30 times in 60 seconds for each user
   *
   * Errors, in addition to those of every call:
   * - `request.invalid` (400): A field is missing, unknown, malformed or out of range. `details.problems` lists up to ten of these fields, and `details.field` names the first one. {@link http://localhost:8080/docs/errors#request.invalid What to do}
   * - `token.invalid` (401): The `Authorization` header contains no valid access token. `details` specifies whether the token is missing, malformed or not valid, or uses a different scheme. For a token that is not valid, `details` does not reveal whether it was ever valid. {@link http://localhost:8080/docs/errors#token.invalid What to do}
   * - `token.keySuspended` (401): The key was suspended or disabled after the token was issued, or has expired, for example after a key rotation. All tokens issued for the key permanently stop working within five seconds. The agency itself may also be suspended. Its tokens become valid again when the suspension is lifted. The agency portal shows the reason. {@link http://localhost:8080/docs/errors#token.keySuspended What to do}
   * - `key.readOnly` (403): The key is read-only, but the operation changes data. {@link http://localhost:8080/docs/errors#key.readOnly What to do}
   * - `transferOrder.notFound` (404): The `orderId` is unknown or belongs to another agency. {@link http://localhost:8080/docs/errors#transferOrder.notFound What to do}
   * - `transferOrder.ruleViolated` (422): Each field is well-formed, but the fields are inconsistent or do not match the offer. `details` names the first field affected. {@link http://localhost:8080/docs/errors#transferOrder.ruleViolated What to do}
   * - `transferChange.notPossible` (422): The order is in a state that does not allow changes, the supplier's notice period has begun, or the supplier refused. Nothing has changed. `details` contains the order's `status` and the `reason`. {@link http://localhost:8080/docs/errors#transferChange.notPossible What to do}
   * - `transferChange.outcomeUnknown` (500): The supplier did not respond in time, or an identical call is still waiting for a response. The service queries the supplier again when the call is retried, and automatically within a minute. {@link http://localhost:8080/docs/errors#transferChange.outcomeUnknown What to do}
   * - `transferChange.changeInProgress` (422): Another change to the same order still awaits the supplier's response. This change was not sent to the supplier and will not be applied. {@link http://localhost:8080/docs/errors#transferChange.changeInProgress What to do}
   * - `rateLimit.exceeded` (429): This user has reached the published limit for the operation, or too many calls with invalid tokens came from this address. {@link http://localhost:8080/docs/errors#rateLimit.exceeded What to do}
   * - `server.error` (500): An unexpected server error occurred. Our logs contain the `X-Request-Id` of the response. {@link http://localhost:8080/docs/errors#server.error What to do}
   *
   * @see {@link http://localhost:8080/docs/operations/transfer-orders#completeTransferPassengers Examples and every field}
   */
  completeTransferPassengers(input: CompleteTransferPassengersInput): Promise<Result<TransferOrder, CompleteTransferPassengersErrorKey>>;
  /**
   * Change the flight and pick-up time
   *
   * Changes the flight of a leg, its pick-up time, or both, until the supplier's notice period begins. The supplier must first agree and can refuse. A change that would alter the price is refused, and nothing is charged (`priceChanged`). The response is the order after the change; repeating the call has no further effect.
   *
   * The original cancellation deadlines and refunds still apply. The pick-up time can be changed once the order is paid; the flight can also be changed before payment.
   *
   * `PATCH /transfer/orders/{orderId}/flight`, 30 times in 60 seconds for each user
   *
   * Errors, in addition to those of every call:
   * - `request.invalid` (400): A field is missing, unknown, malformed or out of range. `details.problems` lists up to ten of these fields, and `details.field` names the first one. {@link http://localhost:8080/docs/errors#request.invalid What to do}
   * - `token.invalid` (401): The `Authorization` header contains no valid access token. `details` specifies whether the token is missing, malformed or not valid, or uses a different scheme. For a token that is not valid, `details` does not reveal whether it was ever valid. {@link http://localhost:8080/docs/errors#token.invalid What to do}
   * - `token.keySuspended` (401): The key was suspended or disabled after the token was issued, or has expired, for example after a key rotation. All tokens issued for the key permanently stop working within five seconds. The agency itself may also be suspended. Its tokens become valid again when the suspension is lifted. The agency portal shows the reason. {@link http://localhost:8080/docs/errors#token.keySuspended What to do}
   * - `key.readOnly` (403): The key is read-only, but the operation changes data. {@link http://localhost:8080/docs/errors#key.readOnly What to do}
   * - `transferOrder.notFound` (404): The `orderId` is unknown or belongs to another agency. {@link http://localhost:8080/docs/errors#transferOrder.notFound What to do}
   * - `transferOrder.ruleViolated` (422): Each field is well-formed, but the fields are inconsistent or do not match the offer. `details` names the first field affected. {@link http://localhost:8080/docs/errors#transferOrder.ruleViolated What to do}
   * - `transferChange.notPossible` (422): The order is in a state that does not allow changes, the supplier's notice period has begun, or the supplier refused. Nothing has changed. `details` contains the order's `status` and the `reason`. {@link http://localhost:8080/docs/errors#transferChange.notPossible What to do}
   * - `transferChange.outcomeUnknown` (500): The supplier did not respond in time, or an identical call is still waiting for a response. The service queries the supplier again when the call is retried, and automatically within a minute. {@link http://localhost:8080/docs/errors#transferChange.outcomeUnknown What to do}
   * - `transferChange.changeInProgress` (422): Another change to the same order still awaits the supplier's response. This change was not sent to the supplier and will not be applied. {@link http://localhost:8080/docs/errors#transferChange.changeInProgress What to do}
   * - `rateLimit.exceeded` (429): This user has reached the published limit for the operation, or too many calls with invalid tokens came from this address. {@link http://localhost:8080/docs/errors#rateLimit.exceeded What to do}
   * - `server.error` (500): An unexpected server error occurred. Our logs contain the `X-Request-Id` of the response. {@link http://localhost:8080/docs/errors#server.error What to do}
   *
   * @see {@link http://localhost:8080/docs/operations/transfer-orders#changeTransferFlight Examples and every field}
   */
  changeTransferFlight(input: ChangeTransferFlightInput): Promise<Result<TransferOrder, ChangeTransferFlightErrorKey>>;
  /**
   * Get a transfer order's voucher
   *
   * Returns the voucher that the travellers show to their driver, in the order's language. The `Accept` header selects the format: data (`application/json`), a page (`text/html`) or a PDF (`application/pdf`). The default is JSON.
   *
   * A voucher is available while the order is `reserved`, until the personal data in the order is erased. A cancelled leg is shown as cancelled. Get the voucher again after a change, and on the day before a pick-up, when the driver is usually known. The voucher does not show the agency's commission.
   *
   * `GET /transfer/orders/{orderId}/voucher`, 30 times in 60 seconds for each user
   *
   * Errors, in addition to those of every call:
   * - `request.invalid` (400): A field is missing, unknown, malformed or out of range. `details.problems` lists up to ten of these fields, and `details.field` names the first one. {@link http://localhost:8080/docs/errors#request.invalid What to do}
   * - `token.invalid` (401): The `Authorization` header contains no valid access token. `details` specifies whether the token is missing, malformed or not valid, or uses a different scheme. For a token that is not valid, `details` does not reveal whether it was ever valid. {@link http://localhost:8080/docs/errors#token.invalid What to do}
   * - `token.keySuspended` (401): The key was suspended or disabled after the token was issued, or has expired, for example after a key rotation. All tokens issued for the key permanently stop working within five seconds. The agency itself may also be suspended. Its tokens become valid again when the suspension is lifted. The agency portal shows the reason. {@link http://localhost:8080/docs/errors#token.keySuspended What to do}
   * - `transferOrder.notFound` (404): The `orderId` is unknown or belongs to another agency. {@link http://localhost:8080/docs/errors#transferOrder.notFound What to do}
   * - `transferOrder.notReserved` (422): The order has not been paid yet, has expired or failed, or was cancelled completely. A voucher exists only while at least one leg is reserved. {@link http://localhost:8080/docs/errors#transferOrder.notReserved What to do}
   * - `rateLimit.exceeded` (429): This user has reached the published limit for the operation, or too many calls with invalid tokens came from this address. {@link http://localhost:8080/docs/errors#rateLimit.exceeded What to do}
   * - `server.error` (500): An unexpected server error occurred. Our logs contain the `X-Request-Id` of the response. {@link http://localhost:8080/docs/errors#server.error What to do}
   *
   * @see {@link http://localhost:8080/docs/operations/transfer-orders#getTransferVoucher Examples and every field}
   *
   * With this `format`, the result is the page as text.
   */
  getTransferVoucher(input: GetTransferVoucherInput & { readonly format: 'html' }): Promise<Result<string, GetTransferVoucherErrorKey>>;
  /**
   * Get a transfer order's voucher
   *
   * Returns the voucher that the travellers show to their driver, in the order's language. The `Accept` header selects the format: data (`application/json`), a page (`text/html`) or a PDF (`application/pdf`). The default is JSON.
   *
   * A voucher is available while the order is `reserved`, until the personal data in the order is erased. A cancelled leg is shown as cancelled. Get the voucher again after a change, and on the day before a pick-up, when the driver is usually known. The voucher does not show the agency's commission.
   *
   * `GET /transfer/orders/{orderId}/voucher`, 30 times in 60 seconds for each user
   *
   * Errors, in addition to those of every call:
   * - `request.invalid` (400): A field is missing, unknown, malformed or out of range. `details.problems` lists up to ten of these fields, and `details.field` names the first one. {@link http://localhost:8080/docs/errors#request.invalid What to do}
   * - `token.invalid` (401): The `Authorization` header contains no valid access token. `details` specifies whether the token is missing, malformed or not valid, or uses a different scheme. For a token that is not valid, `details` does not reveal whether it was ever valid. {@link http://localhost:8080/docs/errors#token.invalid What to do}
   * - `token.keySuspended` (401): The key was suspended or disabled after the token was issued, or has expired, for example after a key rotation. All tokens issued for the key permanently stop working within five seconds. The agency itself may also be suspended. Its tokens become valid again when the suspension is lifted. The agency portal shows the reason. {@link http://localhost:8080/docs/errors#token.keySuspended What to do}
   * - `transferOrder.notFound` (404): The `orderId` is unknown or belongs to another agency. {@link http://localhost:8080/docs/errors#transferOrder.notFound What to do}
   * - `transferOrder.notReserved` (422): The order has not been paid yet, has expired or failed, or was cancelled completely. A voucher exists only while at least one leg is reserved. {@link http://localhost:8080/docs/errors#transferOrder.notReserved What to do}
   * - `rateLimit.exceeded` (429): This user has reached the published limit for the operation, or too many calls with invalid tokens came from this address. {@link http://localhost:8080/docs/errors#rateLimit.exceeded What to do}
   * - `server.error` (500): An unexpected server error occurred. Our logs contain the `X-Request-Id` of the response. {@link http://localhost:8080/docs/errors#server.error What to do}
   *
   * @see {@link http://localhost:8080/docs/operations/transfer-orders#getTransferVoucher Examples and every field}
   *
   * With this `format`, the result is the PDF as bytes.
   */
  getTransferVoucher(input: GetTransferVoucherInput & { readonly format: 'pdf' }): Promise<Result<Uint8Array, GetTransferVoucherErrorKey>>;
  /**
   * Get a transfer order's voucher
   *
   * Returns the voucher that the travellers show to their driver, in the order's language. The `Accept` header selects the format: data (`application/json`), a page (`text/html`) or a PDF (`application/pdf`). The default is JSON.
   *
   * A voucher is available while the order is `reserved`, until the personal data in the order is erased. A cancelled leg is shown as cancelled. Get the voucher again after a change, and on the day before a pick-up, when the driver is usually known. The voucher does not show the agency's commission.
   *
   * `GET /transfer/orders/{orderId}/voucher`, 30 times in 60 seconds for each user
   *
   * Errors, in addition to those of every call:
   * - `request.invalid` (400): A field is missing, unknown, malformed or out of range. `details.problems` lists up to ten of these fields, and `details.field` names the first one. {@link http://localhost:8080/docs/errors#request.invalid What to do}
   * - `token.invalid` (401): The `Authorization` header contains no valid access token. `details` specifies whether the token is missing, malformed or not valid, or uses a different scheme. For a token that is not valid, `details` does not reveal whether it was ever valid. {@link http://localhost:8080/docs/errors#token.invalid What to do}
   * - `token.keySuspended` (401): The key was suspended or disabled after the token was issued, or has expired, for example after a key rotation. All tokens issued for the key permanently stop working within five seconds. The agency itself may also be suspended. Its tokens become valid again when the suspension is lifted. The agency portal shows the reason. {@link http://localhost:8080/docs/errors#token.keySuspended What to do}
   * - `transferOrder.notFound` (404): The `orderId` is unknown or belongs to another agency. {@link http://localhost:8080/docs/errors#transferOrder.notFound What to do}
   * - `transferOrder.notReserved` (422): The order has not been paid yet, has expired or failed, or was cancelled completely. A voucher exists only while at least one leg is reserved. {@link http://localhost:8080/docs/errors#transferOrder.notReserved What to do}
   * - `rateLimit.exceeded` (429): This user has reached the published limit for the operation, or too many calls with invalid tokens came from this address. {@link http://localhost:8080/docs/errors#rateLimit.exceeded What to do}
   * - `server.error` (500): An unexpected server error occurred. Our logs contain the `X-Request-Id` of the response. {@link http://localhost:8080/docs/errors#server.error What to do}
   *
   * @see {@link http://localhost:8080/docs/operations/transfer-orders#getTransferVoucher Examples and every field}
   */
  getTransferVoucher(input: GetTransferVoucherInput): Promise<Result<TransferVoucher, GetTransferVoucherErrorKey>>;
  /**
   * List car classes
   *
   * Lists the 37 car classes, with IDs 1 to 38 except 30. A car's `class.id` refers to one of them. The list rarely changes and can be cached for an hour.
   *
   * `GET /helper-data/car-classes`, 100 times in 60 seconds for each user
   *
   * Errors, in addition to those of every call:
   * - `referenceData.invalidRequest` (400): A query parameter is unknown, malformed or out of range. `details` names it. {@link http://localhost:8080/docs/errors#referenceData.invalidRequest What to do}
   * - `referenceData.unauthorized` (401): The `Authorization` header contains no valid access token. `details` specifies whether the token is missing, malformed or not valid, or uses a different scheme. For a token that is not valid, `details` does not reveal whether it was ever valid. {@link http://localhost:8080/docs/errors#referenceData.unauthorized What to do}
   * - `token.keySuspended` (401): The key was suspended or disabled after the token was issued, or has expired, for example after a key rotation. All tokens issued for the key permanently stop working within five seconds. The agency itself may also be suspended. Its tokens become valid again when the suspension is lifted. The agency portal shows the reason. {@link http://localhost:8080/docs/errors#token.keySuspended What to do}
   * - `referenceData.forbidden` (403): The access token is valid, but access to reference data is disabled for the agency. {@link http://localhost:8080/docs/errors#referenceData.forbidden What to do}
   * - `rateLimit.exceeded` (429): This user has reached the published limit for the operation, or too many calls with invalid tokens came from this address. {@link http://localhost:8080/docs/errors#rateLimit.exceeded What to do}
   * - `server.error` (500): An unexpected server error occurred. Our logs contain the `X-Request-Id` of the response. {@link http://localhost:8080/docs/errors#server.error What to do}
   *
   * @see {@link http://localhost:8080/docs/operations/reference-data#listCarClasses Examples and every field}
   */
  listCarClasses(input?: ListCarClassesInput): Promise<Result<readonly ReferenceItem[], ListCarClassesErrorKey>>;
  /**
   * List fuel types
   *
   * Lists the 13 fuel types. A car's `fuel.id` refers to one of them. The list rarely changes and can be cached for an hour.
   *
   * `GET /helper-data/fuel-types`, 100 times in 60 seconds for each user
   *
   * Errors, in addition to those of every call:
   * - `referenceData.invalidRequest` (400): A query parameter is unknown, malformed or out of range. `details` names it. {@link http://localhost:8080/docs/errors#referenceData.invalidRequest What to do}
   * - `referenceData.unauthorized` (401): The `Authorization` header contains no valid access token. `details` specifies whether the token is missing, malformed or not valid, or uses a different scheme. For a token that is not valid, `details` does not reveal whether it was ever valid. {@link http://localhost:8080/docs/errors#referenceData.unauthorized What to do}
   * - `token.keySuspended` (401): The key was suspended or disabled after the token was issued, or has expired, for example after a key rotation. All tokens issued for the key permanently stop working within five seconds. The agency itself may also be suspended. Its tokens become valid again when the suspension is lifted. The agency portal shows the reason. {@link http://localhost:8080/docs/errors#token.keySuspended What to do}
   * - `referenceData.forbidden` (403): The access token is valid, but access to reference data is disabled for the agency. {@link http://localhost:8080/docs/errors#referenceData.forbidden What to do}
   * - `rateLimit.exceeded` (429): This user has reached the published limit for the operation, or too many calls with invalid tokens came from this address. {@link http://localhost:8080/docs/errors#rateLimit.exceeded What to do}
   * - `server.error` (500): An unexpected server error occurred. Our logs contain the `X-Request-Id` of the response. {@link http://localhost:8080/docs/errors#server.error What to do}
   *
   * @see {@link http://localhost:8080/docs/operations/reference-data#listFuelTypes Examples and every field}
   */
  listFuelTypes(input?: ListFuelTypesInput): Promise<Result<readonly ReferenceItem[], ListFuelTypesErrorKey>>;
  /**
   * List transmission types
   *
   * Lists the two transmission types. A car's `transmission.id` refers to one of them. The list rarely changes and can be cached for an hour.
   *
   * `GET /helper-data/transmission-types`, 100 times in 60 seconds for each user
   *
   * Errors, in addition to those of every call:
   * - `referenceData.invalidRequest` (400): A query parameter is unknown, malformed or out of range. `details` names it. {@link http://localhost:8080/docs/errors#referenceData.invalidRequest What to do}
   * - `referenceData.unauthorized` (401): The `Authorization` header contains no valid access token. `details` specifies whether the token is missing, malformed or not valid, or uses a different scheme. For a token that is not valid, `details` does not reveal whether it was ever valid. {@link http://localhost:8080/docs/errors#referenceData.unauthorized What to do}
   * - `token.keySuspended` (401): The key was suspended or disabled after the token was issued, or has expired, for example after a key rotation. All tokens issued for the key permanently stop working within five seconds. The agency itself may also be suspended. Its tokens become valid again when the suspension is lifted. The agency portal shows the reason. {@link http://localhost:8080/docs/errors#token.keySuspended What to do}
   * - `referenceData.forbidden` (403): The access token is valid, but access to reference data is disabled for the agency. {@link http://localhost:8080/docs/errors#referenceData.forbidden What to do}
   * - `rateLimit.exceeded` (429): This user has reached the published limit for the operation, or too many calls with invalid tokens came from this address. {@link http://localhost:8080/docs/errors#rateLimit.exceeded What to do}
   * - `server.error` (500): An unexpected server error occurred. Our logs contain the `X-Request-Id` of the response. {@link http://localhost:8080/docs/errors#server.error What to do}
   *
   * @see {@link http://localhost:8080/docs/operations/reference-data#listTransmissionTypes Examples and every field}
   */
  listTransmissionTypes(input?: ListTransmissionTypesInput): Promise<Result<readonly ReferenceItem[], ListTransmissionTypesErrorKey>>;
  /**
   * List delivery types
   *
   * Lists the seven car handover methods. The list rarely changes and can be cached for an hour.
   *
   * `GET /helper-data/delivery-types`, 100 times in 60 seconds for each user
   *
   * Errors, in addition to those of every call:
   * - `referenceData.invalidRequest` (400): A query parameter is unknown, malformed or out of range. `details` names it. {@link http://localhost:8080/docs/errors#referenceData.invalidRequest What to do}
   * - `referenceData.unauthorized` (401): The `Authorization` header contains no valid access token. `details` specifies whether the token is missing, malformed or not valid, or uses a different scheme. For a token that is not valid, `details` does not reveal whether it was ever valid. {@link http://localhost:8080/docs/errors#referenceData.unauthorized What to do}
   * - `token.keySuspended` (401): The key was suspended or disabled after the token was issued, or has expired, for example after a key rotation. All tokens issued for the key permanently stop working within five seconds. The agency itself may also be suspended. Its tokens become valid again when the suspension is lifted. The agency portal shows the reason. {@link http://localhost:8080/docs/errors#token.keySuspended What to do}
   * - `referenceData.forbidden` (403): The access token is valid, but access to reference data is disabled for the agency. {@link http://localhost:8080/docs/errors#referenceData.forbidden What to do}
   * - `rateLimit.exceeded` (429): This user has reached the published limit for the operation, or too many calls with invalid tokens came from this address. {@link http://localhost:8080/docs/errors#rateLimit.exceeded What to do}
   * - `server.error` (500): An unexpected server error occurred. Our logs contain the `X-Request-Id` of the response. {@link http://localhost:8080/docs/errors#server.error What to do}
   *
   * @see {@link http://localhost:8080/docs/operations/reference-data#listDeliveryTypes Examples and every field}
   */
  listDeliveryTypes(input?: ListDeliveryTypesInput): Promise<Result<readonly ReferenceItem[], ListDeliveryTypesErrorKey>>;
  /**
   * List extra product types
   *
   * Lists the kinds of extra products, with names in the language of `Accept-Language`. The list rarely changes and can be cached for an hour.
   *
   * `GET /helper-data/extra-products`, 100 times in 60 seconds for each user
   *
   * Errors, in addition to those of every call:
   * - `referenceData.invalidRequest` (400): A query parameter is unknown, malformed or out of range. `details` names it. {@link http://localhost:8080/docs/errors#referenceData.invalidRequest What to do}
   * - `referenceData.unauthorized` (401): The `Authorization` header contains no valid access token. `details` specifies whether the token is missing, malformed or not valid, or uses a different scheme. For a token that is not valid, `details` does not reveal whether it was ever valid. {@link http://localhost:8080/docs/errors#referenceData.unauthorized What to do}
   * - `token.keySuspended` (401): The key was suspended or disabled after the token was issued, or has expired, for example after a key rotation. All tokens issued for the key permanently stop working within five seconds. The agency itself may also be suspended. Its tokens become valid again when the suspension is lifted. The agency portal shows the reason. {@link http://localhost:8080/docs/errors#token.keySuspended What to do}
   * - `referenceData.forbidden` (403): The access token is valid, but access to reference data is disabled for the agency. {@link http://localhost:8080/docs/errors#referenceData.forbidden What to do}
   * - `rateLimit.exceeded` (429): This user has reached the published limit for the operation, or too many calls with invalid tokens came from this address. {@link http://localhost:8080/docs/errors#rateLimit.exceeded What to do}
   * - `server.error` (500): An unexpected server error occurred. Our logs contain the `X-Request-Id` of the response. {@link http://localhost:8080/docs/errors#server.error What to do}
   *
   * @see {@link http://localhost:8080/docs/operations/reference-data#listExtraProductTypes Examples and every field}
   */
  listExtraProductTypes(input?: ListExtraProductTypesInput): Promise<Result<readonly ExtraProductType[], ListExtraProductTypesErrorKey>>;
  /**
   * List suppliers
   *
   * Lists the companies that rent out cars, in pages. A subsupplier's `parentID` identifies its main supplier; a main supplier's is null. The pages rarely change and can be cached for an hour.
   *
   * `GET /helper-data/suppliers`, 100 times in 60 seconds for each user
   *
   * Errors, in addition to those of every call:
   * - `referenceData.invalidRequest` (400): A query parameter is unknown, malformed or out of range. `details` names it. {@link http://localhost:8080/docs/errors#referenceData.invalidRequest What to do}
   * - `referenceData.unauthorized` (401): The `Authorization` header contains no valid access token. `details` specifies whether the token is missing, malformed or not valid, or uses a different scheme. For a token that is not valid, `details` does not reveal whether it was ever valid. {@link http://localhost:8080/docs/errors#referenceData.unauthorized What to do}
   * - `token.keySuspended` (401): The key was suspended or disabled after the token was issued, or has expired, for example after a key rotation. All tokens issued for the key permanently stop working within five seconds. The agency itself may also be suspended. Its tokens become valid again when the suspension is lifted. The agency portal shows the reason. {@link http://localhost:8080/docs/errors#token.keySuspended What to do}
   * - `referenceData.forbidden` (403): The access token is valid, but access to reference data is disabled for the agency. {@link http://localhost:8080/docs/errors#referenceData.forbidden What to do}
   * - `rateLimit.exceeded` (429): This user has reached the published limit for the operation, or too many calls with invalid tokens came from this address. {@link http://localhost:8080/docs/errors#rateLimit.exceeded What to do}
   * - `server.error` (500): An unexpected server error occurred. Our logs contain the `X-Request-Id` of the response. {@link http://localhost:8080/docs/errors#server.error What to do}
   *
   * @see {@link http://localhost:8080/docs/operations/reference-data#listSuppliers Examples and every field}
   */
  listSuppliers(input?: ListSuppliersInput): Promise<Result<SupplierPage, ListSuppliersErrorKey>>;
  /**
   * List divisions
   *
   * Lists the states and provinces of a country, sorted by name. The `adm1` of a billing address accepts each division's `name`, `localName` or `code`, as well as common names. For a country without known divisions, the list is empty and `adm1` accepts any text. The list rarely changes and can be cached for an hour.
   *
   * `GET /helper-data/divisions`, 100 times in 60 seconds for each user
   *
   * Errors, in addition to those of every call:
   * - `referenceData.invalidRequest` (400): A query parameter is unknown, malformed or out of range. `details` names it. {@link http://localhost:8080/docs/errors#referenceData.invalidRequest What to do}
   * - `referenceData.unauthorized` (401): The `Authorization` header contains no valid access token. `details` specifies whether the token is missing, malformed or not valid, or uses a different scheme. For a token that is not valid, `details` does not reveal whether it was ever valid. {@link http://localhost:8080/docs/errors#referenceData.unauthorized What to do}
   * - `token.keySuspended` (401): The key was suspended or disabled after the token was issued, or has expired, for example after a key rotation. All tokens issued for the key permanently stop working within five seconds. The agency itself may also be suspended. Its tokens become valid again when the suspension is lifted. The agency portal shows the reason. {@link http://localhost:8080/docs/errors#token.keySuspended What to do}
   * - `referenceData.forbidden` (403): The access token is valid, but access to reference data is disabled for the agency. {@link http://localhost:8080/docs/errors#referenceData.forbidden What to do}
   * - `rateLimit.exceeded` (429): This user has reached the published limit for the operation, or too many calls with invalid tokens came from this address. {@link http://localhost:8080/docs/errors#rateLimit.exceeded What to do}
   * - `server.error` (500): An unexpected server error occurred. Our logs contain the `X-Request-Id` of the response. {@link http://localhost:8080/docs/errors#server.error What to do}
   *
   * @see {@link http://localhost:8080/docs/operations/reference-data#listDivisions Examples and every field}
   */
  listDivisions(input: ListDivisionsInput): Promise<Result<readonly Division[], ListDivisionsErrorKey>>;
  /**
   * List events
   *
   * Returns your agency's events after a position, oldest first. The response includes every change made before the request.
   *
   * Store `position` and send it as `after` in the next request, so that no event is lost or repeated. With `wait`, a call that finds no events waits for an event. Long polling therefore needs few requests and returns events within a second. Up to five requests per agency can wait at a time; further requests return immediately. Events are kept for 30 days.
   *
   * `GET /events`, 60 times in 60 seconds for each user
   *
   * Errors, in addition to those of every call:
   * - `request.invalid` (400): A field is missing, unknown, malformed or out of range. `details.problems` lists up to ten of these fields, and `details.field` names the first one. {@link http://localhost:8080/docs/errors#request.invalid What to do}
   * - `token.invalid` (401): The `Authorization` header contains no valid access token. `details` specifies whether the token is missing, malformed or not valid, or uses a different scheme. For a token that is not valid, `details` does not reveal whether it was ever valid. {@link http://localhost:8080/docs/errors#token.invalid What to do}
   * - `token.keySuspended` (401): The key was suspended or disabled after the token was issued, or has expired, for example after a key rotation. All tokens issued for the key permanently stop working within five seconds. The agency itself may also be suspended. Its tokens become valid again when the suspension is lifted. The agency portal shows the reason. {@link http://localhost:8080/docs/errors#token.keySuspended What to do}
   * - `event.gone` (422): Events are kept for 30 days, and some events after `after` have been deleted. Without `after`, or with 0, the feed begins at the oldest available event. `details.firstPosition` is the oldest position that can still be read. {@link http://localhost:8080/docs/errors#event.gone What to do}
   * - `rateLimit.exceeded` (429): This user has reached the published limit for the operation, or too many calls with invalid tokens came from this address. {@link http://localhost:8080/docs/errors#rateLimit.exceeded What to do}
   * - `server.error` (500): An unexpected server error occurred. Our logs contain the `X-Request-Id` of the response. {@link http://localhost:8080/docs/errors#server.error What to do}
   *
   * @see {@link http://localhost:8080/docs/operations/events#listEvents Examples and every field}
   */
  listEvents(input?: ListEventsInput): Promise<Result<EventPage, ListEventsErrorKey>>;
  /**
   * Create a webhook endpoint
   *
   * Creates an endpoint, which receives events that occur after it was created. Each message contains an event in the same form as in `listEvents`, signed according to [Standard Webhooks](https://www.standardwebhooks.com).
   *
   * The response contains the signing secret, which is shown only once. An agency can have at most ten endpoints.
   *
   * `POST /webhook-endpoints`, 10 times in 60 seconds for each user
   *
   * Errors, in addition to those of every call:
   * - `request.invalid` (400): A field is missing, unknown, malformed or out of range. `details.problems` lists up to ten of these fields, and `details.field` names the first one. {@link http://localhost:8080/docs/errors#request.invalid What to do}
   * - `token.invalid` (401): The `Authorization` header contains no valid access token. `details` specifies whether the token is missing, malformed or not valid, or uses a different scheme. For a token that is not valid, `details` does not reveal whether it was ever valid. {@link http://localhost:8080/docs/errors#token.invalid What to do}
   * - `token.keySuspended` (401): The key was suspended or disabled after the token was issued, or has expired, for example after a key rotation. All tokens issued for the key permanently stop working within five seconds. The agency itself may also be suspended. Its tokens become valid again when the suspension is lifted. The agency portal shows the reason. {@link http://localhost:8080/docs/errors#token.keySuspended What to do}
   * - `key.readOnly` (403): The key is read-only, but the operation changes data. {@link http://localhost:8080/docs/errors#key.readOnly What to do}
   * - `webhookEndpoint.addressRefused` (422): The URL does not use https, contains user info, uses a port other than 443 or 8443, or resolves to an address in a private network. `details` specifies which. {@link http://localhost:8080/docs/errors#webhookEndpoint.addressRefused What to do}
   * - `webhookEndpoint.tooMany` (422): An agency can have at most ten webhook endpoints. {@link http://localhost:8080/docs/errors#webhookEndpoint.tooMany What to do}
   * - `rateLimit.exceeded` (429): This user has reached the published limit for the operation, or too many calls with invalid tokens came from this address. {@link http://localhost:8080/docs/errors#rateLimit.exceeded What to do}
   * - `server.error` (500): An unexpected server error occurred. Our logs contain the `X-Request-Id` of the response. {@link http://localhost:8080/docs/errors#server.error What to do}
   *
   * @see {@link http://localhost:8080/docs/operations/webhooks#createWebhookEndpoint Examples and every field}
   */
  createWebhookEndpoint(input: CreateWebhookEndpointInput): Promise<Result<WebhookEndpointSecret, CreateWebhookEndpointErrorKey>>;
  /**
   * List webhook endpoints
   *
   * Returns all of the agency's webhook endpoints, oldest first, without their secrets.
   *
   * `GET /webhook-endpoints`, 60 times in 60 seconds for each user
   *
   * Errors, in addition to those of every call:
   * - `request.invalid` (400): A field is missing, unknown, malformed or out of range. `details.problems` lists up to ten of these fields, and `details.field` names the first one. {@link http://localhost:8080/docs/errors#request.invalid What to do}
   * - `token.invalid` (401): The `Authorization` header contains no valid access token. `details` specifies whether the token is missing, malformed or not valid, or uses a different scheme. For a token that is not valid, `details` does not reveal whether it was ever valid. {@link http://localhost:8080/docs/errors#token.invalid What to do}
   * - `token.keySuspended` (401): The key was suspended or disabled after the token was issued, or has expired, for example after a key rotation. All tokens issued for the key permanently stop working within five seconds. The agency itself may also be suspended. Its tokens become valid again when the suspension is lifted. The agency portal shows the reason. {@link http://localhost:8080/docs/errors#token.keySuspended What to do}
   * - `rateLimit.exceeded` (429): This user has reached the published limit for the operation, or too many calls with invalid tokens came from this address. {@link http://localhost:8080/docs/errors#rateLimit.exceeded What to do}
   * - `server.error` (500): An unexpected server error occurred. Our logs contain the `X-Request-Id` of the response. {@link http://localhost:8080/docs/errors#server.error What to do}
   *
   * @see {@link http://localhost:8080/docs/operations/webhooks#listWebhookEndpoints Examples and every field}
   */
  listWebhookEndpoints(input?: ListWebhookEndpointsInput): Promise<Result<WebhookEndpointList, ListWebhookEndpointsErrorKey>>;
  /**
   * Update a webhook endpoint
   *
   * Changes only the fields that are sent. `types: []` selects all types again.
   *
   * No events are sent to an endpoint while it is `disabled`. After it is enabled again, it receives new events and those that were still pending when it was disabled. Use `redeliverEvents` to send the events that occurred in the meantime.
   *
   * `PATCH /webhook-endpoints/{endpointId}`, 30 times in 60 seconds for each user
   *
   * Errors, in addition to those of every call:
   * - `request.invalid` (400): A field is missing, unknown, malformed or out of range. `details.problems` lists up to ten of these fields, and `details.field` names the first one. {@link http://localhost:8080/docs/errors#request.invalid What to do}
   * - `token.invalid` (401): The `Authorization` header contains no valid access token. `details` specifies whether the token is missing, malformed or not valid, or uses a different scheme. For a token that is not valid, `details` does not reveal whether it was ever valid. {@link http://localhost:8080/docs/errors#token.invalid What to do}
   * - `token.keySuspended` (401): The key was suspended or disabled after the token was issued, or has expired, for example after a key rotation. All tokens issued for the key permanently stop working within five seconds. The agency itself may also be suspended. Its tokens become valid again when the suspension is lifted. The agency portal shows the reason. {@link http://localhost:8080/docs/errors#token.keySuspended What to do}
   * - `key.readOnly` (403): The key is read-only, but the operation changes data. {@link http://localhost:8080/docs/errors#key.readOnly What to do}
   * - `webhookEndpoint.notFound` (404): The `endpointId` is unknown, belongs to another agency, or was deleted. {@link http://localhost:8080/docs/errors#webhookEndpoint.notFound What to do}
   * - `webhookEndpoint.addressRefused` (422): The URL does not use https, contains user info, uses a port other than 443 or 8443, or resolves to an address in a private network. `details` specifies which. {@link http://localhost:8080/docs/errors#webhookEndpoint.addressRefused What to do}
   * - `rateLimit.exceeded` (429): This user has reached the published limit for the operation, or too many calls with invalid tokens came from this address. {@link http://localhost:8080/docs/errors#rateLimit.exceeded What to do}
   * - `server.error` (500): An unexpected server error occurred. Our logs contain the `X-Request-Id` of the response. {@link http://localhost:8080/docs/errors#server.error What to do}
   *
   * @see {@link http://localhost:8080/docs/operations/webhooks#updateWebhookEndpoint Examples and every field}
   */
  updateWebhookEndpoint(input: UpdateWebhookEndpointInput): Promise<Result<WebhookEndpoint, UpdateWebhookEndpointErrorKey>>;
  /**
   * Delete a webhook endpoint
   *
   * Deletes the endpoint with its secret and its deliveries. A message that is already being sent can still arrive.
   *
   * `DELETE /webhook-endpoints/{endpointId}`, 30 times in 60 seconds for each user
   *
   * Errors, in addition to those of every call:
   * - `request.invalid` (400): A field is missing, unknown, malformed or out of range. `details.problems` lists up to ten of these fields, and `details.field` names the first one. {@link http://localhost:8080/docs/errors#request.invalid What to do}
   * - `token.invalid` (401): The `Authorization` header contains no valid access token. `details` specifies whether the token is missing, malformed or not valid, or uses a different scheme. For a token that is not valid, `details` does not reveal whether it was ever valid. {@link http://localhost:8080/docs/errors#token.invalid What to do}
   * - `token.keySuspended` (401): The key was suspended or disabled after the token was issued, or has expired, for example after a key rotation. All tokens issued for the key permanently stop working within five seconds. The agency itself may also be suspended. Its tokens become valid again when the suspension is lifted. The agency portal shows the reason. {@link http://localhost:8080/docs/errors#token.keySuspended What to do}
   * - `key.readOnly` (403): The key is read-only, but the operation changes data. {@link http://localhost:8080/docs/errors#key.readOnly What to do}
   * - `webhookEndpoint.notFound` (404): The `endpointId` is unknown, belongs to another agency, or was deleted. {@link http://localhost:8080/docs/errors#webhookEndpoint.notFound What to do}
   * - `rateLimit.exceeded` (429): This user has reached the published limit for the operation, or too many calls with invalid tokens came from this address. {@link http://localhost:8080/docs/errors#rateLimit.exceeded What to do}
   * - `server.error` (500): An unexpected server error occurred. Our logs contain the `X-Request-Id` of the response. {@link http://localhost:8080/docs/errors#server.error What to do}
   *
   * @see {@link http://localhost:8080/docs/operations/webhooks#deleteWebhookEndpoint Examples and every field}
   */
  deleteWebhookEndpoint(input: DeleteWebhookEndpointInput): Promise<Result<undefined, DeleteWebhookEndpointErrorKey>>;
  /**
   * Rotate a webhook endpoint's secret
   *
   * Returns a new secret, which is shown only once. For 24 hours, messages are signed with both the previous and the new secret. Switch to the new secret at any time within this period.
   *
   * If you rotate the secret again within this period, the oldest of the three secrets stops working.
   *
   * `POST /webhook-endpoints/{endpointId}/secret`, 10 times in 60 seconds for each user
   *
   * Errors, in addition to those of every call:
   * - `request.invalid` (400): A field is missing, unknown, malformed or out of range. `details.problems` lists up to ten of these fields, and `details.field` names the first one. {@link http://localhost:8080/docs/errors#request.invalid What to do}
   * - `token.invalid` (401): The `Authorization` header contains no valid access token. `details` specifies whether the token is missing, malformed or not valid, or uses a different scheme. For a token that is not valid, `details` does not reveal whether it was ever valid. {@link http://localhost:8080/docs/errors#token.invalid What to do}
   * - `token.keySuspended` (401): The key was suspended or disabled after the token was issued, or has expired, for example after a key rotation. All tokens issued for the key permanently stop working within five seconds. The agency itself may also be suspended. Its tokens become valid again when the suspension is lifted. The agency portal shows the reason. {@link http://localhost:8080/docs/errors#token.keySuspended What to do}
   * - `key.readOnly` (403): The key is read-only, but the operation changes data. {@link http://localhost:8080/docs/errors#key.readOnly What to do}
   * - `webhookEndpoint.notFound` (404): The `endpointId` is unknown, belongs to another agency, or was deleted. {@link http://localhost:8080/docs/errors#webhookEndpoint.notFound What to do}
   * - `rateLimit.exceeded` (429): This user has reached the published limit for the operation, or too many calls with invalid tokens came from this address. {@link http://localhost:8080/docs/errors#rateLimit.exceeded What to do}
   * - `server.error` (500): An unexpected server error occurred. Our logs contain the `X-Request-Id` of the response. {@link http://localhost:8080/docs/errors#server.error What to do}
   *
   * @see {@link http://localhost:8080/docs/operations/webhooks#rotateWebhookSecret Examples and every field}
   */
  rotateWebhookSecret(input: RotateWebhookSecretInput): Promise<Result<WebhookEndpointSecret, RotateWebhookSecretErrorKey>>;
  /**
   * Send a test event
   *
   * Sends the event `webhookEndpoint.pinged` to this endpoint only, regardless of its `types`. `listWebhookDeliveries` shows the result.
   *
   * `POST /webhook-endpoints/{endpointId}/ping`, 10 times in 60 seconds for each user
   *
   * Errors, in addition to those of every call:
   * - `request.invalid` (400): A field is missing, unknown, malformed or out of range. `details.problems` lists up to ten of these fields, and `details.field` names the first one. {@link http://localhost:8080/docs/errors#request.invalid What to do}
   * - `token.invalid` (401): The `Authorization` header contains no valid access token. `details` specifies whether the token is missing, malformed or not valid, or uses a different scheme. For a token that is not valid, `details` does not reveal whether it was ever valid. {@link http://localhost:8080/docs/errors#token.invalid What to do}
   * - `token.keySuspended` (401): The key was suspended or disabled after the token was issued, or has expired, for example after a key rotation. All tokens issued for the key permanently stop working within five seconds. The agency itself may also be suspended. Its tokens become valid again when the suspension is lifted. The agency portal shows the reason. {@link http://localhost:8080/docs/errors#token.keySuspended What to do}
   * - `key.readOnly` (403): The key is read-only, but the operation changes data. {@link http://localhost:8080/docs/errors#key.readOnly What to do}
   * - `webhookEndpoint.notFound` (404): The `endpointId` is unknown, belongs to another agency, or was deleted. {@link http://localhost:8080/docs/errors#webhookEndpoint.notFound What to do}
   * - `webhookEndpoint.disabled` (422): No events are sent to an endpoint that is `disabled`. {@link http://localhost:8080/docs/errors#webhookEndpoint.disabled What to do}
   * - `rateLimit.exceeded` (429): This user has reached the published limit for the operation, or too many calls with invalid tokens came from this address. {@link http://localhost:8080/docs/errors#rateLimit.exceeded What to do}
   * - `server.error` (500): An unexpected server error occurred. Our logs contain the `X-Request-Id` of the response. {@link http://localhost:8080/docs/errors#server.error What to do}
   *
   * @see {@link http://localhost:8080/docs/operations/webhooks#pingWebhookEndpoint Examples and every field}
   */
  pingWebhookEndpoint(input: PingWebhookEndpointInput): Promise<Result<undefined, PingWebhookEndpointErrorKey>>;
  /**
   * List webhook deliveries
   *
   * Returns one entry for each event that was or will be sent to the endpoint, newest event first, for 30 days. Each entry shows the status code of your server's response and its response time.
   *
   * While the response contains `nextCursor`, send it as `cursor` with the same filters to read the next page.
   *
   * `GET /webhook-endpoints/{endpointId}/deliveries`, 60 times in 60 seconds for each user
   *
   * Errors, in addition to those of every call:
   * - `request.invalid` (400): A field is missing, unknown, malformed or out of range. `details.problems` lists up to ten of these fields, and `details.field` names the first one. {@link http://localhost:8080/docs/errors#request.invalid What to do}
   * - `token.invalid` (401): The `Authorization` header contains no valid access token. `details` specifies whether the token is missing, malformed or not valid, or uses a different scheme. For a token that is not valid, `details` does not reveal whether it was ever valid. {@link http://localhost:8080/docs/errors#token.invalid What to do}
   * - `token.keySuspended` (401): The key was suspended or disabled after the token was issued, or has expired, for example after a key rotation. All tokens issued for the key permanently stop working within five seconds. The agency itself may also be suspended. Its tokens become valid again when the suspension is lifted. The agency portal shows the reason. {@link http://localhost:8080/docs/errors#token.keySuspended What to do}
   * - `webhookEndpoint.notFound` (404): The `endpointId` is unknown, belongs to another agency, or was deleted. {@link http://localhost:8080/docs/errors#webhookEndpoint.notFound What to do}
   * - `rateLimit.exceeded` (429): This user has reached the published limit for the operation, or too many calls with invalid tokens came from this address. {@link http://localhost:8080/docs/errors#rateLimit.exceeded What to do}
   * - `server.error` (500): An unexpected server error occurred. Our logs contain the `X-Request-Id` of the response. {@link http://localhost:8080/docs/errors#server.error What to do}
   *
   * @see {@link http://localhost:8080/docs/operations/webhooks#listWebhookDeliveries Examples and every field}
   */
  listWebhookDeliveries(input: ListWebhookDeliveriesInput): Promise<Result<WebhookDeliveryList, ListWebhookDeliveriesErrorKey>>;
  /**
   * Redeliver events
   *
   * Sends the events in a range of positions to the endpoint again, even if they were already delivered. Only event types selected for the endpoint are sent. For a single event, set `from` and `to` to its position.
   *
   * Redelivered events keep their `webhook-id`, so you can recognise events that you have already processed.
   *
   * `POST /webhook-endpoints/{endpointId}/redeliver`, 10 times in 60 seconds for each user
   *
   * Errors, in addition to those of every call:
   * - `request.invalid` (400): A field is missing, unknown, malformed or out of range. `details.problems` lists up to ten of these fields, and `details.field` names the first one. {@link http://localhost:8080/docs/errors#request.invalid What to do}
   * - `token.invalid` (401): The `Authorization` header contains no valid access token. `details` specifies whether the token is missing, malformed or not valid, or uses a different scheme. For a token that is not valid, `details` does not reveal whether it was ever valid. {@link http://localhost:8080/docs/errors#token.invalid What to do}
   * - `token.keySuspended` (401): The key was suspended or disabled after the token was issued, or has expired, for example after a key rotation. All tokens issued for the key permanently stop working within five seconds. The agency itself may also be suspended. Its tokens become valid again when the suspension is lifted. The agency portal shows the reason. {@link http://localhost:8080/docs/errors#token.keySuspended What to do}
   * - `key.readOnly` (403): The key is read-only, but the operation changes data. {@link http://localhost:8080/docs/errors#key.readOnly What to do}
   * - `webhookEndpoint.notFound` (404): The `endpointId` is unknown, belongs to another agency, or was deleted. {@link http://localhost:8080/docs/errors#webhookEndpoint.notFound What to do}
   * - `rateLimit.exceeded` (429): This user has reached the published limit for the operation, or too many calls with invalid tokens came from this address. {@link http://localhost:8080/docs/errors#rateLimit.exceeded What to do}
   * - `server.error` (500): An unexpected server error occurred. Our logs contain the `X-Request-Id` of the response. {@link http://localhost:8080/docs/errors#server.error What to do}
   *
   * @see {@link http://localhost:8080/docs/operations/webhooks#redeliverEvents Examples and every field}
   */
  redeliverEvents(input: RedeliverEventsInput): Promise<Result<Redelivery, RedeliverEventsErrorKey>>;
}

/** Errors that any call can return: login errors and general errors. */
export type AnyCallErrorKey = 'auth.invalidRequest' | 'auth.wrongCredentials' | 'auth.keySuspended' | 'auth.addressNotAllowed' | 'auth.rateLimited' | 'auth.internalError' | 'auth.invalidRefreshToken' | 'server.busy' | 'path.notFound' | 'method.notAllowed' | 'request.timeout' | 'body.tooLarge' | 'mediaType.unsupported' | 'key.addressNotAllowed' | 'request.expectationFailed' | 'headers.tooLarge';

/** Input of `searchLocations`. */
export interface SearchLocationsInput {
  readonly query: {
    /** The text that the traveller has typed so far: at least 2 characters, not counting leading and trailing spaces. Letter case and accents are ignored, in any language. */
    readonly query: string;
  };
  readonly headers?: {
    /** The language of the person typing, in the format of the HTTP header, including weights. The tag can include a country, as in `de-AT`. Without a country, the one where the language is most widely spoken is assumed; `en` implies no country. */
    readonly 'Accept-Language'?: string;
    /** Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier. */
    readonly 'X-Request-Id'?: string;
  };
  /** Aborts the call. */
  readonly signal?: AbortSignal;
}

/** The errors that `searchLocations` can return. */
export type SearchLocationsErrorKey = 'request.invalid' | 'token.invalid' | 'token.keySuspended' | 'rateLimit.exceeded' | 'server.error' | AnyCallErrorKey;

/** Input of `getLocation`. */
export interface GetLocationInput {
  readonly path: {
    /** The `placeId` of a place prediction. */
    readonly placeId: string;
  };
  readonly headers?: {
    /** Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier. */
    readonly 'X-Request-Id'?: string;
  };
  /** Aborts the call. */
  readonly signal?: AbortSignal;
}

/** The errors that `getLocation` can return. */
export type GetLocationErrorKey = 'request.invalid' | 'token.invalid' | 'token.keySuspended' | 'place.notFound' | 'rateLimit.exceeded' | 'server.error' | AnyCallErrorKey;

/** Input of `searchCars`. */
export interface SearchCarsInput {
  readonly headers?: {
    /** The currency of every price in the response. Prices in other currencies are converted. */
    readonly 'X-Currency'?: Currency;
    /** The language of names and other text in the response, in the format of the HTTP header, including weights. The service supports `en`, `tr` and `de`. Without the header, with `*` or with any other language, names come from the reference data (mostly Turkish) and other text is in English. */
    readonly 'Accept-Language'?: string;
    /** Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier. */
    readonly 'X-Request-Id'?: string;
  };
  /** The place, time and driver for the rental. */
  readonly body: CarSearchRequest;
  /** Aborts the call. */
  readonly signal?: AbortSignal;
}

/** The errors that `searchCars` can return. */
export type SearchCarsErrorKey = 'request.invalid' | 'token.invalid' | 'token.keySuspended' | 'carSearch.fullCreditNotAllowed' | 'rateLimit.exceeded' | 'carSearch.noVendorAnswered' | 'server.error' | AnyCallErrorKey;

/** Input of `listExtraProducts`. */
export interface ListExtraProductsInput {
  readonly path: {
    /** The `searchID` of a search result that is at most 15 minutes old. */
    readonly searchID: string;
    /** The `code` of a search result. */
    readonly code: string;
  };
  readonly headers?: {
    /** The language of names and other text in the response, in the format of the HTTP header, including weights. The service supports `en`, `tr` and `de`. Without the header, with `*` or with any other language, names come from the reference data (mostly Turkish) and other text is in English. */
    readonly 'Accept-Language'?: string;
    /** Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier. */
    readonly 'X-Request-Id'?: string;
  };
  /** Aborts the call. */
  readonly signal?: AbortSignal;
}

/** The errors that `listExtraProducts` can return. */
export type ListExtraProductsErrorKey = 'request.invalid' | 'token.invalid' | 'token.keySuspended' | 'carSearch.offerNotFound' | 'rateLimit.exceeded' | 'carSearch.noVendorAnswered' | 'server.error' | AnyCallErrorKey;

/** Input of `quoteCar`. */
export interface QuoteCarInput {
  readonly path: {
    /** The `searchID` of a search result that is at most 15 minutes old. */
    readonly searchID: string;
    /** The `code` of a search result. */
    readonly code: string;
  };
  readonly headers?: {
    /** Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier. */
    readonly 'X-Request-Id'?: string;
  };
  /** Aborts the call. */
  readonly signal?: AbortSignal;
}

/** The errors that `quoteCar` can return. */
export type QuoteCarErrorKey = 'request.invalid' | 'token.invalid' | 'token.keySuspended' | 'carSearch.offerNotFound' | 'rateLimit.exceeded' | 'carSearch.noVendorAnswered' | 'server.error' | AnyCallErrorKey;

/** Input of `createOrder`. */
export interface CreateOrderInput {
  readonly headers: {
    /** The IP address of the end user, as your server received it from the browser or app. The address is stored for audit only. If you send several addresses, separated by commas, the first one is used. */
    readonly 'X-Forwarded-For': string;
    /** A unique value that you choose for this order, such as a UUID. Within 24 hours, the same key with the same body returns the first result and creates no second order. The same key with a different body is refused. Without a key, each request creates a new order. */
    readonly 'Idempotency-Key'?: string;
    /** The language of names and other text in the response, in the format of the HTTP header, including weights. The service supports `en`, `tr` and `de`. Without the header, with `*` or with any other language, names come from the reference data (mostly Turkish) and other text is in English. */
    readonly 'Accept-Language'?: string;
    /** Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier. */
    readonly 'X-Request-Id'?: string;
  };
  /** The car, its extra products and its driver. */
  readonly body: CarOrderRequest;
  /** Aborts the call. */
  readonly signal?: AbortSignal;
}

/** The errors that `createOrder` can return. */
export type CreateOrderErrorKey = 'request.invalid' | 'token.invalid' | 'token.keySuspended' | 'key.readOnly' | 'carOrder.creditTypeNotAllowed' | 'carOrder.offerUnavailable' | 'carOrder.ruleViolated' | 'carOrder.totalDiffers' | 'order.idempotencyKeyReused' | 'rateLimit.exceeded' | 'carOrder.vendorDidNotAnswer' | 'server.error' | AnyCallErrorKey;

/** Input of `getOrder`. */
export interface GetOrderInput {
  readonly path: {
    /** The `id` of a car order. */
    readonly orderID: string;
  };
  readonly headers?: {
    /** Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier. */
    readonly 'X-Request-Id'?: string;
  };
  /** Aborts the call. */
  readonly signal?: AbortSignal;
}

/** The errors that `getOrder` can return. */
export type GetOrderErrorKey = 'request.invalid' | 'token.invalid' | 'token.keySuspended' | 'carOrder.notFound' | 'rateLimit.exceeded' | 'server.error' | AnyCallErrorKey;

/** Input of `getVoucher`. */
export interface GetVoucherInput {
  readonly path: {
    /** The `id` of a car order. */
    readonly orderID: string;
  };
  readonly headers?: {
    /** Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier. */
    readonly 'X-Request-Id'?: string;
  };
  /** Aborts the call. */
  readonly signal?: AbortSignal;
}

/** The errors that `getVoucher` can return. */
export type GetVoucherErrorKey = 'request.invalid' | 'token.invalid' | 'token.keySuspended' | 'carOrder.notFound' | 'carOrder.notReserved' | 'rateLimit.exceeded' | 'server.error' | AnyCallErrorKey;

/** Input of `checkCancelEligibility`. */
export interface CheckCancelEligibilityInput {
  readonly path: {
    /** The `id` of a car order. */
    readonly orderID: string;
  };
  readonly headers?: {
    /** Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier. */
    readonly 'X-Request-Id'?: string;
  };
  /** Aborts the call. */
  readonly signal?: AbortSignal;
}

/** The errors that `checkCancelEligibility` can return. */
export type CheckCancelEligibilityErrorKey = 'request.invalid' | 'token.invalid' | 'token.keySuspended' | 'carOrder.notFound' | 'rateLimit.exceeded' | 'server.error' | AnyCallErrorKey;

/** Input of `cancelOrder`. */
export interface CancelOrderInput {
  readonly path: {
    /** The `id` of a car order. */
    readonly orderID: string;
  };
  readonly headers?: {
    /** Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier. */
    readonly 'X-Request-Id'?: string;
  };
  /** Aborts the call. */
  readonly signal?: AbortSignal;
}

/** The errors that `cancelOrder` can return. */
export type CancelOrderErrorKey = 'request.invalid' | 'token.invalid' | 'token.keySuspended' | 'key.readOnly' | 'carOrder.notFound' | 'rateLimit.exceeded' | 'server.error' | AnyCallErrorKey;

/** Input of `listOrders`. */
export interface ListOrdersInput {
  readonly query?: {
    /** The `nextCursor` of the previous page, sent with the same filters. Without a cursor, the first page is returned. */
    readonly cursor?: string;
    /** The maximum number of entries per page. */
    readonly limit?: number;
    /** Only orders whose car has this status. */
    readonly status?: ItemStatus;
    /** Only orders created at or after this time. Encode a `+` in the offset as `%2B`. */
    readonly createdFrom?: string;
    /** Only orders created before this time. Must be later than `createdFrom`. */
    readonly createdTo?: string;
    /** Only orders with a pick-up at or after this time. */
    readonly pickupFrom?: string;
    /** Only orders with a pick-up before this time. Must be later than `pickupFrom`. */
    readonly pickupTo?: string;
    /** Only orders that changed at or after this time. To keep a copy in sync, send the time of your previous request minus one minute. */
    readonly updatedSince?: string;
    /** Only orders with a traveller who has this last name. Letter case and accents are ignored. */
    readonly lastName?: string;
    /** Only orders with exactly this tracking number. */
    readonly trackingID?: TrackingId;
    /** Only orders with this vendor reservation number. */
    readonly vendorReservationID?: string;
  };
  readonly headers?: {
    /** Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier. */
    readonly 'X-Request-Id'?: string;
  };
  /** Aborts the call. */
  readonly signal?: AbortSignal;
}

/** The errors that `listOrders` can return. */
export type ListOrdersErrorKey = 'request.invalid' | 'token.invalid' | 'token.keySuspended' | 'rateLimit.exceeded' | 'server.error' | AnyCallErrorKey;

/** Input of `getInstallmentInfo`. */
export interface GetInstallmentInfoInput {
  readonly headers?: {
    /** Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier. */
    readonly 'X-Request-Id'?: string;
  };
  /** The order and the first six digits of the card number. */
  readonly body: InstallmentInfoRequest;
  /** Aborts the call. */
  readonly signal?: AbortSignal;
}

/** The errors that `getInstallmentInfo` can return. */
export type GetInstallmentInfoErrorKey = 'payment.invalidRequest' | 'token.invalid' | 'token.keySuspended' | 'payment.orderNotFound' | 'payment.orderNotPayable' | 'payment.ruleViolated' | 'rateLimit.exceeded' | 'payment.processorDidNotAnswer' | 'server.error' | AnyCallErrorKey;

/** Input of `createPaymentSession`. */
export interface CreatePaymentSessionInput {
  readonly headers?: {
    /** A unique value that you choose for this order, such as a UUID. Within 24 hours, the same key with the same body returns the first result and creates no second order. The same key with a different body is refused. Without a key, each request creates a new order. */
    readonly 'Idempotency-Key'?: string;
    /** Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier. */
    readonly 'X-Request-Id'?: string;
  };
  /** The order to pay for, and the page on your site that the traveller returns to. */
  readonly body: PaymentSessionRequest;
  /** Aborts the call. */
  readonly signal?: AbortSignal;
}

/** The errors that `createPaymentSession` can return. */
export type CreatePaymentSessionErrorKey = 'payment.invalidRequest' | 'token.invalid' | 'token.keySuspended' | 'key.readOnly' | 'payment.orderNotFound' | 'payment.orderNotPayable' | 'payment.ruleViolated' | 'payment.notTestVendor' | 'paymentSession.alreadyOpen' | 'paymentSession.notOffered' | 'order.idempotencyKeyReused' | 'rateLimit.exceeded' | 'server.error' | AnyCallErrorKey;

/** Input of `getPaymentSession`. */
export interface GetPaymentSessionInput {
  readonly path: {
    /** The `id` of a payment session. */
    readonly paymentSessionId: string;
  };
  readonly headers?: {
    /** Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier. */
    readonly 'X-Request-Id'?: string;
  };
  /** Aborts the call. */
  readonly signal?: AbortSignal;
}

/** The errors that `getPaymentSession` can return. */
export type GetPaymentSessionErrorKey = 'payment.invalidRequest' | 'token.invalid' | 'token.keySuspended' | 'paymentSession.notFound' | 'rateLimit.exceeded' | 'server.error' | AnyCallErrorKey;

/** Input of `cancelPaymentSession`. */
export interface CancelPaymentSessionInput {
  readonly path: {
    /** The `id` of a payment session. */
    readonly paymentSessionId: string;
  };
  readonly headers?: {
    /** Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier. */
    readonly 'X-Request-Id'?: string;
  };
  /** Aborts the call. */
  readonly signal?: AbortSignal;
}

/** The errors that `cancelPaymentSession` can return. */
export type CancelPaymentSessionErrorKey = 'payment.invalidRequest' | 'token.invalid' | 'token.keySuspended' | 'key.readOnly' | 'paymentSession.notFound' | 'paymentSession.notCancellable' | 'rateLimit.exceeded' | 'server.error' | AnyCallErrorKey;

/** Input of `payOrder`. */
export interface PayOrderInput {
  readonly headers?: {
    /** Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier. */
    readonly 'X-Request-Id'?: string;
  };
  /** The order and the payment method. */
  readonly body: PaymentRequest;
  /** Aborts the call. */
  readonly signal?: AbortSignal;
}

/** The errors that `payOrder` can return. */
export type PayOrderErrorKey = 'payment.invalidRequest' | 'token.invalid' | 'token.keySuspended' | 'key.readOnly' | 'cardPayment.declined' | 'cardPayment.insufficientFunds' | 'cardPayment.cardExpired' | 'cardPayment.invalidCardNumber' | 'cardPayment.invalidCvc' | 'cardPayment.threeDSecureFailed' | 'rateLimit.exceeded' | 'cardPayment.tooManyDeclines' | 'limitPayment.limitExceeded' | 'payment.limitNotAllowed' | 'payment.cardNumberNotAllowed' | 'payment.orderNotFound' | 'payment.orderNotPayable' | 'payment.ruleViolated' | 'payment.tooManyDeclines' | 'payment.notTestVendor' | 'cardPayment.outcomeUnknown' | 'payment.processorDidNotAnswer' | 'server.error' | AnyCallErrorKey;

/** Input of `listCreditLimits`. */
export interface ListCreditLimitsInput {
  readonly headers?: {
    /** Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier. */
    readonly 'X-Request-Id'?: string;
  };
  /** Aborts the call. */
  readonly signal?: AbortSignal;
}

/** The errors that `listCreditLimits` can return. */
export type ListCreditLimitsErrorKey = 'payment.invalidRequest' | 'token.invalid' | 'token.keySuspended' | 'rateLimit.exceeded' | 'server.error' | AnyCallErrorKey;

/** Input of `checkCredit`. */
export interface CheckCreditInput {
  readonly headers?: {
    /** Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier. */
    readonly 'X-Request-Id'?: string;
  };
  /** The traveller and the car. */
  readonly body: CreditCheckRequest;
  /** Aborts the call. */
  readonly signal?: AbortSignal;
}

/** The errors that `checkCredit` can return. */
export type CheckCreditErrorKey = 'creditCheck.malformedBody' | 'creditCheck.invalidRequest' | 'creditCheck.unknownReference' | 'creditCheck.unauthorized' | 'token.keySuspended' | 'creditCheck.forbidden' | 'creditCheck.agencyNotConfigured' | 'rateLimit.exceeded' | 'creditCheck.bureauDidNotAnswer' | 'server.error' | AnyCallErrorKey;

/** Input of `listCreditCheckPhones`. */
export interface ListCreditCheckPhonesInput {
  readonly headers?: {
    /** Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier. */
    readonly 'X-Request-Id'?: string;
  };
  /** The traveller and the car. */
  readonly body: CreditCheckRequest;
  /** Aborts the call. */
  readonly signal?: AbortSignal;
}

/** The errors that `listCreditCheckPhones` can return. */
export type ListCreditCheckPhonesErrorKey = 'creditCheck.malformedBody' | 'creditCheck.invalidRequest' | 'creditCheck.unknownReference' | 'creditCheck.unauthorized' | 'token.keySuspended' | 'creditCheck.forbidden' | 'creditCheck.agencyNotConfigured' | 'rateLimit.exceeded' | 'creditCheck.bureauDidNotAnswer' | 'server.error' | AnyCallErrorKey;

/** Input of `createCreditReport`. */
export interface CreateCreditReportInput {
  readonly headers?: {
    /** Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier. */
    readonly 'X-Request-Id'?: string;
  };
  /** The traveller, the car and the phone. */
  readonly body: CreditReportRequest;
  /** Aborts the call. */
  readonly signal?: AbortSignal;
}

/** The errors that `createCreditReport` can return. */
export type CreateCreditReportErrorKey = 'creditCheck.malformedBody' | 'creditCheck.invalidRequest' | 'creditCheck.phoneDoesNotMatch' | 'creditCheck.reportLimitReached' | 'creditCheck.unknownReference' | 'creditCheck.unauthorized' | 'token.keySuspended' | 'creditCheck.forbidden' | 'creditCheck.agencyNotConfigured' | 'key.readOnly' | 'rateLimit.exceeded' | 'creditCheck.bureauDidNotAnswer' | 'server.error' | AnyCallErrorKey;

/** Input of `confirmCreditPin`. */
export interface ConfirmCreditPinInput {
  readonly headers?: {
    /** Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier. */
    readonly 'X-Request-Id'?: string;
  };
  /** The report and its PIN. */
  readonly body: CreditPinRequest;
  /** Aborts the call. */
  readonly signal?: AbortSignal;
}

/** The errors that `confirmCreditPin` can return. */
export type ConfirmCreditPinErrorKey = 'creditCheck.malformedBody' | 'creditCheck.invalidRequest' | 'creditCheck.wrongPin' | 'creditCheck.pinExpired' | 'creditCheck.pinTriesUsedUp' | 'creditCheck.unknownReference' | 'creditCheck.unauthorized' | 'token.keySuspended' | 'creditCheck.forbidden' | 'creditCheck.agencyNotConfigured' | 'key.readOnly' | 'rateLimit.exceeded' | 'creditCheck.bureauDidNotAnswer' | 'server.error' | AnyCallErrorKey;

/** Input of `renewCreditPin`. */
export interface RenewCreditPinInput {
  readonly headers?: {
    /** Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier. */
    readonly 'X-Request-Id'?: string;
  };
  /** The report. */
  readonly body: CreditPinRenewalRequest;
  /** Aborts the call. */
  readonly signal?: AbortSignal;
}

/** The errors that `renewCreditPin` can return. */
export type RenewCreditPinErrorKey = 'creditCheck.malformedBody' | 'creditCheck.invalidRequest' | 'creditCheck.renewLimitReached' | 'creditCheck.alreadyConfirmed' | 'creditCheck.unknownReference' | 'creditCheck.unauthorized' | 'token.keySuspended' | 'creditCheck.forbidden' | 'creditCheck.agencyNotConfigured' | 'key.readOnly' | 'rateLimit.exceeded' | 'creditCheck.bureauDidNotAnswer' | 'server.error' | AnyCallErrorKey;

/** Input of `searchTransfers`. */
export interface SearchTransfersInput {
  readonly headers?: {
    /** The currency of every price in the response. Prices in other currencies are converted. */
    readonly 'X-Currency'?: Currency;
    /** The language of names and other text in the response, in the format of the HTTP header, including weights. The service supports `en`, `tr` and `de`. Without the header, with `*` or with any other language, names come from the reference data (mostly Turkish) and other text is in English. */
    readonly 'Accept-Language'?: string;
    /** Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier. */
    readonly 'X-Request-Id'?: string;
  };
  /** The pick-up and drop-off points, the time, and the number of travellers. */
  readonly body: TransferSearchRequest;
  /** Aborts the call. */
  readonly signal?: AbortSignal;
}

/** The errors that `searchTransfers` can return. */
export type SearchTransfersErrorKey = 'request.invalid' | 'token.invalid' | 'token.keySuspended' | 'rateLimit.exceeded' | 'transferSearch.noSupplierAnswered' | 'server.error' | AnyCallErrorKey;

/** Input of `getTransfer`. */
export interface GetTransferInput {
  readonly path: {
    /** The `searchId` of a transfer search that is at most 30 minutes old. */
    readonly searchId: string;
    /** The `code` of a product in the search result. */
    readonly code: string;
  };
  readonly headers?: {
    /** The language of names and other text in the response, in the format of the HTTP header, including weights. The service supports `en`, `tr` and `de`. Without the header, with `*` or with any other language, names come from the reference data (mostly Turkish) and other text is in English. */
    readonly 'Accept-Language'?: string;
    /** Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier. */
    readonly 'X-Request-Id'?: string;
  };
  /** Aborts the call. */
  readonly signal?: AbortSignal;
}

/** The errors that `getTransfer` can return. */
export type GetTransferErrorKey = 'request.invalid' | 'token.invalid' | 'token.keySuspended' | 'transferSearch.offerNotFound' | 'rateLimit.exceeded' | 'server.error' | AnyCallErrorKey;

/** Input of `createTransferOrder`. */
export interface CreateTransferOrderInput {
  readonly headers: {
    /** The IP address of the end user, as your server received it from the browser or app. The address is stored for audit only. If you send several addresses, separated by commas, the first one is used. */
    readonly 'X-Forwarded-For': string;
    /** A unique value that you choose for this order, such as a UUID. Within 24 hours, the same key with the same body returns the first result and creates no second order. The same key with a different body is refused. Without a key, each request creates a new order. */
    readonly 'Idempotency-Key'?: string;
    /** The language of names and other text in the response, in the format of the HTTP header, including weights. The service supports `en`, `tr` and `de`. Without the header, with `*` or with any other language, names come from the reference data (mostly Turkish) and other text is in English. */
    readonly 'Accept-Language'?: string;
    /** Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier. */
    readonly 'X-Request-Id'?: string;
  };
  /** The transfer and its travellers. */
  readonly body: TransferOrderRequest;
  /** Aborts the call. */
  readonly signal?: AbortSignal;
}

/** The errors that `createTransferOrder` can return. */
export type CreateTransferOrderErrorKey = 'request.invalid' | 'token.invalid' | 'token.keySuspended' | 'key.readOnly' | 'transferOrder.customBillingNotAllowed' | 'transferSearch.offerNotFound' | 'transferOrder.ruleViolated' | 'transferOrder.noBillingAddress' | 'order.idempotencyKeyReused' | 'rateLimit.exceeded' | 'server.error' | AnyCallErrorKey;

/** Input of `listTransferOrders`. */
export interface ListTransferOrdersInput {
  readonly query?: {
    /** The `nextCursor` of the previous page, sent with the same filters. Without a cursor, the first page is returned. */
    readonly cursor?: string;
    /** The maximum number of entries per page. */
    readonly limit?: number;
    /** Only orders with this status. */
    readonly status?: TransferOrderStatus;
    /** Only orders created at or after this time. Encode a `+` in the offset as `%2B`. */
    readonly createdFrom?: string;
    /** Only orders created before this time. Must be later than `createdFrom`. */
    readonly createdTo?: string;
    /** Only orders with a pick-up at or after this time. */
    readonly pickupFrom?: string;
    /** Only orders with a pick-up before this time. Must be later than `pickupFrom`. */
    readonly pickupTo?: string;
    /** Only orders that changed at or after this time. To keep a copy in sync, send the time of your previous request minus one minute. */
    readonly updatedSince?: string;
    /** Only orders with a traveller who has this last name. Letter case and accents are ignored. */
    readonly lastName?: string;
    /** Only orders with exactly this tracking number. */
    readonly trackingID?: TrackingId;
    /** Only orders with this supplier reservation number. */
    readonly vendorReservationId?: string;
  };
  readonly headers?: {
    /** Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier. */
    readonly 'X-Request-Id'?: string;
  };
  /** Aborts the call. */
  readonly signal?: AbortSignal;
}

/** The errors that `listTransferOrders` can return. */
export type ListTransferOrdersErrorKey = 'request.invalid' | 'token.invalid' | 'token.keySuspended' | 'rateLimit.exceeded' | 'server.error' | AnyCallErrorKey;

/** Input of `getTransferOrder`. */
export interface GetTransferOrderInput {
  readonly path: {
    /** The `orderId` of a transfer order. */
    readonly orderId: string;
  };
  readonly headers?: {
    /** Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier. */
    readonly 'X-Request-Id'?: string;
  };
  /** Aborts the call. */
  readonly signal?: AbortSignal;
}

/** The errors that `getTransferOrder` can return. */
export type GetTransferOrderErrorKey = 'request.invalid' | 'token.invalid' | 'token.keySuspended' | 'transferOrder.notFound' | 'rateLimit.exceeded' | 'server.error' | AnyCallErrorKey;

/** Input of `checkTransferCancelEligibility`. */
export interface CheckTransferCancelEligibilityInput {
  readonly path: {
    /** The `orderId` of a transfer order. */
    readonly orderId: string;
  };
  readonly headers?: {
    /** Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier. */
    readonly 'X-Request-Id'?: string;
  };
  /** Aborts the call. */
  readonly signal?: AbortSignal;
}

/** The errors that `checkTransferCancelEligibility` can return. */
export type CheckTransferCancelEligibilityErrorKey = 'request.invalid' | 'token.invalid' | 'token.keySuspended' | 'transferOrder.notFound' | 'rateLimit.exceeded' | 'server.error' | AnyCallErrorKey;

/** Input of `cancelTransferOrder`. */
export interface CancelTransferOrderInput {
  readonly path: {
    /** The `orderId` of a transfer order. */
    readonly orderId: string;
  };
  readonly headers?: {
    /** Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier. */
    readonly 'X-Request-Id'?: string;
  };
  /** The legs to cancel. Without a body, the whole order is cancelled. */
  readonly body?: TransferCancelRequest;
  /** Aborts the call. */
  readonly signal?: AbortSignal;
}

/** The errors that `cancelTransferOrder` can return. */
export type CancelTransferOrderErrorKey = 'request.invalid' | 'token.invalid' | 'token.keySuspended' | 'key.readOnly' | 'transferOrder.notFound' | 'transferOrder.ruleViolated' | 'transferCancel.notPossible' | 'rateLimit.exceeded' | 'server.error' | AnyCallErrorKey;

/** Input of `payTransferOrder`. */
export interface PayTransferOrderInput {
  readonly path: {
    /** The `orderId` of a transfer order. */
    readonly orderId: string;
  };
  readonly headers: {
    /** The IP address of the end user, as your server received it from the browser or app. The address is stored for audit only. If you send several addresses, separated by commas, the first one is used. */
    readonly 'X-Forwarded-For': string;
    /** Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier. */
    readonly 'X-Request-Id'?: string;
  };
  /** The payment method for the order. */
  readonly body: TransferPaymentRequest;
  /** Aborts the call. */
  readonly signal?: AbortSignal;
}

/** The errors that `payTransferOrder` can return. */
export type PayTransferOrderErrorKey = 'request.invalid' | 'token.invalid' | 'token.keySuspended' | 'key.readOnly' | 'access.forbidden' | 'transferOrder.notFound' | 'transferPay.failed' | 'transferPay.alreadyPaid' | 'transferPay.reservationFailed' | 'transferPay.outcomeUnknown' | 'rateLimit.exceeded' | 'server.error' | AnyCallErrorKey;

/** Input of `completeTransferPassengers`. */
export interface CompleteTransferPassengersInput {
  readonly path: {
    /** The `orderId` of a transfer order. */
    readonly orderId: string;
  };
  readonly headers?: {
    /** Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier. */
    readonly 'X-Request-Id'?: string;
  };
  /** The complete list of travellers. */
  readonly body: TransferPassengersRequest;
  /** Aborts the call. */
  readonly signal?: AbortSignal;
}

/** The errors that `completeTransferPassengers` can return. */
export type CompleteTransferPassengersErrorKey = 'request.invalid' | 'token.invalid' | 'token.keySuspended' | 'key.readOnly' | 'transferOrder.notFound' | 'transferOrder.ruleViolated' | 'transferChange.notPossible' | 'transferChange.outcomeUnknown' | 'transferChange.changeInProgress' | 'rateLimit.exceeded' | 'server.error' | AnyCallErrorKey;

/** Input of `changeTransferFlight`. */
export interface ChangeTransferFlightInput {
  readonly path: {
    /** The `orderId` of a transfer order. */
    readonly orderId: string;
  };
  readonly headers?: {
    /** Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier. */
    readonly 'X-Request-Id'?: string;
  };
  /** The changes. */
  readonly body: TransferFlightRequest;
  /** Aborts the call. */
  readonly signal?: AbortSignal;
}

/** The errors that `changeTransferFlight` can return. */
export type ChangeTransferFlightErrorKey = 'request.invalid' | 'token.invalid' | 'token.keySuspended' | 'key.readOnly' | 'transferOrder.notFound' | 'transferOrder.ruleViolated' | 'transferChange.notPossible' | 'transferChange.outcomeUnknown' | 'transferChange.changeInProgress' | 'rateLimit.exceeded' | 'server.error' | AnyCallErrorKey;

/** Input of `getTransferVoucher`. */
export interface GetTransferVoucherInput {
  readonly path: {
    /** The `orderId` of a transfer order. */
    readonly orderId: string;
  };
  readonly headers?: {
    /** Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier. */
    readonly 'X-Request-Id'?: string;
  };
  /** Aborts the call. */
  readonly signal?: AbortSignal;
}

/** The errors that `getTransferVoucher` can return. */
export type GetTransferVoucherErrorKey = 'request.invalid' | 'token.invalid' | 'token.keySuspended' | 'transferOrder.notFound' | 'transferOrder.notReserved' | 'rateLimit.exceeded' | 'server.error' | AnyCallErrorKey;

/** Input of `listCarClasses`. */
export interface ListCarClassesInput {
  readonly headers?: {
    /** The language of names and other text in the response, in the format of the HTTP header, including weights. The service supports `en`, `tr` and `de`. Without the header, with `*` or with any other language, names come from the reference data (mostly Turkish) and other text is in English. */
    readonly 'Accept-Language'?: string;
    /** Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier. */
    readonly 'X-Request-Id'?: string;
  };
  /** Aborts the call. */
  readonly signal?: AbortSignal;
}

/** The errors that `listCarClasses` can return. */
export type ListCarClassesErrorKey = 'referenceData.invalidRequest' | 'referenceData.unauthorized' | 'token.keySuspended' | 'referenceData.forbidden' | 'rateLimit.exceeded' | 'server.error' | AnyCallErrorKey;

/** Input of `listFuelTypes`. */
export interface ListFuelTypesInput {
  readonly headers?: {
    /** The language of names and other text in the response, in the format of the HTTP header, including weights. The service supports `en`, `tr` and `de`. Without the header, with `*` or with any other language, names come from the reference data (mostly Turkish) and other text is in English. */
    readonly 'Accept-Language'?: string;
    /** Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier. */
    readonly 'X-Request-Id'?: string;
  };
  /** Aborts the call. */
  readonly signal?: AbortSignal;
}

/** The errors that `listFuelTypes` can return. */
export type ListFuelTypesErrorKey = 'referenceData.invalidRequest' | 'referenceData.unauthorized' | 'token.keySuspended' | 'referenceData.forbidden' | 'rateLimit.exceeded' | 'server.error' | AnyCallErrorKey;

/** Input of `listTransmissionTypes`. */
export interface ListTransmissionTypesInput {
  readonly headers?: {
    /** The language of names and other text in the response, in the format of the HTTP header, including weights. The service supports `en`, `tr` and `de`. Without the header, with `*` or with any other language, names come from the reference data (mostly Turkish) and other text is in English. */
    readonly 'Accept-Language'?: string;
    /** Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier. */
    readonly 'X-Request-Id'?: string;
  };
  /** Aborts the call. */
  readonly signal?: AbortSignal;
}

/** The errors that `listTransmissionTypes` can return. */
export type ListTransmissionTypesErrorKey = 'referenceData.invalidRequest' | 'referenceData.unauthorized' | 'token.keySuspended' | 'referenceData.forbidden' | 'rateLimit.exceeded' | 'server.error' | AnyCallErrorKey;

/** Input of `listDeliveryTypes`. */
export interface ListDeliveryTypesInput {
  readonly headers?: {
    /** The language of names and other text in the response, in the format of the HTTP header, including weights. The service supports `en`, `tr` and `de`. Without the header, with `*` or with any other language, names come from the reference data (mostly Turkish) and other text is in English. */
    readonly 'Accept-Language'?: string;
    /** Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier. */
    readonly 'X-Request-Id'?: string;
  };
  /** Aborts the call. */
  readonly signal?: AbortSignal;
}

/** The errors that `listDeliveryTypes` can return. */
export type ListDeliveryTypesErrorKey = 'referenceData.invalidRequest' | 'referenceData.unauthorized' | 'token.keySuspended' | 'referenceData.forbidden' | 'rateLimit.exceeded' | 'server.error' | AnyCallErrorKey;

/** Input of `listExtraProductTypes`. */
export interface ListExtraProductTypesInput {
  readonly headers?: {
    /** The language of `name`, in the format of the HTTP header, including weights. The service supports `en`, `tr` and `de`; for any other language, names are in English. */
    readonly 'Accept-Language'?: string;
    /** Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier. */
    readonly 'X-Request-Id'?: string;
  };
  /** Aborts the call. */
  readonly signal?: AbortSignal;
}

/** The errors that `listExtraProductTypes` can return. */
export type ListExtraProductTypesErrorKey = 'referenceData.invalidRequest' | 'referenceData.unauthorized' | 'token.keySuspended' | 'referenceData.forbidden' | 'rateLimit.exceeded' | 'server.error' | AnyCallErrorKey;

/** Input of `listSuppliers`. */
export interface ListSuppliersInput {
  readonly query?: {
    /** If true, only subsuppliers are returned; if false, only main suppliers. Without this parameter, all suppliers are returned. */
    readonly hasParentID?: boolean;
    /** The maximum number of entries to return. */
    readonly limit?: number;
    /** The number of entries to skip. */
    readonly offset?: number;
  };
  readonly headers?: {
    /** Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier. */
    readonly 'X-Request-Id'?: string;
  };
  /** Aborts the call. */
  readonly signal?: AbortSignal;
}

/** The errors that `listSuppliers` can return. */
export type ListSuppliersErrorKey = 'referenceData.invalidRequest' | 'referenceData.unauthorized' | 'token.keySuspended' | 'referenceData.forbidden' | 'rateLimit.exceeded' | 'server.error' | AnyCallErrorKey;

/** Input of `listDivisions`. */
export interface ListDivisionsInput {
  readonly query: {
    /** The country, as a two-letter ISO 3166-1 code in capitals, or XK for Kosovo. */
    readonly countryCode: string;
  };
  readonly headers?: {
    /** Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier. */
    readonly 'X-Request-Id'?: string;
  };
  /** Aborts the call. */
  readonly signal?: AbortSignal;
}

/** The errors that `listDivisions` can return. */
export type ListDivisionsErrorKey = 'referenceData.invalidRequest' | 'referenceData.unauthorized' | 'token.keySuspended' | 'referenceData.forbidden' | 'rateLimit.exceeded' | 'server.error' | AnyCallErrorKey;

/** Input of `listEvents`. */
export interface ListEventsInput {
  readonly query?: {
    /** The `position` from the previous response. Without `after`, or with 0, the response starts at the oldest event available. With `lastPosition`, the response contains only new events. */
    readonly after?: number;
    /** Only events of these types. Repeat the parameter for each type. */
    readonly types?: readonly AskedEventType[];
    /** The maximum number of entries per page. */
    readonly limit?: number;
    /** The number of seconds to wait for an event if there are none yet. */
    readonly wait?: number;
  };
  readonly headers?: {
    /** Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier. */
    readonly 'X-Request-Id'?: string;
  };
  /** Aborts the call. */
  readonly signal?: AbortSignal;
}

/** The errors that `listEvents` can return. */
export type ListEventsErrorKey = 'request.invalid' | 'token.invalid' | 'token.keySuspended' | 'event.gone' | 'rateLimit.exceeded' | 'server.error' | AnyCallErrorKey;

/** Input of `createWebhookEndpoint`. */
export interface CreateWebhookEndpointInput {
  readonly headers?: {
    /** Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier. */
    readonly 'X-Request-Id'?: string;
  };
  /** The endpoint's URL, and the event types to send to it. */
  readonly body: WebhookEndpointRequest;
  /** Aborts the call. */
  readonly signal?: AbortSignal;
}

/** The errors that `createWebhookEndpoint` can return. */
export type CreateWebhookEndpointErrorKey = 'request.invalid' | 'token.invalid' | 'token.keySuspended' | 'key.readOnly' | 'webhookEndpoint.addressRefused' | 'webhookEndpoint.tooMany' | 'rateLimit.exceeded' | 'server.error' | AnyCallErrorKey;

/** Input of `listWebhookEndpoints`. */
export interface ListWebhookEndpointsInput {
  readonly headers?: {
    /** Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier. */
    readonly 'X-Request-Id'?: string;
  };
  /** Aborts the call. */
  readonly signal?: AbortSignal;
}

/** The errors that `listWebhookEndpoints` can return. */
export type ListWebhookEndpointsErrorKey = 'request.invalid' | 'token.invalid' | 'token.keySuspended' | 'rateLimit.exceeded' | 'server.error' | AnyCallErrorKey;

/** Input of `updateWebhookEndpoint`. */
export interface UpdateWebhookEndpointInput {
  readonly path: {
    /** The `id` of a webhook endpoint. */
    readonly endpointId: string;
  };
  readonly headers?: {
    /** Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier. */
    readonly 'X-Request-Id'?: string;
  };
  /** The fields to change. */
  readonly body: WebhookEndpointChange;
  /** Aborts the call. */
  readonly signal?: AbortSignal;
}

/** The errors that `updateWebhookEndpoint` can return. */
export type UpdateWebhookEndpointErrorKey = 'request.invalid' | 'token.invalid' | 'token.keySuspended' | 'key.readOnly' | 'webhookEndpoint.notFound' | 'webhookEndpoint.addressRefused' | 'rateLimit.exceeded' | 'server.error' | AnyCallErrorKey;

/** Input of `deleteWebhookEndpoint`. */
export interface DeleteWebhookEndpointInput {
  readonly path: {
    /** The `id` of a webhook endpoint. */
    readonly endpointId: string;
  };
  readonly headers?: {
    /** Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier. */
    readonly 'X-Request-Id'?: string;
  };
  /** Aborts the call. */
  readonly signal?: AbortSignal;
}

/** The errors that `deleteWebhookEndpoint` can return. */
export type DeleteWebhookEndpointErrorKey = 'request.invalid' | 'token.invalid' | 'token.keySuspended' | 'key.readOnly' | 'webhookEndpoint.notFound' | 'rateLimit.exceeded' | 'server.error' | AnyCallErrorKey;

/** Input of `rotateWebhookSecret`. */
export interface RotateWebhookSecretInput {
  readonly path: {
    /** The `id` of a webhook endpoint. */
    readonly endpointId: string;
  };
  readonly headers?: {
    /** Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier. */
    readonly 'X-Request-Id'?: string;
  };
  /** Aborts the call. */
  readonly signal?: AbortSignal;
}

/** The errors that `rotateWebhookSecret` can return. */
export type RotateWebhookSecretErrorKey = 'request.invalid' | 'token.invalid' | 'token.keySuspended' | 'key.readOnly' | 'webhookEndpoint.notFound' | 'rateLimit.exceeded' | 'server.error' | AnyCallErrorKey;

/** Input of `pingWebhookEndpoint`. */
export interface PingWebhookEndpointInput {
  readonly path: {
    /** The `id` of a webhook endpoint. */
    readonly endpointId: string;
  };
  readonly headers?: {
    /** Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier. */
    readonly 'X-Request-Id'?: string;
  };
  /** Aborts the call. */
  readonly signal?: AbortSignal;
}

/** The errors that `pingWebhookEndpoint` can return. */
export type PingWebhookEndpointErrorKey = 'request.invalid' | 'token.invalid' | 'token.keySuspended' | 'key.readOnly' | 'webhookEndpoint.notFound' | 'webhookEndpoint.disabled' | 'rateLimit.exceeded' | 'server.error' | AnyCallErrorKey;

/** Input of `listWebhookDeliveries`. */
export interface ListWebhookDeliveriesInput {
  readonly path: {
    /** The `id` of a webhook endpoint. */
    readonly endpointId: string;
  };
  readonly query?: {
    /** The `nextCursor` of the previous page, sent with the same filters. Without a cursor, the first page is returned. */
    readonly cursor?: string;
    /** The maximum number of entries per page. */
    readonly limit?: number;
    /** Only deliveries with this status. */
    readonly status?: WebhookDeliveryStatus;
    /** Only deliveries of events of this type. */
    readonly type?: AskedEventType;
  };
  readonly headers?: {
    /** Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier. */
    readonly 'X-Request-Id'?: string;
  };
  /** Aborts the call. */
  readonly signal?: AbortSignal;
}

/** The errors that `listWebhookDeliveries` can return. */
export type ListWebhookDeliveriesErrorKey = 'request.invalid' | 'token.invalid' | 'token.keySuspended' | 'webhookEndpoint.notFound' | 'rateLimit.exceeded' | 'server.error' | AnyCallErrorKey;

/** Input of `redeliverEvents`. */
export interface RedeliverEventsInput {
  readonly path: {
    /** The `id` of a webhook endpoint. */
    readonly endpointId: string;
  };
  readonly headers?: {
    /** Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier. */
    readonly 'X-Request-Id'?: string;
  };
  /** The range of events to send. */
  readonly body: RedeliveryRequest;
  /** Aborts the call. */
  readonly signal?: AbortSignal;
}

/** The errors that `redeliverEvents` can return. */
export type RedeliverEventsErrorKey = 'request.invalid' | 'token.invalid' | 'token.keySuspended' | 'key.readOnly' | 'webhookEndpoint.notFound' | 'rateLimit.exceeded' | 'server.error' | AnyCallErrorKey;
