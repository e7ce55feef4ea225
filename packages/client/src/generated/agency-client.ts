// Generated from openapi/ by `pnpm generate`. Change the contract, not this file.

import type { AskedEventType, CarCancelEligibility, CarCancellation, CarOrder, CarOrderList, CarOrderRequest, CarQuote, CarSearchRequest, CarSearchResponse, CarVoucher, CreditCheckPhones, CreditCheckRequest, CreditCheckResult, CreditLimits, CreditPinRenewalRequest, CreditPinRequest, CreditReport, CreditReportRequest, Currency, Division, EventPage, ExtraProductOffer, ExtraProductType, InstallmentInfo, InstallmentInfoRequest, ItemStatus, PaymentRequest, PlaceDetail, PlacePrediction, Redelivery, RedeliveryRequest, ReferenceItem, SupplierPage, TrackingId, TransferCancelEligibility, TransferCancellation, TransferFlightRequest, TransferOrder, TransferOrderList, TransferOrderRequest, TransferOrderStatus, TransferPassengersRequest, TransferPaymentRequest, TransferProduct, TransferSearchRequest, TransferSearchResponse, WebhookDeliveryList, WebhookDeliveryStatus, WebhookEndpoint, WebhookEndpointChange, WebhookEndpointList, WebhookEndpointRequest, WebhookEndpointSecret } from './types.ts';
import type { Result } from '../result.ts';
import type { PaymentResult } from '../three-d-secure.ts';

