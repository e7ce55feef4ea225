// Generated from openapi/ by `pnpm generate`. Change the contract, not this file.

export interface paths {
    readonly "/auth/login": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Log in
         * @description Exchanges an agency's API key and secret for a token set. The access token is valid for one week, the refresh token for one month. The timestamps in the response give the exact expiry times. After 90 days, the key and secret are required again, no matter how often the tokens were renewed.
         *
         *     Only if the secret is correct does the response reveal that a key is suspended, disabled, expired or not usable from the caller's address. Tokens expire no later than their key.
         */
        readonly post: operations["login"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/auth/refresh": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Renew a token set
         * @description Exchanges a refresh token for a new token set with a new refresh token. Each refresh token can be used only once.
         *
         *     If the response is lost, retry the same request within 30 seconds to get a working token set. Later use of an old refresh token, or use after its successor has been used, is treated as theft. The call then returns 1004, and every token of the same session stops working, including access tokens.
         *
         *     A session ends 90 days after login, or earlier if its key is suspended or the key's secret is replaced. The call then returns 1004; log in again. Near the end of the 90 days, new tokens expire together with the session, as their timestamps show.
         */
        readonly post: operations["refresh"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/locations": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Search places
         * @description Returns up to 10 places that match the text a traveller has typed, best first: airports, cities, districts and well-known places. An exact airport code comes first, then exact names, then names that start with the query, then names in which a later word starts with it. Airports and large places rank higher. Among similar places, those in the country given by `Accept-Language`, or else by the agency's registered billing address, rank higher.
         *
         *     Letter case and accents are ignored, and alternative names of a place are included: `istanbul`, `İSTANBUL` and `ıstanbul` return the same places, and so do `Munich` and `Münih`. If a query matches no name, one letter of it is corrected: `antlaya` finds Antalya. Every word in a query must match. If no place matches all words, places whose name is one of the words are returned: `belek otel` finds Belek. No two results have the same description. If nothing matches, the response is an empty list.
         */
        readonly get: operations["searchLocations"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/locations/{placeId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read a place
         * @description Returns the position and time zone of a place from a place search. Use its `point` in a car or transfer search, and its `timezone` for the offset of the pick-up and drop-off times.
         */
        readonly get: operations["getLocation"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/search/point": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Search cars
         * @description Queries every vendor in parallel for cars at the pick-up point that are available for the whole period and can be returned at the drop-off point.
         *     `vendors` contains the outcome for each vendor. An empty list with `complete: true` means that no vendor has a suitable car. With `complete: false`, vendors that did not respond may have a suitable car.
         */
        readonly post: operations["searchCars"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/search/{searchID}/{code}/extra-products": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the extra products for a car
         * @description Lists the products that can be booked with a car from a search: equipment, insurance, services and extra distance. Prices are per unit for the whole rental, in the currency of the search.
         */
        readonly get: operations["listExtraProducts"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/search/{searchID}/{code}/quote": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Re-quote a car
         * @description Checks with the vendor whether a car from a search is still available, at what price and on what terms. Nothing is reserved, and the search does not change. If the price has changed, the car can be ordered at the new price with `expectedTotal`.
         */
        readonly post: operations["quoteCar"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/order": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Order a car
         * @description Orders a car from a search result, with its extra products. The service checks with the vendor that the car is still available at the same price. Nothing is charged or booked yet: every item is `pending` until the order is paid.
         *
         *     For a car with `isCreditcheckRequired`, the traveller must have passed the credit check for this vendor, with their identity number, within the last 24 hours. A passport alone is not enough.
         *
         *     `expectedTotal` protects the traveller from paying a price other than the one shown. An order with any other total is refused, and the error contains both amounts. After a price change, an order is accepted if `expectedTotal` equals the new total.
         *
         *     The price depends on the driver's age in the search. A driver who is younger on the pick-up day (`30+`: under 30) is refused with 422; search again with the correct age. An older driver pays the price shown.
         */
        readonly post: operations["createOrder"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/order/{orderID}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read an order
         * @description Returns the current state of the order. Read the order after every payment with 3D Secure, and after a payment or cancellation whose response was lost.
         */
        readonly get: operations["getOrder"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/order/{orderID}/voucher": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get an order's voucher
         * @description Returns the voucher that the traveller shows at the vendor's desk, in the order's language. The `Accept` header selects the format: data (`application/json`), a page (`text/html`) or a PDF (`application/pdf`). The default is JSON.
         *
         *     A voucher is available while the car is reserved, until the personal data in the order is erased. The voucher does not show the agency's commission.
         */
        readonly get: operations["getVoucher"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/order/{orderID}/cancel_eligibility": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Check whether an order can be cancelled
         * @description Returns whether the order can be cancelled now, and the amount that would be refunded. Nothing changes.
         *
         *     A pending order can be cancelled; there is nothing to refund. A reserved order can be cancelled until pick-up. The vendor's terms determine the fee: the ordered car's `cancellation` lists each step with its fee and deadline. After the last step, nothing is refunded. An order cannot be cancelled while it is being charged or already being cancelled, or if it was not paid before pick-up.
         */
        readonly post: operations["checkCancelEligibility"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/order/{orderID}/cancel": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Cancel an order
         * @description Cancels the order with the vendor. The refund, `refundAmount`, is automatically credited to the card or credit record that was charged. Repeating the call returns the same response. The order can be cancelled even while the customer is on the bank's page; its pending payment is then not charged.
         *
         *     If the order cannot be cancelled, the call returns 200 with `success: false` and `status: failed`, and nothing changes. With `pending`, the vendor is still processing the cancellation; read the order until its items are `cancelled`, or `reserved` again. Two concurrent calls result in only one cancellation and return the same response.
         */
        readonly post: operations["cancelOrder"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/orders": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List car orders
         * @description Returns the agency's car orders, newest first, one page at a time. Newly created or changed orders are included immediately.
         *
         *     While the response contains `nextCursor`, send it as `cursor` with the same filters to read the next page. No order is repeated or skipped, even if orders are created in the meantime. Multiple filters are combined with "and".
         */
        readonly get: operations["listOrders"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/payment/installment-info": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Read the installment options for a card
         * @description Returns the card data for the given first six digits, and the price of the order for each number of installments that the card offers.
         */
        readonly post: operations["getInstallmentInfo"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/payment/sessions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Create a payment session
         * @description Creates a link to a payment page on which the traveller enters the card. Your servers never receive the card number.
         *
         *     The page shows the booking, offers installments, and authenticates the traveller with 3D Secure. The charge and the reservation follow as with `payOrder`, and the same limits on declined cards apply. Read the outcome with `getPaymentSession` or from the `paymentSession` events; the fact that the browser opened `returnUrl` proves nothing.
         *
         *     An order has at most one session with the status `open` or `processing`. You can still call `payOrder`: the first payment counts, and the session then ends with
         *     `orderPaid`. An order with `isFullCredit` or `isLimitedCredit` can only be paid on credit, so it cannot have a session. On staging, only
         *     orders with the test vendor can be paid for.
         */
        readonly post: operations["createPaymentSession"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/payment/sessions/{paymentSessionId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read a payment session
         * @description Returns a payment session with its current status.
         */
        readonly get: operations["getPaymentSession"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/payment/sessions/{paymentSessionId}/cancel": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Cancel a payment session
         * @description Cancels a session that is `open`, so that its link no longer works. If the traveller is on the bank's page, that payment is cancelled and not charged. A session
         *     whose card is being charged cannot be cancelled; cancel the order after the payment instead. The order itself can still be paid for. Cancelling a cancelled session
         *     again returns the same session.
         */
        readonly post: operations["cancelPaymentSession"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/payment/pay": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Pay for an order
         * @description Charges the order, then reserves the car with the vendor, and responds when both are complete.
         *
         *     - `success`: paid and reserved.
         *     - `redirect_required`: show `threeDSHtmlContent` to the customer, who authenticates with the bank and returns to `callbackUrl`. The payment expires after 15 minutes; a new payment is then possible.
         *     - `failed`: charged, but the vendor did not reserve the car. The money is returned automatically, and the order cannot be paid again.
         *
         *     The amount charged is the `paymentTotal` of the car and its extra products, or their `total` if the order has `isFullCredit`. With installments, the amount is the `totalPrice` of the plan. A payment on credit takes the full amount from one credit record: the one with the lowest `id` among those in the right currency with enough credit left.
         *
         *     An order can have at most one payment at a time. A second call made during a payment joins that payment and returns the same outcome, so retrying a call never charges twice. While the customer is on the bank's page, only an identical request joins the payment and returns the same page; the CVC is not compared. A request with a different card, number of installments or `callbackUrl`, or with `paymentType: limit`, replaces that payment, which is then not charged.
         *
         *     After too many declines within an hour, the call returns 429 with `Retry-After`, and no bank is contacted. The limits are five declines for one card and ten for the agency's cards with the same first six digits. The limit for all of the agency's cards is thirty, if at least half of its attempts were declined. The staging test cards are not counted.
         *
         *     The operator can revoke the permission to send card numbers. A card payment is then refused with 403 `payment.cardNumberNotAllowed`; create a payment session instead. A request that repeats a payment in progress still joins it.
         *
         *     An order with `isFullCredit` or `isLimitedCredit` can only be paid on credit. On staging, only orders with the test vendor can be paid for.
         */
        readonly post: operations["payOrder"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/payment/3ds-callback/{orderID}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Receive the 3D Secure callback
         * @description The payment processor sends the customer's browser to this URL after 3D Secure. Agencies do not call this URL. The three fields must match a pending payment for
         *     this order; the service then queries the processor. The page is returned when the charge and the reservation are complete. If they take longer, the page shows that
         *     the payment is being checked and reloads automatically.
         *
         *     The page sends the browser to the URL that redirects to `callbackUrl`. Returning twice, concurrently or later, leads to the same outcome. Returning from the page
         *     of a replaced payment charges nothing. If the fields match no payment, the call returns a fixed neutral page and changes nothing. The rate limit counts only such
         *     calls. Each client IP address can make up to 120 calls per minute for each order.
         */
        readonly post: operations["receive3dsCallback"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/payment/3ds-finish/{orderID}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Redirect the customer to the agency
         * @description The page shown after 3D Secure leads to this URL. Agencies do not call this URL. The 303 response redirects the browser by GET to the payment's `callbackUrl`.
         *     These query parameters are added to those in the URL:
         *
         *     - `status`: `success` if paid and reserved, otherwise `failure`
         *     - `orderId`: the order
         *     - `transactionId`: the transaction of the payment
         *     - `description`: the outcome as text; `Payment is successful but reservation failed` if the card was charged but the vendor did not reserve the car
         *
         *     Existing parameters with these names are replaced. While the outcome is unknown, the response is a page that reloads automatically. A failure is reported only when it is final.
         *
         *     Anyone can open any URL in a browser, so do not trust the parameters: read the order. The redirect can be repeated with the same result until 24 hours after the
         *     payment began. After that, the URL is treated as if it belonged to no payment. The rate limit counts only calls whose token belongs to no payment. Each client IP
         *     address can make up to 120 calls per minute for each order.
         */
        readonly get: operations["finish3ds"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/payment/limits": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List remaining credit limits
         * @description Returns the remaining credit of each of the agency's active credit records. Amounts reserved for payments in progress are already deducted.
         */
        readonly get: operations["listCreditLimits"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/creditcheck/check": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Check a traveller's credit
         * @description Returns the traveller's status for the vendor whose search result contained the `integrationCode`. Call this operation first, and again after the PIN is confirmed.
         *
         *     `Positive` and `Positive With Young Driver` are stored for 24 hours from this call. Within this time, the agency can order this vendor's cars for the traveller. `Negative` revokes an earlier approval. `Unknown` changes nothing.
         *
         *     After the PIN is confirmed, the status can take up to a minute to change, or 2 seconds on staging. Until then, the status is `Unknown`; poll every 10 seconds.
         */
        readonly post: operations["checkCredit"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/creditcheck/phone-list": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * List a traveller's phone numbers
         * @description Returns the masked phone numbers to which the credit bureau can send a PIN. Let the traveller choose a number and enter it in full.
         */
        readonly post: operations["listCreditCheckPhones"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/creditcheck/report": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Create a credit report and send a PIN
         * @description Requests a report on the traveller from the bureau and sends a 6-digit PIN by SMS to the chosen phone. The PIN is valid for 180 seconds and three attempts.
         *
         *     Each call creates a new report with its own PIN. Within 24 hours, a traveller can have 5 reports per `integrationCode` and 50 per agency. Requests with a phone number that does not match also count.
         */
        readonly post: operations["createCreditReport"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/creditcheck/pin-confirm": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Confirm a PIN
         * @description Confirms the traveller's consent with the PIN from the latest SMS. Then check the credit again: the status changes within a minute, or within 2 seconds on staging.
         *
         *     A wrong PIN uses up one of three attempts; a malformed PIN or a server error does not. After the third wrong PIN, or after 180 seconds, only a renewed PIN is accepted. Repeating a successful call returns 204 again.
         */
        readonly post: operations["confirmCreditPin"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/creditcheck/pin-renew": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Renew a PIN
         * @description Sends a new PIN to the phone number in the report, valid for 180 seconds and three attempts. The previous PIN stops working. The PIN can be renewed three times, and only until it is confirmed. Each call sends an SMS.
         */
        readonly post: operations["renewCreditPin"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/transfer/search": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Search transfers
         * @description Queries every transfer supplier in parallel for vehicles from one point to another, and back on a round trip. A supplier offers nothing if a point is outside its service regions, or if the notice or the distance is too short. The result is empty if the return leg begins before the outbound leg ends, or if both points are the same place.
         *     Take the points from the place details: with a point slightly outside a region, a search returns fewer vehicles without a warning.
         *     `suppliers` contains the outcome for each supplier. An empty list with `complete: true` means that no supplier has a suitable vehicle. With `complete: false`, suppliers that did not respond may have a suitable vehicle.
         */
        readonly post: operations["searchTransfers"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/transfer/search/{searchId}/{code}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read a transfer offer
         * @description Returns one vehicle from a search, exactly as the search returned it. The vehicle can be read and ordered for 30 minutes, or until `bookableUntil` if that is sooner.
         */
        readonly get: operations["getTransfer"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/transfer/orders": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List transfer orders
         * @description Returns the agency's transfer orders, newest first, one page at a time. Newly created or changed orders are included immediately.
         *
         *     The list contains only the travellers' names and contact details; read an order for its other data. While the response contains `nextCursor`, send it as `cursor` with the same filters to read the next page. No order is repeated or skipped, even if orders are created in the meantime. Multiple filters are combined with "and".
         */
        readonly get: operations["listTransferOrders"];
        readonly put?: never;
        /**
         * Order a transfer
         * @description Orders a transfer from a search result, with its travellers. Nothing is charged or booked yet: the order is `pendingPayment`, and `paymentRequirement` is the amount to pay. If unpaid, the order expires after one hour, or at the product's `bookableUntil` if that is sooner. `Accept-Language` permanently sets the language of the order's text.
         *
         *     Without `billing`, the invoice goes to the agency's registered billing address.
         */
        readonly post: operations["createTransferOrder"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/transfer/orders/{orderId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Read a transfer order
         * @description Returns the current state of the order. Read the order after a payment or cancellation whose response was lost, and again before pick-up. A supplier can cancel one or both legs on its own initiative; `legs` shows which. From the day before a pick-up, `legs` also shows the driver and the progress of the ride.
         */
        readonly get: operations["getTransferOrder"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/transfer/orders/{orderId}/cancel_eligibility": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Check whether a transfer order can be cancelled
         * @description Returns whether the order can be cancelled now, and the amount that would be refunded. `legs` contains the same information for each leg, which can be cancelled separately. Nothing changes.
         *
         *     A reserved order can be cancelled until its last pick-up. Each leg is refunded under its supplier's terms; the product's `cancellationPolicies` contains the totals.
         */
        readonly post: operations["checkTransferCancelEligibility"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/transfer/orders/{orderId}/cancel": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Cancel a transfer order
         * @description Without a body, cancels all legs whose pick-up time has not passed. With `legs`, cancels only these legs, and the order stays `reserved` while another leg can still be driven. The call returns 200 only if the supplier has accepted the cancellation. The refund is then automatically credited to the credit limit.
         *
         *     Otherwise, the call returns 8012, with the order's status and a `reason`. If a requested leg is already cancelled, or its ride has begun, `details.field` names it, and the call cancels nothing. If a supplier needs more time to cancel, the call also returns 8012; read the order until the legs are `canceled`. Two concurrent calls result in only one cancellation and return the same response.
         */
        readonly post: operations["cancelTransferOrder"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/transfer/orders/{orderId}/pay": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Pay for a transfer order
         * @description Charges `paymentRequirement` to the credit limit, then reserves the transfer with the supplier. When both are complete, the call returns the `reserved` order or an error.
         *
         *     An order can have at most one payment at a time. A call made during a payment waits for its outcome and returns the order, `reserved` if the payment succeeded and `failed` if it failed. If the payment does not end in time, the call returns 8008 with `paymentInProgress`. An order is never charged twice.
         *
         *     Error 8010 is final: the supplier refused, or it did not respond, and any reservation it may have made is cancelled. The order is `failed`, and the money has been returned. While the outcome is unknown, the call returns 500 with `Retry-After`, and `details` contains the order's status. A retried call joins the payment.
         *
         *     The charge includes the agency's commission. The full amount comes from one credit record: the one with the lowest `id` among those in the right currency with enough credit left.
         *
         *     On staging, transfers from any supplier can be paid for; error 6008 applies to car vendors only.
         */
        readonly post: operations["payTransferOrder"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/transfer/orders/{orderId}/passengers": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Complete or correct passenger details
         * @description Replaces the travellers in the order, under the same rules as when ordering. Travellers can be replaced until `manifest.dueAt`, before and after payment. For a reserved order, the supplier is updated first, and the response is the order after the change. Repeating the call has no further effect.
         *
         *     Carriers must report every passenger at least one hour before pick-up, with nationality, gender and document. The order's `manifest.missing` lists the missing data.
         */
        readonly put: operations["completeTransferPassengers"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/transfer/orders/{orderId}/flight": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /**
         * Change the flight and pick-up time
         * @description Changes the flight of a leg, its pick-up time, or both, until the supplier's notice period begins. The supplier must first agree and can refuse. A change that would alter the price is refused, and nothing is charged (`priceChanged`). The response is the order after the change; repeating the call has no further effect.
         *
         *     The original cancellation deadlines and refunds still apply. The pick-up time can be changed once the order is paid; the flight can also be changed before payment.
         */
        readonly patch: operations["changeTransferFlight"];
        readonly trace?: never;
    };
    readonly "/transfer/orders/{orderId}/voucher": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get a transfer order's voucher
         * @description Returns the voucher that the travellers show to their driver, in the order's language. The `Accept` header selects the format: data (`application/json`), a page (`text/html`) or a PDF (`application/pdf`). The default is JSON.
         *
         *     A voucher is available while the order is `reserved`, until the personal data in the order is erased. A cancelled leg is shown as cancelled. Get the voucher again after a change, and on the day before a pick-up, when the driver is usually known. The voucher does not show the agency's commission.
         */
        readonly get: operations["getTransferVoucher"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/helper-data/car-classes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List car classes
         * @description Lists the 37 car classes, with IDs 1 to 38 except 30. A car's `class.id` refers to one of them. The list rarely changes and can be cached for an hour.
         */
        readonly get: operations["listCarClasses"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/helper-data/fuel-types": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List fuel types
         * @description Lists the 13 fuel types. A car's `fuel.id` refers to one of them. The list rarely changes and can be cached for an hour.
         */
        readonly get: operations["listFuelTypes"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/helper-data/transmission-types": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List transmission types
         * @description Lists the two transmission types. A car's `transmission.id` refers to one of them. The list rarely changes and can be cached for an hour.
         */
        readonly get: operations["listTransmissionTypes"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/helper-data/delivery-types": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List delivery types
         * @description Lists the seven car handover methods. The list rarely changes and can be cached for an hour.
         */
        readonly get: operations["listDeliveryTypes"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/helper-data/extra-products": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List extra product types
         * @description Lists the kinds of extra products, with names in the language of `Accept-Language`. The list rarely changes and can be cached for an hour.
         */
        readonly get: operations["listExtraProductTypes"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/helper-data/suppliers": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List suppliers
         * @description Lists the companies that rent out cars, in pages. A subsupplier's `parentID` identifies its main supplier; a main supplier's is null. The pages rarely change and can be cached for an hour.
         */
        readonly get: operations["listSuppliers"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/helper-data/divisions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List divisions
         * @description Lists the states and provinces of a country, sorted by name. The `adm1` of a billing address accepts each division's `name`, `localName` or `code`, as well as common names. For a country without known divisions, the list is empty and `adm1` accepts any text. The list rarely changes and can be cached for an hour.
         */
        readonly get: operations["listDivisions"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/events": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List events
         * @description Returns your agency's events after a position, oldest first. The response includes every change made before the request.
         *
         *     Store `position` and send it as `after` in the next request, so that no event is lost or repeated. With `wait`, a call that finds no events waits for an event. Long polling therefore needs few requests and returns events within a second. Up to five requests per agency can wait at a time; further requests return immediately. Events are kept for 30 days.
         */
        readonly get: operations["listEvents"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/webhook-endpoints": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List webhook endpoints
         * @description Returns all of the agency's webhook endpoints, oldest first, without their secrets.
         */
        readonly get: operations["listWebhookEndpoints"];
        readonly put?: never;
        /**
         * Create a webhook endpoint
         * @description Creates an endpoint, which receives events that occur after it was created. Each message contains an event in the same form as in `listEvents`, signed according to [Standard Webhooks](https://www.standardwebhooks.com).
         *
         *     The response contains the signing secret, which is shown only once. An agency can have at most ten endpoints.
         */
        readonly post: operations["createWebhookEndpoint"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/webhook-endpoints/{endpointId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * Delete a webhook endpoint
         * @description Deletes the endpoint with its secret and its deliveries. A message that is already being sent can still arrive.
         */
        readonly delete: operations["deleteWebhookEndpoint"];
        readonly options?: never;
        readonly head?: never;
        /**
         * Update a webhook endpoint
         * @description Changes only the fields that are sent. `types: []` selects all types again.
         *
         *     No events are sent to an endpoint while it is `disabled`. After it is enabled again, it receives new events and those that were still pending when it was disabled. Use `redeliverEvents` to send the events that occurred in the meantime.
         */
        readonly patch: operations["updateWebhookEndpoint"];
        readonly trace?: never;
    };
    readonly "/webhook-endpoints/{endpointId}/secret": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Rotate a webhook endpoint's secret
         * @description Returns a new secret, which is shown only once. For 24 hours, messages are signed with both the previous and the new secret. Switch to the new secret at any time within this period.
         *
         *     If you rotate the secret again within this period, the oldest of the three secrets stops working.
         */
        readonly post: operations["rotateWebhookSecret"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/webhook-endpoints/{endpointId}/ping": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Send a test event
         * @description Sends the event `webhookEndpoint.pinged` to this endpoint only, regardless of its `types`. `listWebhookDeliveries` shows the result.
         */
        readonly post: operations["pingWebhookEndpoint"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/webhook-endpoints/{endpointId}/deliveries": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List webhook deliveries
         * @description Returns one entry for each event that was or will be sent to the endpoint, newest event first, for 30 days. Each entry shows the status code of your server's response and its response time.
         *
         *     While the response contains `nextCursor`, send it as `cursor` with the same filters to read the next page.
         */
        readonly get: operations["listWebhookDeliveries"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/webhook-endpoints/{endpointId}/redeliver": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Redeliver events
         * @description Sends the events in a range of positions to the endpoint again, even if they were already delivered. Only event types selected for the endpoint are sent. For a single event, set `from` and `to` to its position.
         *
         *     Redelivered events keep their `webhook-id`, so you can recognise events that you have already processed.
         */
        readonly post: operations["redeliverEvents"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export interface webhooks {
    readonly event: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Event
         * @description The message that your server receives for each event, with the same content as in `listEvents`. Each event is sent at least once, and events can arrive in any order. `position` gives the order of events, and `webhook-id` identifies duplicates.
         *
         *     Respond with 200 to 299 within 15 seconds. Any other response, including a redirect, is a failure, and the event is sent again. Retries follow after 5 seconds, 5 and 30 minutes, and 2, 5, 10, 14, 20 and 24 hours. Each pause can be up to 10% longer. A longer `Retry-After` is respected. A 410 response disables the endpoint.
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header: {
                    /**
                     * @description The `id` of the event, the same for every attempt.
                     * @example evt_5fa23c681d0e4b7795c4e80b6a9d12f7
                     */
                    readonly "webhook-id": string;
                    /**
                     * @description The time at which the message was sent, as a Unix timestamp in seconds. Reject messages whose timestamp is more than five minutes off.
                     * @example 1803892121
                     */
                    readonly "webhook-timestamp": string;
                    /**
                     * @description The HMAC-SHA256 signatures of `webhook-id`, `webhook-timestamp` and the body as received, joined by dots, with the endpoint's secret. There are several while a secret is being rotated; one valid signature is enough.
                     * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                     */
                    readonly "webhook-signature": string;
                };
                readonly path?: never;
                readonly cookie?: never;
            };
            /** @description The event. */
            readonly requestBody: {
                readonly content: {
                    readonly "application/json": components["schemas"]["Event"];
                };
            };
            readonly responses: {
                /** @description The event was received. */
                readonly 204: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description The endpoint no longer accepts events. */
                readonly 410: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export interface components {
    schemas: {
        /** @description An agency's credentials. */
        readonly LoginRequest: {
            /** @description The API key from the agency portal. */
            readonly key: string;
            /**
             * Format: password
             * @description The secret of the API key.
             */
            readonly secret: string;
        };
        /** @description A problem in the request. */
        readonly Problem: {
            /** @description The location of the problem, in the same form as `details.field`. */
            readonly field: string;
            /** @description A description of the accepted values, in one English sentence. */
            readonly message: string;
        };
        /** @description The first problem in the request, and the list of all its problems. */
        readonly ValidationDetails: {
            /** @description The location of the problem, as a dotted path such as `checkInLocation.lat`. For a parameter, the name of the parameter; for the whole body, `body`. */
            readonly field: string;
            /** @description A description of the accepted values, in one English sentence. */
            readonly message: string;
            /** @description The problems in the request, at most ten, each in a different field. The first one is also in `field` and `message`. Problems that depend on a valid request, such as a date in the past, are found only if every field is well-formed. */
            readonly problems?: readonly components["schemas"]["Problem"][];
        };
        /** @description The time to wait. */
        readonly RateLimitDetails: {
            /** @description The number of seconds to wait before the next request, as in the `Retry-After` header. */
            readonly retryAfterSeconds: number;
        };
        /** @description The reason why a card was declined. */
        readonly CardDeclineDetails: {
            /** @description The card field that caused the decline, such as `payWithCard.cardNumber`. */
            readonly field: string;
            /** @description The recommended action, in one English sentence. */
            readonly message: string;
            /** @description The bank's code for the decline. */
            readonly bankCode: number;
            /** @description The bank's message, unchanged. */
            readonly bankMessage: string;
        };
        /** @description `expired`: the search is unknown or older than 15 minutes, or the `code` is not part of it. `soldOut`: the vendor has no such car left. `priceChanged`: the vendor offers the car at a different price. More values may be added; search again after any of them. */
        readonly OfferUnavailableReason: "expired" | "soldOut" | "priceChanged";
        /**
         * @description An ISO 4217 currency code.
         * @enum {string}
         */
        readonly Currency: "TRY" | "USD" | "EUR" | "GBP";
        /** @description An amount in whole minor units: 123450 TRY is 1,234.50 Turkish lira. */
        readonly Money: {
            /**
             * Format: int64
             * @description The amount in the minor unit of the currency (kuruş, cent, penny).
             */
            readonly amount: number;
            readonly currency: components["schemas"]["Currency"];
        };
        /** @description One line of the price. */
        readonly PriceLine: {
            /** @description The subject of the line. `rent`: the car, after discounts. `airport`, `oneWay`, `youngDriver`, `outOfHours`, `delivery`: the vendor's extra charges. `commission`: your commission. */
            readonly type: "rent" | "airport" | "oneWay" | "youngDriver" | "outOfHours" | "delivery" | "commission";
            /** @description The amount, in the currency of the search. Never 0. */
            readonly amount: components["schemas"]["Money"];
            /** @description When the amount is due. `payment`: when the order is paid. `desk`: at the vendor's desk. A charge that is split between the two has two lines. */
            readonly dueAt: "payment" | "desk";
        };
        /** @description The conversion of the amounts, fixed at the time of the search. Absent if the vendor or supplier already uses the currency of the search. */
        readonly Exchange: {
            /** @description The currency of the vendor's or supplier's prices. */
            readonly from: components["schemas"]["Currency"];
            /** @description The price of one unit of `from` in the currency of the amounts, as a decimal. Each amount is converted separately and rounded half up. */
            readonly rate: string;
            /**
             * Format: date
             * @description The trading day to which the rate applies. On weekends and holidays, the rate of the previous trading day is used.
             */
            readonly asOf: string;
            /** @description The publisher of the rate, such as TCMB, the central bank of Türkiye. */
            readonly source: string;
        };
        /** @description The price of the whole rental, where `total` = `net` + `fee` + `commission` and `paymentTotal` = `total` − `vendorTotal`, exact to the minor unit. */
        readonly CarPricing: {
            /** @description The vendor's price after discounts. */
            readonly net: components["schemas"]["Money"];
            /** @description The agency's commission, or 0 if the search requested no commission. */
            readonly commission: components["schemas"]["Money"];
            /** @description The vendor's extra charges, such as one-way, airport, young driver, out-of-hours and delivery fees. */
            readonly fee: components["schemas"]["Money"];
            /** @description The total price that the traveller pays for the rental. */
            readonly total: components["schemas"]["Money"];
            /** @description The part of `total` that is paid with the order. */
            readonly paymentTotal: components["schemas"]["Money"];
            /** @description The part of `total` that remains due at the vendor's desk, which is 0 for most offers. */
            readonly vendorTotal: components["schemas"]["Money"];
            /** @description The price lines. All lines add up to `total`; lines due at `payment` add up to `paymentTotal`, to the minor unit. */
            readonly breakdown?: readonly components["schemas"]["PriceLine"][];
            readonly exchange?: components["schemas"]["Exchange"];
        };
        /** @description The reason why a car from a search can no longer be ordered. */
        readonly OfferUnavailableDetails: {
            readonly reason: components["schemas"]["OfferUnavailableReason"];
            /** @description The current price of the car, in the currency of the search. Present only with `priceChanged`. */
            readonly pricing?: components["schemas"]["CarPricing"];
        };
        /**
         * @description `alreadyPaid`: the order is reserved. `orderCancelled`, `orderFailed`: the order is no longer active. `pickUpPassed`: the order was not paid before pick-up. `nothingToPay`: nothing is due in advance.
         * @enum {string}
         */
        readonly NotPayableReason: "alreadyPaid" | "orderCancelled" | "orderFailed" | "pickUpPassed" | "nothingToPay";
        /** @description The reason why an order cannot be paid. */
        readonly NotPayableDetails: {
            /** @description The identifier of the order. */
            readonly orderId: string;
            readonly reason: components["schemas"]["NotPayableReason"];
        };
        /** @description The session that is already open for the order. */
        readonly OpenPaymentSessionDetails: {
            /** @description The car order. */
            readonly orderId: string;
            /** @description The `id` of the session. */
            readonly sessionId: string;
        };
        /**
         * @description `insufficientLimit`: no credit record in the currency of the order has enough credit left. `noCreditRecord`: the agency has no credit record in that currency.
         * @enum {string}
         */
        readonly LimitRefusal: "insufficientLimit" | "noCreditRecord";
        /** @description The reason why an order cannot be charged to the credit limit. */
        readonly LimitRefusalDetails: {
            /** @description The identifier of the order. */
            readonly orderId: string;
            readonly reason: components["schemas"]["LimitRefusal"];
        };
        /**
         * @description `card`: this card. `bin`: the agency's cards with the same first six digits. `agency`: all of the agency's cards.
         * @enum {string}
         */
        readonly TooManyDeclinesReason: "card" | "bin" | "agency";
        /** @description The card or group of cards with too many declines. */
        readonly TooManyDeclinesDetails: {
            readonly reason: components["schemas"]["TooManyDeclinesReason"];
            /** @description The number of seconds to wait before the next payment by card, as in the `Retry-After` header. */
            readonly retryAfterSeconds?: number;
        };
        /**
         * @description The party whose response is missing. `processorDidNotAnswer`: it is not known whether the card was charged. `vendorDidNotAnswer`: the card was charged, but it is not known whether the car is reserved. `paymentInProgress`: another call is processing the payment.
         * @enum {string}
         */
        readonly UnknownOutcomeReason: "processorDidNotAnswer" | "vendorDidNotAnswer" | "paymentInProgress";
        /** @description The reason why the outcome of a payment is not yet known. */
        readonly UnknownOutcomeDetails: {
            /** @description The identifier of the order. */
            readonly orderId: string;
            readonly reason: components["schemas"]["UnknownOutcomeReason"];
        };
        /**
         * @description `pendingPayment`: waiting for payment. `reserved`: paid and booked with the supplier, even after the last ride. `canceled`: you or the supplier cancelled all remaining legs. `expired`: not paid in time. `failed`: paid, but the supplier did not book it, and the money was returned.
         * @enum {string}
         */
        readonly TransferOrderStatus: "pendingPayment" | "reserved" | "canceled" | "expired" | "failed";
        /**
         * @description `insufficientLimit`: no credit record in the currency has enough credit left. `noCreditRecord`: the agency has no credit record in the currency. `paymentInProgress`: another call is processing the payment, and its outcome was not known in time. `orderExpired`, `orderFailed`, `orderCanceled`: the order is no longer active.
         * @enum {string}
         */
        readonly TransferPayRefusal: "insufficientLimit" | "noCreditRecord" | "paymentInProgress" | "orderExpired" | "orderFailed" | "orderCanceled";
        /** @description The reason why the payment failed. */
        readonly TransferPayRefusalDetails: {
            /** @description The identifier of the order. */
            readonly orderId: string;
            /** @description The current status of the order. */
            readonly status: components["schemas"]["TransferOrderStatus"];
            readonly reason: components["schemas"]["TransferPayRefusal"];
        };
        /**
         * @description `supplierRefused`: the supplier no longer offers this transfer. `supplierDidNotAnswer`: the supplier did not confirm the reservation in time, and any reservation it may have made is cancelled.
         * @enum {string}
         */
        readonly TransferReservationRefusal: "supplierRefused" | "supplierDidNotAnswer";
        /** @description The reason why a paid transfer is not reserved. */
        readonly TransferReservationRefusalDetails: {
            /** @description The identifier of the order. */
            readonly orderId: string;
            readonly reason: components["schemas"]["TransferReservationRefusal"];
        };
        /**
         * @description `notPaid`: the order is unpaid and will expire. `paymentInProgress`: the order is being paid. `orderExpired`, `orderFailed`: nothing is reserved. `alreadyCanceled`: the order or the requested leg is already cancelled. `pickUpPassed`: the pick-up time has passed, or the ride has begun. `cancellationInProgress`: read the order for the result. `supplierRefused`: the reservation remains valid.
         * @enum {string}
         */
        readonly TransferCancelRefusal: "notPaid" | "paymentInProgress" | "orderExpired" | "orderFailed" | "alreadyCanceled" | "pickUpPassed" | "cancellationInProgress" | "supplierRefused";
        /** @description The reason why this call did not cancel the transfer order or the requested legs. */
        readonly TransferCancelRefusalDetails: {
            /** @description The identifier of the order. */
            readonly orderId: string;
            /** @description The current status of the order. */
            readonly status: components["schemas"]["TransferOrderStatus"];
            readonly reason: components["schemas"]["TransferCancelRefusal"];
            /** @description The leg in the request that cannot be cancelled, such as `legs[0]`. Present only if a leg named in the request is the reason. */
            readonly field?: string;
        };
        /** @description The transfer order that the error refers to. */
        readonly TransferOrderDetails: {
            /** @description The identifier of the order. */
            readonly orderId: string;
            /** @description The current status of the order. Absent with error 8009. */
            readonly status?: components["schemas"]["TransferOrderStatus"];
        };
        /** @description The range of events that can still be read. */
        readonly EventsGoneDetails: {
            /**
             * Format: int64
             * @description The oldest position that can still be read. To continue, send this number minus one as `after`.
             */
            readonly firstPosition: number;
        };
        /** @description The expected total and the actual total of the order. */
        readonly TotalDiffersDetails: {
            /** @description The expected total in the request. */
            readonly expectedTotal: components["schemas"]["Money"];
            /** @description The current total of the car and its extra products. An order that sends this total as `expectedTotal` is accepted. */
            readonly total: components["schemas"]["Money"];
        };
        /**
         * @description `paymentInProgress`: the order is being paid; try again later. `notPaid`: the time can be changed once the order is paid. `orderExpired`, `orderFailed`, `orderCanceled`: nothing is reserved. `cancellationInProgress`: the order is being cancelled. `tooLate`: the supplier's notice period has begun. `passengersReported`: the carrier has reported the passengers. `priceChanged`: nothing was changed or charged; to accept a new price, cancel and order again. `supplierRefused`: the supplier cannot make the change.
         * @enum {string}
         */
        readonly TransferChangeRefusal: "paymentInProgress" | "notPaid" | "orderExpired" | "orderFailed" | "orderCanceled" | "cancellationInProgress" | "tooLate" | "passengersReported" | "priceChanged" | "supplierRefused";
        /** @description The reason why this call did not change the transfer order. */
        readonly TransferChangeRefusalDetails: {
            /** @description The identifier of the order. */
            readonly orderId: string;
            /** @description The current status of the order. */
            readonly status: components["schemas"]["TransferOrderStatus"];
            readonly reason: components["schemas"]["TransferChangeRefusal"];
        };
        /** @description The body of every error response. */
        readonly ApiError: {
            /** @description The name of the error, which programs use to distinguish errors. Each operation lists its errors under `x-errors`; more may be added. */
            readonly key: string;
            /** @description The number of the error. The same number can have different meanings in different areas, and even within one operation. Use `key` to distinguish them. */
            readonly code: number;
            /** @description The cause of the error, in one English sentence for developers. The wording may change; rely on `key`. */
            readonly description: string;
            /** @description Further details about the error, where `description` is not specific enough. */
            readonly details?: components["schemas"]["ValidationDetails"] | components["schemas"]["RateLimitDetails"] | components["schemas"]["CardDeclineDetails"] | components["schemas"]["OfferUnavailableDetails"] | components["schemas"]["NotPayableDetails"] | components["schemas"]["OpenPaymentSessionDetails"] | components["schemas"]["LimitRefusalDetails"] | components["schemas"]["TooManyDeclinesDetails"] | components["schemas"]["UnknownOutcomeDetails"] | components["schemas"]["TransferPayRefusalDetails"] | components["schemas"]["TransferReservationRefusalDetails"] | components["schemas"]["TransferCancelRefusalDetails"] | components["schemas"]["TransferOrderDetails"] | components["schemas"]["EventsGoneDetails"] | components["schemas"]["TotalDiffersDetails"] | components["schemas"]["TransferChangeRefusalDetails"] | string;
        };
        /** @description The person or system that the API key was issued to. Rate limits apply per user. */
        readonly User: {
            /** @description The identifier of the user. */
            readonly id: string;
            /**
             * Format: email
             * @description The user's email address.
             */
            readonly email: string;
            /** @description The user's given name. */
            readonly firstName: string;
            /** @description The user's family name. */
            readonly lastName: string;
        };
        /** @description An access token, the refresh token that renews it, and the user they belong to. */
        readonly TokenSet: {
            /** @description The token to send in the `Authorization` header of every other request. The token is a JWT; treat it as opaque. */
            readonly accessToken: string;
            /** @description The token to exchange for the next token set. It can be used only once. */
            readonly refreshToken: string;
            /**
             * Format: date-time
             * @description When the access token expires: one week after it was issued or 90 days after login, whichever is earlier.
             */
            readonly accessTokenExpireAt: string;
            /**
             * Format: date-time
             * @description When the refresh token expires: one month after it was issued or 90 days after login, whichever is earlier.
             */
            readonly refreshTokenExpireAt: string;
            readonly user: components["schemas"]["User"];
        };
        /** @description The refresh token to exchange for a new token set. */
        readonly RefreshRequest: {
            /**
             * Format: password
             * @description The `refreshToken` of the latest token set.
             */
            readonly token: string;
        };
        /** @description A kind of place. */
        readonly PlaceType: "airport" | "locality" | "neighborhood" | "establishment" | "point_of_interest" | "political";
        /** @description A place that matches the text typed so far. */
        readonly PlacePrediction: {
            /** @description The identifier for retrieving the place, which is the same in every search. */
            readonly placeId: string;
            /** @description The name and address in one line. */
            readonly description: string;
            /** @description The name of the place. */
            readonly mainText: string;
            /** @description The location of the place, usually district, city and country. Empty if the name alone identifies the place. */
            readonly secondaryText: string;
            /** @description The kinds of place, most specific first. */
            readonly types: readonly components["schemas"]["PlaceType"][];
        };
        /** @description A position on Earth in decimal degrees (WGS 84). */
        readonly Point: {
            /** @description Latitude in degrees; north is positive. */
            readonly lat: number;
            /** @description Longitude in degrees; east is positive. */
            readonly lon: number;
        };
        /** @description A place with the data that a search needs. */
        readonly PlaceDetail: {
            /** @description The identifier of the place. */
            readonly placeId: string;
            /** @description The name of the place. */
            readonly name: string;
            /** @description The city in which the place is located. */
            readonly city: string;
            /**
             * Format: iso-country
             * @description The country, as a two-letter ISO 3166-1 code in capitals, or XK for Kosovo.
             */
            readonly countryCode: string;
            /** @description The IANA time zone of the place. Pick-up and drop-off times are in this time zone. */
            readonly timezone: string;
            readonly point: components["schemas"]["Point"];
        };
        /**
         * @description An age in years, as text.
         * @enum {string}
         */
        readonly DriverAge: "18" | "19" | "20" | "21" | "22" | "23" | "24" | "25" | "26" | "27" | "28" | "29" | "30+";
        /**
         * @description `creditCard` means a card. `limit` means the agency's credit limit and requires authorisation.
         * @enum {string}
         */
        readonly PaymentType: "creditCard" | "limit";
        /** @description A share of the net price. */
        readonly PercentageCommission: {
            /**
             * @description Always `percentage`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly type: "percentage";
            /** @description The percentage of the net price, which is the price after discounts. Decimals are allowed. */
            readonly percentage: number;
            /** @description Ignored. */
            readonly fixed?: components["schemas"]["Money"];
        };
        /** @description An amount of money in whole minor units, up to 10 million major units. */
        readonly CommissionAmount: {
            /**
             * Format: int64
             * @description The amount in the minor unit of the currency (kuruş, cent, penny).
             */
            readonly amount: number;
            readonly currency: components["schemas"]["Currency"];
        };
        /** @description A fixed amount added to each offer. */
        readonly FixedCommission: {
            /**
             * @description Always `fixed`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly type: "fixed";
            /** @description Ignored. */
            readonly percentage?: number;
            /** @description The amount added to each offer, in the currency of the search. No fixed commission is added to extra products. */
            readonly fixed: components["schemas"]["CommissionAmount"];
        };
        /** @description The commission that the agency adds to each price. `type` determines which of the other two fields is required; only that field is read. */
        readonly Commission: components["schemas"]["PercentageCommission"] | components["schemas"]["FixedCommission"];
        /** @description The place, time and driver for the rental. */
        readonly CarSearchRequest: {
            /**
             * Format: local-or-offset-date-time
             * @description The pick-up time, in the local time of the pick-up place with its UTC offset. Must be in the future, at most 365 days ahead. A time without an offset is read as UTC, which shifts the pick-up wherever local time differs from UTC.
             */
            readonly checkInDateTime: string;
            /**
             * Format: local-or-offset-date-time
             * @description The drop-off time, in the local time of the drop-off place with its UTC offset. Must be after the pick-up, at most 90 days later. A time without an offset is read as UTC.
             */
            readonly checkOutDateTime: string;
            /** @description The driver's age at pick-up in years, as text. Cars that require an older driver are omitted. The driver in an order must be at least this old (`30+`: 30). */
            readonly age: components["schemas"]["DriverAge"];
            /**
             * Format: iso-country
             * @description The driver's country of residence, as a two-letter ISO 3166-1 code in capitals, or XK for Kosovo.
             */
            readonly country: string;
            /** @description The payment method for the order. `creditCard` means a card, and `limit` means the agency's credit limit. */
            readonly paymentType: components["schemas"]["PaymentType"];
            /** @description The pick-up point. Offices within 50 km are searched. */
            readonly checkInLocation: components["schemas"]["Point"];
            /** @description The drop-off point. Offices within 50 km are searched. */
            readonly checkOutLocation: components["schemas"]["Point"];
            readonly commission?: components["schemas"]["Commission"];
            /** @description The code of a discount campaign. An unknown code is rejected. */
            readonly campaignCode?: string;
            /**
             * @description If true, only cars whose full price can be paid on credit are returned, including the part otherwise due at the vendor's desk. The agency must be authorised for full credit.
             * @default false
             */
            readonly fullCredit: boolean;
        };
        /** @description The office's location. */
        readonly OfficeLocation: {
            /** @description The office's name, usually that of the airport or district. */
            readonly name: string;
            /** @description The city where the office is located. */
            readonly city: string;
        };
        /** @description An identifier. All identifiers are currently integers; be prepared for strings. */
        readonly Id: number | string;
        /** @description An object with an identifier and a display name. */
        readonly IdName: {
            /** @description The identifier. All identifiers are currently integers; be prepared for strings. */
            readonly id: components["schemas"]["Id"];
            /** @description The display name. */
            readonly name: string;
        };
        /** @description A period during which an office is open. */
        readonly OpeningHours: {
            /**
             * Format: date
             * @description The date, in the local time of the office.
             */
            readonly date: string;
            /** @description The opening time, in hours and minutes of local time. */
            readonly from: string;
            /** @description The closing time. 24:00 is the end of the day. */
            readonly to: string;
        };
        /** @description The route from arrivals to the car. `inTerminal`: at a desk in the terminal. `shuttle`: by bus to the office. `meetAndGreet`: a member of staff meets the travellers. `callForPickup`: the travellers call `phone` and are picked up. For any other value, show `instructions`. */
        readonly OfficeAccess: "inTerminal" | "shuttle" | "meetAndGreet" | "callForPickup";
        /** @description The conditions for pick-up or return outside opening hours. */
        readonly OutOfHours: {
            /** @description Whether cars can be picked up or returned outside opening hours. */
            readonly available: boolean;
            /** @description The fee for each out-of-hours handover, in the currency of the search. The price of this rental already includes any fee that applies. Absent if the service is free or not available. */
            readonly fee?: components["schemas"]["Money"];
        };
        /** @description One of the vendor's offices. */
        readonly Office: {
            /** @description The identifier of the office. */
            readonly id: string;
            readonly location: components["schemas"]["OfficeLocation"];
            /** @description The handover method at this office, from the reference data. For delivered cars, the office brings the car to the address in the search or collects it there. */
            readonly deliveryType?: components["schemas"]["IdName"];
            /** @description The opening hours on the day of pick-up or return. Empty if the office is closed all day; the price includes any out-of-hours fee. */
            readonly openingHours?: readonly components["schemas"]["OpeningHours"][];
            /** @description The office's street address. */
            readonly address?: string;
            /** @description The office's position. */
            readonly point?: components["schemas"]["Point"];
            /** @description The office's IANA time zone, such as `Europe/Istanbul`. Absent if the office's position is unknown. */
            readonly timeZone?: string;
            /**
             * Format: e164
             * @description The office's phone number, in E.164 format.
             */
            readonly phone?: string;
            /** @description The IATA code of the airport where the office is located. Absent for offices elsewhere. */
            readonly iataCode?: string;
            readonly access?: components["schemas"]["OfficeAccess"];
            /** @description Directions to the office or the car, for the traveller. */
            readonly instructions?: string;
            readonly outOfHours?: components["schemas"]["OutOfHours"];
        };
        /** @description The time and place of pick-up and return. */
        readonly Appointment: {
            /**
             * Format: date-time
             * @description The pick-up time, with the UTC offset of the request.
             */
            readonly checkInDateTime: string;
            /**
             * Format: date-time
             * @description The pick-up time in the local time of the pick-up office, with its UTC offset. Show this time to travellers. Absent if the office's position is unknown.
             */
            readonly checkInLocalDateTime?: string;
            /** @description The office where the car is picked up. */
            readonly checkInOffice: components["schemas"]["Office"];
            /**
             * Format: date-time
             * @description The drop-off time, with the UTC offset of the request.
             */
            readonly checkOutDateTime: string;
            /**
             * Format: date-time
             * @description The drop-off time in the local time of the drop-off office, with its UTC offset. Absent if the office's position is unknown.
             */
            readonly checkOutLocalDateTime?: string;
            /** @description The office where the car is returned. */
            readonly checkOutOffice: components["schemas"]["Office"];
        };
        /**
         * @deprecated
         * @description A picture of the car.
         */
        readonly CarImage: {
            /**
             * Format: uri
             * @description The URL of the picture.
             */
            readonly url: string;
            /** @description A description of the picture. */
            readonly alt: string;
        };
        /** @description The campaign that lowered the price. Absent if no campaign applied. */
        readonly Campaign: {
            /** @description The identifier of the campaign. All identifiers are currently integers; be prepared for strings. */
            readonly id: components["schemas"]["Id"];
            /** @description The name of the campaign. */
            readonly name: string;
        };
        /** @description The risks that the price covers. */
        readonly IncludedCoverages: {
            /** @description Whether damage to the car is covered, above the excess. */
            readonly collision: boolean;
            /** @description Whether theft of the car is covered, above the excess. */
            readonly theft: boolean;
            /** @description Whether damage to third parties is covered. */
            readonly thirdParty: boolean;
            /** @description Whether windows, tyres and headlights are covered. */
            readonly glassTyreHeadlight: boolean;
            /** @description Whether injuries to the people in the car are covered. */
            readonly personalAccident: boolean;
            /** @description Whether roadside assistance is included. */
            readonly roadsideAssistance: boolean;
        };
        /** @description The supplier that rents out the car, as listed in the reference data. */
        readonly CarVendor: {
            /** @description The identifier of the supplier. All identifiers are currently integers; be prepared for strings. */
            readonly id: components["schemas"]["Id"];
            /** @description The name of the supplier. */
            readonly name: string;
            /** @description The name to show to travellers, where it differs from `name`. */
            readonly displayName?: string;
        };
        /** @description The subject of a vendor's rule. `minDriverAge`: minimum age. `maxDriverAge`: maximum age. `youngDriver`: surcharge for young drivers. `deposit`: amount blocked on the driver's card. `mileageLimit`: included distance. `freeCancellation`: period of free cancellation. `lateCancellation`: fee after that period. `licenseHeld`: years for which the driver must have held a licence. `excess`: the driver's share of any damage costs. `crossBorder`: driving abroad. `openingHours`: opening hours of the pick-up office that day. `notice`: minimum time between booking and pick-up. `minRental`: minimum rental period. */
        readonly RentalRuleType: "minDriverAge" | "maxDriverAge" | "youngDriver" | "deposit" | "mileageLimit" | "freeCancellation" | "lateCancellation" | "licenseHeld" | "excess" | "crossBorder" | "openingHours" | "notice" | "minRental";
        /** @description One of the vendor's rules. `type` identifies the rule and determines its other fields. For an unknown type, show `name` or `description`, whichever is present. */
        readonly RentalRule: {
            readonly type: components["schemas"]["RentalRuleType"];
            /** @description A short description of the rule. Present if `type` is `minDriverAge` or `deposit`. */
            readonly name?: string;
            /** @description The text of the rule. Present for every type except `minDriverAge` and `deposit`. */
            readonly description?: string;
            /** @description The minimum age at pick-up, in years. Present if `type` is `minDriverAge`. */
            readonly minDriverAge?: number;
            /** @description The amount that is blocked at pick-up, in the currency of the search. Present if `type` is `deposit`. */
            readonly deposit?: components["schemas"]["Money"];
        };
        /** @description The conditions that the traveller must know about before renting. A vendor provides documents, structured data or both. */
        readonly RentalConditions: {
            /**
             * Format: uri
             * @description The URL of the vendor's product information.
             */
            readonly productInformationPDF?: string;
            /**
             * Format: uri
             * @description The URL of the vendor's terms and conditions.
             */
            readonly termsConditionPDF?: string;
            /** @description The minimum age of a driver, in years. */
            readonly minimumAge?: number;
            /** @description The required driving licence, as text. */
            readonly licenseRequirement?: string;
        };
        /** @description The distance included in the rental. */
        readonly CarMileage: {
            /** @description `unlimited`: no distance limit. `perDay`: `includedKm` applies to each rental day. `perRental`: `includedKm` applies to the whole rental. */
            readonly type: "unlimited" | "perDay" | "perRental";
            /** @description The included distance in kilometres. A limit in miles is converted and rounded down to whole kilometres. Absent if the distance is unlimited. */
            readonly includedKm?: number;
            /** @description The price of each additional kilometre, paid at the desk, in the currency of the search. Absent if the distance is unlimited or the vendor specifies no price. */
            readonly extraKmPrice?: components["schemas"]["Money"];
        };
        /** @description The driver's share of any damage costs. */
        readonly CarExcess: {
            /** @description The coverage in `includedCoverages` that the excess applies to, such as `collision` or `theft`. */
            readonly coverage: "collision" | "theft" | "glassTyreHeadlight";
            /** @description The maximum that the driver pays, in the currency of the search, or 0 if an ordered insurance product removes the excess. */
            readonly amount: components["schemas"]["Money"];
        };
        /** @description The amount that the vendor blocks on the driver's card at pick-up. */
        readonly CarDeposit: {
            /** @description The amount of the deposit, in the currency of the search. */
            readonly amount: components["schemas"]["Money"];
            /** @description The card types that the vendor accepts for the deposit. Absent if the vendor does not specify card types. */
            readonly cardTypes?: readonly ("credit" | "debit")[];
        };
        /** @description The surcharge for young drivers. */
        readonly YoungDriverFee: {
            /** @description The age at pick-up, in years, below which a driver pays the surcharge. */
            readonly belowAge: number;
            /** @description The surcharge for the whole rental, in the currency of the search. The price includes this surcharge if it applies to the driver in the search. */
            readonly amount: components["schemas"]["Money"];
        };
        /** @description The requirements for the driver. */
        readonly DriverConditions: {
            /** @description The minimum age at pick-up, in years. */
            readonly minAge: number;
            /** @description The maximum age at pick-up, in years. Absent if there is no maximum. */
            readonly maxAge?: number;
            /** @description The number of years for which the driver must have held a licence. */
            readonly licenceYears: number;
            readonly youngDriverFee?: components["schemas"]["YoungDriverFee"];
        };
        /** @description The conditions for driving the car into other countries. Absent if the vendor does not specify such conditions. */
        readonly CrossBorderConditions: {
            /** @description Whether the car may leave the pick-up country. */
            readonly allowed: boolean;
            /** @description The countries that the car may enter. Absent if the car may enter any country, or may not leave the pick-up country. */
            readonly countries?: readonly string[];
            /** @description The fee for crossing a border, paid at the desk, in the currency of the search. Absent if there is no fee. */
            readonly fee?: components["schemas"]["Money"];
        };
        /** @description The cancellation fee that applies until a given time. */
        readonly CancellationStep: {
            /**
             * Format: date-time
             * @description The last moment at which this fee applies, with the UTC offset of the pick-up.
             */
            readonly until: string;
            /** @description The part of the payment that is not refunded, in the currency of the search, or 0 during the free cancellation period. */
            readonly fee: components["schemas"]["Money"];
        };
        /** @description The vendor's terms as structured data; `rules` contains the same terms as text. More fields may be added. */
        readonly CarConditions: {
            readonly mileage: components["schemas"]["CarMileage"];
            /** @description The share of damage costs that the driver pays even with the included coverage. Coverage that is not listed has no excess. */
            readonly excess: readonly components["schemas"]["CarExcess"][];
            readonly deposit: components["schemas"]["CarDeposit"];
            readonly driver: components["schemas"]["DriverConditions"];
            readonly crossBorder?: components["schemas"]["CrossBorderConditions"];
            /** @description The cancellation fees in chronological order. After the last step, nothing is refunded. */
            readonly cancellation: readonly components["schemas"]["CancellationStep"][];
        };
        /** @description One car from one vendor for the requested period, with its price. */
        readonly CarResult: {
            /** @description The product code of this offer. To refer to the car in later requests, send this code with the `searchID`. */
            readonly code: string;
            /** @description The search that returned this offer. The search is valid for 15 minutes. */
            readonly searchID: string;
            /** @description Whether the full price of the car can be paid on credit. */
            readonly applicableForFullCredit: boolean;
            readonly appointment: components["schemas"]["Appointment"];
            /** @description The make of the car. */
            readonly brand: components["schemas"]["IdName"];
            /** @description The model of the car. */
            readonly model: components["schemas"]["IdName"];
            /** @description The car class, from the reference data. */
            readonly class: components["schemas"]["IdName"];
            /** @description The market segment the car belongs to. */
            readonly segment: components["schemas"]["IdName"];
            /** @description The fuel type, from the reference data. */
            readonly fuel: components["schemas"]["IdName"];
            /** @description The required fuel level on return. */
            readonly fuelPolicy: components["schemas"]["IdName"];
            /** @description The transmission type, from the reference data. */
            readonly transmission: components["schemas"]["IdName"];
            /** @description The vendor's own name for the car class. Empty if the vendor does not name its classes. */
            readonly customClassName: string;
            /** @description The ACRISS code of the car. Its four letters stand for the category, the body type, the transmission and drive, and the fuel and air conditioning. */
            readonly sippCode: string;
            /** @description If true, the traveller must pass the credit check before this car can be ordered. */
            readonly isCreditcheckRequired: boolean;
            /** @description The code to send with every credit check call. The code remains valid after the search has expired. */
            readonly integrationCode: string;
            /** @description The number of seats, including the driver's. */
            readonly seatCount: number;
            /** @description The number of rental days charged. Any part of a day counts as a full day. */
            readonly rentalDurationInDays: number;
            /**
             * Format: uri
             * @description The URL of a picture of the car.
             */
            readonly imageURL: string;
            /**
             * @deprecated
             * @description Pictures of the car. Use `imageURL` instead.
             */
            readonly images?: readonly components["schemas"]["CarImage"][];
            readonly campaign?: components["schemas"]["Campaign"];
            readonly includedCoverages: components["schemas"]["IncludedCoverages"];
            readonly pricing: components["schemas"]["CarPricing"];
            readonly vendor: components["schemas"]["CarVendor"];
            /** @description The vendor's conditions and inclusions. */
            readonly rules: readonly components["schemas"]["RentalRule"][];
            readonly rentalConditions: components["schemas"]["RentalConditions"];
            readonly conditions?: components["schemas"]["CarConditions"];
            /** @description The method by which the traveller receives the car, as listed in the reference data. The same value as in `appointment.checkInOffice`. */
            readonly deliveryType?: components["schemas"]["IdName"];
        };
        /** @description The outcome of the query. `offers`: at least one offer matches the search. `none`: no offer matches the search. `late`: no response in time. `failed`: no connection, an error, an invalid response, or prices that cannot be converted. `paused`: not queried for ten seconds after five failures in a row. Treat any other value like `failed`. */
        readonly SearchOutcome: "offers" | "none" | "late" | "failed" | "paused";
        /** @description The search outcome for one vendor. */
        readonly VendorOutcome: {
            /** @description The main supplier that was queried. The `vendor` of a car may be a subsupplier of this supplier. */
            readonly vendor: components["schemas"]["CarVendor"];
            readonly outcome: components["schemas"]["SearchOutcome"];
            /** @description The number of the vendor's cars that match the search. `results` contains fewer cars from the vendor if other vendors offer the same cars. */
            readonly offers: number;
        };
        /** @description A probable mistake in a search that was accepted. */
        readonly SearchWarning: {
            /** @description The location of the probable mistake in the request, such as `checkInLocation`. */
            readonly field: string;
            /** @description The probable mistake and how to correct it, in English, for developers. */
            readonly message: string;
        };
        /** @description The cars found. */
        readonly CarSearchResponse: {
            /** @description The number of cars in `results`. */
            readonly count: number;
            /** @description The cars, best first. Results are sorted by the distance of both offices from the requested points, then by total price, then by code. */
            readonly results: readonly components["schemas"]["CarResult"][];
            /** @description True if every vendor responded. If false, a later search may find more cars. */
            readonly complete: boolean;
            /** @description The outcome for each main supplier, in the order of their identifiers. */
            readonly vendors: readonly components["schemas"]["VendorOutcome"][];
            /** @description Probable mistakes in the search, such as times without an offset and swapped coordinates. Absent if there are none. Show them to developers, not to travellers; more kinds may be added. */
            readonly warnings?: readonly components["schemas"]["SearchWarning"][];
        };
        /** @description The price of one unit for the whole rental, where `total` = `net` + `commission`, exact to the minor unit. */
        readonly ExtraProductPricing: {
            /** @description The price that the traveller pays for one unit. */
            readonly total: components["schemas"]["Money"];
            /** @description The vendor's price after discounts. */
            readonly net: components["schemas"]["Money"];
            /** @description The agency's commission. A percentage commission in the search also applies here; a fixed amount does not. */
            readonly commission: components["schemas"]["Money"];
            readonly exchange?: components["schemas"]["Exchange"];
        };
        /** @description Equipment that comes with the car, such as a child seat. */
        readonly EquipmentOffer: {
            /** @description The code for ordering this product. */
            readonly code: string;
            /** @description The display name. */
            readonly name: string;
            /**
             * @description Always `equipment`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly type: "equipment";
            /** @description The search this offer belongs to. */
            readonly searchID: string;
            /** @description The minimum quantity, if the product is ordered. */
            readonly min: number;
            /** @description The maximum quantity. */
            readonly max: number;
            readonly pricing: components["schemas"]["ExtraProductPricing"];
            readonly campaign?: components["schemas"]["Campaign"];
        };
        /** @description The insurance. */
        readonly Insurance: {
            /** @description The industry code of the insurance, such as SCDW. */
            readonly code: string;
            /** @description The name of the insurance. */
            readonly name: string;
            /** @description The excess for collision and theft that remains with this insurance. Absent if the insurance does not change the excess. */
            readonly excess?: components["schemas"]["Money"];
        };
        /** @description Insurance in addition to the included coverage. */
        readonly InsuranceOffer: {
            /** @description The code for ordering this product. */
            readonly code: string;
            /** @description The display name. */
            readonly name: string;
            /**
             * @description Always `insurance`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly type: "insurance";
            /** @description The search this offer belongs to. */
            readonly searchID: string;
            /** @description The minimum quantity, if the product is ordered. */
            readonly min: number;
            /** @description The maximum quantity. */
            readonly max: number;
            readonly pricing: components["schemas"]["ExtraProductPricing"];
            readonly campaign?: components["schemas"]["Campaign"];
            readonly insurance: components["schemas"]["Insurance"];
        };
        /** @description A service for the rental, such as an additional driver. */
        readonly ServiceOffer: {
            /** @description The code for ordering this product. */
            readonly code: string;
            /** @description The display name. */
            readonly name: string;
            /**
             * @description Always `service`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly type: "service";
            /** @description The search this offer belongs to. */
            readonly searchID: string;
            /** @description The minimum quantity, if the product is ordered. */
            readonly min: number;
            /** @description The maximum quantity. */
            readonly max: number;
            readonly pricing: components["schemas"]["ExtraProductPricing"];
            readonly campaign?: components["schemas"]["Campaign"];
        };
        /**
         * @description Kilometres or miles.
         * @enum {string}
         */
        readonly DistanceUnit: "km" | "mi";
        /** @description The additional distance. */
        readonly ExtraRange: {
            /** @description The distance, in `unit`. */
            readonly amount: number;
            readonly unit: components["schemas"]["DistanceUnit"];
        };
        /** @description Distance in addition to the included distance. */
        readonly RangeOffer: {
            /** @description The code for ordering this product. */
            readonly code: string;
            /** @description The display name. */
            readonly name: string;
            /**
             * @description Always `range`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly type: "range";
            /** @description The search this offer belongs to. */
            readonly searchID: string;
            /** @description The minimum quantity, if the product is ordered. */
            readonly min: number;
            /** @description The maximum quantity. */
            readonly max: number;
            readonly pricing: components["schemas"]["ExtraProductPricing"];
            readonly campaign?: components["schemas"]["Campaign"];
            readonly extraRange: components["schemas"]["ExtraRange"];
        };
        /** @description A product that can be booked with the car. `type` identifies its kind. */
        readonly ExtraProductOffer: components["schemas"]["EquipmentOffer"] | components["schemas"]["InsuranceOffer"] | components["schemas"]["ServiceOffer"] | components["schemas"]["RangeOffer"];
        /** @description One car from a search, with the vendor's current data. */
        readonly CarQuote: {
            /** @description The product code of the car. */
            readonly code: string;
            /** @description The search that returned the car. */
            readonly searchID: string;
            /**
             * Format: date-time
             * @description When the vendor was queried.
             */
            readonly quotedAt: string;
            /** @description Whether the car is still available for the whole rental. */
            readonly isAvailable: boolean;
            /** @description Whether the vendor's price differs from the price in the search. Absent if the car is no longer available. */
            readonly isPriceChanged?: boolean;
            /** @description The car's current price, with the exchange rate and commission from the search. Absent if the car is no longer available. */
            readonly pricing?: components["schemas"]["CarPricing"];
            /** @description The vendor's current terms. Absent if the car is no longer available, or if the vendor does not send its terms again. */
            readonly conditions?: components["schemas"]["CarConditions"];
        };
        /** @description An extra product to book with the car. */
        readonly CarOrderExtra: {
            /** @description The `code` of an extra product offered for this car. */
            readonly code: string;
            /** @description The number of units, between the offer's `min` and `max`. */
            readonly quantity: number;
        };
        /** @description The traveller who drives the car. A Turkish citizen is identified by `identityNumber`. Other travellers are identified by `passportNo` or by a foreigner's identity number, which begins with 99. */
        readonly CarPassenger: {
            /**
             * Format: visible-text
             * @description The given name, as on the driving licence.
             */
            readonly firstName: string;
            /**
             * Format: visible-text
             * @description The family name, as on the driving licence.
             */
            readonly lastName: string;
            /**
             * Format: email
             * @description The email address at which the vendor can contact the traveller.
             */
            readonly email: string;
            /**
             * Format: iso-country
             * @description The nationality, as a two-letter ISO 3166-1 code in capitals, or XK for Kosovo.
             */
            readonly nationality: string;
            /**
             * Format: e164
             * @description The phone number, in E.164 format.
             */
            readonly phone: string;
            /**
             * Format: date
             * @description The date of birth. On the day of pick-up, in local time, the driver must be at least as old as in the search (`30+`: 30) and as the offer requires.
             */
            readonly birthDate: string;
            /** @description The 11-digit Turkish identity number. Required if `nationality` is `TR`, and for a car with `isCreditcheckRequired`. */
            readonly identityNumber?: string;
            /** @description The passport number, in letters and digits. Required if `identityNumber` is not sent. */
            readonly passportNo?: string;
        };
        /**
         * @description The type of customer on the invoice: a person, a privately owned company, or a corporation.
         * @enum {string}
         */
        readonly BillingType: "individual" | "privateCompany" | "corporateCompany";
        /** @description The recipient of the invoice. Defaults to the passenger. */
        readonly CarBilling: {
            readonly type: components["schemas"]["BillingType"];
            /**
             * Format: plain-text
             * @description Your own label for this address.
             */
            readonly label?: string;
            /**
             * Format: visible-text
             * @description The given name, or the company name.
             */
            readonly firstName: string;
            /**
             * Format: plain-text
             * @description The family name.
             */
            readonly lastName?: string;
            /**
             * Format: email
             * @description The email address for the invoice.
             */
            readonly email?: string;
            /**
             * Format: e164
             * @description The phone number, in E.164 format.
             */
            readonly phone?: string;
            /**
             * Format: plain-text
             * @description The full name of the country in English, Turkish or German. Must match `countryCode`.
             */
            readonly countryName: string;
            /**
             * Format: iso-country
             * @description The country, as a two-letter ISO 3166-1 code in capitals, or XK for Kosovo.
             */
            readonly countryCode: string;
            /**
             * Format: plain-text
             * @description The state or province: a name or ISO code from `listDivisions`, or a common name. In Türkiye, one of the provinces.
             */
            readonly adm1: string;
            /**
             * Format: plain-text
             * @description The district. In Türkiye, a district of the province as listed by `listDivisions`.
             */
            readonly adm2?: string;
            /**
             * Format: plain-text
             * @description The street, house number and apartment number.
             */
            readonly line?: string;
            /** @description The postal code. */
            readonly zipCode?: string;
            /**
             * Format: plain-text
             * @description The tax office. Required for companies.
             */
            readonly taxDivision?: string;
            /** @description The tax number, or the identity number of an individual. Required for companies. In Türkiye, 11 digits for `individual`, 10 for `corporateCompany`, 10 or 11 for `privateCompany`. */
            readonly taxIdentifier?: string;
        };
        /** @description Your own number for a booking. Printable ASCII, without leading or trailing spaces. */
        readonly TrackingID: string;
        /** @description A name-value pair that you define. */
        readonly OrderMetadata: {
            /** @description Your name for the pair. Each name can be used once. */
            readonly name: string;
            /**
             * Format: plain-text
             * @description The value of the pair.
             */
            readonly value: string;
        };
        /** @description A car from a search result, its extra products and its driver. */
        readonly CarOrderRequest: {
            /** @description The payment method for the order. `creditCard` means a card. `limit` means the agency's credit limit and requires authorisation. */
            readonly paymentType: components["schemas"]["PaymentType"];
            /** @description The `searchID` of a search result that is at most 15 minutes old. */
            readonly searchID: string;
            /** @description The `code` of the search result. */
            readonly code: string;
            /** @description The extra products to book with the car. Each product can be listed once. */
            readonly extraProducts?: readonly components["schemas"]["CarOrderExtra"][];
            readonly passenger: components["schemas"]["CarPassenger"];
            readonly billing?: components["schemas"]["CarBilling"];
            /**
             * @description If true, `total` is charged to the credit limit, and nothing is due at the vendor's desk. The car must support full credit, the agency must be authorised for it, and `paymentType` must be `limit`.
             * @default false
             */
            readonly isFullCredit: boolean;
            /**
             * @description If true, `paymentTotal` is charged to the credit limit, and the search's `vendorTotal` remains due at the vendor's desk. The agency must be authorised for it, and `paymentType` must be `limit`. Cannot be combined with `isFullCredit`.
             * @default false
             */
            readonly isLimitedCredit: boolean;
            /** @description The total shown to the traveller: the car's `pricing.total`, plus that of each extra product times its `quantity`. The order is refused if its total differs. Without this field, the price must equal the price in the search. */
            readonly expectedTotal?: components["schemas"]["Money"];
            /** @description Your own number for this booking, returned with every ordered item. */
            readonly trackingID?: components["schemas"]["TrackingID"];
            /** @description The flight the driver arrives on. The vendor receives the flight number and can wait if the flight is late. */
            readonly arrivalFlightNumber?: string;
            /** @description Data that helps you find the order again, such as numbers from your own systems. We do not use the data or send it to the vendor. Do not store personal data here. */
            readonly metadata?: readonly components["schemas"]["OrderMetadata"][];
        };
        /**
         * @description `open` while an item is pending, then `closed`.
         * @enum {string}
         */
        readonly CarOrderStatus: "open" | "closed";
        /**
         * @description English, Turkish or German.
         * @enum {string}
         */
        readonly Language: "en" | "tr" | "de";
        /** @description An action that the order currently allows. `pay` and `cancel` exist for all orders, `completePassengers` and `changeFlight` for transfers only. More values may be added; ignore values you do not know. */
        readonly OrderAction: "pay" | "cancel" | "completePassengers" | "changeFlight";
        /** @description `pending`: the refund is in progress. `delayed`: the processor has refused it five times, and an operator is handling it. `refunded`: complete. More values may be added; ignore values you do not know. */
        readonly RefundStatus: "pending" | "delayed" | "refunded";
        /** @description The payment for an order, and its refunds. */
        readonly OrderPayment: {
            /** @description The payment method. */
            readonly type: components["schemas"]["PaymentType"];
            /** @description The amount charged, including installment interest. */
            readonly amount: components["schemas"]["Money"];
            /** @description The number of card installments, 1 for a single payment. Absent if the order was charged to the credit limit. */
            readonly installments?: number;
            /** @description The amount still due at the vendor's desk or in the vehicle, or 0 if the full price is paid on credit. */
            readonly vendorTotal: components["schemas"]["Money"];
            /**
             * Format: date-time
             * @description When the payment was charged.
             */
            readonly paidAt: string;
            /** @description The total refunded, including refunds in progress, or 0 if there are none. The full amount is refunded if nothing was reserved. */
            readonly refunded: components["schemas"]["Money"];
            /** @description The status of the latest refund. Absent if there is no refund. */
            readonly refundStatus?: components["schemas"]["RefundStatus"];
            /**
             * Format: date-time
             * @description When the latest refund was made. Absent if there is no refund.
             */
            readonly refundedAt?: string;
        };
        /**
         * @description The status of the item. `pending`: waiting for payment. `reserved`: paid and booked with the vendor. `failed`: the vendor did not book it, and the money was returned. `cancelled`: cancelled by you or by the vendor. `removed`: taken out of the order.
         * @enum {string}
         */
        readonly ItemStatus: "pending" | "reserved" | "failed" | "cancelled" | "removed";
        /** @description A car status and when it began. */
        readonly StatusChange: {
            readonly status: components["schemas"]["ItemStatus"];
            /**
             * Format: date-time
             * @description When the status began.
             */
            readonly at: string;
        };
        /** @description The origin of the terms. `search`: the result of the search. `quote`: the vendor's terms when the car was ordered, which apply to the price of the order. */
        readonly TermsSource: "search" | "quote";
        /** @description The terms that the customer agreed to by ordering. These terms stay the same, even if the vendor changes its terms later. Distances are in kilometres and ages in years; amounts are in the currency of the order. */
        readonly CarTerms: {
            /**
             * Format: date-time
             * @description When the customer agreed to the terms, which is when the order was created.
             */
            readonly agreedAt: string;
            readonly source: components["schemas"]["TermsSource"];
            /** @description The cancellation fees in chronological order. After the last step, nothing is refunded. */
            readonly cancellation: readonly components["schemas"]["CancellationStep"][];
            /** @description The vendor's terms, without the ordered insurance products. Absent in some older orders. */
            readonly conditions?: components["schemas"]["CarConditions"];
            /** @description The ordered insurance products, each with the remaining excess. Empty if no insurance was ordered. Older orders do not contain this data. */
            readonly insurances?: readonly components["schemas"]["Insurance"][];
            /** @description The risks that the price covers. Absent in older orders. */
            readonly includedCoverages?: components["schemas"]["IncludedCoverages"];
            /** @description The required fuel level on return. Absent in older orders. */
            readonly fuelPolicy?: components["schemas"]["IdName"];
            /** @description The vendor's terms as text, in the language of the order. Absent in older orders. */
            readonly rules?: readonly components["schemas"]["RentalRule"][];
            /** @description The vendor's documents and requirements. The vendor can change the documents at these URLs. Absent in older orders. */
            readonly rentalConditions?: components["schemas"]["RentalConditions"];
        };
        /**
         * Format: date-time
         * @description When personal data in the order was erased and replaced by placeholders such as `erased` and `ZZ`. Absent until then.
         */
        readonly PersonalDataErasedAt: string;
        /** @description The traveller, without the date of birth and document numbers. */
        readonly OrderedPassenger: {
            /** @description The given name. */
            readonly firstName: string;
            /** @description The family name. */
            readonly lastName: string;
            /**
             * Format: email
             * @description The email address.
             */
            readonly email: string;
            /** @description The nationality, as a two-letter ISO 3166-1 code in capitals, or XK for Kosovo. */
            readonly nationality: string;
            /**
             * Format: e164
             * @description The phone number, in E.164 format.
             */
            readonly phone: string;
        };
        /** @description The recipient of the invoice, without the address and tax number. The recipient is the passenger unless the order specifies someone else. */
        readonly OrderedBilling: {
            readonly type: components["schemas"]["BillingType"];
            /** @description The given name, or the company name. */
            readonly firstName: string;
            /** @description The family name, if specified. */
            readonly lastName?: string;
            /**
             * Format: email
             * @description The email address for the invoice, if specified.
             */
            readonly email?: string;
            /**
             * Format: e164
             * @description The phone number in E.164 format, if specified.
             */
            readonly phone?: string;
        };
        /** @description The price of the car, as offered in the search. Extra products are priced separately. */
        readonly OrderedCarPricing: {
            /** @description The total price of the rental, including the agency's commission. */
            readonly total: components["schemas"]["Money"];
            /** @description The amount charged when the order is paid. If the order has `isFullCredit`, `total` is charged instead. */
            readonly paymentTotal: components["schemas"]["Money"];
            /** @description The price lines, as they apply to this order. All lines add up to `total`, to the minor unit. Lines due at `payment` add up to `paymentTotal`; if the order has `isFullCredit`, every line is due at `payment`, and these lines add up to `total`. */
            readonly breakdown?: readonly components["schemas"]["PriceLine"][];
            readonly exchange?: components["schemas"]["Exchange"];
        };
        /** @description The car, as offered in the search. */
        readonly OrderedCar: {
            /** @description The product code of the offer. */
            readonly code: string;
            /** @description The search that returned the offer. */
            readonly searchID: string;
            /** @description The make of the car. */
            readonly brand: components["schemas"]["IdName"];
            /** @description The model of the car. */
            readonly model: components["schemas"]["IdName"];
            /** @description The car class, from the reference data. */
            readonly class: components["schemas"]["IdName"];
            /**
             * Format: uri
             * @description The URL of a picture of the car.
             */
            readonly imageURL: string;
            readonly pricing: components["schemas"]["OrderedCarPricing"];
            /** @description The company that rents out the car. Absent in orders created before this field existed. */
            readonly vendor?: components["schemas"]["CarVendor"];
            /** @description The time and place of pick-up and return, as offered in the search. Absent in orders created before this field existed. */
            readonly appointment?: components["schemas"]["Appointment"];
            /** @description The vendor's terms. `excess` is the amount that still applies with the ordered insurance. Absent in older orders, and if the vendor did not return its terms again when the car was ordered. */
            readonly conditions?: components["schemas"]["CarConditions"];
            /** @description The cancellation fees in chronological order, as offered in the search. After the last step, nothing is refunded. */
            readonly cancellation?: readonly components["schemas"]["CancellationStep"][];
        };
        /** @description The ordered car. */
        readonly OrderedCarProduct: {
            /** @description The identifier of the item. */
            readonly id: number;
            readonly status: components["schemas"]["ItemStatus"];
            /** @description Always 1. */
            readonly quantity: number;
            /** @description Whether `total` is charged to the credit limit, so that nothing is due at the vendor's desk. */
            readonly isFullCredit: boolean;
            /** @description True if `paymentTotal` is charged to the credit limit and the rest of `total` is due at the vendor's desk. */
            readonly isLimitedCredit: boolean;
            /** @description True if the vendor cancelled the item without a request from you. */
            readonly vendorCancelled: boolean;
            /** @description The vendor's reservation number. Absent until the item is reserved; kept after a cancellation. */
            readonly vendorReservationID?: string;
            /** @description Your own tracking number, if you provided one. */
            readonly trackingID?: components["schemas"]["TrackingID"];
            /** @description The identifier of the payment. Absent until the item is paid. */
            readonly paymentID?: number;
            /**
             * Format: date-time
             * @description When the item was ordered.
             */
            readonly createdAt: string;
            /**
             * Format: date-time
             * @description When the item last changed.
             */
            readonly updatedAt: string;
            readonly car: components["schemas"]["OrderedCar"];
        };
        /**
         * @description The kind of product, which determines the other fields of the offer.
         * @enum {string}
         */
        readonly ExtraProductKind: "equipment" | "insurance" | "service" | "range";
        /** @description The price of the extra product, exactly as offered. */
        readonly OrderedExtraPricing: {
            /** @description The price of one unit for the whole rental, including the agency's commission. */
            readonly total: components["schemas"]["Money"];
            readonly exchange?: components["schemas"]["Exchange"];
        };
        /** @description The extra product, as offered. */
        readonly OrderedExtra: {
            /** @description The code of the product. */
            readonly code: string;
            /** @description The display name. */
            readonly name: string;
            readonly type: components["schemas"]["ExtraProductKind"];
            readonly pricing: components["schemas"]["OrderedExtraPricing"];
            /** @description The insurance, if the type is `insurance`. Absent in orders created before this field existed. */
            readonly insurance?: components["schemas"]["Insurance"];
        };
        /** @description An ordered extra product. */
        readonly OrderedExtraProduct: {
            /** @description The identifier of the item. */
            readonly id: number;
            readonly status: components["schemas"]["ItemStatus"];
            /** @description The number of units. */
            readonly quantity: number;
            /** @description True if the vendor cancelled the item without a request from you. */
            readonly vendorCancelled: boolean;
            /** @description The vendor's reservation number. Absent until the item is reserved; kept after a cancellation. */
            readonly vendorReservationID?: string;
            /** @description Your own tracking number, if you provided one. */
            readonly trackingID?: components["schemas"]["TrackingID"];
            /** @description The identifier of the payment. Absent until the item is paid. */
            readonly paymentID?: number;
            /**
             * Format: date-time
             * @description When the item was ordered.
             */
            readonly createdAt: string;
            /**
             * Format: date-time
             * @description When the item last changed.
             */
            readonly updatedAt: string;
            readonly extraProduct: components["schemas"]["OrderedExtra"];
        };
        /** @description A car order with its items and their statuses. */
        readonly CarOrder: {
            /** @description The identifier of the order, to send as `orderID` in later requests. */
            readonly id: string;
            readonly status: components["schemas"]["CarOrderStatus"];
            /** @description The order's payment method; before payment, the method chosen in the request. */
            readonly paymentType: components["schemas"]["PaymentType"];
            /** @description The currency of every amount in the order, taken from the search. */
            readonly paymentCurrency: components["schemas"]["Currency"];
            /** @description The order's language, used for names and for the payment pages that the customer sees. English if `Accept-Language` requested no language; in that case, names come from the reference data. */
            readonly language: components["schemas"]["Language"];
            /**
             * Format: date-time
             * @description When the order was created.
             */
            readonly createdAt: string;
            /**
             * Format: date-time
             * @description When the order last changed, including changes to its payment and refunds.
             */
            readonly updatedAt: string;
            /** @description The actions that the order and its payment currently allow. The list is empty while a payment or a cancellation is in progress. The vendor or the bank can still refuse an action. */
            readonly availableActions: readonly components["schemas"]["OrderAction"][];
            /** @description The amount to be charged to the credit limit, or to a card in a single payment. Installments can add interest. Present only while `availableActions` contains `pay`. */
            readonly paymentRequirement?: components["schemas"]["Money"];
            /** @description The payment of the order. Absent until the order is paid. */
            readonly payment?: components["schemas"]["OrderPayment"];
            /** @description The car's statuses in chronological order, ending with the current one. Orders created before this history existed have only the first and the latest status. */
            readonly statusHistory?: readonly components["schemas"]["StatusChange"][];
            /** @description The flight the driver arrives on, if specified. */
            readonly arrivalFlightNumber?: string;
            /** @description Your own name-value pairs, if you provided any. */
            readonly metadata?: readonly components["schemas"]["OrderMetadata"][];
            readonly terms?: components["schemas"]["CarTerms"];
            readonly personalDataErasedAt?: components["schemas"]["PersonalDataErasedAt"];
            readonly passenger: components["schemas"]["OrderedPassenger"];
            readonly billing: components["schemas"]["OrderedBilling"];
            readonly orderedCarProduct: components["schemas"]["OrderedCarProduct"];
            /** @description The extra products ordered with the car. Empty if there are none. */
            readonly orderedExtraProducts: readonly components["schemas"]["OrderedExtraProduct"][];
        };
        /** @description The driver of the car. */
        readonly VoucherDriver: {
            /** @description The given name. */
            readonly firstName: string;
            /** @description The family name. */
            readonly lastName: string;
        };
        /** @description The car. */
        readonly VoucherCar: {
            /** @description The make of the car. */
            readonly brand: components["schemas"]["IdName"];
            /** @description The model of the car. */
            readonly model: components["schemas"]["IdName"];
            /** @description The car class, from the reference data. */
            readonly class: components["schemas"]["IdName"];
        };
        /** @description An extra product that comes with the car. */
        readonly VoucherExtra: {
            /** @description The code of the product. */
            readonly code: string;
            /** @description The display name. */
            readonly name: string;
            /** @description The number of units. */
            readonly quantity: number;
        };
        /** @description The document that the traveller shows at the vendor's desk. */
        readonly CarVoucher: {
            /** @description The identifier of the order. */
            readonly orderID: string;
            /** @description The language of the page and the PDF: the order's language. Names are in this language if `createOrder` was sent with `Accept-Language`; otherwise they come from the reference data. */
            readonly language: components["schemas"]["Language"];
            /** @description The vendor's reservation number. */
            readonly vendorReservationID: string;
            /** @description Your own tracking number, if you provided one. */
            readonly trackingID?: components["schemas"]["TrackingID"];
            /** @description The company that rents out the car. Absent in orders created before this field existed. */
            readonly vendor?: components["schemas"]["CarVendor"];
            readonly driver: components["schemas"]["VoucherDriver"];
            /** @description The flight the driver arrives on, if specified. */
            readonly arrivalFlightNumber?: string;
            /** @description The time and place of pick-up and return. Absent in orders created before this field existed. */
            readonly appointment?: components["schemas"]["Appointment"];
            readonly car: components["schemas"]["VoucherCar"];
            /** @description The extra products that come with the car. Empty if there are none. */
            readonly extraProducts: readonly components["schemas"]["VoucherExtra"][];
            /** @description The amount due at the vendor's desk, in the currency of the order. The deposit is not included. */
            readonly dueAtDesk: components["schemas"]["Money"];
            /** @description The vendor's terms. `excess` is the amount that still applies with the ordered insurance. Absent if the vendor did not return its terms again when the car was ordered. */
            readonly conditions?: components["schemas"]["CarConditions"];
            readonly terms?: components["schemas"]["CarTerms"];
        };
        /**
         * Format: html
         * @description The voucher as a self-contained HTML page, for viewing or printing.
         */
        readonly CarVoucherPage: string;
        /** @description The effect of cancelling now. */
        readonly CarCancelEligibility: {
            /** @description Whether the order can be cancelled. */
            readonly cancellable: boolean;
            /** @description Whether a cancellation would result in a refund. */
            readonly refundable: boolean;
            /** @description The amount that would be refunded. Absent if there is no refund. */
            readonly refundAmount?: components["schemas"]["Money"];
        };
        /**
         * @description `success`: the order is cancelled, by this call or an earlier one. `pending`: the vendor is still processing the cancellation. `failed`: the cancellation was not possible or was refused, and nothing changed.
         * @enum {string}
         */
        readonly CarCancellationStatus: "pending" | "success" | "failed";
        /** @description The result of a cancellation. */
        readonly CarCancellation: {
            /** @description True if the order is cancelled, by this call or an earlier one. */
            readonly success: boolean;
            /** @description The outcome, in one English sentence for developers. */
            readonly message: string;
            /** @description The identifier of the order. */
            readonly orderId: string;
            readonly status: components["schemas"]["CarCancellationStatus"];
            /** @description The refund, credited to the original payment method. Absent if there is no refund. */
            readonly refundAmount?: components["schemas"]["Money"];
        };
        /** @description One page of the agency's orders, newest first. */
        readonly CarOrderList: {
            /** @description One page of the list. */
            readonly results: readonly components["schemas"]["CarOrder"][];
            /** @description The cursor for the next page, to send as `cursor`. Absent on the last page. */
            readonly nextCursor?: string;
        };
        /** @description An order, and the first six digits of the card to be charged. */
        readonly InstallmentInfoRequest: {
            /** @description The `id` of the order. */
            readonly orderID: string;
            /** @description The first 6 digits of the card number. */
            readonly binNumber: string;
        };
        /**
         * @description Whether the card is a credit or a debit card.
         * @enum {string}
         */
        readonly CardType: "credit" | "debit";
        /** @description One installment option, where `totalPrice` = `number` × `price`, exact to the minor unit. */
        readonly InstallmentPrice: {
            /** @description The number of installments. 1 means a single payment. */
            readonly number: number;
            /** @description The amount of one installment. */
            readonly price: components["schemas"]["Money"];
            /** @description The total of all installments, including interest. The card is charged this amount. */
            readonly totalPrice: components["schemas"]["Money"];
        };
        /** @description Information about the card, and its installment options for this order. */
        readonly InstallmentInfo: {
            /** @description The number of the bank that issued the card, or 0 for foreign banks. */
            readonly bankCode: number;
            /** @description The name of the bank. */
            readonly bankName: string;
            /** @description The first 6 digits of the card number, as sent in the request. */
            readonly binNumber: string;
            /** @description The card scheme, such as Mastercard. */
            readonly cardAssociation: string;
            /** @description The card's installment program, such as Bonus. Empty if the card does not belong to such a program. */
            readonly cardFamily: string;
            readonly cardType: components["schemas"]["CardType"];
            /** @description If true, payments with this card always use 3D Secure, regardless of `isWith3DSecure`. */
            readonly shouldForceTo3D: boolean;
            /** @description The currencies the card can be charged in. */
            readonly supportedCurrencies: readonly components["schemas"]["Currency"][];
            /** @description The price of the order for each number of installments that the card offers; 1 is always included. Empty if the card cannot be charged in the currency of the order and therefore cannot be used. */
            readonly installmentPrices: readonly components["schemas"]["InstallmentPrice"][];
        };
        /** @description The order to pay for, and the page on your site that the traveller returns to. */
        readonly PaymentSessionRequest: {
            /** @description The `id` of the car order. */
            readonly orderID: string;
            /**
             * Format: uri
             * @description The page on your site that the payment page links to at the end. The session's `id` is added to its query as the parameter `paymentSession`. An absolute http or https URL (https only in production), without user info, with an origin registered for the agency. On staging, localhost is also allowed. Do not include personal data.
             */
            readonly returnUrl: string;
            /**
             * @description The number of minutes that the traveller has to start a payment. The session expires at the pick-up time at the latest.
             * @default 60
             */
            readonly expiresInMinutes: number;
        };
        /**
         * @description The status of the session.
         *
         *     - `open`: the session is waiting for a card. After a decline, the session is `open` again.
         *     - `processing`: a payment is in progress, for example at the bank.
         *     - `paid`: the order is paid and the car is reserved. Final.
         *     - `failed`: charged, but the vendor did not reserve the car. The money is returned automatically. Final.
         *     - `expired`: no payment was started in time. Final.
         *     - `cancelled`: you cancelled the session, or the order was paid or cancelled in a different way; see `cancelReason`. Final.
         * @enum {string}
         */
        readonly PaymentSessionStatus: "open" | "processing" | "paid" | "failed" | "expired" | "cancelled";
        /**
         * @description The reason for the cancellation: you cancelled the session (`requested`), or the order was paid (`orderPaid`) or ended (`orderEnded`).
         * @enum {string}
         */
        readonly PaymentSessionCancelReason: "requested" | "orderPaid" | "orderEnded";
        /** @description A link to a page on which the traveller pays for an order. */
        readonly PaymentSession: {
            /** @description The identifier of the session. */
            readonly id: string;
            /** @description The car order. */
            readonly orderID: string;
            /**
             * Format: uri
             * @description The URL of the payment page. Open it in the traveller's browser, or send it to the traveller. Anyone with the URL can see the booking and pay for it, so do not log it. Present while the session is `open` or `processing`.
             */
            readonly url?: string;
            readonly status: components["schemas"]["PaymentSessionStatus"];
            readonly cancelReason?: components["schemas"]["PaymentSessionCancelReason"];
            /**
             * Format: uri
             * @description The page on your site that the traveller returns to. The URL is deleted one day after the session ends, and is absent from then on.
             */
            readonly returnUrl?: string;
            /**
             * Format: date-time
             * @description The time at which the session was created.
             */
            readonly createdAt: string;
            /**
             * Format: date-time
             * @description The latest time at which a payment can be started. A payment that is in progress at this time is still completed.
             */
            readonly expiresAt: string;
        };
        /** @description The card to charge. We store the first six and the last four digits of the card number, but not the CVC. */
        readonly PaymentCard: {
            /** @description The card number, digits only. */
            readonly cardNumber: string;
            /** @description The card's expiry month, two digits. */
            readonly expireMonth: string;
            /** @description The card's expiry year, four digits. */
            readonly expireYear: string;
            /**
             * Format: plain-text
             * @description The name on the card.
             */
            readonly cardHolderName: string;
            /** @description The security code: 3 digits, or 4 for American Express. */
            readonly cvc: string;
            /** @description The number of installments, 1 for a single payment. Must be a number that the card offers: call `getInstallmentInfo` with the first 6 digits of the card number. */
            readonly installment: number;
            /** @description Whether the customer must authenticate with the bank. If 3D Secure is mandatory for the card, it is used even if this field is false. */
            readonly isWith3DSecure: boolean;
            /**
             * Format: uri
             * @description The URL to which the customer's browser is redirected (303) after 3D Secure. Required even if `isWith3DSecure` is false, because the card may still require 3D Secure. An absolute http or https URL (https only in production), without user info, with an origin registered for the agency. On staging, localhost is also allowed. The query string of the URL is preserved, except for the parameters that report the outcome.
             */
            readonly callbackUrl: string;
        };
        /** @description A payment by card. */
        readonly CardPaymentRequest: {
            /** @description The `id` of the order. */
            readonly orderID: string;
            /**
             * @description Always `creditCard`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly paymentType: "creditCard";
            readonly payWithCard: components["schemas"]["PaymentCard"];
        };
        /** @description A payment charged to the agency's credit limit. */
        readonly LimitPaymentRequest: {
            /** @description The `id` of the order. */
            readonly orderID: string;
            /**
             * @description Always `limit`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly paymentType: "limit";
        };
        /** @description The order to pay for, and the payment method. `paymentType` may differ from that of the order. */
        readonly PaymentRequest: components["schemas"]["CardPaymentRequest"] | components["schemas"]["LimitPaymentRequest"];
        /**
         * @description `success`: paid and reserved. `redirect_required`: show `threeDSHtmlContent` to the customer. `failed`: the vendor did not make the reservation; the money is returned automatically.
         * @enum {string}
         */
        readonly PaymentStatus: "success" | "redirect_required" | "failed";
        /** @description The status of the payment. */
        readonly PaymentResult: {
            readonly status: components["schemas"]["PaymentStatus"];
            /** @description Whether the payment uses 3D Secure. A payment can use 3D Secure even if the request did not specify it. */
            readonly is3dsSecure: boolean;
            /** @description With `redirect_required`, a complete HTML page that sends the customer to the bank. Show the page unchanged in the customer's browser. `null` otherwise. */
            readonly threeDSHtmlContent: string | null;
            /** @description The amount charged. Absent with `redirect_required`, and with `failed` until the money has been returned. */
            readonly payment?: components["schemas"]["OrderPayment"];
        };
        /** @description The form fields that the payment processor sends through the customer's browser. The service does not rely on these fields. */
        readonly ThreeDSCallback: {
            /** @description The language of the page, as a language tag. The service supports `en`, `tr` and `de`; for any other language, the page is in English. */
            readonly language: string;
            /** @description The reference of the payment. */
            readonly paymentId: string;
            /** @description The identifier of the transaction. */
            readonly transactionId: string;
        };
        /**
         * Format: html
         * @description A page for the customer. For a known payment, the page returns the customer to the agency, or reloads while the outcome is unknown. The page does so automatically, or when the customer presses a button. For any other request, the page shows a fixed message without any details.
         */
        readonly ReturnPage: string;
        /** @description The remaining credit in one credit record. */
        readonly RemainingCredit: {
            /** @description The identifier of the record. It never changes. */
            readonly id: number;
            /**
             * Format: int64
             * @description The remaining amount, in the minor unit of the currency. Never below 0.
             */
            readonly amount: number;
            /** @description The currency of the record. */
            readonly currency: components["schemas"]["Currency"];
        };
        /** @description The agency's remaining credit. */
        readonly CreditLimits: {
            /** @description One entry per active credit record, in order of `id`. Records in the same currency are never merged. Empty if the agency has no record. */
            readonly remaining: readonly components["schemas"]["RemainingCredit"][];
        };
        /** @description The traveller and the car for the credit check. */
        readonly CreditCheckRequest: {
            /** @description The traveller's 11-digit Turkish identity number. We store only a keyed hash of the identity number. */
            readonly identityNumber: string;
            /** @description The `integrationCode` of the search result. The code remains valid after the search has expired. */
            readonly integrationCode: string;
        };
        /**
         * @description `Positive` and `Positive With Young Driver` approve the rental, the latter under the conditions for young drivers. `Negative` rejects the rental.
         *     `Unknown` means that the traveller must first consent, or that the consent is still being processed.
         * @enum {string}
         */
        readonly CreditCheckStatus: "Positive" | "Negative" | "Unknown" | "Positive With Young Driver";
        /** @description The result of the credit check. */
        readonly CreditCheckResult: {
            readonly status: components["schemas"]["CreditCheckStatus"];
        };
        /** @description One of the traveller's phone numbers on record at the credit bureau. */
        readonly CreditCheckPhone: {
            /** @description The value to send as `phoneKey`. */
            readonly key: number;
            /** @description The phone number with its middle digits masked, so that only people who know the number can recognise it. */
            readonly phone: string;
        };
        /** @description The traveller's phone numbers. */
        readonly CreditCheckPhones: {
            /** @description The phone numbers, in the order in which the bureau returned them. Empty if the bureau has no phone numbers. */
            readonly phoneList: readonly components["schemas"]["CreditCheckPhone"][];
        };
        /** @description The traveller's data from which the credit bureau prepares a report, and the phone that receives the PIN. */
        readonly CreditReportRequest: {
            /** @description The traveller's 11-digit Turkish identity number. We store only a keyed hash of the identity number. */
            readonly identityNumber: string;
            /**
             * Format: date
             * @description The traveller's date of birth. Must be in the past.
             */
            readonly birthDate: string;
            /**
             * Format: date
             * @description The date of issue of the driving licence. Must not be in the future or before the traveller's 17th birthday.
             */
            readonly driverLicenseDate: string;
            /**
             * Format: e164
             * @description The full phone number for `phoneKey`, as provided by the traveller, in E.164 format.
             */
            readonly phone: string;
            /** @description The `key` of the number in the phone list. */
            readonly phoneKey: number;
            /** @description The `integrationCode` of the search result. */
            readonly integrationCode: string;
        };
        /** @description A report that awaits the traveller's PIN. */
        readonly CreditReport: {
            /** @description The number to use when confirming or renewing the PIN of this report. Valid for 24 hours, for this agency and `integrationCode` only. */
            readonly creditcheckCode: number;
        };
        /** @description The `creditcheckCode` of a report, as a number or a string. */
        readonly CreditcheckCode: number | string;
        /** @description The PIN that the traveller received. */
        readonly CreditPinRequest: {
            readonly creditcheckCode: components["schemas"]["CreditcheckCode"];
            /** @description The 6-digit PIN from the latest SMS. A PIN is valid for 180 seconds and three attempts. */
            readonly pinCode: string;
            /** @description The `integrationCode` with which the report was created. */
            readonly integrationCode: string;
        };
        /** @description The report that needs a new PIN. */
        readonly CreditPinRenewalRequest: {
            readonly creditcheckCode: components["schemas"]["CreditcheckCode"];
            /** @description The `integrationCode` with which the report was created. */
            readonly integrationCode: string;
        };
        /** @description A position in decimal degrees (WGS 84), with its name. */
        readonly TransferPoint: {
            /** @description Latitude in degrees; north is positive. */
            readonly lat: number;
            /** @description Longitude in degrees; east is positive. */
            readonly lon: number;
            /**
             * Format: visible-text
             * @description The name shown to the driver, such as that of a hotel or an airport. It is sent to the supplier with the reservation and does not affect which vehicles are found. Absent from the response if the search did not include a name.
             */
            readonly name?: string;
            /**
             * Format: visible-text
             * @description The street and number, for the driver. Sent to the supplier with the reservation. Absent from the response if the search did not include an address.
             */
            readonly address?: string;
            /**
             * Format: visible-text
             * @description The name of the hotel, if the point is the travellers' hotel. Sent to the supplier with the reservation. Absent from the response if the search did not include a hotel.
             */
            readonly hotelName?: string;
            /** @description The IATA code of the airport, if the point is within 10 km of one. Absent from the response if the search did not include a code. */
            readonly iataCode?: string;
            /** @description The `placeId`, from the place search, of the place at or around this point. Sent to the supplier with the reservation. Absent from the response if the search did not include a place. */
            readonly placeId?: string;
            /**
             * Format: visible-text
             * @description A note about this place for the driver, such as a gate or a floor. Sent to the supplier with the reservation. Absent from the response if the search did not include a note.
             */
            readonly driverNote?: string;
        };
        /** @description A traveller under 18. */
        readonly TransferChild: {
            /** @description The age in full years on the day of pick-up. */
            readonly age: number;
        };
        /** @description The travellers by age. The numbers of adults and children must add up to `passengerCount`. */
        readonly TransferTravellers: {
            /** @description The number of travellers aged 18 or older. */
            readonly adults: number;
            /** @description The travellers under 18, including babies, with their ages. Each child needs a seat. */
            readonly children?: readonly components["schemas"]["TransferChild"][];
        };
        /** @description The travellers' luggage. Vehicles with too little luggage space are omitted. */
        readonly TransferLuggage: {
            /** @description The number of large suitcases. */
            readonly suitcases?: number;
            /** @description The number of cabin bags. */
            readonly cabinBags?: number;
            /** @description The number of other bulky items, such as skis, golf bags, bicycles, prams and folded wheelchairs. */
            readonly oversized?: number;
        };
        /**
         * @description An extra that a search can request. `TransferExtraType` describes each one.
         * @enum {string}
         */
        readonly AskedTransferExtraType: "infantSeat" | "childSeat" | "boosterSeat" | "meetAndGreet" | "extraWaiting";
        /** @description An extra to request for every leg. */
        readonly TransferExtraChoice: {
            readonly type: components["schemas"]["AskedTransferExtraType"];
            /**
             * @description The number of units. For `extraWaiting`, the number of 30-minute periods.
             * @default 1
             */
            readonly count: number;
        };
        /** @description A one-way transfer. */
        readonly OneWayTransferSearchRequest: {
            /**
             * @description Always `oneway`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly type: "oneway";
            /** @description The starting point of the transfer, ideally the `point` from the place details. */
            readonly pickup: components["schemas"]["TransferPoint"];
            /** @description The destination of the transfer. */
            readonly dropoff: components["schemas"]["TransferPoint"];
            /**
             * Format: date-time
             * @description The pick-up time with a UTC offset. Must be in the future, at most 365 days ahead.
             */
            readonly pickupTime: string;
            /** @description The number of travellers. Vehicles with fewer seats are omitted, unless `maxVehicles` allows several. */
            readonly passengerCount: number;
            /** @description The travellers by age. The numbers of adults and children must add up to `passengerCount`. */
            readonly passengers?: components["schemas"]["TransferTravellers"];
            readonly luggage?: components["schemas"]["TransferLuggage"];
            /** @description The extras that the vehicle must have. List each type only once. Vehicles that lack any of these extras are omitted. The price includes the extras. */
            readonly extras?: readonly components["schemas"]["TransferExtraChoice"][];
            /**
             * @description The maximum number of vehicles for the group, used if no single vehicle from a supplier has enough seats. Without this field, groups are never split.
             * @default 1
             */
            readonly maxVehicles: number;
            /** @description The agency's commission, added as a separate fee line. A percentage applies to the fees after the discount. A fixed amount must not exceed those fees: vehicles that cost less are omitted. If all vehicles cost less, the call returns 400. */
            readonly commission?: components["schemas"]["Commission"];
        };
        /** @description A round-trip transfer. */
        readonly RoundTransferSearchRequest: {
            /**
             * @description Always `round`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly type: "round";
            /** @description The starting point of the transfer, ideally the `point` from the place details. */
            readonly pickup: components["schemas"]["TransferPoint"];
            /** @description The destination of the outbound leg, where the return leg starts. */
            readonly dropoff: components["schemas"]["TransferPoint"];
            /**
             * Format: date-time
             * @description The pick-up time with a UTC offset. Must be in the future, at most 365 days ahead.
             */
            readonly pickupTime: string;
            /**
             * Format: date-time
             * @description The pick-up time of the return leg. Must be after `pickupTime`, at most 365 days ahead.
             */
            readonly returnPickupTime: string;
            /** @description The number of travellers. Vehicles with fewer seats are omitted, unless `maxVehicles` allows several. */
            readonly passengerCount: number;
            /** @description The travellers by age. The numbers of adults and children must add up to `passengerCount`. */
            readonly passengers?: components["schemas"]["TransferTravellers"];
            readonly luggage?: components["schemas"]["TransferLuggage"];
            /** @description The extras that the vehicle must have. List each type only once. Vehicles that lack any of these extras are omitted. The price includes the extras. */
            readonly extras?: readonly components["schemas"]["TransferExtraChoice"][];
            /**
             * @description The maximum number of vehicles for the group, used if no single vehicle from a supplier has enough seats. Without this field, groups are never split.
             * @default 1
             */
            readonly maxVehicles: number;
            /** @description The agency's commission, added as a separate fee line. A percentage applies to the fees after the discount. A fixed amount must not exceed those fees: vehicles that cost less are omitted. If all vehicles cost less, the call returns 400. */
            readonly commission?: components["schemas"]["Commission"];
        };
        /** @description The transfer to search for. `type` specifies a one-way or a round trip. */
        readonly TransferSearchRequest: components["schemas"]["OneWayTransferSearchRequest"] | components["schemas"]["RoundTransferSearchRequest"];
        /** @description The company that transports the travellers. Absent in older orders. */
        readonly TransferSupplier: {
            /** @description The name of the supplier. */
            readonly name: string;
            /** @description The supplier's rating by travellers, from 1 to 5. */
            readonly rating: number;
        };
        /** @description The time and place of the transfer and the number of travellers, as requested in the search. */
        readonly TransferAppointment: {
            /** @description The starting point of the transfer. */
            readonly pickup: components["schemas"]["TransferPoint"];
            /** @description The destination of the transfer. The return leg of a round trip starts here. */
            readonly dropoff: components["schemas"]["TransferPoint"];
            /**
             * Format: date-time
             * @description The pick-up time, with the UTC offset of the request.
             */
            readonly pickupTime: string;
            /**
             * Format: date-time
             * @description The pick-up time of the return leg, with the UTC offset of the request. Present only for round trips.
             */
            readonly returnPickupTime?: string;
            /** @description The number of travellers in the search. */
            readonly passengerCount: number;
            /** @description The travellers by age. Absent if the search did not specify ages. */
            readonly passengers?: components["schemas"]["TransferTravellers"];
            /** @description The travellers' luggage. Absent if the search did not specify any luggage. */
            readonly luggage?: components["schemas"]["TransferLuggage"];
        };
        /** @description The vehicle. The same kind of vehicle is used for both legs of a round trip. */
        readonly TransferVehicle: {
            /** @description The name of the vehicle, such as `Mercedes Vito`. */
            readonly name: string;
            /** @description The number of passenger seats, not counting the driver's. */
            readonly seatCount: number;
            /** @description The number of large suitcases that fit in the vehicle. */
            readonly baggageCount: number;
            /**
             * Format: uri
             * @description The URL of a picture of the vehicle.
             */
            readonly image: string;
        };
        /** @description A kind of vehicle, and the number of vehicles of that kind. */
        readonly TransferVehicleCount: {
            /** @description A vehicle of this kind. */
            readonly vehicle: components["schemas"]["TransferVehicle"];
            /** @description The number of vehicles of this kind. */
            readonly count: number;
        };
        /** @description The arrangements for meeting the driver. */
        readonly TransferMeeting: {
            /** @description Directions that help the travellers find the driver. */
            readonly instructions: string;
            /** @description The number of minutes that the driver waits free of charge. */
            readonly includedWaitingMinutes: number;
            /** @description The text on the driver's sign, if the supplier uses its own. Absent if the sign shows the order's `signText`. */
            readonly signText?: string;
            /** @description The price of each additional minute of waiting, paid to the driver. Absent if unknown. */
            readonly waitingPricePerMinute?: components["schemas"]["Money"];
            /**
             * Format: e164
             * @description The phone number to call if the travellers and the driver cannot find each other.
             */
            readonly emergencyPhone?: string;
        };
        /** @description The extra that comes with the vehicle. `infantSeat`: a baby carrier for ages up to one year. `childSeat`: a seat for ages one to four. `boosterSeat`: a booster cushion for ages four to twelve. `meetAndGreet`: a person meets the travellers in the building. `extraWaiting`: the driver waits 30 minutes longer. */
        readonly TransferExtraType: "infantSeat" | "childSeat" | "boosterSeat" | "meetAndGreet" | "extraWaiting";
        /** @description An extra that the vehicle offers, whether requested or not. To change the number of units, search again. */
        readonly TransferExtra: {
            readonly type: components["schemas"]["TransferExtraType"];
            /** @description The number of units included in the price, as requested, or 0 if this extra was not requested. */
            readonly count: number;
            /** @description The maximum number that can be requested for the vehicle. */
            readonly maxCount: number;
            /** @description The price of one unit for all legs combined, or 0 if the extra is included. */
            readonly price: components["schemas"]["Money"];
            /** @description A description of the extra. */
            readonly description: string;
        };
        /** @description The subject of a price line. `oneway`: the outbound leg. `return`: the return leg of a round trip. `extra`: all units of an extra, on all legs. `commission`: the agency's commission, present if the search requested one. */
        readonly TransferFeeType: "oneway" | "return" | "extra" | "commission";
        /** @description When a price line is paid. `advance`: with the order. `vehicle`: to the driver. */
        readonly TransferFeeCharge: "advance" | "vehicle";
        /** @description One line of the price. */
        readonly TransferFee: {
            /**
             * Format: int64
             * @description The amount in the minor unit of the currency.
             */
            readonly amount: number;
            readonly currency: components["schemas"]["Currency"];
            readonly type: components["schemas"]["TransferFeeType"];
            readonly charge: components["schemas"]["TransferFeeCharge"];
            /** @description The extra that the line is for. Present only on lines of type `extra`. */
            readonly extra?: components["schemas"]["TransferExtraType"];
            /** @description A description of the line. */
            readonly description: string;
        };
        /** @description The price of the whole transfer, where `total` is the sum of all fees minus `discountTotal`, and `paymentTotal` = `total` − `vendorTotal`, exact to the minor unit. */
        readonly TransferPricing: {
            /** @description The currency of all these amounts, as requested in the search. */
            readonly currency: components["schemas"]["Currency"];
            /** @description The price lines before the discount. A leg that is partly paid to the driver has two lines, the prepaid part first. Each extra that is not free has one line. */
            readonly fees: readonly components["schemas"]["TransferFee"][];
            /** @description The part that is paid to the driver: the sum of the lines whose charge is `vehicle`. The amount is 0 if everything is prepaid. */
            readonly vendorTotal: components["schemas"]["Money"];
            /** @description The amount charged when the order is paid. */
            readonly paymentTotal: components["schemas"]["Money"];
            /** @description The supplier's discount, or 0 if there is no discount. */
            readonly discountTotal: components["schemas"]["Money"];
            /** @description The total price that the traveller pays for the transfer, including the commission. */
            readonly total: components["schemas"]["Money"];
            readonly exchange?: components["schemas"]["Exchange"];
        };
        /** @description The subject of a transfer rule. `freeCancellation`: cancellation free of charge. `waitForFree`: free waiting time. `safeTripWithInvoice`: an insured trip with an invoice. */
        readonly TransferRuleType: "freeCancellation" | "waitForFree" | "safeTripWithInvoice";
        /** @description One of the supplier's terms. For an unknown type, show the `description`. */
        readonly TransferRule: {
            readonly type: components["schemas"]["TransferRuleType"];
            /** @description The text of the rule. */
            readonly description: string;
        };
        /** @description The refund after a cancellation. `freeCancel`: the full amount. `halfRefund`: half of it. `partialRefund`: the amount in `refundAmount`. */
        readonly TransferPolicyType: "freeCancel" | "halfRefund" | "partialRefund";
        /** @description The refund for cancelling all remaining legs by a deadline, as stated by the supplier. For an unknown type, show the `description`. After the last policy, nothing is refunded. */
        readonly TransferCancellationPolicy: {
            readonly type: components["schemas"]["TransferPolicyType"];
            /**
             * Format: date-time
             * @description The last moment at which the policy applies, in local time at the pick-up point, with the UTC offset.
             */
            readonly until: string;
            /** @description The refund of the prepaid amount under this policy, including the commission. Absent in older orders. */
            readonly refundAmount?: components["schemas"]["Money"];
            /** @description The text of the policy. */
            readonly description: string;
        };
        /** @description One vehicle from one supplier for the whole transfer, or several vehicles for a group, with the total price. */
        readonly TransferProduct: {
            /** @description The code of this offer. To refer to the transfer in later requests, send this code with the `searchId`. */
            readonly code: string;
            /**
             * Format: date-time
             * @description The deadline for booking. Absent in older orders.
             */
            readonly bookableUntil?: string;
            /**
             * Format: date-time
             * @description The deadline for listing all travellers. An order created after this time must list all travellers. Present only in search results.
             */
            readonly passengersDueAt?: string;
            readonly supplier?: components["schemas"]["TransferSupplier"];
            readonly appointment: components["schemas"]["TransferAppointment"];
            /** @description The length of the outbound leg in metres. */
            readonly onewayDistance: number;
            /** @description The duration of the outbound leg in seconds, including traffic at that time of day. */
            readonly onewayDuration: number;
            /** @description The length of the return leg in metres. Present only for round trips. */
            readonly returnDistance?: number;
            /** @description The duration of the return leg in seconds, including traffic at that time of day. Present only for round trips. */
            readonly returnDuration?: number;
            /** @description The vehicle, or the largest of several. Both legs of a round trip use the same kinds of vehicle. */
            readonly vehicle: components["schemas"]["TransferVehicle"];
            /** @description All vehicles, largest first. Absent in older orders. */
            readonly vehicles?: readonly components["schemas"]["TransferVehicleCount"][];
            /** @description The arrangements for meeting the driver. Absent in older orders. */
            readonly meeting?: components["schemas"]["TransferMeeting"];
            /** @description The arrangements for meeting the driver on the return leg. Present only for round trips. */
            readonly returnMeeting?: components["schemas"]["TransferMeeting"];
            /** @description The extras of this vehicle, with the number of each included in the price. Absent in older orders. */
            readonly extras?: readonly components["schemas"]["TransferExtra"][];
            readonly pricing: components["schemas"]["TransferPricing"];
            /** @description The supplier's terms. Free cancellation is not listed if the pick-up is too soon to qualify. */
            readonly rules: readonly components["schemas"]["TransferRule"][];
            /** @description The cancellation policies, highest refund first. Policies that had already expired at the time of the search are not listed. */
            readonly cancellationPolicies: readonly components["schemas"]["TransferCancellationPolicy"][];
        };
        /** @description A supplier that was queried. */
        readonly QueriedTransferSupplier: {
            /** @description The supplier's name, as shown in the `supplier` field of its products. */
            readonly name: string;
        };
        /** @description The search outcome for one supplier. */
        readonly SupplierOutcome: {
            readonly supplier: components["schemas"]["QueriedTransferSupplier"];
            readonly outcome: components["schemas"]["SearchOutcome"];
            /** @description The number of the supplier's vehicles in `products`. */
            readonly offers: number;
        };
        /** @description The vehicles found. */
        readonly TransferSearchResponse: {
            /** @description The identifier of the search. A `searchId` and a `code` together identify an offer for 30 minutes. */
            readonly searchId: string;
            /** @description The vehicles, sorted by total price, lowest first, then by code. */
            readonly products: readonly components["schemas"]["TransferProduct"][];
            /** @description True if every supplier responded. If false, a later search may find more vehicles. */
            readonly complete: boolean;
            /** @description The outcome for each supplier. Empty if both points are the same place, because no supplier is queried. */
            readonly suppliers: readonly components["schemas"]["SupplierOutcome"][];
            /** @description Probable mistakes in the search, such as swapped coordinates. Absent if there are none. Show them to developers, not to travellers; more kinds may be added. */
            readonly warnings?: readonly components["schemas"]["SearchWarning"][];
        };
        /**
         * @description The outbound leg, or the return leg of a round trip.
         * @enum {string}
         */
        readonly TransferLegType: "oneway" | "return";
        /** @description The terms of one leg. */
        readonly TransferLegTerms: {
            readonly type: components["schemas"]["TransferLegType"];
            /** @description The leg's share of the amount charged for the order, including the agency's commission. */
            readonly amount: components["schemas"]["Money"];
            /** @description The refund for cancelling the leg by each deadline, highest refund first. After the last deadline, nothing is refunded. */
            readonly cancellationPolicies: readonly components["schemas"]["TransferCancellationPolicy"][];
            /** @description The number of minutes that the driver waits free of charge. Absent in older orders. */
            readonly includedWaitingMinutes?: number;
            /** @description The price of each additional minute of waiting, paid to the driver. Absent if unknown. */
            readonly waitingPricePerMinute?: components["schemas"]["Money"];
        };
        /** @description The terms that the customer agreed to by ordering. These terms stay the same, even if the supplier changes its terms or the order changes. */
        readonly TransferTerms: {
            /**
             * Format: date-time
             * @description When the customer agreed to the terms, which is when the order was created.
             */
            readonly agreedAt: string;
            readonly source: components["schemas"]["TermsSource"];
            /** @description The supplier's terms as text, in the language of the order. */
            readonly rules: readonly components["schemas"]["TransferRule"][];
            /** @description The terms of each leg, the outbound leg first. */
            readonly legs: readonly components["schemas"]["TransferLegTerms"][];
        };
        /** @description The driver and the vehicle of this leg. Keep the data no longer than the travellers need it. */
        readonly TransferDriver: {
            /** @description The driver's name. */
            readonly name: string;
            /** @description The driver's phone number for the travellers, in E.164 format. Absent if the supplier has not provided a number. */
            readonly phone?: string;
            /** @description The licence plate of the vehicle. Absent until known. */
            readonly plate?: string;
            /** @description The make, model and colour of the vehicle. Absent until known. */
            readonly vehicle?: string;
        };
        /** @description `assigned`: a driver has been assigned. `departed`: the driver is on the way to the pick-up. `delayed`: the driver will be late. `arrived`: the driver is waiting. `passengerOnBoard`: the ride has begun. `noShow`: the travellers did not appear. `completed`: the ride is over. More values may be added; ignore values you do not know. */
        readonly TransferRideStatus: "assigned" | "departed" | "delayed" | "arrived" | "passengerOnBoard" | "noShow" | "completed";
        /** @description An event during the ride. */
        readonly TransferRideEvent: {
            readonly type: components["schemas"]["TransferRideStatus"];
            /**
             * Format: date-time
             * @description When the event happened, according to the supplier.
             */
            readonly at: string;
            /**
             * Format: date-time
             * @description The driver's expected arrival time at the pick-up point. Present only with `delayed`.
             */
            readonly expectedAt?: string;
        };
        /** @description The progress of the ride, as reported by the supplier. */
        readonly TransferRide: {
            /** @description The latest status of the ride. */
            readonly status: components["schemas"]["TransferRideStatus"];
            /**
             * Format: date-time
             * @description The driver's expected arrival time at the pick-up point. Present only while the ride is `delayed`.
             */
            readonly expectedAt?: string;
            /** @description All reported events of the ride, earliest first. */
            readonly events: readonly components["schemas"]["TransferRideEvent"][];
        };
        /**
         * @description The party that cancelled the leg: you or the supplier. Present only if the leg is `canceled`.
         * @enum {string}
         */
        readonly TransferCanceledBy: "agency" | "supplier";
        /** @description One leg of the order, which is reserved and cancelled separately. */
        readonly TransferOrderLeg: {
            readonly type: components["schemas"]["TransferLegType"];
            /** @description The status of the leg. A completed leg stays `reserved`. */
            readonly status: components["schemas"]["TransferOrderStatus"];
            /**
             * Format: date-time
             * @description The pick-up time of the leg, with the UTC offset used in the search.
             */
            readonly pickupTime: string;
            /** @description The leg's share of the amount charged for the order, including the agency's commission. */
            readonly amount: components["schemas"]["Money"];
            /** @description The agency's commission included in the amount, or 0 if there is no commission. */
            readonly commission: components["schemas"]["Money"];
            /** @description The refund for cancelling the leg by each deadline, highest refund first. After the last deadline, nothing is refunded. */
            readonly cancellationPolicies: readonly components["schemas"]["TransferCancellationPolicy"][];
            /** @description The driver of the leg. Absent until the supplier assigns a driver, and after the travellers' data has been erased. */
            readonly driver?: components["schemas"]["TransferDriver"];
            /** @description The progress of the ride. Absent until the supplier's first report. */
            readonly ride?: components["schemas"]["TransferRide"];
            readonly canceledBy?: components["schemas"]["TransferCanceledBy"];
            /**
             * Format: date-time
             * @description When the leg was cancelled. Present only if the leg is `canceled`.
             */
            readonly canceledAt?: string;
            /** @description The refund for the leg. Present only if the leg is `canceled`. */
            readonly refundAmount?: components["schemas"]["Money"];
        };
        /** @description The passenger data that carriers must report at least one hour before pick-up. */
        readonly TransferManifest: {
            /** @description `incomplete`: some data is missing. `complete`: all data is present. `reported`: the carrier has reported the data, which is now final. More values may be added; ignore values you do not know. */
            readonly status: "incomplete" | "complete" | "reported";
            /**
             * Format: date-time
             * @description The deadline for `completeTransferPassengers`, or the order's creation time if that is later.
             */
            readonly dueAt: string;
            /**
             * Format: date-time
             * @description When the carrier reported the data. Present only with `reported`.
             */
            readonly reportedAt?: string;
            /** @description The missing fields, as paths into `passengers`. `passengers[3]` is a traveller who has not been named. */
            readonly missing: readonly string[];
        };
        /**
         * @description Female or male.
         * @enum {string}
         */
        readonly Gender: "F" | "M";
        /** @description A traveller, with exactly one of `identityNumber` and `passportNo`, regardless of nationality. The number must be unique within the order. */
        readonly TransferPassenger: {
            /** @description True for the traveller whom the supplier contacts. Exactly one passenger must be primary. */
            readonly primary: boolean;
            /**
             * Format: visible-text
             * @description The given name.
             */
            readonly firstName: string;
            /**
             * Format: visible-text
             * @description The family name.
             */
            readonly lastName: string;
            /** @description Female or male. Required for the primary passenger. */
            readonly gender?: components["schemas"]["Gender"];
            /**
             * Format: date
             * @description The date of birth. Required for the primary passenger, who must be at least 18 years old on the day of pick-up.
             */
            readonly birthDate?: string;
            /**
             * Format: iso-country
             * @description The nationality, as a two-letter ISO 3166-1 code in capitals, or XK for Kosovo. Required for the primary passenger.
             */
            readonly nationality?: string;
            /**
             * Format: email
             * @description The email address. Required for the primary passenger.
             */
            readonly email?: string;
            /**
             * Format: e164
             * @description The phone number that the driver calls, in E.164 format. Required for the primary passenger.
             */
            readonly phone?: string;
            /** @description The 11-digit Turkish identity number, not all zeros. Absent if `passportNo` is given. */
            readonly identityNumber?: string;
            /** @description The passport number, in letters and digits, not all zeros. Absent if `identityNumber` is given. */
            readonly passportNo?: string;
        };
        /** @description A transfer order and its status. */
        readonly TransferOrder: {
            /** @description The identifier of the order. */
            readonly orderId: string;
            readonly status: components["schemas"]["TransferOrderStatus"];
            /** @description The language of the texts in the order and of its voucher, as requested with `Accept-Language` when the order was created. Absent in some older orders. */
            readonly language?: components["schemas"]["Language"];
            /** @description Your own tracking number, if you provided one. */
            readonly trackingID?: components["schemas"]["TrackingID"];
            /**
             * Format: date-time
             * @description When the order was created.
             */
            readonly createdAt: string;
            /**
             * Format: date-time
             * @description When the order, its legs, rides, payment or refunds last changed.
             */
            readonly updatedAt: string;
            /** @description The actions that the order currently allows. Empty while a payment or a cancellation is in progress. The supplier can still refuse an action. */
            readonly availableActions: readonly components["schemas"]["OrderAction"][];
            /** @description The exact amount to pay, including the agency's commission. Present only in the response that creates the order. */
            readonly paymentRequirement?: components["schemas"]["Money"];
            /** @description The payment of the order. Absent until the order is paid. */
            readonly payment?: components["schemas"]["OrderPayment"];
            readonly personalDataErasedAt?: components["schemas"]["PersonalDataErasedAt"];
            /** @description The supplier's reservation number. Absent until the order is reserved. */
            readonly vendorReservationId?: string;
            /** @description The flight the travellers arrive on, if specified. */
            readonly flightNumber?: string;
            /** @description The flight the travellers depart on, if specified. */
            readonly returnFlightNumber?: string;
            /**
             * Format: visible-text
             * @description The text on the driver's sign, if specified. Absent after the personal data has been erased.
             */
            readonly signText?: string;
            /** @description The complete transfer product, as offered in the search. */
            readonly product: components["schemas"]["TransferProduct"];
            readonly terms?: components["schemas"]["TransferTerms"];
            /** @description The individual legs, the outbound leg first. The order is `reserved` as long as at least one leg is. */
            readonly legs?: readonly components["schemas"]["TransferOrderLeg"][];
            /** @description The reporting status of the passenger data. Absent in lists, and after the documents have been erased. */
            readonly manifest?: components["schemas"]["TransferManifest"];
            /** @description The travellers. Gender, birth date, nationality and document are passed on to the supplier, and erased some time after the ride. */
            readonly passengers: readonly components["schemas"]["TransferPassenger"][];
        };
        /** @description One page of the agency's transfer orders, newest first. */
        readonly TransferOrderList: {
            /** @description One page of the list. */
            readonly results: readonly components["schemas"]["TransferOrder"][];
            /** @description The cursor for the next page, to send as `cursor`. Absent on the last page. */
            readonly nextCursor?: string;
        };
        /** @description The billing details for the invoice, instead of the agency's registered ones. Custom billing must be enabled for the agency. */
        readonly TransferBilling: {
            readonly type: components["schemas"]["BillingType"];
            /**
             * Format: visible-text
             * @description The given name, or the company name if `type` is `corporateCompany`.
             */
            readonly firstName: string;
            /**
             * Format: visible-text
             * @description The family name. Required unless `type` is `corporateCompany`.
             */
            readonly lastName?: string;
            /**
             * Format: email
             * @description The email address for the invoice.
             */
            readonly email: string;
            /**
             * Format: e164
             * @description The phone number, in E.164 format.
             */
            readonly phone: string;
            /**
             * Format: iso-country
             * @description The country, as a two-letter ISO 3166-1 code in capitals, or XK for Kosovo.
             */
            readonly countryCode: string;
            /**
             * Format: plain-text
             * @description The full name of the country in English, Turkish or German. Must match `countryCode`.
             */
            readonly countryName: string;
            /**
             * Format: plain-text
             * @description The state or province: a name or ISO code from `listDivisions`, or a common name. In Türkiye, one of the provinces.
             */
            readonly adm1: string;
            /**
             * Format: plain-text
             * @description The district. In Türkiye, a district of the province as listed by `listDivisions`.
             */
            readonly adm2?: string;
            /**
             * Format: visible-text
             * @description The street, house number and apartment number.
             */
            readonly line: string;
            /** @description The postal code. */
            readonly zipCode: string;
            /** @description The tax number of a company, or the identity number of an individual. In Türkiye, 11 digits for `individual`, 10 for `corporateCompany`, 10 or 11 for `privateCompany`. */
            readonly taxIdentifier: string;
            /**
             * Format: plain-text
             * @description The tax office. Required for companies.
             */
            readonly taxDivision?: string;
        };
        /** @description A transfer from a search result, and its travellers. */
        readonly TransferOrderRequest: {
            /** @description The `searchId` of a search result that is no more than about 30 minutes old. */
            readonly searchId: string;
            /** @description The `code` of the product. */
            readonly code: string;
            /** @description The travellers: at least one, and at most the `passengerCount` of the search. Exactly one is primary. */
            readonly passengers: readonly components["schemas"]["TransferPassenger"][];
            readonly billing?: components["schemas"]["TransferBilling"];
            /** @description The flight the travellers arrive on. Recommended for airport pick-ups, so that the driver can track delays. */
            readonly flightNumber?: string;
            /** @description The flight the travellers depart on. Allowed only for round trips. */
            readonly returnFlightNumber?: string;
            /**
             * Format: visible-text
             * @description The text on the driver's sign, unless the supplier uses its own. Defaults to the name of the primary passenger.
             */
            readonly signText?: string;
            /** @description Your own number for this booking, returned with the order. */
            readonly trackingID?: components["schemas"]["TrackingID"];
        };
        /** @description The effect of cancelling one leg now. */
        readonly TransferLegCancelEligibility: {
            readonly type: components["schemas"]["TransferLegType"];
            /** @description Whether the leg can be cancelled. */
            readonly cancellable: boolean;
            /** @description Whether a cancellation would result in a refund. */
            readonly refundable: boolean;
            /** @description The refund for the leg, which may be 0. Present only if the leg is `cancellable`. */
            readonly refundAmount?: components["schemas"]["Money"];
            /** @description The cancellation fee, which is the part of the leg's `amount` that would not be refunded. It may be 0. Present only if the leg is `cancellable`. */
            readonly feeAmount?: components["schemas"]["Money"];
            /**
             * Format: date-time
             * @description The deadline for this refund; after it, the fee is higher. Absent if the fee is the full price or the leg is not `cancellable`.
             */
            readonly until?: string;
        };
        /** @description The effect of cancelling now. */
        readonly TransferCancelEligibility: {
            /** @description The identifier of the order. */
            readonly orderId: string;
            /** @description Whether the order can be cancelled. */
            readonly cancellable: boolean;
            /** @description The refund for a cancellation: the price minus the penalty, and never more than was paid. The commission is refunded in the same proportion. Absent if there is no refund. */
            readonly refundAmount?: components["schemas"]["Money"];
            /** @description All legs of the order, each with the effect of cancelling it now. The outbound leg comes first. The refunds of the `cancellable` legs add up to the order's `refundAmount`. */
            readonly legs?: readonly components["schemas"]["TransferLegCancelEligibility"][];
        };
        /** @description The legs to cancel. */
        readonly TransferCancelRequest: {
            /** @description The legs to cancel, each at most once. The supplier cancels either all of these legs or none. */
            readonly legs: readonly components["schemas"]["TransferLegType"][];
        };
        /** @description One leg of the order after a cancellation. */
        readonly TransferCanceledLeg: {
            readonly type: components["schemas"]["TransferLegType"];
            /** @description The status of the leg. A leg that was not cancelled, or was completed earlier, is `reserved`. */
            readonly status: components["schemas"]["TransferOrderStatus"];
            readonly canceledBy?: components["schemas"]["TransferCanceledBy"];
            /** @description The refund for the leg, which may be 0. Present only if the leg is `canceled`. */
            readonly refundAmount?: components["schemas"]["Money"];
            /** @description The cancellation fee, which is the part of the leg's `amount` that is not refunded. It may be 0. Present only if the leg is `canceled`. */
            readonly feeAmount?: components["schemas"]["Money"];
        };
        /** @description A completed cancellation of a transfer order or of some of its legs. */
        readonly TransferCancellation: {
            /** @description The identifier of the order. */
            readonly orderId: string;
            /**
             * @description Always `canceled`, which means that all requested legs are cancelled. Any other outcome is an error.
             * @enum {string}
             */
            readonly status: "canceled";
            /** @description The status of the order after the cancellation: `reserved` if another leg can still be driven, otherwise `canceled`. */
            readonly orderStatus?: components["schemas"]["TransferOrderStatus"];
            /** @description All legs of the order, including those that were not cancelled. The outbound leg comes first. */
            readonly legs?: readonly components["schemas"]["TransferCanceledLeg"][];
        };
        /** @description The payment method for the order. */
        readonly TransferPaymentRequest: {
            /**
             * @description Always `limit`, the agency's credit limit.
             * @enum {string}
             */
            readonly paymentType: "limit";
        };
        /** @description The complete list of travellers. */
        readonly TransferPassengersRequest: {
            /** @description The new list of travellers, which replaces the previous list. The number of travellers must not exceed the `passengerCount` of the search. Exactly one traveller must be primary. */
            readonly passengers: readonly components["schemas"]["TransferPassenger"][];
        };
        /** @description The flight details to change for one leg. Omitted fields stay unchanged; either the flight number or the pick-up time is required. */
        readonly TransferFlightRequest: {
            /** @description The leg to change. Defaults to the outbound leg. */
            readonly leg?: components["schemas"]["TransferLegType"];
            /** @description The flight number. */
            readonly flightNumber?: string;
            /**
             * Format: date-time
             * @description The new pick-up time, in RFC 3339 format with an offset, at most 12 hours from the current one.
             */
            readonly pickupTime?: string;
        };
        /** @description One leg, with the information that the travellers need to meet the driver. */
        readonly TransferVoucherLeg: {
            readonly type: components["schemas"]["TransferLegType"];
            /** @description The status of the leg. A completed leg stays `reserved`. */
            readonly status: components["schemas"]["TransferOrderStatus"];
            /** @description The start of the leg. */
            readonly pickup: components["schemas"]["TransferPoint"];
            /** @description The destination of the leg. */
            readonly dropoff: components["schemas"]["TransferPoint"];
            /**
             * Format: date-time
             * @description The pick-up time of the leg, with the UTC offset used in the search.
             */
            readonly pickupTime: string;
            /**
             * Format: date-time
             * @description The pick-up time in the local time of the pick-up point, with its UTC offset. Show this time to travellers.
             */
            readonly pickupLocalTime: string;
            /** @description The IANA time zone of the pick-up point. */
            readonly timeZone: string;
            /** @description The flight that the travellers arrive on before the outbound leg, or depart on after the return leg. Absent if no flight was specified. */
            readonly flightNumber?: string;
            /** @description The arrangements for meeting the driver. Absent in older orders. */
            readonly meeting?: components["schemas"]["TransferMeeting"];
            /** @description The text on the driver's sign. It is the supplier's own text, the `signText` of the order, or the name of the primary passenger, in this order of precedence. */
            readonly signText: string;
            /** @description The driver of the leg. Absent until the supplier assigns a driver. */
            readonly driver?: components["schemas"]["TransferDriver"];
            readonly canceledBy?: components["schemas"]["TransferCanceledBy"];
            /**
             * Format: date-time
             * @description When the leg was cancelled. Present only if the leg is `canceled`.
             */
            readonly canceledAt?: string;
            /** @description The refund for the leg. Present only if the leg is `canceled`. */
            readonly refundAmount?: components["schemas"]["Money"];
        };
        /** @description An extra included in the price. */
        readonly TransferVoucherExtra: {
            readonly type: components["schemas"]["TransferExtraType"];
            /** @description The number of units. */
            readonly count: number;
            /** @description A description of the extra. */
            readonly description: string;
        };
        /** @description A traveller. */
        readonly TransferVoucherPassenger: {
            /** @description The given name. */
            readonly firstName: string;
            /** @description The family name. */
            readonly lastName: string;
        };
        /** @description The document that the travellers show to their driver. */
        readonly TransferVoucher: {
            /** @description The identifier of the order. */
            readonly orderId: string;
            /** @description The language of the page and the PDF, which is the order's language, or English if the order has no language. */
            readonly language: components["schemas"]["Language"];
            /** @description The supplier's reservation number. */
            readonly vendorReservationId: string;
            /** @description Your own tracking number, if you provided one. */
            readonly trackingID?: components["schemas"]["TrackingID"];
            readonly supplier?: components["schemas"]["TransferSupplier"];
            /** @description The individual legs, the outbound leg first. A cancelled leg is included with its status. */
            readonly legs: readonly components["schemas"]["TransferVoucherLeg"][];
            /** @description The vehicles of each leg, largest first. */
            readonly vehicles: readonly components["schemas"]["TransferVehicleCount"][];
            /** @description The extras included in the price. Empty if there are none. */
            readonly extras: readonly components["schemas"]["TransferVoucherExtra"][];
            /** @description The number of travellers in the search. */
            readonly passengerCount: number;
            /** @description The travellers named in the order, the primary passenger first. */
            readonly passengers: readonly components["schemas"]["TransferVoucherPassenger"][];
            /** @description The travellers' luggage. Absent if the search did not specify any luggage. */
            readonly luggage?: components["schemas"]["TransferLuggage"];
            /** @description The payment of the order and its refunds. */
            readonly payment: components["schemas"]["OrderPayment"];
            readonly terms: components["schemas"]["TransferTerms"];
        };
        /**
         * Format: html
         * @description The voucher as a self-contained HTML page, for viewing or printing.
         */
        readonly TransferVoucherPage: string;
        /** @description An entry in a reference list. */
        readonly ReferenceItem: {
            /** @description The identifier. Its meaning never changes. */
            readonly id: number;
            /** @description The display name, mostly in Turkish unless `Accept-Language` requests a language. */
            readonly name: string;
        };
        /** @description A kind of extra product. */
        readonly ExtraProductType: {
            /** @description The identifier. Its meaning never changes. */
            readonly id: number;
            /** @description The name in the language requested by `Accept-Language`. */
            readonly name: string;
            /** @description The kind of product, such as `babySeat`, `gpsNavigation`, `additionalDriver`, `insurance`, `extraRange`. */
            readonly type: string;
            /** @description The code in capital letters, such as `BABY_SEAT`, `GPS`, `ADD_DRIVER`, `CDW`, `EXTRA_RANGE`. */
            readonly code: string;
        };
        /** @description A company that rents out cars. */
        readonly Supplier: {
            /** @description The identifier of the supplier. */
            readonly id: number;
            /** @description The name of the supplier. */
            readonly name: string;
            /** @description The name to show to travellers. */
            readonly displayName: string;
            /** @description The code of the supplier in capital letters. */
            readonly code: string;
            /** @description The main supplier of this subsupplier. `null` for a main supplier. */
            readonly parentID: number | null;
            /**
             * Format: uri
             * @description The URL of the logo. Absent if there is none.
             */
            readonly logo?: string;
        };
        /** @description A page of suppliers, in order of `id`. */
        readonly SupplierPage: {
            /** @description The page size that was applied. */
            readonly limit: number;
            /** @description The number of suppliers before this page. */
            readonly offset: number;
            /** @description The total number of matching suppliers. */
            readonly total: number;
            /** @description The suppliers on this page. Empty if `offset` is beyond the last supplier. */
            readonly results: readonly components["schemas"]["Supplier"][];
        };
        /** @description A state, province or region of a country. */
        readonly Division: {
            /** @description The ISO 3166-2 code. Absent if ISO 3166-2 defines no codes for the country. */
            readonly code?: string;
            /** @description The name, usually in English. */
            readonly name: string;
            /** @description The name in the language of the country. Absent if it is the same. */
            readonly localName?: string;
            /** @description The division that contains this one. Absent at the top level. */
            readonly parentCode?: string;
            /** @description The districts accepted as the `adm2` of an address. Present for Turkish provinces only; elsewhere, `adm2` accepts any text. */
            readonly districts?: readonly string[];
        };
        /**
         * @description An event type to receive.
         * @enum {string}
         */
        readonly AskedEventType: "carOrder.pending" | "carOrder.reserved" | "carOrder.failed" | "carOrder.cancelled" | "carOrder.removed" | "carOrder.changed" | "transferOrder.pendingPayment" | "transferOrder.reserved" | "transferOrder.failed" | "transferOrder.canceled" | "transferOrder.legCanceled" | "transferOrder.changed" | "transferOrder.expired" | "ride.assigned" | "ride.departed" | "ride.delayed" | "ride.arrived" | "ride.passengerOnBoard" | "ride.noShow" | "ride.completed" | "payment.awaiting3ds" | "payment.processing" | "payment.completed" | "payment.cancelled" | "payment.failed" | "payment.reversed" | "payment.declined" | "payment.voided" | "payment.expired" | "payment.withdrawn" | "payment.chargedLate" | "paymentSession.open" | "paymentSession.processing" | "paymentSession.paid" | "paymentSession.failed" | "paymentSession.expired" | "paymentSession.cancelled" | "refund.pending" | "refund.delayed" | "refund.completed" | "creditRecord.opened" | "creditRecord.raised" | "creditRecord.reduced" | "creditRecord.held" | "creditRecord.spent" | "creditRecord.released" | "creditRecord.refunded" | "creditRecord.activated" | "creditRecord.deactivated" | "webhookEndpoint.pinged" | "webhookEndpoint.disabled";
        /** @description The identifier of the event, which stays the same however often the event is delivered. */
        readonly EventId: string;
        /**
         * @description The object that changed and its new status, separated by a dot.
         * @enum {string}
         */
        readonly CarOrderEventType: "carOrder.pending" | "carOrder.reserved" | "carOrder.failed" | "carOrder.cancelled" | "carOrder.removed" | "carOrder.changed";
        /**
         * Format: date-time
         * @description When the change happened. For a ride, this is the time at which the supplier reported the change.
         */
        readonly EventTime: string;
        /**
         * Format: int64
         * @description The position of the event in your agency's feed. Positions start at 1 and have no gaps.
         */
        readonly EventPosition: number;
        /** @description The object that changed, and its new status. */
        readonly CarOrderEventData: {
            /** @description The car order. */
            readonly orderId: string;
            /** @description The part of `type` after the dot. */
            readonly status: string;
            /** @description The previous status. Absent for `changed`, and if there was no previous status. */
            readonly previousStatus?: string;
            /** @description Your own tracking number for the order, if you provided one. */
            readonly trackingID?: components["schemas"]["TrackingID"];
            readonly leg?: undefined;
            readonly canceledBy?: undefined;
            readonly paymentID?: undefined;
            readonly paymentSessionId?: undefined;
            readonly creditRecordId?: undefined;
            readonly webhookEndpointId?: undefined;
        };
        /** @description A change to a car order. */
        readonly CarOrderEvent: {
            readonly id: components["schemas"]["EventId"];
            readonly type: components["schemas"]["CarOrderEventType"];
            readonly occurredAt: components["schemas"]["EventTime"];
            readonly position: components["schemas"]["EventPosition"];
            readonly data: components["schemas"]["CarOrderEventData"];
        };
        /**
         * @description The object that changed and its new status, separated by a dot.
         * @enum {string}
         */
        readonly TransferOrderEventType: "transferOrder.pendingPayment" | "transferOrder.reserved" | "transferOrder.failed" | "transferOrder.canceled" | "transferOrder.changed" | "transferOrder.expired";
        /** @description The object that changed, and its new status. */
        readonly TransferOrderEventData: {
            /** @description The transfer order. */
            readonly orderId: string;
            /** @description The leg that changed. Present in `changed` events about one leg. */
            readonly leg?: components["schemas"]["TransferLegType"];
            /** @description The part of `type` after the dot. */
            readonly status: string;
            /** @description The previous status. Absent for `changed`, and if there was no previous status. */
            readonly previousStatus?: string;
            /** @description Your own tracking number for the order, if you provided one. */
            readonly trackingID?: components["schemas"]["TrackingID"];
            readonly canceledBy?: undefined;
            readonly paymentID?: undefined;
            readonly paymentSessionId?: undefined;
            readonly creditRecordId?: undefined;
            readonly webhookEndpointId?: undefined;
        };
        /** @description A change to a transfer order. */
        readonly TransferOrderEvent: {
            readonly id: components["schemas"]["EventId"];
            readonly type: components["schemas"]["TransferOrderEventType"];
            readonly occurredAt: components["schemas"]["EventTime"];
            readonly position: components["schemas"]["EventPosition"];
            readonly data: components["schemas"]["TransferOrderEventData"];
        };
        /**
         * @description The object that changed and its new status, separated by a dot.
         * @enum {string}
         */
        readonly TransferLegEventType: "transferOrder.legCanceled";
        /** @description The object that changed, and its new status. */
        readonly TransferLegEventData: {
            /** @description The transfer order. */
            readonly orderId: string;
            /** @description The leg that was cancelled. */
            readonly leg: components["schemas"]["TransferLegType"];
            /** @description The party that cancelled the leg. */
            readonly canceledBy: components["schemas"]["TransferCanceledBy"];
            /** @description The part of `type` after the dot. */
            readonly status: string;
            /** @description Your own tracking number for the order, if you provided one. */
            readonly trackingID?: components["schemas"]["TrackingID"];
            readonly previousStatus?: undefined;
            readonly paymentID?: undefined;
            readonly paymentSessionId?: undefined;
            readonly creditRecordId?: undefined;
            readonly webhookEndpointId?: undefined;
        };
        /** @description The cancellation of one leg of a transfer order. */
        readonly TransferLegEvent: {
            readonly id: components["schemas"]["EventId"];
            readonly type: components["schemas"]["TransferLegEventType"];
            readonly occurredAt: components["schemas"]["EventTime"];
            readonly position: components["schemas"]["EventPosition"];
            readonly data: components["schemas"]["TransferLegEventData"];
        };
        /**
         * @description The object that changed and its new status, separated by a dot.
         * @enum {string}
         */
        readonly RideEventType: "ride.assigned" | "ride.departed" | "ride.delayed" | "ride.arrived" | "ride.passengerOnBoard" | "ride.noShow" | "ride.completed";
        /** @description The object that changed, and its new status. */
        readonly RideEventData: {
            /** @description The transfer order. */
            readonly orderId: string;
            /** @description The leg of the ride. */
            readonly leg: components["schemas"]["TransferLegType"];
            /** @description The part of `type` after the dot. */
            readonly status: string;
            /** @description Your own tracking number for the order, if you provided one. */
            readonly trackingID?: components["schemas"]["TrackingID"];
            readonly previousStatus?: undefined;
            readonly canceledBy?: undefined;
            readonly paymentID?: undefined;
            readonly paymentSessionId?: undefined;
            readonly creditRecordId?: undefined;
            readonly webhookEndpointId?: undefined;
        };
        /** @description The progress of a ride. */
        readonly RideEvent: {
            readonly id: components["schemas"]["EventId"];
            readonly type: components["schemas"]["RideEventType"];
            readonly occurredAt: components["schemas"]["EventTime"];
            readonly position: components["schemas"]["EventPosition"];
            readonly data: components["schemas"]["RideEventData"];
        };
        /**
         * @description The object that changed and its new status, separated by a dot.
         * @enum {string}
         */
        readonly PaymentEventType: "payment.awaiting3ds" | "payment.processing" | "payment.completed" | "payment.cancelled" | "payment.failed" | "payment.reversed" | "payment.declined" | "payment.voided" | "payment.expired" | "payment.withdrawn" | "payment.chargedLate";
        /** @description The object that changed, and its new status. */
        readonly PaymentEventData: {
            /** @description The car order (`CAR-…`) or transfer order (`TRF-…`) that the payment is for. */
            readonly orderId: string;
            /** @description The payment. */
            readonly paymentID: number;
            /** @description The part of `type` after the dot. */
            readonly status: string;
            /** @description The previous status. Absent if there was no previous status. */
            readonly previousStatus?: string;
            readonly trackingID?: undefined;
            readonly leg?: undefined;
            readonly canceledBy?: undefined;
            readonly paymentSessionId?: undefined;
            readonly creditRecordId?: undefined;
            readonly webhookEndpointId?: undefined;
        };
        /** @description A change to a payment. */
        readonly PaymentEvent: {
            readonly id: components["schemas"]["EventId"];
            readonly type: components["schemas"]["PaymentEventType"];
            readonly occurredAt: components["schemas"]["EventTime"];
            readonly position: components["schemas"]["EventPosition"];
            readonly data: components["schemas"]["PaymentEventData"];
        };
        /**
         * @description The object that changed and its new status, separated by a dot.
         * @enum {string}
         */
        readonly PaymentSessionEventType: "paymentSession.open" | "paymentSession.processing" | "paymentSession.paid" | "paymentSession.failed" | "paymentSession.expired" | "paymentSession.cancelled";
        /** @description The object that changed, and its new status. */
        readonly PaymentSessionEventData: {
            /** @description The payment session. */
            readonly paymentSessionId: string;
            /** @description The car order that the session pays for. */
            readonly orderId: string;
            /** @description The part of `type` after the dot. */
            readonly status: string;
            /** @description The previous status. Absent in `open` events about a new session. */
            readonly previousStatus?: string;
            readonly trackingID?: undefined;
            readonly leg?: undefined;
            readonly canceledBy?: undefined;
            readonly paymentID?: undefined;
            readonly creditRecordId?: undefined;
            readonly webhookEndpointId?: undefined;
        };
        /** @description A change to a payment session. */
        readonly PaymentSessionEvent: {
            readonly id: components["schemas"]["EventId"];
            readonly type: components["schemas"]["PaymentSessionEventType"];
            readonly occurredAt: components["schemas"]["EventTime"];
            readonly position: components["schemas"]["EventPosition"];
            readonly data: components["schemas"]["PaymentSessionEventData"];
        };
        /**
         * @description The object that changed and its new status, separated by a dot.
         * @enum {string}
         */
        readonly RefundEventType: "refund.pending" | "refund.delayed" | "refund.completed";
        /** @description The object that changed, and its new status. */
        readonly RefundEventData: {
            /** @description The car order (`CAR-…`) or transfer order (`TRF-…`) that was paid for. */
            readonly orderId: string;
            /** @description The refunded payment. */
            readonly paymentID: number;
            /** @description The part of `type` after the dot. */
            readonly status: string;
            /** @description The previous status. Absent if there was no previous status. */
            readonly previousStatus?: string;
            readonly trackingID?: undefined;
            readonly leg?: undefined;
            readonly canceledBy?: undefined;
            readonly paymentSessionId?: undefined;
            readonly creditRecordId?: undefined;
            readonly webhookEndpointId?: undefined;
        };
        /** @description A change to a refund. */
        readonly RefundEvent: {
            readonly id: components["schemas"]["EventId"];
            readonly type: components["schemas"]["RefundEventType"];
            readonly occurredAt: components["schemas"]["EventTime"];
            readonly position: components["schemas"]["EventPosition"];
            readonly data: components["schemas"]["RefundEventData"];
        };
        /**
         * @description The object that changed and its new status, separated by a dot.
         * @enum {string}
         */
        readonly CreditRecordEventType: "creditRecord.opened" | "creditRecord.raised" | "creditRecord.reduced" | "creditRecord.held" | "creditRecord.spent" | "creditRecord.released" | "creditRecord.refunded" | "creditRecord.activated" | "creditRecord.deactivated";
        /** @description The object that changed, and its new status. */
        readonly CreditRecordEventData: {
            /** @description The `id` of the credit record, as returned by `listCreditLimits`. */
            readonly creditRecordId: number;
            /** @description The car order (`CAR-…`) or transfer order (`TRF-…`). Absent if the credit record changes independently of an order. */
            readonly orderId?: string;
            /** @description The payment. Present if a payment changes the credit record. */
            readonly paymentID?: number;
            /** @description The part of `type` after the dot. */
            readonly status: string;
            readonly previousStatus?: undefined;
            readonly trackingID?: undefined;
            readonly leg?: undefined;
            readonly canceledBy?: undefined;
            readonly paymentSessionId?: undefined;
            readonly webhookEndpointId?: undefined;
        };
        /** @description A change to a credit record. */
        readonly CreditRecordEvent: {
            readonly id: components["schemas"]["EventId"];
            readonly type: components["schemas"]["CreditRecordEventType"];
            readonly occurredAt: components["schemas"]["EventTime"];
            readonly position: components["schemas"]["EventPosition"];
            readonly data: components["schemas"]["CreditRecordEventData"];
        };
        /**
         * @description The object that changed and its new status, separated by a dot.
         * @enum {string}
         */
        readonly WebhookEndpointEventType: "webhookEndpoint.pinged" | "webhookEndpoint.disabled";
        /** @description The object that changed, and its new status. */
        readonly WebhookEndpointEventData: {
            /** @description The webhook endpoint. */
            readonly webhookEndpointId: string;
            /** @description The part of `type` after the dot. */
            readonly status: string;
            /** @description The previous status. Absent if there was no previous status. */
            readonly previousStatus?: string;
            readonly orderId?: undefined;
            readonly trackingID?: undefined;
            readonly leg?: undefined;
            readonly canceledBy?: undefined;
            readonly paymentID?: undefined;
            readonly paymentSessionId?: undefined;
            readonly creditRecordId?: undefined;
        };
        /** @description A change to a webhook endpoint, or a test event for it. */
        readonly WebhookEndpointEvent: {
            readonly id: components["schemas"]["EventId"];
            readonly type: components["schemas"]["WebhookEndpointEventType"];
            readonly occurredAt: components["schemas"]["EventTime"];
            readonly position: components["schemas"]["EventPosition"];
            readonly data: components["schemas"]["WebhookEndpointEventData"];
        };
        /** @description The kind of change: the object and its new status, separated by a dot. The events guide explains each type. More types will be added; ignore types you do not know. */
        readonly EventType: "carOrder.pending" | "carOrder.reserved" | "carOrder.failed" | "carOrder.cancelled" | "carOrder.removed" | "carOrder.changed" | "transferOrder.pendingPayment" | "transferOrder.reserved" | "transferOrder.failed" | "transferOrder.canceled" | "transferOrder.legCanceled" | "transferOrder.changed" | "transferOrder.expired" | "ride.assigned" | "ride.departed" | "ride.delayed" | "ride.arrived" | "ride.passengerOnBoard" | "ride.noShow" | "ride.completed" | "payment.awaiting3ds" | "payment.processing" | "payment.completed" | "payment.cancelled" | "payment.failed" | "payment.reversed" | "payment.declined" | "payment.voided" | "payment.expired" | "payment.withdrawn" | "payment.chargedLate" | "paymentSession.open" | "paymentSession.processing" | "paymentSession.paid" | "paymentSession.failed" | "paymentSession.expired" | "paymentSession.cancelled" | "refund.pending" | "refund.delayed" | "refund.completed" | "creditRecord.opened" | "creditRecord.raised" | "creditRecord.reduced" | "creditRecord.held" | "creditRecord.spent" | "creditRecord.released" | "creditRecord.refunded" | "creditRecord.activated" | "creditRecord.deactivated" | "webhookEndpoint.pinged" | "webhookEndpoint.disabled";
        /** @description The object that changed, and its new status. */
        readonly EventData: {
            /** @description The car order (`CAR-…`) or transfer order (`TRF-…`). Absent if a credit record changes independently of an order. */
            readonly orderId?: string;
            /** @description The payment. Present in `payment.…` and `refund.…` events, and if a payment changes a credit record. */
            readonly paymentID?: number;
            /** @description The payment session. Present in `paymentSession.…` events. */
            readonly paymentSessionId?: string;
            /** @description The `id` of the credit record, as returned by `listCreditLimits`. Present in `creditRecord.…` events. */
            readonly creditRecordId?: number;
            /** @description The webhook endpoint. Present in `webhookEndpoint.…` events. */
            readonly webhookEndpointId?: string;
            /** @description The leg of a transfer. Present in `ride.…` and `transferOrder.legCanceled` events, and in `transferOrder.changed` events about one leg. */
            readonly leg?: components["schemas"]["TransferLegType"];
            /** @description The party that cancelled the leg. Present in `transferOrder.legCanceled` events. */
            readonly canceledBy?: components["schemas"]["TransferCanceledBy"];
            /** @description The part of `type` after the dot. */
            readonly status: string;
            /** @description The previous status. Absent if there was no previous status, and for rides, credit records, webhook endpoints, `legCanceled` and `changed`. */
            readonly previousStatus?: string;
            /** @description Your own tracking number for the order, if you provided one. Present in `carOrder.…`, `transferOrder.…` and `ride.…` events. */
            readonly trackingID?: components["schemas"]["TrackingID"];
        };
        /** @description An event whose type is newer than your client. If you do not recognise an event type, retrieve the object that changed or ignore the event. */
        readonly OtherEvent: {
            readonly id: components["schemas"]["EventId"];
            readonly type: components["schemas"]["EventType"];
            readonly occurredAt: components["schemas"]["EventTime"];
            readonly position: components["schemas"]["EventPosition"];
            readonly data: components["schemas"]["EventData"];
        };
        /** @description A change to an order, a ride, a payment, a payment session, a refund, a credit record or a webhook endpoint. `type` determines which fields `data` has. An event identifies the object to reload and contains no personal data. */
        readonly Event: components["schemas"]["CarOrderEvent"] | components["schemas"]["TransferOrderEvent"] | components["schemas"]["TransferLegEvent"] | components["schemas"]["RideEvent"] | components["schemas"]["PaymentEvent"] | components["schemas"]["PaymentSessionEvent"] | components["schemas"]["RefundEvent"] | components["schemas"]["CreditRecordEvent"] | components["schemas"]["WebhookEndpointEvent"] | components["schemas"]["OtherEvent"];
        /** @description A page of events in order of position, and the position from which to continue. */
        readonly EventPage: {
            /** @description The events that follow position `after`, oldest first. If `types` excludes many events, the list may be empty even if more events follow. */
            readonly results: readonly components["schemas"]["Event"][];
            /**
             * Format: int64
             * @description The last position read. Store this position, and send it as `after` in the next request.
             */
            readonly position: number;
            /**
             * Format: int64
             * @description The last position in the feed. While `position` is less than `lastPosition`, request the next page immediately.
             */
            readonly lastPosition: number;
        };
        /**
         * @description Whether events are sent to the endpoint.
         * @enum {string}
         */
        readonly WebhookEndpointStatus: "enabled" | "disabled";
        /** @description The reason why no events are sent. `agency`: you disabled the endpoint. `gone`: the endpoint responded with 410. `failing`: no delivery succeeded for three days, and delivery of an event was abandoned. */
        readonly WebhookDisabledReason: "agency" | "gone" | "failing";
        /** @description Your URL for receiving events. */
        readonly WebhookEndpoint: {
            /** @description The identifier of the endpoint. */
            readonly id: string;
            /**
             * Format: uri
             * @description The URL that receives events.
             */
            readonly url: string;
            /**
             * Format: plain-text
             * @description Your own note. Absent if there is none.
             */
            readonly description?: string;
            /** @description The event types to send. Empty for all types. */
            readonly types: readonly components["schemas"]["EventType"][];
            readonly status: components["schemas"]["WebhookEndpointStatus"];
            /** @description The reason why no events are sent. Present while the endpoint is `disabled`. */
            readonly disabledReason?: components["schemas"]["WebhookDisabledReason"];
            /**
             * Format: date-time
             * @description The time until which messages are also signed with the previous secret. Absent if only the current secret is in use.
             */
            readonly previousSecretUntil?: string;
            /**
             * Format: date-time
             * @description When the endpoint was created.
             */
            readonly createdAt: string;
            /**
             * Format: date-time
             * @description When the endpoint was last changed, by you or by us.
             */
            readonly updatedAt: string;
        };
        /** @description The agency's webhook endpoints. */
        readonly WebhookEndpointList: {
            /** @description The endpoints, oldest first. */
            readonly results: readonly components["schemas"]["WebhookEndpoint"][];
        };
        /** @description A webhook endpoint to create. */
        readonly WebhookEndpointRequest: {
            /**
             * Format: uri
             * @description The URL that receives events by POST. It must be https on port 443 or 8443, without user info, at a public address. On staging, localhost is also allowed, with any port and with http.
             */
            readonly url: string;
            /**
             * Format: plain-text
             * @description Your own note.
             */
            readonly description?: string;
            /** @description The event types to send. If the list is empty or absent, events of all types are sent, including types added in later releases. */
            readonly types?: readonly components["schemas"]["AskedEventType"][];
        };
        /** @description A webhook endpoint with the secret that signs its messages. */
        readonly WebhookEndpointSecret: {
            readonly endpoint: components["schemas"]["WebhookEndpoint"];
            /**
             * Format: password
             * @description The signing key, in the format that Standard Webhooks libraries accept. Store the key as securely as a password; it is not shown again.
             */
            readonly secret: string;
        };
        /** @description The changes to a webhook endpoint. */
        readonly WebhookEndpointChange: {
            /**
             * Format: uri
             * @description The URL that receives events by POST. It must be https on port 443 or 8443, without user info, at a public address. On staging, localhost is also allowed, with any port and with http.
             */
            readonly url?: string;
            /**
             * Format: plain-text
             * @description Your own note.
             */
            readonly description?: string;
            /** @description The event types to send from now on. Empty for all types. */
            readonly types?: readonly components["schemas"]["AskedEventType"][];
            /** @description Enables or disables the endpoint. */
            readonly status?: components["schemas"]["WebhookEndpointStatus"];
        };
        /**
         * @description The status of a delivery. `pending`: the first attempt or a retry is still due. `delivered`: your server responded with 200 to 299. `givenUp`: ten attempts have failed, or deliveries stopped because the endpoint responded with 410.
         * @enum {string}
         */
        readonly WebhookDeliveryStatus: "pending" | "delivered" | "givenUp";
        /** @description The reason for the failure. `status`: a status other than 200 to 299, given in `statusCode`. `timeout`: no response within 15 seconds. `unreachable`: the connection could not be established, or was lost. `certificate`: the certificate was not accepted. `address`: the host name resolves to an address that is not allowed. */
        readonly WebhookProblem: "status" | "timeout" | "unreachable" | "certificate" | "address";
        /** @description The latest attempt to deliver an event. */
        readonly WebhookTry: {
            /**
             * Format: date-time
             * @description When the event was sent.
             */
            readonly at: string;
            /** @description The time that elapsed before the response or failure, in milliseconds. */
            readonly latencyMilliseconds: number;
            /** @description The status code of your server's response. Absent if there was no response. */
            readonly statusCode?: number;
            /** @description The reason for the failure. Absent if the attempt succeeded. */
            readonly problem?: components["schemas"]["WebhookProblem"];
        };
        /** @description The delivery of an event to an endpoint. */
        readonly WebhookDelivery: {
            /** @description The `id` of the event, which is also sent as `webhook-id`. */
            readonly eventId: string;
            readonly type: components["schemas"]["EventType"];
            /**
             * Format: int64
             * @description The position of the event in the feed.
             */
            readonly position: number;
            /**
             * @description The order that the event is about. Absent if the event is not about an order.
             * @example CAR-q7Yt2MvKx0LbN5sWd8RpZg
             */
            readonly orderId?: string;
            readonly status: components["schemas"]["WebhookDeliveryStatus"];
            /** @description The number of attempts since the delivery was created or last restarted. */
            readonly tries: number;
            readonly lastTry?: components["schemas"]["WebhookTry"];
            /**
             * Format: date-time
             * @description The time of the next attempt. Present while the delivery is `pending`.
             */
            readonly nextTryAt?: string;
            /**
             * Format: date-time
             * @description When the delivery was created.
             */
            readonly createdAt: string;
        };
        /** @description One page of the deliveries to an endpoint, newest event first. */
        readonly WebhookDeliveryList: {
            /** @description One page of the list. */
            readonly results: readonly components["schemas"]["WebhookDelivery"][];
            /** @description The cursor for the next page, to send as `cursor`. Absent on the last page. */
            readonly nextCursor?: string;
        };
        /** @description A range of positions in the feed, inclusive. */
        readonly RedeliveryRequest: {
            /**
             * Format: int64
             * @description The first position of the range.
             */
            readonly from: number;
            /**
             * Format: int64
             * @description The last position of the range.
             */
            readonly to: number;
        };
        /** @description The result of a redelivery request. */
        readonly Redelivery: {
            /** @description The number of events that will be sent. */
            readonly count: number;
        };
    };
    responses: {
        /** @description The API key cannot be used from this address (`auth.addressNotAllowed`, 403). */
        readonly AuthAddressNotAllowed: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description Too many requests (`auth.rateLimited`, 1005). */
        readonly AuthRateLimited: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                readonly "Retry-After": components["headers"]["Retry-After"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The service could not process this request (`auth.internalError`, 1500). */
        readonly AuthInternalError: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The request was rejected before it reached the operation, with a status that indicates the reason. Requests with an address-restricted API key get 403 from any other address. A 405 response lists the allowed methods in the `Allow` header. */
        readonly EdgeError: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The access token is missing, malformed, expired or revoked (`token.invalid`, 401). The API key behind this access token is suspended or disabled (`token.keySuspended`, 1003). */
        readonly TokenInvalidOrTokenKeySuspended: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description Too many requests (`rateLimit.exceeded`, 429). */
        readonly RateLimitExceeded: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                readonly "Retry-After": components["headers"]["Retry-After"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The service could not process this request (`server.error`, 500). */
        readonly ServerError: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description No vendor responded in time (`carSearch.noVendorAnswered`, 500). The service could not process this request (`server.error`, 500). */
        readonly CarSearchNoVendorAnsweredOrServerError: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The request is not valid (`request.invalid`, 1001). */
        readonly RequestInvalid: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The search or the offer does not exist or has expired (`carSearch.offerNotFound`, 404). */
        readonly CarSearchOfferNotFound: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The order does not exist (`carOrder.notFound`, 404). */
        readonly CarOrderNotFound: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The API key behind this access token is read-only (`key.readOnly`, 403). */
        readonly KeyReadOnly: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The order does not exist (`payment.orderNotFound`, 404). The order cannot be paid (`payment.orderNotPayable`, 404). */
        readonly PaymentOrderNotFoundOrPaymentOrderNotPayable: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The request is not valid (`payment.invalidRequest`, 400). */
        readonly PaymentInvalidRequest: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The payment session does not exist (`paymentSession.notFound`, 404). */
        readonly PaymentSessionNotFound: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The request body cannot be read (`creditCheck.malformedBody`, 1001). The request is not valid (`creditCheck.invalidRequest`, 1002). The integrationCode, creditcheckCode or phoneKey is unknown (`creditCheck.unknownReference`, 1003). */
        readonly CreditCheckMalformedBodyOrCreditCheckInvalidRequestOrCreditCheckUnknownReference: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The access token is missing, malformed, expired or revoked (`creditCheck.unauthorized`, 2001). The API key behind this access token is suspended or disabled (`token.keySuspended`, 1003). */
        readonly CreditCheckUnauthorizedOrTokenKeySuspended: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The agency is not allowed to run credit checks (`creditCheck.forbidden`, 2002). The agency is not set up for credit checks (`creditCheck.agencyNotConfigured`, 5001). */
        readonly CreditCheckForbiddenOrCreditCheckAgencyNotConfigured: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The credit bureau did not respond (`creditCheck.bureauDidNotAnswer`, 500). The service could not process this request (`server.error`, 500). */
        readonly CreditCheckBureauDidNotAnswerOrServerError: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The agency is not allowed to run credit checks (`creditCheck.forbidden`, 2002). The agency is not set up for credit checks (`creditCheck.agencyNotConfigured`, 5001). The API key behind this access token is read-only (`key.readOnly`, 403). */
        readonly CreditCheckForbiddenOrCreditCheckAgencyNotConfiguredOrKeyReadOnly: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The transfer order does not exist (`transferOrder.notFound`, 404). */
        readonly TransferOrderNotFound: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The outcome of the change is not known yet (`transferChange.outcomeUnknown`, 500). The service could not process this request (`server.error`, 500). */
        readonly TransferChangeOutcomeUnknownOrServerError: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                readonly "Retry-After": components["headers"]["Retry-After"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The request is not valid (`referenceData.invalidRequest`, 400). */
        readonly ReferenceDataInvalidRequest: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The access token is missing, malformed, expired or revoked (`referenceData.unauthorized`, 2001). The API key behind this access token is suspended or disabled (`token.keySuspended`, 1003). */
        readonly ReferenceDataUnauthorizedOrTokenKeySuspended: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The agency is not allowed to read reference data (`referenceData.forbidden`, 2002). */
        readonly ReferenceDataForbidden: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The webhook endpoint does not exist (`webhookEndpoint.notFound`, 404). */
        readonly WebhookEndpointNotFound: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ApiError"];
            };
        };
    };
    parameters: {
        /**
         * @description The text that the traveller has typed so far: at least 2 characters, not counting leading and trailing spaces. Letter case and accents are ignored, in any language.
         * @example istanbul
         */
        readonly query: string;
        /**
         * @description The language of the person typing, in the format of the HTTP header, including weights. The tag can include a country, as in `de-AT`. Without a country, the one where the language is most widely spoken is assumed; `en` implies no country.
         * @example tr
         */
        readonly travellerLanguage: string;
        /**
         * @description The `placeId` of a place prediction.
         * @example airport-IST
         */
        readonly placeId: string;
        /**
         * @description The currency of every price in the response. Prices in other currencies are converted.
         * @example TRY
         */
        readonly "X-Currency": components["schemas"]["Currency"];
        /**
         * @description The language of names and other text in the response, in the format of the HTTP header, including weights. The service supports `en`, `tr` and `de`. Without the header, with `*` or with any other language, names come from the reference data (mostly Turkish) and other text is in English.
         * @example tr
         */
        readonly answerLanguage: string;
        /**
         * @description The `searchID` of a search result that is at most 15 minutes old.
         * @example 4Zt8mPq1XyVb6NcLr0HwKd
         */
        readonly searchID: string;
        /**
         * @description The `code` of a search result.
         * @example Vn3RgT7sQe5JkUa2BfDx9M
         */
        readonly code: string;
        /** @description The IP address of the end user, as your server received it from the browser or app. The address is stored for audit only. If you send several addresses, separated by commas, the first one is used. */
        readonly "X-Forwarded-For": string;
        /**
         * @description A unique value that you choose for this order, such as a UUID. Within 24 hours, the same key with the same body returns the first result and creates no second order. The same key with a different body is refused. Without a key, each request creates a new order.
         * @example 1f0c8a52-6b3e-4d7f-9a41-2e5d7c9b0f63
         */
        readonly "Idempotency-Key": string;
        /**
         * @description The `id` of a car order.
         * @example CAR-q7Yt2MvKx0LbN5sWd8RpZg
         */
        readonly orderID: string;
        /** @description The `nextCursor` of the previous page, sent with the same filters. Without a cursor, the first page is returned. */
        readonly cursor: string;
        /**
         * @description The maximum number of entries per page.
         * @example 20
         */
        readonly pageLimit: number;
        /**
         * @description Only orders created at or after this time. Encode a `+` in the offset as `%2B`.
         * @example 2027-03-01T00:00:00Z
         */
        readonly createdFrom: string;
        /**
         * @description Only orders created before this time. Must be later than `createdFrom`.
         * @example 2027-04-01T00:00:00Z
         */
        readonly createdTo: string;
        /**
         * @description Only orders with a pick-up at or after this time.
         * @example 2027-06-01T00:00:00Z
         */
        readonly pickupFrom: string;
        /**
         * @description Only orders with a pick-up before this time. Must be later than `pickupFrom`.
         * @example 2027-07-01T00:00:00Z
         */
        readonly pickupTo: string;
        /**
         * @description Only orders that changed at or after this time. To keep a copy in sync, send the time of your previous request minus one minute.
         * @example 2027-03-01T00:00:00Z
         */
        readonly updatedSince: string;
        /**
         * @description Only orders with a traveller who has this last name. Letter case and accents are ignored.
         * @example Kaya
         */
        readonly lastName: string;
        /**
         * @description Only orders with exactly this tracking number.
         * @example HZN-2027-0142
         */
        readonly trackingID: components["schemas"]["TrackingID"];
        /**
         * @description The `id` of a payment session.
         * @example pay_T3nLq8VbXc5KzRw1Jd6Mfg
         */
        readonly paymentSessionId: string;
        /**
         * @description A token in the return URL that the bank receives. The token shows that this service sent the customer to the bank. A call with a valid token is accepted even while other calls from the same network must wait.
         * @example mH4tVw9sKz2QpLx7RcYb3A
         */
        readonly returnSeal: string;
        /**
         * @description The unguessable random token in the URL.
         * @example Zk3vQ8xT1mWc7RpLsN0dYhB5uGfJ2aEo9iKtXqVbM4w
         */
        readonly finishToken: string;
        /**
         * @description The `searchId` of a transfer search that is at most 30 minutes old.
         * @example 2Yd7nKv5BtXq9LwPs4RmGc
         */
        readonly transferSearchId: string;
        /**
         * @description The `code` of a product in the search result.
         * @example Hm5VtQ8xPa2RkWs7YcJn3L
         */
        readonly transferCode: string;
        /**
         * @description The `orderId` of a transfer order.
         * @example TRF-m4Xc9TqLw2RvKe7ZbN1sYg
         */
        readonly transferOrderId: string;
        /**
         * @description The language of `name`, in the format of the HTTP header, including weights. The service supports `en`, `tr` and `de`; for any other language, names are in English.
         * @example tr
         */
        readonly "Accept-Language": string;
        /**
         * @description If true, only subsuppliers are returned; if false, only main suppliers. Without this parameter, all suppliers are returned.
         * @example false
         */
        readonly hasParentID: boolean;
        /**
         * @description The maximum number of entries to return.
         * @example 50
         */
        readonly limit: number;
        /**
         * @description The number of entries to skip.
         * @example 0
         */
        readonly offset: number;
        /**
         * @description The country, as a two-letter ISO 3166-1 code in capitals, or XK for Kosovo.
         * @example CY
         */
        readonly countryCode: string;
        /**
         * @description The `id` of a webhook endpoint.
         * @example whe_V3nq8Zr0cXwTg5LkB7yMdA
         */
        readonly webhookEndpointId: string;
        /**
         * @description Only deliveries with this status.
         * @example givenUp
         */
        readonly deliveryStatus: components["schemas"]["WebhookDeliveryStatus"];
        /**
         * @description Only deliveries of events of this type.
         * @example refund.completed
         */
        readonly deliveryType: components["schemas"]["AskedEventType"];
        /**
         * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
         * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
         */
        readonly "X-Request-Id": string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description The authentication scheme. Always `Bearer`.
         * @example Bearer
         */
        readonly "WWW-Authenticate": string;
        /**
         * @description The number of seconds to wait before retrying the request.
         * @example 42
         */
        readonly "Retry-After": number;
        /**
         * @description The content security policy of the page. Only the page's own style and script are allowed, and no site can embed the page in a frame.
         * @example default-src 'none'; style-src 'nonce-Jq8cT2v'; script-src 'nonce-Jq8cT2v'; base-uri 'none'; frame-ancestors 'none'
         */
        readonly "Content-Security-Policy": string;
        /**
         * @description Always `no-referrer`, so browsers never disclose the page's URL.
         * @example no-referrer
         */
        readonly "Referrer-Policy": string;
        /**
         * @description The `callbackUrl` of the payment. Its query string is preserved, and `status` (`success` or `failure`), `orderId`, `transactionId` and `description` are added.
         * @example https://booking.horizon.example/return?status=success&orderId=CAR-q7Yt2MvKx0LbN5sWd8RpZg&transactionId=trx_ZzyOa8sKyErBmKbKg5rOGw&description=Payment%20is%20successful
         */
        readonly Location: string;
        /**
         * @description The identifier of this request. If the caller sent a valid identifier, that identifier is used. Include the identifier in support requests.
         * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
         */
        readonly "X-Request-Id": string;
        /**
         * @description The caching policy of the response: `no-store` for most responses, and `private, max-age=3600` for reference data.
         * @example no-store
         */
        readonly "Cache-Control": string;
        /**
         * @description The number of requests that this operation allows per window.
         * @example 20
         */
        readonly "RateLimit-Limit": number;
        /**
         * @description The number of requests left in the current window.
         * @example 19
         */
        readonly "RateLimit-Remaining": number;
        /**
         * @description The number of seconds until the next window starts.
         * @example 60
         */
        readonly "RateLimit-Reset": number;
    };
    pathItems: never;
}
export type LoginRequest = components['schemas']['LoginRequest'];
export type Problem = components['schemas']['Problem'];
export type ValidationDetails = components['schemas']['ValidationDetails'];
export type RateLimitDetails = components['schemas']['RateLimitDetails'];
export type CardDeclineDetails = components['schemas']['CardDeclineDetails'];
export type OfferUnavailableReason = components['schemas']['OfferUnavailableReason'];
export type Currency = components['schemas']['Currency'];
export type Money = components['schemas']['Money'];
export type PriceLine = components['schemas']['PriceLine'];
export type Exchange = components['schemas']['Exchange'];
export type CarPricing = components['schemas']['CarPricing'];
export type OfferUnavailableDetails = components['schemas']['OfferUnavailableDetails'];
export type NotPayableReason = components['schemas']['NotPayableReason'];
export type NotPayableDetails = components['schemas']['NotPayableDetails'];
export type OpenPaymentSessionDetails = components['schemas']['OpenPaymentSessionDetails'];
export type LimitRefusal = components['schemas']['LimitRefusal'];
export type LimitRefusalDetails = components['schemas']['LimitRefusalDetails'];
export type TooManyDeclinesReason = components['schemas']['TooManyDeclinesReason'];
export type TooManyDeclinesDetails = components['schemas']['TooManyDeclinesDetails'];
export type UnknownOutcomeReason = components['schemas']['UnknownOutcomeReason'];
export type UnknownOutcomeDetails = components['schemas']['UnknownOutcomeDetails'];
export type TransferOrderStatus = components['schemas']['TransferOrderStatus'];
export type TransferPayRefusal = components['schemas']['TransferPayRefusal'];
export type TransferPayRefusalDetails = components['schemas']['TransferPayRefusalDetails'];
export type TransferReservationRefusal = components['schemas']['TransferReservationRefusal'];
export type TransferReservationRefusalDetails = components['schemas']['TransferReservationRefusalDetails'];
export type TransferCancelRefusal = components['schemas']['TransferCancelRefusal'];
export type TransferCancelRefusalDetails = components['schemas']['TransferCancelRefusalDetails'];
export type TransferOrderDetails = components['schemas']['TransferOrderDetails'];
export type EventsGoneDetails = components['schemas']['EventsGoneDetails'];
export type TotalDiffersDetails = components['schemas']['TotalDiffersDetails'];
export type TransferChangeRefusal = components['schemas']['TransferChangeRefusal'];
export type TransferChangeRefusalDetails = components['schemas']['TransferChangeRefusalDetails'];
export type ApiError = components['schemas']['ApiError'];
export type User = components['schemas']['User'];
export type TokenSet = components['schemas']['TokenSet'];
export type RefreshRequest = components['schemas']['RefreshRequest'];
export type PlaceType = components['schemas']['PlaceType'];
export type PlacePrediction = components['schemas']['PlacePrediction'];
export type Point = components['schemas']['Point'];
export type PlaceDetail = components['schemas']['PlaceDetail'];
export type DriverAge = components['schemas']['DriverAge'];
export type PaymentType = components['schemas']['PaymentType'];
export type PercentageCommission = components['schemas']['PercentageCommission'];
export type CommissionAmount = components['schemas']['CommissionAmount'];
export type FixedCommission = components['schemas']['FixedCommission'];
export type Commission = components['schemas']['Commission'];
export type CarSearchRequest = components['schemas']['CarSearchRequest'];
export type OfficeLocation = components['schemas']['OfficeLocation'];
export type Id = components['schemas']['Id'];
export type IdName = components['schemas']['IdName'];
export type OpeningHours = components['schemas']['OpeningHours'];
export type OfficeAccess = components['schemas']['OfficeAccess'];
export type OutOfHours = components['schemas']['OutOfHours'];
export type Office = components['schemas']['Office'];
export type Appointment = components['schemas']['Appointment'];
export type CarImage = components['schemas']['CarImage'];
export type Campaign = components['schemas']['Campaign'];
export type IncludedCoverages = components['schemas']['IncludedCoverages'];
export type CarVendor = components['schemas']['CarVendor'];
export type RentalRuleType = components['schemas']['RentalRuleType'];
export type RentalRule = components['schemas']['RentalRule'];
export type RentalConditions = components['schemas']['RentalConditions'];
export type CarMileage = components['schemas']['CarMileage'];
export type CarExcess = components['schemas']['CarExcess'];
export type CarDeposit = components['schemas']['CarDeposit'];
export type YoungDriverFee = components['schemas']['YoungDriverFee'];
export type DriverConditions = components['schemas']['DriverConditions'];
export type CrossBorderConditions = components['schemas']['CrossBorderConditions'];
export type CancellationStep = components['schemas']['CancellationStep'];
export type CarConditions = components['schemas']['CarConditions'];
export type CarResult = components['schemas']['CarResult'];
export type SearchOutcome = components['schemas']['SearchOutcome'];
export type VendorOutcome = components['schemas']['VendorOutcome'];
export type SearchWarning = components['schemas']['SearchWarning'];
export type CarSearchResponse = components['schemas']['CarSearchResponse'];
export type ExtraProductPricing = components['schemas']['ExtraProductPricing'];
export type EquipmentOffer = components['schemas']['EquipmentOffer'];
export type Insurance = components['schemas']['Insurance'];
export type InsuranceOffer = components['schemas']['InsuranceOffer'];
export type ServiceOffer = components['schemas']['ServiceOffer'];
export type DistanceUnit = components['schemas']['DistanceUnit'];
export type ExtraRange = components['schemas']['ExtraRange'];
export type RangeOffer = components['schemas']['RangeOffer'];
export type ExtraProductOffer = components['schemas']['ExtraProductOffer'];
export type CarQuote = components['schemas']['CarQuote'];
export type CarOrderExtra = components['schemas']['CarOrderExtra'];
export type CarPassenger = components['schemas']['CarPassenger'];
export type BillingType = components['schemas']['BillingType'];
export type CarBilling = components['schemas']['CarBilling'];
export type TrackingId = components['schemas']['TrackingID'];
export type OrderMetadata = components['schemas']['OrderMetadata'];
export type CarOrderRequest = components['schemas']['CarOrderRequest'];
export type CarOrderStatus = components['schemas']['CarOrderStatus'];
export type Language = components['schemas']['Language'];
export type OrderAction = components['schemas']['OrderAction'];
export type RefundStatus = components['schemas']['RefundStatus'];
export type OrderPayment = components['schemas']['OrderPayment'];
export type ItemStatus = components['schemas']['ItemStatus'];
export type StatusChange = components['schemas']['StatusChange'];
export type TermsSource = components['schemas']['TermsSource'];
export type CarTerms = components['schemas']['CarTerms'];
export type PersonalDataErasedAt = components['schemas']['PersonalDataErasedAt'];
export type OrderedPassenger = components['schemas']['OrderedPassenger'];
export type OrderedBilling = components['schemas']['OrderedBilling'];
export type OrderedCarPricing = components['schemas']['OrderedCarPricing'];
export type OrderedCar = components['schemas']['OrderedCar'];
export type OrderedCarProduct = components['schemas']['OrderedCarProduct'];
export type ExtraProductKind = components['schemas']['ExtraProductKind'];
export type OrderedExtraPricing = components['schemas']['OrderedExtraPricing'];
export type OrderedExtra = components['schemas']['OrderedExtra'];
export type OrderedExtraProduct = components['schemas']['OrderedExtraProduct'];
export type CarOrder = components['schemas']['CarOrder'];
export type VoucherDriver = components['schemas']['VoucherDriver'];
export type VoucherCar = components['schemas']['VoucherCar'];
export type VoucherExtra = components['schemas']['VoucherExtra'];
export type CarVoucher = components['schemas']['CarVoucher'];
export type CarVoucherPage = components['schemas']['CarVoucherPage'];
export type CarCancelEligibility = components['schemas']['CarCancelEligibility'];
export type CarCancellationStatus = components['schemas']['CarCancellationStatus'];
export type CarCancellation = components['schemas']['CarCancellation'];
export type CarOrderList = components['schemas']['CarOrderList'];
export type InstallmentInfoRequest = components['schemas']['InstallmentInfoRequest'];
export type CardType = components['schemas']['CardType'];
export type InstallmentPrice = components['schemas']['InstallmentPrice'];
export type InstallmentInfo = components['schemas']['InstallmentInfo'];
export type PaymentSessionRequest = components['schemas']['PaymentSessionRequest'];
export type PaymentSessionStatus = components['schemas']['PaymentSessionStatus'];
export type PaymentSessionCancelReason = components['schemas']['PaymentSessionCancelReason'];
export type PaymentSession = components['schemas']['PaymentSession'];
export type PaymentCard = components['schemas']['PaymentCard'];
export type CardPaymentRequest = components['schemas']['CardPaymentRequest'];
export type LimitPaymentRequest = components['schemas']['LimitPaymentRequest'];
export type PaymentRequest = components['schemas']['PaymentRequest'];
export type PaymentStatus = components['schemas']['PaymentStatus'];
export type PaymentResult = components['schemas']['PaymentResult'];
export type ThreeDsCallback = components['schemas']['ThreeDSCallback'];
export type ReturnPage = components['schemas']['ReturnPage'];
export type RemainingCredit = components['schemas']['RemainingCredit'];
export type CreditLimits = components['schemas']['CreditLimits'];
export type CreditCheckRequest = components['schemas']['CreditCheckRequest'];
export type CreditCheckStatus = components['schemas']['CreditCheckStatus'];
export type CreditCheckResult = components['schemas']['CreditCheckResult'];
export type CreditCheckPhone = components['schemas']['CreditCheckPhone'];
export type CreditCheckPhones = components['schemas']['CreditCheckPhones'];
export type CreditReportRequest = components['schemas']['CreditReportRequest'];
export type CreditReport = components['schemas']['CreditReport'];
export type CreditcheckCode = components['schemas']['CreditcheckCode'];
export type CreditPinRequest = components['schemas']['CreditPinRequest'];
export type CreditPinRenewalRequest = components['schemas']['CreditPinRenewalRequest'];
export type TransferPoint = components['schemas']['TransferPoint'];
export type TransferChild = components['schemas']['TransferChild'];
export type TransferTravellers = components['schemas']['TransferTravellers'];
export type TransferLuggage = components['schemas']['TransferLuggage'];
export type AskedTransferExtraType = components['schemas']['AskedTransferExtraType'];
export type TransferExtraChoice = components['schemas']['TransferExtraChoice'];
export type OneWayTransferSearchRequest = components['schemas']['OneWayTransferSearchRequest'];
export type RoundTransferSearchRequest = components['schemas']['RoundTransferSearchRequest'];
export type TransferSearchRequest = components['schemas']['TransferSearchRequest'];
export type TransferSupplier = components['schemas']['TransferSupplier'];
export type TransferAppointment = components['schemas']['TransferAppointment'];
export type TransferVehicle = components['schemas']['TransferVehicle'];
export type TransferVehicleCount = components['schemas']['TransferVehicleCount'];
export type TransferMeeting = components['schemas']['TransferMeeting'];
export type TransferExtraType = components['schemas']['TransferExtraType'];
export type TransferExtra = components['schemas']['TransferExtra'];
export type TransferFeeType = components['schemas']['TransferFeeType'];
export type TransferFeeCharge = components['schemas']['TransferFeeCharge'];
export type TransferFee = components['schemas']['TransferFee'];
export type TransferPricing = components['schemas']['TransferPricing'];
export type TransferRuleType = components['schemas']['TransferRuleType'];
export type TransferRule = components['schemas']['TransferRule'];
export type TransferPolicyType = components['schemas']['TransferPolicyType'];
export type TransferCancellationPolicy = components['schemas']['TransferCancellationPolicy'];
export type TransferProduct = components['schemas']['TransferProduct'];
export type QueriedTransferSupplier = components['schemas']['QueriedTransferSupplier'];
export type SupplierOutcome = components['schemas']['SupplierOutcome'];
export type TransferSearchResponse = components['schemas']['TransferSearchResponse'];
export type TransferLegType = components['schemas']['TransferLegType'];
export type TransferLegTerms = components['schemas']['TransferLegTerms'];
export type TransferTerms = components['schemas']['TransferTerms'];
export type TransferDriver = components['schemas']['TransferDriver'];
export type TransferRideStatus = components['schemas']['TransferRideStatus'];
export type TransferRideEvent = components['schemas']['TransferRideEvent'];
export type TransferRide = components['schemas']['TransferRide'];
export type TransferCanceledBy = components['schemas']['TransferCanceledBy'];
export type TransferOrderLeg = components['schemas']['TransferOrderLeg'];
export type TransferManifest = components['schemas']['TransferManifest'];
export type Gender = components['schemas']['Gender'];
export type TransferPassenger = components['schemas']['TransferPassenger'];
export type TransferOrder = components['schemas']['TransferOrder'];
export type TransferOrderList = components['schemas']['TransferOrderList'];
export type TransferBilling = components['schemas']['TransferBilling'];
export type TransferOrderRequest = components['schemas']['TransferOrderRequest'];
export type TransferLegCancelEligibility = components['schemas']['TransferLegCancelEligibility'];
export type TransferCancelEligibility = components['schemas']['TransferCancelEligibility'];
export type TransferCancelRequest = components['schemas']['TransferCancelRequest'];
export type TransferCanceledLeg = components['schemas']['TransferCanceledLeg'];
export type TransferCancellation = components['schemas']['TransferCancellation'];
export type TransferPaymentRequest = components['schemas']['TransferPaymentRequest'];
export type TransferPassengersRequest = components['schemas']['TransferPassengersRequest'];
export type TransferFlightRequest = components['schemas']['TransferFlightRequest'];
export type TransferVoucherLeg = components['schemas']['TransferVoucherLeg'];
export type TransferVoucherExtra = components['schemas']['TransferVoucherExtra'];
export type TransferVoucherPassenger = components['schemas']['TransferVoucherPassenger'];
export type TransferVoucher = components['schemas']['TransferVoucher'];
export type TransferVoucherPage = components['schemas']['TransferVoucherPage'];
export type ReferenceItem = components['schemas']['ReferenceItem'];
export type ExtraProductType = components['schemas']['ExtraProductType'];
export type Supplier = components['schemas']['Supplier'];
export type SupplierPage = components['schemas']['SupplierPage'];
export type Division = components['schemas']['Division'];
export type AskedEventType = components['schemas']['AskedEventType'];
export type EventId = components['schemas']['EventId'];
export type CarOrderEventType = components['schemas']['CarOrderEventType'];
export type EventTime = components['schemas']['EventTime'];
export type EventPosition = components['schemas']['EventPosition'];
export type CarOrderEventData = components['schemas']['CarOrderEventData'];
export type CarOrderEvent = components['schemas']['CarOrderEvent'];
export type TransferOrderEventType = components['schemas']['TransferOrderEventType'];
export type TransferOrderEventData = components['schemas']['TransferOrderEventData'];
export type TransferOrderEvent = components['schemas']['TransferOrderEvent'];
export type TransferLegEventType = components['schemas']['TransferLegEventType'];
export type TransferLegEventData = components['schemas']['TransferLegEventData'];
export type TransferLegEvent = components['schemas']['TransferLegEvent'];
export type RideEventType = components['schemas']['RideEventType'];
export type RideEventData = components['schemas']['RideEventData'];
export type RideEvent = components['schemas']['RideEvent'];
export type PaymentEventType = components['schemas']['PaymentEventType'];
export type PaymentEventData = components['schemas']['PaymentEventData'];
export type PaymentEvent = components['schemas']['PaymentEvent'];
export type PaymentSessionEventType = components['schemas']['PaymentSessionEventType'];
export type PaymentSessionEventData = components['schemas']['PaymentSessionEventData'];
export type PaymentSessionEvent = components['schemas']['PaymentSessionEvent'];
export type RefundEventType = components['schemas']['RefundEventType'];
export type RefundEventData = components['schemas']['RefundEventData'];
export type RefundEvent = components['schemas']['RefundEvent'];
export type CreditRecordEventType = components['schemas']['CreditRecordEventType'];
export type CreditRecordEventData = components['schemas']['CreditRecordEventData'];
export type CreditRecordEvent = components['schemas']['CreditRecordEvent'];
export type WebhookEndpointEventType = components['schemas']['WebhookEndpointEventType'];
export type WebhookEndpointEventData = components['schemas']['WebhookEndpointEventData'];
export type WebhookEndpointEvent = components['schemas']['WebhookEndpointEvent'];
export type EventType = components['schemas']['EventType'];
export type EventData = components['schemas']['EventData'];
export type OtherEvent = components['schemas']['OtherEvent'];
export type Event = components['schemas']['Event'];
export type EventPage = components['schemas']['EventPage'];
export type WebhookEndpointStatus = components['schemas']['WebhookEndpointStatus'];
export type WebhookDisabledReason = components['schemas']['WebhookDisabledReason'];
export type WebhookEndpoint = components['schemas']['WebhookEndpoint'];
export type WebhookEndpointList = components['schemas']['WebhookEndpointList'];
export type WebhookEndpointRequest = components['schemas']['WebhookEndpointRequest'];
export type WebhookEndpointSecret = components['schemas']['WebhookEndpointSecret'];
export type WebhookEndpointChange = components['schemas']['WebhookEndpointChange'];
export type WebhookDeliveryStatus = components['schemas']['WebhookDeliveryStatus'];
export type WebhookProblem = components['schemas']['WebhookProblem'];
export type WebhookTry = components['schemas']['WebhookTry'];
export type WebhookDelivery = components['schemas']['WebhookDelivery'];
export type WebhookDeliveryList = components['schemas']['WebhookDeliveryList'];
export type RedeliveryRequest = components['schemas']['RedeliveryRequest'];
export type Redelivery = components['schemas']['Redelivery'];
export type ResponseAuthAddressNotAllowed = components['responses']['AuthAddressNotAllowed'];
export type ResponseAuthRateLimited = components['responses']['AuthRateLimited'];
export type ResponseAuthInternalError = components['responses']['AuthInternalError'];
export type ResponseEdgeError = components['responses']['EdgeError'];
export type ResponseTokenInvalidOrTokenKeySuspended = components['responses']['TokenInvalidOrTokenKeySuspended'];
export type ResponseRateLimitExceeded = components['responses']['RateLimitExceeded'];
export type ResponseServerError = components['responses']['ServerError'];
export type ResponseCarSearchNoVendorAnsweredOrServerError = components['responses']['CarSearchNoVendorAnsweredOrServerError'];
export type ResponseRequestInvalid = components['responses']['RequestInvalid'];
export type ResponseCarSearchOfferNotFound = components['responses']['CarSearchOfferNotFound'];
export type ResponseCarOrderNotFound = components['responses']['CarOrderNotFound'];
export type ResponseKeyReadOnly = components['responses']['KeyReadOnly'];
export type ResponsePaymentOrderNotFoundOrPaymentOrderNotPayable = components['responses']['PaymentOrderNotFoundOrPaymentOrderNotPayable'];
export type ResponsePaymentInvalidRequest = components['responses']['PaymentInvalidRequest'];
export type ResponsePaymentSessionNotFound = components['responses']['PaymentSessionNotFound'];
export type ResponseCreditCheckMalformedBodyOrCreditCheckInvalidRequestOrCreditCheckUnknownReference = components['responses']['CreditCheckMalformedBodyOrCreditCheckInvalidRequestOrCreditCheckUnknownReference'];
export type ResponseCreditCheckUnauthorizedOrTokenKeySuspended = components['responses']['CreditCheckUnauthorizedOrTokenKeySuspended'];
export type ResponseCreditCheckForbiddenOrCreditCheckAgencyNotConfigured = components['responses']['CreditCheckForbiddenOrCreditCheckAgencyNotConfigured'];
export type ResponseCreditCheckBureauDidNotAnswerOrServerError = components['responses']['CreditCheckBureauDidNotAnswerOrServerError'];
export type ResponseCreditCheckForbiddenOrCreditCheckAgencyNotConfiguredOrKeyReadOnly = components['responses']['CreditCheckForbiddenOrCreditCheckAgencyNotConfiguredOrKeyReadOnly'];
export type ResponseTransferOrderNotFound = components['responses']['TransferOrderNotFound'];
export type ResponseTransferChangeOutcomeUnknownOrServerError = components['responses']['TransferChangeOutcomeUnknownOrServerError'];
export type ResponseReferenceDataInvalidRequest = components['responses']['ReferenceDataInvalidRequest'];
export type ResponseReferenceDataUnauthorizedOrTokenKeySuspended = components['responses']['ReferenceDataUnauthorizedOrTokenKeySuspended'];
export type ResponseReferenceDataForbidden = components['responses']['ReferenceDataForbidden'];
export type ResponseWebhookEndpointNotFound = components['responses']['WebhookEndpointNotFound'];
export type ParameterQuery = components['parameters']['query'];
export type ParameterTravellerLanguage = components['parameters']['travellerLanguage'];
export type ParameterPlaceId = components['parameters']['placeId'];
export type ParameterXCurrency = components['parameters']['X-Currency'];
export type ParameterAnswerLanguage = components['parameters']['answerLanguage'];
export type ParameterSearchId = components['parameters']['searchID'];
export type ParameterCode = components['parameters']['code'];
export type ParameterXForwardedFor = components['parameters']['X-Forwarded-For'];
export type ParameterIdempotencyKey = components['parameters']['Idempotency-Key'];
export type ParameterOrderId = components['parameters']['orderID'];
export type ParameterCursor = components['parameters']['cursor'];
export type ParameterPageLimit = components['parameters']['pageLimit'];
export type ParameterCreatedFrom = components['parameters']['createdFrom'];
export type ParameterCreatedTo = components['parameters']['createdTo'];
export type ParameterPickupFrom = components['parameters']['pickupFrom'];
export type ParameterPickupTo = components['parameters']['pickupTo'];
export type ParameterUpdatedSince = components['parameters']['updatedSince'];
export type ParameterLastName = components['parameters']['lastName'];
export type ParameterTrackingId = components['parameters']['trackingID'];
export type ParameterPaymentSessionId = components['parameters']['paymentSessionId'];
export type ParameterReturnSeal = components['parameters']['returnSeal'];
export type ParameterFinishToken = components['parameters']['finishToken'];
export type ParameterTransferSearchId = components['parameters']['transferSearchId'];
export type ParameterTransferCode = components['parameters']['transferCode'];
export type ParameterTransferOrderId = components['parameters']['transferOrderId'];
export type ParameterAcceptLanguage = components['parameters']['Accept-Language'];
export type ParameterHasParentId = components['parameters']['hasParentID'];
export type ParameterLimit = components['parameters']['limit'];
export type ParameterOffset = components['parameters']['offset'];
export type ParameterCountryCode = components['parameters']['countryCode'];
export type ParameterWebhookEndpointId = components['parameters']['webhookEndpointId'];
export type ParameterDeliveryStatus = components['parameters']['deliveryStatus'];
export type ParameterDeliveryType = components['parameters']['deliveryType'];
export type ParameterXRequestId = components['parameters']['X-Request-Id'];
export type HeaderWwwAuthenticate = components['headers']['WWW-Authenticate'];
export type HeaderRetryAfter = components['headers']['Retry-After'];
export type HeaderContentSecurityPolicy = components['headers']['Content-Security-Policy'];
export type HeaderReferrerPolicy = components['headers']['Referrer-Policy'];
export type HeaderLocation = components['headers']['Location'];
export type HeaderXRequestId = components['headers']['X-Request-Id'];
export type HeaderCacheControl = components['headers']['Cache-Control'];
export type HeaderRateLimitLimit = components['headers']['RateLimit-Limit'];
export type HeaderRateLimitRemaining = components['headers']['RateLimit-Remaining'];
export type HeaderRateLimitReset = components['headers']['RateLimit-Reset'];
export type $defs = Record<string, never>;
export interface operations {
    readonly login: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The API key and its secret. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["LoginRequest"];
            };
        };
        readonly responses: {
            /** @description The key and secret are correct. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TokenSet"];
                };
            };
            /** @description The request is not valid (`auth.invalidRequest`, 1001). */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The API key or secret is incorrect (`auth.wrongCredentials`, 1002). The API key is suspended or disabled (`auth.keySuspended`, 1003). */
            readonly 401: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly 403: components["responses"]["AuthAddressNotAllowed"];
            readonly 429: components["responses"]["AuthRateLimited"];
            readonly 500: components["responses"]["AuthInternalError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly refresh: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The refresh token. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RefreshRequest"];
            };
        };
        readonly responses: {
            /** @description A new token set. The old refresh token can no longer be used. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TokenSet"];
                };
            };
            /** @description The request is not valid (`auth.invalidRequest`, 1001). */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The refresh token is invalid, expired or already used (`auth.invalidRefreshToken`, 1004). The API key is suspended or disabled (`auth.keySuspended`, 1003). */
            readonly 401: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly 403: components["responses"]["AuthAddressNotAllowed"];
            readonly 429: components["responses"]["AuthRateLimited"];
            readonly 500: components["responses"]["AuthInternalError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly searchLocations: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description The text that the traveller has typed so far: at least 2 characters, not counting leading and trailing spaces. Letter case and accents are ignored, in any language.
                 * @example istanbul
                 */
                readonly query: components["parameters"]["query"];
            };
            readonly header?: {
                /**
                 * @description The language of the person typing, in the format of the HTTP header, including weights. The tag can include a country, as in `de-AT`. Without a country, the one where the language is most widely spoken is assumed; `en` implies no country.
                 * @example tr
                 */
                readonly "Accept-Language"?: components["parameters"]["travellerLanguage"];
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The places, best first. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["PlacePrediction"][];
                };
            };
            /** @description The request is not valid (`request.invalid`, 1001). */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly 401: components["responses"]["TokenInvalidOrTokenKeySuspended"];
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly getLocation: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The `placeId` of a place prediction.
                 * @example airport-IST
                 */
                readonly placeId: components["parameters"]["placeId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The place. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PlaceDetail"];
                };
            };
            /** @description The request is not valid (`request.invalid`, 1001). */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly 401: components["responses"]["TokenInvalidOrTokenKeySuspended"];
            /** @description No place has this placeId (`place.notFound`, 404). */
            readonly 404: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly searchCars: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description The currency of every price in the response. Prices in other currencies are converted.
                 * @example TRY
                 */
                readonly "X-Currency": components["parameters"]["X-Currency"];
                /**
                 * @description The language of names and other text in the response, in the format of the HTTP header, including weights. The service supports `en`, `tr` and `de`. Without the header, with `*` or with any other language, names come from the reference data (mostly Turkish) and other text is in English.
                 * @example tr
                 */
                readonly "Accept-Language"?: components["parameters"]["answerLanguage"];
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The place, time and driver for the rental. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CarSearchRequest"];
            };
        };
        readonly responses: {
            /** @description The cars found, and the outcome for each vendor. The list of cars is empty if no cars were found. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CarSearchResponse"];
                };
            };
            /** @description The request is not valid (`request.invalid`, 1001). */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly 401: components["responses"]["TokenInvalidOrTokenKeySuspended"];
            /** @description The agency is not allowed to pay the full amount on credit (`carSearch.fullCreditNotAllowed`, 403). */
            readonly 403: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["CarSearchNoVendorAnsweredOrServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly listExtraProducts: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The language of names and other text in the response, in the format of the HTTP header, including weights. The service supports `en`, `tr` and `de`. Without the header, with `*` or with any other language, names come from the reference data (mostly Turkish) and other text is in English.
                 * @example tr
                 */
                readonly "Accept-Language"?: components["parameters"]["answerLanguage"];
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The `searchID` of a search result that is at most 15 minutes old.
                 * @example 4Zt8mPq1XyVb6NcLr0HwKd
                 */
                readonly searchID: components["parameters"]["searchID"];
                /**
                 * @description The `code` of a search result.
                 * @example Vn3RgT7sQe5JkUa2BfDx9M
                 */
                readonly code: components["parameters"]["code"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The extra products for the car. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["ExtraProductOffer"][];
                };
            };
            readonly 400: components["responses"]["RequestInvalid"];
            readonly 401: components["responses"]["TokenInvalidOrTokenKeySuspended"];
            readonly 404: components["responses"]["CarSearchOfferNotFound"];
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["CarSearchNoVendorAnsweredOrServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly quoteCar: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The `searchID` of a search result that is at most 15 minutes old.
                 * @example 4Zt8mPq1XyVb6NcLr0HwKd
                 */
                readonly searchID: components["parameters"]["searchID"];
                /**
                 * @description The `code` of a search result.
                 * @example Vn3RgT7sQe5JkUa2BfDx9M
                 */
                readonly code: components["parameters"]["code"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The car's current data. A car that is no longer available is not an error. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CarQuote"];
                };
            };
            readonly 400: components["responses"]["RequestInvalid"];
            readonly 401: components["responses"]["TokenInvalidOrTokenKeySuspended"];
            readonly 404: components["responses"]["CarSearchOfferNotFound"];
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["CarSearchNoVendorAnsweredOrServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly createOrder: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description The IP address of the end user, as your server received it from the browser or app. The address is stored for audit only. If you send several addresses, separated by commas, the first one is used. */
                readonly "X-Forwarded-For": components["parameters"]["X-Forwarded-For"];
                /**
                 * @description A unique value that you choose for this order, such as a UUID. Within 24 hours, the same key with the same body returns the first result and creates no second order. The same key with a different body is refused. Without a key, each request creates a new order.
                 * @example 1f0c8a52-6b3e-4d7f-9a41-2e5d7c9b0f63
                 */
                readonly "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                /**
                 * @description The language of names and other text in the response, in the format of the HTTP header, including weights. The service supports `en`, `tr` and `de`. Without the header, with `*` or with any other language, names come from the reference data (mostly Turkish) and other text is in English.
                 * @example tr
                 */
                readonly "Accept-Language"?: components["parameters"]["answerLanguage"];
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The car, its extra products and its driver. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CarOrderRequest"];
            };
        };
        readonly responses: {
            /** @description The order, with every item pending. */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CarOrder"];
                };
            };
            /** @description The request is not valid (`request.invalid`, 1001). */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly 401: components["responses"]["TokenInvalidOrTokenKeySuspended"];
            /** @description The API key behind this access token is read-only (`key.readOnly`, 403). The agency is not allowed to use this kind of credit (`carOrder.creditTypeNotAllowed`, 403). */
            readonly 403: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The offer has expired or the car is no longer available (`carOrder.offerUnavailable`, 404). */
            readonly 404: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The order breaks a rule (`carOrder.ruleViolated`, 1001). The order total differs from the expected total (`carOrder.totalDiffers`, 422). This Idempotency-Key was already used for a different request (`order.idempotencyKeyReused`, 1001). */
            readonly 422: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly 429: components["responses"]["RateLimitExceeded"];
            /** @description The vendor did not respond in time (`carOrder.vendorDidNotAnswer`, 500). The service could not process this request (`server.error`, 500). */
            readonly 500: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly getOrder: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The `id` of a car order.
                 * @example CAR-q7Yt2MvKx0LbN5sWd8RpZg
                 */
                readonly orderID: components["parameters"]["orderID"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The order. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CarOrder"];
                };
            };
            /** @description The request is not valid (`request.invalid`, 1001). */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly 401: components["responses"]["TokenInvalidOrTokenKeySuspended"];
            readonly 404: components["responses"]["CarOrderNotFound"];
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly getVoucher: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The `id` of a car order.
                 * @example CAR-q7Yt2MvKx0LbN5sWd8RpZg
                 */
                readonly orderID: components["parameters"]["orderID"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The voucher. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CarVoucher"];
                    readonly "text/html": components["schemas"]["CarVoucherPage"];
                    readonly "application/pdf": unknown;
                };
            };
            /** @description The request is not valid (`request.invalid`, 1001). */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly 401: components["responses"]["TokenInvalidOrTokenKeySuspended"];
            readonly 404: components["responses"]["CarOrderNotFound"];
            /** @description The car in this order is not reserved (`carOrder.notReserved`, 422). */
            readonly 422: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly checkCancelEligibility: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The `id` of a car order.
                 * @example CAR-q7Yt2MvKx0LbN5sWd8RpZg
                 */
                readonly orderID: components["parameters"]["orderID"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The effect of cancelling now. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CarCancelEligibility"];
                };
            };
            /** @description The request is not valid (`request.invalid`, 1001). */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly 401: components["responses"]["TokenInvalidOrTokenKeySuspended"];
            readonly 404: components["responses"]["CarOrderNotFound"];
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly cancelOrder: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The `id` of a car order.
                 * @example CAR-q7Yt2MvKx0LbN5sWd8RpZg
                 */
                readonly orderID: components["parameters"]["orderID"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The result of the cancellation. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CarCancellation"];
                };
            };
            /** @description The request is not valid (`request.invalid`, 1001). */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly 401: components["responses"]["TokenInvalidOrTokenKeySuspended"];
            readonly 403: components["responses"]["KeyReadOnly"];
            readonly 404: components["responses"]["CarOrderNotFound"];
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly listOrders: {
        readonly parameters: {
            readonly query: {
                /** @description The `nextCursor` of the previous page, sent with the same filters. Without a cursor, the first page is returned. */
                readonly cursor?: components["parameters"]["cursor"];
                /**
                 * @description The maximum number of entries per page.
                 * @example 20
                 */
                readonly limit: components["parameters"]["pageLimit"];
                /**
                 * @description Only orders whose car has this status.
                 * @example reserved
                 */
                readonly status?: components["schemas"]["ItemStatus"];
                /**
                 * @description Only orders created at or after this time. Encode a `+` in the offset as `%2B`.
                 * @example 2027-03-01T00:00:00Z
                 */
                readonly createdFrom?: components["parameters"]["createdFrom"];
                /**
                 * @description Only orders created before this time. Must be later than `createdFrom`.
                 * @example 2027-04-01T00:00:00Z
                 */
                readonly createdTo?: components["parameters"]["createdTo"];
                /**
                 * @description Only orders with a pick-up at or after this time.
                 * @example 2027-06-01T00:00:00Z
                 */
                readonly pickupFrom?: components["parameters"]["pickupFrom"];
                /**
                 * @description Only orders with a pick-up before this time. Must be later than `pickupFrom`.
                 * @example 2027-07-01T00:00:00Z
                 */
                readonly pickupTo?: components["parameters"]["pickupTo"];
                /**
                 * @description Only orders that changed at or after this time. To keep a copy in sync, send the time of your previous request minus one minute.
                 * @example 2027-03-01T00:00:00Z
                 */
                readonly updatedSince?: components["parameters"]["updatedSince"];
                /**
                 * @description Only orders with a traveller who has this last name. Letter case and accents are ignored.
                 * @example Kaya
                 */
                readonly lastName?: components["parameters"]["lastName"];
                /**
                 * @description Only orders with exactly this tracking number.
                 * @example HZN-2027-0142
                 */
                readonly trackingID?: components["parameters"]["trackingID"];
                /**
                 * @description Only orders with this vendor reservation number.
                 * @example TD-5FLQRLM4
                 */
                readonly vendorReservationID?: string;
            };
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page of the list, with the cursor for the next page. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CarOrderList"];
                };
            };
            /** @description The request is not valid (`request.invalid`, 1001). */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly 401: components["responses"]["TokenInvalidOrTokenKeySuspended"];
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly getInstallmentInfo: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The order and the first six digits of the card number. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["InstallmentInfoRequest"];
            };
        };
        readonly responses: {
            /** @description The card and its installment options. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["InstallmentInfo"];
                };
            };
            /** @description The request is not valid (`payment.invalidRequest`, 400). */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly 401: components["responses"]["TokenInvalidOrTokenKeySuspended"];
            readonly 404: components["responses"]["PaymentOrderNotFoundOrPaymentOrderNotPayable"];
            /** @description The payment violates a rule (`payment.ruleViolated`, 422). */
            readonly 422: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly 429: components["responses"]["RateLimitExceeded"];
            /** @description The payment processor cannot be reached (`payment.processorDidNotAnswer`, 500). The service could not process this request (`server.error`, 500). */
            readonly 500: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly createPaymentSession: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description A unique value that you choose for this order, such as a UUID. Within 24 hours, the same key with the same body returns the first result and creates no second order. The same key with a different body is refused. Without a key, each request creates a new order.
                 * @example 1f0c8a52-6b3e-4d7f-9a41-2e5d7c9b0f63
                 */
                readonly "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The order to pay for, and the page on your site that the traveller returns to. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PaymentSessionRequest"];
            };
        };
        readonly responses: {
            /** @description The open session with its link. */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PaymentSession"];
                };
            };
            /** @description The request is not valid (`payment.invalidRequest`, 400). */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly 401: components["responses"]["TokenInvalidOrTokenKeySuspended"];
            readonly 403: components["responses"]["KeyReadOnly"];
            readonly 404: components["responses"]["PaymentOrderNotFoundOrPaymentOrderNotPayable"];
            /** @description The payment violates a rule (`payment.ruleViolated`, 422). On staging, only orders with the test vendor can be paid (`payment.notTestVendor`, 6008). The order already has an open payment session (`paymentSession.alreadyOpen`, 422). Payment sessions are not available (`paymentSession.notOffered`, 422). This Idempotency-Key was already used for a different request (`order.idempotencyKeyReused`, 1001). */
            readonly 422: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly getPaymentSession: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The `id` of a payment session.
                 * @example pay_T3nLq8VbXc5KzRw1Jd6Mfg
                 */
                readonly paymentSessionId: components["parameters"]["paymentSessionId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The session. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PaymentSession"];
                };
            };
            readonly 400: components["responses"]["PaymentInvalidRequest"];
            readonly 401: components["responses"]["TokenInvalidOrTokenKeySuspended"];
            readonly 404: components["responses"]["PaymentSessionNotFound"];
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly cancelPaymentSession: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The `id` of a payment session.
                 * @example pay_T3nLq8VbXc5KzRw1Jd6Mfg
                 */
                readonly paymentSessionId: components["parameters"]["paymentSessionId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The cancelled session. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PaymentSession"];
                };
            };
            readonly 400: components["responses"]["PaymentInvalidRequest"];
            readonly 401: components["responses"]["TokenInvalidOrTokenKeySuspended"];
            readonly 403: components["responses"]["KeyReadOnly"];
            readonly 404: components["responses"]["PaymentSessionNotFound"];
            /** @description The payment session cannot be cancelled (`paymentSession.notCancellable`, 422). */
            readonly 422: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly payOrder: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The order and the payment method. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PaymentRequest"];
            };
        };
        readonly responses: {
            /** @description The outcome of the payment, or the page that sends the customer to the bank. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PaymentResult"];
                };
            };
            /** @description The request is not valid (`payment.invalidRequest`, 400). */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly 401: components["responses"]["TokenInvalidOrTokenKeySuspended"];
            /** @description The bank declined the card (`cardPayment.declined`, 2001). The card has insufficient funds (`cardPayment.insufficientFunds`, 2002). The card has expired (`cardPayment.cardExpired`, 2003). The card number is invalid (`cardPayment.invalidCardNumber`, 2004). The CVC is invalid (`cardPayment.invalidCvc`, 2005). 3D Secure could not be started (`cardPayment.threeDSecureFailed`, 2006). The credit limit is not sufficient (`limitPayment.limitExceeded`, 2007). */
            readonly 402: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The API key behind this access token is read-only (`key.readOnly`, 403). The agency is not allowed to pay on credit (`payment.limitNotAllowed`, 403). The agency is not allowed to send card numbers. Create a payment session with createPaymentSession (`payment.cardNumberNotAllowed`, 403). */
            readonly 403: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly 404: components["responses"]["PaymentOrderNotFoundOrPaymentOrderNotPayable"];
            /** @description The payment violates a rule (`payment.ruleViolated`, 422). Too many payments for this order were declined or replaced (`payment.tooManyDeclines`, 422). On staging, only orders with the test vendor can be paid (`payment.notTestVendor`, 6008). */
            readonly 422: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description Too many requests (`rateLimit.exceeded`, 429). Too many cards were declined (`cardPayment.tooManyDeclines`, 429). */
            readonly 429: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly "Retry-After": components["headers"]["Retry-After"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The outcome of the payment is not known yet (`cardPayment.outcomeUnknown`, 2008). The payment processor cannot be reached (`payment.processorDidNotAnswer`, 500). The service could not process this request (`server.error`, 500). */
            readonly 500: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly "Retry-After": components["headers"]["Retry-After"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly receive3dsCallback: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description A token in the return URL that the bank receives. The token shows that this service sent the customer to the bank. A call with a valid token is accepted even while other calls from the same network must wait.
                 * @example mH4tVw9sKz2QpLx7RcYb3A
                 */
                readonly seal?: components["parameters"]["returnSeal"];
            };
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The `id` of a car order.
                 * @example CAR-q7Yt2MvKx0LbN5sWd8RpZg
                 */
                readonly orderID: components["parameters"]["orderID"];
            };
            readonly cookie?: never;
        };
        /** @description The form fields sent through the customer's browser. */
        readonly requestBody: {
            readonly content: {
                readonly "application/x-www-form-urlencoded": components["schemas"]["ThreeDSCallback"];
            };
        };
        readonly responses: {
            /** @description A page for the customer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    readonly "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/html": components["schemas"]["ReturnPage"];
                };
            };
            /** @description The request is not valid (`payment.invalidRequest`, 400). */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly finish3ds: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description The unguessable random token in the URL.
                 * @example Zk3vQ8xT1mWc7RpLsN0dYhB5uGfJ2aEo9iKtXqVbM4w
                 */
                readonly token: components["parameters"]["finishToken"];
            };
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The `id` of a car order.
                 * @example CAR-q7Yt2MvKx0LbN5sWd8RpZg
                 */
                readonly orderID: components["parameters"]["orderID"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page that reloads automatically while the outcome is unknown, or a neutral page if the URL does not belong to a payment. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    readonly "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/html": components["schemas"]["ReturnPage"];
                };
            };
            /** @description A redirect to `callbackUrl`. */
            readonly 303: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly Location: components["headers"]["Location"];
                    readonly "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid (`payment.invalidRequest`, 400). */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly listCreditLimits: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The credit records. The list is empty if the agency has no credit records. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CreditLimits"];
                };
            };
            /** @description The request is not valid (`payment.invalidRequest`, 400). */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly 401: components["responses"]["TokenInvalidOrTokenKeySuspended"];
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly checkCredit: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The traveller and the car. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CreditCheckRequest"];
            };
        };
        readonly responses: {
            /** @description The traveller's status. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CreditCheckResult"];
                };
            };
            readonly 400: components["responses"]["CreditCheckMalformedBodyOrCreditCheckInvalidRequestOrCreditCheckUnknownReference"];
            readonly 401: components["responses"]["CreditCheckUnauthorizedOrTokenKeySuspended"];
            readonly 403: components["responses"]["CreditCheckForbiddenOrCreditCheckAgencyNotConfigured"];
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["CreditCheckBureauDidNotAnswerOrServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly listCreditCheckPhones: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The traveller and the car. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CreditCheckRequest"];
            };
        };
        readonly responses: {
            /** @description The masked numbers. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CreditCheckPhones"];
                };
            };
            readonly 400: components["responses"]["CreditCheckMalformedBodyOrCreditCheckInvalidRequestOrCreditCheckUnknownReference"];
            readonly 401: components["responses"]["CreditCheckUnauthorizedOrTokenKeySuspended"];
            readonly 403: components["responses"]["CreditCheckForbiddenOrCreditCheckAgencyNotConfigured"];
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["CreditCheckBureauDidNotAnswerOrServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly createCreditReport: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The traveller, the car and the phone. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CreditReportRequest"];
            };
        };
        readonly responses: {
            /** @description The report. The PIN has been sent. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CreditReport"];
                };
            };
            /** @description The request body cannot be read (`creditCheck.malformedBody`, 1001). The request is not valid (`creditCheck.invalidRequest`, 1002). The phone number does not belong to this key (`creditCheck.phoneDoesNotMatch`, 1002). No further report can be created for this traveller (`creditCheck.reportLimitReached`, 1002). The integrationCode, creditcheckCode or phoneKey is unknown (`creditCheck.unknownReference`, 1003). */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly 401: components["responses"]["CreditCheckUnauthorizedOrTokenKeySuspended"];
            readonly 403: components["responses"]["CreditCheckForbiddenOrCreditCheckAgencyNotConfiguredOrKeyReadOnly"];
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["CreditCheckBureauDidNotAnswerOrServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly confirmCreditPin: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The report and its PIN. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CreditPinRequest"];
            };
        };
        readonly responses: {
            /** @description The PIN is correct. The response has no body. */
            readonly 204: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request body cannot be read (`creditCheck.malformedBody`, 1001). The request is not valid (`creditCheck.invalidRequest`, 1002). The PIN is incorrect (`creditCheck.wrongPin`, 1002). The PIN has expired (`creditCheck.pinExpired`, 1002). No attempts are left for this PIN (`creditCheck.pinTriesUsedUp`, 1002). The integrationCode, creditcheckCode or phoneKey is unknown (`creditCheck.unknownReference`, 1003). */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly 401: components["responses"]["CreditCheckUnauthorizedOrTokenKeySuspended"];
            readonly 403: components["responses"]["CreditCheckForbiddenOrCreditCheckAgencyNotConfiguredOrKeyReadOnly"];
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["CreditCheckBureauDidNotAnswerOrServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly renewCreditPin: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The report. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CreditPinRenewalRequest"];
            };
        };
        readonly responses: {
            /** @description A new PIN has been sent. The response has no body. */
            readonly 204: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request body cannot be read (`creditCheck.malformedBody`, 1001). The request is not valid (`creditCheck.invalidRequest`, 1002). No further PIN can be sent for this code (`creditCheck.renewLimitReached`, 1002). The PIN for this code has already been confirmed (`creditCheck.alreadyConfirmed`, 1002). The integrationCode, creditcheckCode or phoneKey is unknown (`creditCheck.unknownReference`, 1003). */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly 401: components["responses"]["CreditCheckUnauthorizedOrTokenKeySuspended"];
            readonly 403: components["responses"]["CreditCheckForbiddenOrCreditCheckAgencyNotConfiguredOrKeyReadOnly"];
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["CreditCheckBureauDidNotAnswerOrServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly searchTransfers: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description The currency of every price in the response. Prices in other currencies are converted.
                 * @example TRY
                 */
                readonly "X-Currency": components["parameters"]["X-Currency"];
                /**
                 * @description The language of names and other text in the response, in the format of the HTTP header, including weights. The service supports `en`, `tr` and `de`. Without the header, with `*` or with any other language, names come from the reference data (mostly Turkish) and other text is in English.
                 * @example tr
                 */
                readonly "Accept-Language"?: components["parameters"]["answerLanguage"];
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The pick-up and drop-off points, the time, and the number of travellers. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TransferSearchRequest"];
            };
        };
        readonly responses: {
            /** @description The vehicles found, and the outcome for each supplier. The list of vehicles is empty if no vehicles were found. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TransferSearchResponse"];
                };
            };
            /** @description The request is not valid (`request.invalid`, 1001). */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly 401: components["responses"]["TokenInvalidOrTokenKeySuspended"];
            readonly 429: components["responses"]["RateLimitExceeded"];
            /** @description No transfer supplier responded in time (`transferSearch.noSupplierAnswered`, 500). The service could not process this request (`server.error`, 500). */
            readonly 500: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly getTransfer: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The language of names and other text in the response, in the format of the HTTP header, including weights. The service supports `en`, `tr` and `de`. Without the header, with `*` or with any other language, names come from the reference data (mostly Turkish) and other text is in English.
                 * @example tr
                 */
                readonly "Accept-Language"?: components["parameters"]["answerLanguage"];
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The `searchId` of a transfer search that is at most 30 minutes old.
                 * @example 2Yd7nKv5BtXq9LwPs4RmGc
                 */
                readonly searchId: components["parameters"]["transferSearchId"];
                /**
                 * @description The `code` of a product in the search result.
                 * @example Hm5VtQ8xPa2RkWs7YcJn3L
                 */
                readonly code: components["parameters"]["transferCode"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The offer. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TransferProduct"];
                };
            };
            /** @description The request is not valid (`request.invalid`, 1001). */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly 401: components["responses"]["TokenInvalidOrTokenKeySuspended"];
            /** @description The transfer offer does not exist or has expired (`transferSearch.offerNotFound`, 8003). */
            readonly 404: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly listTransferOrders: {
        readonly parameters: {
            readonly query: {
                /** @description The `nextCursor` of the previous page, sent with the same filters. Without a cursor, the first page is returned. */
                readonly cursor?: components["parameters"]["cursor"];
                /**
                 * @description The maximum number of entries per page.
                 * @example 20
                 */
                readonly limit: components["parameters"]["pageLimit"];
                /**
                 * @description Only orders with this status.
                 * @example reserved
                 */
                readonly status?: components["schemas"]["TransferOrderStatus"];
                /**
                 * @description Only orders created at or after this time. Encode a `+` in the offset as `%2B`.
                 * @example 2027-03-01T00:00:00Z
                 */
                readonly createdFrom?: components["parameters"]["createdFrom"];
                /**
                 * @description Only orders created before this time. Must be later than `createdFrom`.
                 * @example 2027-04-01T00:00:00Z
                 */
                readonly createdTo?: components["parameters"]["createdTo"];
                /**
                 * @description Only orders with a pick-up at or after this time.
                 * @example 2027-06-01T00:00:00Z
                 */
                readonly pickupFrom?: components["parameters"]["pickupFrom"];
                /**
                 * @description Only orders with a pick-up before this time. Must be later than `pickupFrom`.
                 * @example 2027-07-01T00:00:00Z
                 */
                readonly pickupTo?: components["parameters"]["pickupTo"];
                /**
                 * @description Only orders that changed at or after this time. To keep a copy in sync, send the time of your previous request minus one minute.
                 * @example 2027-03-01T00:00:00Z
                 */
                readonly updatedSince?: components["parameters"]["updatedSince"];
                /**
                 * @description Only orders with a traveller who has this last name. Letter case and accents are ignored.
                 * @example Kaya
                 */
                readonly lastName?: components["parameters"]["lastName"];
                /**
                 * @description Only orders with exactly this tracking number.
                 * @example HZN-2027-0142
                 */
                readonly trackingID?: components["parameters"]["trackingID"];
                /**
                 * @description Only orders with this supplier reservation number.
                 * @example BT-9XKQ2M7P
                 */
                readonly vendorReservationId?: string;
            };
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page of the list, with the cursor for the next page. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TransferOrderList"];
                };
            };
            /** @description The request is not valid (`request.invalid`, 1001). */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly 401: components["responses"]["TokenInvalidOrTokenKeySuspended"];
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly createTransferOrder: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description The IP address of the end user, as your server received it from the browser or app. The address is stored for audit only. If you send several addresses, separated by commas, the first one is used. */
                readonly "X-Forwarded-For": components["parameters"]["X-Forwarded-For"];
                /**
                 * @description A unique value that you choose for this order, such as a UUID. Within 24 hours, the same key with the same body returns the first result and creates no second order. The same key with a different body is refused. Without a key, each request creates a new order.
                 * @example 1f0c8a52-6b3e-4d7f-9a41-2e5d7c9b0f63
                 */
                readonly "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                /**
                 * @description The language of names and other text in the response, in the format of the HTTP header, including weights. The service supports `en`, `tr` and `de`. Without the header, with `*` or with any other language, names come from the reference data (mostly Turkish) and other text is in English.
                 * @example tr
                 */
                readonly "Accept-Language"?: components["parameters"]["answerLanguage"];
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The transfer and its travellers. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TransferOrderRequest"];
            };
        };
        readonly responses: {
            /** @description The order, waiting for payment. */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TransferOrder"];
                };
            };
            /** @description The request is not valid (`request.invalid`, 1001). */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly 401: components["responses"]["TokenInvalidOrTokenKeySuspended"];
            /** @description The API key behind this access token is read-only (`key.readOnly`, 403). The agency is not allowed to send its own billing details (`transferOrder.customBillingNotAllowed`, 5004). */
            readonly 403: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The transfer offer does not exist or has expired (`transferSearch.offerNotFound`, 8003). */
            readonly 404: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The transfer order breaks a rule (`transferOrder.ruleViolated`, 1001). No billing address was sent and the agency has none registered (`transferOrder.noBillingAddress`, 5003). This Idempotency-Key was already used for a different request (`order.idempotencyKeyReused`, 1001). */
            readonly 422: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly getTransferOrder: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The `orderId` of a transfer order.
                 * @example TRF-m4Xc9TqLw2RvKe7ZbN1sYg
                 */
                readonly orderId: components["parameters"]["transferOrderId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The order. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TransferOrder"];
                };
            };
            /** @description The request is not valid (`request.invalid`, 1001). */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly 401: components["responses"]["TokenInvalidOrTokenKeySuspended"];
            readonly 404: components["responses"]["TransferOrderNotFound"];
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly checkTransferCancelEligibility: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The `orderId` of a transfer order.
                 * @example TRF-m4Xc9TqLw2RvKe7ZbN1sYg
                 */
                readonly orderId: components["parameters"]["transferOrderId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The effect of cancelling now. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TransferCancelEligibility"];
                };
            };
            /** @description The request is not valid (`request.invalid`, 1001). */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly 401: components["responses"]["TokenInvalidOrTokenKeySuspended"];
            readonly 404: components["responses"]["TransferOrderNotFound"];
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly cancelTransferOrder: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The `orderId` of a transfer order.
                 * @example TRF-m4Xc9TqLw2RvKe7ZbN1sYg
                 */
                readonly orderId: components["parameters"]["transferOrderId"];
            };
            readonly cookie?: never;
        };
        /** @description The legs to cancel. Without a body, the whole order is cancelled. */
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["TransferCancelRequest"];
            };
        };
        readonly responses: {
            /** @description The order, or each requested leg, is cancelled. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TransferCancellation"];
                };
            };
            /** @description The request is not valid (`request.invalid`, 1001). */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly 401: components["responses"]["TokenInvalidOrTokenKeySuspended"];
            readonly 403: components["responses"]["KeyReadOnly"];
            readonly 404: components["responses"]["TransferOrderNotFound"];
            /** @description The transfer order breaks a rule (`transferOrder.ruleViolated`, 1001). The transfer order cannot be cancelled (`transferCancel.notPossible`, 8012). */
            readonly 422: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly payTransferOrder: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description The IP address of the end user, as your server received it from the browser or app. The address is stored for audit only. If you send several addresses, separated by commas, the first one is used. */
                readonly "X-Forwarded-For": components["parameters"]["X-Forwarded-For"];
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The `orderId` of a transfer order.
                 * @example TRF-m4Xc9TqLw2RvKe7ZbN1sYg
                 */
                readonly orderId: components["parameters"]["transferOrderId"];
            };
            readonly cookie?: never;
        };
        /** @description The payment method for the order. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TransferPaymentRequest"];
            };
        };
        readonly responses: {
            /** @description The order after payment. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TransferOrder"];
                };
            };
            /** @description The request is not valid (`request.invalid`, 1001). */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly 401: components["responses"]["TokenInvalidOrTokenKeySuspended"];
            /** @description The payment failed (`transferPay.failed`, 8008). */
            readonly 402: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            /** @description The API key behind this access token is read-only (`key.readOnly`, 403). The agency is not authorised for this operation (`access.forbidden`, 403). */
            readonly 403: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly 404: components["responses"]["TransferOrderNotFound"];
            /** @description The transfer order is already paid (`transferPay.alreadyPaid`, 8009). The payment succeeded, but the transfer could not be reserved (`transferPay.reservationFailed`, 8010). */
            readonly 422: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly 429: components["responses"]["RateLimitExceeded"];
            /** @description The outcome of the payment is not known yet (`transferPay.outcomeUnknown`, 500). The service could not process this request (`server.error`, 500). */
            readonly 500: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly "Retry-After": components["headers"]["Retry-After"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly completeTransferPassengers: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The `orderId` of a transfer order.
                 * @example TRF-m4Xc9TqLw2RvKe7ZbN1sYg
                 */
                readonly orderId: components["parameters"]["transferOrderId"];
            };
            readonly cookie?: never;
        };
        /** @description The complete list of travellers. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TransferPassengersRequest"];
            };
        };
        readonly responses: {
            /** @description The current order. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TransferOrder"];
                };
            };
            /** @description The request is not valid (`request.invalid`, 1001). */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly 401: components["responses"]["TokenInvalidOrTokenKeySuspended"];
            readonly 403: components["responses"]["KeyReadOnly"];
            readonly 404: components["responses"]["TransferOrderNotFound"];
            /** @description The transfer order breaks a rule (`transferOrder.ruleViolated`, 1001). The transfer order cannot be changed (`transferChange.notPossible`, 422). Another change to the transfer order is in progress (`transferChange.changeInProgress`, 422). */
            readonly 422: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["TransferChangeOutcomeUnknownOrServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly changeTransferFlight: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The `orderId` of a transfer order.
                 * @example TRF-m4Xc9TqLw2RvKe7ZbN1sYg
                 */
                readonly orderId: components["parameters"]["transferOrderId"];
            };
            readonly cookie?: never;
        };
        /** @description The changes. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TransferFlightRequest"];
            };
        };
        readonly responses: {
            /** @description The current order. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TransferOrder"];
                };
            };
            /** @description The request is not valid (`request.invalid`, 1001). */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly 401: components["responses"]["TokenInvalidOrTokenKeySuspended"];
            readonly 403: components["responses"]["KeyReadOnly"];
            readonly 404: components["responses"]["TransferOrderNotFound"];
            /** @description The transfer order breaks a rule (`transferOrder.ruleViolated`, 1001). The transfer order cannot be changed (`transferChange.notPossible`, 422). Another change to the transfer order is in progress (`transferChange.changeInProgress`, 422). */
            readonly 422: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["TransferChangeOutcomeUnknownOrServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly getTransferVoucher: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The `orderId` of a transfer order.
                 * @example TRF-m4Xc9TqLw2RvKe7ZbN1sYg
                 */
                readonly orderId: components["parameters"]["transferOrderId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The voucher. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TransferVoucher"];
                    readonly "text/html": components["schemas"]["TransferVoucherPage"];
                    readonly "application/pdf": unknown;
                };
            };
            /** @description The request is not valid (`request.invalid`, 1001). */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly 401: components["responses"]["TokenInvalidOrTokenKeySuspended"];
            readonly 404: components["responses"]["TransferOrderNotFound"];
            /** @description The transfer in this order is not reserved (`transferOrder.notReserved`, 422). */
            readonly 422: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly listCarClasses: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The language of names and other text in the response, in the format of the HTTP header, including weights. The service supports `en`, `tr` and `de`. Without the header, with `*` or with any other language, names come from the reference data (mostly Turkish) and other text is in English.
                 * @example tr
                 */
                readonly "Accept-Language"?: components["parameters"]["answerLanguage"];
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The complete list. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["ReferenceItem"][];
                };
            };
            readonly 400: components["responses"]["ReferenceDataInvalidRequest"];
            readonly 401: components["responses"]["ReferenceDataUnauthorizedOrTokenKeySuspended"];
            readonly 403: components["responses"]["ReferenceDataForbidden"];
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly listFuelTypes: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The language of names and other text in the response, in the format of the HTTP header, including weights. The service supports `en`, `tr` and `de`. Without the header, with `*` or with any other language, names come from the reference data (mostly Turkish) and other text is in English.
                 * @example tr
                 */
                readonly "Accept-Language"?: components["parameters"]["answerLanguage"];
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The complete list. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["ReferenceItem"][];
                };
            };
            readonly 400: components["responses"]["ReferenceDataInvalidRequest"];
            readonly 401: components["responses"]["ReferenceDataUnauthorizedOrTokenKeySuspended"];
            readonly 403: components["responses"]["ReferenceDataForbidden"];
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly listTransmissionTypes: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The language of names and other text in the response, in the format of the HTTP header, including weights. The service supports `en`, `tr` and `de`. Without the header, with `*` or with any other language, names come from the reference data (mostly Turkish) and other text is in English.
                 * @example tr
                 */
                readonly "Accept-Language"?: components["parameters"]["answerLanguage"];
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The complete list. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["ReferenceItem"][];
                };
            };
            readonly 400: components["responses"]["ReferenceDataInvalidRequest"];
            readonly 401: components["responses"]["ReferenceDataUnauthorizedOrTokenKeySuspended"];
            readonly 403: components["responses"]["ReferenceDataForbidden"];
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly listDeliveryTypes: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The language of names and other text in the response, in the format of the HTTP header, including weights. The service supports `en`, `tr` and `de`. Without the header, with `*` or with any other language, names come from the reference data (mostly Turkish) and other text is in English.
                 * @example tr
                 */
                readonly "Accept-Language"?: components["parameters"]["answerLanguage"];
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The complete list. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["ReferenceItem"][];
                };
            };
            readonly 400: components["responses"]["ReferenceDataInvalidRequest"];
            readonly 401: components["responses"]["ReferenceDataUnauthorizedOrTokenKeySuspended"];
            readonly 403: components["responses"]["ReferenceDataForbidden"];
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly listExtraProductTypes: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description The language of `name`, in the format of the HTTP header, including weights. The service supports `en`, `tr` and `de`; for any other language, names are in English.
                 * @example tr
                 */
                readonly "Accept-Language": components["parameters"]["Accept-Language"];
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The complete list. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["ExtraProductType"][];
                };
            };
            readonly 400: components["responses"]["ReferenceDataInvalidRequest"];
            readonly 401: components["responses"]["ReferenceDataUnauthorizedOrTokenKeySuspended"];
            readonly 403: components["responses"]["ReferenceDataForbidden"];
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly listSuppliers: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description If true, only subsuppliers are returned; if false, only main suppliers. Without this parameter, all suppliers are returned.
                 * @example false
                 */
                readonly hasParentID?: components["parameters"]["hasParentID"];
                /**
                 * @description The maximum number of entries to return.
                 * @example 50
                 */
                readonly limit: components["parameters"]["limit"];
                /**
                 * @description The number of entries to skip.
                 * @example 0
                 */
                readonly offset: components["parameters"]["offset"];
            };
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of suppliers. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SupplierPage"];
                };
            };
            /** @description The request is not valid (`referenceData.invalidRequest`, 400). */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly 401: components["responses"]["ReferenceDataUnauthorizedOrTokenKeySuspended"];
            readonly 403: components["responses"]["ReferenceDataForbidden"];
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly listDivisions: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description The country, as a two-letter ISO 3166-1 code in capitals, or XK for Kosovo.
                 * @example CY
                 */
                readonly countryCode: components["parameters"]["countryCode"];
            };
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The complete list. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["Division"][];
                };
            };
            /** @description The request is not valid (`referenceData.invalidRequest`, 400). */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly 401: components["responses"]["ReferenceDataUnauthorizedOrTokenKeySuspended"];
            readonly 403: components["responses"]["ReferenceDataForbidden"];
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly listEvents: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description The `position` from the previous response. Without `after`, or with 0, the response starts at the oldest event available. With `lastPosition`, the response contains only new events.
                 * @example 5
                 */
                readonly after?: number;
                /**
                 * @description Only events of these types. Repeat the parameter for each type.
                 * @example [
                 *       "carOrder.reserved",
                 *       "carOrder.cancelled"
                 *     ]
                 */
                readonly types?: readonly components["schemas"]["AskedEventType"][];
                /**
                 * @description The maximum number of entries per page.
                 * @example 20
                 */
                readonly limit: components["parameters"]["pageLimit"];
                /**
                 * @description The number of seconds to wait for an event if there are none yet.
                 * @example 20
                 */
                readonly wait: number;
            };
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Events, or an empty list if none occurred within `wait` seconds. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EventPage"];
                };
            };
            /** @description The request is not valid (`request.invalid`, 1001). */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly 401: components["responses"]["TokenInvalidOrTokenKeySuspended"];
            /** @description The events after this position are older than 30 days (`event.gone`, 422). */
            readonly 422: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly listWebhookEndpoints: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The endpoints. The list is empty if the agency has no endpoints. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WebhookEndpointList"];
                };
            };
            /** @description The request is not valid (`request.invalid`, 1001). */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly 401: components["responses"]["TokenInvalidOrTokenKeySuspended"];
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly createWebhookEndpoint: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The endpoint's URL, and the event types to send to it. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["WebhookEndpointRequest"];
            };
        };
        readonly responses: {
            /** @description The enabled endpoint and its secret. */
            readonly 201: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WebhookEndpointSecret"];
                };
            };
            /** @description The request is not valid (`request.invalid`, 1001). */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly 401: components["responses"]["TokenInvalidOrTokenKeySuspended"];
            readonly 403: components["responses"]["KeyReadOnly"];
            /** @description Events cannot be sent to this URL (`webhookEndpoint.addressRefused`, 422). The agency already has ten webhook endpoints (`webhookEndpoint.tooMany`, 422). */
            readonly 422: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly deleteWebhookEndpoint: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The `id` of a webhook endpoint.
                 * @example whe_V3nq8Zr0cXwTg5LkB7yMdA
                 */
                readonly endpointId: components["parameters"]["webhookEndpointId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The endpoint is deleted. The response has no body. */
            readonly 204: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid (`request.invalid`, 1001). */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly 401: components["responses"]["TokenInvalidOrTokenKeySuspended"];
            readonly 403: components["responses"]["KeyReadOnly"];
            readonly 404: components["responses"]["WebhookEndpointNotFound"];
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly updateWebhookEndpoint: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The `id` of a webhook endpoint.
                 * @example whe_V3nq8Zr0cXwTg5LkB7yMdA
                 */
                readonly endpointId: components["parameters"]["webhookEndpointId"];
            };
            readonly cookie?: never;
        };
        /** @description The fields to change. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["WebhookEndpointChange"];
            };
        };
        readonly responses: {
            /** @description The updated endpoint. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WebhookEndpoint"];
                };
            };
            /** @description The request is not valid (`request.invalid`, 1001). */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly 401: components["responses"]["TokenInvalidOrTokenKeySuspended"];
            readonly 403: components["responses"]["KeyReadOnly"];
            readonly 404: components["responses"]["WebhookEndpointNotFound"];
            /** @description Events cannot be sent to this URL (`webhookEndpoint.addressRefused`, 422). */
            readonly 422: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly rotateWebhookSecret: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The `id` of a webhook endpoint.
                 * @example whe_V3nq8Zr0cXwTg5LkB7yMdA
                 */
                readonly endpointId: components["parameters"]["webhookEndpointId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The endpoint and its new secret. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WebhookEndpointSecret"];
                };
            };
            /** @description The request is not valid (`request.invalid`, 1001). */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly 401: components["responses"]["TokenInvalidOrTokenKeySuspended"];
            readonly 403: components["responses"]["KeyReadOnly"];
            readonly 404: components["responses"]["WebhookEndpointNotFound"];
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly pingWebhookEndpoint: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The `id` of a webhook endpoint.
                 * @example whe_V3nq8Zr0cXwTg5LkB7yMdA
                 */
                readonly endpointId: components["parameters"]["webhookEndpointId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The event will be sent within seconds. The response has no body. */
            readonly 204: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid (`request.invalid`, 1001). */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly 401: components["responses"]["TokenInvalidOrTokenKeySuspended"];
            readonly 403: components["responses"]["KeyReadOnly"];
            readonly 404: components["responses"]["WebhookEndpointNotFound"];
            /** @description The webhook endpoint is disabled (`webhookEndpoint.disabled`, 422). */
            readonly 422: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly listWebhookDeliveries: {
        readonly parameters: {
            readonly query: {
                /** @description The `nextCursor` of the previous page, sent with the same filters. Without a cursor, the first page is returned. */
                readonly cursor?: components["parameters"]["cursor"];
                /**
                 * @description The maximum number of entries per page.
                 * @example 20
                 */
                readonly limit: components["parameters"]["pageLimit"];
                /**
                 * @description Only deliveries with this status.
                 * @example givenUp
                 */
                readonly status?: components["parameters"]["deliveryStatus"];
                /**
                 * @description Only deliveries of events of this type.
                 * @example refund.completed
                 */
                readonly type?: components["parameters"]["deliveryType"];
            };
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The `id` of a webhook endpoint.
                 * @example whe_V3nq8Zr0cXwTg5LkB7yMdA
                 */
                readonly endpointId: components["parameters"]["webhookEndpointId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page of the list, with the cursor for the next page. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WebhookDeliveryList"];
                };
            };
            /** @description The request is not valid (`request.invalid`, 1001). */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly 401: components["responses"]["TokenInvalidOrTokenKeySuspended"];
            readonly 404: components["responses"]["WebhookEndpointNotFound"];
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly redeliverEvents: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request, which the response returns. Up to 128 letters, digits, dots, hyphens and underscores. Any other value is replaced by a generated identifier.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The `id` of a webhook endpoint.
                 * @example whe_V3nq8Zr0cXwTg5LkB7yMdA
                 */
                readonly endpointId: components["parameters"]["webhookEndpointId"];
            };
            readonly cookie?: never;
        };
        /** @description The range of events to send. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RedeliveryRequest"];
            };
        };
        readonly responses: {
            /** @description The number of events that will be sent, either within seconds or, if the endpoint is disabled, once it is enabled. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Redelivery"];
                };
            };
            /** @description The request is not valid (`request.invalid`, 1001). */
            readonly 400: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    readonly "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    readonly "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ApiError"];
                };
            };
            readonly 401: components["responses"]["TokenInvalidOrTokenKeySuspended"];
            readonly 403: components["responses"]["KeyReadOnly"];
            readonly 404: components["responses"]["WebhookEndpointNotFound"];
            readonly 429: components["responses"]["RateLimitExceeded"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
}
