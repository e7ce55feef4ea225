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
         * @description Exchanges the API key and secret of an agency for a token set. The access token lives one week, the refresh token one month; the two timestamps of the answer say exactly until when. 90 days after it, key and secret are needed again, however often the tokens were renewed.
         *
         *     A key that is suspended, disabled or past its end is told so only after its secret has matched, and so is one that may not be used from the address of the call. Tokens of a key that ends live no longer than it.
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
         * @description Exchanges a refresh token for a new token set with a new refresh token. Each refresh token works once.
         *
         *     When the answer was lost on the way, the same request may be repeated within 30 seconds and gets a working token set. Using an old refresh token later than that, or after its successor has been used, is taken for theft: every token that came from the same login stops working, access tokens included, and the answer is 1004.
         *
         *     A login ends 90 days after it began, and when its key is suspended or gets another secret: 1004, log in again. Towards the end of the 90 days tokens live only until then, as their timestamps say.
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
         * Find places
         * @description Completes what a traveller types to places: airports, cities, districts and well-known spots, at most 10, best first. An exact airport code comes first, then a place that is called exactly so, then names that start with the query, then names with a later word that does; airports and big places lead, and places of the country of `Accept-Language`, else of the agency's registered billing address, lead over others that are alike.
         *
         *     Letter case and accents do not matter, and other names of a place count: `istanbul`, `İSTANBUL` and `ıstanbul` find the same, and so do `Munich` and `Münih`. What begins no name is taken for misspelt by one letter: `antlaya` finds Antalya. Of several words all have to fit; where no place fits all, those are found that one word is the name of: `belek otel` finds Belek. No two places are described alike. When nothing fits, the answer is an empty list.
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
         * @description Gives the position and time zone of a place that a search found. Use its `point` in a car or transfer search, and its `timezone` for the offset of the pick-up and drop-off times.
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
         * @description Asks every vendor at once for cars at the pick-up point, for the whole period, to be returned at the drop-off point.
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
         * List the extra products of a car
         * @description Lists what can be booked along with one car of a search: equipment, insurances, services and extra distance. Prices are in the currency of the search and for one piece and the whole rental.
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
         * Ask for a car anew
         * @description Asks the vendor of one car of a search whether it is still there, what it costs now and on which terms. Nothing is reserved, and the search stays as it was. A car whose price has changed can be ordered at the new one with `expectedTotal`.
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
         * @description Orders a car of a search result, with its extra products. The vendor is asked whether the car is still there at the same price. Nothing is paid or booked yet: every item is `pending` until the order is paid.
         *
         *     Where a car says `isCreditcheckRequired`, the traveller's identity number must have passed the credit check for this vendor within the last 24 hours; a passport alone is not enough.
         *
         *     With `expectedTotal` nobody pays another price than was shown: an order that costs anything else is refused with both amounts, and one whose price has changed is taken at the new one when `expectedTotal` is just that.
         *
         *     The price is for a driver as old as was searched: who is younger on the pick-up day (`30+`: than 30) gets 422 and searches again, who is older is taken at the price that was shown.
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
         * @description The order as it stands. Read it after every payment with 3D Secure, and after a payment or cancellation whose answer got lost.
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
         * Get the voucher of an order
         * @description What the traveller shows at the desk of the vendor, in the language of the order: as data, as a page or as a PDF, whichever the `Accept` header prefers of `application/json`, `text/html` and `application/pdf`. Without a preference, or with none of these, it is data.
         *
         *     There is one as long as the car is reserved, until the people of the order are erased. It says nothing of the agency's commission.
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
         * Ask whether an order can be cancelled
         * @description Says whether the order can be cancelled now, and what would come back. Nothing changes.
         *
         *     A pending order can be cancelled, and there is nothing to refund. A reserved one can be cancelled until pick-up. The vendor's terms decide the fee: `cancellation` of the ordered car lists each step with its fee and end. A cancellation after the last step refunds nothing. An order that is being charged can be cancelled only after that; one that is being cancelled, or that nobody paid until pick-up, can not.
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
         * @description Cancels the order with the vendor. The refund, `refundAmount`, goes back the way it came, to the card or the credit record, by itself. Repeating the call repeats the answer. An order whose customer is still at the bank is cancelled too, and that payment charges nothing any more.
         *
         *     What is not possible is no error: the answer is 200 with `success: false` and `status: failed`, and nothing has changed. With `pending` the vendor is still working on it; read the order until its items are `cancelled` or again `reserved`. Cancelling twice at once makes one cancellation with the same answer.
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
         * @description The agency's car orders, newest first, a page at a time. An order that has just been made or changed is in the very next answer.
         *
         *     While `nextCursor` comes with a page, send it as `cursor` for the next one, with the same filters. No order comes twice or is left out
         *     meanwhile, whatever else is ordered. Filters are joined by "and".
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
         * Read the installments of a card
         * @description What the first six digits say about a card, and what the order costs with each number of installments it offers.
         */
        readonly post: operations["getInstallmentInfo"];
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
         * Pay an order
         * @description Charges the order, then reserves the car with the vendor, and answers when both are done.
         *
         *     - `success`: paid and reserved.
         *     - `redirect_required`: show `threeDSHtmlContent` to the customer, who authenticates at the bank and comes back to `callbackUrl`. After 15 minutes the payment is over and the order can be paid anew.
         *     - `failed`: charged, but the vendor did not reserve. The money goes back by itself, and the order cannot be paid again.
         *
         *     Charged is `paymentTotal` of the car and its extra products, with full credit `total`; with installments, the plan's `totalPrice`. A limit payment takes everything from the one credit record with the lowest `id` that has the currency and enough left.
         *
         *     There is one payment at a time for an order. A second call meanwhile joins it and gets the same outcome, so repeating a call never charges twice. While the customer is at the bank only an equal request joins, and gets the same page; the CVC is not compared. A request with another card, other installments, another `callbackUrl` or `limit` takes the place of that payment, which charges nothing any more.
         *
         *     After too many declines within an hour no bank is asked any more, and the answer is 429 with `Retry-After`: after five of one card, ten of the agency's cards with the same first six digits, or thirty of the agency's, if that is at least half of its tries. The test cards of staging are never counted.
         *
         *     An order with `isFullCredit` or `isLimitedCredit` is paid by `limit` only. On staging, only orders with the test vendor can be paid.
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
         * Return from 3D Secure
         * @description Where the payment processor sends the customer's browser after 3D Secure; not for agencies to call. The three fields must match a payment of this order that is waiting, and then the processor itself is asked. Charge and reservation are complete when the page comes, or the page says that the payment is being checked and asks again by itself.
         *
         *     The page leads the browser on to the address that answers with the redirect to `callbackUrl`. Coming back twice, at once or later, leads to the same outcome; a page that was replaced by another payment charges nothing. Fields that match nothing get a neutral page, always the same, and change nothing. The limit counts only such calls; besides, one address may come back to one order 120 times in a minute.
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
         * Send the customer back to the agency
         * @description The address the page after 3D Secure leads to; not for agencies to call. It answers 303, which sends the browser with a GET to the `callbackUrl` of the payment, with these query parameters added to its own:
         *
         *     - `status`: `success` when paid and reserved, otherwise `failure`
         *     - `orderId`: the order
         *     - `transactionId`: the transaction of the payment
         *     - `description`: the outcome in words; `Payment is successful but reservation failed` when the card was charged but the vendor did not reserve
         *
         *     Parameters of these names in its own query are replaced. While the outcome is not known yet, the answer is a page that asks again by itself: nobody is told a failure that may still become a success.
         *
         *     A browser can be made to open any address: read the order before believing the parameters. The redirect can be repeated and is the same each time, until 24 hours after the payment began: then the address is answered as one that belongs to no payment. The limit counts only calls whose token belongs to no payment; besides, one address may ask for one order 120 times in a minute.
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
         * Read the remaining credit limits
         * @description What is left of each active credit record of the agency, as it is now. Amounts that are set aside for a payment under way are already taken off.
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
         * Check the credit of a traveller
         * @description How the traveller stands, for the vendor whose search result gave the `integrationCode`. Call it first, and again after a confirmed PIN.
         *
         *     `Positive` and `Positive With Young Driver` are remembered for 24 hours from this call: until then the agency can order cars of this vendor for the
         *     traveller. `Negative` withdraws an approval that was given before. `Unknown` changes nothing.
         *
         *     After a confirmed PIN the status takes up to a minute to change, on staging 2 seconds. Until then it is `Unknown`; ask every 10 seconds.
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
         * List the phone numbers of a traveller
         * @description The numbers that the credit bureau can send a PIN to, masked. Let the traveller choose one and say it in full.
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
         * Create a report and send the PIN
         * @description The bureau prepares a report on the traveller, and a PIN of 6 digits goes to the chosen phone by SMS. It lives for 180 seconds and three tries.
         *
         *     Each call creates another report with a PIN of its own. A traveller can have 5 reports within 24 hours with one `integrationCode`, and 50 with one agency;
         *     requests with a number that does not match count, too.
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
         * Confirm the PIN
         * @description The traveller consents with the PIN of the latest SMS. Then check the credit again: the status changes within a minute, on staging within 2 seconds.
         *
         *     A wrong PIN takes one of three tries; malformed ones and calls that we fail to carry out take none. After the third wrong one, and after 180 seconds,
         *     only a renewed PIN works. The same call repeated is 204 again.
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
         * Renew the PIN
         * @description Another PIN goes to the phone of the report, with 180 seconds and three tries of its own; the one before it stops working. A code can be renewed three
         *     times, and not any more once it is confirmed. Each call sends an SMS.
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
         * @description Asks every transfer supplier at once for vehicles from one point to another, and back on a round trip. A supplier whose service regions lack one of the points has none, and neither has one that needs more notice, or drives only longer ways. A way back that begins before the way there has arrived finds nothing, and so does a way from a place to itself.
         *     Take the points from the place details: a point slightly outside a region finds fewer vehicles, and nothing tells you so.
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
         * @description One vehicle of a search again, exactly as it was found. It can be read and ordered for half an hour, or until `bookableUntil` if that is sooner.
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
         * @description The agency's transfer orders, newest first, a page at a time. An order that has just been made or changed is in the very next answer.
         *
         *     Of the travellers, a list shows names and contacts; the order itself shows the rest. While `nextCursor` comes with a page, send it as
         *     `cursor` for the next one, with the same filters. No order comes twice or is left out meanwhile, whatever else is ordered. Filters are
         *     joined by "and".
         */
        readonly get: operations["listTransferOrders"];
        readonly put?: never;
        /**
         * Order a transfer
         * @description Orders a transfer of a search result for its travellers. Nothing is charged or booked yet: the order is `pendingPayment`, `paymentRequirement` says what paying it charges, and unpaid it expires after an hour, or at the product's `bookableUntil` if that is sooner. `Accept-Language` decides in which language its texts are, for good.
         *
         *     Without `billing` the invoice goes to the billing address that is registered for the agency.
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
         * @description The order as it stands. Read it after a payment or cancellation whose answer got lost, and again before pick-up: a supplier can cancel without being asked, both ways of a round trip or one; `legs` say which. From the day before a pick-up they also say who drives, and how the ride goes.
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
         * Ask whether a transfer order can be canceled
         * @description Says whether the order can be canceled now, and what would come back. Nothing changes.
         *
         *     A reserved order can be canceled until its last pick-up, each way for what its supplier has stated; `cancellationPolicies` of the product add it up.
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
         * @description Cancels all ways whose pick-up is ahead with the supplier: both, the one that is left, or after the outbound ride the way back. The answer is 200 only when the supplier has accepted; the refund then goes back to the credit limit by itself.
         *
         *     Anything else is 8012, with the status the order has and a `reason`: not paid yet (it is left to expire), expired, failed or canceled before, after pick-up, or refused by the supplier. A supplier that needs time to cancel is 8012 as well; read the order until it is `canceled`. Canceling twice at once makes one cancellation with the same answer.
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
         * Pay a transfer order
         * @description Charges `paymentRequirement` to the credit limit, then reserves the transfer with the supplier, and answers when both are done: with the order `reserved`, or with an error.
         *
         *     There is one payment at a time for an order. A call that arrives meanwhile waits for it: it gets the order `reserved` when that payment succeeds, and the order `failed` when it fails; not ended in time, it is 8008 with `paymentInProgress`. Nothing is ever charged twice.
         *
         *     8010 is final: the supplier has refused, or did not answer and what it may have reserved is canceled; the order has `failed`, and the money is back. While that is not known, the answer is 500 with `Retry-After`, and `details` with the order's status; the same call joins the payment.
         *
         *     The charge includes the agency's commission. The amount comes from the one credit record with the lowest `id` that has the currency and enough left.
         *
         *     On staging every supplier's transfers can be paid: 6008 guards car vendors only.
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
         * Complete or correct who travels
         * @description Takes everybody who travels, in place of those before, by the rules of ordering: until `manifest.dueAt`, before and after paying. A reserved order is changed with the supplier first, and answered as it is then; the same call again changes nothing more.
         *
         *     Carriers report every passenger an hour before the pick-up at the latest, with nationality, gender and document: `manifest.missing` of the order says what is not there yet.
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
         * Change flight and pick-up time
         * @description Changes the flight of a way, its pick-up time, or both, until the supplier's notice begins. The supplier is asked first and may refuse; what would have another price is not done and not charged (`priceChanged`). The answer is the order as it is then; the same call again changes nothing more.
         *
         *     What a cancellation gives back until when stays as it was sold. The pick-up time can be changed once the order is paid, the flight before, too.
         */
        readonly patch: operations["changeTransferFlight"];
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
         * @description The 37 car classes, ids 1 to 38 without 30. `class.id` of a car is one of them. The list hardly ever changes and may be kept for an hour.
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
         * @description The 13 fuel types. `fuel.id` of a car is one of them. The list hardly ever changes and may be kept for an hour.
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
         * @description The two transmission types. `transmission.id` of a car is one of them. The list hardly ever changes and may be kept for an hour.
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
         * @description The seven ways a car can be handed over. The list hardly ever changes and may be kept for an hour.
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
         * @description The kinds of extra products, named in the language of `Accept-Language`. The list hardly ever changes and may be kept for an hour.
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
         * @description The companies that rent out cars, in pages. A subsupplier names its main supplier in `parentID`; for a main supplier that is null. The pages hardly ever change and may be kept for an hour.
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
         * @description The states and provinces of a country, by name. `adm1` of a billing address takes `name`, `localName` or `code` of any of them, and common names besides. A country without known divisions has an empty list, and there `adm1` is free. The list hardly ever changes and may be kept for an hour.
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
         * Read what has happened
         * @description The events of your agency behind a position, the oldest first. What was changed before the request is in the answer.
         *
         *     Keep `position` and send it as `after` next time: nothing is left out and nothing comes twice. With `wait`, an answer without an event is held back
         *     until there is one, so asking again and again costs little and tells you within a second. Up to five requests of an agency wait at a time;
         *     one more is answered at once. Events are kept for 30 days.
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
         * @description All endpoints of the agency, the oldest first, without their secrets.
         */
        readonly get: operations["listWebhookEndpoints"];
        readonly put?: never;
        /**
         * Have events sent to you
         * @description Events are sent to this address from now on, each as `listEvents` shows it, signed by [Standard Webhooks](https://www.standardwebhooks.com).
         *
         *     The answer has the secret that signs them; it is shown this once. At most ten endpoints.
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
         * @description The endpoint is gone, with its secret and its deliveries. What is being sent at this moment may still arrive.
         */
        readonly delete: operations["deleteWebhookEndpoint"];
        readonly options?: never;
        readonly head?: never;
        /**
         * Change or switch a webhook endpoint
         * @description What is sent is changed, the rest stays. `types: []` sends all types again.
         *
         *     While it is `disabled` nothing is sent to it. Switched on again, it gets what happens from then on, and what was left unsent before;
         *     `redeliverEvents` sends what happened meanwhile.
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
         * Renew the secret of a webhook endpoint
         * @description The answer has a new secret, shown this once. For 24 hours messages carry a signature of each, so take the new one over at any time of these.
         *
         *     Renewed again meanwhile, the oldest of the three is no longer used.
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
         * @description Sends the event `webhookEndpoint.pinged` to this endpoint alone, whatever its `types`. `listWebhookDeliveries` says what came of it.
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
         * List what was sent to an endpoint
         * @description One entry for each event that was or is to be sent to the endpoint, the newest event first, for 30 days. What your server answered is told by its status and how long it took.
         *
         *     While `nextCursor` comes with a page, send it as `cursor` for the next one, with the same filters.
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
         * Send events again
         * @description Sends the events of a range of positions to the endpoint again, delivered before or not, as long as it takes their types. For one event, `from` and `to` are its position.
         *
         *     They keep their `webhook-id`, so what you have already is told apart.
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
         * An event
         * @description What your server is sent for each event: the same as `listEvents` shows, at least once, in any order. `position` says where it belongs, `webhook-id` whether
         *     you have had it before.
         *
         *     Answer 200 to 299 within 15 seconds. Anything else, a redirect too, is a failure, and the event is sent again: after 5 seconds, 5 and 30 minutes,
         *     2, 5, 10, 14, 20 and 24 hours, a tenth of that later at most; a longer `Retry-After` counts. 410 switches the endpoint off.
         */
        readonly post: {
            readonly parameters: {
                readonly query?: never;
                readonly header: {
                    /**
                     * @description The `id` of the event, the same each time it is sent.
                     * @example evt_5fa23c681d0e4b7795c4e80b6a9d12f7
                     */
                    readonly "webhook-id": string;
                    /**
                     * @description When it was sent, in seconds since 1970. Refuse what is more than five minutes away.
                     * @example 1803892121
                     */
                    readonly "webhook-timestamp": string;
                    /**
                     * @description Signatures of `webhook-id`, `webhook-timestamp` and the body as it came, with dots between them, by HMAC-SHA256 with the secret of the endpoint. Several, while a secret is renewed; one that fits is enough.
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
                /** @description It has arrived. */
                readonly 204: {
                    headers: {
                        readonly [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Nothing more is wanted here. */
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
        /** @description The credentials of an agency. */
        readonly LoginRequest: {
            /** @description The API key from the agency portal. */
            readonly key: string;
            /**
             * Format: password
             * @description The secret that belongs to the key.
             */
            readonly secret: string;
        };
        /** @description The first thing that is wrong with the request. */
        readonly ValidationDetails: {
            /** @description Where the problem is, as a dotted path such as `checkInLocation.lat`. For a parameter it is the name of the parameter, for the body as a whole it is `body`. */
            readonly field: string;
            /** @description What is accepted there, in one English sentence. */
            readonly message: string;
        };
        /** @description Why a card was declined. */
        readonly CardDeclineDetails: {
            /** @description The field of the card the refusal is about, such as `payWithCard.cardNumber`. */
            readonly field: string;
            /** @description What to do about it, in one English sentence. */
            readonly message: string;
            /** @description The number the bank gave for its refusal. */
            readonly bankCode: number;
            /** @description The bank's own words. */
            readonly bankMessage: string;
        };
        /** @description `expired`: the search is unknown or older than 15 minutes, or the `code` is not part of it. `soldOut`: the vendor has no such car left. `priceChanged`: the vendor has it, at another price. More may come; searching again is right after any of them. */
        readonly OfferUnavailableReason: "expired" | "soldOut" | "priceChanged";
        /**
         * @description A currency code of ISO 4217.
         * @enum {string}
         */
        readonly Currency: "TRY" | "USD" | "EUR" | "GBP";
        /** @description An amount of money in whole minor units, so that 123450 TRY is 1,234.50 Turkish lira. */
        readonly Money: {
            /**
             * Format: int64
             * @description The amount in the minor unit of the currency (kuruş, cent, penny).
             */
            readonly amount: number;
            readonly currency: components["schemas"]["Currency"];
        };
        /** @description A part of the price. */
        readonly PriceLine: {
            /** @description What it is for. `rent`: the car, after discounts. `airport`, `oneWay`, `youngDriver`, `outOfHours`, `delivery`: extra charges of the vendor. `commission`: yours. */
            readonly type: "rent" | "airport" | "oneWay" | "youngDriver" | "outOfHours" | "delivery" | "commission";
            /** @description How much, in the currency of the search. Never 0. */
            readonly amount: components["schemas"]["Money"];
            /** @description When it is due. `payment`: with the payment of the order. `desk`: at the vendor's desk. A part that is due at both is two lines. */
            readonly dueAt: "payment" | "desk";
        };
        /** @description How the amounts here were converted, with the search; order, payment and refunds keep to it. Missing where the vendor or supplier prices in the currency of the search. */
        readonly Exchange: {
            /** @description The currency that the vendor or supplier prices in. */
            readonly from: components["schemas"]["Currency"];
            /** @description What one unit of `from` costs in the currency of the amounts, as a decimal. Every amount is converted by itself and rounded half up. */
            readonly rate: string;
            /**
             * Format: date
             * @description The day of trade that the rate is of. On weekends and holidays it is the last one before.
             */
            readonly asOf: string;
            /** @description Who has published the rate that it is made of, such as TCMB, the central bank of Türkiye. */
            readonly source: string;
        };
        /** @description The price of the whole rental. total = net + fee + commission, and paymentTotal = total − vendorTotal, to the minor unit. */
        readonly CarPricing: {
            /** @description The vendor's price after discounts. */
            readonly net: components["schemas"]["Money"];
            /** @description The commission of the agency. 0 when the search asked for none. */
            readonly commission: components["schemas"]["Money"];
            /** @description The extra charges of the vendor, such as one-way, airport, young driver, out-of-hours and delivery fees. */
            readonly fee: components["schemas"]["Money"];
            /** @description What the rental costs the traveller altogether. */
            readonly total: components["schemas"]["Money"];
            /** @description The part that is paid with the order. */
            readonly paymentTotal: components["schemas"]["Money"];
            /** @description The part that is left to pay at the vendor's desk. 0 for most offers. */
            readonly vendorTotal: components["schemas"]["Money"];
            /** @description What the price is made of. All lines sum to `total`, those due at the `payment` to `paymentTotal`, to the minor unit. */
            readonly breakdown?: readonly components["schemas"]["PriceLine"][];
            readonly exchange?: components["schemas"]["Exchange"];
        };
        /** @description Why a car of a search cannot be ordered any more. */
        readonly OfferUnavailableDetails: {
            readonly reason: components["schemas"]["OfferUnavailableReason"];
            /** @description What the car costs now, in the currency of the search. Only with `priceChanged`. */
            readonly pricing?: components["schemas"]["CarPricing"];
        };
        /**
         * @description `alreadyPaid`: it is reserved. `orderCancelled`, `orderFailed`: it is over. `pickUpPassed`: nobody paid until pick-up. `nothingToPay`: it costs nothing in advance.
         * @enum {string}
         */
        readonly NotPayableReason: "alreadyPaid" | "orderCancelled" | "orderFailed" | "pickUpPassed" | "nothingToPay";
        /** @description Why an order cannot be paid. */
        readonly NotPayableDetails: {
            /** @description The identifier of the order. */
            readonly orderId: string;
            readonly reason: components["schemas"]["NotPayableReason"];
        };
        /**
         * @description `insufficientLimit`: no credit record in the currency of the order has enough left. `noCreditRecord`: there is none in the currency.
         * @enum {string}
         */
        readonly LimitRefusal: "insufficientLimit" | "noCreditRecord";
        /** @description Why the credit limit cannot pay an order. */
        readonly LimitRefusalDetails: {
            /** @description The identifier of the order. */
            readonly orderId: string;
            readonly reason: components["schemas"]["LimitRefusal"];
        };
        /**
         * @description `card`: this card. `bin`: the agency's cards with these first six digits. `agency`: the agency's cards.
         * @enum {string}
         */
        readonly TooManyDeclinesReason: "card" | "bin" | "agency";
        /** @description What was declined too often. */
        readonly TooManyDeclinesDetails: {
            readonly reason: components["schemas"]["TooManyDeclinesReason"];
        };
        /**
         * @description Who is waited for. `processorDidNotAnswer`: whether the card was charged is not known. `vendorDidNotAnswer`: it is charged, and whether the car is reserved is not known. `paymentInProgress`: another call is at work on the payment.
         * @enum {string}
         */
        readonly UnknownOutcomeReason: "processorDidNotAnswer" | "vendorDidNotAnswer" | "paymentInProgress";
        /** @description Why the outcome of a payment is not known yet. */
        readonly UnknownOutcomeDetails: {
            /** @description The identifier of the order. */
            readonly orderId: string;
            readonly reason: components["schemas"]["UnknownOutcomeReason"];
        };
        /**
         * @description How far the order is. `pendingPayment`: waits for payment. `reserved`: paid and booked with the supplier; of a round trip at least one way is still to be driven, or both were. `canceled`: by you or by the supplier, all that was still ahead. `expired`: not paid in time. `failed`: paid, but the supplier did not book it, and the money went back.
         * @enum {string}
         */
        readonly TransferOrderStatus: "pendingPayment" | "reserved" | "canceled" | "expired" | "failed";
        /**
         * @description `insufficientLimit`: no credit record in the currency has enough left. `noCreditRecord`: there is none in the currency. `paymentInProgress`: another call is at work on the payment, and its outcome did not come in time. `orderExpired`, `orderFailed`, `orderCanceled`: the order is over.
         * @enum {string}
         */
        readonly TransferPayRefusal: "insufficientLimit" | "noCreditRecord" | "paymentInProgress" | "orderExpired" | "orderFailed" | "orderCanceled";
        /** @description Why a transfer order was not paid by this call. */
        readonly TransferPayRefusalDetails: {
            /** @description The identifier of the order. */
            readonly orderId: string;
            /** @description Where the order is now. */
            readonly status: components["schemas"]["TransferOrderStatus"];
            readonly reason: components["schemas"]["TransferPayRefusal"];
        };
        /**
         * @description `supplierRefused`: the supplier has no such transfer left. `supplierDidNotAnswer`: it did not say in time that it has reserved, and what it may have reserved is canceled.
         * @enum {string}
         */
        readonly TransferReservationRefusal: "supplierRefused" | "supplierDidNotAnswer";
        /** @description Why a transfer that was paid is not reserved. */
        readonly TransferReservationRefusalDetails: {
            /** @description The identifier of the order. */
            readonly orderId: string;
            readonly reason: components["schemas"]["TransferReservationRefusal"];
        };
        /**
         * @description `notPaid`: it is left to expire. `paymentInProgress`: it is being paid. `orderExpired`, `orderFailed`: nothing is reserved. `alreadyCanceled`: by an earlier call or by the supplier. `pickUpPassed`: the driver has left. `cancellationInProgress`: the supplier is working on it; read the order. `supplierRefused`: the reservation stands.
         * @enum {string}
         */
        readonly TransferCancelRefusal: "notPaid" | "paymentInProgress" | "orderExpired" | "orderFailed" | "alreadyCanceled" | "pickUpPassed" | "cancellationInProgress" | "supplierRefused";
        /** @description Why a transfer order is not canceled by this call. */
        readonly TransferCancelRefusalDetails: {
            /** @description The identifier of the order. */
            readonly orderId: string;
            /** @description Where the order is now. */
            readonly status: components["schemas"]["TransferOrderStatus"];
            readonly reason: components["schemas"]["TransferCancelRefusal"];
        };
        /** @description The transfer order an error is about. */
        readonly TransferOrderDetails: {
            /** @description The identifier of the order. */
            readonly orderId: string;
            /** @description Where the order is now. Absent with 8009. */
            readonly status?: components["schemas"]["TransferOrderStatus"];
        };
        /** @description From where on there are events. */
        readonly EventsGoneDetails: {
            /**
             * Format: int64
             * @description The oldest position that can still be read. Send the number before it as `after`.
             */
            readonly firstPosition: number;
        };
        /** @description What was expected, and what the order would cost. */
        readonly TotalDiffersDetails: {
            /** @description As the request said. */
            readonly expectedTotal: components["schemas"]["Money"];
            /** @description What the car and its extra products cost altogether now. Sent as `expectedTotal`, it is taken. */
            readonly total: components["schemas"]["Money"];
        };
        /**
         * @description `paymentInProgress`: it is being paid; ask again a little later. `notPaid`: the time can be changed once it is paid. `orderExpired`, `orderFailed`, `orderCanceled`: nothing is reserved. `cancellationInProgress`: it is being canceled. `tooLate`: the notice of the supplier has begun. `passengersReported`: the carrier has reported who travels. `priceChanged`: it would have another price; nothing is charged, cancel and order anew if you want it. `supplierRefused`: the supplier cannot do it.
         * @enum {string}
         */
        readonly TransferChangeRefusal: "paymentInProgress" | "notPaid" | "orderExpired" | "orderFailed" | "orderCanceled" | "cancellationInProgress" | "tooLate" | "passengersReported" | "priceChanged" | "supplierRefused";
        /** @description Why a transfer order is not changed by this call. */
        readonly TransferChangeRefusalDetails: {
            /** @description The identifier of the order. */
            readonly orderId: string;
            /** @description Where the order is now. */
            readonly status: components["schemas"]["TransferOrderStatus"];
            readonly reason: components["schemas"]["TransferChangeRefusal"];
        };
        /** @description The body of every error answer, whatever went wrong. */
        readonly ApiError: {
            /** @description The name of the error, by which programs tell errors apart. The operation lists its own under `x-errors`; more may come. */
            readonly key: string;
            /** @description The number of the error. The same number can mean different things, in different areas and in one operation; `key` tells them apart. */
            readonly code: number;
            /** @description What went wrong, in one English sentence for developers. Its wording may change; rely on `key`. */
            readonly description: string;
            /** @description What exactly went wrong, where there is more to say than `description` does. */
            readonly details?: components["schemas"]["ValidationDetails"] | components["schemas"]["CardDeclineDetails"] | components["schemas"]["OfferUnavailableDetails"] | components["schemas"]["NotPayableDetails"] | components["schemas"]["LimitRefusalDetails"] | components["schemas"]["TooManyDeclinesDetails"] | components["schemas"]["UnknownOutcomeDetails"] | components["schemas"]["TransferPayRefusalDetails"] | components["schemas"]["TransferReservationRefusalDetails"] | components["schemas"]["TransferCancelRefusalDetails"] | components["schemas"]["TransferOrderDetails"] | components["schemas"]["EventsGoneDetails"] | components["schemas"]["TotalDiffersDetails"] | components["schemas"]["TransferChangeRefusalDetails"] | string;
        };
        /** @description The person or system the API key was issued to. Rate limits are counted per user. */
        readonly User: {
            /** @description The identifier of the user. */
            readonly id: string;
            /**
             * Format: email
             * @description The email address of the user.
             */
            readonly email: string;
            /** @description The given name of the user. */
            readonly firstName: string;
            /** @description The family name of the user. */
            readonly lastName: string;
        };
        /** @description An access token, the refresh token to renew it with, and the user both belong to. */
        readonly TokenSet: {
            /** @description The token that every other request carries in its `Authorization` header. It is a JWT; treat it as opaque. */
            readonly accessToken: string;
            /** @description The token that gets the next token set, once. */
            readonly refreshToken: string;
            /**
             * Format: date-time
             * @description When the access token stops working, one week after it was issued, or 90 days after the login if that is earlier.
             */
            readonly accessTokenExpireAt: string;
            /**
             * Format: date-time
             * @description When the refresh token stops working, one month after it was issued, or 90 days after the login if that is earlier.
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
        /** @description A place that fits what was typed so far. */
        readonly PlacePrediction: {
            /** @description The identifier to read the place with. It stays the same from search to search. */
            readonly placeId: string;
            /** @description Name and address in one line. */
            readonly description: string;
            /** @description The name of the place. */
            readonly mainText: string;
            /** @description Where the place is, usually district, city and country. Empty when there is nothing to add to the name. */
            readonly secondaryText: string;
            /** @description What kind of place it is, the most telling first. */
            readonly types: readonly components["schemas"]["PlaceType"][];
        };
        /** @description A position on the earth in decimal degrees (WGS 84). */
        readonly Point: {
            /** @description Latitude in degrees, north is positive. */
            readonly lat: number;
            /** @description Longitude in degrees, east is positive. */
            readonly lon: number;
        };
        /** @description A place with what a search needs to know about it. */
        readonly PlaceDetail: {
            /** @description The identifier of the place. */
            readonly placeId: string;
            /** @description The name of the place. */
            readonly name: string;
            /** @description The city the place is in or belongs to. */
            readonly city: string;
            /**
             * Format: iso-country
             * @description The country, as two capital letters of ISO 3166-1, or XK for Kosovo.
             */
            readonly countryCode: string;
            /** @description The IANA time zone of the place. Pick-up and drop-off times are local to it. */
            readonly timezone: string;
            readonly point: components["schemas"]["Point"];
        };
        /**
         * @description An age in years, as text.
         * @enum {string}
         */
        readonly DriverAge: "18" | "19" | "20" | "21" | "22" | "23" | "24" | "25" | "26" | "27" | "28" | "29" | "30+";
        /**
         * @description `creditCard` is a card, `limit` the credit limit of the agency, which must be authorised for it.
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
            /** @description Percent of the net price, the price after discounts. Decimals are allowed. */
            readonly percentage: number;
            /** @description Not read. */
            readonly fixed?: components["schemas"]["Money"];
        };
        /** @description An amount of money in whole minor units, up to 10 million in the major unit. */
        readonly CommissionAmount: {
            /**
             * Format: int64
             * @description The amount in the minor unit of the currency (kuruş, cent, penny).
             */
            readonly amount: number;
            readonly currency: components["schemas"]["Currency"];
        };
        /** @description An amount that is added to each offer. */
        readonly FixedCommission: {
            /**
             * @description Always `fixed`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly type: "fixed";
            /** @description Not read. */
            readonly percentage?: number;
            /** @description The amount added to each offer, in the currency the search asks for. Extra products get no fixed commission. */
            readonly fixed: components["schemas"]["CommissionAmount"];
        };
        /** @description What the agency adds to each price for itself. `type` says which of the two other fields is needed; only that one is read. */
        readonly Commission: components["schemas"]["PercentageCommission"] | components["schemas"]["FixedCommission"];
        /** @description Where, when, and for whom a car is wanted. */
        readonly CarSearchRequest: {
            /**
             * Format: local-or-offset-date-time
             * @description Pick-up, in the local time of the pick-up place with its UTC offset. It must lie in the future, at most 365 days ahead. Without an offset it is read as UTC, which moves the pick-up wherever local time is not UTC.
             */
            readonly checkInDateTime: string;
            /**
             * Format: local-or-offset-date-time
             * @description Drop-off, in the local time of the drop-off place with its UTC offset. It must lie after pick-up, at most 90 days. Without an offset it is read as UTC.
             */
            readonly checkOutDateTime: string;
            /** @description The age of the driver at pick-up in years, as text. Cars that ask for an older driver are left out. Only a driver at least this old can be ordered for (`30+`: 30). */
            readonly age: components["schemas"]["DriverAge"];
            /**
             * Format: iso-country
             * @description The country the driver lives in, as two capital letters of ISO 3166-1, or XK for Kosovo.
             */
            readonly country: string;
            /** @description How the order is going to be paid. `creditCard` is a card, `limit` the credit limit of the agency. */
            readonly paymentType: components["schemas"]["PaymentType"];
            /** @description The point to pick the car up at. Offices within 50 km count. */
            readonly checkInLocation: components["schemas"]["Point"];
            /** @description The point to return the car at. Offices within 50 km count. */
            readonly checkOutLocation: components["schemas"]["Point"];
            readonly commission?: components["schemas"]["Commission"];
            /** @description The code of a discount campaign. An unknown code is refused. */
            readonly campaignCode?: string;
            /**
             * @description true searches only cars that can be paid entirely with credit, the part at the vendor's desk included. The agency must be authorised for it.
             * @default false
             */
            readonly fullCredit: boolean;
        };
        /** @description Where the office is. */
        readonly OfficeLocation: {
            /** @description The name of the office, usually of the airport or district. */
            readonly name: string;
            /** @description The city of the office. */
            readonly city: string;
        };
        /** @description An identifier. Today it is an integer everywhere; be ready for text. */
        readonly Id: number | string;
        /** @description A thing with an identifier and a name to show. */
        readonly IdName: {
            /** @description The identifier. Today it is an integer everywhere; be ready for text. */
            readonly id: components["schemas"]["Id"];
            /** @description The name to show. */
            readonly name: string;
        };
        /** @description A stretch of time in which an office is open. */
        readonly OpeningHours: {
            /**
             * Format: date
             * @description The day, by the clocks of the office.
             */
            readonly date: string;
            /** @description When it opens, hours and minutes of the local time. */
            readonly from: string;
            /** @description When it closes. 24:00 is the end of the day. */
            readonly to: string;
        };
        /** @description How arriving travellers get to the car. `inTerminal`: at a desk in the terminal. `shuttle`: by a bus to the office. `meetAndGreet`: somebody waits for them. `callForPickup`: they call `phone` and are fetched. Of any other, show `instructions`. */
        readonly OfficeAccess: "inTerminal" | "shuttle" | "meetAndGreet" | "callForPickup";
        /** @description Whether a car changes hands outside the opening hours. */
        readonly OutOfHours: {
            /** @description Whether somebody comes then. */
            readonly available: boolean;
            /** @description What that costs each time, in the currency of the search; the fee of this rental is in its price. Absent when it is free or not possible. */
            readonly fee?: components["schemas"]["Money"];
        };
        /** @description An office of the vendor. */
        readonly Office: {
            /** @description The identifier of the office. */
            readonly id: string;
            readonly location: components["schemas"]["OfficeLocation"];
            /** @description How the car changes hands there, one of the reference data. Delivered cars are brought to the searched address from this office, or fetched there. */
            readonly deliveryType?: components["schemas"]["IdName"];
            /** @description When it is open on the day the car changes hands. Empty when it is closed all day; a fee for that is part of the price. */
            readonly openingHours?: readonly components["schemas"]["OpeningHours"][];
            /** @description Where the office is, as one would tell a driver. */
            readonly address?: string;
            /** @description Where the office is on the map. */
            readonly point?: components["schemas"]["Point"];
            /** @description The IANA time zone of the office, such as `Europe/Istanbul`. Absent where the position of the office is unknown. */
            readonly timeZone?: string;
            /**
             * Format: e164
             * @description Where the office is called, as E.164.
             */
            readonly phone?: string;
            /** @description The airport it is at. Absent elsewhere. */
            readonly iataCode?: string;
            readonly access?: components["schemas"]["OfficeAccess"];
            /** @description How to find the office or the car, for the traveller. */
            readonly instructions?: string;
            readonly outOfHours?: components["schemas"]["OutOfHours"];
        };
        /** @description When and where the car is picked up and returned. */
        readonly Appointment: {
            /**
             * Format: date-time
             * @description Pick-up, with the UTC offset of the request.
             */
            readonly checkInDateTime: string;
            /**
             * Format: date-time
             * @description The same moment on the clock of the pick-up office, with the UTC offset there. Show this one to travellers. Absent where the position of the office is unknown.
             */
            readonly checkInLocalDateTime?: string;
            /** @description The office that hands the car out. */
            readonly checkInOffice: components["schemas"]["Office"];
            /**
             * Format: date-time
             * @description Drop-off, with the UTC offset of the request.
             */
            readonly checkOutDateTime: string;
            /**
             * Format: date-time
             * @description The same moment on the clock of the drop-off office, with the UTC offset there. Absent where the position of the office is unknown.
             */
            readonly checkOutLocalDateTime?: string;
            /** @description The office that takes the car back. */
            readonly checkOutOffice: components["schemas"]["Office"];
        };
        /**
         * @deprecated
         * @description A picture of the car.
         */
        readonly CarImage: {
            /**
             * Format: uri
             * @description The address of the picture.
             */
            readonly url: string;
            /** @description What the picture shows. */
            readonly alt: string;
        };
        /** @description The campaign that lowered the price. Absent when none did. */
        readonly Campaign: {
            /** @description The identifier of the campaign. Today it is an integer everywhere; be ready for text. */
            readonly id: components["schemas"]["Id"];
            /** @description The name of the campaign. */
            readonly name: string;
        };
        /** @description The risks that the price already covers. */
        readonly IncludedCoverages: {
            /** @description Whether damage to the car is covered, above the excess. */
            readonly collision: boolean;
            /** @description Whether loss of the car is covered, above the excess. */
            readonly theft: boolean;
            /** @description Whether damage to others is covered. */
            readonly thirdParty: boolean;
            /** @description Whether windows, tyres and headlights are covered. */
            readonly glassTyreHeadlight: boolean;
            /** @description Whether injuries of the people in the car are covered. */
            readonly personalAccident: boolean;
            /** @description Whether help is included when the car breaks down. */
            readonly roadsideAssistance: boolean;
        };
        /** @description The supplier that rents out the car. It is one of the suppliers of the reference data. */
        readonly CarVendor: {
            /** @description The identifier of the supplier. Today it is an integer everywhere; be ready for text. */
            readonly id: components["schemas"]["Id"];
            /** @description The name of the supplier. */
            readonly name: string;
            /** @description The name to show to a traveller, where it differs from the plain name. */
            readonly displayName?: string;
        };
        /** @description What a rule of a vendor is about. `minDriverAge` is how old the driver must be, `maxDriverAge` how old at most, `youngDriver` what young drivers pay on top, `deposit` what the vendor blocks on the driver's card, `mileageLimit` the distance included, `freeCancellation` the time to cancel without cost, `lateCancellation` what it costs afterwards, `licenseHeld` how long the driver must have held a licence, `excess` what the driver pays of a damage, `crossBorder` whether the car may be driven abroad, `openingHours` when the pick-up office is open that day, `notice` and `minRental` how soon and for how long the vendor rents. */
        readonly RentalRuleType: "minDriverAge" | "maxDriverAge" | "youngDriver" | "deposit" | "mileageLimit" | "freeCancellation" | "lateCancellation" | "licenseHeld" | "excess" | "crossBorder" | "openingHours" | "notice" | "minRental";
        /** @description A rule of the vendor. `type` says which, and what else is there. Of a type you do not know, show `name` or `description`, whichever is there. */
        readonly RentalRule: {
            readonly type: components["schemas"]["RentalRuleType"];
            /** @description The rule in a few words. There with `minDriverAge` and `deposit`. */
            readonly name?: string;
            /** @description The rule in words. There with every other type. */
            readonly description?: string;
            /** @description The youngest age in years at pick-up. There with `minDriverAge`. */
            readonly minDriverAge?: number;
            /** @description The amount that is blocked at pick-up, in the currency of the search. There with `deposit`. */
            readonly deposit?: components["schemas"]["Money"];
        };
        /** @description What the traveller must know before renting. A vendor gives documents, fields, or both. */
        readonly RentalConditions: {
            /**
             * Format: uri
             * @description The address of the vendor's product information.
             */
            readonly productInformationPDF?: string;
            /**
             * Format: uri
             * @description The address of the vendor's terms and conditions.
             */
            readonly termsConditionPDF?: string;
            /** @description The youngest age of a driver in years. */
            readonly minimumAge?: number;
            /** @description Which licence the driver needs, in words. */
            readonly licenseRequirement?: string;
        };
        /** @description How far the car may be driven. */
        readonly CarMileage: {
            /** @description `unlimited`: as far as one likes. `perDay`, `perRental`: `includedKm` for each rental day, or for all of them. */
            readonly type: "unlimited" | "perDay" | "perRental";
            /** @description The kilometres included. Of a limit in miles, the whole kilometres. Absent when unlimited. */
            readonly includedKm?: number;
            /** @description What each further kilometre costs at the desk, in the currency of the search. Absent when unlimited, and where the vendor does not say. */
            readonly extraKmPrice?: components["schemas"]["Money"];
        };
        /** @description The part of a damage that the driver pays. */
        readonly CarExcess: {
            /** @description The flag of `includedCoverages` that it belongs to, such as `collision` or `theft`. */
            readonly coverage: "collision" | "theft" | "glassTyreHeadlight";
            /** @description The most the driver pays, in the currency of the search. 0 with an ordered insurance that leaves no excess. */
            readonly amount: components["schemas"]["Money"];
        };
        /** @description What the vendor blocks at pick-up. */
        readonly CarDeposit: {
            /** @description How much, in the currency of the search. */
            readonly amount: components["schemas"]["Money"];
            /** @description Which cards of the driver it is taken from. Absent where the vendor does not say. */
            readonly cardTypes?: readonly ("credit" | "debit")[];
        };
        /** @description What young drivers pay on top. */
        readonly YoungDriverFee: {
            /** @description Who is younger at pick-up pays it, in years. */
            readonly belowAge: number;
            /** @description For the whole rental, in the currency of the search. It is in the price when the driver who was searched for pays it. */
            readonly amount: components["schemas"]["Money"];
        };
        /** @description Who may drive. */
        readonly DriverConditions: {
            /** @description The youngest age at pick-up, in years. */
            readonly minAge: number;
            /** @description The oldest age at pick-up, in years. Absent when there is none. */
            readonly maxAge?: number;
            /** @description How long the driver must have held the licence, in years. */
            readonly licenceYears: number;
            readonly youngDriverFee?: components["schemas"]["YoungDriverFee"];
        };
        /** @description Whether the car may leave the country of the pick-up. Absent where the vendor does not say. */
        readonly CrossBorderConditions: {
            /** @description Whether it may. */
            readonly allowed: boolean;
            /** @description Where to. Absent when it may go nowhere, or anywhere. */
            readonly countries?: readonly string[];
            /** @description What that costs at the desk, in the currency of the search. Absent when it costs nothing. */
            readonly fee?: components["schemas"]["Money"];
        };
        /** @description What a cancellation costs until a moment. */
        readonly CancellationStep: {
            /**
             * Format: date-time
             * @description The last moment at which it costs no more, with the UTC offset of the pick-up.
             */
            readonly until: string;
            /** @description What is kept of the payment, in the currency of the search. 0 until the end of the free period. */
            readonly fee: components["schemas"]["Money"];
        };
        /** @description The vendor's terms in figures, where `rules` has them in words. More will come. */
        readonly CarConditions: {
            readonly mileage: components["schemas"]["CarMileage"];
            /** @description What the driver pays of a damage that an included coverage covers. A coverage that is not listed has no excess. */
            readonly excess: readonly components["schemas"]["CarExcess"][];
            readonly deposit: components["schemas"]["CarDeposit"];
            readonly driver: components["schemas"]["DriverConditions"];
            readonly crossBorder?: components["schemas"]["CrossBorderConditions"];
            /** @description What a cancellation costs, in the order of time. After the last step everything that was paid is kept. */
            readonly cancellation: readonly components["schemas"]["CancellationStep"][];
        };
        /** @description One car of one vendor for the requested period, with its price. */
        readonly CarResult: {
            /** @description The product code of this offer. With `searchID` it names the car in later requests. */
            readonly code: string;
            /** @description The search this offer belongs to. It is valid for 15 minutes. */
            readonly searchID: string;
            /** @description Whether the car can be paid entirely with credit. */
            readonly applicableForFullCredit: boolean;
            readonly appointment: components["schemas"]["Appointment"];
            /** @description The make of the car. */
            readonly brand: components["schemas"]["IdName"];
            /** @description The model of the car. */
            readonly model: components["schemas"]["IdName"];
            /** @description The car class, one of the reference data. */
            readonly class: components["schemas"]["IdName"];
            /** @description The market segment the car belongs to. */
            readonly segment: components["schemas"]["IdName"];
            /** @description The fuel type, one of the reference data. */
            readonly fuel: components["schemas"]["IdName"];
            /** @description How full the tank must be on return. */
            readonly fuelPolicy: components["schemas"]["IdName"];
            /** @description The transmission type, one of the reference data. */
            readonly transmission: components["schemas"]["IdName"];
            /** @description The name the vendor gives its own car class. Empty when it has none. */
            readonly customClassName: string;
            /** @description The four letters of the ACRISS code of the car; category, body, transmission with drive, fuel with air conditioning. */
            readonly sippCode: string;
            /** @description true means that the traveller must pass the credit check before this car can be ordered. */
            readonly isCreditcheckRequired: boolean;
            /** @description The code that every call of the credit check carries. It stays valid after the search has expired. */
            readonly integrationCode: string;
            /** @description The number of seats, the driver's included. */
            readonly seatCount: number;
            /** @description The number of rental days that are charged. Each day begun counts. */
            readonly rentalDurationInDays: number;
            /**
             * Format: uri
             * @description The address of a picture of the car.
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
            /** @description What the vendor demands or grants. */
            readonly rules: readonly components["schemas"]["RentalRule"][];
            readonly rentalConditions: components["schemas"]["RentalConditions"];
            readonly conditions?: components["schemas"]["CarConditions"];
            /** @description How the traveller gets the car, one of the delivery types of the reference data; the same as at `appointment.checkInOffice`. */
            readonly deliveryType?: components["schemas"]["IdName"];
        };
        /** @description The cars that were found. */
        readonly CarSearchResponse: {
            /** @description The number of cars in `results`. */
            readonly count: number;
            /** @description The cars, best first. The order is the distance of both offices from the requested points, then the total price, then the code. */
            readonly results: readonly components["schemas"]["CarResult"][];
        };
        /** @description The price of one piece for the whole rental. total = net + commission, to the minor unit. */
        readonly ExtraProductPricing: {
            /** @description What one piece costs the traveller. */
            readonly total: components["schemas"]["Money"];
            /** @description The vendor's price after discounts. */
            readonly net: components["schemas"]["Money"];
            /** @description The commission of the agency. A percentage of the search applies here, a fixed amount does not. */
            readonly commission: components["schemas"]["Money"];
            readonly exchange?: components["schemas"]["Exchange"];
        };
        /** @description A thing that comes with the car, such as a child seat. */
        readonly EquipmentOffer: {
            /** @description The code to order this product with. */
            readonly code: string;
            /** @description The name to show. */
            readonly name: string;
            /**
             * @description Always `equipment`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly type: "equipment";
            /** @description The search this offer belongs to. */
            readonly searchID: string;
            /** @description The smallest quantity that can be ordered, if any is. */
            readonly min: number;
            /** @description The largest quantity that can be ordered. */
            readonly max: number;
            readonly pricing: components["schemas"]["ExtraProductPricing"];
            readonly campaign?: components["schemas"]["Campaign"];
        };
        /** @description Which insurance it is. */
        readonly Insurance: {
            /** @description The code of the insurance in the trade, such as SCDW. */
            readonly code: string;
            /** @description The name of the insurance. */
            readonly name: string;
            /** @description What is left of the excess for collision and theft with this insurance. Absent when it does not change it. */
            readonly excess?: components["schemas"]["Money"];
        };
        /** @description An insurance on top of the included coverages. */
        readonly InsuranceOffer: {
            /** @description The code to order this product with. */
            readonly code: string;
            /** @description The name to show. */
            readonly name: string;
            /**
             * @description Always `insurance`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly type: "insurance";
            /** @description The search this offer belongs to. */
            readonly searchID: string;
            /** @description The smallest quantity that can be ordered, if any is. */
            readonly min: number;
            /** @description The largest quantity that can be ordered. */
            readonly max: number;
            readonly pricing: components["schemas"]["ExtraProductPricing"];
            readonly campaign?: components["schemas"]["Campaign"];
            readonly insurance: components["schemas"]["Insurance"];
        };
        /** @description A service around the rental, such as an additional driver. */
        readonly ServiceOffer: {
            /** @description The code to order this product with. */
            readonly code: string;
            /** @description The name to show. */
            readonly name: string;
            /**
             * @description Always `service`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly type: "service";
            /** @description The search this offer belongs to. */
            readonly searchID: string;
            /** @description The smallest quantity that can be ordered, if any is. */
            readonly min: number;
            /** @description The largest quantity that can be ordered. */
            readonly max: number;
            readonly pricing: components["schemas"]["ExtraProductPricing"];
            readonly campaign?: components["schemas"]["Campaign"];
        };
        /**
         * @description Kilometres or miles.
         * @enum {string}
         */
        readonly DistanceUnit: "km" | "mi";
        /** @description How much distance is added. */
        readonly ExtraRange: {
            /** @description The distance, in `unit`. */
            readonly amount: number;
            readonly unit: components["schemas"]["DistanceUnit"];
        };
        /** @description More distance than the price includes. */
        readonly RangeOffer: {
            /** @description The code to order this product with. */
            readonly code: string;
            /** @description The name to show. */
            readonly name: string;
            /**
             * @description Always `range`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly type: "range";
            /** @description The search this offer belongs to. */
            readonly searchID: string;
            /** @description The smallest quantity that can be ordered, if any is. */
            readonly min: number;
            /** @description The largest quantity that can be ordered. */
            readonly max: number;
            readonly pricing: components["schemas"]["ExtraProductPricing"];
            readonly campaign?: components["schemas"]["Campaign"];
            readonly extraRange: components["schemas"]["ExtraRange"];
        };
        /** @description Something that can be booked along with the car. `type` says what. */
        readonly ExtraProductOffer: components["schemas"]["EquipmentOffer"] | components["schemas"]["InsuranceOffer"] | components["schemas"]["ServiceOffer"] | components["schemas"]["RangeOffer"];
        /** @description One car of a search as its vendor has it now. */
        readonly CarQuote: {
            /** @description The product code of the car. */
            readonly code: string;
            /** @description The search the car belongs to. */
            readonly searchID: string;
            /**
             * Format: date-time
             * @description When the vendor was asked.
             */
            readonly quotedAt: string;
            /** @description Whether the car is still there for the whole rental. */
            readonly isAvailable: boolean;
            /** @description Whether the vendor asks for another price than in the search. Absent when the car is gone. */
            readonly isPriceChanged?: boolean;
            /** @description What the car costs now, at the exchange rate and with the commission of the search. Absent when the car is gone. */
            readonly pricing?: components["schemas"]["CarPricing"];
            /** @description The vendor's terms now. Absent when the car is gone, and where the vendor does not repeat them. */
            readonly conditions?: components["schemas"]["CarConditions"];
        };
        /** @description An extra product to book along with the car. */
        readonly CarOrderExtra: {
            /** @description The `code` of an extra product that is offered for this car. */
            readonly code: string;
            /** @description How many pieces, within `min` and `max` of the offer. */
            readonly quantity: number;
        };
        /** @description The traveller who drives the car. A Turkish citizen is named by `identityNumber`, anyone else by `passportNo` or by a foreigner's identity number, which begins with 99. */
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
             * @description The email address the vendor writes to.
             */
            readonly email: string;
            /**
             * Format: iso-country
             * @description The nationality, as two capital letters of ISO 3166-1, or XK for Kosovo.
             */
            readonly nationality: string;
            /**
             * Format: e164
             * @description The phone number, as E.164.
             */
            readonly phone: string;
            /**
             * Format: date
             * @description The date of birth. On the day of pick-up, by the clocks there, the driver must be at least as old as was searched (`30+`: 30) and as the offer asks.
             */
            readonly birthDate: string;
            /** @description The 11 digits of the Turkish identity number. Needed when `nationality` is `TR`, and for a car with `isCreditcheckRequired`. */
            readonly identityNumber?: string;
            /** @description The passport number, letters and digits. Needed from other travellers without an identity number. */
            readonly passportNo?: string;
        };
        /**
         * @description Who is billed. A person, a privately owned company, or a corporation.
         * @enum {string}
         */
        readonly BillingType: "individual" | "privateCompany" | "corporateCompany";
        /** @description Who gets the invoice. Without it, the passenger does. */
        readonly CarBilling: {
            readonly type: components["schemas"]["BillingType"];
            /**
             * Format: plain-text
             * @description Your own name for this address.
             */
            readonly label?: string;
            /**
             * Format: visible-text
             * @description The given name, or the name of the company.
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
             * @description The phone number, as E.164.
             */
            readonly phone?: string;
            /**
             * Format: plain-text
             * @description The full name of the country in English, Turkish or German. It must fit `countryCode`.
             */
            readonly countryName: string;
            /**
             * Format: iso-country
             * @description The country, as two capital letters of ISO 3166-1, or XK for Kosovo.
             */
            readonly countryCode: string;
            /**
             * Format: plain-text
             * @description The state or province, by a name or ISO code of `listDivisions` or as it is commonly called. In Türkiye one of its provinces.
             */
            readonly adm1: string;
            /**
             * Format: plain-text
             * @description The district. In Türkiye a district of the province, as `listDivisions` has them.
             */
            readonly adm2?: string;
            /**
             * Format: plain-text
             * @description Street, number and door.
             */
            readonly line?: string;
            /** @description The postal code. */
            readonly zipCode?: string;
            /**
             * Format: plain-text
             * @description The tax office. Needed for the company types.
             */
            readonly taxDivision?: string;
            /** @description The tax number, or the identity number of an individual. Needed for the company types. In Türkiye 11 digits for `individual`, 10 for `corporateCompany`, 10 or 11 for `privateCompany`. */
            readonly taxIdentifier?: string;
        };
        /** @description A number of your own for a booking. Printable ASCII, no blank at either end. */
        readonly TrackingID: string;
        /** @description A pair of your own. */
        readonly OrderMetadata: {
            /** @description What you call it. Each name is used once. */
            readonly name: string;
            /**
             * Format: plain-text
             * @description What you keep under it.
             */
            readonly value: string;
        };
        /** @description A car of a search result, what comes with it, and who drives it. */
        readonly CarOrderRequest: {
            /** @description How the order is going to be paid. `creditCard` is a card, `limit` the credit limit of the agency, which must be authorised for it. */
            readonly paymentType: components["schemas"]["PaymentType"];
            /** @description The `searchID` of the search result, not older than 15 minutes. */
            readonly searchID: string;
            /** @description The `code` of the search result. */
            readonly code: string;
            /** @description What is booked along with the car. Each product is listed once. */
            readonly extraProducts?: readonly components["schemas"]["CarOrderExtra"][];
            readonly passenger: components["schemas"]["CarPassenger"];
            readonly billing?: components["schemas"]["CarBilling"];
            /**
             * @description true has the credit limit pay `total`, so that nothing is left for the vendor's desk. The car must be applicable for full credit, the agency authorised for it, and `paymentType` be `limit`.
             * @default false
             */
            readonly isFullCredit: boolean;
            /**
             * @description true has the credit limit pay `paymentTotal`, while the search's `vendorTotal` stays due at the vendor's desk. The agency must be authorised for it, and `paymentType` be `limit`. It excludes `isFullCredit`.
             * @default false
             */
            readonly isLimitedCredit: boolean;
            /** @description What the traveller was shown: `pricing.total` of the car, and that of each extra product times its `quantity`. Any other total is refused. Without it the price must be the one of the search. */
            readonly expectedTotal?: components["schemas"]["Money"];
            /** @description A number of your own for this booking, shown again on every ordered item. */
            readonly trackingID?: components["schemas"]["TrackingID"];
            /** @description The flight the driver arrives with, for the vendor: it can wait when the flight is late. */
            readonly arrivalFlightNumber?: string;
            /** @description What you want to find with the order again, such as numbers of your own systems. We do not read it, the vendor does not get it. Nothing about people belongs here. */
            readonly metadata?: readonly components["schemas"]["OrderMetadata"][];
        };
        /**
         * @description `open` while an item is pending, `closed` afterwards.
         * @enum {string}
         */
        readonly CarOrderStatus: "open" | "closed";
        /**
         * @description English, Turkish, German.
         * @enum {string}
         */
        readonly Language: "en" | "tr" | "de";
        /** @description What can be done with an order as it stands. `pay`, it waits for payment; `cancel`, it can be cancelled, for free or at the cost that its eligibility says; of transfers `completePassengers`, who travels can be changed, and `changeFlight`, flight and time can. More may come; ignore one you do not know. */
        readonly OrderAction: "pay" | "cancel" | "completePassengers" | "changeFlight";
        /** @description `pending`: the refund is on its way. `delayed`: the processor has refused it five times, and an operator acts. `refunded`: it is complete. More may come; ignore one you do not know. */
        readonly RefundStatus: "pending" | "delayed" | "refunded";
        /** @description How an order was paid, and what went back. */
        readonly OrderPayment: {
            /** @description How it was paid. */
            readonly type: components["schemas"]["PaymentType"];
            /** @description What was charged, the interest of installments included. */
            readonly amount: components["schemas"]["Money"];
            /** @description How many installments the card pays in, 1 for a single payment. Absent when the credit limit paid. */
            readonly installments?: number;
            /** @description What is still due at the vendor's desk or the vehicle. 0 with full credit. */
            readonly vendorTotal: components["schemas"]["Money"];
            /**
             * Format: date-time
             * @description When it was charged.
             */
            readonly paidAt: string;
            /** @description What went back, or is on its way; 0 while nothing does. The whole amount when nothing was reserved. */
            readonly refunded: components["schemas"]["Money"];
            /** @description How far the latest refund is. Absent while nothing goes back. */
            readonly refundStatus?: components["schemas"]["RefundStatus"];
            /**
             * Format: date-time
             * @description When the latest part went back. Absent while nothing has.
             */
            readonly refundedAt?: string;
        };
        /**
         * @description How far the item is. `pending`: waits for payment. `reserved`: paid and booked with the vendor. `failed`: the vendor did not book it, and the money went back. `cancelled`: by you or by the vendor. `removed`: taken out of the order.
         * @enum {string}
         */
        readonly ItemStatus: "pending" | "reserved" | "failed" | "cancelled" | "removed";
        /** @description A status that the car has had, and since when. */
        readonly StatusChange: {
            readonly status: components["schemas"]["ItemStatus"];
            /**
             * Format: date-time
             * @description When it began.
             */
            readonly at: string;
        };
        /**
         * Format: date-time
         * @description When the names, addresses and numbers of people in the order were erased, some time after it was over. From then on `erased`, `ZZ` and the like stand in their place. Absent before.
         */
        readonly PersonalDataErasedAt: string;
        /** @description The traveller, without birth date and document numbers. */
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
            /** @description The nationality, as two capital letters of ISO 3166-1, or XK for Kosovo. */
            readonly nationality: string;
            /**
             * Format: e164
             * @description The phone number, as E.164.
             */
            readonly phone: string;
        };
        /** @description Who gets the invoice, without address and tax number. The passenger, when the order named nobody else. */
        readonly OrderedBilling: {
            readonly type: components["schemas"]["BillingType"];
            /** @description The given name, or the name of the company. */
            readonly firstName: string;
            /** @description The family name. Absent when none was given. */
            readonly lastName?: string;
            /**
             * Format: email
             * @description The email address for the invoice. Absent when none was given.
             */
            readonly email?: string;
            /**
             * Format: e164
             * @description The phone number, as E.164. Absent when none was given.
             */
            readonly phone?: string;
        };
        /** @description The price of the car, as the search offered it. Extra products have prices of their own. */
        readonly OrderedCarPricing: {
            /** @description What the rental costs altogether, the agency's commission included. */
            readonly total: components["schemas"]["Money"];
            /** @description The part that is paid with the order. With full credit it is `total` that is paid. */
            readonly paymentTotal: components["schemas"]["Money"];
            /** @description The parts of the price, as this order pays them. All lines sum to `total`, those due at the `payment` to `paymentTotal`, to the minor unit. With full credit every line is due at the `payment`. */
            readonly breakdown?: readonly components["schemas"]["PriceLine"][];
            readonly exchange?: components["schemas"]["Exchange"];
        };
        /** @description The car, as the search offered it. */
        readonly OrderedCar: {
            /** @description The product code of the offer. */
            readonly code: string;
            /** @description The search the offer came from. */
            readonly searchID: string;
            /** @description The make of the car. */
            readonly brand: components["schemas"]["IdName"];
            /** @description The model of the car. */
            readonly model: components["schemas"]["IdName"];
            /** @description The car class, one of the reference data. */
            readonly class: components["schemas"]["IdName"];
            /**
             * Format: uri
             * @description The address of a picture of the car.
             */
            readonly imageURL: string;
            readonly pricing: components["schemas"]["OrderedCarPricing"];
            /** @description Who rents the car out. Absent in orders that were made before it was shown. */
            readonly vendor?: components["schemas"]["CarVendor"];
            /** @description When and where the car is picked up and returned, as the search said. Absent in orders that were made before it was shown. */
            readonly appointment?: components["schemas"]["Appointment"];
            /** @description The vendor's terms. `excess` is what remains with the ordered insurances. Absent in orders that were made before it was shown, and where the vendor does not repeat them when the car is ordered. */
            readonly conditions?: components["schemas"]["CarConditions"];
            /** @description What a cancellation costs, in the order of time, as the search said. After the last step everything that was paid is kept. */
            readonly cancellation?: readonly components["schemas"]["CancellationStep"][];
        };
        /** @description The ordered car. */
        readonly OrderedCarProduct: {
            /** @description The identifier of the item. */
            readonly id: number;
            readonly status: components["schemas"]["ItemStatus"];
            /** @description Always 1. */
            readonly quantity: number;
            /** @description Whether the credit limit pays `total`, so that nothing is left for the vendor's desk. */
            readonly isFullCredit: boolean;
            /** @description Whether the credit limit pays `paymentTotal`, and the rest of `total` is due at the vendor's desk. */
            readonly isLimitedCredit: boolean;
            /** @description true when the vendor cancelled it without being asked. */
            readonly vendorCancelled: boolean;
            /** @description The vendor's number for the reservation. Absent until the item is reserved; it stays after a cancellation. */
            readonly vendorReservationID?: string;
            /** @description Your own number, as ordered. Absent when none was given. */
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
             * @description When the item changed last.
             */
            readonly updatedAt: string;
            readonly car: components["schemas"]["OrderedCar"];
        };
        /**
         * @description What kind of product it is. It decides what else an offer says of it.
         * @enum {string}
         */
        readonly ExtraProductKind: "equipment" | "insurance" | "service" | "range";
        /** @description The price of the extra product, exactly as it was offered. */
        readonly OrderedExtraPricing: {
            /** @description One piece for the whole rental, the agency's commission included. */
            readonly total: components["schemas"]["Money"];
            readonly exchange?: components["schemas"]["Exchange"];
        };
        /** @description The extra product, as it was offered. */
        readonly OrderedExtra: {
            /** @description The code of the product. */
            readonly code: string;
            /** @description The name to show. */
            readonly name: string;
            readonly type: components["schemas"]["ExtraProductKind"];
            readonly pricing: components["schemas"]["OrderedExtraPricing"];
            /** @description Which insurance it is, for the type `insurance`. Absent in orders that were made before it was stored. */
            readonly insurance?: components["schemas"]["Insurance"];
        };
        /** @description An ordered extra product. */
        readonly OrderedExtraProduct: {
            /** @description The identifier of the item. */
            readonly id: number;
            readonly status: components["schemas"]["ItemStatus"];
            /** @description How many pieces. */
            readonly quantity: number;
            /** @description true when the vendor cancelled it without being asked. */
            readonly vendorCancelled: boolean;
            /** @description The vendor's number for the reservation. Absent until the item is reserved; it stays after a cancellation. */
            readonly vendorReservationID?: string;
            /** @description Your own number, as ordered. Absent when none was given. */
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
             * @description When the item changed last.
             */
            readonly updatedAt: string;
            readonly extraProduct: components["schemas"]["OrderedExtra"];
        };
        /** @description A car order with what was ordered and how far each item is. */
        readonly CarOrder: {
            /** @description The identifier of the order, `orderID` in later requests. */
            readonly id: string;
            readonly status: components["schemas"]["CarOrderStatus"];
            /** @description How the order was paid, and until then how it is going to be, as it was ordered. */
            readonly paymentType: components["schemas"]["PaymentType"];
            /** @description The currency of every amount in the order, the one of the search. */
            readonly paymentCurrency: components["schemas"]["Currency"];
            /** @description The language the order was made in, the one of its names and of the pages the customer sees while paying. English when `Accept-Language` asked for none; names are then those of the reference data. */
            readonly language: components["schemas"]["Language"];
            /**
             * Format: date-time
             * @description When the order was created.
             */
            readonly createdAt: string;
            /**
             * Format: date-time
             * @description When the order changed last, including its payment and refunds.
             */
            readonly updatedAt: string;
            /** @description The actions that the state of the order and of its payment allow now. While a payment or a cancellation is in progress, there is none. The vendor or the bank may still refuse an action. */
            readonly availableActions: readonly components["schemas"]["OrderAction"][];
            /** @description What paying the order charges from the credit limit, or from a card in one payment; installments may add interest. Only while `availableActions` has `pay`. */
            readonly paymentRequirement?: components["schemas"]["Money"];
            /** @description Absent until the order is paid. */
            readonly payment?: components["schemas"]["OrderPayment"];
            /** @description Every status of the car, in the order of time; the last one is its status now. Of orders of before it was kept, the first and the last. */
            readonly statusHistory?: readonly components["schemas"]["StatusChange"][];
            /** @description The flight the driver arrives with, as ordered. Absent when none was given. */
            readonly arrivalFlightNumber?: string;
            /** @description Your own pairs, as ordered. Absent when none were given. */
            readonly metadata?: readonly components["schemas"]["OrderMetadata"][];
            readonly personalDataErasedAt?: components["schemas"]["PersonalDataErasedAt"];
            readonly passenger: components["schemas"]["OrderedPassenger"];
            readonly billing: components["schemas"]["OrderedBilling"];
            readonly orderedCarProduct: components["schemas"]["OrderedCarProduct"];
            /** @description What was ordered along with the car. Empty when nothing was. */
            readonly orderedExtraProducts: readonly components["schemas"]["OrderedExtraProduct"][];
        };
        /** @description Who drives. */
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
            /** @description The car class, one of the reference data. */
            readonly class: components["schemas"]["IdName"];
        };
        /** @description Something that comes with the car. */
        readonly VoucherExtra: {
            /** @description The code of the product. */
            readonly code: string;
            /** @description The name to show. */
            readonly name: string;
            /** @description How many pieces. */
            readonly quantity: number;
        };
        /** @description What the traveller shows at the desk. */
        readonly CarVoucher: {
            /** @description The identifier of the order. */
            readonly orderID: string;
            /** @description The language of the order, in which page and PDF are written. Names are in it when `createOrder` was sent with `Accept-Language`, otherwise as the reference data has them. */
            readonly language: components["schemas"]["Language"];
            /** @description The vendor's number for the reservation. */
            readonly vendorReservationID: string;
            /** @description Your own number, as ordered. Absent when none was given. */
            readonly trackingID?: components["schemas"]["TrackingID"];
            /** @description Who rents the car out. Absent in orders that were made before it was shown. */
            readonly vendor?: components["schemas"]["CarVendor"];
            readonly driver: components["schemas"]["VoucherDriver"];
            /** @description The flight the driver arrives with. Absent when none was given. */
            readonly arrivalFlightNumber?: string;
            /** @description When and where the car is picked up and returned. Absent in orders that were made before it was shown. */
            readonly appointment?: components["schemas"]["Appointment"];
            readonly car: components["schemas"]["VoucherCar"];
            /** @description What comes with the car. Empty when nothing does. */
            readonly extraProducts: readonly components["schemas"]["VoucherExtra"][];
            /** @description What the vendor asks for at the desk, in the currency of the order. The deposit comes on top. */
            readonly dueAtDesk: components["schemas"]["Money"];
            /** @description The vendor's terms. `excess` is what remains with the ordered insurances. Absent where the vendor did not repeat them when the car was ordered. */
            readonly conditions?: components["schemas"]["CarConditions"];
        };
        /**
         * Format: html
         * @description The voucher as a page that needs nothing beside it, for a screen and for paper.
         */
        readonly CarVoucherPage: string;
        /** @description What a cancellation would do now. */
        readonly CarCancelEligibility: {
            /** @description Whether the order can be cancelled. */
            readonly cancellable: boolean;
            /** @description Whether money would come back. */
            readonly refundable: boolean;
            /** @description How much would come back. Absent when nothing would. */
            readonly refundAmount?: components["schemas"]["Money"];
        };
        /**
         * @description `success`: cancelled, by this call or before. `pending`: the vendor is still working on it. `failed`: not possible or refused, nothing changed.
         * @enum {string}
         */
        readonly CarCancellationStatus: "pending" | "success" | "failed";
        /** @description What became of a cancellation. */
        readonly CarCancellation: {
            /** @description true when the order is cancelled, by this call or before. */
            readonly success: boolean;
            /** @description What happened, in one English sentence for developers. */
            readonly message: string;
            /** @description The identifier of the order. */
            readonly orderId: string;
            readonly status: components["schemas"]["CarCancellationStatus"];
            /** @description What goes back the way it was paid. Absent when nothing does. */
            readonly refundAmount?: components["schemas"]["Money"];
        };
        /** @description The agency's orders, newest first: one page. */
        readonly CarOrderList: {
            /** @description One page of the list. */
            readonly results: readonly components["schemas"]["CarOrder"][];
            /** @description Where the next page begins, to be sent as `cursor`. Absent on the last page. */
            readonly nextCursor?: string;
        };
        /** @description An order, and the beginning of the card that is to pay it. */
        readonly InstallmentInfoRequest: {
            /** @description The `id` of the order. */
            readonly orderID: string;
            /** @description The first 6 digits of the card number. */
            readonly binNumber: string;
        };
        /**
         * @description Whether it is a credit or a debit card.
         * @enum {string}
         */
        readonly CardType: "credit" | "debit";
        /** @description One way to pay in installments. totalPrice = number × price, to the minor unit. */
        readonly InstallmentPrice: {
            /** @description How many installments. 1 is a single payment. */
            readonly number: number;
            /** @description One installment. */
            readonly price: components["schemas"]["Money"];
            /** @description All installments, interest included. This is what the card is charged. */
            readonly totalPrice: components["schemas"]["Money"];
        };
        /** @description What is known about the card, and the installments it offers for this order. */
        readonly InstallmentInfo: {
            /** @description The number of the bank that issued the card. 0 for banks abroad. */
            readonly bankCode: number;
            /** @description The name of the bank. */
            readonly bankName: string;
            /** @description The first 6 digits of the card number, as asked. */
            readonly binNumber: string;
            /** @description The card scheme, such as Mastercard. */
            readonly cardAssociation: string;
            /** @description The installment programme of the card, such as Bonus. Empty when it belongs to none. */
            readonly cardFamily: string;
            readonly cardType: components["schemas"]["CardType"];
            /** @description true means that this card is always paid with 3D Secure, whatever `isWith3DSecure` says. */
            readonly shouldForceTo3D: boolean;
            /** @description The currencies the card can be charged in. */
            readonly supportedCurrencies: readonly components["schemas"]["Currency"][];
            /** @description What the order costs with each number of installments the card offers; 1 is always among them. Empty when the card cannot be charged in the currency of the order, so that it cannot pay it. */
            readonly installmentPrices: readonly components["schemas"]["InstallmentPrice"][];
        };
        /** @description The card to charge. We keep the first six and the last four digits of its number, and nothing of the CVC. */
        readonly PaymentCard: {
            /** @description The card number, digits only. */
            readonly cardNumber: string;
            /** @description The month the card expires in, two digits. */
            readonly expireMonth: string;
            /** @description The year the card expires in, four digits. */
            readonly expireYear: string;
            /**
             * Format: plain-text
             * @description The name on the card.
             */
            readonly cardHolderName: string;
            /** @description The security code. 3 digits, 4 for American Express. */
            readonly cvc: string;
            /** @description How many installments, 1 for a single payment. The card must offer it; ask with its first 6 digits. */
            readonly installment: number;
            /** @description Whether the customer is to authenticate at the bank. A card that must use 3D Secure does so even when this is false. */
            readonly isWith3DSecure: boolean;
            /**
             * Format: uri
             * @description Where the customer's browser is sent after 3D Secure, with a 303. Required even when `isWith3DSecure` is false, because the card may have to use 3D Secure all the same. Absolute http or https (https only in production), without user info, of an origin registered for the agency; on staging, localhost is allowed, too. Its own query is kept, but for the parameters that tell the outcome.
             */
            readonly callbackUrl: string;
        };
        /** @description Pays with a card. */
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
        /** @description Pays from the credit limit of the agency. */
        readonly LimitPaymentRequest: {
            /** @description The `id` of the order. */
            readonly orderID: string;
            /**
             * @description Always `limit`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly paymentType: "limit";
        };
        /** @description The order to pay, and how. `paymentType` may differ from the one of the order. */
        readonly PaymentRequest: components["schemas"]["CardPaymentRequest"] | components["schemas"]["LimitPaymentRequest"];
        /**
         * @description `success`: paid and reserved. `redirect_required`: show `threeDSHtmlContent` to the customer. `failed`: the vendor did not reserve; the money goes back by itself.
         * @enum {string}
         */
        readonly PaymentStatus: "success" | "redirect_required" | "failed";
        /** @description How far the payment is. */
        readonly PaymentResult: {
            readonly status: components["schemas"]["PaymentStatus"];
            /** @description Whether the payment uses 3D Secure. It may do so although it was not asked for. */
            readonly is3dsSecure: boolean;
            /** @description With `redirect_required`, a complete HTML page that sends the customer to the bank. Show it in the customer's browser as it is. null otherwise. */
            readonly threeDSHtmlContent: string | null;
            /** @description What was charged. Absent with `redirect_required`, and with `failed` until the money is back. */
            readonly payment?: components["schemas"]["OrderPayment"];
        };
        /** @description What the payment processor has the customer's browser bring along. None of it is believed. */
        readonly ThreeDSCallback: {
            /** @description The language of the page, as a language tag. `en`, `tr` and `de` are served; anything else gets English. */
            readonly language: string;
            /** @description The reference of the payment. */
            readonly paymentId: string;
            /** @description The identifier of the transaction. */
            readonly transactionId: string;
        };
        /**
         * Format: html
         * @description A page for the customer. After a known payment it moves on to the agency by itself, or asks again while the outcome is not known, and has a button for the same. To anyone else it says that there is nothing to see, and is the same for everybody.
         */
        readonly ReturnPage: string;
        /** @description What is left of one credit record. */
        readonly RemainingCredit: {
            /** @description The identifier of the record. It never changes. */
            readonly id: number;
            /**
             * Format: int64
             * @description What is left, in the minor unit of the currency. Never below 0.
             */
            readonly amount: number;
            /** @description The currency of the record. */
            readonly currency: components["schemas"]["Currency"];
        };
        /** @description What the agency can still spend. */
        readonly CreditLimits: {
            /** @description One entry for each active credit record, by `id`. Records of one currency are never merged. Empty when the agency has none. */
            readonly remaining: readonly components["schemas"]["RemainingCredit"][];
        };
        /** @description Whose credit is checked, and for which car. */
        readonly CreditCheckRequest: {
            /** @description The 11 digits of the traveller's Turkish identity number. We keep only a keyed hash of it. */
            readonly identityNumber: string;
            /** @description The `integrationCode` of the search result. It works after the search has expired, too. */
            readonly integrationCode: string;
        };
        /**
         * @description `Positive` and `Positive With Young Driver` approve the rental, the latter under the conditions for young drivers. `Negative` rejects it.
         *     `Unknown` means that the traveller has to consent first, or that a consent is still being processed.
         * @enum {string}
         */
        readonly CreditCheckStatus: "Positive" | "Negative" | "Unknown" | "Positive With Young Driver";
        /** @description How the traveller stands. */
        readonly CreditCheckResult: {
            readonly status: components["schemas"]["CreditCheckStatus"];
        };
        /** @description A phone number that the credit bureau knows of the traveller. */
        readonly CreditCheckPhone: {
            /** @description The `phoneKey` of the report. */
            readonly key: number;
            /** @description The number with its middle digits masked, so that only those who know it recognise it. */
            readonly phone: string;
        };
        /** @description The phone numbers of the traveller. */
        readonly CreditCheckPhones: {
            /** @description The numbers, in the order of the bureau. Empty when it knows none. */
            readonly phoneList: readonly components["schemas"]["CreditCheckPhone"][];
        };
        /** @description What the credit bureau prepares a report from, and the phone that the PIN goes to. */
        readonly CreditReportRequest: {
            /** @description The 11 digits of the traveller's Turkish identity number. We keep only a keyed hash of it. */
            readonly identityNumber: string;
            /**
             * Format: date
             * @description The traveller's date of birth, in the past.
             */
            readonly birthDate: string;
            /**
             * Format: date
             * @description The day the driving licence was issued. Not in the future, and not before the traveller was 17.
             */
            readonly driverLicenseDate: string;
            /**
             * Format: e164
             * @description The whole number behind `phoneKey`, as the traveller says it. E.164.
             */
            readonly phone: string;
            /** @description The `key` of the number in the phone list. */
            readonly phoneKey: number;
            /** @description The `integrationCode` of the search result. */
            readonly integrationCode: string;
        };
        /** @description A report that waits for the traveller's PIN. */
        readonly CreditReport: {
            /** @description The number that confirms and renews the PIN of this report, for 24 hours. It belongs to the agency and the `integrationCode`. */
            readonly creditcheckCode: number;
        };
        /** @description The `creditcheckCode` of a report, as a number or as text. */
        readonly CreditcheckCode: number | string;
        /** @description The PIN that the traveller was sent. */
        readonly CreditPinRequest: {
            readonly creditcheckCode: components["schemas"]["CreditcheckCode"];
            /** @description The 6 digits of the latest SMS. They work for 180 seconds and three tries. */
            readonly pinCode: string;
            /** @description The `integrationCode` that the report was created with. */
            readonly integrationCode: string;
        };
        /** @description The report that another PIN is wanted for. */
        readonly CreditPinRenewalRequest: {
            readonly creditcheckCode: components["schemas"]["CreditcheckCode"];
            /** @description The `integrationCode` that the report was created with. */
            readonly integrationCode: string;
        };
        /** @description A position on the earth in decimal degrees (WGS 84), with what it is called. */
        readonly TransferPoint: {
            /** @description Latitude in degrees, north is positive. */
            readonly lat: number;
            /** @description Longitude in degrees, east is positive. */
            readonly lon: number;
            /**
             * Format: visible-text
             * @description What the driver reads, such as the name of a hotel or an airport. It goes to the supplier with the reservation, and does not decide which vehicles are found. Absent from the answer when the search has none.
             */
            readonly name?: string;
            /**
             * Format: visible-text
             * @description Street and number, for the driver. Goes to the supplier with the reservation. Absent from the answer when the search has none.
             */
            readonly address?: string;
            /**
             * Format: visible-text
             * @description The hotel the travellers stay at, when the point is one. Goes to the supplier with the reservation. Absent from the answer when the search has none.
             */
            readonly hotelName?: string;
            /** @description The airport, when the point is one; it lies within 10 km. Goes to the supplier with the reservation. Absent from the answer when the search has none. */
            readonly iataCode?: string;
            /** @description The place of the place search that the point is from, or lies in. Goes to the supplier with the reservation. Absent from the answer when the search has none. */
            readonly placeId?: string;
            /**
             * Format: visible-text
             * @description What the driver should know of this place, such as a gate or a floor. Goes to the supplier with the reservation. Absent from the answer when the search has none.
             */
            readonly driverNote?: string;
        };
        /** @description A traveller under 18. */
        readonly TransferChild: {
            /** @description The age in whole years on the day of the pick-up. */
            readonly age: number;
        };
        /** @description Who travels, by age. `passengerCount` is their sum. */
        readonly TransferTravellers: {
            /** @description How many are 18 or older. */
            readonly adults: number;
            /** @description Everybody younger, babies included. Each needs a seat. */
            readonly children?: readonly components["schemas"]["TransferChild"][];
        };
        /** @description What the travellers bring. Vehicles it does not fit into are left out. */
        readonly TransferLuggage: {
            /** @description Large suitcases. */
            readonly suitcases?: number;
            /** @description Bags that go into the cabin of an aircraft. */
            readonly cabinBags?: number;
            /** @description Pieces that no suitcase has the size of, such as skis, golf bags, bicycles, prams and folded wheelchairs. */
            readonly oversized?: number;
        };
        /**
         * @description An extra that can be asked for; `TransferExtraType` says what each is.
         * @enum {string}
         */
        readonly AskedTransferExtraType: "infantSeat" | "childSeat" | "boosterSeat" | "meetAndGreet" | "extraWaiting";
        /** @description An extra that is asked for, on every way. */
        readonly TransferExtraChoice: {
            readonly type: components["schemas"]["AskedTransferExtraType"];
            /**
             * @description How many; of `extraWaiting`, how many times 30 minutes.
             * @default 1
             */
            readonly count: number;
        };
        /** @description A transfer there. */
        readonly OneWayTransferSearchRequest: {
            /**
             * @description Always `oneway`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly type: "oneway";
            /** @description Where the transfer begins, best the `point` of a place detail. */
            readonly pickup: components["schemas"]["TransferPoint"];
            /** @description Where it ends. */
            readonly dropoff: components["schemas"]["TransferPoint"];
            /**
             * Format: date-time
             * @description Pick-up, with a UTC offset; in the future and at most 365 days ahead.
             */
            readonly pickupTime: string;
            /** @description How many travel. Vehicles with fewer seats are left out, unless `maxVehicles` allows several. */
            readonly passengerCount: number;
            /** @description The same by age; adults and children together are `passengerCount`. */
            readonly passengers?: components["schemas"]["TransferTravellers"];
            readonly luggage?: components["schemas"]["TransferLuggage"];
            /** @description What has to come along, each type once. Vehicles that lack one of them are left out; the price includes them. */
            readonly extras?: readonly components["schemas"]["TransferExtraChoice"][];
            /**
             * @description Into how many vehicles the travellers may be split where no single one of a supplier takes them all. Without it, into none.
             * @default 1
             */
            readonly maxVehicles: number;
            /** @description What the agency adds for itself, as a fee line of its own. A percentage is of the fees after the discount, a fixed amount at most as much; vehicles that cost less are left out, and when all do it is 400. */
            readonly commission?: components["schemas"]["Commission"];
        };
        /** @description A transfer there and back. */
        readonly RoundTransferSearchRequest: {
            /**
             * @description Always `round`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly type: "round";
            /** @description Where the transfer begins, best the `point` of a place detail. */
            readonly pickup: components["schemas"]["TransferPoint"];
            /** @description Where the way there ends and the way back begins. */
            readonly dropoff: components["schemas"]["TransferPoint"];
            /**
             * Format: date-time
             * @description Pick-up, with a UTC offset; in the future and at most 365 days ahead.
             */
            readonly pickupTime: string;
            /**
             * Format: date-time
             * @description Pick-up for the way back; after `pickupTime` and at most 365 days ahead.
             */
            readonly returnPickupTime: string;
            /** @description How many travel. Vehicles with fewer seats are left out, unless `maxVehicles` allows several. */
            readonly passengerCount: number;
            /** @description The same by age; adults and children together are `passengerCount`. */
            readonly passengers?: components["schemas"]["TransferTravellers"];
            readonly luggage?: components["schemas"]["TransferLuggage"];
            /** @description What has to come along, each type once. Vehicles that lack one of them are left out; the price includes them. */
            readonly extras?: readonly components["schemas"]["TransferExtraChoice"][];
            /**
             * @description Into how many vehicles the travellers may be split where no single one of a supplier takes them all. Without it, into none.
             * @default 1
             */
            readonly maxVehicles: number;
            /** @description What the agency adds for itself, as a fee line of its own. A percentage is of the fees after the discount, a fixed amount at most as much; vehicles that cost less are left out, and when all do it is 400. */
            readonly commission?: components["schemas"]["Commission"];
        };
        /** @description The transfer that is looked for. `type` says whether it is there, or there and back. */
        readonly TransferSearchRequest: components["schemas"]["OneWayTransferSearchRequest"] | components["schemas"]["RoundTransferSearchRequest"];
        /** @description Who drives. Absent on older orders. */
        readonly TransferSupplier: {
            /** @description The name of the supplier. */
            readonly name: string;
            /** @description What travellers say of it, from 1 to 5. */
            readonly rating: number;
        };
        /** @description Where and when the travellers are picked up, and how many they are; as searched. */
        readonly TransferAppointment: {
            /** @description Where the transfer begins. */
            readonly pickup: components["schemas"]["TransferPoint"];
            /** @description Where the transfer ends. The way back of a round trip begins here. */
            readonly dropoff: components["schemas"]["TransferPoint"];
            /**
             * Format: date-time
             * @description Pick-up, with the UTC offset of the request.
             */
            readonly pickupTime: string;
            /**
             * Format: date-time
             * @description Pick-up for the way back, with the UTC offset of the request. Only on round trips.
             */
            readonly returnPickupTime?: string;
            /** @description The number of travellers the vehicle was searched for. */
            readonly passengerCount: number;
            /** @description The same by age. Absent when the search has not said. */
            readonly passengers?: components["schemas"]["TransferTravellers"];
            /** @description What they bring. Absent when the search has not said. */
            readonly luggage?: components["schemas"]["TransferLuggage"];
        };
        /** @description The vehicle. The same kind drives both ways of a round trip. */
        readonly TransferVehicle: {
            /** @description The name of the vehicle, such as `Mercedes Vito`. */
            readonly name: string;
            /** @description The number of travellers that fit in, the driver not counted. */
            readonly seatCount: number;
            /** @description The number of large suitcases that fit in. */
            readonly baggageCount: number;
            /**
             * Format: uri
             * @description The address of a picture of the vehicle.
             */
            readonly image: string;
        };
        /** @description Vehicles of one kind. */
        readonly TransferVehicleCount: {
            /** @description One of them. */
            readonly vehicle: components["schemas"]["TransferVehicle"];
            /** @description How many come. */
            readonly count: number;
        };
        /** @description How travellers and driver meet. */
        readonly TransferMeeting: {
            /** @description Where the driver is, in words for the travellers. */
            readonly instructions: string;
            /** @description How many minutes the driver waits at no cost. */
            readonly includedWaitingMinutes: number;
            /** @description What the driver's sign says when it is the supplier's own. Absent when it is the `signText` of the order or else the name of the primary passenger. */
            readonly signText?: string;
            /** @description What each minute after that costs, paid to the driver. Absent when the supplier has not said. */
            readonly waitingPricePerMinute?: components["schemas"]["Money"];
            /**
             * Format: e164
             * @description Where somebody answers when travellers and driver do not find each other. Absent when the supplier has not said.
             */
            readonly emergencyPhone?: string;
        };
        /** @description What comes along with the vehicle. `infantSeat` is a shell for a baby of up to a year, `childSeat` a seat for one to four years, `boosterSeat` a cushion for four to twelve. `meetAndGreet` is somebody who waits inside the building and walks along to the vehicle, `extraWaiting` a driver who waits 30 minutes longer. */
        readonly TransferExtraType: "infantSeat" | "childSeat" | "boosterSeat" | "meetAndGreet" | "extraWaiting";
        /** @description An extra the vehicle can have, asked for or not. To have more or fewer, search again. */
        readonly TransferExtra: {
            readonly type: components["schemas"]["TransferExtraType"];
            /** @description How many are in the price, as asked for. 0 when none was. */
            readonly count: number;
            /** @description How many the vehicle can have. */
            readonly maxCount: number;
            /** @description What one costs, all ways together. 0 when it is included. */
            readonly price: components["schemas"]["Money"];
            /** @description The extra in words. */
            readonly description: string;
        };
        /** @description What a line of the price is for. `oneway` is the way there, `return` the way back of a round trip, `extra` all of an extra on all ways, `commission` the commission of the agency; that line is there when the search asked for a commission. */
        readonly TransferFeeType: "oneway" | "return" | "extra" | "commission";
        /** @description When a line of the price is paid. `advance` is with the order, `vehicle` to the driver. */
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
            /** @description Which extra the line is for. Only on lines of the type `extra`. */
            readonly extra?: components["schemas"]["TransferExtraType"];
            /** @description The line in words. */
            readonly description: string;
        };
        /** @description The price of the whole transfer. total = the sum of all fees − discountTotal, and paymentTotal = total − vendorTotal, to the minor unit. */
        readonly TransferPricing: {
            /** @description The currency of every amount here, the one that the search asked for. */
            readonly currency: components["schemas"]["Currency"];
            /** @description The lines of the price before the discount. A way that is paid in part to the driver has two lines, the part in advance first; an extra that costs something has one. */
            readonly fees: readonly components["schemas"]["TransferFee"][];
            /** @description The part that is left to pay to the driver, the sum of the lines with the charge `vehicle`. 0 where all is paid in advance. */
            readonly vendorTotal: components["schemas"]["Money"];
            /** @description The part that is charged when the order is paid. */
            readonly paymentTotal: components["schemas"]["Money"];
            /** @description What the supplier takes off. 0 when there is no discount. */
            readonly discountTotal: components["schemas"]["Money"];
            /** @description What the transfer costs the traveller altogether, the commission included. */
            readonly total: components["schemas"]["Money"];
            readonly exchange?: components["schemas"]["Exchange"];
        };
        /** @description What a rule of a transfer is about. `freeCancellation` is cancelling without cost, `waitForFree` a driver who waits, `safeTripWithInvoice` an insured trip with an invoice. */
        readonly TransferRuleType: "freeCancellation" | "waitForFree" | "safeTripWithInvoice";
        /** @description What the supplier grants. Of a type you do not know, show the `description`. */
        readonly TransferRule: {
            readonly type: components["schemas"]["TransferRuleType"];
            /** @description The rule in words. */
            readonly description: string;
        };
        /** @description How much a cancellation gives back. `freeCancel` gives back everything, `halfRefund` half, `partialRefund` what `refundAmount` says. */
        readonly TransferPolicyType: "freeCancel" | "halfRefund" | "partialRefund";
        /** @description Until when a cancellation of all that is still ahead gives how much back, as the supplier states it. Of a type you do not know, show the `description`. After the last policy nothing comes back. */
        readonly TransferCancellationPolicy: {
            readonly type: components["schemas"]["TransferPolicyType"];
            /**
             * Format: date-time
             * @description The last moment the policy holds, in the local time of the pick-up with its UTC offset.
             */
            readonly until: string;
            /** @description What comes back then of what is paid in advance, the commission included. Absent on older orders. */
            readonly refundAmount?: components["schemas"]["Money"];
            /** @description The policy in words. */
            readonly description: string;
        };
        /** @description One vehicle of one supplier for the whole transfer, or several for a group, with the price of all. */
        readonly TransferProduct: {
            /** @description The code of this offer. With `searchId` it names the transfer in later requests. */
            readonly code: string;
            /**
             * Format: date-time
             * @description Until when the supplier takes this booking; the time it needs before the pick-up begins then. Absent on older orders.
             */
            readonly bookableUntil?: string;
            /**
             * Format: date-time
             * @description When every traveller must be named; a later order names all at once. Search results only.
             */
            readonly passengersDueAt?: string;
            readonly supplier?: components["schemas"]["TransferSupplier"];
            readonly appointment: components["schemas"]["TransferAppointment"];
            /** @description The length of the way there in metres. */
            readonly onewayDistance: number;
            /** @description The time the way there takes in seconds, with the traffic of the hour. */
            readonly onewayDuration: number;
            /** @description The length of the way back in metres. Only on round trips. */
            readonly returnDistance?: number;
            /** @description The time the way back takes in seconds, with the traffic of its hour. Only on round trips. */
            readonly returnDuration?: number;
            /** @description The vehicle; of several the largest, and `vehicles` has the others. The same kinds drive both ways of a round trip. */
            readonly vehicle: components["schemas"]["TransferVehicle"];
            /** @description All that comes, the largest first. More than one vehicle only when the search allowed it. Absent on older orders. */
            readonly vehicles?: readonly components["schemas"]["TransferVehicleCount"][];
            /** @description How the travellers find the driver. Absent on older orders. */
            readonly meeting?: components["schemas"]["TransferMeeting"];
            /** @description The same for the way back. Only on round trips. */
            readonly returnMeeting?: components["schemas"]["TransferMeeting"];
            /** @description The extras this vehicle can have, and how many of each are in the price. Absent on older orders. */
            readonly extras?: readonly components["schemas"]["TransferExtra"][];
            readonly pricing: components["schemas"]["TransferPricing"];
            /** @description What the supplier grants. Free cancellation is missing when pick-up is too near for it. */
            readonly rules: readonly components["schemas"]["TransferRule"][];
            /** @description What a cancellation gives back, the most generous first. Policies that were over when the search was made are missing. */
            readonly cancellationPolicies: readonly components["schemas"]["TransferCancellationPolicy"][];
        };
        /** @description The vehicles that were found. */
        readonly TransferSearchResponse: {
            /** @description With a `code` it names an offer, for half an hour. */
            readonly searchId: string;
            /** @description The vehicles, the lowest total first, then by code. */
            readonly products: readonly components["schemas"]["TransferProduct"][];
        };
        /**
         * @description The way there, or the way back of a round trip.
         * @enum {string}
         */
        readonly TransferLegType: "oneway" | "return";
        /** @description Who drives this way, and what in. Tell the travellers, and keep it no longer than they need it. */
        readonly TransferDriver: {
            /** @description What the driver is called. */
            readonly name: string;
            /** @description Where the travellers call, as E.164. Absent when the supplier has not said. */
            readonly phone?: string;
            /** @description The plate of the vehicle. Absent when the supplier has not said. */
            readonly plate?: string;
            /** @description Make, model and colour of the vehicle. Absent when the supplier has not said. */
            readonly vehicle?: string;
        };
        /** @description `assigned`: it is known who drives. `departed`: the driver is on the way to the pick-up. `delayed`: the driver will be late. `arrived`: the driver waits at the pick-up. `passengerOnBoard`: the ride has begun. `noShow`: nobody came, and the driver has left. `completed`: the travellers are where they wanted to go. More may come; ignore one you do not know. */
        readonly TransferRideStatus: "assigned" | "departed" | "delayed" | "arrived" | "passengerOnBoard" | "noShow" | "completed";
        /** @description Something that has happened on the ride. */
        readonly TransferRideEvent: {
            readonly type: components["schemas"]["TransferRideStatus"];
            /**
             * Format: date-time
             * @description When it happened, as the supplier says.
             */
            readonly at: string;
            /**
             * Format: date-time
             * @description When the driver will be at the pick-up. Only with `delayed`.
             */
            readonly expectedAt?: string;
        };
        /** @description How the ride goes, as the supplier tells it. */
        readonly TransferRide: {
            /** @description What has happened last. */
            readonly status: components["schemas"]["TransferRideStatus"];
            /**
             * Format: date-time
             * @description When the driver will be at the pick-up. Only while it is `delayed`.
             */
            readonly expectedAt?: string;
            /** @description All that has happened, the earliest first. */
            readonly events: readonly components["schemas"]["TransferRideEvent"][];
        };
        /**
         * @description Whether you or the supplier canceled the way. Only when it is `canceled`.
         * @enum {string}
         */
        readonly TransferCanceledBy: "agency" | "supplier";
        /** @description One way of the order, reserved and canceled by itself. */
        readonly TransferOrderLeg: {
            readonly type: components["schemas"]["TransferLegType"];
            /** @description Where it is. A way that was driven stays `reserved`, also when the other is canceled later. */
            readonly status: components["schemas"]["TransferOrderStatus"];
            /**
             * Format: date-time
             * @description Its pick-up, with the UTC offset of the search.
             */
            readonly pickupTime: string;
            /** @description Its part of what paying the order charges, the agency's commission included. */
            readonly amount: components["schemas"]["Money"];
            /** @description The agency's commission in that part. 0 when there is none. */
            readonly commission: components["schemas"]["Money"];
            /** @description What canceling it gives back until when, the most generous first. Afterwards nothing comes back. */
            readonly cancellationPolicies: readonly components["schemas"]["TransferCancellationPolicy"][];
            /** @description Absent until the supplier says who drives, and once the data of travellers is erased. */
            readonly driver?: components["schemas"]["TransferDriver"];
            /** @description Absent until the supplier tells something. */
            readonly ride?: components["schemas"]["TransferRide"];
            readonly canceledBy?: components["schemas"]["TransferCanceledBy"];
            /**
             * Format: date-time
             * @description When it was canceled. Only when it is `canceled`.
             */
            readonly canceledAt?: string;
            /** @description What came back for it. Only when it is `canceled`. */
            readonly refundAmount?: components["schemas"]["Money"];
        };
        /** @description What carriers report of everybody they drive, an hour before the pick-up at the latest. */
        readonly TransferManifest: {
            /** @description `incomplete`: something is missing. `complete`: nothing is. `reported`: the carrier has reported it, and nothing can be changed any more. More may come; ignore one you do not know. */
            readonly status: "incomplete" | "complete" | "reported";
            /**
             * Format: date-time
             * @description Until when `completeTransferPassengers` accepts it, an hour or more before the first pick-up. For a later order, when it was made.
             */
            readonly dueAt: string;
            /**
             * Format: date-time
             * @description When the carrier has reported it. Only with `reported`.
             */
            readonly reportedAt?: string;
            /** @description What is missing, as the fields of `passengers`. `passengers[3]` is a traveller who was searched for and not named. */
            readonly missing: readonly string[];
        };
        /**
         * @description Female or male.
         * @enum {string}
         */
        readonly Gender: "F" | "M";
        /** @description A traveller. Each has exactly one of `identityNumber` and `passportNo`, whatever the nationality, and nobody else of the order has it too; the primary one is also who the supplier calls and writes to. */
        readonly TransferPassenger: {
            /** @description true for the one traveller the supplier turns to. Exactly one passenger is. */
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
            /** @description Female or male. Needed for the primary passenger. */
            readonly gender?: components["schemas"]["Gender"];
            /**
             * Format: date
             * @description The date of birth. Needed for the primary passenger, who is at least 18 years old on the day of the pick-up.
             */
            readonly birthDate?: string;
            /**
             * Format: iso-country
             * @description The nationality, as two capital letters of ISO 3166-1, or XK for Kosovo. Needed for the primary passenger.
             */
            readonly nationality?: string;
            /**
             * Format: email
             * @description The email address. Needed for the primary passenger.
             */
            readonly email?: string;
            /**
             * Format: e164
             * @description The phone number the driver calls, as E.164. Needed for the primary passenger.
             */
            readonly phone?: string;
            /** @description The 11 digits of the Turkish identity number, not all of them 0. Absent when `passportNo` is given. */
            readonly identityNumber?: string;
            /** @description The passport number, letters and digits, not all of them 0. Absent when `identityNumber` is given. */
            readonly passportNo?: string;
        };
        /** @description A transfer order and how far it is. */
        readonly TransferOrder: {
            /** @description The identifier of the order. */
            readonly orderId: string;
            readonly status: components["schemas"]["TransferOrderStatus"];
            /** @description Your own number, as ordered. Absent when none was given. */
            readonly trackingID?: components["schemas"]["TrackingID"];
            /**
             * Format: date-time
             * @description When the order was created.
             */
            readonly createdAt: string;
            /**
             * Format: date-time
             * @description When the order changed last, including its legs, rides, payment and refunds.
             */
            readonly updatedAt: string;
            /** @description The actions that the state of the order, of its payment and of its rides allow now. While a payment or a cancellation is in progress, there is none. The supplier may still refuse an action. */
            readonly availableActions: readonly components["schemas"]["OrderAction"][];
            /** @description What paying the order charges, exactly, the agency's commission included. Only in the answer that creates it. */
            readonly paymentRequirement?: components["schemas"]["Money"];
            /** @description Absent until the order is paid. */
            readonly payment?: components["schemas"]["OrderPayment"];
            readonly personalDataErasedAt?: components["schemas"]["PersonalDataErasedAt"];
            /** @description The supplier's number for the reservation. Absent until the order is reserved; it stays after a cancellation. */
            readonly vendorReservationId?: string;
            /** @description The flight the travellers arrive with, as ordered or changed last. Absent when none was given. */
            readonly flightNumber?: string;
            /** @description The flight the travellers leave with, as ordered or changed last. Absent when none was given. */
            readonly returnFlightNumber?: string;
            /**
             * Format: visible-text
             * @description What the driver's sign says, as ordered. Absent when nothing was said, and once the people of the order are erased.
             */
            readonly signText?: string;
            /** @description The transfer, as the search offered it and in full. */
            readonly product: components["schemas"]["TransferProduct"];
            /** @description The ways by themselves, the way there first. The order is `reserved` while one of them stands. */
            readonly legs?: readonly components["schemas"]["TransferOrderLeg"][];
            /** @description Whether all that carriers report of the travellers is there. Absent in lists, and once the documents are erased. */
            readonly manifest?: components["schemas"]["TransferManifest"];
            /** @description The travellers, as ordered or changed last. Gender, birth date, nationality and document are passed on to the supplier, and missing once they are erased, some time after the ride. */
            readonly passengers: readonly components["schemas"]["TransferPassenger"][];
        };
        /** @description The agency's transfer orders, newest first: one page. */
        readonly TransferOrderList: {
            /** @description One page of the list. */
            readonly results: readonly components["schemas"]["TransferOrder"][];
            /** @description Where the next page begins, to be sent as `cursor`. Absent on the last page. */
            readonly nextCursor?: string;
        };
        /** @description Who gets the invoice, instead of the registered billing address of the agency. The agency must be enabled for it. */
        readonly TransferBilling: {
            readonly type: components["schemas"]["BillingType"];
            /**
             * Format: visible-text
             * @description The given name, or the name of the company when `type` is `corporateCompany`.
             */
            readonly firstName: string;
            /**
             * Format: visible-text
             * @description The family name. Needed unless `type` is `corporateCompany`.
             */
            readonly lastName?: string;
            /**
             * Format: email
             * @description The email address for the invoice.
             */
            readonly email: string;
            /**
             * Format: e164
             * @description The phone number, as E.164.
             */
            readonly phone: string;
            /**
             * Format: iso-country
             * @description The country, as two capital letters of ISO 3166-1, or XK for Kosovo.
             */
            readonly countryCode: string;
            /**
             * Format: plain-text
             * @description The full name of the country in English, Turkish or German. It must fit `countryCode`.
             */
            readonly countryName: string;
            /**
             * Format: plain-text
             * @description The state or province, by a name or ISO code of `listDivisions` or as it is commonly called. In Türkiye one of its provinces.
             */
            readonly adm1: string;
            /**
             * Format: plain-text
             * @description The district. In Türkiye a district of the province, as `listDivisions` has them.
             */
            readonly adm2?: string;
            /**
             * Format: visible-text
             * @description Street, number and door.
             */
            readonly line: string;
            /** @description The postal code. */
            readonly zipCode: string;
            /** @description The tax number of a company, or the identity number of an individual. In Türkiye 11 digits for `individual`, 10 for `corporateCompany`, 10 or 11 for `privateCompany`. */
            readonly taxIdentifier: string;
            /**
             * Format: plain-text
             * @description The tax office. Needed for the company types.
             */
            readonly taxDivision?: string;
        };
        /** @description A transfer of a search result, and who travels. */
        readonly TransferOrderRequest: {
            /** @description The `searchId` of the search result, not older than about 30 minutes. */
            readonly searchId: string;
            /** @description The `code` of the product. */
            readonly code: string;
            /** @description The travellers, at least one and at most the `passengerCount` of the search. Exactly one is primary. */
            readonly passengers: readonly components["schemas"]["TransferPassenger"][];
            readonly billing?: components["schemas"]["TransferBilling"];
            /** @description The flight the travellers arrive with. Recommended for pick-ups at an airport, so that the driver can follow delays. */
            readonly flightNumber?: string;
            /** @description The flight the travellers leave with. Only on round trips. */
            readonly returnFlightNumber?: string;
            /**
             * Format: visible-text
             * @description What the driver's sign says, where the supplier has none of its own. Without it, the name of the primary passenger.
             */
            readonly signText?: string;
            /** @description A number of your own for this booking, shown again with the order. */
            readonly trackingID?: components["schemas"]["TrackingID"];
        };
        /** @description What a cancellation would do now. */
        readonly TransferCancelEligibility: {
            /** @description The identifier of the order. */
            readonly orderId: string;
            /** @description Whether the order can be canceled. */
            readonly cancellable: boolean;
            /** @description What would come back, after the penalty and never more than was paid. Of the commission comes back the same share. Absent when nothing would. */
            readonly refundAmount?: components["schemas"]["Money"];
        };
        /** @description A transfer order that is canceled. */
        readonly TransferCancellation: {
            /** @description The identifier of the order. */
            readonly orderId: string;
            /**
             * @description Always `canceled`; anything else is an error.
             * @enum {string}
             */
            readonly status: "canceled";
        };
        /** @description How the order is paid. */
        readonly TransferPaymentRequest: {
            /**
             * @description Always `limit`, the credit limit of the agency.
             * @enum {string}
             */
            readonly paymentType: "limit";
        };
        /** @description Everybody who travels. */
        readonly TransferPassengersRequest: {
            /** @description The travellers, in place of those before; at most the `passengerCount` of the search. Exactly one is primary. */
            readonly passengers: readonly components["schemas"]["TransferPassenger"][];
        };
        /** @description What is different with the flight of a way. What is not sent stays; one of flight and time is. */
        readonly TransferFlightRequest: {
            /** @description The way it is about. The way there, if it is not sent. */
            readonly leg?: components["schemas"]["TransferLegType"];
            /** @description The flight. */
            readonly flightNumber?: string;
            /**
             * Format: date-time
             * @description The new pick-up, RFC 3339 with an offset, at most 12 hours from the one it replaces.
             */
            readonly pickupTime?: string;
        };
        /** @description An entry of a fixed list. */
        readonly ReferenceItem: {
            /** @description The identifier. It never changes its meaning. */
            readonly id: number;
            /** @description The name to show, mostly in Turkish unless `Accept-Language` asks for a language. */
            readonly name: string;
        };
        /** @description A kind of extra product. */
        readonly ExtraProductType: {
            /** @description The identifier. It never changes its meaning. */
            readonly id: number;
            /** @description The name in the language of `Accept-Language`. */
            readonly name: string;
            /** @description The kind, such as `babySeat`, `gpsNavigation`, `additionalDriver`, `insurance`, `extraRange`. */
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
            /** @description The name to show to a traveller. */
            readonly displayName: string;
            /** @description The code of the supplier in capital letters. */
            readonly code: string;
            /** @description The main supplier that this one belongs to. null for a main supplier. */
            readonly parentID: number | null;
            /**
             * Format: uri
             * @description The address of the logo. Absent when there is none.
             */
            readonly logo?: string;
        };
        /** @description A page of suppliers, in the order of their ids. */
        readonly SupplierPage: {
            /** @description The page size that was applied. */
            readonly limit: number;
            /** @description The number of suppliers before this page. */
            readonly offset: number;
            /** @description The number of suppliers that match, on all pages. */
            readonly total: number;
            /** @description The suppliers of this page. Empty when `offset` lies behind the last one. */
            readonly results: readonly components["schemas"]["Supplier"][];
        };
        /** @description A state, province or region of a country. */
        readonly Division: {
            /** @description The code of ISO 3166-2. Absent where ISO lists none for the country. */
            readonly code?: string;
            /** @description The name, usually the English one. */
            readonly name: string;
            /** @description The name as it is written in the country. Absent where it is the same. */
            readonly localName?: string;
            /** @description The division this one is part of. Absent on the first level. */
            readonly parentCode?: string;
            /** @description The districts, which `adm2` of an address takes. Only of Turkish provinces; elsewhere `adm2` is free. */
            readonly districts?: readonly string[];
        };
        /**
         * @description A type of event to ask for.
         * @enum {string}
         */
        readonly AskedEventType: "carOrder.pending" | "carOrder.reserved" | "carOrder.failed" | "carOrder.cancelled" | "carOrder.removed" | "carOrder.changed" | "transferOrder.pendingPayment" | "transferOrder.reserved" | "transferOrder.failed" | "transferOrder.canceled" | "transferOrder.legCanceled" | "transferOrder.changed" | "transferOrder.expired" | "ride.assigned" | "ride.departed" | "ride.delayed" | "ride.arrived" | "ride.passengerOnBoard" | "ride.noShow" | "ride.completed" | "payment.awaiting3ds" | "payment.processing" | "payment.completed" | "payment.cancelled" | "payment.failed" | "payment.reversed" | "payment.declined" | "payment.voided" | "payment.expired" | "payment.withdrawn" | "payment.chargedLate" | "refund.pending" | "refund.delayed" | "refund.completed" | "creditRecord.opened" | "creditRecord.raised" | "creditRecord.reduced" | "creditRecord.held" | "creditRecord.spent" | "creditRecord.released" | "creditRecord.refunded" | "creditRecord.activated" | "creditRecord.deactivated" | "webhookEndpoint.pinged" | "webhookEndpoint.disabled";
        /** @description What has happened: what it happened to, a dot, and the status it has reached. The chapter on events says what each means. There will be more: leave out those you do not know. */
        readonly EventType: "carOrder.pending" | "carOrder.reserved" | "carOrder.failed" | "carOrder.cancelled" | "carOrder.removed" | "carOrder.changed" | "transferOrder.pendingPayment" | "transferOrder.reserved" | "transferOrder.failed" | "transferOrder.canceled" | "transferOrder.legCanceled" | "transferOrder.changed" | "transferOrder.expired" | "ride.assigned" | "ride.departed" | "ride.delayed" | "ride.arrived" | "ride.passengerOnBoard" | "ride.noShow" | "ride.completed" | "payment.awaiting3ds" | "payment.processing" | "payment.completed" | "payment.cancelled" | "payment.failed" | "payment.reversed" | "payment.declined" | "payment.voided" | "payment.expired" | "payment.withdrawn" | "payment.chargedLate" | "refund.pending" | "refund.delayed" | "refund.completed" | "creditRecord.opened" | "creditRecord.raised" | "creditRecord.reduced" | "creditRecord.held" | "creditRecord.spent" | "creditRecord.released" | "creditRecord.refunded" | "creditRecord.activated" | "creditRecord.deactivated" | "webhookEndpoint.pinged" | "webhookEndpoint.disabled";
        /** @description What it happened to, and the status it has reached. */
        readonly EventData: {
            /** @description The order of a car (`CAR-…`) or a transfer (`TRF-…`). Absent where a credit record changes without one. */
            readonly orderId?: string;
            /** @description The payment. There with `payment.…`, `refund.…` and what a payment moves on a credit record. */
            readonly paymentID?: number;
            /** @description The credit record, as `listCreditLimits` names it. There with `creditRecord.…`. */
            readonly creditRecordId?: number;
            /** @description The webhook endpoint. There with `webhookEndpoint.…`. */
            readonly webhookEndpointId?: string;
            /** @description The leg of a transfer. Present with `ride.…`, `transferOrder.legCanceled`, and `transferOrder.changed` if one leg changed. */
            readonly leg?: components["schemas"]["TransferLegType"];
            /** @description Who canceled the leg. Present with `transferOrder.legCanceled`. */
            readonly canceledBy?: components["schemas"]["TransferCanceledBy"];
            /** @description What `type` has behind its dot. */
            readonly status: string;
            /** @description The status before. Absent with the first one, with a ride, with `legCanceled` and `changed`, with a credit record and with a webhook endpoint. */
            readonly previousStatus?: string;
            /** @description Your own number of the order. There with `carOrder.…`, `transferOrder.…` and `ride.…`, if you gave one. */
            readonly trackingID?: components["schemas"]["TrackingID"];
        };
        /** @description Something that has happened to an order, a ride, a payment, a refund, a credit record or a webhook endpoint. It says what to read anew, and holds nobody's personal data. */
        readonly Event: {
            /** @description The identifier of the event. The same event always has the same, however often it reaches you. */
            readonly id: string;
            readonly type: components["schemas"]["EventType"];
            /**
             * Format: date-time
             * @description When it happened; of a ride, when the supplier has told us.
             */
            readonly occurredAt: string;
            /**
             * Format: int64
             * @description Its place in the feed of your agency. Positions count up from 1 without a gap.
             */
            readonly position: number;
            readonly data: components["schemas"]["EventData"];
        };
        /** @description Events in the order of their positions, and from where to go on. */
        readonly EventPage: {
            /** @description The events behind `after`, the oldest first. It may be empty although more follow, when `types` leaves many out. */
            readonly results: readonly components["schemas"]["Event"][];
            /**
             * Format: int64
             * @description How far the feed has been read. Keep it, and send it as `after` next time.
             */
            readonly position: number;
            /**
             * Format: int64
             * @description Where the feed ends now. While `position` is smaller, ask again at once.
             */
            readonly lastPosition: number;
        };
        /**
         * @description Whether events are sent to the endpoint.
         * @enum {string}
         */
        readonly WebhookEndpointStatus: "enabled" | "disabled";
        /** @description Why nothing is sent. `agency`: you switched it off. `gone`: it answered 410. `failing`: nothing has arrived for three days, and an event was given up. */
        readonly WebhookDisabledReason: "agency" | "gone" | "failing";
        /** @description An address of yours that events are sent to. */
        readonly WebhookEndpoint: {
            /** @description The identifier of the endpoint. */
            readonly id: string;
            /**
             * Format: uri
             * @description Where events are sent.
             */
            readonly url: string;
            /**
             * Format: plain-text
             * @description Your own note. Absent when there is none.
             */
            readonly description?: string;
            /** @description Which events are sent. Empty for all. */
            readonly types: readonly components["schemas"]["EventType"][];
            readonly status: components["schemas"]["WebhookEndpointStatus"];
            /** @description Why nothing is sent. There while it is `disabled`. */
            readonly disabledReason?: components["schemas"]["WebhookDisabledReason"];
            /**
             * Format: date-time
             * @description Until when the secret before signs, too. Absent when it does not.
             */
            readonly previousSecretUntil?: string;
            /**
             * Format: date-time
             * @description When it was made.
             */
            readonly createdAt: string;
            /**
             * Format: date-time
             * @description When it was last changed, by you or by us.
             */
            readonly updatedAt: string;
        };
        /** @description The webhook endpoints of the agency. */
        readonly WebhookEndpointList: {
            /** @description The endpoints, the oldest first. */
            readonly results: readonly components["schemas"]["WebhookEndpoint"][];
        };
        /** @description A webhook endpoint to be made. */
        readonly WebhookEndpointRequest: {
            /**
             * Format: uri
             * @description Where events are sent by POST: https, port 443 or 8443, without user info, at a public address. On staging, localhost may have any port, and http.
             */
            readonly url: string;
            /**
             * Format: plain-text
             * @description A note of your own.
             */
            readonly description?: string;
            /** @description Which events are sent. Without it, or empty, all of them, those of later releases too. */
            readonly types?: readonly components["schemas"]["AskedEventType"][];
        };
        /** @description An endpoint with the secret that signs what is sent to it. */
        readonly WebhookEndpointSecret: {
            readonly endpoint: components["schemas"]["WebhookEndpoint"];
            /**
             * Format: password
             * @description The key of the signatures, in the form that libraries of Standard Webhooks take. Keep it where you keep passwords; it is not shown again.
             */
            readonly secret: string;
        };
        /** @description What is to change of a webhook endpoint. */
        readonly WebhookEndpointChange: {
            /**
             * Format: uri
             * @description Where events are sent by POST: https, port 443 or 8443, without user info, at a public address. On staging, localhost may have any port, and http.
             */
            readonly url?: string;
            /**
             * Format: plain-text
             * @description A note of your own.
             */
            readonly description?: string;
            /** @description Which events are sent from now on. Empty, all of them. */
            readonly types?: readonly components["schemas"]["AskedEventType"][];
            /** @description Switches it on or off. */
            readonly status?: components["schemas"]["WebhookEndpointStatus"];
        };
        /**
         * @description How far a delivery is. `pending`: it is to be sent, for the first time or again. `delivered`: your server has answered 200 to 299. `givenUp`: it has failed ten times, or is not sent any more because the endpoint answered 410.
         * @enum {string}
         */
        readonly WebhookDeliveryStatus: "pending" | "delivered" | "givenUp";
        /** @description Why there was no good answer. `status`: another one than 200 to 299, `statusCode` says which. `timeout`: none within 15 seconds. `unreachable`: no connection, or it broke. `certificate`: its certificate was not accepted. `address`: the name leads to an address that we do not call. */
        readonly WebhookProblem: "status" | "timeout" | "unreachable" | "certificate" | "address";
        /** @description The last time that an event was sent. */
        readonly WebhookTry: {
            /**
             * Format: date-time
             * @description When it was sent.
             */
            readonly at: string;
            /** @description How long it took until the answer, or the failure. */
            readonly latencyMilliseconds: number;
            /** @description What your server answered. Absent when it did not. */
            readonly statusCode?: number;
            /** @description Why it has failed. Absent when it has not. */
            readonly problem?: components["schemas"]["WebhookProblem"];
        };
        /** @description An event on its way to an endpoint. */
        readonly WebhookDelivery: {
            /** @description The `id` of the event, which is also its `webhook-id`. */
            readonly eventId: string;
            readonly type: components["schemas"]["EventType"];
            /**
             * Format: int64
             * @description Its place in the feed.
             */
            readonly position: number;
            readonly status: components["schemas"]["WebhookDeliveryStatus"];
            /** @description How often it was sent, since it was last to be sent from the beginning. */
            readonly tries: number;
            readonly lastTry?: components["schemas"]["WebhookTry"];
            /**
             * Format: date-time
             * @description When it is sent next. There while it is `pending`.
             */
            readonly nextTryAt?: string;
            /**
             * Format: date-time
             * @description Since when it is to be sent.
             */
            readonly createdAt: string;
        };
        /** @description What was sent to an endpoint, the newest event first: one page. */
        readonly WebhookDeliveryList: {
            /** @description One page of the list. */
            readonly results: readonly components["schemas"]["WebhookDelivery"][];
            /** @description Where the next page begins, to be sent as `cursor`. Absent on the last page. */
            readonly nextCursor?: string;
        };
        /** @description A range of positions in the feed, both ends included. */
        readonly RedeliveryRequest: {
            /**
             * Format: int64
             * @description The first position.
             */
            readonly from: number;
            /**
             * Format: int64
             * @description The last position.
             */
            readonly to: number;
        };
        /** @description What will be sent again. */
        readonly Redelivery: {
            /** @description How many events. */
            readonly count: number;
        };
    };
    responses: {
        /** @description The request did not reach the operation, for a reason that HTTP has a status of its own for. An API key that is for certain addresses only is 403 from any other. With 405, the header `Allow` names the methods of the path. */
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
        /** @description The key is one that may be used from certain addresses only, and this is none of them. */
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
        /** @description Too many requests for this API key or token and client address (1005). */
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
        /** @description Something unexpected happened on our side (1500). */
        readonly AuthServerError: {
            headers: {
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The access token is not valid (401), or its API key is suspended (1003). */
        readonly Unauthenticated: {
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
        /** @description Too many requests. `Retry-After` says how long to wait. */
        readonly RateLimited: {
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
        /** @description Something unexpected happened on our side. */
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
        /** @description The API key may only read (`key.readOnly`). */
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
        /** @description The access token is not valid (2001), or its API key is suspended (1003). */
        readonly CreditCheckUnauthenticated: {
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
        /** @description Credit checks are switched off for the agency (2002), or the bureau does not know it (5001). */
        readonly CreditCheckForbidden: {
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
        /** @description The credit bureau did not answer, or something unexpected happened on our side. Nothing has changed; the same request works later. */
        readonly CreditCheckServerError: {
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
        /** @description Credit checks are switched off for the agency (2002), or the bureau does not know it (5001), or the API key may only read (`key.readOnly`). */
        readonly CreditCheckNotAllowed: {
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
        /** @description A query parameter is unknown, malformed or out of range (400). */
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
        /** @description The access token is not valid (2001), or its API key is suspended (1003). */
        readonly ReferenceDataUnauthenticated: {
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
        /** @description Reading reference data is switched off for the agency (2002). */
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
    };
    parameters: {
        /**
         * @description What the traveller has typed so far. At least 2 characters, blanks around it not counted. Letter case and accents do not matter, in any language.
         * @example istanbul
         */
        readonly query: string;
        /**
         * @description The language of who types, as HTTP writes it, weights included. It may name a country, such as `de-AT`; else it stands for the country where it is most spoken, and `en` for none.
         * @example tr
         */
        readonly travellerLanguage: string;
        /**
         * @description The `placeId` of a place prediction.
         * @example airport-IST
         */
        readonly placeId: string;
        /**
         * @description The currency of every price in the answer. Prices of vendors that use another one are converted.
         * @example TRY
         */
        readonly "X-Currency": components["schemas"]["Currency"];
        /**
         * @description The language of every name and text in the answer, as HTTP writes it, weights included. `en`, `tr` and `de` are served. Without it, with `*` or with other languages, names are those of the reference data, mostly Turkish, and texts are English.
         * @example tr
         */
        readonly answerLanguage: string;
        /**
         * @description The `searchID` of a search result, not older than 15 minutes.
         * @example 4Zt8mPq1XyVb6NcLr0HwKd
         */
        readonly searchID: string;
        /**
         * @description The `code` of a search result.
         * @example Vn3RgT7sQe5JkUa2BfDx9M
         */
        readonly code: string;
        /** @description The IP address of the end user, as the browser or app reached you. Kept for audit; it decides nothing. Of several addresses, separated by commas, the first counts. */
        readonly "X-Forwarded-For": string;
        /**
         * @description A name of your own for this order, such as a UUID. Within 24 hours, the same key with the same body answers the first result again and orders nothing; with another body it is refused. Without it, each request is an order of its own.
         * @example 1f0c8a52-6b3e-4d7f-9a41-2e5d7c9b0f63
         */
        readonly "Idempotency-Key": string;
        /**
         * @description The `id` of a car order.
         * @example CAR-q7Yt2MvKx0LbN5sWd8RpZg
         */
        readonly orderID: string;
        /** @description The `nextCursor` of the page before, sent with the same filters; without it, the first page. */
        readonly cursor: string;
        /**
         * @description How many a page holds at most.
         * @example 20
         */
        readonly pageLimit: number;
        /**
         * @description Only orders made at this moment or later. A `+` in the offset is sent as `%2B`.
         * @example 2027-03-01T00:00:00Z
         */
        readonly createdFrom: string;
        /**
         * @description Only orders made before this moment; it must lie after `createdFrom`.
         * @example 2027-04-01T00:00:00Z
         */
        readonly createdTo: string;
        /**
         * @description Only orders whose pick-up is at this moment or later.
         * @example 2027-06-01T00:00:00Z
         */
        readonly pickupFrom: string;
        /**
         * @description Only orders whose pick-up is before this moment; it must lie after `pickupFrom`.
         * @example 2027-07-01T00:00:00Z
         */
        readonly pickupTo: string;
        /**
         * @description Only orders that have changed at this moment or later. To keep a copy, send the time of your previous request less a minute.
         * @example 2027-03-01T00:00:00Z
         */
        readonly updatedSince: string;
        /**
         * @description Only orders of a traveller with this last name. Letter case and accents do not matter.
         * @example Kaya
         */
        readonly lastName: string;
        /**
         * @description Only orders with exactly this number of your own.
         * @example HZN-2027-0142
         */
        readonly trackingID: components["schemas"]["TrackingID"];
        /**
         * @description Part of the address that the bank is given. It shows that the customer was sent by us, also while other calls from the same network have to wait.
         * @example mH4tVw9sKz2QpLx7RcYb3A
         */
        readonly returnSeal: string;
        /**
         * @description The part of the address that cannot be guessed.
         * @example Zk3vQ8xT1mWc7RpLsN0dYhB5uGfJ2aEo9iKtXqVbM4w
         */
        readonly finishToken: string;
        /**
         * @description The `searchId` of a transfer search, not older than half an hour.
         * @example 2Yd7nKv5BtXq9LwPs4RmGc
         */
        readonly transferSearchId: string;
        /**
         * @description The `code` of a product of the search.
         * @example Hm5VtQ8xPa2RkWs7YcJn3L
         */
        readonly transferCode: string;
        /**
         * @description The `orderId` of a transfer order.
         * @example TRF-m4Xc9TqLw2RvKe7ZbN1sYg
         */
        readonly transferOrderId: string;
        /**
         * @description The language of `name`, as HTTP writes it, weights included. `en`, `tr` and `de` are served; anything else gets `en`.
         * @example tr
         */
        readonly "Accept-Language": string;
        /**
         * @description true gives only subsuppliers, false only main suppliers. Without it both come.
         * @example false
         */
        readonly hasParentID: boolean;
        /**
         * @description The largest number of entries to answer.
         * @example 50
         */
        readonly limit: number;
        /**
         * @description The number of entries to skip.
         * @example 0
         */
        readonly offset: number;
        /**
         * @description The country, as two capital letters of ISO 3166-1, or XK for Kosovo.
         * @example CY
         */
        readonly countryCode: string;
        /**
         * @description The `id` of a webhook endpoint.
         * @example whe_V3nq8Zr0cXwTg5LkB7yMdA
         */
        readonly webhookEndpointId: string;
        /**
         * @description Only deliveries that are this far.
         * @example givenUp
         */
        readonly deliveryStatus: components["schemas"]["WebhookDeliveryStatus"];
        /**
         * @description Only deliveries of events of this type.
         * @example refund.completed
         */
        readonly deliveryType: components["schemas"]["AskedEventType"];
        /**
         * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
         * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
         */
        readonly "X-Request-Id": string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description How to authenticate. Always `Bearer`.
         * @example Bearer
         */
        readonly "WWW-Authenticate": string;
        /**
         * @description Seconds to wait before the request is worth repeating.
         * @example 42
         */
        readonly "Retry-After": number;
        /**
         * @description What the page may do. Nothing but its own style and script run, and it can be framed by nobody.
         * @example default-src 'none'; style-src 'nonce-Jq8cT2v'; script-src 'nonce-Jq8cT2v'; base-uri 'none'; frame-ancestors 'none'
         */
        readonly "Content-Security-Policy": string;
        /**
         * @description Always `no-referrer`, so that the address of the page goes nowhere.
         * @example no-referrer
         */
        readonly "Referrer-Policy": string;
        /**
         * @description The `callbackUrl` of the payment with its own query and, added to it, `status` (`success` or `failure`), `orderId`, `transactionId` and `description`.
         * @example https://booking.horizon.example/return?status=success&orderId=CAR-q7Yt2MvKx0LbN5sWd8RpZg&transactionId=trx_ZzyOa8sKyErBmKbKg5rOGw&description=Payment%20is%20successful
         */
        readonly Location: string;
        /**
         * @description The identifier of this request, the caller's own where it sent a usable one. Quote it when you ask for help.
         * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
         */
        readonly "X-Request-Id": string;
        /**
         * @description Whether the answer may be kept. `no-store` almost everywhere, `private, max-age=3600` on reference data.
         * @example no-store
         */
        readonly "Cache-Control": string;
        /**
         * @description How many requests the limit of this operation allows per window.
         * @example 20
         */
        readonly "RateLimit-Limit": number;
        /**
         * @description How many requests are left in this window.
         * @example 19
         */
        readonly "RateLimit-Remaining": number;
        /**
         * @description Seconds until the window starts anew.
         * @example 60
         */
        readonly "RateLimit-Reset": number;
    };
    pathItems: never;
}
export type LoginRequest = components['schemas']['LoginRequest'];
export type ValidationDetails = components['schemas']['ValidationDetails'];
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
export type TransferSearchResponse = components['schemas']['TransferSearchResponse'];
export type TransferLegType = components['schemas']['TransferLegType'];
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
export type TransferCancelEligibility = components['schemas']['TransferCancelEligibility'];
export type TransferCancellation = components['schemas']['TransferCancellation'];
export type TransferPaymentRequest = components['schemas']['TransferPaymentRequest'];
export type TransferPassengersRequest = components['schemas']['TransferPassengersRequest'];
export type TransferFlightRequest = components['schemas']['TransferFlightRequest'];
export type ReferenceItem = components['schemas']['ReferenceItem'];
export type ExtraProductType = components['schemas']['ExtraProductType'];
export type Supplier = components['schemas']['Supplier'];
export type SupplierPage = components['schemas']['SupplierPage'];
export type Division = components['schemas']['Division'];
export type AskedEventType = components['schemas']['AskedEventType'];
export type EventType = components['schemas']['EventType'];
export type EventData = components['schemas']['EventData'];
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
export type ResponseEdgeError = components['responses']['EdgeError'];
export type ResponseAuthAddressNotAllowed = components['responses']['AuthAddressNotAllowed'];
export type ResponseAuthRateLimited = components['responses']['AuthRateLimited'];
export type ResponseAuthServerError = components['responses']['AuthServerError'];
export type ResponseUnauthenticated = components['responses']['Unauthenticated'];
export type ResponseRateLimited = components['responses']['RateLimited'];
export type ResponseServerError = components['responses']['ServerError'];
export type ResponseKeyReadOnly = components['responses']['KeyReadOnly'];
export type ResponseCreditCheckUnauthenticated = components['responses']['CreditCheckUnauthenticated'];
export type ResponseCreditCheckForbidden = components['responses']['CreditCheckForbidden'];
export type ResponseCreditCheckServerError = components['responses']['CreditCheckServerError'];
export type ResponseCreditCheckNotAllowed = components['responses']['CreditCheckNotAllowed'];
export type ResponseReferenceDataInvalidRequest = components['responses']['ReferenceDataInvalidRequest'];
export type ResponseReferenceDataUnauthenticated = components['responses']['ReferenceDataUnauthenticated'];
export type ResponseReferenceDataForbidden = components['responses']['ReferenceDataForbidden'];
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
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
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
            /** @description The key and secret are right. */
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
            /** @description A field is missing, unknown or malformed (1001). */
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
            /** @description The key or the secret is wrong (1002), or the key is suspended (1003). */
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
            readonly 500: components["responses"]["AuthServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly refresh: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
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
            /** @description A new token set. The old refresh token is used up. */
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
            /** @description A field is missing, unknown or malformed (1001). */
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
            /** @description The refresh token is invalid, expired or already used, or its login has ended (1004), or the key is suspended (1003). */
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
            readonly 500: components["responses"]["AuthServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly searchLocations: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description What the traveller has typed so far. At least 2 characters, blanks around it not counted. Letter case and accents do not matter, in any language.
                 * @example istanbul
                 */
                readonly query: components["parameters"]["query"];
            };
            readonly header?: {
                /**
                 * @description The language of who types, as HTTP writes it, weights included. It may name a country, such as `de-AT`; else it stands for the country where it is most spoken, and `en` for none.
                 * @example tr
                 */
                readonly "Accept-Language"?: components["parameters"]["travellerLanguage"];
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
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
            /** @description The query is missing or shorter than 2 characters (1001). */
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
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly getLocation: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
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
            /** @description The `placeId` is malformed (1001). */
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
            readonly 401: components["responses"]["Unauthenticated"];
            /** @description The `placeId` is unknown or no longer supported. */
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
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly searchCars: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description The currency of every price in the answer. Prices of vendors that use another one are converted.
                 * @example TRY
                 */
                readonly "X-Currency": components["parameters"]["X-Currency"];
                /**
                 * @description The language of every name and text in the answer, as HTTP writes it, weights included. `en`, `tr` and `de` are served. Without it, with `*` or with other languages, names are those of the reference data, mostly Turkish, and texts are English.
                 * @example tr
                 */
                readonly "Accept-Language"?: components["parameters"]["answerLanguage"];
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description Where, when, and for whom a car is wanted. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CarSearchRequest"];
            };
        };
        readonly responses: {
            /** @description The cars that were found. No car at all is an empty list. */
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
            /** @description A field is missing, unknown, malformed or out of range, or two fields do not fit together (1001). */
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
            readonly 401: components["responses"]["Unauthenticated"];
            /** @description The agency may not pay with full credit. */
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
            readonly 429: components["responses"]["RateLimited"];
            /** @description No vendor answered, or something unexpected happened on our side. */
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
    readonly listExtraProducts: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The language of every name and text in the answer, as HTTP writes it, weights included. `en`, `tr` and `de` are served. Without it, with `*` or with other languages, names are those of the reference data, mostly Turkish, and texts are English.
                 * @example tr
                 */
                readonly "Accept-Language"?: components["parameters"]["answerLanguage"];
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The `searchID` of a search result, not older than 15 minutes.
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
            /** @description The extra products of the car. */
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
            /** @description The `searchID` or the `code` is malformed (1001). */
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
            readonly 401: components["responses"]["Unauthenticated"];
            /** @description The search or the offer is unknown or has expired. */
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
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly quoteCar: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The `searchID` of a search result, not older than 15 minutes.
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
            /** @description The car as it stands at the vendor. That it is gone is an answer, too. */
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
            /** @description The `searchID` or the `code` is malformed (1001). */
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
            readonly 401: components["responses"]["Unauthenticated"];
            /** @description The search or the offer is unknown or has expired. */
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
            readonly 429: components["responses"]["RateLimited"];
            /** @description The vendor did not answer, or something unexpected happened on our side. */
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
    readonly createOrder: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description The IP address of the end user, as the browser or app reached you. Kept for audit; it decides nothing. Of several addresses, separated by commas, the first counts. */
                readonly "X-Forwarded-For": components["parameters"]["X-Forwarded-For"];
                /**
                 * @description A name of your own for this order, such as a UUID. Within 24 hours, the same key with the same body answers the first result again and orders nothing; with another body it is refused. Without it, each request is an order of its own.
                 * @example 1f0c8a52-6b3e-4d7f-9a41-2e5d7c9b0f63
                 */
                readonly "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                /**
                 * @description The language of every name and text in the answer, as HTTP writes it, weights included. `en`, `tr` and `de` are served. Without it, with `*` or with other languages, names are those of the reference data, mostly Turkish, and texts are English.
                 * @example tr
                 */
                readonly "Accept-Language"?: components["parameters"]["answerLanguage"];
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The car, what comes with it, and who drives it. */
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
            /** @description A field or header is missing, unknown, malformed or out of range (1001). */
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
            readonly 401: components["responses"]["Unauthenticated"];
            /** @description The agency may not use full credit, limited credit or the credit limit (403), or its key may only read (`key.readOnly`). */
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
            /** @description The search has expired, the `code` is not part of it, or the car is gone or costs something else by now; `details.reason` tells which. */
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
            /** @description The fields do not fit together or do not fit the offer, or the `Idempotency-Key` was used for another body (1001); or the order costs another total than `expectedTotal` (422). */
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
            readonly 429: components["responses"]["RateLimited"];
            /** @description The vendor did not answer, or something unexpected happened on our side. */
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
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
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
            /** @description The `orderID` is malformed (1001). */
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
            readonly 401: components["responses"]["Unauthenticated"];
            /** @description The `orderID` is unknown or belongs to another agency. */
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
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly getVoucher: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
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
            /** @description The `orderID` is malformed (1001). */
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
            readonly 401: components["responses"]["Unauthenticated"];
            /** @description The `orderID` is unknown or belongs to another agency. */
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
            /** @description Nothing is reserved (422). */
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
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly checkCancelEligibility: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
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
            /** @description What a cancellation would do now. */
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
            /** @description The `orderID` is malformed (1001). */
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
            readonly 401: components["responses"]["Unauthenticated"];
            /** @description The `orderID` is unknown or belongs to another agency. */
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
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly cancelOrder: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
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
            /** @description What became of the cancellation. */
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
            /** @description The `orderID` is malformed (1001). */
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
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["KeyReadOnly"];
            /** @description The `orderID` is unknown or belongs to another agency. */
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
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly listOrders: {
        readonly parameters: {
            readonly query: {
                /** @description The `nextCursor` of the page before, sent with the same filters; without it, the first page. */
                readonly cursor?: components["parameters"]["cursor"];
                /**
                 * @description How many a page holds at most.
                 * @example 20
                 */
                readonly limit: components["parameters"]["pageLimit"];
                /**
                 * @description Only orders whose car is this far.
                 * @example reserved
                 */
                readonly status?: components["schemas"]["ItemStatus"];
                /**
                 * @description Only orders made at this moment or later. A `+` in the offset is sent as `%2B`.
                 * @example 2027-03-01T00:00:00Z
                 */
                readonly createdFrom?: components["parameters"]["createdFrom"];
                /**
                 * @description Only orders made before this moment; it must lie after `createdFrom`.
                 * @example 2027-04-01T00:00:00Z
                 */
                readonly createdTo?: components["parameters"]["createdTo"];
                /**
                 * @description Only orders whose pick-up is at this moment or later.
                 * @example 2027-06-01T00:00:00Z
                 */
                readonly pickupFrom?: components["parameters"]["pickupFrom"];
                /**
                 * @description Only orders whose pick-up is before this moment; it must lie after `pickupFrom`.
                 * @example 2027-07-01T00:00:00Z
                 */
                readonly pickupTo?: components["parameters"]["pickupTo"];
                /**
                 * @description Only orders that have changed at this moment or later. To keep a copy, send the time of your previous request less a minute.
                 * @example 2027-03-01T00:00:00Z
                 */
                readonly updatedSince?: components["parameters"]["updatedSince"];
                /**
                 * @description Only orders of a traveller with this last name. Letter case and accents do not matter.
                 * @example Kaya
                 */
                readonly lastName?: components["parameters"]["lastName"];
                /**
                 * @description Only orders with exactly this number of your own.
                 * @example HZN-2027-0142
                 */
                readonly trackingID?: components["parameters"]["trackingID"];
                /**
                 * @description Only the orders that the vendor calls so.
                 * @example TD-5FLQRLM4
                 */
                readonly vendorReservationID?: string;
            };
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of the list, and where the next one begins. */
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
            /** @description A query parameter is malformed, a period ends before it begins, or `cursor` is none that this list has given with these filters (1001). */
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
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly getInstallmentInfo: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The order and the beginning of the card number. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["InstallmentInfoRequest"];
            };
        };
        readonly responses: {
            /** @description The card and its installments. */
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
            /** @description A field is missing, unknown or malformed (400). */
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
            readonly 401: components["responses"]["Unauthenticated"];
            /** @description The order does not exist or cannot be paid. */
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
            /** @description No card begins with these digits (422). */
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
            readonly 429: components["responses"]["RateLimited"];
            /** @description The payment processor did not answer, or something unexpected happened on our side. */
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
    readonly payOrder: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The order and how to pay it. */
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
            /** @description A field is missing, unknown, malformed or out of range (400). */
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
            readonly 401: components["responses"]["Unauthenticated"];
            /** @description The card was declined (2001 to 2006), or the credit limit is not sufficient (2007). */
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
            /** @description The agency may not pay by credit limit, or its key may only read (`key.readOnly`). */
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
            /** @description The order does not exist or cannot be paid. */
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
            /** @description The payment does not fit the card, the order or the agency (422), or on staging the order is not with the test vendor (6008). */
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
            /** @description Too many requests, or too many declined cards. `Retry-After` says how long to wait. */
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
            /** @description The outcome is not known yet (2008; send the same request again after `Retry-After` seconds), the payment processor cannot be reached, or something unexpected happened on our side. */
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
                 * @description Part of the address that the bank is given. It shows that the customer was sent by us, also while other calls from the same network have to wait.
                 * @example mH4tVw9sKz2QpLx7RcYb3A
                 */
                readonly seal?: components["parameters"]["returnSeal"];
            };
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
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
        /** @description What the browser brings along. */
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
            /** @description A field is missing, unknown or malformed (400). */
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
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly finish3ds: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description The part of the address that cannot be guessed.
                 * @example Zk3vQ8xT1mWc7RpLsN0dYhB5uGfJ2aEo9iKtXqVbM4w
                 */
                readonly token: components["parameters"]["finishToken"];
            };
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
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
            /** @description The outcome is not known yet, and the page asks again by itself; or the address belongs to no payment, and the page is the neutral one. */
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
            /** @description On to `callbackUrl`. */
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
            /** @description The `orderID` or the `token` is missing or malformed (400). */
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
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly listCreditLimits: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The records; an empty list when the agency has none. */
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
            /** @description A query parameter was sent; there are none (400). */
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
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly checkCredit: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
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
            /** @description How the traveller stands. */
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
            /** @description The body is not JSON (1001), a field is wrong (1002), or the `integrationCode` is not one of the agency (1003). */
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
            readonly 401: components["responses"]["CreditCheckUnauthenticated"];
            readonly 403: components["responses"]["CreditCheckForbidden"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["CreditCheckServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly listCreditCheckPhones: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
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
            /** @description The body is not JSON (1001), a field is wrong (1002), or the `integrationCode` is not one of the agency (1003). */
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
            readonly 401: components["responses"]["CreditCheckUnauthenticated"];
            readonly 403: components["responses"]["CreditCheckForbidden"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["CreditCheckServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly createCreditReport: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
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
            /** @description The body is not JSON (1001); a field is wrong, the number is another one, or there were too many reports (1002); or the `integrationCode` or the `phoneKey` is unknown (1003). */
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
            readonly 401: components["responses"]["CreditCheckUnauthenticated"];
            readonly 403: components["responses"]["CreditCheckNotAllowed"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["CreditCheckServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly confirmCreditPin: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
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
            /** @description The PIN is right. There is no body. */
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
            /** @description The body is not JSON (1001); a field is wrong, or the PIN is wrong, expired or was tried too often (1002); or the `integrationCode` or the `creditcheckCode` is unknown (1003). */
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
            readonly 401: components["responses"]["CreditCheckUnauthenticated"];
            readonly 403: components["responses"]["CreditCheckNotAllowed"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["CreditCheckServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly renewCreditPin: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
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
            /** @description Another PIN has been sent. There is no body. */
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
            /** @description The body is not JSON (1001); a field is wrong, or the code is renewed too often or confirmed (1002); or the `integrationCode` or the `creditcheckCode` is unknown (1003). */
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
            readonly 401: components["responses"]["CreditCheckUnauthenticated"];
            readonly 403: components["responses"]["CreditCheckNotAllowed"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["CreditCheckServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly searchTransfers: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description The currency of every price in the answer. Prices of vendors that use another one are converted.
                 * @example TRY
                 */
                readonly "X-Currency": components["parameters"]["X-Currency"];
                /**
                 * @description The language of every name and text in the answer, as HTTP writes it, weights included. `en`, `tr` and `de` are served. Without it, with `*` or with other languages, names are those of the reference data, mostly Turkish, and texts are English.
                 * @example tr
                 */
                readonly "Accept-Language"?: components["parameters"]["answerLanguage"];
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description From where, to where, when, and for how many. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TransferSearchRequest"];
            };
        };
        readonly responses: {
            /** @description The vehicles that were found. None at all is an empty list. */
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
            /** @description A field is missing, unknown, malformed or out of range, or two fields do not fit together (1001). */
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
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 429: components["responses"]["RateLimited"];
            /** @description No supplier answered, or something unexpected happened on our side. */
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
                 * @description The language of every name and text in the answer, as HTTP writes it, weights included. `en`, `tr` and `de` are served. Without it, with `*` or with other languages, names are those of the reference data, mostly Turkish, and texts are English.
                 * @example tr
                 */
                readonly "Accept-Language"?: components["parameters"]["answerLanguage"];
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path: {
                /**
                 * @description The `searchId` of a transfer search, not older than half an hour.
                 * @example 2Yd7nKv5BtXq9LwPs4RmGc
                 */
                readonly searchId: components["parameters"]["transferSearchId"];
                /**
                 * @description The `code` of a product of the search.
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
            /** @description The `searchId` or the `code` is malformed (1001). */
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
            readonly 401: components["responses"]["Unauthenticated"];
            /** @description The search or the `code` is unknown, older than half an hour, past its `bookableUntil`, or belongs to another agency (8003). */
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
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly listTransferOrders: {
        readonly parameters: {
            readonly query: {
                /** @description The `nextCursor` of the page before, sent with the same filters; without it, the first page. */
                readonly cursor?: components["parameters"]["cursor"];
                /**
                 * @description How many a page holds at most.
                 * @example 20
                 */
                readonly limit: components["parameters"]["pageLimit"];
                /**
                 * @description Only orders that are this far.
                 * @example reserved
                 */
                readonly status?: components["schemas"]["TransferOrderStatus"];
                /**
                 * @description Only orders made at this moment or later. A `+` in the offset is sent as `%2B`.
                 * @example 2027-03-01T00:00:00Z
                 */
                readonly createdFrom?: components["parameters"]["createdFrom"];
                /**
                 * @description Only orders made before this moment; it must lie after `createdFrom`.
                 * @example 2027-04-01T00:00:00Z
                 */
                readonly createdTo?: components["parameters"]["createdTo"];
                /**
                 * @description Only orders whose pick-up is at this moment or later.
                 * @example 2027-06-01T00:00:00Z
                 */
                readonly pickupFrom?: components["parameters"]["pickupFrom"];
                /**
                 * @description Only orders whose pick-up is before this moment; it must lie after `pickupFrom`.
                 * @example 2027-07-01T00:00:00Z
                 */
                readonly pickupTo?: components["parameters"]["pickupTo"];
                /**
                 * @description Only orders that have changed at this moment or later. To keep a copy, send the time of your previous request less a minute.
                 * @example 2027-03-01T00:00:00Z
                 */
                readonly updatedSince?: components["parameters"]["updatedSince"];
                /**
                 * @description Only orders of a traveller with this last name. Letter case and accents do not matter.
                 * @example Kaya
                 */
                readonly lastName?: components["parameters"]["lastName"];
                /**
                 * @description Only orders with exactly this number of your own.
                 * @example HZN-2027-0142
                 */
                readonly trackingID?: components["parameters"]["trackingID"];
                /**
                 * @description Only the orders that the supplier calls so.
                 * @example BT-9XKQ2M7P
                 */
                readonly vendorReservationId?: string;
            };
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of the list, and where the next one begins. */
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
            /** @description A query parameter is malformed, a period ends before it begins, or `cursor` is none that this list has given with these filters (1001). */
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
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly createTransferOrder: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description The IP address of the end user, as the browser or app reached you. Kept for audit; it decides nothing. Of several addresses, separated by commas, the first counts. */
                readonly "X-Forwarded-For": components["parameters"]["X-Forwarded-For"];
                /**
                 * @description A name of your own for this order, such as a UUID. Within 24 hours, the same key with the same body answers the first result again and orders nothing; with another body it is refused. Without it, each request is an order of its own.
                 * @example 1f0c8a52-6b3e-4d7f-9a41-2e5d7c9b0f63
                 */
                readonly "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                /**
                 * @description The language of every name and text in the answer, as HTTP writes it, weights included. `en`, `tr` and `de` are served. Without it, with `*` or with other languages, names are those of the reference data, mostly Turkish, and texts are English.
                 * @example tr
                 */
                readonly "Accept-Language"?: components["parameters"]["answerLanguage"];
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description The transfer, and who travels. */
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
            /** @description A field or header is missing, unknown, malformed or out of range (1001). */
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
            readonly 401: components["responses"]["Unauthenticated"];
            /** @description Billing was sent, but custom billing is not enabled for the agency (5004), or its key may only read (`key.readOnly`). */
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
            /** @description The offer is unknown or has expired (8003). Search again. */
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
            /** @description The travellers, the flights or the billing break a rule (1001), or nobody can be billed (5003). */
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
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly getTransferOrder: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
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
            /** @description The `orderId` is malformed (1001). */
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
            readonly 401: components["responses"]["Unauthenticated"];
            /** @description The `orderId` is unknown or belongs to another agency. */
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
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly checkTransferCancelEligibility: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
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
            /** @description What a cancellation would do now. */
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
            /** @description The `orderId` is malformed (1001). */
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
            readonly 401: components["responses"]["Unauthenticated"];
            /** @description The `orderId` is unknown or belongs to another agency. */
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
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly cancelTransferOrder: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
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
            /** @description The order is canceled. */
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
            /** @description The `orderId` is malformed (1001). */
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
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["KeyReadOnly"];
            /** @description The `orderId` is unknown or belongs to another agency. */
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
            /** @description The order cannot be canceled, or the supplier has not accepted (8012). */
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
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly payTransferOrder: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description The IP address of the end user, as the browser or app reached you. Kept for audit; it decides nothing. Of several addresses, separated by commas, the first counts. */
                readonly "X-Forwarded-For": components["parameters"]["X-Forwarded-For"];
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
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
        /** @description How the order is paid. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TransferPaymentRequest"];
            };
        };
        readonly responses: {
            /** @description The order, read back after the charge. */
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
            /** @description A field or header is missing, unknown or malformed (1001). */
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
            readonly 401: components["responses"]["Unauthenticated"];
            /** @description The payment failed (8008): the limit is not sufficient, the order has expired, failed or been canceled, or another payment has not ended yet. `details.reason` tells which. */
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
            /** @description The agency may not pay by credit limit, or its key may only read (`key.readOnly`). */
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
            /** @description The `orderId` is unknown or belongs to another agency. */
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
            /** @description The order is paid already (8009), or the supplier did not reserve it (8010). */
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
            readonly 429: components["responses"]["RateLimited"];
            /** @description The outcome is not known yet (send the same request again after `Retry-After` seconds), or something unexpected happened on our side. */
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
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
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
        /** @description Everybody who travels. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TransferPassengersRequest"];
            };
        };
        readonly responses: {
            /** @description The order as it is now. */
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
            /** @description A field is missing, unknown, malformed or out of range (1001). */
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
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["KeyReadOnly"];
            /** @description The `orderId` is unknown or belongs to another agency. */
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
            /** @description A rule is broken (1001), or the order cannot be changed; nothing has changed. `details.reason` tells why. */
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
            readonly 429: components["responses"]["RateLimited"];
            /** @description The outcome is not known yet (send the same request again after `Retry-After` seconds), or something unexpected happened on our side. */
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
    readonly changeTransferFlight: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
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
        /** @description What is different. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TransferFlightRequest"];
            };
        };
        readonly responses: {
            /** @description The order as it is now. */
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
            /** @description A field is missing, unknown, malformed or out of range (1001). */
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
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["KeyReadOnly"];
            /** @description The `orderId` is unknown or belongs to another agency. */
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
            /** @description A rule is broken (1001), or the order cannot be changed; nothing has changed. `details.reason` tells why. */
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
            readonly 429: components["responses"]["RateLimited"];
            /** @description The outcome is not known yet (send the same request again after `Retry-After` seconds), or something unexpected happened on our side. */
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
    readonly listCarClasses: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The language of every name and text in the answer, as HTTP writes it, weights included. `en`, `tr` and `de` are served. Without it, with `*` or with other languages, names are those of the reference data, mostly Turkish, and texts are English.
                 * @example tr
                 */
                readonly "Accept-Language"?: components["parameters"]["answerLanguage"];
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The whole list. */
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
            readonly 401: components["responses"]["ReferenceDataUnauthenticated"];
            readonly 403: components["responses"]["ReferenceDataForbidden"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly listFuelTypes: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The language of every name and text in the answer, as HTTP writes it, weights included. `en`, `tr` and `de` are served. Without it, with `*` or with other languages, names are those of the reference data, mostly Turkish, and texts are English.
                 * @example tr
                 */
                readonly "Accept-Language"?: components["parameters"]["answerLanguage"];
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The whole list. */
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
            readonly 401: components["responses"]["ReferenceDataUnauthenticated"];
            readonly 403: components["responses"]["ReferenceDataForbidden"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly listTransmissionTypes: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The language of every name and text in the answer, as HTTP writes it, weights included. `en`, `tr` and `de` are served. Without it, with `*` or with other languages, names are those of the reference data, mostly Turkish, and texts are English.
                 * @example tr
                 */
                readonly "Accept-Language"?: components["parameters"]["answerLanguage"];
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The whole list. */
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
            readonly 401: components["responses"]["ReferenceDataUnauthenticated"];
            readonly 403: components["responses"]["ReferenceDataForbidden"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly listDeliveryTypes: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The language of every name and text in the answer, as HTTP writes it, weights included. `en`, `tr` and `de` are served. Without it, with `*` or with other languages, names are those of the reference data, mostly Turkish, and texts are English.
                 * @example tr
                 */
                readonly "Accept-Language"?: components["parameters"]["answerLanguage"];
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The whole list. */
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
            readonly 401: components["responses"]["ReferenceDataUnauthenticated"];
            readonly 403: components["responses"]["ReferenceDataForbidden"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly listExtraProductTypes: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description The language of `name`, as HTTP writes it, weights included. `en`, `tr` and `de` are served; anything else gets `en`.
                 * @example tr
                 */
                readonly "Accept-Language": components["parameters"]["Accept-Language"];
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The whole list. */
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
            readonly 401: components["responses"]["ReferenceDataUnauthenticated"];
            readonly 403: components["responses"]["ReferenceDataForbidden"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly listSuppliers: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description true gives only subsuppliers, false only main suppliers. Without it both come.
                 * @example false
                 */
                readonly hasParentID?: components["parameters"]["hasParentID"];
                /**
                 * @description The largest number of entries to answer.
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
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
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
            /** @description A query parameter is unknown, malformed or out of range (400). */
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
            readonly 401: components["responses"]["ReferenceDataUnauthenticated"];
            readonly 403: components["responses"]["ReferenceDataForbidden"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly listDivisions: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description The country, as two capital letters of ISO 3166-1, or XK for Kosovo.
                 * @example CY
                 */
                readonly countryCode: components["parameters"]["countryCode"];
            };
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The whole list. */
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
            /** @description The `countryCode` is missing or no country (400). */
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
            readonly 401: components["responses"]["ReferenceDataUnauthenticated"];
            readonly 403: components["responses"]["ReferenceDataForbidden"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly listEvents: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description The `position` of the answer before. Without it, or with 0, the answer begins at the oldest event that is kept; behind `lastPosition` it begins with what is new.
                 * @example 5
                 */
                readonly after?: number;
                /**
                 * @description Only events of these types, each as a parameter of its own.
                 * @example [
                 *       "carOrder.reserved",
                 *       "carOrder.cancelled"
                 *     ]
                 */
                readonly types?: readonly components["schemas"]["AskedEventType"][];
                /**
                 * @description How many a page holds at most.
                 * @example 20
                 */
                readonly limit: components["parameters"]["pageLimit"];
                /**
                 * @description For how many seconds to wait for an event where there is none.
                 * @example 20
                 */
                readonly wait: number;
            };
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Events, or none within `wait` seconds. */
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
            /** @description A query parameter is malformed, or `after` is a position that the feed has not reached (1001). */
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
            readonly 401: components["responses"]["Unauthenticated"];
            /** @description `after` is not 0, and some events behind it are not kept any more (422). */
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
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly listWebhookEndpoints: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The endpoints; an empty list when there are none. */
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
            /** @description A query parameter was sent; there are none (1001). */
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
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly createWebhookEndpoint: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
                 * @example 7d0f3c1e-52a4-4a8e-9d1b-6c0e5b7f2a90
                 */
                readonly "X-Request-Id"?: components["parameters"]["X-Request-Id"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description Where events are sent, and which. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["WebhookEndpointRequest"];
            };
        };
        readonly responses: {
            /** @description The endpoint, switched on, and its secret. */
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
            /** @description A field is missing, unknown, malformed or out of range (1001). */
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
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["KeyReadOnly"];
            /** @description The address is none that we call, or there are ten endpoints already. */
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
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly deleteWebhookEndpoint: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
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
            /** @description It is deleted. There is no body. */
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
            /** @description The `endpointId` is malformed (1001). */
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
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["KeyReadOnly"];
            /** @description The endpoint is unknown or belongs to another agency. */
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
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly updateWebhookEndpoint: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
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
        /** @description What is to change. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["WebhookEndpointChange"];
            };
        };
        readonly responses: {
            /** @description The endpoint as it is now. */
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
            /** @description A field is unknown, malformed or out of range (1001). */
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
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["KeyReadOnly"];
            /** @description The endpoint is unknown or belongs to another agency. */
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
            /** @description The address is none that we call. */
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
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly rotateWebhookSecret: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
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
            /** @description The `endpointId` is malformed (1001). */
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
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["KeyReadOnly"];
            /** @description The endpoint is unknown or belongs to another agency. */
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
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly pingWebhookEndpoint: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
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
            /** @description It will be sent within seconds. There is no body. */
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
            /** @description The `endpointId` is malformed (1001). */
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
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["KeyReadOnly"];
            /** @description The endpoint is unknown or belongs to another agency. */
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
            /** @description The endpoint is switched off. */
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
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly listWebhookDeliveries: {
        readonly parameters: {
            readonly query: {
                /** @description The `nextCursor` of the page before, sent with the same filters; without it, the first page. */
                readonly cursor?: components["parameters"]["cursor"];
                /**
                 * @description How many a page holds at most.
                 * @example 20
                 */
                readonly limit: components["parameters"]["pageLimit"];
                /**
                 * @description Only deliveries that are this far.
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
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
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
            /** @description A page of the list, and where the next one begins. */
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
            /** @description A parameter is malformed, or `cursor` is none that this list has given (1001). */
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
            readonly 401: components["responses"]["Unauthenticated"];
            /** @description The endpoint is unknown or belongs to another agency. */
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
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
    readonly redeliverEvents: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description Your own identifier for this request; the answer carries it back. Up to 128 letters, digits, dots, hyphens and underscores; anything else is replaced by an identifier of ours.
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
        /** @description Which events. */
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RedeliveryRequest"];
            };
        };
        readonly responses: {
            /** @description How many events will be sent, within seconds or when the endpoint is switched on. */
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
            /** @description A field is missing or out of range, or `to` lies before `from` (1001). */
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
            readonly 401: components["responses"]["Unauthenticated"];
            readonly 403: components["responses"]["KeyReadOnly"];
            /** @description The endpoint is unknown or belongs to another agency. */
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
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["ServerError"];
            readonly default: components["responses"]["EdgeError"];
        };
    };
}