/** The operations of the service. Logging in and renewing tokens is the client’s own business. */
export interface AgencyClient {
  /**
   * Find places
   *
   * Completes what a traveller types to places: airports, cities, districts and well-known spots, at most 10, best first. An exact airport code comes first, then a place that is called exactly so, then names that start with the query, then names with a later word that does; airports and big places lead, and places of the country of `Accept-Language`, else of the agency's registered billing address, lead over others that are alike.
   *
   * Letter case and accents do not matter, and other names of a place count: `istanbul`, `İSTANBUL` and `ıstanbul` find the same, and so do `Munich` and `Münih`. What begins no name is taken for misspelt by one letter: `antlaya` finds Antalya. Of several words all have to fit; where no place fits all, those are found that one word is the name of: `belek otel` finds Belek. No two places are described alike. When nothing fits, the answer is an empty list.
   *
   * `GET /locations`, 60 times in 60 seconds for each user
   *
   * Errors, besides those of any call:
   * - `request.invalid` (400): A field is missing, unknown, malformed or out of range. `details` names the first such field. {@link http://localhost:8080/docs/errors#request.invalid What to do}
   * - `token.invalid` (401): The `Authorization` header carries no access token that is valid now. `details` says whether it is missing, of another scheme, malformed or not valid; of a token that is not valid, not whether it ever was. {@link http://localhost:8080/docs/errors#token.invalid What to do}
   * - `token.keySuspended` (401): The key was suspended or disabled after the token was issued, or has come to its end, as a key does that was rolled. Every token of the key stops working within five seconds, for good. {@link http://localhost:8080/docs/errors#token.keySuspended What to do}
   * - `rateLimit.exceeded` (429): The published limit of the operation is used up for this user, or too many calls with invalid tokens came from this address. {@link http://localhost:8080/docs/errors#rateLimit.exceeded What to do}
   * - `server.error` (500): Something unexpected happened on our side. The `X-Request-Id` of the answer finds it in our records. {@link http://localhost:8080/docs/errors#server.error What to do}
   *
   * @see {@link http://localhost:8080/docs/operations/locations#searchLocations Examples and every field}
   */
  searchLocations(input: SearchLocationsInput): Promise<Result<readonly PlacePrediction[], SearchLocationsErrorKey>>;
  /**
   * Read a place
   *
   * Gives the position and time zone of a place that a search found. Use its `point` in a car or transfer search, and its `timezone` for the offset of the pick-up and drop-off times.
   *
   * `GET /locations/{placeId}`, 100 times in 60 seconds for each user
   *
   * Errors, besides those of any call:
   * - `request.invalid` (400): A field is missing, unknown, malformed or out of range. `details` names the first such field. {@link http://localhost:8080/docs/errors#request.invalid What to do}
   * - `token.invalid` (401): The `Authorization` header carries no access token that is valid now. `details` says whether it is missing, of another scheme, malformed or not valid; of a token that is not valid, not whether it ever was. {@link http://localhost:8080/docs/errors#token.invalid What to do}
   * - `token.keySuspended` (401): The key was suspended or disabled after the token was issued, or has come to its end, as a key does that was rolled. Every token of the key stops working within five seconds, for good. {@link http://localhost:8080/docs/errors#token.keySuspended What to do}
   * - `place.notFound` (404): The `placeId` is unknown or no longer supported. {@link http://localhost:8080/docs/errors#place.notFound What to do}
   * - `rateLimit.exceeded` (429): The published limit of the operation is used up for this user, or too many calls with invalid tokens came from this address. {@link http://localhost:8080/docs/errors#rateLimit.exceeded What to do}
   * - `server.error` (500): Something unexpected happened on our side. The `X-Request-Id` of the answer finds it in our records. {@link http://localhost:8080/docs/errors#server.error What to do}
   *
   * @see {@link http://localhost:8080/docs/operations/locations#getLocation Examples and every field}
   */
  getLocation(input: GetLocationInput): Promise<Result<PlaceDetail, GetLocationErrorKey>>;
  /**
   * Search cars
   *
   * Asks every vendor at once for cars at the pick-up point, for the whole period, to be returned at the drop-off point.
   *
   * `POST /search/point`, 20 times in 60 seconds for each user
   *
   * Errors, besides those of any call:
   * - `request.invalid` (400): A field is missing, unknown, malformed or out of range. `details` names the first such field. {@link http://localhost:8080/docs/errors#request.invalid What to do}
   * - `token.invalid` (401): The `Authorization` header carries no access token that is valid now. `details` says whether it is missing, of another scheme, malformed or not valid; of a token that is not valid, not whether it ever was. {@link http://localhost:8080/docs/errors#token.invalid What to do}
   * - `token.keySuspended` (401): The key was suspended or disabled after the token was issued, or has come to its end, as a key does that was rolled. Every token of the key stops working within five seconds, for good. {@link http://localhost:8080/docs/errors#token.keySuspended What to do}
   * - `carSearch.fullCreditNotAllowed` (403): `fullCredit: true` was sent by an agency without the authorisation for full credit. {@link http://localhost:8080/docs/errors#carSearch.fullCreditNotAllowed What to do}
   * - `rateLimit.exceeded` (429): The published limit of the operation is used up for this user, or too many calls with invalid tokens came from this address. {@link http://localhost:8080/docs/errors#rateLimit.exceeded What to do}
   * - `carSearch.noVendorAnswered` (500): Every vendor that was asked failed or was too slow. Vendors that answer without a car give an empty result instead. {@link http://localhost:8080/docs/errors#carSearch.noVendorAnswered What to do}
   * - `server.error` (500): Something unexpected happened on our side. The `X-Request-Id` of the answer finds it in our records. {@link http://localhost:8080/docs/errors#server.error What to do}
   *
   * @see {@link http://localhost:8080/docs/operations/car-search#searchCars Examples and every field}
   */
  searchCars(input: SearchCarsInput): Promise<Result<CarSearchResponse, SearchCarsErrorKey>>;
  /**
   * List the extra products of a car
   *
   * Lists what can be booked along with one car of a search: equipment, insurances, services and extra distance. Prices are in the currency of the search and for one piece and the whole rental.
   *
   * `GET /search/{searchID}/{code}/extra-products`, 100 times in 60 seconds for each user
   *
   * Errors, besides those of any call:
   * - `request.invalid` (400): A field is missing, unknown, malformed or out of range. `details` names the first such field. {@link http://localhost:8080/docs/errors#request.invalid What to do}
   * - `token.invalid` (401): The `Authorization` header carries no access token that is valid now. `details` says whether it is missing, of another scheme, malformed or not valid; of a token that is not valid, not whether it ever was. {@link http://localhost:8080/docs/errors#token.invalid What to do}
   * - `token.keySuspended` (401): The key was suspended or disabled after the token was issued, or has come to its end, as a key does that was rolled. Every token of the key stops working within five seconds, for good. {@link http://localhost:8080/docs/errors#token.keySuspended What to do}
   * - `carSearch.offerNotFound` (404): The `searchID` or the `code` is unknown, older than 15 minutes, or belongs to another agency. {@link http://localhost:8080/docs/errors#carSearch.offerNotFound What to do}
   * - `rateLimit.exceeded` (429): The published limit of the operation is used up for this user, or too many calls with invalid tokens came from this address. {@link http://localhost:8080/docs/errors#rateLimit.exceeded What to do}
   * - `carSearch.noVendorAnswered` (500): Every vendor that was asked failed or was too slow. Vendors that answer without a car give an empty result instead. {@link http://localhost:8080/docs/errors#carSearch.noVendorAnswered What to do}
   * - `server.error` (500): Something unexpected happened on our side. The `X-Request-Id` of the answer finds it in our records. {@link http://localhost:8080/docs/errors#server.error What to do}
   *
   * @see {@link http://localhost:8080/docs/operations/car-search#listExtraProducts Examples and every field}
   */
  listExtraProducts(input: ListExtraProductsInput): Promise<Result<readonly ExtraProductOffer[], ListExtraProductsErrorKey>>;
  /**
   * Ask for a car anew
   *
   * Asks the vendor of one car of a search whether it is still there, what it costs now and on which terms. Nothing is reserved, and the search stays as it was. A car whose price has changed can be ordered at the new one with `expectedTotal`.
   *
   * `POST /search/{searchID}/{code}/quote`, 30 times in 60 seconds for each user
   *
   * Errors, besides those of any call:
   * - `request.invalid` (400): A field is missing, unknown, malformed or out of range. `details` names the first such field. {@link http://localhost:8080/docs/errors#request.invalid What to do}
   * - `token.invalid` (401): The `Authorization` header carries no access token that is valid now. `details` says whether it is missing, of another scheme, malformed or not valid; of a token that is not valid, not whether it ever was. {@link http://localhost:8080/docs/errors#token.invalid What to do}
   * - `token.keySuspended` (401): The key was suspended or disabled after the token was issued, or has come to its end, as a key does that was rolled. Every token of the key stops working within five seconds, for good. {@link http://localhost:8080/docs/errors#token.keySuspended What to do}
   * - `carSearch.offerNotFound` (404): The `searchID` or the `code` is unknown, older than 15 minutes, or belongs to another agency. {@link http://localhost:8080/docs/errors#carSearch.offerNotFound What to do}
   * - `rateLimit.exceeded` (429): The published limit of the operation is used up for this user, or too many calls with invalid tokens came from this address. {@link http://localhost:8080/docs/errors#rateLimit.exceeded What to do}
   * - `carSearch.noVendorAnswered` (500): Every vendor that was asked failed or was too slow. Vendors that answer without a car give an empty result instead. {@link http://localhost:8080/docs/errors#carSearch.noVendorAnswered What to do}
   * - `server.error` (500): Something unexpected happened on our side. The `X-Request-Id` of the answer finds it in our records. {@link http://localhost:8080/docs/errors#server.error What to do}
   *
   * @see {@link http://localhost:8080/docs/operations/car-search#quoteCar Examples and every field}
   */
  quoteCar(input: QuoteCarInput): Promise<Result<CarQuote, QuoteCarErrorKey>>;
  /**
   * Order a car
   *
   * Orders a car of a search result, with its extra products. The vendor is asked whether the car is still there at the same price. Nothing is paid or booked yet: every item is `pending` until the order is paid.
   *
   * Where a car says `isCreditcheckRequired`, the traveller's identity number must have passed the credit check for this vendor within the last 24 hours; a passport alone is not enough.
   *
   * With `expectedTotal` nobody pays another price than was shown: an order that costs anything else is refused with both amounts, and one whose price has changed is taken at the new one when `expectedTotal` is just that.
   *
   * The price is for a driver as old as was searched: who is younger on the pick-up day (`30+`: than 30) gets 422 and searches again, who is older is taken at the price that was shown.
   *
   * `POST /order`, 5 times in 60 seconds for each user
   *
   * Errors, besides those of any call:
   * - `request.invalid` (400): A field is missing, unknown, malformed or out of range. `details` names the first such field. {@link http://localhost:8080/docs/errors#request.invalid What to do}
   * - `token.invalid` (401): The `Authorization` header carries no access token that is valid now. `details` says whether it is missing, of another scheme, malformed or not valid; of a token that is not valid, not whether it ever was. {@link http://localhost:8080/docs/errors#token.invalid What to do}
   * - `token.keySuspended` (401): The key was suspended or disabled after the token was issued, or has come to its end, as a key does that was rolled. Every token of the key stops working within five seconds, for good. {@link http://localhost:8080/docs/errors#token.keySuspended What to do}
   * - `key.readOnly` (403): The key was made for reading, and the operation changes something. {@link http://localhost:8080/docs/errors#key.readOnly What to do}
   * - `carOrder.creditTypeNotAllowed` (403): `isFullCredit`, `isLimitedCredit` or `paymentType: limit` was sent by an agency without the authorisation for it. {@link http://localhost:8080/docs/errors#carOrder.creditTypeNotAllowed What to do}
   * - `carOrder.offerUnavailable` (404): The search is over, the car is gone, or its price has changed. `details.reason` tells which: `expired`, `soldOut` or `priceChanged`, with the new price in `details.pricing`. {@link http://localhost:8080/docs/errors#carOrder.offerUnavailable What to do}
   * - `carOrder.ruleViolated` (422): Each field is well-formed, but the fields do not fit together or do not fit the offer. `details` names the first such field. {@link http://localhost:8080/docs/errors#carOrder.ruleViolated What to do}
   * - `carOrder.totalDiffers` (422): The car and its extra products do not cost what `expectedTotal` says, or the vendor asks for another price by now. `details` has both amounts. Nothing was ordered. {@link http://localhost:8080/docs/errors#carOrder.totalDiffers What to do}
   * - `order.idempotencyKeyReused` (422): Within 24 hours the same `Idempotency-Key` arrived with a different body. Nothing was ordered. {@link http://localhost:8080/docs/errors#order.idempotencyKeyReused What to do}
   * - `rateLimit.exceeded` (429): The published limit of the operation is used up for this user, or too many calls with invalid tokens came from this address. {@link http://localhost:8080/docs/errors#rateLimit.exceeded What to do}
   * - `carOrder.vendorDidNotAnswer` (500): Whether the car is still there could not be asked. Nothing was ordered. {@link http://localhost:8080/docs/errors#carOrder.vendorDidNotAnswer What to do}
   * - `server.error` (500): Something unexpected happened on our side. The `X-Request-Id` of the answer finds it in our records. {@link http://localhost:8080/docs/errors#server.error What to do}
   *
   * @see {@link http://localhost:8080/docs/operations/car-orders#createOrder Examples and every field}
   */
  createOrder(input: CreateOrderInput): Promise<Result<CarOrder, CreateOrderErrorKey>>;
  /**
   * Read an order
   *
   * The order as it stands. Read it after every payment with 3D Secure, and after a payment or cancellation whose answer got lost.
   *
   * `GET /order/{orderID}`, 60 times in 60 seconds for each user
   *
   * Errors, besides those of any call:
   * - `request.invalid` (400): A field is missing, unknown, malformed or out of range. `details` names the first such field. {@link http://localhost:8080/docs/errors#request.invalid What to do}
   * - `token.invalid` (401): The `Authorization` header carries no access token that is valid now. `details` says whether it is missing, of another scheme, malformed or not valid; of a token that is not valid, not whether it ever was. {@link http://localhost:8080/docs/errors#token.invalid What to do}
   * - `token.keySuspended` (401): The key was suspended or disabled after the token was issued, or has come to its end, as a key does that was rolled. Every token of the key stops working within five seconds, for good. {@link http://localhost:8080/docs/errors#token.keySuspended What to do}
   * - `carOrder.notFound` (404): The `orderID` is unknown or belongs to another agency. {@link http://localhost:8080/docs/errors#carOrder.notFound What to do}
   * - `rateLimit.exceeded` (429): The published limit of the operation is used up for this user, or too many calls with invalid tokens came from this address. {@link http://localhost:8080/docs/errors#rateLimit.exceeded What to do}
   * - `server.error` (500): Something unexpected happened on our side. The `X-Request-Id` of the answer finds it in our records. {@link http://localhost:8080/docs/errors#server.error What to do}
   *
   * @see {@link http://localhost:8080/docs/operations/car-orders#getOrder Examples and every field}
   */
  getOrder(input: GetOrderInput): Promise<Result<CarOrder, GetOrderErrorKey>>;
  /**
   * Get the voucher of an order
   *
   * What the traveller shows at the desk of the vendor, in the language of the order: as data, as a page or as a PDF, whichever the `Accept` header prefers of `application/json`, `text/html` and `application/pdf`. Without a preference, or with none of these, it is data.
   *
   * There is one as long as the car is reserved, until the people of the order are erased. It says nothing of the agency's commission.
   *
   * `GET /order/{orderID}/voucher`, 30 times in 60 seconds for each user
   *
   * Errors, besides those of any call:
   * - `request.invalid` (400): A field is missing, unknown, malformed or out of range. `details` names the first such field. {@link http://localhost:8080/docs/errors#request.invalid What to do}
   * - `token.invalid` (401): The `Authorization` header carries no access token that is valid now. `details` says whether it is missing, of another scheme, malformed or not valid; of a token that is not valid, not whether it ever was. {@link http://localhost:8080/docs/errors#token.invalid What to do}
   * - `token.keySuspended` (401): The key was suspended or disabled after the token was issued, or has come to its end, as a key does that was rolled. Every token of the key stops working within five seconds, for good. {@link http://localhost:8080/docs/errors#token.keySuspended What to do}
   * - `carOrder.notFound` (404): The `orderID` is unknown or belongs to another agency. {@link http://localhost:8080/docs/errors#carOrder.notFound What to do}
   * - `carOrder.notReserved` (422): The order is not paid yet, or over. A voucher is for a car that is kept. {@link http://localhost:8080/docs/errors#carOrder.notReserved What to do}
   * - `rateLimit.exceeded` (429): The published limit of the operation is used up for this user, or too many calls with invalid tokens came from this address. {@link http://localhost:8080/docs/errors#rateLimit.exceeded What to do}
   * - `server.error` (500): Something unexpected happened on our side. The `X-Request-Id` of the answer finds it in our records. {@link http://localhost:8080/docs/errors#server.error What to do}
   *
   * @see {@link http://localhost:8080/docs/operations/car-orders#getVoucher Examples and every field}
   *
   * With this `format` it is the page, as text.
   */
  getVoucher(input: GetVoucherInput & { readonly format: 'html' }): Promise<Result<string, GetVoucherErrorKey>>;
  /**
   * Get the voucher of an order
   *
   * What the traveller shows at the desk of the vendor, in the language of the order: as data, as a page or as a PDF, whichever the `Accept` header prefers of `application/json`, `text/html` and `application/pdf`. Without a preference, or with none of these, it is data.
   *
   * There is one as long as the car is reserved, until the people of the order are erased. It says nothing of the agency's commission.
   *
   * `GET /order/{orderID}/voucher`, 30 times in 60 seconds for each user
   *
   * Errors, besides those of any call:
   * - `request.invalid` (400): A field is missing, unknown, malformed or out of range. `details` names the first such field. {@link http://localhost:8080/docs/errors#request.invalid What to do}
   * - `token.invalid` (401): The `Authorization` header carries no access token that is valid now. `details` says whether it is missing, of another scheme, malformed or not valid; of a token that is not valid, not whether it ever was. {@link http://localhost:8080/docs/errors#token.invalid What to do}
   * - `token.keySuspended` (401): The key was suspended or disabled after the token was issued, or has come to its end, as a key does that was rolled. Every token of the key stops working within five seconds, for good. {@link http://localhost:8080/docs/errors#token.keySuspended What to do}
   * - `carOrder.notFound` (404): The `orderID` is unknown or belongs to another agency. {@link http://localhost:8080/docs/errors#carOrder.notFound What to do}
   * - `carOrder.notReserved` (422): The order is not paid yet, or over. A voucher is for a car that is kept. {@link http://localhost:8080/docs/errors#carOrder.notReserved What to do}
   * - `rateLimit.exceeded` (429): The published limit of the operation is used up for this user, or too many calls with invalid tokens came from this address. {@link http://localhost:8080/docs/errors#rateLimit.exceeded What to do}
   * - `server.error` (500): Something unexpected happened on our side. The `X-Request-Id` of the answer finds it in our records. {@link http://localhost:8080/docs/errors#server.error What to do}
   *
   * @see {@link http://localhost:8080/docs/operations/car-orders#getVoucher Examples and every field}
   *
   * With this `format` it is the PDF, as bytes.
   */
  getVoucher(input: GetVoucherInput & { readonly format: 'pdf' }): Promise<Result<Uint8Array, GetVoucherErrorKey>>;
  /**
   * Get the voucher of an order
   *
   * What the traveller shows at the desk of the vendor, in the language of the order: as data, as a page or as a PDF, whichever the `Accept` header prefers of `application/json`, `text/html` and `application/pdf`. Without a preference, or with none of these, it is data.
   *
   * There is one as long as the car is reserved, until the people of the order are erased. It says nothing of the agency's commission.
   *
   * `GET /order/{orderID}/voucher`, 30 times in 60 seconds for each user
   *
   * Errors, besides those of any call:
   * - `request.invalid` (400): A field is missing, unknown, malformed or out of range. `details` names the first such field. {@link http://localhost:8080/docs/errors#request.invalid What to do}
   * - `token.invalid` (401): The `Authorization` header carries no access token that is valid now. `details` says whether it is missing, of another scheme, malformed or not valid; of a token that is not valid, not whether it ever was. {@link http://localhost:8080/docs/errors#token.invalid What to do}
   * - `token.keySuspended` (401): The key was suspended or disabled after the token was issued, or has come to its end, as a key does that was rolled. Every token of the key stops working within five seconds, for good. {@link http://localhost:8080/docs/errors#token.keySuspended What to do}
   * - `carOrder.notFound` (404): The `orderID` is unknown or belongs to another agency. {@link http://localhost:8080/docs/errors#carOrder.notFound What to do}
   * - `carOrder.notReserved` (422): The order is not paid yet, or over. A voucher is for a car that is kept. {@link http://localhost:8080/docs/errors#carOrder.notReserved What to do}
   * - `rateLimit.exceeded` (429): The published limit of the operation is used up for this user, or too many calls with invalid tokens came from this address. {@link http://localhost:8080/docs/errors#rateLimit.exceeded What to do}
   * - `server.error` (500): Something unexpected happened on our side. The `X-Request-Id` of the answer finds it in our records. {@link http://localhost:8080/docs/errors#server.error What to do}
   *
   * @see {@link http://localhost:8080/docs/operations/car-orders#getVoucher Examples and every field}
   */
  getVoucher(input: GetVoucherInput): Promise<Result<CarVoucher, GetVoucherErrorKey>>;
  /**
   * Ask whether an order can be cancelled
   *
   * Says whether the order can be cancelled now, and what would come back. Nothing changes.
   *
   * A pending order can be cancelled, and there is nothing to refund. A reserved one can be cancelled until pick-up. The vendor's terms decide the fee: `cancellation` of the ordered car lists each step with its fee and end. A cancellation after the last step refunds nothing. An order that is being charged can be cancelled only after that; one that is being cancelled, or that nobody paid until pick-up, can not.
   *
   * `POST /order/{orderID}/cancel_eligibility`, 60 times in 60 seconds for each user
   *
   * Errors, besides those of any call:
   * - `request.invalid` (400): A field is missing, unknown, malformed or out of range. `details` names the first such field. {@link http://localhost:8080/docs/errors#request.invalid What to do}
   * - `token.invalid` (401): The `Authorization` header carries no access token that is valid now. `details` says whether it is missing, of another scheme, malformed or not valid; of a token that is not valid, not whether it ever was. {@link http://localhost:8080/docs/errors#token.invalid What to do}
   * - `token.keySuspended` (401): The key was suspended or disabled after the token was issued, or has come to its end, as a key does that was rolled. Every token of the key stops working within five seconds, for good. {@link http://localhost:8080/docs/errors#token.keySuspended What to do}
   * - `carOrder.notFound` (404): The `orderID` is unknown or belongs to another agency. {@link http://localhost:8080/docs/errors#carOrder.notFound What to do}
   * - `rateLimit.exceeded` (429): The published limit of the operation is used up for this user, or too many calls with invalid tokens came from this address. {@link http://localhost:8080/docs/errors#rateLimit.exceeded What to do}
   * - `server.error` (500): Something unexpected happened on our side. The `X-Request-Id` of the answer finds it in our records. {@link http://localhost:8080/docs/errors#server.error What to do}
   *
   * @see {@link http://localhost:8080/docs/operations/car-orders#checkCancelEligibility Examples and every field}
   */
  checkCancelEligibility(input: CheckCancelEligibilityInput): Promise<Result<CarCancelEligibility, CheckCancelEligibilityErrorKey>>;
  /**
   * Cancel an order
   *
   * Cancels the order with the vendor. The refund, `refundAmount`, goes back the way it came, to the card or the credit record, by itself. Repeating the call repeats the answer. An order whose customer is still at the bank is cancelled too, and that payment charges nothing any more.
   *
   * What is not possible is no error: the answer is 200 with `success: false` and `status: failed`, and nothing has changed. With `pending` the vendor is still working on it; read the order until its items are `cancelled` or again `reserved`. Cancelling twice at once makes one cancellation with the same answer.
   *
   * `POST /order/{orderID}/cancel`, 30 times in 60 seconds for each user
   *
   * Errors, besides those of any call:
   * - `request.invalid` (400): A field is missing, unknown, malformed or out of range. `details` names the first such field. {@link http://localhost:8080/docs/errors#request.invalid What to do}
   * - `token.invalid` (401): The `Authorization` header carries no access token that is valid now. `details` says whether it is missing, of another scheme, malformed or not valid; of a token that is not valid, not whether it ever was. {@link http://localhost:8080/docs/errors#token.invalid What to do}
   * - `token.keySuspended` (401): The key was suspended or disabled after the token was issued, or has come to its end, as a key does that was rolled. Every token of the key stops working within five seconds, for good. {@link http://localhost:8080/docs/errors#token.keySuspended What to do}
   * - `key.readOnly` (403): The key was made for reading, and the operation changes something. {@link http://localhost:8080/docs/errors#key.readOnly What to do}
   * - `carOrder.notFound` (404): The `orderID` is unknown or belongs to another agency. {@link http://localhost:8080/docs/errors#carOrder.notFound What to do}
   * - `rateLimit.exceeded` (429): The published limit of the operation is used up for this user, or too many calls with invalid tokens came from this address. {@link http://localhost:8080/docs/errors#rateLimit.exceeded What to do}
   * - `server.error` (500): Something unexpected happened on our side. The `X-Request-Id` of the answer finds it in our records. {@link http://localhost:8080/docs/errors#server.error What to do}
   *
   * @see {@link http://localhost:8080/docs/operations/car-orders#cancelOrder Examples and every field}
   */
  cancelOrder(input: CancelOrderInput): Promise<Result<CarCancellation, CancelOrderErrorKey>>;
  /**
   * List car orders
   *
   * The agency's car orders, newest first, a page at a time. An order that has just been made or changed is in the very next answer.
   *
   * While `nextCursor` comes with a page, send it as `cursor` for the next one, with the same filters. No order comes twice or is left out
   * meanwhile, whatever else is ordered. Filters are joined by "and".
   *
   * `GET /orders`, 60 times in 60 seconds for each user
   *
   * Errors, besides those of any call:
   * - `request.invalid` (400): A field is missing, unknown, malformed or out of range. `details` names the first such field. {@link http://localhost:8080/docs/errors#request.invalid What to do}
   * - `token.invalid` (401): The `Authorization` header carries no access token that is valid now. `details` says whether it is missing, of another scheme, malformed or not valid; of a token that is not valid, not whether it ever was. {@link http://localhost:8080/docs/errors#token.invalid What to do}
   * - `token.keySuspended` (401): The key was suspended or disabled after the token was issued, or has come to its end, as a key does that was rolled. Every token of the key stops working within five seconds, for good. {@link http://localhost:8080/docs/errors#token.keySuspended What to do}
   * - `rateLimit.exceeded` (429): The published limit of the operation is used up for this user, or too many calls with invalid tokens came from this address. {@link http://localhost:8080/docs/errors#rateLimit.exceeded What to do}
   * - `server.error` (500): Something unexpected happened on our side. The `X-Request-Id` of the answer finds it in our records. {@link http://localhost:8080/docs/errors#server.error What to do}
   *
   * @see {@link http://localhost:8080/docs/operations/car-orders#listOrders Examples and every field}
   */
  listOrders(input?: ListOrdersInput): Promise<Result<CarOrderList, ListOrdersErrorKey>>;
  /**
   * Read the installments of a card
   *
   * What the first six digits say about a card, and what the order costs with each number of installments it offers.
   *
   * `POST /payment/installment-info`, 30 times in 60 seconds for each user
   *
   * Errors, besides those of any call:
   * - `payment.invalidRequest` (400): A field is missing, unknown, malformed or out of range. `details` names the first such field. {@link http://localhost:8080/docs/errors#payment.invalidRequest What to do}
   * - `token.invalid` (401): The `Authorization` header carries no access token that is valid now. `details` says whether it is missing, of another scheme, malformed or not valid; of a token that is not valid, not whether it ever was. {@link http://localhost:8080/docs/errors#token.invalid What to do}
   * - `token.keySuspended` (401): The key was suspended or disabled after the token was issued, or has come to its end, as a key does that was rolled. Every token of the key stops working within five seconds, for good. {@link http://localhost:8080/docs/errors#token.keySuspended What to do}
   * - `payment.orderNotFound` (404): The `orderID` is unknown or belongs to another agency. {@link http://localhost:8080/docs/errors#payment.orderNotFound What to do}
   * - `payment.orderNotPayable` (404): The order is paid, cancelled, failed, past its pick-up, or costs nothing in advance. `details.reason` tells which. Nothing was charged by this request. {@link http://localhost:8080/docs/errors#payment.orderNotPayable What to do}
   * - `payment.ruleViolated` (422): Each field is well-formed, but the payment does not fit the card or the order, for example an installment count the card does not offer. {@link http://localhost:8080/docs/errors#payment.ruleViolated What to do}
   * - `rateLimit.exceeded` (429): The published limit of the operation is used up for this user, or too many calls with invalid tokens came from this address. {@link http://localhost:8080/docs/errors#rateLimit.exceeded What to do}
   * - `payment.processorDidNotAnswer` (500): The card could not be looked up, or the payment could not be begun. Nothing was charged. {@link http://localhost:8080/docs/errors#payment.processorDidNotAnswer What to do}
   * - `server.error` (500): Something unexpected happened on our side. The `X-Request-Id` of the answer finds it in our records. {@link http://localhost:8080/docs/errors#server.error What to do}
   *
   * @see {@link http://localhost:8080/docs/operations/payments#getInstallmentInfo Examples and every field}
   */
  getInstallmentInfo(input: GetInstallmentInfoInput): Promise<Result<InstallmentInfo, GetInstallmentInfoErrorKey>>;
  /**
   * Pay an order
   *
   * Charges the order, then reserves the car with the vendor, and answers when both are done.
   *
   * - `success`: paid and reserved.
   * - `redirect_required`: show `threeDSHtmlContent` to the customer, who authenticates at the bank and comes back to `callbackUrl`. After 15 minutes the payment is over and the order can be paid anew.
   * - `failed`: charged, but the vendor did not reserve. The money goes back by itself, and the order cannot be paid again.
   *
   * Charged is `paymentTotal` of the car and its extra products, with full credit `total`; with installments, the plan's `totalPrice`. A limit payment takes everything from the one credit record with the lowest `id` that has the currency and enough left.
   *
   * There is one payment at a time for an order. A second call meanwhile joins it and gets the same outcome, so repeating a call never charges twice. While the customer is at the bank only an equal request joins, and gets the same page; the CVC is not compared. A request with another card, other installments, another `callbackUrl` or `limit` takes the place of that payment, which charges nothing any more.
   *
   * After too many declines within an hour no bank is asked any more, and the answer is 429 with `Retry-After`: after five of one card, ten of the agency's cards with the same first six digits, or thirty of the agency's, if that is at least half of its tries. The test cards of staging are never counted.
   *
   * An order with `isFullCredit` or `isLimitedCredit` is paid by `limit` only. On staging, only orders with the test vendor can be paid.
   *
   * `POST /payment/pay`, 10 times in 60 seconds for each user
   *
   * Errors, besides those of any call:
   * - `payment.invalidRequest` (400): A field is missing, unknown, malformed or out of range. `details` names the first such field. {@link http://localhost:8080/docs/errors#payment.invalidRequest What to do}
   * - `token.invalid` (401): The `Authorization` header carries no access token that is valid now. `details` says whether it is missing, of another scheme, malformed or not valid; of a token that is not valid, not whether it ever was. {@link http://localhost:8080/docs/errors#token.invalid What to do}
   * - `token.keySuspended` (401): The key was suspended or disabled after the token was issued, or has come to its end, as a key does that was rolled. Every token of the key stops working within five seconds, for good. {@link http://localhost:8080/docs/errors#token.keySuspended What to do}
   * - `key.readOnly` (403): The key was made for reading, and the operation changes something. {@link http://localhost:8080/docs/errors#key.readOnly What to do}
   * - `cardPayment.declined` (402): The bank refused the charge. `details` carries the bank's code and message. {@link http://localhost:8080/docs/errors#cardPayment.declined What to do}
   * - `cardPayment.insufficientFunds` (402): The bank refused the charge because the balance or limit of the card is too low. {@link http://localhost:8080/docs/errors#cardPayment.insufficientFunds What to do}
   * - `cardPayment.cardExpired` (402): The expiry date is past, or the bank says so. {@link http://localhost:8080/docs/errors#cardPayment.cardExpired What to do}
   * - `cardPayment.invalidCardNumber` (402): The check digit does not match, or the bank does not know the number. {@link http://localhost:8080/docs/errors#cardPayment.invalidCardNumber What to do}
   * - `cardPayment.invalidCvc` (402): The bank refused the security code. {@link http://localhost:8080/docs/errors#cardPayment.invalidCvc What to do}
   * - `cardPayment.threeDSecureFailed` (402): The bank did not open the 3D Secure check for this card. `details` carries its code and message. {@link http://localhost:8080/docs/errors#cardPayment.threeDSecureFailed What to do}
   * - `cardPayment.tooManyDeclines` (429): Within an hour, banks declined this card five times, ten of the agency's tries with cards of the same first six digits, or thirty of the agency's, and these were at least half of all; `details.reason` tells which. No bank was asked, and nothing was charged. {@link http://localhost:8080/docs/errors#cardPayment.tooManyDeclines What to do}
   * - `limitPayment.limitExceeded` (402): No single credit record in the currency of the order has enough left, or there is none. `details.reason` tells which. {@link http://localhost:8080/docs/errors#limitPayment.limitExceeded What to do}
   * - `payment.limitNotAllowed` (403): `paymentType: limit` was sent by an agency without the authorisation for it. {@link http://localhost:8080/docs/errors#payment.limitNotAllowed What to do}
   * - `payment.orderNotFound` (404): The `orderID` is unknown or belongs to another agency. {@link http://localhost:8080/docs/errors#payment.orderNotFound What to do}
   * - `payment.orderNotPayable` (404): The order is paid, cancelled, failed, past its pick-up, or costs nothing in advance. `details.reason` tells which. Nothing was charged by this request. {@link http://localhost:8080/docs/errors#payment.orderNotPayable What to do}
   * - `payment.ruleViolated` (422): Each field is well-formed, but the payment does not fit the card or the order, for example an installment count the card does not offer. {@link http://localhost:8080/docs/errors#payment.ruleViolated What to do}
   * - `payment.tooManyDeclines` (422): Five payments of this order were declined, or twenty were left at the bank for another. Nothing was charged by this request. {@link http://localhost:8080/docs/errors#payment.tooManyDeclines What to do}
   * - `payment.notTestVendor` (422): The order is with a vendor other than the designated test vendor. Nothing was charged. {@link http://localhost:8080/docs/errors#payment.notTestVendor What to do}
   * - `rateLimit.exceeded` (429): The published limit of the operation is used up for this user, or too many calls with invalid tokens came from this address. {@link http://localhost:8080/docs/errors#rateLimit.exceeded What to do}
   * - `cardPayment.outcomeUnknown` (500): The payment processor or the vendor did not answer in time, or another call is still at work; `details.reason` tells which. The same call joins the same attempt, so nothing is charged twice. {@link http://localhost:8080/docs/errors#cardPayment.outcomeUnknown What to do}
   * - `payment.processorDidNotAnswer` (500): The card could not be looked up, or the payment could not be begun. Nothing was charged. {@link http://localhost:8080/docs/errors#payment.processorDidNotAnswer What to do}
   * - `server.error` (500): Something unexpected happened on our side. The `X-Request-Id` of the answer finds it in our records. {@link http://localhost:8080/docs/errors#server.error What to do}
   *
   * @see {@link http://localhost:8080/docs/operations/payments#payOrder Examples and every field}
   */
  payOrder(input: PayOrderInput): Promise<Result<PaymentResult, PayOrderErrorKey>>;
  /**
   * Read the remaining credit limits
   *
   * What is left of each active credit record of the agency, as it is now. Amounts that are set aside for a payment under way are already taken off.
   *
   * `GET /payment/limits`, 60 times in 60 seconds for each user
   *
   * Errors, besides those of any call:
   * - `payment.invalidRequest` (400): A field is missing, unknown, malformed or out of range. `details` names the first such field. {@link http://localhost:8080/docs/errors#payment.invalidRequest What to do}
   * - `token.invalid` (401): The `Authorization` header carries no access token that is valid now. `details` says whether it is missing, of another scheme, malformed or not valid; of a token that is not valid, not whether it ever was. {@link http://localhost:8080/docs/errors#token.invalid What to do}
   * - `token.keySuspended` (401): The key was suspended or disabled after the token was issued, or has come to its end, as a key does that was rolled. Every token of the key stops working within five seconds, for good. {@link http://localhost:8080/docs/errors#token.keySuspended What to do}
   * - `rateLimit.exceeded` (429): The published limit of the operation is used up for this user, or too many calls with invalid tokens came from this address. {@link http://localhost:8080/docs/errors#rateLimit.exceeded What to do}
   * - `server.error` (500): Something unexpected happened on our side. The `X-Request-Id` of the answer finds it in our records. {@link http://localhost:8080/docs/errors#server.error What to do}
   *
   * @see {@link http://localhost:8080/docs/operations/credit-limits#listCreditLimits Examples and every field}
   */
  listCreditLimits(input?: ListCreditLimitsInput): Promise<Result<CreditLimits, ListCreditLimitsErrorKey>>;
  /**
   * Check the credit of a traveller
   *
   * How the traveller stands, for the vendor whose search result gave the `integrationCode`. Call it first, and again after a confirmed PIN.
   *
   * `Positive` and `Positive With Young Driver` are remembered for 24 hours from this call: until then the agency can order cars of this vendor for the
   * traveller. `Negative` withdraws an approval that was given before. `Unknown` changes nothing.
   *
   * After a confirmed PIN the status takes up to a minute to change, on staging 2 seconds. Until then it is `Unknown`; ask every 10 seconds.
   *
   * `POST /creditcheck/check`, 10 times in 60 seconds for each user
   *
   * Errors, besides those of any call:
   * - `creditCheck.malformedBody` (400): There is no body, or it is not JSON, or not UTF-8. {@link http://localhost:8080/docs/errors#creditCheck.malformedBody What to do}
   * - `creditCheck.invalidRequest` (400): A field is missing, unknown, malformed or out of range. `details` names the first such field. {@link http://localhost:8080/docs/errors#creditCheck.invalidRequest What to do}
   * - `creditCheck.unknownReference` (400): `details.field` names a value that this service did not hand out to the agency, or not for this search result. A `creditcheckCode` is forgotten after 24 hours. {@link http://localhost:8080/docs/errors#creditCheck.unknownReference What to do}
   * - `creditCheck.unauthorized` (401): The `Authorization` header carries no access token that is valid now. `details` says whether it is missing, of another scheme, malformed or not valid; of a token that is not valid, not whether it ever was. {@link http://localhost:8080/docs/errors#creditCheck.unauthorized What to do}
   * - `token.keySuspended` (401): The key was suspended or disabled after the token was issued, or has come to its end, as a key does that was rolled. Every token of the key stops working within five seconds, for good. {@link http://localhost:8080/docs/errors#token.keySuspended What to do}
   * - `creditCheck.forbidden` (403): The access token is valid, but credit checks are switched off for the agency. {@link http://localhost:8080/docs/errors#creditCheck.forbidden What to do}
   * - `creditCheck.agencyNotConfigured` (403): Credit checks are enabled for the agency, but the credit bureau does not know it yet. {@link http://localhost:8080/docs/errors#creditCheck.agencyNotConfigured What to do}
   * - `rateLimit.exceeded` (429): The published limit of the operation is used up for this user, or too many calls with invalid tokens came from this address. {@link http://localhost:8080/docs/errors#rateLimit.exceeded What to do}
   * - `creditCheck.bureauDidNotAnswer` (500): The bureau failed or was too slow. Nothing has changed, no try of a PIN was used and no renewal counted. An SMS may have been sent all the same; the PIN of the repeated call counts. {@link http://localhost:8080/docs/errors#creditCheck.bureauDidNotAnswer What to do}
   * - `server.error` (500): Something unexpected happened on our side. The `X-Request-Id` of the answer finds it in our records. {@link http://localhost:8080/docs/errors#server.error What to do}
   *
   * @see {@link http://localhost:8080/docs/operations/credit-check#checkCredit Examples and every field}
   */
  checkCredit(input: CheckCreditInput): Promise<Result<CreditCheckResult, CheckCreditErrorKey>>;
  /**
   * List the phone numbers of a traveller
   *
   * The numbers that the credit bureau can send a PIN to, masked. Let the traveller choose one and say it in full.
   *
   * `POST /creditcheck/phone-list`, 10 times in 60 seconds for each user
   *
   * Errors, besides those of any call:
   * - `creditCheck.malformedBody` (400): There is no body, or it is not JSON, or not UTF-8. {@link http://localhost:8080/docs/errors#creditCheck.malformedBody What to do}
   * - `creditCheck.invalidRequest` (400): A field is missing, unknown, malformed or out of range. `details` names the first such field. {@link http://localhost:8080/docs/errors#creditCheck.invalidRequest What to do}
   * - `creditCheck.unknownReference` (400): `details.field` names a value that this service did not hand out to the agency, or not for this search result. A `creditcheckCode` is forgotten after 24 hours. {@link http://localhost:8080/docs/errors#creditCheck.unknownReference What to do}
   * - `creditCheck.unauthorized` (401): The `Authorization` header carries no access token that is valid now. `details` says whether it is missing, of another scheme, malformed or not valid; of a token that is not valid, not whether it ever was. {@link http://localhost:8080/docs/errors#creditCheck.unauthorized What to do}
   * - `token.keySuspended` (401): The key was suspended or disabled after the token was issued, or has come to its end, as a key does that was rolled. Every token of the key stops working within five seconds, for good. {@link http://localhost:8080/docs/errors#token.keySuspended What to do}
   * - `creditCheck.forbidden` (403): The access token is valid, but credit checks are switched off for the agency. {@link http://localhost:8080/docs/errors#creditCheck.forbidden What to do}
   * - `creditCheck.agencyNotConfigured` (403): Credit checks are enabled for the agency, but the credit bureau does not know it yet. {@link http://localhost:8080/docs/errors#creditCheck.agencyNotConfigured What to do}
   * - `rateLimit.exceeded` (429): The published limit of the operation is used up for this user, or too many calls with invalid tokens came from this address. {@link http://localhost:8080/docs/errors#rateLimit.exceeded What to do}
   * - `creditCheck.bureauDidNotAnswer` (500): The bureau failed or was too slow. Nothing has changed, no try of a PIN was used and no renewal counted. An SMS may have been sent all the same; the PIN of the repeated call counts. {@link http://localhost:8080/docs/errors#creditCheck.bureauDidNotAnswer What to do}
   * - `server.error` (500): Something unexpected happened on our side. The `X-Request-Id` of the answer finds it in our records. {@link http://localhost:8080/docs/errors#server.error What to do}
   *
   * @see {@link http://localhost:8080/docs/operations/credit-check#listCreditCheckPhones Examples and every field}
   */
  listCreditCheckPhones(input: ListCreditCheckPhonesInput): Promise<Result<CreditCheckPhones, ListCreditCheckPhonesErrorKey>>;
  /**
   * Create a report and send the PIN
   *
   * The bureau prepares a report on the traveller, and a PIN of 6 digits goes to the chosen phone by SMS. It lives for 180 seconds and three tries.
   *
   * Each call creates another report with a PIN of its own. A traveller can have 5 reports within 24 hours with one `integrationCode`, and 50 with one agency;
   * requests with a number that does not match count, too.
   *
   * `POST /creditcheck/report`, 10 times in 60 seconds for each user
   *
   * Errors, besides those of any call:
   * - `creditCheck.malformedBody` (400): There is no body, or it is not JSON, or not UTF-8. {@link http://localhost:8080/docs/errors#creditCheck.malformedBody What to do}
   * - `creditCheck.invalidRequest` (400): A field is missing, unknown, malformed or out of range. `details` names the first such field. {@link http://localhost:8080/docs/errors#creditCheck.invalidRequest What to do}
   * - `creditCheck.phoneDoesNotMatch` (400): The number is not the one behind the `phoneKey` of the phone list. {@link http://localhost:8080/docs/errors#creditCheck.phoneDoesNotMatch What to do}
   * - `creditCheck.reportLimitReached` (400): Within 24 hours the traveller had 5 reports with this `integrationCode`, or 50 with the agency. No SMS was sent. {@link http://localhost:8080/docs/errors#creditCheck.reportLimitReached What to do}
   * - `creditCheck.unknownReference` (400): `details.field` names a value that this service did not hand out to the agency, or not for this search result. A `creditcheckCode` is forgotten after 24 hours. {@link http://localhost:8080/docs/errors#creditCheck.unknownReference What to do}
   * - `creditCheck.unauthorized` (401): The `Authorization` header carries no access token that is valid now. `details` says whether it is missing, of another scheme, malformed or not valid; of a token that is not valid, not whether it ever was. {@link http://localhost:8080/docs/errors#creditCheck.unauthorized What to do}
   * - `token.keySuspended` (401): The key was suspended or disabled after the token was issued, or has come to its end, as a key does that was rolled. Every token of the key stops working within five seconds, for good. {@link http://localhost:8080/docs/errors#token.keySuspended What to do}
   * - `key.readOnly` (403): The key was made for reading, and the operation changes something. {@link http://localhost:8080/docs/errors#key.readOnly What to do}
   * - `creditCheck.forbidden` (403): The access token is valid, but credit checks are switched off for the agency. {@link http://localhost:8080/docs/errors#creditCheck.forbidden What to do}
   * - `creditCheck.agencyNotConfigured` (403): Credit checks are enabled for the agency, but the credit bureau does not know it yet. {@link http://localhost:8080/docs/errors#creditCheck.agencyNotConfigured What to do}
   * - `rateLimit.exceeded` (429): The published limit of the operation is used up for this user, or too many calls with invalid tokens came from this address. {@link http://localhost:8080/docs/errors#rateLimit.exceeded What to do}
   * - `creditCheck.bureauDidNotAnswer` (500): The bureau failed or was too slow. Nothing has changed, no try of a PIN was used and no renewal counted. An SMS may have been sent all the same; the PIN of the repeated call counts. {@link http://localhost:8080/docs/errors#creditCheck.bureauDidNotAnswer What to do}
   * - `server.error` (500): Something unexpected happened on our side. The `X-Request-Id` of the answer finds it in our records. {@link http://localhost:8080/docs/errors#server.error What to do}
   *
   * @see {@link http://localhost:8080/docs/operations/credit-check#createCreditReport Examples and every field}
   */
  createCreditReport(input: CreateCreditReportInput): Promise<Result<CreditReport, CreateCreditReportErrorKey>>;
  /**
   * Confirm the PIN
   *
   * The traveller consents with the PIN of the latest SMS. Then check the credit again: the status changes within a minute, on staging within 2 seconds.
   *
   * A wrong PIN takes one of three tries; malformed ones and calls that we fail to carry out take none. After the third wrong one, and after 180 seconds,
   * only a renewed PIN works. The same call repeated is 204 again.
   *
   * `POST /creditcheck/pin-confirm`, 10 times in 60 seconds for each user
   *
   * Errors, besides those of any call:
   * - `creditCheck.malformedBody` (400): There is no body, or it is not JSON, or not UTF-8. {@link http://localhost:8080/docs/errors#creditCheck.malformedBody What to do}
   * - `creditCheck.invalidRequest` (400): A field is missing, unknown, malformed or out of range. `details` names the first such field. {@link http://localhost:8080/docs/errors#creditCheck.invalidRequest What to do}
   * - `creditCheck.wrongPin` (400): The PIN is not that of the latest SMS. `details.message` says how many of the three tries are left. {@link http://localhost:8080/docs/errors#creditCheck.wrongPin What to do}
   * - `creditCheck.pinExpired` (400): The PIN was sent more than 180 seconds ago. No try was used. {@link http://localhost:8080/docs/errors#creditCheck.pinExpired What to do}
   * - `creditCheck.pinTriesUsedUp` (400): Three wrong PINs were entered. Now even the right one is refused. {@link http://localhost:8080/docs/errors#creditCheck.pinTriesUsedUp What to do}
   * - `creditCheck.unknownReference` (400): `details.field` names a value that this service did not hand out to the agency, or not for this search result. A `creditcheckCode` is forgotten after 24 hours. {@link http://localhost:8080/docs/errors#creditCheck.unknownReference What to do}
   * - `creditCheck.unauthorized` (401): The `Authorization` header carries no access token that is valid now. `details` says whether it is missing, of another scheme, malformed or not valid; of a token that is not valid, not whether it ever was. {@link http://localhost:8080/docs/errors#creditCheck.unauthorized What to do}
   * - `token.keySuspended` (401): The key was suspended or disabled after the token was issued, or has come to its end, as a key does that was rolled. Every token of the key stops working within five seconds, for good. {@link http://localhost:8080/docs/errors#token.keySuspended What to do}
   * - `key.readOnly` (403): The key was made for reading, and the operation changes something. {@link http://localhost:8080/docs/errors#key.readOnly What to do}
   * - `creditCheck.forbidden` (403): The access token is valid, but credit checks are switched off for the agency. {@link http://localhost:8080/docs/errors#creditCheck.forbidden What to do}
   * - `creditCheck.agencyNotConfigured` (403): Credit checks are enabled for the agency, but the credit bureau does not know it yet. {@link http://localhost:8080/docs/errors#creditCheck.agencyNotConfigured What to do}
   * - `rateLimit.exceeded` (429): The published limit of the operation is used up for this user, or too many calls with invalid tokens came from this address. {@link http://localhost:8080/docs/errors#rateLimit.exceeded What to do}
   * - `creditCheck.bureauDidNotAnswer` (500): The bureau failed or was too slow. Nothing has changed, no try of a PIN was used and no renewal counted. An SMS may have been sent all the same; the PIN of the repeated call counts. {@link http://localhost:8080/docs/errors#creditCheck.bureauDidNotAnswer What to do}
   * - `server.error` (500): Something unexpected happened on our side. The `X-Request-Id` of the answer finds it in our records. {@link http://localhost:8080/docs/errors#server.error What to do}
   *
   * @see {@link http://localhost:8080/docs/operations/credit-check#confirmCreditPin Examples and every field}
   */
  confirmCreditPin(input: ConfirmCreditPinInput): Promise<Result<undefined, ConfirmCreditPinErrorKey>>;
  /**
   * Renew the PIN
   *
   * Another PIN goes to the phone of the report, with 180 seconds and three tries of its own; the one before it stops working. A code can be renewed three
   * times, and not any more once it is confirmed. Each call sends an SMS.
   *
   * `POST /creditcheck/pin-renew`, 10 times in 60 seconds for each user
   *
   * Errors, besides those of any call:
   * - `creditCheck.malformedBody` (400): There is no body, or it is not JSON, or not UTF-8. {@link http://localhost:8080/docs/errors#creditCheck.malformedBody What to do}
   * - `creditCheck.invalidRequest` (400): A field is missing, unknown, malformed or out of range. `details` names the first such field. {@link http://localhost:8080/docs/errors#creditCheck.invalidRequest What to do}
   * - `creditCheck.renewLimitReached` (400): The PIN was renewed three times. {@link http://localhost:8080/docs/errors#creditCheck.renewLimitReached What to do}
   * - `creditCheck.alreadyConfirmed` (400): The traveller has consented, so no other PIN was sent. {@link http://localhost:8080/docs/errors#creditCheck.alreadyConfirmed What to do}
   * - `creditCheck.unknownReference` (400): `details.field` names a value that this service did not hand out to the agency, or not for this search result. A `creditcheckCode` is forgotten after 24 hours. {@link http://localhost:8080/docs/errors#creditCheck.unknownReference What to do}
   * - `creditCheck.unauthorized` (401): The `Authorization` header carries no access token that is valid now. `details` says whether it is missing, of another scheme, malformed or not valid; of a token that is not valid, not whether it ever was. {@link http://localhost:8080/docs/errors#creditCheck.unauthorized What to do}
   * - `token.keySuspended` (401): The key was suspended or disabled after the token was issued, or has come to its end, as a key does that was rolled. Every token of the key stops working within five seconds, for good. {@link http://localhost:8080/docs/errors#token.keySuspended What to do}
   * - `key.readOnly` (403): The key was made for reading, and the operation changes something. {@link http://localhost:8080/docs/errors#key.readOnly What to do}
   * - `creditCheck.forbidden` (403): The access token is valid, but credit checks are switched off for the agency. {@link http://localhost:8080/docs/errors#creditCheck.forbidden What to do}
   * - `creditCheck.agencyNotConfigured` (403): Credit checks are enabled for the agency, but the credit bureau does not know it yet. {@link http://localhost:8080/docs/errors#creditCheck.agencyNotConfigured What to do}
   * - `rateLimit.exceeded` (429): The published limit of the operation is used up for this user, or too many calls with invalid tokens came from this address. {@link http://localhost:8080/docs/errors#rateLimit.exceeded What to do}
   * - `creditCheck.bureauDidNotAnswer` (500): The bureau failed or was too slow. Nothing has changed, no try of a PIN was used and no renewal counted. An SMS may have been sent all the same; the PIN of the repeated call counts. {@link http://localhost:8080/docs/errors#creditCheck.bureauDidNotAnswer What to do}
   * - `server.error` (500): Something unexpected happened on our side. The `X-Request-Id` of the answer finds it in our records. {@link http://localhost:8080/docs/errors#server.error What to do}
   *
   * @see {@link http://localhost:8080/docs/operations/credit-check#renewCreditPin Examples and every field}
   */
  renewCreditPin(input: RenewCreditPinInput): Promise<Result<undefined, RenewCreditPinErrorKey>>;
  /**
   * Search transfers
   *
   * Asks every transfer supplier at once for vehicles from one point to another, and back on a round trip. A supplier whose service regions lack one of the points has none, and neither has one that needs more notice, or drives only longer ways. A way back that begins before the way there has arrived finds nothing, and so does a way from a place to itself.
   * Take the points from the place details: a point slightly outside a region finds fewer vehicles, and nothing tells you so.
   *
   * `POST /transfer/search`, 20 times in 60 seconds for each user
   *
   * Errors, besides those of any call:
   * - `request.invalid` (400): A field is missing, unknown, malformed or out of range. `details` names the first such field. {@link http://localhost:8080/docs/errors#request.invalid What to do}
   * - `token.invalid` (401): The `Authorization` header carries no access token that is valid now. `details` says whether it is missing, of another scheme, malformed or not valid; of a token that is not valid, not whether it ever was. {@link http://localhost:8080/docs/errors#token.invalid What to do}
   * - `token.keySuspended` (401): The key was suspended or disabled after the token was issued, or has come to its end, as a key does that was rolled. Every token of the key stops working within five seconds, for good. {@link http://localhost:8080/docs/errors#token.keySuspended What to do}
   * - `rateLimit.exceeded` (429): The published limit of the operation is used up for this user, or too many calls with invalid tokens came from this address. {@link http://localhost:8080/docs/errors#rateLimit.exceeded What to do}
   * - `transferSearch.noSupplierAnswered` (500): Every supplier that was asked failed or was too slow. Suppliers that answer without a vehicle give an empty result instead. {@link http://localhost:8080/docs/errors#transferSearch.noSupplierAnswered What to do}
   * - `server.error` (500): Something unexpected happened on our side. The `X-Request-Id` of the answer finds it in our records. {@link http://localhost:8080/docs/errors#server.error What to do}
   *
   * @see {@link http://localhost:8080/docs/operations/transfer-search#searchTransfers Examples and every field}
   */
  searchTransfers(input: SearchTransfersInput): Promise<Result<TransferSearchResponse, SearchTransfersErrorKey>>;
  /**
   * Read a transfer offer
   *
   * One vehicle of a search again, exactly as it was found. It can be read and ordered for half an hour, or until `bookableUntil` if that is sooner.
   *
   * `GET /transfer/search/{searchId}/{code}`, 60 times in 60 seconds for each user
   *
   * Errors, besides those of any call:
   * - `request.invalid` (400): A field is missing, unknown, malformed or out of range. `details` names the first such field. {@link http://localhost:8080/docs/errors#request.invalid What to do}
   * - `token.invalid` (401): The `Authorization` header carries no access token that is valid now. `details` says whether it is missing, of another scheme, malformed or not valid; of a token that is not valid, not whether it ever was. {@link http://localhost:8080/docs/errors#token.invalid What to do}
   * - `token.keySuspended` (401): The key was suspended or disabled after the token was issued, or has come to its end, as a key does that was rolled. Every token of the key stops working within five seconds, for good. {@link http://localhost:8080/docs/errors#token.keySuspended What to do}
   * - `transferSearch.offerNotFound` (404): The `searchId` or the `code` is unknown, older than about 30 minutes, past its `bookableUntil`, or belongs to another agency. `details` is a plain sentence. {@link http://localhost:8080/docs/errors#transferSearch.offerNotFound What to do}
   * - `rateLimit.exceeded` (429): The published limit of the operation is used up for this user, or too many calls with invalid tokens came from this address. {@link http://localhost:8080/docs/errors#rateLimit.exceeded What to do}
   * - `server.error` (500): Something unexpected happened on our side. The `X-Request-Id` of the answer finds it in our records. {@link http://localhost:8080/docs/errors#server.error What to do}
   *
   * @see {@link http://localhost:8080/docs/operations/transfer-search#getTransfer Examples and every field}
   */
  getTransfer(input: GetTransferInput): Promise<Result<TransferProduct, GetTransferErrorKey>>;
  /**
   * Order a transfer
   *
   * Orders a transfer of a search result for its travellers. Nothing is charged or booked yet: the order is `pendingPayment`, `paymentRequirement` says what paying it charges, and unpaid it expires after an hour, or at the product's `bookableUntil` if that is sooner. `Accept-Language` decides in which language its texts are, for good.
   *
   * Without `billing` the invoice goes to the billing address that is registered for the agency.
   *
   * `POST /transfer/orders`, 5 times in 60 seconds for each user
   *
   * Errors, besides those of any call:
   * - `request.invalid` (400): A field is missing, unknown, malformed or out of range. `details` names the first such field. {@link http://localhost:8080/docs/errors#request.invalid What to do}
   * - `token.invalid` (401): The `Authorization` header carries no access token that is valid now. `details` says whether it is missing, of another scheme, malformed or not valid; of a token that is not valid, not whether it ever was. {@link http://localhost:8080/docs/errors#token.invalid What to do}
   * - `token.keySuspended` (401): The key was suspended or disabled after the token was issued, or has come to its end, as a key does that was rolled. Every token of the key stops working within five seconds, for good. {@link http://localhost:8080/docs/errors#token.keySuspended What to do}
   * - `key.readOnly` (403): The key was made for reading, and the operation changes something. {@link http://localhost:8080/docs/errors#key.readOnly What to do}
   * - `transferOrder.customBillingNotAllowed` (403): `billing` was sent, but custom billing is not enabled for the agency. {@link http://localhost:8080/docs/errors#transferOrder.customBillingNotAllowed What to do}
   * - `transferSearch.offerNotFound` (404): The `searchId` or the `code` is unknown, older than about 30 minutes, past its `bookableUntil`, or belongs to another agency. `details` is a plain sentence. {@link http://localhost:8080/docs/errors#transferSearch.offerNotFound What to do}
   * - `transferOrder.ruleViolated` (422): Each field is well-formed, but the fields do not fit together or do not fit the offer. `details` names the first such field. {@link http://localhost:8080/docs/errors#transferOrder.ruleViolated What to do}
   * - `transferOrder.noBillingAddress` (422): Without `billing` the invoice goes to the registered address of the agency, and there is none. {@link http://localhost:8080/docs/errors#transferOrder.noBillingAddress What to do}
   * - `order.idempotencyKeyReused` (422): Within 24 hours the same `Idempotency-Key` arrived with a different body. Nothing was ordered. {@link http://localhost:8080/docs/errors#order.idempotencyKeyReused What to do}
   * - `rateLimit.exceeded` (429): The published limit of the operation is used up for this user, or too many calls with invalid tokens came from this address. {@link http://localhost:8080/docs/errors#rateLimit.exceeded What to do}
   * - `server.error` (500): Something unexpected happened on our side. The `X-Request-Id` of the answer finds it in our records. {@link http://localhost:8080/docs/errors#server.error What to do}
   *
   * @see {@link http://localhost:8080/docs/operations/transfer-orders#createTransferOrder Examples and every field}
   */
  createTransferOrder(input: CreateTransferOrderInput): Promise<Result<TransferOrder, CreateTransferOrderErrorKey>>;
  /**
   * List transfer orders
   *
   * The agency's transfer orders, newest first, a page at a time. An order that has just been made or changed is in the very next answer.
   *
   * Of the travellers, a list shows names and contacts; the order itself shows the rest. While `nextCursor` comes with a page, send it as
   * `cursor` for the next one, with the same filters. No order comes twice or is left out meanwhile, whatever else is ordered. Filters are
   * joined by "and".
   *
   * `GET /transfer/orders`, 60 times in 60 seconds for each user
   *
   * Errors, besides those of any call:
   * - `request.invalid` (400): A field is missing, unknown, malformed or out of range. `details` names the first such field. {@link http://localhost:8080/docs/errors#request.invalid What to do}
   * - `token.invalid` (401): The `Authorization` header carries no access token that is valid now. `details` says whether it is missing, of another scheme, malformed or not valid; of a token that is not valid, not whether it ever was. {@link http://localhost:8080/docs/errors#token.invalid What to do}
   * - `token.keySuspended` (401): The key was suspended or disabled after the token was issued, or has come to its end, as a key does that was rolled. Every token of the key stops working within five seconds, for good. {@link http://localhost:8080/docs/errors#token.keySuspended What to do}
   * - `rateLimit.exceeded` (429): The published limit of the operation is used up for this user, or too many calls with invalid tokens came from this address. {@link http://localhost:8080/docs/errors#rateLimit.exceeded What to do}
   * - `server.error` (500): Something unexpected happened on our side. The `X-Request-Id` of the answer finds it in our records. {@link http://localhost:8080/docs/errors#server.error What to do}
   *
   * @see {@link http://localhost:8080/docs/operations/transfer-orders#listTransferOrders Examples and every field}
   */
  listTransferOrders(input?: ListTransferOrdersInput): Promise<Result<TransferOrderList, ListTransferOrdersErrorKey>>;
  /**
   * Read a transfer order
   *
   * The order as it stands. Read it after a payment or cancellation whose answer got lost, and again before pick-up: a supplier can cancel without being asked, both ways of a round trip or one; `legs` say which. From the day before a pick-up they also say who drives, and how the ride goes.
   *
   * `GET /transfer/orders/{orderId}`, 60 times in 60 seconds for each user
   *
   * Errors, besides those of any call:
   * - `request.invalid` (400): A field is missing, unknown, malformed or out of range. `details` names the first such field. {@link http://localhost:8080/docs/errors#request.invalid What to do}
   * - `token.invalid` (401): The `Authorization` header carries no access token that is valid now. `details` says whether it is missing, of another scheme, malformed or not valid; of a token that is not valid, not whether it ever was. {@link http://localhost:8080/docs/errors#token.invalid What to do}
   * - `token.keySuspended` (401): The key was suspended or disabled after the token was issued, or has come to its end, as a key does that was rolled. Every token of the key stops working within five seconds, for good. {@link http://localhost:8080/docs/errors#token.keySuspended What to do}
   * - `transferOrder.notFound` (404): The `orderId` is unknown or belongs to another agency. {@link http://localhost:8080/docs/errors#transferOrder.notFound What to do}
   * - `rateLimit.exceeded` (429): The published limit of the operation is used up for this user, or too many calls with invalid tokens came from this address. {@link http://localhost:8080/docs/errors#rateLimit.exceeded What to do}
   * - `server.error` (500): Something unexpected happened on our side. The `X-Request-Id` of the answer finds it in our records. {@link http://localhost:8080/docs/errors#server.error What to do}
   *
   * @see {@link http://localhost:8080/docs/operations/transfer-orders#getTransferOrder Examples and every field}
   */
  getTransferOrder(input: GetTransferOrderInput): Promise<Result<TransferOrder, GetTransferOrderErrorKey>>;
  /**
   * Ask whether a transfer order can be canceled
   *
   * Says whether the order can be canceled now, and what would come back. Nothing changes.
   *
   * A reserved order can be canceled until its last pick-up, each way for what its supplier has stated; `cancellationPolicies` of the product add it up.
   *
   * `POST /transfer/orders/{orderId}/cancel_eligibility`, 60 times in 60 seconds for each user
   *
   * Errors, besides those of any call:
   * - `request.invalid` (400): A field is missing, unknown, malformed or out of range. `details` names the first such field. {@link http://localhost:8080/docs/errors#request.invalid What to do}
   * - `token.invalid` (401): The `Authorization` header carries no access token that is valid now. `details` says whether it is missing, of another scheme, malformed or not valid; of a token that is not valid, not whether it ever was. {@link http://localhost:8080/docs/errors#token.invalid What to do}
   * - `token.keySuspended` (401): The key was suspended or disabled after the token was issued, or has come to its end, as a key does that was rolled. Every token of the key stops working within five seconds, for good. {@link http://localhost:8080/docs/errors#token.keySuspended What to do}
   * - `transferOrder.notFound` (404): The `orderId` is unknown or belongs to another agency. {@link http://localhost:8080/docs/errors#transferOrder.notFound What to do}
   * - `rateLimit.exceeded` (429): The published limit of the operation is used up for this user, or too many calls with invalid tokens came from this address. {@link http://localhost:8080/docs/errors#rateLimit.exceeded What to do}
   * - `server.error` (500): Something unexpected happened on our side. The `X-Request-Id` of the answer finds it in our records. {@link http://localhost:8080/docs/errors#server.error What to do}
   *
   * @see {@link http://localhost:8080/docs/operations/transfer-orders#checkTransferCancelEligibility Examples and every field}
   */
  checkTransferCancelEligibility(input: CheckTransferCancelEligibilityInput): Promise<Result<TransferCancelEligibility, CheckTransferCancelEligibilityErrorKey>>;
  /**
   * Cancel a transfer order
   *
   * Cancels all ways whose pick-up is ahead with the supplier: both, the one that is left, or after the outbound ride the way back. The answer is 200 only when the supplier has accepted; the refund then goes back to the credit limit by itself.
   *
   * Anything else is 8012, with the status the order has and a `reason`: not paid yet (it is left to expire), expired, failed or canceled before, after pick-up, or refused by the supplier. A supplier that needs time to cancel is 8012 as well; read the order until it is `canceled`. Canceling twice at once makes one cancellation with the same answer.
   *
   * `POST /transfer/orders/{orderId}/cancel`, 30 times in 60 seconds for each user
   *
   * Errors, besides those of any call:
   * - `request.invalid` (400): A field is missing, unknown, malformed or out of range. `details` names the first such field. {@link http://localhost:8080/docs/errors#request.invalid What to do}
   * - `token.invalid` (401): The `Authorization` header carries no access token that is valid now. `details` says whether it is missing, of another scheme, malformed or not valid; of a token that is not valid, not whether it ever was. {@link http://localhost:8080/docs/errors#token.invalid What to do}
   * - `token.keySuspended` (401): The key was suspended or disabled after the token was issued, or has come to its end, as a key does that was rolled. Every token of the key stops working within five seconds, for good. {@link http://localhost:8080/docs/errors#token.keySuspended What to do}
   * - `key.readOnly` (403): The key was made for reading, and the operation changes something. {@link http://localhost:8080/docs/errors#key.readOnly What to do}
   * - `transferOrder.notFound` (404): The `orderId` is unknown or belongs to another agency. {@link http://localhost:8080/docs/errors#transferOrder.notFound What to do}
   * - `transferCancel.notPossible` (422): The order is in a state that cannot be canceled, or the supplier refused or needs time. `details.status` is the status of the order, and `details.reason` tells why. {@link http://localhost:8080/docs/errors#transferCancel.notPossible What to do}
   * - `rateLimit.exceeded` (429): The published limit of the operation is used up for this user, or too many calls with invalid tokens came from this address. {@link http://localhost:8080/docs/errors#rateLimit.exceeded What to do}
   * - `server.error` (500): Something unexpected happened on our side. The `X-Request-Id` of the answer finds it in our records. {@link http://localhost:8080/docs/errors#server.error What to do}
   *
   * @see {@link http://localhost:8080/docs/operations/transfer-orders#cancelTransferOrder Examples and every field}
   */
  cancelTransferOrder(input: CancelTransferOrderInput): Promise<Result<TransferCancellation, CancelTransferOrderErrorKey>>;
  /**
   * Pay a transfer order
   *
   * Charges `paymentRequirement` to the credit limit, then reserves the transfer with the supplier, and answers when both are done: with the order `reserved`, or with an error.
   *
   * There is one payment at a time for an order. A call that arrives meanwhile waits for it: it gets the order `reserved` when that payment succeeds, and the order `failed` when it fails; not ended in time, it is 8008 with `paymentInProgress`. Nothing is ever charged twice.
   *
   * 8010 is final: the supplier has refused, or did not answer and what it may have reserved is canceled; the order has `failed`, and the money is back. While that is not known, the answer is 500 with `Retry-After`, and `details` with the order's status; the same call joins the payment.
   *
   * The charge includes the agency's commission. The amount comes from the one credit record with the lowest `id` that has the currency and enough left.
   *
   * On staging every supplier's transfers can be paid: 6008 guards car vendors only.
   *
   * `POST /transfer/orders/{orderId}/pay`, 10 times in 60 seconds for each user
   *
   * Errors, besides those of any call:
   * - `request.invalid` (400): A field is missing, unknown, malformed or out of range. `details` names the first such field. {@link http://localhost:8080/docs/errors#request.invalid What to do}
   * - `token.invalid` (401): The `Authorization` header carries no access token that is valid now. `details` says whether it is missing, of another scheme, malformed or not valid; of a token that is not valid, not whether it ever was. {@link http://localhost:8080/docs/errors#token.invalid What to do}
   * - `token.keySuspended` (401): The key was suspended or disabled after the token was issued, or has come to its end, as a key does that was rolled. Every token of the key stops working within five seconds, for good. {@link http://localhost:8080/docs/errors#token.keySuspended What to do}
   * - `key.readOnly` (403): The key was made for reading, and the operation changes something. {@link http://localhost:8080/docs/errors#key.readOnly What to do}
   * - `access.forbidden` (403): The access token is valid, but the agency lacks the authorisation that the operation needs. {@link http://localhost:8080/docs/errors#access.forbidden What to do}
   * - `transferOrder.notFound` (404): The `orderId` is unknown or belongs to another agency. {@link http://localhost:8080/docs/errors#transferOrder.notFound What to do}
   * - `transferPay.failed` (402): The limit is not sufficient, another payment has not ended yet, or the order is expired, failed or canceled. Nothing was charged by this request. `details.status` is the status of the order, and `details.reason` tells why. {@link http://localhost:8080/docs/errors#transferPay.failed What to do}
   * - `transferPay.alreadyPaid` (422): The order is paid and reserved. Nothing was charged by this request. {@link http://localhost:8080/docs/errors#transferPay.alreadyPaid What to do}
   * - `transferPay.reservationFailed` (422): The supplier refused after the charge, or did not answer and what it may have reserved is canceled. The order has failed, and the money is back on the credit limit. It stays so. {@link http://localhost:8080/docs/errors#transferPay.reservationFailed What to do}
   * - `transferPay.outcomeUnknown` (500): The supplier did not answer in time, and whether it has reserved is being found out. The amount stays debited meanwhile. The same call joins the same payment, so nothing is charged or booked twice. {@link http://localhost:8080/docs/errors#transferPay.outcomeUnknown What to do}
   * - `rateLimit.exceeded` (429): The published limit of the operation is used up for this user, or too many calls with invalid tokens came from this address. {@link http://localhost:8080/docs/errors#rateLimit.exceeded What to do}
   * - `server.error` (500): Something unexpected happened on our side. The `X-Request-Id` of the answer finds it in our records. {@link http://localhost:8080/docs/errors#server.error What to do}
   *
   * @see {@link http://localhost:8080/docs/operations/transfer-orders#payTransferOrder Examples and every field}
   */
  payTransferOrder(input: PayTransferOrderInput): Promise<Result<TransferOrder, PayTransferOrderErrorKey>>;
  /**
   * Complete or correct who travels
   *
   * Takes everybody who travels, in place of those before, by the rules of ordering: until `manifest.dueAt`, before and after paying. A reserved order is changed with the supplier first, and answered as it is then; the same call again changes nothing more.
   *
   * Carriers report every passenger an hour before the pick-up at the latest, with nationality, gender and document: `manifest.missing` of the order says what is not there yet.
   *
   * `PUT /transfer/orders/{orderId}/passengers`, 30 times in 60 seconds for each user
   *
   * Errors, besides those of any call:
   * - `request.invalid` (400): A field is missing, unknown, malformed or out of range. `details` names the first such field. {@link http://localhost:8080/docs/errors#request.invalid What to do}
   * - `token.invalid` (401): The `Authorization` header carries no access token that is valid now. `details` says whether it is missing, of another scheme, malformed or not valid; of a token that is not valid, not whether it ever was. {@link http://localhost:8080/docs/errors#token.invalid What to do}
   * - `token.keySuspended` (401): The key was suspended or disabled after the token was issued, or has come to its end, as a key does that was rolled. Every token of the key stops working within five seconds, for good. {@link http://localhost:8080/docs/errors#token.keySuspended What to do}
   * - `key.readOnly` (403): The key was made for reading, and the operation changes something. {@link http://localhost:8080/docs/errors#key.readOnly What to do}
   * - `transferOrder.notFound` (404): The `orderId` is unknown or belongs to another agency. {@link http://localhost:8080/docs/errors#transferOrder.notFound What to do}
   * - `transferOrder.ruleViolated` (422): Each field is well-formed, but the fields do not fit together or do not fit the offer. `details` names the first such field. {@link http://localhost:8080/docs/errors#transferOrder.ruleViolated What to do}
   * - `transferChange.notPossible` (422): The order is in a state that cannot be changed, the supplier's notice has begun, or the supplier refused. Nothing has changed. `details.status` is the status of the order, and `details.reason` tells why. {@link http://localhost:8080/docs/errors#transferChange.notPossible What to do}
   * - `transferChange.outcomeUnknown` (500): The supplier did not answer in time, or an equal call is still waiting for its answer. The supplier is asked again, by this call when it is repeated, and automatically within a minute. {@link http://localhost:8080/docs/errors#transferChange.outcomeUnknown What to do}
   * - `transferChange.changeInProgress` (422): The supplier has not answered a different change of the same order yet. This change was not sent to the supplier, and will not be applied. {@link http://localhost:8080/docs/errors#transferChange.changeInProgress What to do}
   * - `rateLimit.exceeded` (429): The published limit of the operation is used up for this user, or too many calls with invalid tokens came from this address. {@link http://localhost:8080/docs/errors#rateLimit.exceeded What to do}
   * - `server.error` (500): Something unexpected happened on our side. The `X-Request-Id` of the answer finds it in our records. {@link http://localhost:8080/docs/errors#server.error What to do}
   *
   * @see {@link http://localhost:8080/docs/operations/transfer-orders#completeTransferPassengers Examples and every field}
   */
  completeTransferPassengers(input: CompleteTransferPassengersInput): Promise<Result<TransferOrder, CompleteTransferPassengersErrorKey>>;
  /**
   * Change flight and pick-up time
   *
   * Changes the flight of a way, its pick-up time, or both, until the supplier's notice begins. The supplier is asked first and may refuse; what would have another price is not done and not charged (`priceChanged`). The answer is the order as it is then; the same call again changes nothing more.
   *
   * What a cancellation gives back until when stays as it was sold. The pick-up time can be changed once the order is paid, the flight before, too.
   *
   * `PATCH /transfer/orders/{orderId}/flight`, 30 times in 60 seconds for each user
   *
   * Errors, besides those of any call:
   * - `request.invalid` (400): A field is missing, unknown, malformed or out of range. `details` names the first such field. {@link http://localhost:8080/docs/errors#request.invalid What to do}
   * - `token.invalid` (401): The `Authorization` header carries no access token that is valid now. `details` says whether it is missing, of another scheme, malformed or not valid; of a token that is not valid, not whether it ever was. {@link http://localhost:8080/docs/errors#token.invalid What to do}
   * - `token.keySuspended` (401): The key was suspended or disabled after the token was issued, or has come to its end, as a key does that was rolled. Every token of the key stops working within five seconds, for good. {@link http://localhost:8080/docs/errors#token.keySuspended What to do}
   * - `key.readOnly` (403): The key was made for reading, and the operation changes something. {@link http://localhost:8080/docs/errors#key.readOnly What to do}
   * - `transferOrder.notFound` (404): The `orderId` is unknown or belongs to another agency. {@link http://localhost:8080/docs/errors#transferOrder.notFound What to do}
   * - `transferOrder.ruleViolated` (422): Each field is well-formed, but the fields do not fit together or do not fit the offer. `details` names the first such field. {@link http://localhost:8080/docs/errors#transferOrder.ruleViolated What to do}
   * - `transferChange.notPossible` (422): The order is in a state that cannot be changed, the supplier's notice has begun, or the supplier refused. Nothing has changed. `details.status` is the status of the order, and `details.reason` tells why. {@link http://localhost:8080/docs/errors#transferChange.notPossible What to do}
   * - `transferChange.outcomeUnknown` (500): The supplier did not answer in time, or an equal call is still waiting for its answer. The supplier is asked again, by this call when it is repeated, and automatically within a minute. {@link http://localhost:8080/docs/errors#transferChange.outcomeUnknown What to do}
   * - `transferChange.changeInProgress` (422): The supplier has not answered a different change of the same order yet. This change was not sent to the supplier, and will not be applied. {@link http://localhost:8080/docs/errors#transferChange.changeInProgress What to do}
   * - `rateLimit.exceeded` (429): The published limit of the operation is used up for this user, or too many calls with invalid tokens came from this address. {@link http://localhost:8080/docs/errors#rateLimit.exceeded What to do}
   * - `server.error` (500): Something unexpected happened on our side. The `X-Request-Id` of the answer finds it in our records. {@link http://localhost:8080/docs/errors#server.error What to do}
   *
   * @see {@link http://localhost:8080/docs/operations/transfer-orders#changeTransferFlight Examples and every field}
   */
  changeTransferFlight(input: ChangeTransferFlightInput): Promise<Result<TransferOrder, ChangeTransferFlightErrorKey>>;
  /**
   * List car classes
   *
   * The 37 car classes, ids 1 to 38 without 30. `class.id` of a car is one of them. The list hardly ever changes and may be kept for an hour.
   *
   * `GET /helper-data/car-classes`, 100 times in 60 seconds for each user
   *
   * Errors, besides those of any call:
   * - `referenceData.invalidRequest` (400): A query parameter is unknown, malformed or out of range. `details` names it. {@link http://localhost:8080/docs/errors#referenceData.invalidRequest What to do}
   * - `referenceData.unauthorized` (401): The `Authorization` header carries no access token that is valid now. `details` says whether it is missing, of another scheme, malformed or not valid; of a token that is not valid, not whether it ever was. {@link http://localhost:8080/docs/errors#referenceData.unauthorized What to do}
   * - `token.keySuspended` (401): The key was suspended or disabled after the token was issued, or has come to its end, as a key does that was rolled. Every token of the key stops working within five seconds, for good. {@link http://localhost:8080/docs/errors#token.keySuspended What to do}
   * - `referenceData.forbidden` (403): The access token is valid, but reading reference data is switched off for the agency. {@link http://localhost:8080/docs/errors#referenceData.forbidden What to do}
   * - `rateLimit.exceeded` (429): The published limit of the operation is used up for this user, or too many calls with invalid tokens came from this address. {@link http://localhost:8080/docs/errors#rateLimit.exceeded What to do}
   * - `server.error` (500): Something unexpected happened on our side. The `X-Request-Id` of the answer finds it in our records. {@link http://localhost:8080/docs/errors#server.error What to do}
   *
   * @see {@link http://localhost:8080/docs/operations/reference-data#listCarClasses Examples and every field}
   */
  listCarClasses(input?: ListCarClassesInput): Promise<Result<readonly ReferenceItem[], ListCarClassesErrorKey>>;
  /**
   * List fuel types
   *
   * The 13 fuel types. `fuel.id` of a car is one of them. The list hardly ever changes and may be kept for an hour.
   *
   * `GET /helper-data/fuel-types`, 100 times in 60 seconds for each user
   *
   * Errors, besides those of any call:
   * - `referenceData.invalidRequest` (400): A query parameter is unknown, malformed or out of range. `details` names it. {@link http://localhost:8080/docs/errors#referenceData.invalidRequest What to do}
   * - `referenceData.unauthorized` (401): The `Authorization` header carries no access token that is valid now. `details` says whether it is missing, of another scheme, malformed or not valid; of a token that is not valid, not whether it ever was. {@link http://localhost:8080/docs/errors#referenceData.unauthorized What to do}
   * - `token.keySuspended` (401): The key was suspended or disabled after the token was issued, or has come to its end, as a key does that was rolled. Every token of the key stops working within five seconds, for good. {@link http://localhost:8080/docs/errors#token.keySuspended What to do}
   * - `referenceData.forbidden` (403): The access token is valid, but reading reference data is switched off for the agency. {@link http://localhost:8080/docs/errors#referenceData.forbidden What to do}
   * - `rateLimit.exceeded` (429): The published limit of the operation is used up for this user, or too many calls with invalid tokens came from this address. {@link http://localhost:8080/docs/errors#rateLimit.exceeded What to do}
   * - `server.error` (500): Something unexpected happened on our side. The `X-Request-Id` of the answer finds it in our records. {@link http://localhost:8080/docs/errors#server.error What to do}
   *
   * @see {@link http://localhost:8080/docs/operations/reference-data#listFuelTypes Examples and every field}
   */
  listFuelTypes(input?: ListFuelTypesInput): Promise<Result<readonly ReferenceItem[], ListFuelTypesErrorKey>>;
  /**
   * List transmission types
   *
   * The two transmission types. `transmission.id` of a car is one of them. The list hardly ever changes and may be kept for an hour.
   *
   * `GET /helper-data/transmission-types`, 100 times in 60 seconds for each user
   *
   * Errors, besides those of any call:
   * - `referenceData.invalidRequest` (400): A query parameter is unknown, malformed or out of range. `details` names it. {@link http://localhost:8080/docs/errors#referenceData.invalidRequest What to do}
   * - `referenceData.unauthorized` (401): The `Authorization` header carries no access token that is valid now. `details` says whether it is missing, of another scheme, malformed or not valid; of a token that is not valid, not whether it ever was. {@link http://localhost:8080/docs/errors#referenceData.unauthorized What to do}
   * - `token.keySuspended` (401): The key was suspended or disabled after the token was issued, or has come to its end, as a key does that was rolled. Every token of the key stops working within five seconds, for good. {@link http://localhost:8080/docs/errors#token.keySuspended What to do}
   * - `referenceData.forbidden` (403): The access token is valid, but reading reference data is switched off for the agency. {@link http://localhost:8080/docs/errors#referenceData.forbidden What to do}
   * - `rateLimit.exceeded` (429): The published limit of the operation is used up for this user, or too many calls with invalid tokens came from this address. {@link http://localhost:8080/docs/errors#rateLimit.exceeded What to do}
   * - `server.error` (500): Something unexpected happened on our side. The `X-Request-Id` of the answer finds it in our records. {@link http://localhost:8080/docs/errors#server.error What to do}
   *
   * @see {@link http://localhost:8080/docs/operations/reference-data#listTransmissionTypes Examples and every field}
   */
  listTransmissionTypes(input?: ListTransmissionTypesInput): Promise<Result<readonly ReferenceItem[], ListTransmissionTypesErrorKey>>;
  /**
   * List delivery types
   *
   * The seven ways a car can be handed over. The list hardly ever changes and may be kept for an hour.
   *
   * `GET /helper-data/delivery-types`, 100 times in 60 seconds for each user
   *
   * Errors, besides those of any call:
   * - `referenceData.invalidRequest` (400): A query parameter is unknown, malformed or out of range. `details` names it. {@link http://localhost:8080/docs/errors#referenceData.invalidRequest What to do}
   * - `referenceData.unauthorized` (401): The `Authorization` header carries no access token that is valid now. `details` says whether it is missing, of another scheme, malformed or not valid; of a token that is not valid, not whether it ever was. {@link http://localhost:8080/docs/errors#referenceData.unauthorized What to do}
   * - `token.keySuspended` (401): The key was suspended or disabled after the token was issued, or has come to its end, as a key does that was rolled. Every token of the key stops working within five seconds, for good. {@link http://localhost:8080/docs/errors#token.keySuspended What to do}
   * - `referenceData.forbidden` (403): The access token is valid, but reading reference data is switched off for the agency. {@link http://localhost:8080/docs/errors#referenceData.forbidden What to do}
   * - `rateLimit.exceeded` (429): The published limit of the operation is used up for this user, or too many calls with invalid tokens came from this address. {@link http://localhost:8080/docs/errors#rateLimit.exceeded What to do}
   * - `server.error` (500): Something unexpected happened on our side. The `X-Request-Id` of the answer finds it in our records. {@link http://localhost:8080/docs/errors#server.error What to do}
   *
   * @see {@link http://localhost:8080/docs/operations/reference-data#listDeliveryTypes Examples and every field}
   */
  listDeliveryTypes(input?: ListDeliveryTypesInput): Promise<Result<readonly ReferenceItem[], ListDeliveryTypesErrorKey>>;
  /**
   * List extra product types
   *
   * The kinds of extra products, named in the language of `Accept-Language`. The list hardly ever changes and may be kept for an hour.
   *
   * `GET /helper-data/extra-products`, 100 times in 60 seconds for each user
   *
   * Errors, besides those of any call:
   * - `referenceData.invalidRequest` (400): A query parameter is unknown, malformed or out of range. `details` names it. {@link http://localhost:8080/docs/errors#referenceData.invalidRequest What to do}
   * - `referenceData.unauthorized` (401): The `Authorization` header carries no access token that is valid now. `details` says whether it is missing, of another scheme, malformed or not valid; of a token that is not valid, not whether it ever was. {@link http://localhost:8080/docs/errors#referenceData.unauthorized What to do}
   * - `token.keySuspended` (401): The key was suspended or disabled after the token was issued, or has come to its end, as a key does that was rolled. Every token of the key stops working within five seconds, for good. {@link http://localhost:8080/docs/errors#token.keySuspended What to do}
   * - `referenceData.forbidden` (403): The access token is valid, but reading reference data is switched off for the agency. {@link http://localhost:8080/docs/errors#referenceData.forbidden What to do}
   * - `rateLimit.exceeded` (429): The published limit of the operation is used up for this user, or too many calls with invalid tokens came from this address. {@link http://localhost:8080/docs/errors#rateLimit.exceeded What to do}
   * - `server.error` (500): Something unexpected happened on our side. The `X-Request-Id` of the answer finds it in our records. {@link http://localhost:8080/docs/errors#server.error What to do}
   *
   * @see {@link http://localhost:8080/docs/operations/reference-data#listExtraProductTypes Examples and every field}
   */
  listExtraProductTypes(input?: ListExtraProductTypesInput): Promise<Result<readonly ExtraProductType[], ListExtraProductTypesErrorKey>>;
  /**
   * List suppliers
   *
   * The companies that rent out cars, in pages. A subsupplier names its main supplier in `parentID`; for a main supplier that is null. The pages hardly ever change and may be kept for an hour.
   *
   * `GET /helper-data/suppliers`, 100 times in 60 seconds for each user
   *
   * Errors, besides those of any call:
   * - `referenceData.invalidRequest` (400): A query parameter is unknown, malformed or out of range. `details` names it. {@link http://localhost:8080/docs/errors#referenceData.invalidRequest What to do}
   * - `referenceData.unauthorized` (401): The `Authorization` header carries no access token that is valid now. `details` says whether it is missing, of another scheme, malformed or not valid; of a token that is not valid, not whether it ever was. {@link http://localhost:8080/docs/errors#referenceData.unauthorized What to do}
   * - `token.keySuspended` (401): The key was suspended or disabled after the token was issued, or has come to its end, as a key does that was rolled. Every token of the key stops working within five seconds, for good. {@link http://localhost:8080/docs/errors#token.keySuspended What to do}
   * - `referenceData.forbidden` (403): The access token is valid, but reading reference data is switched off for the agency. {@link http://localhost:8080/docs/errors#referenceData.forbidden What to do}
   * - `rateLimit.exceeded` (429): The published limit of the operation is used up for this user, or too many calls with invalid tokens came from this address. {@link http://localhost:8080/docs/errors#rateLimit.exceeded What to do}
   * - `server.error` (500): Something unexpected happened on our side. The `X-Request-Id` of the answer finds it in our records. {@link http://localhost:8080/docs/errors#server.error What to do}
   *
   * @see {@link http://localhost:8080/docs/operations/reference-data#listSuppliers Examples and every field}
   */
  listSuppliers(input?: ListSuppliersInput): Promise<Result<SupplierPage, ListSuppliersErrorKey>>;
  /**
   * List divisions
   *
   * The states and provinces of a country, by name. `adm1` of a billing address takes `name`, `localName` or `code` of any of them, and common names besides. A country without known divisions has an empty list, and there `adm1` is free. The list hardly ever changes and may be kept for an hour.
   *
   * `GET /helper-data/divisions`, 100 times in 60 seconds for each user
   *
   * Errors, besides those of any call:
   * - `referenceData.invalidRequest` (400): A query parameter is unknown, malformed or out of range. `details` names it. {@link http://localhost:8080/docs/errors#referenceData.invalidRequest What to do}
   * - `referenceData.unauthorized` (401): The `Authorization` header carries no access token that is valid now. `details` says whether it is missing, of another scheme, malformed or not valid; of a token that is not valid, not whether it ever was. {@link http://localhost:8080/docs/errors#referenceData.unauthorized What to do}
   * - `token.keySuspended` (401): The key was suspended or disabled after the token was issued, or has come to its end, as a key does that was rolled. Every token of the key stops working within five seconds, for good. {@link http://localhost:8080/docs/errors#token.keySuspended What to do}
   * - `referenceData.forbidden` (403): The access token is valid, but reading reference data is switched off for the agency. {@link http://localhost:8080/docs/errors#referenceData.forbidden What to do}
   * - `rateLimit.exceeded` (429): The published limit of the operation is used up for this user, or too many calls with invalid tokens came from this address. {@link http://localhost:8080/docs/errors#rateLimit.exceeded What to do}
   * - `server.error` (500): Something unexpected happened on our side. The `X-Request-Id` of the answer finds it in our records. {@link http://localhost:8080/docs/errors#server.error What to do}
   *
   * @see {@link http://localhost:8080/docs/operations/reference-data#listDivisions Examples and every field}
   */
  listDivisions(input: ListDivisionsInput): Promise<Result<readonly Division[], ListDivisionsErrorKey>>;
  /**
   * Read what has happened
   *
   * The events of your agency behind a position, the oldest first. What was changed before the request is in the answer.
   *
   * Keep `position` and send it as `after` next time: nothing is left out and nothing comes twice. With `wait`, an answer without an event is held back
   * until there is one, so asking again and again costs little and tells you within a second. Up to five requests of an agency wait at a time;
   * one more is answered at once. Events are kept for 30 days.
   *
   * `GET /events`, 60 times in 60 seconds for each user
   *
   * Errors, besides those of any call:
   * - `request.invalid` (400): A field is missing, unknown, malformed or out of range. `details` names the first such field. {@link http://localhost:8080/docs/errors#request.invalid What to do}
   * - `token.invalid` (401): The `Authorization` header carries no access token that is valid now. `details` says whether it is missing, of another scheme, malformed or not valid; of a token that is not valid, not whether it ever was. {@link http://localhost:8080/docs/errors#token.invalid What to do}
   * - `token.keySuspended` (401): The key was suspended or disabled after the token was issued, or has come to its end, as a key does that was rolled. Every token of the key stops working within five seconds, for good. {@link http://localhost:8080/docs/errors#token.keySuspended What to do}
   * - `event.gone` (422): Events are kept for 30 days, and some behind `after` are gone. Without `after`, or with 0, the feed begins at the oldest event that is kept. `details.firstPosition` is the oldest that can still be read. {@link http://localhost:8080/docs/errors#event.gone What to do}
   * - `rateLimit.exceeded` (429): The published limit of the operation is used up for this user, or too many calls with invalid tokens came from this address. {@link http://localhost:8080/docs/errors#rateLimit.exceeded What to do}
   * - `server.error` (500): Something unexpected happened on our side. The `X-Request-Id` of the answer finds it in our records. {@link http://localhost:8080/docs/errors#server.error What to do}
   *
   * @see {@link http://localhost:8080/docs/operations/events#listEvents Examples and every field}
   */
  listEvents(input?: ListEventsInput): Promise<Result<EventPage, ListEventsErrorKey>>;
  /**
   * Have events sent to you
   *
   * Events are sent to this address from now on, each as `listEvents` shows it, signed by [Standard Webhooks](https://www.standardwebhooks.com).
   *
   * The answer has the secret that signs them; it is shown this once. At most ten endpoints.
   *
   * `POST /webhook-endpoints`, 10 times in 60 seconds for each user
   *
   * Errors, besides those of any call:
   * - `request.invalid` (400): A field is missing, unknown, malformed or out of range. `details` names the first such field. {@link http://localhost:8080/docs/errors#request.invalid What to do}
   * - `token.invalid` (401): The `Authorization` header carries no access token that is valid now. `details` says whether it is missing, of another scheme, malformed or not valid; of a token that is not valid, not whether it ever was. {@link http://localhost:8080/docs/errors#token.invalid What to do}
   * - `token.keySuspended` (401): The key was suspended or disabled after the token was issued, or has come to its end, as a key does that was rolled. Every token of the key stops working within five seconds, for good. {@link http://localhost:8080/docs/errors#token.keySuspended What to do}
   * - `key.readOnly` (403): The key was made for reading, and the operation changes something. {@link http://localhost:8080/docs/errors#key.readOnly What to do}
   * - `webhookEndpoint.addressRefused` (422): The address is not https, has user info or another port than 443 and 8443, or leads to where only machines of a private network are. `details` says which. {@link http://localhost:8080/docs/errors#webhookEndpoint.addressRefused What to do}
   * - `webhookEndpoint.tooMany` (422): No agency has more than ten. {@link http://localhost:8080/docs/errors#webhookEndpoint.tooMany What to do}
   * - `rateLimit.exceeded` (429): The published limit of the operation is used up for this user, or too many calls with invalid tokens came from this address. {@link http://localhost:8080/docs/errors#rateLimit.exceeded What to do}
   * - `server.error` (500): Something unexpected happened on our side. The `X-Request-Id` of the answer finds it in our records. {@link http://localhost:8080/docs/errors#server.error What to do}
   *
   * @see {@link http://localhost:8080/docs/operations/webhooks#createWebhookEndpoint Examples and every field}
   */
  createWebhookEndpoint(input: CreateWebhookEndpointInput): Promise<Result<WebhookEndpointSecret, CreateWebhookEndpointErrorKey>>;
  /**
   * List webhook endpoints
   *
   * All endpoints of the agency, the oldest first, without their secrets.
   *
   * `GET /webhook-endpoints`, 60 times in 60 seconds for each user
   *
   * Errors, besides those of any call:
   * - `request.invalid` (400): A field is missing, unknown, malformed or out of range. `details` names the first such field. {@link http://localhost:8080/docs/errors#request.invalid What to do}
   * - `token.invalid` (401): The `Authorization` header carries no access token that is valid now. `details` says whether it is missing, of another scheme, malformed or not valid; of a token that is not valid, not whether it ever was. {@link http://localhost:8080/docs/errors#token.invalid What to do}
   * - `token.keySuspended` (401): The key was suspended or disabled after the token was issued, or has come to its end, as a key does that was rolled. Every token of the key stops working within five seconds, for good. {@link http://localhost:8080/docs/errors#token.keySuspended What to do}
   * - `rateLimit.exceeded` (429): The published limit of the operation is used up for this user, or too many calls with invalid tokens came from this address. {@link http://localhost:8080/docs/errors#rateLimit.exceeded What to do}
   * - `server.error` (500): Something unexpected happened on our side. The `X-Request-Id` of the answer finds it in our records. {@link http://localhost:8080/docs/errors#server.error What to do}
   *
   * @see {@link http://localhost:8080/docs/operations/webhooks#listWebhookEndpoints Examples and every field}
   */
  listWebhookEndpoints(input?: ListWebhookEndpointsInput): Promise<Result<WebhookEndpointList, ListWebhookEndpointsErrorKey>>;
  /**
   * Change or switch a webhook endpoint
   *
   * What is sent is changed, the rest stays. `types: []` sends all types again.
   *
   * While it is `disabled` nothing is sent to it. Switched on again, it gets what happens from then on, and what was left unsent before;
   * `redeliverEvents` sends what happened meanwhile.
   *
   * `PATCH /webhook-endpoints/{endpointId}`, 30 times in 60 seconds for each user
   *
   * Errors, besides those of any call:
   * - `request.invalid` (400): A field is missing, unknown, malformed or out of range. `details` names the first such field. {@link http://localhost:8080/docs/errors#request.invalid What to do}
   * - `token.invalid` (401): The `Authorization` header carries no access token that is valid now. `details` says whether it is missing, of another scheme, malformed or not valid; of a token that is not valid, not whether it ever was. {@link http://localhost:8080/docs/errors#token.invalid What to do}
   * - `token.keySuspended` (401): The key was suspended or disabled after the token was issued, or has come to its end, as a key does that was rolled. Every token of the key stops working within five seconds, for good. {@link http://localhost:8080/docs/errors#token.keySuspended What to do}
   * - `key.readOnly` (403): The key was made for reading, and the operation changes something. {@link http://localhost:8080/docs/errors#key.readOnly What to do}
   * - `webhookEndpoint.notFound` (404): The `endpointId` is unknown, belongs to another agency, or was deleted. {@link http://localhost:8080/docs/errors#webhookEndpoint.notFound What to do}
   * - `webhookEndpoint.addressRefused` (422): The address is not https, has user info or another port than 443 and 8443, or leads to where only machines of a private network are. `details` says which. {@link http://localhost:8080/docs/errors#webhookEndpoint.addressRefused What to do}
   * - `rateLimit.exceeded` (429): The published limit of the operation is used up for this user, or too many calls with invalid tokens came from this address. {@link http://localhost:8080/docs/errors#rateLimit.exceeded What to do}
   * - `server.error` (500): Something unexpected happened on our side. The `X-Request-Id` of the answer finds it in our records. {@link http://localhost:8080/docs/errors#server.error What to do}
   *
   * @see {@link http://localhost:8080/docs/operations/webhooks#updateWebhookEndpoint Examples and every field}
   */
  updateWebhookEndpoint(input: UpdateWebhookEndpointInput): Promise<Result<WebhookEndpoint, UpdateWebhookEndpointErrorKey>>;
  /**
   * Delete a webhook endpoint
   *
   * The endpoint is gone, with its secret and its deliveries. What is being sent at this moment may still arrive.
   *
   * `DELETE /webhook-endpoints/{endpointId}`, 30 times in 60 seconds for each user
   *
   * Errors, besides those of any call:
   * - `request.invalid` (400): A field is missing, unknown, malformed or out of range. `details` names the first such field. {@link http://localhost:8080/docs/errors#request.invalid What to do}
   * - `token.invalid` (401): The `Authorization` header carries no access token that is valid now. `details` says whether it is missing, of another scheme, malformed or not valid; of a token that is not valid, not whether it ever was. {@link http://localhost:8080/docs/errors#token.invalid What to do}
   * - `token.keySuspended` (401): The key was suspended or disabled after the token was issued, or has come to its end, as a key does that was rolled. Every token of the key stops working within five seconds, for good. {@link http://localhost:8080/docs/errors#token.keySuspended What to do}
   * - `key.readOnly` (403): The key was made for reading, and the operation changes something. {@link http://localhost:8080/docs/errors#key.readOnly What to do}
   * - `webhookEndpoint.notFound` (404): The `endpointId` is unknown, belongs to another agency, or was deleted. {@link http://localhost:8080/docs/errors#webhookEndpoint.notFound What to do}
   * - `rateLimit.exceeded` (429): The published limit of the operation is used up for this user, or too many calls with invalid tokens came from this address. {@link http://localhost:8080/docs/errors#rateLimit.exceeded What to do}
   * - `server.error` (500): Something unexpected happened on our side. The `X-Request-Id` of the answer finds it in our records. {@link http://localhost:8080/docs/errors#server.error What to do}
   *
   * @see {@link http://localhost:8080/docs/operations/webhooks#deleteWebhookEndpoint Examples and every field}
   */
  deleteWebhookEndpoint(input: DeleteWebhookEndpointInput): Promise<Result<undefined, DeleteWebhookEndpointErrorKey>>;
  /**
   * Renew the secret of a webhook endpoint
   *
   * The answer has a new secret, shown this once. For 24 hours messages carry a signature of each, so take the new one over at any time of these.
   *
   * Renewed again meanwhile, the oldest of the three is no longer used.
   *
   * `POST /webhook-endpoints/{endpointId}/secret`, 10 times in 60 seconds for each user
   *
   * Errors, besides those of any call:
   * - `request.invalid` (400): A field is missing, unknown, malformed or out of range. `details` names the first such field. {@link http://localhost:8080/docs/errors#request.invalid What to do}
   * - `token.invalid` (401): The `Authorization` header carries no access token that is valid now. `details` says whether it is missing, of another scheme, malformed or not valid; of a token that is not valid, not whether it ever was. {@link http://localhost:8080/docs/errors#token.invalid What to do}
   * - `token.keySuspended` (401): The key was suspended or disabled after the token was issued, or has come to its end, as a key does that was rolled. Every token of the key stops working within five seconds, for good. {@link http://localhost:8080/docs/errors#token.keySuspended What to do}
   * - `key.readOnly` (403): The key was made for reading, and the operation changes something. {@link http://localhost:8080/docs/errors#key.readOnly What to do}
   * - `webhookEndpoint.notFound` (404): The `endpointId` is unknown, belongs to another agency, or was deleted. {@link http://localhost:8080/docs/errors#webhookEndpoint.notFound What to do}
   * - `rateLimit.exceeded` (429): The published limit of the operation is used up for this user, or too many calls with invalid tokens came from this address. {@link http://localhost:8080/docs/errors#rateLimit.exceeded What to do}
   * - `server.error` (500): Something unexpected happened on our side. The `X-Request-Id` of the answer finds it in our records. {@link http://localhost:8080/docs/errors#server.error What to do}
   *
   * @see {@link http://localhost:8080/docs/operations/webhooks#rotateWebhookSecret Examples and every field}
   */
  rotateWebhookSecret(input: RotateWebhookSecretInput): Promise<Result<WebhookEndpointSecret, RotateWebhookSecretErrorKey>>;
  /**
   * Send a test event
   *
   * Sends the event `webhookEndpoint.pinged` to this endpoint alone, whatever its `types`. `listWebhookDeliveries` says what came of it.
   *
   * `POST /webhook-endpoints/{endpointId}/ping`, 10 times in 60 seconds for each user
   *
   * Errors, besides those of any call:
   * - `request.invalid` (400): A field is missing, unknown, malformed or out of range. `details` names the first such field. {@link http://localhost:8080/docs/errors#request.invalid What to do}
   * - `token.invalid` (401): The `Authorization` header carries no access token that is valid now. `details` says whether it is missing, of another scheme, malformed or not valid; of a token that is not valid, not whether it ever was. {@link http://localhost:8080/docs/errors#token.invalid What to do}
   * - `token.keySuspended` (401): The key was suspended or disabled after the token was issued, or has come to its end, as a key does that was rolled. Every token of the key stops working within five seconds, for good. {@link http://localhost:8080/docs/errors#token.keySuspended What to do}
   * - `key.readOnly` (403): The key was made for reading, and the operation changes something. {@link http://localhost:8080/docs/errors#key.readOnly What to do}
   * - `webhookEndpoint.notFound` (404): The `endpointId` is unknown, belongs to another agency, or was deleted. {@link http://localhost:8080/docs/errors#webhookEndpoint.notFound What to do}
   * - `webhookEndpoint.disabled` (422): Nothing is sent to an endpoint that is `disabled`. {@link http://localhost:8080/docs/errors#webhookEndpoint.disabled What to do}
   * - `rateLimit.exceeded` (429): The published limit of the operation is used up for this user, or too many calls with invalid tokens came from this address. {@link http://localhost:8080/docs/errors#rateLimit.exceeded What to do}
   * - `server.error` (500): Something unexpected happened on our side. The `X-Request-Id` of the answer finds it in our records. {@link http://localhost:8080/docs/errors#server.error What to do}
   *
   * @see {@link http://localhost:8080/docs/operations/webhooks#pingWebhookEndpoint Examples and every field}
   */
  pingWebhookEndpoint(input: PingWebhookEndpointInput): Promise<Result<undefined, PingWebhookEndpointErrorKey>>;
  /**
   * List what was sent to an endpoint
   *
   * One entry for each event that was or is to be sent to the endpoint, the newest event first, for 30 days. What your server answered is told by its status and how long it took.
   *
   * While `nextCursor` comes with a page, send it as `cursor` for the next one, with the same filters.
   *
   * `GET /webhook-endpoints/{endpointId}/deliveries`, 60 times in 60 seconds for each user
   *
   * Errors, besides those of any call:
   * - `request.invalid` (400): A field is missing, unknown, malformed or out of range. `details` names the first such field. {@link http://localhost:8080/docs/errors#request.invalid What to do}
   * - `token.invalid` (401): The `Authorization` header carries no access token that is valid now. `details` says whether it is missing, of another scheme, malformed or not valid; of a token that is not valid, not whether it ever was. {@link http://localhost:8080/docs/errors#token.invalid What to do}
   * - `token.keySuspended` (401): The key was suspended or disabled after the token was issued, or has come to its end, as a key does that was rolled. Every token of the key stops working within five seconds, for good. {@link http://localhost:8080/docs/errors#token.keySuspended What to do}
   * - `webhookEndpoint.notFound` (404): The `endpointId` is unknown, belongs to another agency, or was deleted. {@link http://localhost:8080/docs/errors#webhookEndpoint.notFound What to do}
   * - `rateLimit.exceeded` (429): The published limit of the operation is used up for this user, or too many calls with invalid tokens came from this address. {@link http://localhost:8080/docs/errors#rateLimit.exceeded What to do}
   * - `server.error` (500): Something unexpected happened on our side. The `X-Request-Id` of the answer finds it in our records. {@link http://localhost:8080/docs/errors#server.error What to do}
   *
   * @see {@link http://localhost:8080/docs/operations/webhooks#listWebhookDeliveries Examples and every field}
   */
  listWebhookDeliveries(input: ListWebhookDeliveriesInput): Promise<Result<WebhookDeliveryList, ListWebhookDeliveriesErrorKey>>;
  /**
   * Send events again
   *
   * Sends the events of a range of positions to the endpoint again, delivered before or not, as long as it takes their types. For one event, `from` and `to` are its position.
   *
   * They keep their `webhook-id`, so what you have already is told apart.
   *
   * `POST /webhook-endpoints/{endpointId}/redeliver`, 10 times in 60 seconds for each user
   *
   * Errors, besides those of any call:
   * - `request.invalid` (400): A field is missing, unknown, malformed or out of range. `details` names the first such field. {@link http://localhost:8080/docs/errors#request.invalid What to do}
   * - `token.invalid` (401): The `Authorization` header carries no access token that is valid now. `details` says whether it is missing, of another scheme, malformed or not valid; of a token that is not valid, not whether it ever was. {@link http://localhost:8080/docs/errors#token.invalid What to do}
   * - `token.keySuspended` (401): The key was suspended or disabled after the token was issued, or has come to its end, as a key does that was rolled. Every token of the key stops working within five seconds, for good. {@link http://localhost:8080/docs/errors#token.keySuspended What to do}
   * - `key.readOnly` (403): The key was made for reading, and the operation changes something. {@link http://localhost:8080/docs/errors#key.readOnly What to do}
   * - `webhookEndpoint.notFound` (404): The `endpointId` is unknown, belongs to another agency, or was deleted. {@link http://localhost:8080/docs/errors#webhookEndpoint.notFound What to do}
   * - `rateLimit.exceeded` (429): The published limit of the operation is used up for this user, or too many calls with invalid tokens came from this address. {@link http://localhost:8080/docs/errors#rateLimit.exceeded What to do}
   * - `server.error` (500): Something unexpected happened on our side. The `X-Request-Id` of the answer finds it in our records. {@link http://localhost:8080/docs/errors#server.error What to do}
   *
   * @see {@link http://localhost:8080/docs/operations/webhooks#redeliverEvents Examples and every field}
   */
  redeliverEvents(input: RedeliverEventsInput): Promise<Result<Redelivery, RedeliverEventsErrorKey>>;
}

/** What any call may end with: errors of logging in, and those of every request. */
export type AnyCallErrorKey = 'auth.invalidRequest' | 'auth.wrongCredentials' | 'auth.keySuspended' | 'auth.addressNotAllowed' | 'auth.rateLimited' | 'auth.internalError' | 'auth.invalidRefreshToken' | 'server.busy' | 'key.addressNotAllowed' | 'path.notFound' | 'method.notAllowed' | 'request.timeout' | 'body.tooLarge' | 'mediaType.unsupported' | 'request.expectationFailed' | 'headers.tooLarge';

/** What `searchLocations` takes. */
export interface SearchLocationsInput {
  readonly query: {
    /** What the traveller has typed so far. At least 2 characters, blanks around it not counted. Letter case and accents do not matter, in any language. */
    readonly query: string;
  };
  readonly headers?: {
    /** The language of who types, as HTTP writes it, weights included. It may name a country, such as `de-AT`; else it stands for the country where it is most spoken, and `en` for none. */
    readonly 'Accept-Language'?: string;
    /** Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours. */
    readonly 'X-Request-Id'?: string;
  };
  /** Aborted, it ends the call. */
  readonly signal?: AbortSignal;
}

/** The errors that `searchLocations` may end with. */
export type SearchLocationsErrorKey = 'request.invalid' | 'token.invalid' | 'token.keySuspended' | 'rateLimit.exceeded' | 'server.error' | AnyCallErrorKey;

/** What `getLocation` takes. */
export interface GetLocationInput {
  readonly path: {
    /** The `placeId` of a place prediction. */
    readonly placeId: string;
  };
  readonly headers?: {
    /** Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours. */
    readonly 'X-Request-Id'?: string;
  };
  /** Aborted, it ends the call. */
  readonly signal?: AbortSignal;
}

/** The errors that `getLocation` may end with. */
export type GetLocationErrorKey = 'request.invalid' | 'token.invalid' | 'token.keySuspended' | 'place.notFound' | 'rateLimit.exceeded' | 'server.error' | AnyCallErrorKey;

/** What `searchCars` takes. */
export interface SearchCarsInput {
  readonly headers?: {
    /** The currency of every price in the answer. Prices of vendors that use another one are converted. */
    readonly 'X-Currency'?: Currency;
    /** The language of every name and text in the answer, as HTTP writes it, weights included. `en`, `tr` and `de` are served. Without it, with `*` or with other languages, names are those of the reference data, mostly Turkish, and texts are English. */
    readonly 'Accept-Language'?: string;
    /** Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours. */
    readonly 'X-Request-Id'?: string;
  };
  /** Where, when, and for whom a car is wanted. */
  readonly body: CarSearchRequest;
  /** Aborted, it ends the call. */
  readonly signal?: AbortSignal;
}

/** The errors that `searchCars` may end with. */
export type SearchCarsErrorKey = 'request.invalid' | 'token.invalid' | 'token.keySuspended' | 'carSearch.fullCreditNotAllowed' | 'rateLimit.exceeded' | 'carSearch.noVendorAnswered' | 'server.error' | AnyCallErrorKey;

/** What `listExtraProducts` takes. */
export interface ListExtraProductsInput {
  readonly path: {
    /** The `searchID` of a search result, not older than 15 minutes. */
    readonly searchID: string;
    /** The `code` of a search result. */
    readonly code: string;
  };
  readonly headers?: {
    /** The language of every name and text in the answer, as HTTP writes it, weights included. `en`, `tr` and `de` are served. Without it, with `*` or with other languages, names are those of the reference data, mostly Turkish, and texts are English. */
    readonly 'Accept-Language'?: string;
    /** Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours. */
    readonly 'X-Request-Id'?: string;
  };
  /** Aborted, it ends the call. */
  readonly signal?: AbortSignal;
}

/** The errors that `listExtraProducts` may end with. */
export type ListExtraProductsErrorKey = 'request.invalid' | 'token.invalid' | 'token.keySuspended' | 'carSearch.offerNotFound' | 'rateLimit.exceeded' | 'carSearch.noVendorAnswered' | 'server.error' | AnyCallErrorKey;

/** What `quoteCar` takes. */
export interface QuoteCarInput {
  readonly path: {
    /** The `searchID` of a search result, not older than 15 minutes. */
    readonly searchID: string;
    /** The `code` of a search result. */
    readonly code: string;
  };
  readonly headers?: {
    /** Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours. */
    readonly 'X-Request-Id'?: string;
  };
  /** Aborted, it ends the call. */
  readonly signal?: AbortSignal;
}

/** The errors that `quoteCar` may end with. */
export type QuoteCarErrorKey = 'request.invalid' | 'token.invalid' | 'token.keySuspended' | 'carSearch.offerNotFound' | 'rateLimit.exceeded' | 'carSearch.noVendorAnswered' | 'server.error' | AnyCallErrorKey;

/** What `createOrder` takes. */
export interface CreateOrderInput {
  readonly headers: {
    /** The IP address of the end user, as the browser or app reached you. Kept for audit; it decides nothing. Of several addresses, separated by commas, the first counts. */
    readonly 'X-Forwarded-For': string;
    /** A name of your own for this order, such as a UUID. Within 24 hours, the same key with the same body answers the first result again and orders nothing; with another body it is refused. Without it, each request is an order of its own. */
    readonly 'Idempotency-Key'?: string;
    /** The language of every name and text in the answer, as HTTP writes it, weights included. `en`, `tr` and `de` are served. Without it, with `*` or with other languages, names are those of the reference data, mostly Turkish, and texts are English. */
    readonly 'Accept-Language'?: string;
    /** Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours. */
    readonly 'X-Request-Id'?: string;
  };
  /** The car, what comes with it, and who drives it. */
  readonly body: CarOrderRequest;
  /** Aborted, it ends the call. */
  readonly signal?: AbortSignal;
}

/** The errors that `createOrder` may end with. */
export type CreateOrderErrorKey = 'request.invalid' | 'token.invalid' | 'token.keySuspended' | 'key.readOnly' | 'carOrder.creditTypeNotAllowed' | 'carOrder.offerUnavailable' | 'carOrder.ruleViolated' | 'carOrder.totalDiffers' | 'order.idempotencyKeyReused' | 'rateLimit.exceeded' | 'carOrder.vendorDidNotAnswer' | 'server.error' | AnyCallErrorKey;

/** What `getOrder` takes. */
export interface GetOrderInput {
  readonly path: {
    /** The `id` of a car order. */
    readonly orderID: string;
  };
  readonly headers?: {
    /** Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours. */
    readonly 'X-Request-Id'?: string;
  };
  /** Aborted, it ends the call. */
  readonly signal?: AbortSignal;
}

/** The errors that `getOrder` may end with. */
export type GetOrderErrorKey = 'request.invalid' | 'token.invalid' | 'token.keySuspended' | 'carOrder.notFound' | 'rateLimit.exceeded' | 'server.error' | AnyCallErrorKey;

/** What `getVoucher` takes. */
export interface GetVoucherInput {
  readonly path: {
    /** The `id` of a car order. */
    readonly orderID: string;
  };
  readonly headers?: {
    /** Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours. */
    readonly 'X-Request-Id'?: string;
  };
  /** Aborted, it ends the call. */
  readonly signal?: AbortSignal;
}

/** The errors that `getVoucher` may end with. */
export type GetVoucherErrorKey = 'request.invalid' | 'token.invalid' | 'token.keySuspended' | 'carOrder.notFound' | 'carOrder.notReserved' | 'rateLimit.exceeded' | 'server.error' | AnyCallErrorKey;

/** What `checkCancelEligibility` takes. */
export interface CheckCancelEligibilityInput {
  readonly path: {
    /** The `id` of a car order. */
    readonly orderID: string;
  };
  readonly headers?: {
    /** Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours. */
    readonly 'X-Request-Id'?: string;
  };
  /** Aborted, it ends the call. */
  readonly signal?: AbortSignal;
}

/** The errors that `checkCancelEligibility` may end with. */
export type CheckCancelEligibilityErrorKey = 'request.invalid' | 'token.invalid' | 'token.keySuspended' | 'carOrder.notFound' | 'rateLimit.exceeded' | 'server.error' | AnyCallErrorKey;

/** What `cancelOrder` takes. */
export interface CancelOrderInput {
  readonly path: {
    /** The `id` of a car order. */
    readonly orderID: string;
  };
  readonly headers?: {
    /** Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours. */
    readonly 'X-Request-Id'?: string;
  };
  /** Aborted, it ends the call. */
  readonly signal?: AbortSignal;
}

/** The errors that `cancelOrder` may end with. */
export type CancelOrderErrorKey = 'request.invalid' | 'token.invalid' | 'token.keySuspended' | 'key.readOnly' | 'carOrder.notFound' | 'rateLimit.exceeded' | 'server.error' | AnyCallErrorKey;

/** What `listOrders` takes. */
export interface ListOrdersInput {
  readonly query?: {
    /** The `nextCursor` of the page before, sent with the same filters; without it, the first page. */
    readonly cursor?: string;
    /** How many a page holds at most. */
    readonly limit?: number;
    /** Only orders whose car is this far. */
    readonly status?: ItemStatus;
    /** Only orders made at this moment or later. A `+` in the offset is sent as `%2B`. */
    readonly createdFrom?: string;
    /** Only orders made before this moment; it must lie after `createdFrom`. */
    readonly createdTo?: string;
    /** Only orders whose pick-up is at this moment or later. */
    readonly pickupFrom?: string;
    /** Only orders whose pick-up is before this moment; it must lie after `pickupFrom`. */
    readonly pickupTo?: string;
    /** Only orders that have changed at this moment or later. To keep a copy, send the time of your previous request less a minute. */
    readonly updatedSince?: string;
    /** Only orders of a traveller with this last name. Letter case and accents do not matter. */
    readonly lastName?: string;
    /** Only orders with exactly this number of your own. */
    readonly trackingID?: TrackingId;
    /** Only the orders that the vendor calls so. */
    readonly vendorReservationID?: string;
  };
  readonly headers?: {
    /** Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours. */
    readonly 'X-Request-Id'?: string;
  };
  /** Aborted, it ends the call. */
  readonly signal?: AbortSignal;
}

/** The errors that `listOrders` may end with. */
export type ListOrdersErrorKey = 'request.invalid' | 'token.invalid' | 'token.keySuspended' | 'rateLimit.exceeded' | 'server.error' | AnyCallErrorKey;

/** What `getInstallmentInfo` takes. */
export interface GetInstallmentInfoInput {
  readonly headers?: {
    /** Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours. */
    readonly 'X-Request-Id'?: string;
  };
  /** The order and the beginning of the card number. */
  readonly body: InstallmentInfoRequest;
  /** Aborted, it ends the call. */
  readonly signal?: AbortSignal;
}

/** The errors that `getInstallmentInfo` may end with. */
export type GetInstallmentInfoErrorKey = 'payment.invalidRequest' | 'token.invalid' | 'token.keySuspended' | 'payment.orderNotFound' | 'payment.orderNotPayable' | 'payment.ruleViolated' | 'rateLimit.exceeded' | 'payment.processorDidNotAnswer' | 'server.error' | AnyCallErrorKey;

/** What `payOrder` takes. */
export interface PayOrderInput {
  readonly headers?: {
    /** Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours. */
    readonly 'X-Request-Id'?: string;
  };
  /** The order and how to pay it. */
  readonly body: PaymentRequest;
  /** Aborted, it ends the call. */
  readonly signal?: AbortSignal;
}

/** The errors that `payOrder` may end with. */
export type PayOrderErrorKey = 'payment.invalidRequest' | 'token.invalid' | 'token.keySuspended' | 'key.readOnly' | 'cardPayment.declined' | 'cardPayment.insufficientFunds' | 'cardPayment.cardExpired' | 'cardPayment.invalidCardNumber' | 'cardPayment.invalidCvc' | 'cardPayment.threeDSecureFailed' | 'cardPayment.tooManyDeclines' | 'limitPayment.limitExceeded' | 'payment.limitNotAllowed' | 'payment.orderNotFound' | 'payment.orderNotPayable' | 'payment.ruleViolated' | 'payment.tooManyDeclines' | 'payment.notTestVendor' | 'rateLimit.exceeded' | 'cardPayment.outcomeUnknown' | 'payment.processorDidNotAnswer' | 'server.error' | AnyCallErrorKey;

/** What `listCreditLimits` takes. */
export interface ListCreditLimitsInput {
  readonly headers?: {
    /** Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours. */
    readonly 'X-Request-Id'?: string;
  };
  /** Aborted, it ends the call. */
  readonly signal?: AbortSignal;
}

/** The errors that `listCreditLimits` may end with. */
export type ListCreditLimitsErrorKey = 'payment.invalidRequest' | 'token.invalid' | 'token.keySuspended' | 'rateLimit.exceeded' | 'server.error' | AnyCallErrorKey;

/** What `checkCredit` takes. */
export interface CheckCreditInput {
  readonly headers?: {
    /** Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours. */
    readonly 'X-Request-Id'?: string;
  };
  /** The traveller and the car. */
  readonly body: CreditCheckRequest;
  /** Aborted, it ends the call. */
  readonly signal?: AbortSignal;
}

/** The errors that `checkCredit` may end with. */
export type CheckCreditErrorKey = 'creditCheck.malformedBody' | 'creditCheck.invalidRequest' | 'creditCheck.unknownReference' | 'creditCheck.unauthorized' | 'token.keySuspended' | 'creditCheck.forbidden' | 'creditCheck.agencyNotConfigured' | 'rateLimit.exceeded' | 'creditCheck.bureauDidNotAnswer' | 'server.error' | AnyCallErrorKey;

/** What `listCreditCheckPhones` takes. */
export interface ListCreditCheckPhonesInput {
  readonly headers?: {
    /** Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours. */
    readonly 'X-Request-Id'?: string;
  };
  /** The traveller and the car. */
  readonly body: CreditCheckRequest;
  /** Aborted, it ends the call. */
  readonly signal?: AbortSignal;
}

/** The errors that `listCreditCheckPhones` may end with. */
export type ListCreditCheckPhonesErrorKey = 'creditCheck.malformedBody' | 'creditCheck.invalidRequest' | 'creditCheck.unknownReference' | 'creditCheck.unauthorized' | 'token.keySuspended' | 'creditCheck.forbidden' | 'creditCheck.agencyNotConfigured' | 'rateLimit.exceeded' | 'creditCheck.bureauDidNotAnswer' | 'server.error' | AnyCallErrorKey;

/** What `createCreditReport` takes. */
export interface CreateCreditReportInput {
  readonly headers?: {
    /** Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours. */
    readonly 'X-Request-Id'?: string;
  };
  /** The traveller, the car and the phone. */
  readonly body: CreditReportRequest;
  /** Aborted, it ends the call. */
  readonly signal?: AbortSignal;
}

/** The errors that `createCreditReport` may end with. */
export type CreateCreditReportErrorKey = 'creditCheck.malformedBody' | 'creditCheck.invalidRequest' | 'creditCheck.phoneDoesNotMatch' | 'creditCheck.reportLimitReached' | 'creditCheck.unknownReference' | 'creditCheck.unauthorized' | 'token.keySuspended' | 'key.readOnly' | 'creditCheck.forbidden' | 'creditCheck.agencyNotConfigured' | 'rateLimit.exceeded' | 'creditCheck.bureauDidNotAnswer' | 'server.error' | AnyCallErrorKey;

/** What `confirmCreditPin` takes. */
export interface ConfirmCreditPinInput {
  readonly headers?: {
    /** Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours. */
    readonly 'X-Request-Id'?: string;
  };
  /** The report and its PIN. */
  readonly body: CreditPinRequest;
  /** Aborted, it ends the call. */
  readonly signal?: AbortSignal;
}

/** The errors that `confirmCreditPin` may end with. */
export type ConfirmCreditPinErrorKey = 'creditCheck.malformedBody' | 'creditCheck.invalidRequest' | 'creditCheck.wrongPin' | 'creditCheck.pinExpired' | 'creditCheck.pinTriesUsedUp' | 'creditCheck.unknownReference' | 'creditCheck.unauthorized' | 'token.keySuspended' | 'key.readOnly' | 'creditCheck.forbidden' | 'creditCheck.agencyNotConfigured' | 'rateLimit.exceeded' | 'creditCheck.bureauDidNotAnswer' | 'server.error' | AnyCallErrorKey;

/** What `renewCreditPin` takes. */
export interface RenewCreditPinInput {
  readonly headers?: {
    /** Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours. */
    readonly 'X-Request-Id'?: string;
  };
  /** The report. */
  readonly body: CreditPinRenewalRequest;
  /** Aborted, it ends the call. */
  readonly signal?: AbortSignal;
}

/** The errors that `renewCreditPin` may end with. */
export type RenewCreditPinErrorKey = 'creditCheck.malformedBody' | 'creditCheck.invalidRequest' | 'creditCheck.renewLimitReached' | 'creditCheck.alreadyConfirmed' | 'creditCheck.unknownReference' | 'creditCheck.unauthorized' | 'token.keySuspended' | 'key.readOnly' | 'creditCheck.forbidden' | 'creditCheck.agencyNotConfigured' | 'rateLimit.exceeded' | 'creditCheck.bureauDidNotAnswer' | 'server.error' | AnyCallErrorKey;

/** What `searchTransfers` takes. */
export interface SearchTransfersInput {
  readonly headers?: {
    /** The currency of every price in the answer. Prices of vendors that use another one are converted. */
    readonly 'X-Currency'?: Currency;
    /** The language of every name and text in the answer, as HTTP writes it, weights included. `en`, `tr` and `de` are served. Without it, with `*` or with other languages, names are those of the reference data, mostly Turkish, and texts are English. */
    readonly 'Accept-Language'?: string;
    /** Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours. */
    readonly 'X-Request-Id'?: string;
  };
  /** From where, to where, when, and for how many. */
  readonly body: TransferSearchRequest;
  /** Aborted, it ends the call. */
  readonly signal?: AbortSignal;
}

/** The errors that `searchTransfers` may end with. */
export type SearchTransfersErrorKey = 'request.invalid' | 'token.invalid' | 'token.keySuspended' | 'rateLimit.exceeded' | 'transferSearch.noSupplierAnswered' | 'server.error' | AnyCallErrorKey;

/** What `getTransfer` takes. */
export interface GetTransferInput {
  readonly path: {
    /** The `searchId` of a transfer search, not older than half an hour. */
    readonly searchId: string;
    /** The `code` of a product of the search. */
    readonly code: string;
  };
  readonly headers?: {
    /** The language of every name and text in the answer, as HTTP writes it, weights included. `en`, `tr` and `de` are served. Without it, with `*` or with other languages, names are those of the reference data, mostly Turkish, and texts are English. */
    readonly 'Accept-Language'?: string;
    /** Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours. */
    readonly 'X-Request-Id'?: string;
  };
  /** Aborted, it ends the call. */
  readonly signal?: AbortSignal;
}

/** The errors that `getTransfer` may end with. */
export type GetTransferErrorKey = 'request.invalid' | 'token.invalid' | 'token.keySuspended' | 'transferSearch.offerNotFound' | 'rateLimit.exceeded' | 'server.error' | AnyCallErrorKey;

/** What `createTransferOrder` takes. */
export interface CreateTransferOrderInput {
  readonly headers: {
    /** The IP address of the end user, as the browser or app reached you. Kept for audit; it decides nothing. Of several addresses, separated by commas, the first counts. */
    readonly 'X-Forwarded-For': string;
    /** A name of your own for this order, such as a UUID. Within 24 hours, the same key with the same body answers the first result again and orders nothing; with another body it is refused. Without it, each request is an order of its own. */
    readonly 'Idempotency-Key'?: string;
    /** The language of every name and text in the answer, as HTTP writes it, weights included. `en`, `tr` and `de` are served. Without it, with `*` or with other languages, names are those of the reference data, mostly Turkish, and texts are English. */
    readonly 'Accept-Language'?: string;
    /** Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours. */
    readonly 'X-Request-Id'?: string;
  };
  /** The transfer, and who travels. */
  readonly body: TransferOrderRequest;
  /** Aborted, it ends the call. */
  readonly signal?: AbortSignal;
}

/** The errors that `createTransferOrder` may end with. */
export type CreateTransferOrderErrorKey = 'request.invalid' | 'token.invalid' | 'token.keySuspended' | 'key.readOnly' | 'transferOrder.customBillingNotAllowed' | 'transferSearch.offerNotFound' | 'transferOrder.ruleViolated' | 'transferOrder.noBillingAddress' | 'order.idempotencyKeyReused' | 'rateLimit.exceeded' | 'server.error' | AnyCallErrorKey;

/** What `listTransferOrders` takes. */
export interface ListTransferOrdersInput {
  readonly query?: {
    /** The `nextCursor` of the page before, sent with the same filters; without it, the first page. */
    readonly cursor?: string;
    /** How many a page holds at most. */
    readonly limit?: number;
    /** Only orders that are this far. */
    readonly status?: TransferOrderStatus;
    /** Only orders made at this moment or later. A `+` in the offset is sent as `%2B`. */
    readonly createdFrom?: string;
    /** Only orders made before this moment; it must lie after `createdFrom`. */
    readonly createdTo?: string;
    /** Only orders whose pick-up is at this moment or later. */
    readonly pickupFrom?: string;
    /** Only orders whose pick-up is before this moment; it must lie after `pickupFrom`. */
    readonly pickupTo?: string;
    /** Only orders that have changed at this moment or later. To keep a copy, send the time of your previous request less a minute. */
    readonly updatedSince?: string;
    /** Only orders of a traveller with this last name. Letter case and accents do not matter. */
    readonly lastName?: string;
    /** Only orders with exactly this number of your own. */
    readonly trackingID?: TrackingId;
    /** Only the orders that the supplier calls so. */
    readonly vendorReservationId?: string;
  };
  readonly headers?: {
    /** Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours. */
    readonly 'X-Request-Id'?: string;
  };
  /** Aborted, it ends the call. */
  readonly signal?: AbortSignal;
}

/** The errors that `listTransferOrders` may end with. */
export type ListTransferOrdersErrorKey = 'request.invalid' | 'token.invalid' | 'token.keySuspended' | 'rateLimit.exceeded' | 'server.error' | AnyCallErrorKey;

/** What `getTransferOrder` takes. */
export interface GetTransferOrderInput {
  readonly path: {
    /** The `orderId` of a transfer order. */
    readonly orderId: string;
  };
  readonly headers?: {
    /** Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours. */
    readonly 'X-Request-Id'?: string;
  };
  /** Aborted, it ends the call. */
  readonly signal?: AbortSignal;
}

/** The errors that `getTransferOrder` may end with. */
export type GetTransferOrderErrorKey = 'request.invalid' | 'token.invalid' | 'token.keySuspended' | 'transferOrder.notFound' | 'rateLimit.exceeded' | 'server.error' | AnyCallErrorKey;

/** What `checkTransferCancelEligibility` takes. */
export interface CheckTransferCancelEligibilityInput {
  readonly path: {
    /** The `orderId` of a transfer order. */
    readonly orderId: string;
  };
  readonly headers?: {
    /** Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours. */
    readonly 'X-Request-Id'?: string;
  };
  /** Aborted, it ends the call. */
  readonly signal?: AbortSignal;
}

/** The errors that `checkTransferCancelEligibility` may end with. */
export type CheckTransferCancelEligibilityErrorKey = 'request.invalid' | 'token.invalid' | 'token.keySuspended' | 'transferOrder.notFound' | 'rateLimit.exceeded' | 'server.error' | AnyCallErrorKey;

/** What `cancelTransferOrder` takes. */
export interface CancelTransferOrderInput {
  readonly path: {
    /** The `orderId` of a transfer order. */
    readonly orderId: string;
  };
  readonly headers?: {
    /** Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours. */
    readonly 'X-Request-Id'?: string;
  };
  /** Aborted, it ends the call. */
  readonly signal?: AbortSignal;
}

/** The errors that `cancelTransferOrder` may end with. */
export type CancelTransferOrderErrorKey = 'request.invalid' | 'token.invalid' | 'token.keySuspended' | 'key.readOnly' | 'transferOrder.notFound' | 'transferCancel.notPossible' | 'rateLimit.exceeded' | 'server.error' | AnyCallErrorKey;

/** What `payTransferOrder` takes. */
export interface PayTransferOrderInput {
  readonly path: {
    /** The `orderId` of a transfer order. */
    readonly orderId: string;
  };
  readonly headers: {
    /** The IP address of the end user, as the browser or app reached you. Kept for audit; it decides nothing. Of several addresses, separated by commas, the first counts. */
    readonly 'X-Forwarded-For': string;
    /** Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours. */
    readonly 'X-Request-Id'?: string;
  };
  /** How the order is paid. */
  readonly body: TransferPaymentRequest;
  /** Aborted, it ends the call. */
  readonly signal?: AbortSignal;
}

/** The errors that `payTransferOrder` may end with. */
export type PayTransferOrderErrorKey = 'request.invalid' | 'token.invalid' | 'token.keySuspended' | 'key.readOnly' | 'access.forbidden' | 'transferOrder.notFound' | 'transferPay.failed' | 'transferPay.alreadyPaid' | 'transferPay.reservationFailed' | 'transferPay.outcomeUnknown' | 'rateLimit.exceeded' | 'server.error' | AnyCallErrorKey;

/** What `completeTransferPassengers` takes. */
export interface CompleteTransferPassengersInput {
  readonly path: {
    /** The `orderId` of a transfer order. */
    readonly orderId: string;
  };
  readonly headers?: {
    /** Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours. */
    readonly 'X-Request-Id'?: string;
  };
  /** Everybody who travels. */
  readonly body: TransferPassengersRequest;
  /** Aborted, it ends the call. */
  readonly signal?: AbortSignal;
}

/** The errors that `completeTransferPassengers` may end with. */
export type CompleteTransferPassengersErrorKey = 'request.invalid' | 'token.invalid' | 'token.keySuspended' | 'key.readOnly' | 'transferOrder.notFound' | 'transferOrder.ruleViolated' | 'transferChange.notPossible' | 'transferChange.outcomeUnknown' | 'transferChange.changeInProgress' | 'rateLimit.exceeded' | 'server.error' | AnyCallErrorKey;

/** What `changeTransferFlight` takes. */
export interface ChangeTransferFlightInput {
  readonly path: {
    /** The `orderId` of a transfer order. */
    readonly orderId: string;
  };
  readonly headers?: {
    /** Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours. */
    readonly 'X-Request-Id'?: string;
  };
  /** What is different. */
  readonly body: TransferFlightRequest;
  /** Aborted, it ends the call. */
  readonly signal?: AbortSignal;
}

/** The errors that `changeTransferFlight` may end with. */
export type ChangeTransferFlightErrorKey = 'request.invalid' | 'token.invalid' | 'token.keySuspended' | 'key.readOnly' | 'transferOrder.notFound' | 'transferOrder.ruleViolated' | 'transferChange.notPossible' | 'transferChange.outcomeUnknown' | 'transferChange.changeInProgress' | 'rateLimit.exceeded' | 'server.error' | AnyCallErrorKey;

/** What `listCarClasses` takes. */
export interface ListCarClassesInput {
  readonly headers?: {
    /** The language of every name and text in the answer, as HTTP writes it, weights included. `en`, `tr` and `de` are served. Without it, with `*` or with other languages, names are those of the reference data, mostly Turkish, and texts are English. */
    readonly 'Accept-Language'?: string;
    /** Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours. */
    readonly 'X-Request-Id'?: string;
  };
  /** Aborted, it ends the call. */
  readonly signal?: AbortSignal;
}

/** The errors that `listCarClasses` may end with. */
export type ListCarClassesErrorKey = 'referenceData.invalidRequest' | 'referenceData.unauthorized' | 'token.keySuspended' | 'referenceData.forbidden' | 'rateLimit.exceeded' | 'server.error' | AnyCallErrorKey;

/** What `listFuelTypes` takes. */
export interface ListFuelTypesInput {
  readonly headers?: {
    /** The language of every name and text in the answer, as HTTP writes it, weights included. `en`, `tr` and `de` are served. Without it, with `*` or with other languages, names are those of the reference data, mostly Turkish, and texts are English. */
    readonly 'Accept-Language'?: string;
    /** Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours. */
    readonly 'X-Request-Id'?: string;
  };
  /** Aborted, it ends the call. */
  readonly signal?: AbortSignal;
}

/** The errors that `listFuelTypes` may end with. */
export type ListFuelTypesErrorKey = 'referenceData.invalidRequest' | 'referenceData.unauthorized' | 'token.keySuspended' | 'referenceData.forbidden' | 'rateLimit.exceeded' | 'server.error' | AnyCallErrorKey;

/** What `listTransmissionTypes` takes. */
export interface ListTransmissionTypesInput {
  readonly headers?: {
    /** The language of every name and text in the answer, as HTTP writes it, weights included. `en`, `tr` and `de` are served. Without it, with `*` or with other languages, names are those of the reference data, mostly Turkish, and texts are English. */
    readonly 'Accept-Language'?: string;
    /** Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours. */
    readonly 'X-Request-Id'?: string;
  };
  /** Aborted, it ends the call. */
  readonly signal?: AbortSignal;
}

/** The errors that `listTransmissionTypes` may end with. */
export type ListTransmissionTypesErrorKey = 'referenceData.invalidRequest' | 'referenceData.unauthorized' | 'token.keySuspended' | 'referenceData.forbidden' | 'rateLimit.exceeded' | 'server.error' | AnyCallErrorKey;

/** What `listDeliveryTypes` takes. */
export interface ListDeliveryTypesInput {
  readonly headers?: {
    /** The language of every name and text in the answer, as HTTP writes it, weights included. `en`, `tr` and `de` are served. Without it, with `*` or with other languages, names are those of the reference data, mostly Turkish, and texts are English. */
    readonly 'Accept-Language'?: string;
    /** Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours. */
    readonly 'X-Request-Id'?: string;
  };
  /** Aborted, it ends the call. */
  readonly signal?: AbortSignal;
}

/** The errors that `listDeliveryTypes` may end with. */
export type ListDeliveryTypesErrorKey = 'referenceData.invalidRequest' | 'referenceData.unauthorized' | 'token.keySuspended' | 'referenceData.forbidden' | 'rateLimit.exceeded' | 'server.error' | AnyCallErrorKey;

/** What `listExtraProductTypes` takes. */
export interface ListExtraProductTypesInput {
  readonly headers?: {
    /** The language of `name`, as HTTP writes it, weights included. `en`, `tr` and `de` are served; anything else gets `en`. */
    readonly 'Accept-Language'?: string;
    /** Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours. */
    readonly 'X-Request-Id'?: string;
  };
  /** Aborted, it ends the call. */
  readonly signal?: AbortSignal;
}

/** The errors that `listExtraProductTypes` may end with. */
export type ListExtraProductTypesErrorKey = 'referenceData.invalidRequest' | 'referenceData.unauthorized' | 'token.keySuspended' | 'referenceData.forbidden' | 'rateLimit.exceeded' | 'server.error' | AnyCallErrorKey;

/** What `listSuppliers` takes. */
export interface ListSuppliersInput {
  readonly query?: {
    /** true gives only subsuppliers, false only main suppliers. Without it both come. */
    readonly hasParentID?: boolean;
    /** The largest number of entries to answer. */
    readonly limit?: number;
    /** The number of entries to skip. */
    readonly offset?: number;
  };
  readonly headers?: {
    /** Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours. */
    readonly 'X-Request-Id'?: string;
  };
  /** Aborted, it ends the call. */
  readonly signal?: AbortSignal;
}

/** The errors that `listSuppliers` may end with. */
export type ListSuppliersErrorKey = 'referenceData.invalidRequest' | 'referenceData.unauthorized' | 'token.keySuspended' | 'referenceData.forbidden' | 'rateLimit.exceeded' | 'server.error' | AnyCallErrorKey;

/** What `listDivisions` takes. */
export interface ListDivisionsInput {
  readonly query: {
    /** The country, as two capital letters of ISO 3166-1, or XK for Kosovo. */
    readonly countryCode: string;
  };
  readonly headers?: {
    /** Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours. */
    readonly 'X-Request-Id'?: string;
  };
  /** Aborted, it ends the call. */
  readonly signal?: AbortSignal;
}

/** The errors that `listDivisions` may end with. */
export type ListDivisionsErrorKey = 'referenceData.invalidRequest' | 'referenceData.unauthorized' | 'token.keySuspended' | 'referenceData.forbidden' | 'rateLimit.exceeded' | 'server.error' | AnyCallErrorKey;

/** What `listEvents` takes. */
export interface ListEventsInput {
  readonly query?: {
    /** The `position` of the answer before. Without it, or with 0, the answer begins at the oldest event that is kept; behind `lastPosition` it begins with what is new. */
    readonly after?: number;
    /** Only events of these types, each as a parameter of its own. */
    readonly types?: readonly AskedEventType[];
    /** How many a page holds at most. */
    readonly limit?: number;
    /** For how many seconds to wait for an event where there is none. */
    readonly wait?: number;
  };
  readonly headers?: {
    /** Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours. */
    readonly 'X-Request-Id'?: string;
  };
  /** Aborted, it ends the call. */
  readonly signal?: AbortSignal;
}

/** The errors that `listEvents` may end with. */
export type ListEventsErrorKey = 'request.invalid' | 'token.invalid' | 'token.keySuspended' | 'event.gone' | 'rateLimit.exceeded' | 'server.error' | AnyCallErrorKey;

/** What `createWebhookEndpoint` takes. */
export interface CreateWebhookEndpointInput {
  readonly headers?: {
    /** Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours. */
    readonly 'X-Request-Id'?: string;
  };
  /** Where events are sent, and which. */
  readonly body: WebhookEndpointRequest;
  /** Aborted, it ends the call. */
  readonly signal?: AbortSignal;
}

/** The errors that `createWebhookEndpoint` may end with. */
export type CreateWebhookEndpointErrorKey = 'request.invalid' | 'token.invalid' | 'token.keySuspended' | 'key.readOnly' | 'webhookEndpoint.addressRefused' | 'webhookEndpoint.tooMany' | 'rateLimit.exceeded' | 'server.error' | AnyCallErrorKey;

/** What `listWebhookEndpoints` takes. */
export interface ListWebhookEndpointsInput {
  readonly headers?: {
    /** Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours. */
    readonly 'X-Request-Id'?: string;
  };
  /** Aborted, it ends the call. */
  readonly signal?: AbortSignal;
}

/** The errors that `listWebhookEndpoints` may end with. */
export type ListWebhookEndpointsErrorKey = 'request.invalid' | 'token.invalid' | 'token.keySuspended' | 'rateLimit.exceeded' | 'server.error' | AnyCallErrorKey;

/** What `updateWebhookEndpoint` takes. */
export interface UpdateWebhookEndpointInput {
  readonly path: {
    /** The `id` of a webhook endpoint. */
    readonly endpointId: string;
  };
  readonly headers?: {
    /** Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours. */
    readonly 'X-Request-Id'?: string;
  };
  /** What is to change. */
  readonly body: WebhookEndpointChange;
  /** Aborted, it ends the call. */
  readonly signal?: AbortSignal;
}

/** The errors that `updateWebhookEndpoint` may end with. */
export type UpdateWebhookEndpointErrorKey = 'request.invalid' | 'token.invalid' | 'token.keySuspended' | 'key.readOnly' | 'webhookEndpoint.notFound' | 'webhookEndpoint.addressRefused' | 'rateLimit.exceeded' | 'server.error' | AnyCallErrorKey;

/** What `deleteWebhookEndpoint` takes. */
export interface DeleteWebhookEndpointInput {
  readonly path: {
    /** The `id` of a webhook endpoint. */
    readonly endpointId: string;
  };
  readonly headers?: {
    /** Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours. */
    readonly 'X-Request-Id'?: string;
  };
  /** Aborted, it ends the call. */
  readonly signal?: AbortSignal;
}

/** The errors that `deleteWebhookEndpoint` may end with. */
export type DeleteWebhookEndpointErrorKey = 'request.invalid' | 'token.invalid' | 'token.keySuspended' | 'key.readOnly' | 'webhookEndpoint.notFound' | 'rateLimit.exceeded' | 'server.error' | AnyCallErrorKey;

/** What `rotateWebhookSecret` takes. */
export interface RotateWebhookSecretInput {
  readonly path: {
    /** The `id` of a webhook endpoint. */
    readonly endpointId: string;
  };
  readonly headers?: {
    /** Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours. */
    readonly 'X-Request-Id'?: string;
  };
  /** Aborted, it ends the call. */
  readonly signal?: AbortSignal;
}

/** The errors that `rotateWebhookSecret` may end with. */
export type RotateWebhookSecretErrorKey = 'request.invalid' | 'token.invalid' | 'token.keySuspended' | 'key.readOnly' | 'webhookEndpoint.notFound' | 'rateLimit.exceeded' | 'server.error' | AnyCallErrorKey;

/** What `pingWebhookEndpoint` takes. */
export interface PingWebhookEndpointInput {
  readonly path: {
    /** The `id` of a webhook endpoint. */
    readonly endpointId: string;
  };
  readonly headers?: {
    /** Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours. */
    readonly 'X-Request-Id'?: string;
  };
  /** Aborted, it ends the call. */
  readonly signal?: AbortSignal;
}

/** The errors that `pingWebhookEndpoint` may end with. */
export type PingWebhookEndpointErrorKey = 'request.invalid' | 'token.invalid' | 'token.keySuspended' | 'key.readOnly' | 'webhookEndpoint.notFound' | 'webhookEndpoint.disabled' | 'rateLimit.exceeded' | 'server.error' | AnyCallErrorKey;

/** What `listWebhookDeliveries` takes. */
export interface ListWebhookDeliveriesInput {
  readonly path: {
    /** The `id` of a webhook endpoint. */
    readonly endpointId: string;
  };
  readonly query?: {
    /** The `nextCursor` of the page before, sent with the same filters; without it, the first page. */
    readonly cursor?: string;
    /** How many a page holds at most. */
    readonly limit?: number;
    /** Only deliveries that are this far. */
    readonly status?: WebhookDeliveryStatus;
    /** Only deliveries of events of this type. */
    readonly type?: AskedEventType;
  };
  readonly headers?: {
    /** Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours. */
    readonly 'X-Request-Id'?: string;
  };
  /** Aborted, it ends the call. */
  readonly signal?: AbortSignal;
}

/** The errors that `listWebhookDeliveries` may end with. */
export type ListWebhookDeliveriesErrorKey = 'request.invalid' | 'token.invalid' | 'token.keySuspended' | 'webhookEndpoint.notFound' | 'rateLimit.exceeded' | 'server.error' | AnyCallErrorKey;

/** What `redeliverEvents` takes. */
export interface RedeliverEventsInput {
  readonly path: {
    /** The `id` of a webhook endpoint. */
    readonly endpointId: string;
  };
  readonly headers?: {
    /** Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours. */
    readonly 'X-Request-Id'?: string;
  };
  /** Which events. */
  readonly body: RedeliveryRequest;
  /** Aborted, it ends the call. */
  readonly signal?: AbortSignal;
}

/** The errors that `redeliverEvents` may end with. */
export type RedeliverEventsErrorKey = 'request.invalid' | 'token.invalid' | 'token.keySuspended' | 'key.readOnly' | 'webhookEndpoint.notFound' | 'rateLimit.exceeded' | 'server.error' | AnyCallErrorKey;
