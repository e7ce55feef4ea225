# Generated from openapi/ by `pnpm generate`. Change the contract, not this file.
"""Rental cars and airport transfers for travel agencies: one method for each operation of the Agency Booking API.

This file needs Python 3.11 or newer and has no dependencies.

    from agency_booking import AgencyClient, AgencyError

    agency = AgencyClient("http://localhost:8080/api/v1", key="ak_...", secret="sk_...")
    places = agency.search_locations(query="istanbul")

The client logs in at the first call and renews expired tokens. It retries calls where a retry is safe: calls that only
read, orders with the same Idempotency-Key, and calls that the service refused before processing them. It does not retry a
payment or a cancellation whose response was lost: read the order before you repeat the call.
"""

from __future__ import annotations

import base64
import hmac
import json
import random
import secrets
import threading
import time
import urllib.error
import urllib.parse
import urllib.request
from typing import Any, Literal, NotRequired, Protocol, TypeAlias, TypedDict, cast

VERSION = "1.2.0"


class AgencyError(Exception):
    """An error response from the service, identified by `key`."""

    def __init__(self, status: int, body: dict[str, Any], headers: Any) -> None:
        self.status = status
        self.code: int | None = body.get("code")
        #: None if a proxy sent the error.
        self.key: str | None = body.get("key")
        #: For developers, in English. The wording may change.
        self.description: str = body.get("description") or f"The service returned {status}"
        self.details: Any = body.get("details")
        retry_after = headers.get("Retry-After") or ""
        self.retry_after_seconds: int | None = int(retry_after) if retry_after.isdecimal() else None
        #: Include this ID in support requests.
        self.request_id: str | None = headers.get("X-Request-Id")
        super().__init__(f"{self.key or status}: {self.description} ({self.request_id})")


class WebhookError(Exception):
    """The signature is invalid or the message is too old. Respond with 400 and ignore the message."""


class Headers(Protocol):
    """The headers of a request, as web frameworks provide them, with case-insensitive names."""

    def get(self, name: str, /) -> str | None: ...


def unwrap(
    raw_body: bytes,
    headers: Headers,
    secret: str | list[str],
    *,
    tolerance_seconds: int = 300,
    now: float | None = None,
) -> Event:
    """
    Verifies the signature of a webhook message (https://www.standardwebhooks.com) and returns its event.

    Store the `id` of each event, because an event can be delivered more than once.

    :param raw_body: the body as received; after parsing and serializing, it no longer matches the signature
    :param secret: `whsec_...`, or a list of secrets during a rotation
    :param now: the current time in seconds since 1970; defaults to the system clock
    :raises WebhookError: if no secret matches the signature, or the message is too old
    """
    sent_at = headers.get("webhook-timestamp") or ""
    given = (headers.get("webhook-signature") or "").encode().split()
    signed = f"{headers.get('webhook-id')}.{sent_at}.".encode() + raw_body
    expected = [_signature(signed, one) for one in ([secret] if isinstance(secret, str) else secret)]
    if not any(hmac.compare_digest(one, other) for one in expected for other in given):
        raise WebhookError("The signature does not match.")
    seconds_now = time.time() if now is None else now
    if not sent_at.isdecimal() or abs(seconds_now - int(sent_at)) > tolerance_seconds:
        raise WebhookError("The timestamp is too old, or the clock is wrong.")
    return cast("Event", json.loads(raw_body))


def _signature(signed: bytes, secret: str) -> bytes:
    digest = hmac.digest(base64.b64decode(secret.removeprefix("whsec_")), signed, "sha256")
    return b"v1," + base64.b64encode(digest)


class TokenStore(Protocol):
    """A token store by API key, for processes that share one login. Anyone who can read it can use your account."""

    def get(self, key: str) -> TokenSet | None: ...

    def set(self, key: str, tokens: TokenSet) -> None: ...


class MemoryTokens:
    """Stores tokens in memory until the process ends. Clients that use the same store share their logins."""

    def __init__(self) -> None:
        self._known: dict[str, TokenSet] = {}

    def get(self, key: str) -> TokenSet | None:
        return self._known.get(key)

    def set(self, key: str, tokens: TokenSet) -> None:
        self._known[key] = tokens


#: An event type to receive.
AskedEventType: TypeAlias = "Literal['carOrder.pending', 'carOrder.reserved', 'carOrder.failed', 'carOrder.cancelled', 'carOrder.removed', 'carOrder.changed', 'transferOrder.pendingPayment', 'transferOrder.reserved', 'transferOrder.failed', 'transferOrder.canceled', 'transferOrder.legCanceled', 'transferOrder.changed', 'transferOrder.expired', 'ride.assigned', 'ride.departed', 'ride.delayed', 'ride.arrived', 'ride.passengerOnBoard', 'ride.noShow', 'ride.completed', 'payment.awaiting3ds', 'payment.processing', 'payment.completed', 'payment.cancelled', 'payment.failed', 'payment.reversed', 'payment.declined', 'payment.voided', 'payment.expired', 'payment.withdrawn', 'payment.chargedLate', 'paymentSession.open', 'paymentSession.processing', 'paymentSession.paid', 'paymentSession.failed', 'paymentSession.expired', 'paymentSession.cancelled', 'refund.pending', 'refund.delayed', 'refund.completed', 'creditRecord.opened', 'creditRecord.raised', 'creditRecord.reduced', 'creditRecord.held', 'creditRecord.spent', 'creditRecord.released', 'creditRecord.refunded', 'creditRecord.activated', 'creditRecord.deactivated', 'webhookEndpoint.pinged', 'webhookEndpoint.disabled']"


#: An extra that a search can request. `TransferExtraType` describes each one.
AskedTransferExtraType: TypeAlias = "Literal['infantSeat', 'childSeat', 'boosterSeat', 'meetAndGreet', 'extraWaiting']"


#: The type of customer on the invoice: a person, a privately owned company, or a corporation.
BillingType: TypeAlias = "Literal['individual', 'privateCompany', 'corporateCompany']"


#: `success`: the order is cancelled, by this call or an earlier one. `pending`: the vendor is still processing the cancellation. `failed`: the cancellation was not possible or was refused, and nothing changed.
CarCancellationStatus: TypeAlias = "Literal['pending', 'success', 'failed']"


#: The object that changed and its new status, separated by a dot.
CarOrderEventType: TypeAlias = "Literal['carOrder.pending', 'carOrder.reserved', 'carOrder.failed', 'carOrder.cancelled', 'carOrder.removed', 'carOrder.changed']"


#: `open` while an item is pending, then `closed`.
CarOrderStatus: TypeAlias = "Literal['open', 'closed']"


#: The voucher as a self-contained HTML page, for viewing or printing.
CarVoucherPage: TypeAlias = "str"


#: Whether the card is a credit or a debit card.
CardType: TypeAlias = "Literal['credit', 'debit']"


#: The commission that the agency adds to each price. `type` determines which of the other two fields is required; only that field is read.
Commission: TypeAlias = "PercentageCommission | FixedCommission"


#: `Positive` and `Positive With Young Driver` approve the rental, the latter under the conditions for young drivers. `Negative` rejects the rental. `Unknown` means that the traveller must first consent, or that the consent is still being processed.
CreditCheckStatus: TypeAlias = "Literal['Positive', 'Negative', 'Unknown', 'Positive With Young Driver']"


#: The object that changed and its new status, separated by a dot.
CreditRecordEventType: TypeAlias = "Literal['creditRecord.opened', 'creditRecord.raised', 'creditRecord.reduced', 'creditRecord.held', 'creditRecord.spent', 'creditRecord.released', 'creditRecord.refunded', 'creditRecord.activated', 'creditRecord.deactivated']"


#: The `creditcheckCode` of a report, as a number or a string.
CreditcheckCode: TypeAlias = "int | str"


#: An ISO 4217 currency code.
Currency: TypeAlias = "Literal['TRY', 'USD', 'EUR', 'GBP']"


#: Kilometres or miles.
DistanceUnit: TypeAlias = "Literal['km', 'mi']"


#: An age in years, as text.
DriverAge: TypeAlias = "Literal['18', '19', '20', '21', '22', '23', '24', '25', '26', '27', '28', '29', '30+']"


#: A change to an order, a ride, a payment, a payment session, a refund, a credit record or a webhook endpoint. `type` determines which fields `data` has. An event identifies the object to reload and contains no personal data.
Event: TypeAlias = "CarOrderEvent | TransferOrderEvent | TransferLegEvent | RideEvent | PaymentEvent | PaymentSessionEvent | RefundEvent | CreditRecordEvent | WebhookEndpointEvent | OtherEvent"


#: The identifier of the event, which stays the same however often the event is delivered.
EventId: TypeAlias = "str"


#: The position of the event in your agency's feed. Positions start at 1 and have no gaps.
EventPosition: TypeAlias = "int"


#: When the change happened. For a ride, this is the time at which the supplier reported the change.
EventTime: TypeAlias = "str"


#: The kind of change: the object and its new status, separated by a dot. The events guide explains each type. More types will be added; ignore types you do not know.
EventType: TypeAlias = "str"


#: The kind of product, which determines the other fields of the offer.
ExtraProductKind: TypeAlias = "Literal['equipment', 'insurance', 'service', 'range']"


#: A product that can be booked with the car. `type` identifies its kind.
ExtraProductOffer: TypeAlias = "EquipmentOffer | InsuranceOffer | ServiceOffer | RangeOffer"


#: Female or male.
Gender: TypeAlias = "Literal['F', 'M']"


#: An identifier. All identifiers are currently integers; be prepared for strings.
Id: TypeAlias = "int | str"


#: The status of the item. `pending`: waiting for payment. `reserved`: paid and booked with the vendor. `failed`: the vendor did not book it, and the money was returned. `cancelled`: cancelled by you or by the vendor. `removed`: taken out of the order.
ItemStatus: TypeAlias = "Literal['pending', 'reserved', 'failed', 'cancelled', 'removed']"


#: English, Turkish or German.
Language: TypeAlias = "Literal['en', 'tr', 'de']"


#: `insufficientLimit`: no credit record in the currency of the order has enough credit left. `noCreditRecord`: the agency has no credit record in that currency.
LimitRefusal: TypeAlias = "Literal['insufficientLimit', 'noCreditRecord']"


#: `alreadyPaid`: the order is reserved. `orderCancelled`, `orderFailed`: the order is no longer active. `pickUpPassed`: the order was not paid before pick-up. `nothingToPay`: nothing is due in advance.
NotPayableReason: TypeAlias = "Literal['alreadyPaid', 'orderCancelled', 'orderFailed', 'pickUpPassed', 'nothingToPay']"


#: `expired`: the search is unknown or older than 15 minutes, or the `code` is not part of it. `soldOut`: the vendor has no such car left. `priceChanged`: the vendor offers the car at a different price. More values may be added; search again after any of them.
OfferUnavailableReason: TypeAlias = "str"


#: The route from arrivals to the car. `inTerminal`: at a desk in the terminal. `shuttle`: by bus to the office. `meetAndGreet`: a member of staff meets the travellers. `callForPickup`: the travellers call `phone` and are picked up. For any other value, show `instructions`.
OfficeAccess: TypeAlias = "str"


#: An action that the order currently allows. `pay` and `cancel` exist for all orders, `completePassengers` and `changeFlight` for transfers only. More values may be added; ignore values you do not know.
OrderAction: TypeAlias = "str"


#: The object that changed and its new status, separated by a dot.
PaymentEventType: TypeAlias = "Literal['payment.awaiting3ds', 'payment.processing', 'payment.completed', 'payment.cancelled', 'payment.failed', 'payment.reversed', 'payment.declined', 'payment.voided', 'payment.expired', 'payment.withdrawn', 'payment.chargedLate']"


#: The order to pay for, and the payment method. `paymentType` may differ from that of the order.
PaymentRequest: TypeAlias = "CardPaymentRequest | LimitPaymentRequest"


#: The reason for the cancellation: you cancelled the session (`requested`), or the order was paid (`orderPaid`) or ended (`orderEnded`).
PaymentSessionCancelReason: TypeAlias = "Literal['requested', 'orderPaid', 'orderEnded']"


#: The object that changed and its new status, separated by a dot.
PaymentSessionEventType: TypeAlias = "Literal['paymentSession.open', 'paymentSession.processing', 'paymentSession.paid', 'paymentSession.failed', 'paymentSession.expired', 'paymentSession.cancelled']"


#: The status of the session. - `open`: the session is waiting for a card. After a decline, the session is `open` again. - `processing`: a payment is in progress, for example at the bank. - `paid`: the order is paid and the car is reserved. Final. - `failed`: charged, but the vendor did not reserve the car. The money is returned automatically. Final. - `expired`: no payment was started in time. Final. - `cancelled`: you cancelled the session, or the order was paid or cancelled in a different way; see `cancelReason`. Final.
PaymentSessionStatus: TypeAlias = "Literal['open', 'processing', 'paid', 'failed', 'expired', 'cancelled']"


#: `success`: paid and reserved. `redirect_required`: show `threeDSHtmlContent` to the customer. `failed`: the vendor did not make the reservation; the money is returned automatically.
PaymentStatus: TypeAlias = "Literal['success', 'redirect_required', 'failed']"


#: `creditCard` means a card. `limit` means the agency's credit limit and requires authorisation.
PaymentType: TypeAlias = "Literal['creditCard', 'limit']"


#: When personal data in the order was erased and replaced by placeholders such as `erased` and `ZZ`. Absent until then.
PersonalDataErasedAt: TypeAlias = "str"


#: A kind of place.
PlaceType: TypeAlias = "str"


#: The object that changed and its new status, separated by a dot.
RefundEventType: TypeAlias = "Literal['refund.pending', 'refund.delayed', 'refund.completed']"


#: `pending`: the refund is in progress. `delayed`: the processor has refused it five times, and an operator is handling it. `refunded`: complete. More values may be added; ignore values you do not know.
RefundStatus: TypeAlias = "str"


#: The subject of a vendor's rule. `minDriverAge`: minimum age. `maxDriverAge`: maximum age. `youngDriver`: surcharge for young drivers. `deposit`: amount blocked on the driver's card. `mileageLimit`: included distance. `freeCancellation`: period of free cancellation. `lateCancellation`: fee after that period. `licenseHeld`: years for which the driver must have held a licence. `excess`: the driver's share of any damage costs. `crossBorder`: driving abroad. `openingHours`: opening hours of the pick-up office that day. `notice`: minimum time between booking and pick-up. `minRental`: minimum rental period.
RentalRuleType: TypeAlias = "str"


#: A page for the customer. For a known payment, the page returns the customer to the agency, or reloads while the outcome is unknown. The page does so automatically, or when the customer presses a button. For any other request, the page shows a fixed message without any details.
ReturnPage: TypeAlias = "str"


#: The object that changed and its new status, separated by a dot.
RideEventType: TypeAlias = "Literal['ride.assigned', 'ride.departed', 'ride.delayed', 'ride.arrived', 'ride.passengerOnBoard', 'ride.noShow', 'ride.completed']"


#: The outcome of the query. `offers`: at least one offer matches the search. `none`: no offer matches the search. `late`: no response in time. `failed`: no connection, an error, an invalid response, or prices that cannot be converted. `paused`: not queried for ten seconds after five failures in a row. Treat any other value like `failed`.
SearchOutcome: TypeAlias = "str"


#: The origin of the terms. `search`: the result of the search. `quote`: the vendor's terms when the car was ordered, which apply to the price of the order.
TermsSource: TypeAlias = "str"


#: `card`: this card. `bin`: the agency's cards with the same first six digits. `agency`: all of the agency's cards.
TooManyDeclinesReason: TypeAlias = "Literal['card', 'bin', 'agency']"


#: Your own number for a booking. Printable ASCII, without leading or trailing spaces.
TrackingID: TypeAlias = "str"


#: `notPaid`: the order is unpaid and will expire. `paymentInProgress`: the order is being paid. `orderExpired`, `orderFailed`: nothing is reserved. `alreadyCanceled`: the order or the requested leg is already cancelled. `pickUpPassed`: the pick-up time has passed, or the ride has begun. `cancellationInProgress`: read the order for the result. `supplierRefused`: the reservation remains valid.
TransferCancelRefusal: TypeAlias = "Literal['notPaid', 'paymentInProgress', 'orderExpired', 'orderFailed', 'alreadyCanceled', 'pickUpPassed', 'cancellationInProgress', 'supplierRefused']"


#: The party that cancelled the leg: you or the supplier. Present only if the leg is `canceled`.
TransferCanceledBy: TypeAlias = "Literal['agency', 'supplier']"


#: `paymentInProgress`: the order is being paid; try again later. `notPaid`: the time can be changed once the order is paid. `orderExpired`, `orderFailed`, `orderCanceled`: nothing is reserved. `cancellationInProgress`: the order is being cancelled. `tooLate`: the supplier's notice period has begun. `passengersReported`: the carrier has reported the passengers. `priceChanged`: nothing was changed or charged; to accept a new price, cancel and order again. `supplierRefused`: the supplier cannot make the change.
TransferChangeRefusal: TypeAlias = "Literal['paymentInProgress', 'notPaid', 'orderExpired', 'orderFailed', 'orderCanceled', 'cancellationInProgress', 'tooLate', 'passengersReported', 'priceChanged', 'supplierRefused']"


#: The extra that comes with the vehicle. `infantSeat`: a baby carrier for ages up to one year. `childSeat`: a seat for ages one to four. `boosterSeat`: a booster cushion for ages four to twelve. `meetAndGreet`: a person meets the travellers in the building. `extraWaiting`: the driver waits 30 minutes longer.
TransferExtraType: TypeAlias = "str"


#: When a price line is paid. `advance`: with the order. `vehicle`: to the driver.
TransferFeeCharge: TypeAlias = "str"


#: The subject of a price line. `oneway`: the outbound leg. `return`: the return leg of a round trip. `extra`: all units of an extra, on all legs. `commission`: the agency's commission, present if the search requested one.
TransferFeeType: TypeAlias = "str"


#: The object that changed and its new status, separated by a dot.
TransferLegEventType: TypeAlias = "Literal['transferOrder.legCanceled']"


#: The outbound leg, or the return leg of a round trip.
TransferLegType: TypeAlias = "Literal['oneway', 'return']"


#: The object that changed and its new status, separated by a dot.
TransferOrderEventType: TypeAlias = "Literal['transferOrder.pendingPayment', 'transferOrder.reserved', 'transferOrder.failed', 'transferOrder.canceled', 'transferOrder.changed', 'transferOrder.expired']"


#: `pendingPayment`: waiting for payment. `reserved`: paid and booked with the supplier, even after the last ride. `canceled`: you or the supplier cancelled all remaining legs. `expired`: not paid in time. `failed`: paid, but the supplier did not book it, and the money was returned.
TransferOrderStatus: TypeAlias = "Literal['pendingPayment', 'reserved', 'canceled', 'expired', 'failed']"


#: `insufficientLimit`: no credit record in the currency has enough credit left. `noCreditRecord`: the agency has no credit record in the currency. `paymentInProgress`: another call is processing the payment, and its outcome was not known in time. `orderExpired`, `orderFailed`, `orderCanceled`: the order is no longer active.
TransferPayRefusal: TypeAlias = "Literal['insufficientLimit', 'noCreditRecord', 'paymentInProgress', 'orderExpired', 'orderFailed', 'orderCanceled']"


#: The refund after a cancellation. `freeCancel`: the full amount. `halfRefund`: half of it. `partialRefund`: the amount in `refundAmount`.
TransferPolicyType: TypeAlias = "str"


#: `supplierRefused`: the supplier no longer offers this transfer. `supplierDidNotAnswer`: the supplier did not confirm the reservation in time, and any reservation it may have made is cancelled.
TransferReservationRefusal: TypeAlias = "Literal['supplierRefused', 'supplierDidNotAnswer']"


#: `assigned`: a driver has been assigned. `departed`: the driver is on the way to the pick-up. `delayed`: the driver will be late. `arrived`: the driver is waiting. `passengerOnBoard`: the ride has begun. `noShow`: the travellers did not appear. `completed`: the ride is over. More values may be added; ignore values you do not know.
TransferRideStatus: TypeAlias = "str"


#: The subject of a transfer rule. `freeCancellation`: cancellation free of charge. `waitForFree`: free waiting time. `safeTripWithInvoice`: an insured trip with an invoice.
TransferRuleType: TypeAlias = "str"


#: The transfer to search for. `type` specifies a one-way or a round trip.
TransferSearchRequest: TypeAlias = "OneWayTransferSearchRequest | RoundTransferSearchRequest"


#: The voucher as a self-contained HTML page, for viewing or printing.
TransferVoucherPage: TypeAlias = "str"


#: The party whose response is missing. `processorDidNotAnswer`: it is not known whether the card was charged. `vendorDidNotAnswer`: the card was charged, but it is not known whether the car is reserved. `paymentInProgress`: another call is processing the payment.
UnknownOutcomeReason: TypeAlias = "Literal['processorDidNotAnswer', 'vendorDidNotAnswer', 'paymentInProgress']"


#: The status of a delivery. `pending`: the first attempt or a retry is still due. `delivered`: your server responded with 200 to 299. `givenUp`: ten attempts have failed, or deliveries stopped because the endpoint responded with 410.
WebhookDeliveryStatus: TypeAlias = "Literal['pending', 'delivered', 'givenUp']"


#: The reason why no events are sent. `agency`: you disabled the endpoint. `gone`: the endpoint responded with 410. `failing`: no delivery succeeded for three days, and delivery of an event was abandoned.
WebhookDisabledReason: TypeAlias = "str"


#: The object that changed and its new status, separated by a dot.
WebhookEndpointEventType: TypeAlias = "Literal['webhookEndpoint.pinged', 'webhookEndpoint.disabled']"


#: Whether events are sent to the endpoint.
WebhookEndpointStatus: TypeAlias = "Literal['enabled', 'disabled']"


#: The reason for the failure. `status`: a status other than 200 to 299, given in `statusCode`. `timeout`: no response within 15 seconds. `unreachable`: the connection could not be established, or was lost. `certificate`: the certificate was not accepted. `address`: the host name resolves to an address that is not allowed.
WebhookProblem: TypeAlias = "str"


class LoginRequest(TypedDict):
    """An agency's credentials."""

    #: The API key from the agency portal.
    key: str
    #: The secret of the API key.
    secret: str


class Problem(TypedDict):
    """A problem in the request."""

    #: The location of the problem, in the same form as `details.field`.
    field: str
    #: A description of the accepted values, in one English sentence.
    message: str


class ValidationDetails(TypedDict):
    """The first problem in the request, and the list of all its problems."""

    #: The location of the problem, as a dotted path such as `checkInLocation.lat`. For a parameter, the name of the parameter; for the whole body, `body`.
    field: str
    #: A description of the accepted values, in one English sentence.
    message: str
    #: The problems in the request, at most ten, each in a different field. The first one is also in `field` and `message`. Problems that depend on a valid request, such as a date in the past, are found only if every field is well-formed.
    problems: NotRequired[list[Problem]]


class RateLimitDetails(TypedDict):
    """The time to wait."""

    #: The number of seconds to wait before the next request, as in the `Retry-After` header.
    retryAfterSeconds: int


class CardDeclineDetails(TypedDict):
    """The reason why a card was declined."""

    #: The card field that caused the decline, such as `payWithCard.cardNumber`.
    field: str
    #: The recommended action, in one English sentence.
    message: str
    #: The bank's code for the decline.
    bankCode: int
    #: The bank's message, unchanged.
    bankMessage: str


class Money(TypedDict):
    """An amount in whole minor units: 123450 TRY is 1,234.50 Turkish lira."""

    #: The amount in the minor unit of the currency (kuruş, cent, penny).
    amount: int
    currency: Currency


class PriceLine(TypedDict):
    """One line of the price."""

    #: The subject of the line. `rent`: the car, after discounts. `airport`, `oneWay`, `youngDriver`, `outOfHours`, `delivery`: the vendor's extra charges. `commission`: your commission.
    type: str
    #: The amount, in the currency of the search. Never 0.
    amount: Money
    #: When the amount is due. `payment`: when the order is paid. `desk`: at the vendor's desk. A charge that is split between the two has two lines.
    dueAt: str


#: The conversion of the amounts, fixed at the time of the search. Absent if the vendor or supplier already uses the currency of the search.
Exchange = TypedDict(
    "Exchange",
    {
        "from": "Currency",
        "rate": "str",
        "asOf": "str",
        "source": "str",
    },
)


class CarPricing(TypedDict):
    """The price of the whole rental, where `total` = `net` + `fee` + `commission` and `paymentTotal` = `total` − `vendorTotal`, exact to the minor unit."""

    #: The vendor's price after discounts.
    net: Money
    #: The agency's commission, or 0 if the search requested no commission.
    commission: Money
    #: The vendor's extra charges, such as one-way, airport, young driver, out-of-hours and delivery fees.
    fee: Money
    #: The total price that the traveller pays for the rental.
    total: Money
    #: The part of `total` that is paid with the order.
    paymentTotal: Money
    #: The part of `total` that remains due at the vendor's desk, which is 0 for most offers.
    vendorTotal: Money
    #: The price lines. All lines add up to `total`; lines due at `payment` add up to `paymentTotal`, to the minor unit.
    breakdown: NotRequired[list[PriceLine]]
    exchange: NotRequired[Exchange]


class OfferUnavailableDetails(TypedDict):
    """The reason why a car from a search can no longer be ordered."""

    reason: OfferUnavailableReason
    #: The current price of the car, in the currency of the search. Present only with `priceChanged`.
    pricing: NotRequired[CarPricing]


class NotPayableDetails(TypedDict):
    """The reason why an order cannot be paid."""

    #: The identifier of the order.
    orderId: str
    reason: NotPayableReason


class OpenPaymentSessionDetails(TypedDict):
    """The session that is already open for the order."""

    #: The car order.
    orderId: str
    #: The `id` of the session.
    sessionId: str


class LimitRefusalDetails(TypedDict):
    """The reason why an order cannot be charged to the credit limit."""

    #: The identifier of the order.
    orderId: str
    reason: LimitRefusal


class TooManyDeclinesDetails(TypedDict):
    """The card or group of cards with too many declines."""

    reason: TooManyDeclinesReason
    #: The number of seconds to wait before the next payment by card, as in the `Retry-After` header.
    retryAfterSeconds: NotRequired[int]


class UnknownOutcomeDetails(TypedDict):
    """The reason why the outcome of a payment is not yet known."""

    #: The identifier of the order.
    orderId: str
    reason: UnknownOutcomeReason


class TransferPayRefusalDetails(TypedDict):
    """The reason why the payment failed."""

    #: The identifier of the order.
    orderId: str
    #: The current status of the order.
    status: TransferOrderStatus
    reason: TransferPayRefusal


class TransferReservationRefusalDetails(TypedDict):
    """The reason why a paid transfer is not reserved."""

    #: The identifier of the order.
    orderId: str
    reason: TransferReservationRefusal


class TransferCancelRefusalDetails(TypedDict):
    """The reason why this call did not cancel the transfer order or the requested legs."""

    #: The identifier of the order.
    orderId: str
    #: The current status of the order.
    status: TransferOrderStatus
    reason: TransferCancelRefusal
    #: The leg in the request that cannot be cancelled, such as `legs[0]`. Present only if a leg named in the request is the reason.
    field: NotRequired[str]


class TransferOrderDetails(TypedDict):
    """The transfer order that the error refers to."""

    #: The identifier of the order.
    orderId: str
    #: The current status of the order. Absent with error 8009.
    status: NotRequired[TransferOrderStatus]


class EventsGoneDetails(TypedDict):
    """The range of events that can still be read."""

    #: The oldest position that can still be read. To continue, send this number minus one as `after`.
    firstPosition: int


class TotalDiffersDetails(TypedDict):
    """The expected total and the actual total of the order."""

    #: The expected total in the request.
    expectedTotal: Money
    #: The current total of the car and its extra products. An order that sends this total as `expectedTotal` is accepted.
    total: Money


class TransferChangeRefusalDetails(TypedDict):
    """The reason why this call did not change the transfer order."""

    #: The identifier of the order.
    orderId: str
    #: The current status of the order.
    status: TransferOrderStatus
    reason: TransferChangeRefusal


class ApiError(TypedDict):
    """The body of every error response."""

    #: The name of the error, which programs use to distinguish errors. Each operation lists its errors under `x-errors`; more may be added.
    key: str
    #: The number of the error. The same number can have different meanings in different areas, and even within one operation. Use `key` to distinguish them.
    code: int
    #: The cause of the error, in one English sentence for developers. The wording may change; rely on `key`.
    description: str
    #: Further details about the error, where `description` is not specific enough.
    details: NotRequired[ValidationDetails | RateLimitDetails | CardDeclineDetails | OfferUnavailableDetails | NotPayableDetails | OpenPaymentSessionDetails | LimitRefusalDetails | TooManyDeclinesDetails | UnknownOutcomeDetails | TransferPayRefusalDetails | TransferReservationRefusalDetails | TransferCancelRefusalDetails | TransferOrderDetails | EventsGoneDetails | TotalDiffersDetails | TransferChangeRefusalDetails | str]


class User(TypedDict):
    """The person or system that the API key was issued to. Rate limits apply per user."""

    #: The identifier of the user.
    id: str
    #: The user's email address.
    email: str
    #: The user's given name.
    firstName: str
    #: The user's family name.
    lastName: str


class TokenSet(TypedDict):
    """An access token, the refresh token that renews it, and the user they belong to."""

    #: The token to send in the `Authorization` header of every other request. The token is a JWT; treat it as opaque.
    accessToken: str
    #: The token to exchange for the next token set. It can be used only once.
    refreshToken: str
    #: When the access token expires: one week after it was issued or 90 days after login, whichever is earlier.
    accessTokenExpireAt: str
    #: When the refresh token expires: one month after it was issued or 90 days after login, whichever is earlier.
    refreshTokenExpireAt: str
    user: User


class RefreshRequest(TypedDict):
    """The refresh token to exchange for a new token set."""

    #: The `refreshToken` of the latest token set.
    token: str


class PlacePrediction(TypedDict):
    """A place that matches the text typed so far."""

    #: The identifier for retrieving the place, which is the same in every search.
    placeId: str
    #: The name and address in one line.
    description: str
    #: The name of the place.
    mainText: str
    #: The location of the place, usually district, city and country. Empty if the name alone identifies the place.
    secondaryText: str
    #: The kinds of place, most specific first.
    types: list[PlaceType]


class Point(TypedDict):
    """A position on Earth in decimal degrees (WGS 84)."""

    #: Latitude in degrees; north is positive.
    lat: float
    #: Longitude in degrees; east is positive.
    lon: float


class PlaceDetail(TypedDict):
    """A place with the data that a search needs."""

    #: The identifier of the place.
    placeId: str
    #: The name of the place.
    name: str
    #: The city in which the place is located.
    city: str
    #: The country, as a two-letter ISO 3166-1 code in capitals, or XK for Kosovo.
    countryCode: str
    #: The IANA time zone of the place. Pick-up and drop-off times are in this time zone.
    timezone: str
    point: Point


class PercentageCommission(TypedDict):
    """A share of the net price."""

    #: Always `percentage`.
    type: Literal["percentage"]
    #: The percentage of the net price, which is the price after discounts. Decimals are allowed.
    percentage: float
    #: Ignored.
    fixed: NotRequired[Money]


class CommissionAmount(TypedDict):
    """An amount of money in whole minor units, up to 10 million major units."""

    #: The amount in the minor unit of the currency (kuruş, cent, penny).
    amount: int
    currency: Currency


class FixedCommission(TypedDict):
    """A fixed amount added to each offer."""

    #: Always `fixed`.
    type: Literal["fixed"]
    #: Ignored.
    percentage: NotRequired[float]
    #: The amount added to each offer, in the currency of the search. No fixed commission is added to extra products.
    fixed: CommissionAmount


class CarSearchRequest(TypedDict):
    """The place, time and driver for the rental."""

    #: The pick-up time, in the local time of the pick-up place with its UTC offset. Must be in the future, at most 365 days ahead. A time without an offset is read as UTC, which shifts the pick-up wherever local time differs from UTC.
    checkInDateTime: str
    #: The drop-off time, in the local time of the drop-off place with its UTC offset. Must be after the pick-up, at most 90 days later. A time without an offset is read as UTC.
    checkOutDateTime: str
    #: The driver's age at pick-up in years, as text. Cars that require an older driver are omitted. The driver in an order must be at least this old (`30+`: 30).
    age: DriverAge
    #: The driver's country of residence, as a two-letter ISO 3166-1 code in capitals, or XK for Kosovo.
    country: str
    #: The payment method for the order. `creditCard` means a card, and `limit` means the agency's credit limit.
    paymentType: PaymentType
    #: The pick-up point. Offices within 50 km are searched.
    checkInLocation: Point
    #: The drop-off point. Offices within 50 km are searched.
    checkOutLocation: Point
    commission: NotRequired[Commission]
    #: The code of a discount campaign. An unknown code is rejected.
    campaignCode: NotRequired[str]
    #: If true, only cars whose full price can be paid on credit are returned, including the part otherwise due at the vendor's desk. The agency must be authorised for full credit.
    fullCredit: NotRequired[bool]


class OfficeLocation(TypedDict):
    """The office's location."""

    #: The office's name, usually that of the airport or district.
    name: str
    #: The city where the office is located.
    city: str


class IdName(TypedDict):
    """An object with an identifier and a display name."""

    #: The identifier. All identifiers are currently integers; be prepared for strings.
    id: Id
    #: The display name.
    name: str


#: A period during which an office is open.
OpeningHours = TypedDict(
    "OpeningHours",
    {
        "date": "str",
        "from": "str",
        "to": "str",
    },
)


class OutOfHours(TypedDict):
    """The conditions for pick-up or return outside opening hours."""

    #: Whether cars can be picked up or returned outside opening hours.
    available: bool
    #: The fee for each out-of-hours handover, in the currency of the search. The price of this rental already includes any fee that applies. Absent if the service is free or not available.
    fee: NotRequired[Money]


class Office(TypedDict):
    """One of the vendor's offices."""

    #: The identifier of the office.
    id: str
    location: OfficeLocation
    #: The handover method at this office, from the reference data. For delivered cars, the office brings the car to the address in the search or collects it there.
    deliveryType: NotRequired[IdName]
    #: The opening hours on the day of pick-up or return. Empty if the office is closed all day; the price includes any out-of-hours fee.
    openingHours: NotRequired[list[OpeningHours]]
    #: The office's street address.
    address: NotRequired[str]
    #: The office's position.
    point: NotRequired[Point]
    #: The office's IANA time zone, such as `Europe/Istanbul`. Absent if the office's position is unknown.
    timeZone: NotRequired[str]
    #: The office's phone number, in E.164 format.
    phone: NotRequired[str]
    #: The IATA code of the airport where the office is located. Absent for offices elsewhere.
    iataCode: NotRequired[str]
    access: NotRequired[OfficeAccess]
    #: Directions to the office or the car, for the traveller.
    instructions: NotRequired[str]
    outOfHours: NotRequired[OutOfHours]


class Appointment(TypedDict):
    """The time and place of pick-up and return."""

    #: The pick-up time, with the UTC offset of the request.
    checkInDateTime: str
    #: The pick-up time in the local time of the pick-up office, with its UTC offset. Show this time to travellers. Absent if the office's position is unknown.
    checkInLocalDateTime: NotRequired[str]
    #: The office where the car is picked up.
    checkInOffice: Office
    #: The drop-off time, with the UTC offset of the request.
    checkOutDateTime: str
    #: The drop-off time in the local time of the drop-off office, with its UTC offset. Absent if the office's position is unknown.
    checkOutLocalDateTime: NotRequired[str]
    #: The office where the car is returned.
    checkOutOffice: Office


class CarImage(TypedDict):
    """A picture of the car."""

    #: The URL of the picture.
    url: str
    #: A description of the picture.
    alt: str


class Campaign(TypedDict):
    """The campaign that lowered the price. Absent if no campaign applied."""

    #: The identifier of the campaign. All identifiers are currently integers; be prepared for strings.
    id: Id
    #: The name of the campaign.
    name: str


class IncludedCoverages(TypedDict):
    """The risks that the price covers."""

    #: Whether damage to the car is covered, above the excess.
    collision: bool
    #: Whether theft of the car is covered, above the excess.
    theft: bool
    #: Whether damage to third parties is covered.
    thirdParty: bool
    #: Whether windows, tyres and headlights are covered.
    glassTyreHeadlight: bool
    #: Whether injuries to the people in the car are covered.
    personalAccident: bool
    #: Whether roadside assistance is included.
    roadsideAssistance: bool


class CarVendor(TypedDict):
    """The supplier that rents out the car, as listed in the reference data."""

    #: The identifier of the supplier. All identifiers are currently integers; be prepared for strings.
    id: Id
    #: The name of the supplier.
    name: str
    #: The name to show to travellers, where it differs from `name`.
    displayName: NotRequired[str]


class RentalRule(TypedDict):
    """One of the vendor's rules. `type` identifies the rule and determines its other fields. For an unknown type, show `name` or `description`, whichever is present."""

    type: RentalRuleType
    #: A short description of the rule. Present if `type` is `minDriverAge` or `deposit`.
    name: NotRequired[str]
    #: The text of the rule. Present for every type except `minDriverAge` and `deposit`.
    description: NotRequired[str]
    #: The minimum age at pick-up, in years. Present if `type` is `minDriverAge`.
    minDriverAge: NotRequired[int]
    #: The amount that is blocked at pick-up, in the currency of the search. Present if `type` is `deposit`.
    deposit: NotRequired[Money]


class RentalConditions(TypedDict):
    """The conditions that the traveller must know about before renting. A vendor provides documents, structured data or both."""

    #: The URL of the vendor's product information.
    productInformationPDF: NotRequired[str]
    #: The URL of the vendor's terms and conditions.
    termsConditionPDF: NotRequired[str]
    #: The minimum age of a driver, in years.
    minimumAge: NotRequired[int]
    #: The required driving licence, as text.
    licenseRequirement: NotRequired[str]


class CarMileage(TypedDict):
    """The distance included in the rental."""

    #: `unlimited`: no distance limit. `perDay`: `includedKm` applies to each rental day. `perRental`: `includedKm` applies to the whole rental.
    type: str
    #: The included distance in kilometres. A limit in miles is converted and rounded down to whole kilometres. Absent if the distance is unlimited.
    includedKm: NotRequired[int]
    #: The price of each additional kilometre, paid at the desk, in the currency of the search. Absent if the distance is unlimited or the vendor specifies no price.
    extraKmPrice: NotRequired[Money]


class CarExcess(TypedDict):
    """The driver's share of any damage costs."""

    #: The coverage in `includedCoverages` that the excess applies to, such as `collision` or `theft`.
    coverage: str
    #: The maximum that the driver pays, in the currency of the search, or 0 if an ordered insurance product removes the excess.
    amount: Money


class CarDeposit(TypedDict):
    """The amount that the vendor blocks on the driver's card at pick-up."""

    #: The amount of the deposit, in the currency of the search.
    amount: Money
    #: The card types that the vendor accepts for the deposit. Absent if the vendor does not specify card types.
    cardTypes: NotRequired[list[str]]


class YoungDriverFee(TypedDict):
    """The surcharge for young drivers."""

    #: The age at pick-up, in years, below which a driver pays the surcharge.
    belowAge: int
    #: The surcharge for the whole rental, in the currency of the search. The price includes this surcharge if it applies to the driver in the search.
    amount: Money


class DriverConditions(TypedDict):
    """The requirements for the driver."""

    #: The minimum age at pick-up, in years.
    minAge: int
    #: The maximum age at pick-up, in years. Absent if there is no maximum.
    maxAge: NotRequired[int]
    #: The number of years for which the driver must have held a licence.
    licenceYears: int
    youngDriverFee: NotRequired[YoungDriverFee]


class CrossBorderConditions(TypedDict):
    """The conditions for driving the car into other countries. Absent if the vendor does not specify such conditions."""

    #: Whether the car may leave the pick-up country.
    allowed: bool
    #: The countries that the car may enter. Absent if the car may enter any country, or may not leave the pick-up country.
    countries: NotRequired[list[str]]
    #: The fee for crossing a border, paid at the desk, in the currency of the search. Absent if there is no fee.
    fee: NotRequired[Money]


class CancellationStep(TypedDict):
    """The cancellation fee that applies until a given time."""

    #: The last moment at which this fee applies, with the UTC offset of the pick-up.
    until: str
    #: The part of the payment that is not refunded, in the currency of the search, or 0 during the free cancellation period.
    fee: Money


class CarConditions(TypedDict):
    """The vendor's terms as structured data; `rules` contains the same terms as text. More fields may be added."""

    mileage: CarMileage
    #: The share of damage costs that the driver pays even with the included coverage. Coverage that is not listed has no excess.
    excess: list[CarExcess]
    deposit: CarDeposit
    driver: DriverConditions
    crossBorder: NotRequired[CrossBorderConditions]
    #: The cancellation fees in chronological order. After the last step, nothing is refunded.
    cancellation: list[CancellationStep]


#: One car from one vendor for the requested period, with its price.
CarResult = TypedDict(
    "CarResult",
    {
        "code": "str",
        "searchID": "str",
        "applicableForFullCredit": "bool",
        "appointment": "Appointment",
        "brand": "IdName",
        "model": "IdName",
        "class": "IdName",
        "segment": "IdName",
        "fuel": "IdName",
        "fuelPolicy": "IdName",
        "transmission": "IdName",
        "customClassName": "str",
        "sippCode": "str",
        "isCreditcheckRequired": "bool",
        "integrationCode": "str",
        "seatCount": "int",
        "rentalDurationInDays": "int",
        "imageURL": "str",
        "images": "NotRequired[list[CarImage]]",
        "campaign": "NotRequired[Campaign]",
        "includedCoverages": "IncludedCoverages",
        "pricing": "CarPricing",
        "vendor": "CarVendor",
        "rules": "list[RentalRule]",
        "rentalConditions": "RentalConditions",
        "conditions": "NotRequired[CarConditions]",
        "deliveryType": "NotRequired[IdName]",
    },
)


class VendorOutcome(TypedDict):
    """The search outcome for one vendor."""

    #: The main supplier that was queried. The `vendor` of a car may be a subsupplier of this supplier.
    vendor: CarVendor
    outcome: SearchOutcome
    #: The number of the vendor's cars that match the search. `results` contains fewer cars from the vendor if other vendors offer the same cars.
    offers: int


class SearchWarning(TypedDict):
    """A probable mistake in a search that was accepted."""

    #: The location of the probable mistake in the request, such as `checkInLocation`.
    field: str
    #: The probable mistake and how to correct it, in English, for developers.
    message: str


class CarSearchResponse(TypedDict):
    """The cars found."""

    #: The number of cars in `results`.
    count: int
    #: The cars, best first. Results are sorted by the distance of both offices from the requested points, then by total price, then by code.
    results: list[CarResult]
    #: True if every vendor responded. If false, a later search may find more cars.
    complete: bool
    #: The outcome for each main supplier, in the order of their identifiers.
    vendors: list[VendorOutcome]
    #: Probable mistakes in the search, such as times without an offset and swapped coordinates. Absent if there are none. Show them to developers, not to travellers; more kinds may be added.
    warnings: NotRequired[list[SearchWarning]]


class ExtraProductPricing(TypedDict):
    """The price of one unit for the whole rental, where `total` = `net` + `commission`, exact to the minor unit."""

    #: The price that the traveller pays for one unit.
    total: Money
    #: The vendor's price after discounts.
    net: Money
    #: The agency's commission. A percentage commission in the search also applies here; a fixed amount does not.
    commission: Money
    exchange: NotRequired[Exchange]


class EquipmentOffer(TypedDict):
    """Equipment that comes with the car, such as a child seat."""

    #: The code for ordering this product.
    code: str
    #: The display name.
    name: str
    #: Always `equipment`.
    type: Literal["equipment"]
    #: The search this offer belongs to.
    searchID: str
    #: The minimum quantity, if the product is ordered.
    min: int
    #: The maximum quantity.
    max: int
    pricing: ExtraProductPricing
    campaign: NotRequired[Campaign]


class Insurance(TypedDict):
    """The insurance."""

    #: The industry code of the insurance, such as SCDW.
    code: str
    #: The name of the insurance.
    name: str
    #: The excess for collision and theft that remains with this insurance. Absent if the insurance does not change the excess.
    excess: NotRequired[Money]


class InsuranceOffer(TypedDict):
    """Insurance in addition to the included coverage."""

    #: The code for ordering this product.
    code: str
    #: The display name.
    name: str
    #: Always `insurance`.
    type: Literal["insurance"]
    #: The search this offer belongs to.
    searchID: str
    #: The minimum quantity, if the product is ordered.
    min: int
    #: The maximum quantity.
    max: int
    pricing: ExtraProductPricing
    campaign: NotRequired[Campaign]
    insurance: Insurance


class ServiceOffer(TypedDict):
    """A service for the rental, such as an additional driver."""

    #: The code for ordering this product.
    code: str
    #: The display name.
    name: str
    #: Always `service`.
    type: Literal["service"]
    #: The search this offer belongs to.
    searchID: str
    #: The minimum quantity, if the product is ordered.
    min: int
    #: The maximum quantity.
    max: int
    pricing: ExtraProductPricing
    campaign: NotRequired[Campaign]


class ExtraRange(TypedDict):
    """The additional distance."""

    #: The distance, in `unit`.
    amount: float
    unit: DistanceUnit


class RangeOffer(TypedDict):
    """Distance in addition to the included distance."""

    #: The code for ordering this product.
    code: str
    #: The display name.
    name: str
    #: Always `range`.
    type: Literal["range"]
    #: The search this offer belongs to.
    searchID: str
    #: The minimum quantity, if the product is ordered.
    min: int
    #: The maximum quantity.
    max: int
    pricing: ExtraProductPricing
    campaign: NotRequired[Campaign]
    extraRange: ExtraRange


class CarQuote(TypedDict):
    """One car from a search, with the vendor's current data."""

    #: The product code of the car.
    code: str
    #: The search that returned the car.
    searchID: str
    #: When the vendor was queried.
    quotedAt: str
    #: Whether the car is still available for the whole rental.
    isAvailable: bool
    #: Whether the vendor's price differs from the price in the search. Absent if the car is no longer available.
    isPriceChanged: NotRequired[bool]
    #: The car's current price, with the exchange rate and commission from the search. Absent if the car is no longer available.
    pricing: NotRequired[CarPricing]
    #: The vendor's current terms. Absent if the car is no longer available, or if the vendor does not send its terms again.
    conditions: NotRequired[CarConditions]


class CarOrderExtra(TypedDict):
    """An extra product to book with the car."""

    #: The `code` of an extra product offered for this car.
    code: str
    #: The number of units, between the offer's `min` and `max`.
    quantity: int


class CarPassenger(TypedDict):
    """The traveller who drives the car. A Turkish citizen is identified by `identityNumber`. Other travellers are identified by `passportNo` or by a foreigner's identity number, which begins with 99."""

    #: The given name, as on the driving licence.
    firstName: str
    #: The family name, as on the driving licence.
    lastName: str
    #: The email address at which the vendor can contact the traveller.
    email: str
    #: The nationality, as a two-letter ISO 3166-1 code in capitals, or XK for Kosovo.
    nationality: str
    #: The phone number, in E.164 format.
    phone: str
    #: The date of birth. On the day of pick-up, in local time, the driver must be at least as old as in the search (`30+`: 30) and as the offer requires.
    birthDate: str
    #: The 11-digit Turkish identity number. Required if `nationality` is `TR`, and for a car with `isCreditcheckRequired`.
    identityNumber: NotRequired[str]
    #: The passport number, in letters and digits. Required if `identityNumber` is not sent.
    passportNo: NotRequired[str]


class CarBilling(TypedDict):
    """The recipient of the invoice. Defaults to the passenger."""

    type: BillingType
    #: Your own label for this address.
    label: NotRequired[str]
    #: The given name, or the company name.
    firstName: str
    #: The family name.
    lastName: NotRequired[str]
    #: The email address for the invoice.
    email: NotRequired[str]
    #: The phone number, in E.164 format.
    phone: NotRequired[str]
    #: The full name of the country in English, Turkish or German. Must match `countryCode`.
    countryName: str
    #: The country, as a two-letter ISO 3166-1 code in capitals, or XK for Kosovo.
    countryCode: str
    #: The state or province: a name or ISO code from `listDivisions`, or a common name. In Türkiye, one of the provinces.
    adm1: str
    #: The district. In Türkiye, a district of the province as listed by `listDivisions`.
    adm2: NotRequired[str]
    #: The street, house number and apartment number.
    line: NotRequired[str]
    #: The postal code.
    zipCode: NotRequired[str]
    #: The tax office. Required for companies.
    taxDivision: NotRequired[str]
    #: The tax number, or the identity number of an individual. Required for companies. In Türkiye, 11 digits for `individual`, 10 for `corporateCompany`, 10 or 11 for `privateCompany`.
    taxIdentifier: NotRequired[str]


class OrderMetadata(TypedDict):
    """A name-value pair that you define."""

    #: Your name for the pair. Each name can be used once.
    name: str
    #: The value of the pair.
    value: str


class CarOrderRequest(TypedDict):
    """A car from a search result, its extra products and its driver."""

    #: The payment method for the order. `creditCard` means a card. `limit` means the agency's credit limit and requires authorisation.
    paymentType: PaymentType
    #: The `searchID` of a search result that is at most 15 minutes old.
    searchID: str
    #: The `code` of the search result.
    code: str
    #: The extra products to book with the car. Each product can be listed once.
    extraProducts: NotRequired[list[CarOrderExtra]]
    passenger: CarPassenger
    billing: NotRequired[CarBilling]
    #: If true, `total` is charged to the credit limit, and nothing is due at the vendor's desk. The car must support full credit, the agency must be authorised for it, and `paymentType` must be `limit`.
    isFullCredit: NotRequired[bool]
    #: If true, `paymentTotal` is charged to the credit limit, and the search's `vendorTotal` remains due at the vendor's desk. The agency must be authorised for it, and `paymentType` must be `limit`. Cannot be combined with `isFullCredit`.
    isLimitedCredit: NotRequired[bool]
    #: The total shown to the traveller: the car's `pricing.total`, plus that of each extra product times its `quantity`. The order is refused if its total differs. Without this field, the price must equal the price in the search.
    expectedTotal: NotRequired[Money]
    #: Your own number for this booking, returned with every ordered item.
    trackingID: NotRequired[TrackingID]
    #: The flight the driver arrives on. The vendor receives the flight number and can wait if the flight is late.
    arrivalFlightNumber: NotRequired[str]
    #: Data that helps you find the order again, such as numbers from your own systems. We do not use the data or send it to the vendor. Do not store personal data here.
    metadata: NotRequired[list[OrderMetadata]]


class OrderPayment(TypedDict):
    """The payment for an order, and its refunds."""

    #: The payment method.
    type: PaymentType
    #: The amount charged, including installment interest.
    amount: Money
    #: The number of card installments, 1 for a single payment. Absent if the order was charged to the credit limit.
    installments: NotRequired[int]
    #: The amount still due at the vendor's desk or in the vehicle, or 0 if the full price is paid on credit.
    vendorTotal: Money
    #: When the payment was charged.
    paidAt: str
    #: The total refunded, including refunds in progress, or 0 if there are none. The full amount is refunded if nothing was reserved.
    refunded: Money
    #: The status of the latest refund. Absent if there is no refund.
    refundStatus: NotRequired[RefundStatus]
    #: When the latest refund was made. Absent if there is no refund.
    refundedAt: NotRequired[str]


class StatusChange(TypedDict):
    """A car status and when it began."""

    status: ItemStatus
    #: When the status began.
    at: str


class CarTerms(TypedDict):
    """The terms that the customer agreed to by ordering. These terms stay the same, even if the vendor changes its terms later. Distances are in kilometres and ages in years; amounts are in the currency of the order."""

    #: When the customer agreed to the terms, which is when the order was created.
    agreedAt: str
    source: TermsSource
    #: The cancellation fees in chronological order. After the last step, nothing is refunded.
    cancellation: list[CancellationStep]
    #: The vendor's terms, without the ordered insurance products. Absent in some older orders.
    conditions: NotRequired[CarConditions]
    #: The ordered insurance products, each with the remaining excess. Empty if no insurance was ordered. Older orders do not contain this data.
    insurances: NotRequired[list[Insurance]]
    #: The risks that the price covers. Absent in older orders.
    includedCoverages: NotRequired[IncludedCoverages]
    #: The required fuel level on return. Absent in older orders.
    fuelPolicy: NotRequired[IdName]
    #: The vendor's terms as text, in the language of the order. Absent in older orders.
    rules: NotRequired[list[RentalRule]]
    #: The vendor's documents and requirements. The vendor can change the documents at these URLs. Absent in older orders.
    rentalConditions: NotRequired[RentalConditions]


class OrderedPassenger(TypedDict):
    """The traveller, without the date of birth and document numbers."""

    #: The given name.
    firstName: str
    #: The family name.
    lastName: str
    #: The email address.
    email: str
    #: The nationality, as a two-letter ISO 3166-1 code in capitals, or XK for Kosovo.
    nationality: str
    #: The phone number, in E.164 format.
    phone: str


class OrderedBilling(TypedDict):
    """The recipient of the invoice, without the address and tax number. The recipient is the passenger unless the order specifies someone else."""

    type: BillingType
    #: The given name, or the company name.
    firstName: str
    #: The family name, if specified.
    lastName: NotRequired[str]
    #: The email address for the invoice, if specified.
    email: NotRequired[str]
    #: The phone number in E.164 format, if specified.
    phone: NotRequired[str]


class OrderedCarPricing(TypedDict):
    """The price of the car, as offered in the search. Extra products are priced separately."""

    #: The total price of the rental, including the agency's commission.
    total: Money
    #: The amount charged when the order is paid. If the order has `isFullCredit`, `total` is charged instead.
    paymentTotal: Money
    #: The price lines, as they apply to this order. All lines add up to `total`, to the minor unit. Lines due at `payment` add up to `paymentTotal`; if the order has `isFullCredit`, every line is due at `payment`, and these lines add up to `total`.
    breakdown: NotRequired[list[PriceLine]]
    exchange: NotRequired[Exchange]


#: The car, as offered in the search.
OrderedCar = TypedDict(
    "OrderedCar",
    {
        "code": "str",
        "searchID": "str",
        "brand": "IdName",
        "model": "IdName",
        "class": "IdName",
        "imageURL": "str",
        "pricing": "OrderedCarPricing",
        "vendor": "NotRequired[CarVendor]",
        "appointment": "NotRequired[Appointment]",
        "conditions": "NotRequired[CarConditions]",
        "cancellation": "NotRequired[list[CancellationStep]]",
    },
)


class OrderedCarProduct(TypedDict):
    """The ordered car."""

    #: The identifier of the item.
    id: int
    status: ItemStatus
    #: Always 1.
    quantity: int
    #: Whether `total` is charged to the credit limit, so that nothing is due at the vendor's desk.
    isFullCredit: bool
    #: True if `paymentTotal` is charged to the credit limit and the rest of `total` is due at the vendor's desk.
    isLimitedCredit: bool
    #: True if the vendor cancelled the item without a request from you.
    vendorCancelled: bool
    #: The vendor's reservation number. Absent until the item is reserved; kept after a cancellation.
    vendorReservationID: NotRequired[str]
    #: Your own tracking number, if you provided one.
    trackingID: NotRequired[TrackingID]
    #: The identifier of the payment. Absent until the item is paid.
    paymentID: NotRequired[int]
    #: When the item was ordered.
    createdAt: str
    #: When the item last changed.
    updatedAt: str
    car: OrderedCar


class OrderedExtraPricing(TypedDict):
    """The price of the extra product, exactly as offered."""

    #: The price of one unit for the whole rental, including the agency's commission.
    total: Money
    exchange: NotRequired[Exchange]


class OrderedExtra(TypedDict):
    """The extra product, as offered."""

    #: The code of the product.
    code: str
    #: The display name.
    name: str
    type: ExtraProductKind
    pricing: OrderedExtraPricing
    #: The insurance, if the type is `insurance`. Absent in orders created before this field existed.
    insurance: NotRequired[Insurance]


class OrderedExtraProduct(TypedDict):
    """An ordered extra product."""

    #: The identifier of the item.
    id: int
    status: ItemStatus
    #: The number of units.
    quantity: int
    #: True if the vendor cancelled the item without a request from you.
    vendorCancelled: bool
    #: The vendor's reservation number. Absent until the item is reserved; kept after a cancellation.
    vendorReservationID: NotRequired[str]
    #: Your own tracking number, if you provided one.
    trackingID: NotRequired[TrackingID]
    #: The identifier of the payment. Absent until the item is paid.
    paymentID: NotRequired[int]
    #: When the item was ordered.
    createdAt: str
    #: When the item last changed.
    updatedAt: str
    extraProduct: OrderedExtra


class CarOrder(TypedDict):
    """A car order with its items and their statuses."""

    #: The identifier of the order, to send as `orderID` in later requests.
    id: str
    status: CarOrderStatus
    #: The order's payment method; before payment, the method chosen in the request.
    paymentType: PaymentType
    #: The currency of every amount in the order, taken from the search.
    paymentCurrency: Currency
    #: The order's language, used for names and for the payment pages that the customer sees. English if `Accept-Language` requested no language; in that case, names come from the reference data.
    language: Language
    #: When the order was created.
    createdAt: str
    #: When the order last changed, including changes to its payment and refunds.
    updatedAt: str
    #: The actions that the order and its payment currently allow. The list is empty while a payment or a cancellation is in progress. The vendor or the bank can still refuse an action.
    availableActions: list[OrderAction]
    #: The amount to be charged to the credit limit, or to a card in a single payment. Installments can add interest. Present only while `availableActions` contains `pay`.
    paymentRequirement: NotRequired[Money]
    #: The payment of the order. Absent until the order is paid.
    payment: NotRequired[OrderPayment]
    #: The car's statuses in chronological order, ending with the current one. Orders created before this history existed have only the first and the latest status.
    statusHistory: NotRequired[list[StatusChange]]
    #: The flight the driver arrives on, if specified.
    arrivalFlightNumber: NotRequired[str]
    #: Your own name-value pairs, if you provided any.
    metadata: NotRequired[list[OrderMetadata]]
    terms: NotRequired[CarTerms]
    personalDataErasedAt: NotRequired[PersonalDataErasedAt]
    passenger: OrderedPassenger
    billing: OrderedBilling
    orderedCarProduct: OrderedCarProduct
    #: The extra products ordered with the car. Empty if there are none.
    orderedExtraProducts: list[OrderedExtraProduct]


class VoucherDriver(TypedDict):
    """The driver of the car."""

    #: The given name.
    firstName: str
    #: The family name.
    lastName: str


#: The car.
VoucherCar = TypedDict(
    "VoucherCar",
    {
        "brand": "IdName",
        "model": "IdName",
        "class": "IdName",
    },
)


class VoucherExtra(TypedDict):
    """An extra product that comes with the car."""

    #: The code of the product.
    code: str
    #: The display name.
    name: str
    #: The number of units.
    quantity: int


class CarVoucher(TypedDict):
    """The document that the traveller shows at the vendor's desk."""

    #: The identifier of the order.
    orderID: str
    #: The language of the page and the PDF: the order's language. Names are in this language if `createOrder` was sent with `Accept-Language`; otherwise they come from the reference data.
    language: Language
    #: The vendor's reservation number.
    vendorReservationID: str
    #: Your own tracking number, if you provided one.
    trackingID: NotRequired[TrackingID]
    #: The company that rents out the car. Absent in orders created before this field existed.
    vendor: NotRequired[CarVendor]
    driver: VoucherDriver
    #: The flight the driver arrives on, if specified.
    arrivalFlightNumber: NotRequired[str]
    #: The time and place of pick-up and return. Absent in orders created before this field existed.
    appointment: NotRequired[Appointment]
    car: VoucherCar
    #: The extra products that come with the car. Empty if there are none.
    extraProducts: list[VoucherExtra]
    #: The amount due at the vendor's desk, in the currency of the order. The deposit is not included.
    dueAtDesk: Money
    #: The vendor's terms. `excess` is the amount that still applies with the ordered insurance. Absent if the vendor did not return its terms again when the car was ordered.
    conditions: NotRequired[CarConditions]
    terms: NotRequired[CarTerms]


class CarCancelEligibility(TypedDict):
    """The effect of cancelling now."""

    #: Whether the order can be cancelled.
    cancellable: bool
    #: Whether a cancellation would result in a refund.
    refundable: bool
    #: The amount that would be refunded. Absent if there is no refund.
    refundAmount: NotRequired[Money]


class CarCancellation(TypedDict):
    """The result of a cancellation."""

    #: True if the order is cancelled, by this call or an earlier one.
    success: bool
    #: The outcome, in one English sentence for developers.
    message: str
    #: The identifier of the order.
    orderId: str
    status: CarCancellationStatus
    #: The refund, credited to the original payment method. Absent if there is no refund.
    refundAmount: NotRequired[Money]


class CarOrderList(TypedDict):
    """One page of the agency's orders, newest first."""

    #: One page of the list.
    results: list[CarOrder]
    #: The cursor for the next page, to send as `cursor`. Absent on the last page.
    nextCursor: NotRequired[str]


class InstallmentInfoRequest(TypedDict):
    """An order, and the first six digits of the card to be charged."""

    #: The `id` of the order.
    orderID: str
    #: The first 6 digits of the card number.
    binNumber: str


class InstallmentPrice(TypedDict):
    """One installment option, where `totalPrice` = `number` × `price`, exact to the minor unit."""

    #: The number of installments. 1 means a single payment.
    number: int
    #: The amount of one installment.
    price: Money
    #: The total of all installments, including interest. The card is charged this amount.
    totalPrice: Money


class InstallmentInfo(TypedDict):
    """Information about the card, and its installment options for this order."""

    #: The number of the bank that issued the card, or 0 for foreign banks.
    bankCode: int
    #: The name of the bank.
    bankName: str
    #: The first 6 digits of the card number, as sent in the request.
    binNumber: str
    #: The card scheme, such as Mastercard.
    cardAssociation: str
    #: The card's installment program, such as Bonus. Empty if the card does not belong to such a program.
    cardFamily: str
    cardType: CardType
    #: If true, payments with this card always use 3D Secure, regardless of `isWith3DSecure`.
    shouldForceTo3D: bool
    #: The currencies the card can be charged in.
    supportedCurrencies: list[Currency]
    #: The price of the order for each number of installments that the card offers; 1 is always included. Empty if the card cannot be charged in the currency of the order and therefore cannot be used.
    installmentPrices: list[InstallmentPrice]


class PaymentSessionRequest(TypedDict):
    """The order to pay for, and the page on your site that the traveller returns to."""

    #: The `id` of the car order.
    orderID: str
    #: The page on your site that the payment page links to at the end. The session's `id` is added to its query as the parameter `paymentSession`. An absolute http or https URL (https only in production), without user info, with an origin registered for the agency. On staging, localhost is also allowed. Do not include personal data.
    returnUrl: str
    #: The number of minutes that the traveller has to start a payment. The session expires at the pick-up time at the latest.
    expiresInMinutes: NotRequired[int]


class PaymentSession(TypedDict):
    """A link to a page on which the traveller pays for an order."""

    #: The identifier of the session.
    id: str
    #: The car order.
    orderID: str
    #: The URL of the payment page. Open it in the traveller's browser, or send it to the traveller. Anyone with the URL can see the booking and pay for it, so do not log it. Present while the session is `open` or `processing`.
    url: NotRequired[str]
    status: PaymentSessionStatus
    cancelReason: NotRequired[PaymentSessionCancelReason]
    #: The page on your site that the traveller returns to. The URL is deleted one day after the session ends, and is absent from then on.
    returnUrl: NotRequired[str]
    #: The time at which the session was created.
    createdAt: str
    #: The latest time at which a payment can be started. A payment that is in progress at this time is still completed.
    expiresAt: str


class PaymentCard(TypedDict):
    """The card to charge. We store the first six and the last four digits of the card number, but not the CVC."""

    #: The card number, digits only.
    cardNumber: str
    #: The card's expiry month, two digits.
    expireMonth: str
    #: The card's expiry year, four digits.
    expireYear: str
    #: The name on the card.
    cardHolderName: str
    #: The security code: 3 digits, or 4 for American Express.
    cvc: str
    #: The number of installments, 1 for a single payment. Must be a number that the card offers: call `getInstallmentInfo` with the first 6 digits of the card number.
    installment: int
    #: Whether the customer must authenticate with the bank. If 3D Secure is mandatory for the card, it is used even if this field is false.
    isWith3DSecure: bool
    #: The URL to which the customer's browser is redirected (303) after 3D Secure. Required even if `isWith3DSecure` is false, because the card may still require 3D Secure. An absolute http or https URL (https only in production), without user info, with an origin registered for the agency. On staging, localhost is also allowed. The query string of the URL is preserved, except for the parameters that report the outcome.
    callbackUrl: str


class CardPaymentRequest(TypedDict):
    """A payment by card."""

    #: The `id` of the order.
    orderID: str
    #: Always `creditCard`.
    paymentType: Literal["creditCard"]
    payWithCard: PaymentCard


class LimitPaymentRequest(TypedDict):
    """A payment charged to the agency's credit limit."""

    #: The `id` of the order.
    orderID: str
    #: Always `limit`.
    paymentType: Literal["limit"]


class PaymentResult(TypedDict):
    """The status of the payment."""

    status: PaymentStatus
    #: Whether the payment uses 3D Secure. A payment can use 3D Secure even if the request did not specify it.
    is3dsSecure: bool
    #: With `redirect_required`, a complete HTML page that sends the customer to the bank. Show the page unchanged in the customer's browser. `null` otherwise.
    threeDSHtmlContent: str | None
    #: The amount charged. Absent with `redirect_required`, and with `failed` until the money has been returned.
    payment: NotRequired[OrderPayment]


class ThreeDSCallback(TypedDict):
    """The form fields that the payment processor sends through the customer's browser. The service does not rely on these fields."""

    #: The language of the page, as a language tag. The service supports `en`, `tr` and `de`; for any other language, the page is in English.
    language: str
    #: The reference of the payment.
    paymentId: str
    #: The identifier of the transaction.
    transactionId: str


class RemainingCredit(TypedDict):
    """The remaining credit in one credit record."""

    #: The identifier of the record. It never changes.
    id: int
    #: The remaining amount, in the minor unit of the currency. Never below 0.
    amount: int
    #: The currency of the record.
    currency: Currency


class CreditLimits(TypedDict):
    """The agency's remaining credit."""

    #: One entry per active credit record, in order of `id`. Records in the same currency are never merged. Empty if the agency has no record.
    remaining: list[RemainingCredit]


class CreditCheckRequest(TypedDict):
    """The traveller and the car for the credit check."""

    #: The traveller's 11-digit Turkish identity number. We store only a keyed hash of the identity number.
    identityNumber: str
    #: The `integrationCode` of the search result. The code remains valid after the search has expired.
    integrationCode: str


class CreditCheckResult(TypedDict):
    """The result of the credit check."""

    status: CreditCheckStatus


class CreditCheckPhone(TypedDict):
    """One of the traveller's phone numbers on record at the credit bureau."""

    #: The value to send as `phoneKey`.
    key: int
    #: The phone number with its middle digits masked, so that only people who know the number can recognise it.
    phone: str


class CreditCheckPhones(TypedDict):
    """The traveller's phone numbers."""

    #: The phone numbers, in the order in which the bureau returned them. Empty if the bureau has no phone numbers.
    phoneList: list[CreditCheckPhone]


class CreditReportRequest(TypedDict):
    """The traveller's data from which the credit bureau prepares a report, and the phone that receives the PIN."""

    #: The traveller's 11-digit Turkish identity number. We store only a keyed hash of the identity number.
    identityNumber: str
    #: The traveller's date of birth. Must be in the past.
    birthDate: str
    #: The date of issue of the driving licence. Must not be in the future or before the traveller's 17th birthday.
    driverLicenseDate: str
    #: The full phone number for `phoneKey`, as provided by the traveller, in E.164 format.
    phone: str
    #: The `key` of the number in the phone list.
    phoneKey: int
    #: The `integrationCode` of the search result.
    integrationCode: str


class CreditReport(TypedDict):
    """A report that awaits the traveller's PIN."""

    #: The number to use when confirming or renewing the PIN of this report. Valid for 24 hours, for this agency and `integrationCode` only.
    creditcheckCode: int


class CreditPinRequest(TypedDict):
    """The PIN that the traveller received."""

    creditcheckCode: CreditcheckCode
    #: The 6-digit PIN from the latest SMS. A PIN is valid for 180 seconds and three attempts.
    pinCode: str
    #: The `integrationCode` with which the report was created.
    integrationCode: str


class CreditPinRenewalRequest(TypedDict):
    """The report that needs a new PIN."""

    creditcheckCode: CreditcheckCode
    #: The `integrationCode` with which the report was created.
    integrationCode: str


class TransferPoint(TypedDict):
    """A position in decimal degrees (WGS 84), with its name."""

    #: Latitude in degrees; north is positive.
    lat: float
    #: Longitude in degrees; east is positive.
    lon: float
    #: The name shown to the driver, such as that of a hotel or an airport. It is sent to the supplier with the reservation and does not affect which vehicles are found. Absent from the response if the search did not include a name.
    name: NotRequired[str]
    #: The street and number, for the driver. Sent to the supplier with the reservation. Absent from the response if the search did not include an address.
    address: NotRequired[str]
    #: The name of the hotel, if the point is the travellers' hotel. Sent to the supplier with the reservation. Absent from the response if the search did not include a hotel.
    hotelName: NotRequired[str]
    #: The IATA code of the airport, if the point is within 10 km of one. Absent from the response if the search did not include a code.
    iataCode: NotRequired[str]
    #: The `placeId`, from the place search, of the place at or around this point. Sent to the supplier with the reservation. Absent from the response if the search did not include a place.
    placeId: NotRequired[str]
    #: A note about this place for the driver, such as a gate or a floor. Sent to the supplier with the reservation. Absent from the response if the search did not include a note.
    driverNote: NotRequired[str]


class TransferChild(TypedDict):
    """A traveller under 18."""

    #: The age in full years on the day of pick-up.
    age: int


class TransferTravellers(TypedDict):
    """The travellers by age. The numbers of adults and children must add up to `passengerCount`."""

    #: The number of travellers aged 18 or older.
    adults: int
    #: The travellers under 18, including babies, with their ages. Each child needs a seat.
    children: NotRequired[list[TransferChild]]


class TransferLuggage(TypedDict):
    """The travellers' luggage. Vehicles with too little luggage space are omitted."""

    #: The number of large suitcases.
    suitcases: NotRequired[int]
    #: The number of cabin bags.
    cabinBags: NotRequired[int]
    #: The number of other bulky items, such as skis, golf bags, bicycles, prams and folded wheelchairs.
    oversized: NotRequired[int]


class TransferExtraChoice(TypedDict):
    """An extra to request for every leg."""

    type: AskedTransferExtraType
    #: The number of units. For `extraWaiting`, the number of 30-minute periods.
    count: NotRequired[int]


class OneWayTransferSearchRequest(TypedDict):
    """A one-way transfer."""

    #: Always `oneway`.
    type: Literal["oneway"]
    #: The starting point of the transfer, ideally the `point` from the place details.
    pickup: TransferPoint
    #: The destination of the transfer.
    dropoff: TransferPoint
    #: The pick-up time with a UTC offset. Must be in the future, at most 365 days ahead.
    pickupTime: str
    #: The number of travellers. Vehicles with fewer seats are omitted, unless `maxVehicles` allows several.
    passengerCount: int
    #: The travellers by age. The numbers of adults and children must add up to `passengerCount`.
    passengers: NotRequired[TransferTravellers]
    luggage: NotRequired[TransferLuggage]
    #: The extras that the vehicle must have. List each type only once. Vehicles that lack any of these extras are omitted. The price includes the extras.
    extras: NotRequired[list[TransferExtraChoice]]
    #: The maximum number of vehicles for the group, used if no single vehicle from a supplier has enough seats. Without this field, groups are never split.
    maxVehicles: NotRequired[int]
    #: The agency's commission, added as a separate fee line. A percentage applies to the fees after the discount. A fixed amount must not exceed those fees: vehicles that cost less are omitted. If all vehicles cost less, the call returns 400.
    commission: NotRequired[Commission]


class RoundTransferSearchRequest(TypedDict):
    """A round-trip transfer."""

    #: Always `round`.
    type: Literal["round"]
    #: The starting point of the transfer, ideally the `point` from the place details.
    pickup: TransferPoint
    #: The destination of the outbound leg, where the return leg starts.
    dropoff: TransferPoint
    #: The pick-up time with a UTC offset. Must be in the future, at most 365 days ahead.
    pickupTime: str
    #: The pick-up time of the return leg. Must be after `pickupTime`, at most 365 days ahead.
    returnPickupTime: str
    #: The number of travellers. Vehicles with fewer seats are omitted, unless `maxVehicles` allows several.
    passengerCount: int
    #: The travellers by age. The numbers of adults and children must add up to `passengerCount`.
    passengers: NotRequired[TransferTravellers]
    luggage: NotRequired[TransferLuggage]
    #: The extras that the vehicle must have. List each type only once. Vehicles that lack any of these extras are omitted. The price includes the extras.
    extras: NotRequired[list[TransferExtraChoice]]
    #: The maximum number of vehicles for the group, used if no single vehicle from a supplier has enough seats. Without this field, groups are never split.
    maxVehicles: NotRequired[int]
    #: The agency's commission, added as a separate fee line. A percentage applies to the fees after the discount. A fixed amount must not exceed those fees: vehicles that cost less are omitted. If all vehicles cost less, the call returns 400.
    commission: NotRequired[Commission]


class TransferSupplier(TypedDict):
    """The company that transports the travellers. Absent in older orders."""

    #: The name of the supplier.
    name: str
    #: The supplier's rating by travellers, from 1 to 5.
    rating: float


class TransferAppointment(TypedDict):
    """The time and place of the transfer and the number of travellers, as requested in the search."""

    #: The starting point of the transfer.
    pickup: TransferPoint
    #: The destination of the transfer. The return leg of a round trip starts here.
    dropoff: TransferPoint
    #: The pick-up time, with the UTC offset of the request.
    pickupTime: str
    #: The pick-up time of the return leg, with the UTC offset of the request. Present only for round trips.
    returnPickupTime: NotRequired[str]
    #: The number of travellers in the search.
    passengerCount: int
    #: The travellers by age. Absent if the search did not specify ages.
    passengers: NotRequired[TransferTravellers]
    #: The travellers' luggage. Absent if the search did not specify any luggage.
    luggage: NotRequired[TransferLuggage]


class TransferVehicle(TypedDict):
    """The vehicle. The same kind of vehicle is used for both legs of a round trip."""

    #: The name of the vehicle, such as `Mercedes Vito`.
    name: str
    #: The number of passenger seats, not counting the driver's.
    seatCount: int
    #: The number of large suitcases that fit in the vehicle.
    baggageCount: int
    #: The URL of a picture of the vehicle.
    image: str


class TransferVehicleCount(TypedDict):
    """A kind of vehicle, and the number of vehicles of that kind."""

    #: A vehicle of this kind.
    vehicle: TransferVehicle
    #: The number of vehicles of this kind.
    count: int


class TransferMeeting(TypedDict):
    """The arrangements for meeting the driver."""

    #: Directions that help the travellers find the driver.
    instructions: str
    #: The number of minutes that the driver waits free of charge.
    includedWaitingMinutes: int
    #: The text on the driver's sign, if the supplier uses its own. Absent if the sign shows the order's `signText`.
    signText: NotRequired[str]
    #: The price of each additional minute of waiting, paid to the driver. Absent if unknown.
    waitingPricePerMinute: NotRequired[Money]
    #: The phone number to call if the travellers and the driver cannot find each other.
    emergencyPhone: NotRequired[str]


class TransferExtra(TypedDict):
    """An extra that the vehicle offers, whether requested or not. To change the number of units, search again."""

    type: TransferExtraType
    #: The number of units included in the price, as requested, or 0 if this extra was not requested.
    count: int
    #: The maximum number that can be requested for the vehicle.
    maxCount: int
    #: The price of one unit for all legs combined, or 0 if the extra is included.
    price: Money
    #: A description of the extra.
    description: str


class TransferFee(TypedDict):
    """One line of the price."""

    #: The amount in the minor unit of the currency.
    amount: int
    currency: Currency
    type: TransferFeeType
    charge: TransferFeeCharge
    #: The extra that the line is for. Present only on lines of type `extra`.
    extra: NotRequired[TransferExtraType]
    #: A description of the line.
    description: str


class TransferPricing(TypedDict):
    """The price of the whole transfer, where `total` is the sum of all fees minus `discountTotal`, and `paymentTotal` = `total` − `vendorTotal`, exact to the minor unit."""

    #: The currency of all these amounts, as requested in the search.
    currency: Currency
    #: The price lines before the discount. A leg that is partly paid to the driver has two lines, the prepaid part first. Each extra that is not free has one line.
    fees: list[TransferFee]
    #: The part that is paid to the driver: the sum of the lines whose charge is `vehicle`. The amount is 0 if everything is prepaid.
    vendorTotal: Money
    #: The amount charged when the order is paid.
    paymentTotal: Money
    #: The supplier's discount, or 0 if there is no discount.
    discountTotal: Money
    #: The total price that the traveller pays for the transfer, including the commission.
    total: Money
    exchange: NotRequired[Exchange]


class TransferRule(TypedDict):
    """One of the supplier's terms. For an unknown type, show the `description`."""

    type: TransferRuleType
    #: The text of the rule.
    description: str


class TransferCancellationPolicy(TypedDict):
    """The refund for cancelling all remaining legs by a deadline, as stated by the supplier. For an unknown type, show the `description`. After the last policy, nothing is refunded."""

    type: TransferPolicyType
    #: The last moment at which the policy applies, in local time at the pick-up point, with the UTC offset.
    until: str
    #: The refund of the prepaid amount under this policy, including the commission. Absent in older orders.
    refundAmount: NotRequired[Money]
    #: The text of the policy.
    description: str


class TransferProduct(TypedDict):
    """One vehicle from one supplier for the whole transfer, or several vehicles for a group, with the total price."""

    #: The code of this offer. To refer to the transfer in later requests, send this code with the `searchId`.
    code: str
    #: The deadline for booking. Absent in older orders.
    bookableUntil: NotRequired[str]
    #: The deadline for listing all travellers. An order created after this time must list all travellers. Present only in search results.
    passengersDueAt: NotRequired[str]
    supplier: NotRequired[TransferSupplier]
    appointment: TransferAppointment
    #: The length of the outbound leg in metres.
    onewayDistance: int
    #: The duration of the outbound leg in seconds, including traffic at that time of day.
    onewayDuration: int
    #: The length of the return leg in metres. Present only for round trips.
    returnDistance: NotRequired[int]
    #: The duration of the return leg in seconds, including traffic at that time of day. Present only for round trips.
    returnDuration: NotRequired[int]
    #: The vehicle, or the largest of several. Both legs of a round trip use the same kinds of vehicle.
    vehicle: TransferVehicle
    #: All vehicles, largest first. Absent in older orders.
    vehicles: NotRequired[list[TransferVehicleCount]]
    #: The arrangements for meeting the driver. Absent in older orders.
    meeting: NotRequired[TransferMeeting]
    #: The arrangements for meeting the driver on the return leg. Present only for round trips.
    returnMeeting: NotRequired[TransferMeeting]
    #: The extras of this vehicle, with the number of each included in the price. Absent in older orders.
    extras: NotRequired[list[TransferExtra]]
    pricing: TransferPricing
    #: The supplier's terms. Free cancellation is not listed if the pick-up is too soon to qualify.
    rules: list[TransferRule]
    #: The cancellation policies, highest refund first. Policies that had already expired at the time of the search are not listed.
    cancellationPolicies: list[TransferCancellationPolicy]


class QueriedTransferSupplier(TypedDict):
    """A supplier that was queried."""

    #: The supplier's name, as shown in the `supplier` field of its products.
    name: str


class SupplierOutcome(TypedDict):
    """The search outcome for one supplier."""

    supplier: QueriedTransferSupplier
    outcome: SearchOutcome
    #: The number of the supplier's vehicles in `products`.
    offers: int


class TransferSearchResponse(TypedDict):
    """The vehicles found."""

    #: The identifier of the search. A `searchId` and a `code` together identify an offer for 30 minutes.
    searchId: str
    #: The vehicles, sorted by total price, lowest first, then by code.
    products: list[TransferProduct]
    #: True if every supplier responded. If false, a later search may find more vehicles.
    complete: bool
    #: The outcome for each supplier. Empty if both points are the same place, because no supplier is queried.
    suppliers: list[SupplierOutcome]
    #: Probable mistakes in the search, such as swapped coordinates. Absent if there are none. Show them to developers, not to travellers; more kinds may be added.
    warnings: NotRequired[list[SearchWarning]]


class TransferLegTerms(TypedDict):
    """The terms of one leg."""

    type: TransferLegType
    #: The leg's share of the amount charged for the order, including the agency's commission.
    amount: Money
    #: The refund for cancelling the leg by each deadline, highest refund first. After the last deadline, nothing is refunded.
    cancellationPolicies: list[TransferCancellationPolicy]
    #: The number of minutes that the driver waits free of charge. Absent in older orders.
    includedWaitingMinutes: NotRequired[int]
    #: The price of each additional minute of waiting, paid to the driver. Absent if unknown.
    waitingPricePerMinute: NotRequired[Money]


class TransferTerms(TypedDict):
    """The terms that the customer agreed to by ordering. These terms stay the same, even if the supplier changes its terms or the order changes."""

    #: When the customer agreed to the terms, which is when the order was created.
    agreedAt: str
    source: TermsSource
    #: The supplier's terms as text, in the language of the order.
    rules: list[TransferRule]
    #: The terms of each leg, the outbound leg first.
    legs: list[TransferLegTerms]


class TransferDriver(TypedDict):
    """The driver and the vehicle of this leg. Keep the data no longer than the travellers need it."""

    #: The driver's name.
    name: str
    #: The driver's phone number for the travellers, in E.164 format. Absent if the supplier has not provided a number.
    phone: NotRequired[str]
    #: The licence plate of the vehicle. Absent until known.
    plate: NotRequired[str]
    #: The make, model and colour of the vehicle. Absent until known.
    vehicle: NotRequired[str]


class TransferRideEvent(TypedDict):
    """An event during the ride."""

    type: TransferRideStatus
    #: When the event happened, according to the supplier.
    at: str
    #: The driver's expected arrival time at the pick-up point. Present only with `delayed`.
    expectedAt: NotRequired[str]


class TransferRide(TypedDict):
    """The progress of the ride, as reported by the supplier."""

    #: The latest status of the ride.
    status: TransferRideStatus
    #: The driver's expected arrival time at the pick-up point. Present only while the ride is `delayed`.
    expectedAt: NotRequired[str]
    #: All reported events of the ride, earliest first.
    events: list[TransferRideEvent]


class TransferOrderLeg(TypedDict):
    """One leg of the order, which is reserved and cancelled separately."""

    type: TransferLegType
    #: The status of the leg. A completed leg stays `reserved`.
    status: TransferOrderStatus
    #: The pick-up time of the leg, with the UTC offset used in the search.
    pickupTime: str
    #: The leg's share of the amount charged for the order, including the agency's commission.
    amount: Money
    #: The agency's commission included in the amount, or 0 if there is no commission.
    commission: Money
    #: The refund for cancelling the leg by each deadline, highest refund first. After the last deadline, nothing is refunded.
    cancellationPolicies: list[TransferCancellationPolicy]
    #: The driver of the leg. Absent until the supplier assigns a driver, and after the travellers' data has been erased.
    driver: NotRequired[TransferDriver]
    #: The progress of the ride. Absent until the supplier's first report.
    ride: NotRequired[TransferRide]
    canceledBy: NotRequired[TransferCanceledBy]
    #: When the leg was cancelled. Present only if the leg is `canceled`.
    canceledAt: NotRequired[str]
    #: The refund for the leg. Present only if the leg is `canceled`.
    refundAmount: NotRequired[Money]


class TransferManifest(TypedDict):
    """The passenger data that carriers must report at least one hour before pick-up."""

    #: `incomplete`: some data is missing. `complete`: all data is present. `reported`: the carrier has reported the data, which is now final. More values may be added; ignore values you do not know.
    status: str
    #: The deadline for `completeTransferPassengers`, or the order's creation time if that is later.
    dueAt: str
    #: When the carrier reported the data. Present only with `reported`.
    reportedAt: NotRequired[str]
    #: The missing fields, as paths into `passengers`. `passengers[3]` is a traveller who has not been named.
    missing: list[str]


class TransferPassenger(TypedDict):
    """A traveller, with exactly one of `identityNumber` and `passportNo`, regardless of nationality. The number must be unique within the order."""

    #: True for the traveller whom the supplier contacts. Exactly one passenger must be primary.
    primary: bool
    #: The given name.
    firstName: str
    #: The family name.
    lastName: str
    #: Female or male. Required for the primary passenger.
    gender: NotRequired[Gender]
    #: The date of birth. Required for the primary passenger, who must be at least 18 years old on the day of pick-up.
    birthDate: NotRequired[str]
    #: The nationality, as a two-letter ISO 3166-1 code in capitals, or XK for Kosovo. Required for the primary passenger.
    nationality: NotRequired[str]
    #: The email address. Required for the primary passenger.
    email: NotRequired[str]
    #: The phone number that the driver calls, in E.164 format. Required for the primary passenger.
    phone: NotRequired[str]
    #: The 11-digit Turkish identity number, not all zeros. Absent if `passportNo` is given.
    identityNumber: NotRequired[str]
    #: The passport number, in letters and digits, not all zeros. Absent if `identityNumber` is given.
    passportNo: NotRequired[str]


class TransferOrder(TypedDict):
    """A transfer order and its status."""

    #: The identifier of the order.
    orderId: str
    status: TransferOrderStatus
    #: The language of the texts in the order and of its voucher, as requested with `Accept-Language` when the order was created. Absent in some older orders.
    language: NotRequired[Language]
    #: Your own tracking number, if you provided one.
    trackingID: NotRequired[TrackingID]
    #: When the order was created.
    createdAt: str
    #: When the order, its legs, rides, payment or refunds last changed.
    updatedAt: str
    #: The actions that the order currently allows. Empty while a payment or a cancellation is in progress. The supplier can still refuse an action.
    availableActions: list[OrderAction]
    #: The exact amount to pay, including the agency's commission. Present only in the response that creates the order.
    paymentRequirement: NotRequired[Money]
    #: The payment of the order. Absent until the order is paid.
    payment: NotRequired[OrderPayment]
    personalDataErasedAt: NotRequired[PersonalDataErasedAt]
    #: The supplier's reservation number. Absent until the order is reserved.
    vendorReservationId: NotRequired[str]
    #: The flight the travellers arrive on, if specified.
    flightNumber: NotRequired[str]
    #: The flight the travellers depart on, if specified.
    returnFlightNumber: NotRequired[str]
    #: The text on the driver's sign, if specified. Absent after the personal data has been erased.
    signText: NotRequired[str]
    #: The complete transfer product, as offered in the search.
    product: TransferProduct
    terms: NotRequired[TransferTerms]
    #: The individual legs, the outbound leg first. The order is `reserved` as long as at least one leg is.
    legs: NotRequired[list[TransferOrderLeg]]
    #: The reporting status of the passenger data. Absent in lists, and after the documents have been erased.
    manifest: NotRequired[TransferManifest]
    #: The travellers. Gender, birth date, nationality and document are passed on to the supplier, and erased some time after the ride.
    passengers: list[TransferPassenger]


class TransferOrderList(TypedDict):
    """One page of the agency's transfer orders, newest first."""

    #: One page of the list.
    results: list[TransferOrder]
    #: The cursor for the next page, to send as `cursor`. Absent on the last page.
    nextCursor: NotRequired[str]


class TransferBilling(TypedDict):
    """The billing details for the invoice, instead of the agency's registered ones. Custom billing must be enabled for the agency."""

    type: BillingType
    #: The given name, or the company name if `type` is `corporateCompany`.
    firstName: str
    #: The family name. Required unless `type` is `corporateCompany`.
    lastName: NotRequired[str]
    #: The email address for the invoice.
    email: str
    #: The phone number, in E.164 format.
    phone: str
    #: The country, as a two-letter ISO 3166-1 code in capitals, or XK for Kosovo.
    countryCode: str
    #: The full name of the country in English, Turkish or German. Must match `countryCode`.
    countryName: str
    #: The state or province: a name or ISO code from `listDivisions`, or a common name. In Türkiye, one of the provinces.
    adm1: str
    #: The district. In Türkiye, a district of the province as listed by `listDivisions`.
    adm2: NotRequired[str]
    #: The street, house number and apartment number.
    line: str
    #: The postal code.
    zipCode: str
    #: The tax number of a company, or the identity number of an individual. In Türkiye, 11 digits for `individual`, 10 for `corporateCompany`, 10 or 11 for `privateCompany`.
    taxIdentifier: str
    #: The tax office. Required for companies.
    taxDivision: NotRequired[str]


class TransferOrderRequest(TypedDict):
    """A transfer from a search result, and its travellers."""

    #: The `searchId` of a search result that is no more than about 30 minutes old.
    searchId: str
    #: The `code` of the product.
    code: str
    #: The travellers: at least one, and at most the `passengerCount` of the search. Exactly one is primary.
    passengers: list[TransferPassenger]
    billing: NotRequired[TransferBilling]
    #: The flight the travellers arrive on. Recommended for airport pick-ups, so that the driver can track delays.
    flightNumber: NotRequired[str]
    #: The flight the travellers depart on. Allowed only for round trips.
    returnFlightNumber: NotRequired[str]
    #: The text on the driver's sign, unless the supplier uses its own. Defaults to the name of the primary passenger.
    signText: NotRequired[str]
    #: Your own number for this booking, returned with the order.
    trackingID: NotRequired[TrackingID]


class TransferLegCancelEligibility(TypedDict):
    """The effect of cancelling one leg now."""

    type: TransferLegType
    #: Whether the leg can be cancelled.
    cancellable: bool
    #: Whether a cancellation would result in a refund.
    refundable: bool
    #: The refund for the leg, which may be 0. Present only if the leg is `cancellable`.
    refundAmount: NotRequired[Money]
    #: The cancellation fee, which is the part of the leg's `amount` that would not be refunded. It may be 0. Present only if the leg is `cancellable`.
    feeAmount: NotRequired[Money]
    #: The deadline for this refund; after it, the fee is higher. Absent if the fee is the full price or the leg is not `cancellable`.
    until: NotRequired[str]


class TransferCancelEligibility(TypedDict):
    """The effect of cancelling now."""

    #: The identifier of the order.
    orderId: str
    #: Whether the order can be cancelled.
    cancellable: bool
    #: The refund for a cancellation: the price minus the penalty, and never more than was paid. The commission is refunded in the same proportion. Absent if there is no refund.
    refundAmount: NotRequired[Money]
    #: All legs of the order, each with the effect of cancelling it now. The outbound leg comes first. The refunds of the `cancellable` legs add up to the order's `refundAmount`.
    legs: NotRequired[list[TransferLegCancelEligibility]]


class TransferCancelRequest(TypedDict):
    """The legs to cancel."""

    #: The legs to cancel, each at most once. The supplier cancels either all of these legs or none.
    legs: list[TransferLegType]


class TransferCanceledLeg(TypedDict):
    """One leg of the order after a cancellation."""

    type: TransferLegType
    #: The status of the leg. A leg that was not cancelled, or was completed earlier, is `reserved`.
    status: TransferOrderStatus
    canceledBy: NotRequired[TransferCanceledBy]
    #: The refund for the leg, which may be 0. Present only if the leg is `canceled`.
    refundAmount: NotRequired[Money]
    #: The cancellation fee, which is the part of the leg's `amount` that is not refunded. It may be 0. Present only if the leg is `canceled`.
    feeAmount: NotRequired[Money]


class TransferCancellation(TypedDict):
    """A completed cancellation of a transfer order or of some of its legs."""

    #: The identifier of the order.
    orderId: str
    #: Always `canceled`, which means that all requested legs are cancelled. Any other outcome is an error.
    status: Literal["canceled"]
    #: The status of the order after the cancellation: `reserved` if another leg can still be driven, otherwise `canceled`.
    orderStatus: NotRequired[TransferOrderStatus]
    #: All legs of the order, including those that were not cancelled. The outbound leg comes first.
    legs: NotRequired[list[TransferCanceledLeg]]


class TransferPaymentRequest(TypedDict):
    """The payment method for the order."""

    #: Always `limit`, the agency's credit limit.
    paymentType: Literal["limit"]


class TransferPassengersRequest(TypedDict):
    """The complete list of travellers."""

    #: The new list of travellers, which replaces the previous list. The number of travellers must not exceed the `passengerCount` of the search. Exactly one traveller must be primary.
    passengers: list[TransferPassenger]


class TransferFlightRequest(TypedDict):
    """The flight details to change for one leg. Omitted fields stay unchanged; either the flight number or the pick-up time is required."""

    #: The leg to change. Defaults to the outbound leg.
    leg: NotRequired[TransferLegType]
    #: The flight number.
    flightNumber: NotRequired[str]
    #: The new pick-up time, in RFC 3339 format with an offset, at most 12 hours from the current one.
    pickupTime: NotRequired[str]


class TransferVoucherLeg(TypedDict):
    """One leg, with the information that the travellers need to meet the driver."""

    type: TransferLegType
    #: The status of the leg. A completed leg stays `reserved`.
    status: TransferOrderStatus
    #: The start of the leg.
    pickup: TransferPoint
    #: The destination of the leg.
    dropoff: TransferPoint
    #: The pick-up time of the leg, with the UTC offset used in the search.
    pickupTime: str
    #: The pick-up time in the local time of the pick-up point, with its UTC offset. Show this time to travellers.
    pickupLocalTime: str
    #: The IANA time zone of the pick-up point.
    timeZone: str
    #: The flight that the travellers arrive on before the outbound leg, or depart on after the return leg. Absent if no flight was specified.
    flightNumber: NotRequired[str]
    #: The arrangements for meeting the driver. Absent in older orders.
    meeting: NotRequired[TransferMeeting]
    #: The text on the driver's sign. It is the supplier's own text, the `signText` of the order, or the name of the primary passenger, in this order of precedence.
    signText: str
    #: The driver of the leg. Absent until the supplier assigns a driver.
    driver: NotRequired[TransferDriver]
    canceledBy: NotRequired[TransferCanceledBy]
    #: When the leg was cancelled. Present only if the leg is `canceled`.
    canceledAt: NotRequired[str]
    #: The refund for the leg. Present only if the leg is `canceled`.
    refundAmount: NotRequired[Money]


class TransferVoucherExtra(TypedDict):
    """An extra included in the price."""

    type: TransferExtraType
    #: The number of units.
    count: int
    #: A description of the extra.
    description: str


class TransferVoucherPassenger(TypedDict):
    """A traveller."""

    #: The given name.
    firstName: str
    #: The family name.
    lastName: str


class TransferVoucher(TypedDict):
    """The document that the travellers show to their driver."""

    #: The identifier of the order.
    orderId: str
    #: The language of the page and the PDF, which is the order's language, or English if the order has no language.
    language: Language
    #: The supplier's reservation number.
    vendorReservationId: str
    #: Your own tracking number, if you provided one.
    trackingID: NotRequired[TrackingID]
    supplier: NotRequired[TransferSupplier]
    #: The individual legs, the outbound leg first. A cancelled leg is included with its status.
    legs: list[TransferVoucherLeg]
    #: The vehicles of each leg, largest first.
    vehicles: list[TransferVehicleCount]
    #: The extras included in the price. Empty if there are none.
    extras: list[TransferVoucherExtra]
    #: The number of travellers in the search.
    passengerCount: int
    #: The travellers named in the order, the primary passenger first.
    passengers: list[TransferVoucherPassenger]
    #: The travellers' luggage. Absent if the search did not specify any luggage.
    luggage: NotRequired[TransferLuggage]
    #: The payment of the order and its refunds.
    payment: OrderPayment
    terms: TransferTerms


class ReferenceItem(TypedDict):
    """An entry in a reference list."""

    #: The identifier. Its meaning never changes.
    id: int
    #: The display name, mostly in Turkish unless `Accept-Language` requests a language.
    name: str


class ExtraProductType(TypedDict):
    """A kind of extra product."""

    #: The identifier. Its meaning never changes.
    id: int
    #: The name in the language requested by `Accept-Language`.
    name: str
    #: The kind of product, such as `babySeat`, `gpsNavigation`, `additionalDriver`, `insurance`, `extraRange`.
    type: str
    #: The code in capital letters, such as `BABY_SEAT`, `GPS`, `ADD_DRIVER`, `CDW`, `EXTRA_RANGE`.
    code: str


class Supplier(TypedDict):
    """A company that rents out cars."""

    #: The identifier of the supplier.
    id: int
    #: The name of the supplier.
    name: str
    #: The name to show to travellers.
    displayName: str
    #: The code of the supplier in capital letters.
    code: str
    #: The main supplier of this subsupplier. `null` for a main supplier.
    parentID: int | None
    #: The URL of the logo. Absent if there is none.
    logo: NotRequired[str]


class SupplierPage(TypedDict):
    """A page of suppliers, in order of `id`."""

    #: The page size that was applied.
    limit: int
    #: The number of suppliers before this page.
    offset: int
    #: The total number of matching suppliers.
    total: int
    #: The suppliers on this page. Empty if `offset` is beyond the last supplier.
    results: list[Supplier]


class Division(TypedDict):
    """A state, province or region of a country."""

    #: The ISO 3166-2 code. Absent if ISO 3166-2 defines no codes for the country.
    code: NotRequired[str]
    #: The name, usually in English.
    name: str
    #: The name in the language of the country. Absent if it is the same.
    localName: NotRequired[str]
    #: The division that contains this one. Absent at the top level.
    parentCode: NotRequired[str]
    #: The districts accepted as the `adm2` of an address. Present for Turkish provinces only; elsewhere, `adm2` accepts any text.
    districts: NotRequired[list[str]]


class CarOrderEventData(TypedDict):
    """The object that changed, and its new status."""

    #: The car order.
    orderId: str
    #: The part of `type` after the dot.
    status: str
    #: The previous status. Absent for `changed`, and if there was no previous status.
    previousStatus: NotRequired[str]
    #: Your own tracking number for the order, if you provided one.
    trackingID: NotRequired[TrackingID]


class CarOrderEvent(TypedDict):
    """A change to a car order."""

    id: EventId
    type: CarOrderEventType
    occurredAt: EventTime
    position: EventPosition
    data: CarOrderEventData


class TransferOrderEventData(TypedDict):
    """The object that changed, and its new status."""

    #: The transfer order.
    orderId: str
    #: The leg that changed. Present in `changed` events about one leg.
    leg: NotRequired[TransferLegType]
    #: The part of `type` after the dot.
    status: str
    #: The previous status. Absent for `changed`, and if there was no previous status.
    previousStatus: NotRequired[str]
    #: Your own tracking number for the order, if you provided one.
    trackingID: NotRequired[TrackingID]


class TransferOrderEvent(TypedDict):
    """A change to a transfer order."""

    id: EventId
    type: TransferOrderEventType
    occurredAt: EventTime
    position: EventPosition
    data: TransferOrderEventData


class TransferLegEventData(TypedDict):
    """The object that changed, and its new status."""

    #: The transfer order.
    orderId: str
    #: The leg that was cancelled.
    leg: TransferLegType
    #: The party that cancelled the leg.
    canceledBy: TransferCanceledBy
    #: The part of `type` after the dot.
    status: str
    #: Your own tracking number for the order, if you provided one.
    trackingID: NotRequired[TrackingID]


class TransferLegEvent(TypedDict):
    """The cancellation of one leg of a transfer order."""

    id: EventId
    type: TransferLegEventType
    occurredAt: EventTime
    position: EventPosition
    data: TransferLegEventData


class RideEventData(TypedDict):
    """The object that changed, and its new status."""

    #: The transfer order.
    orderId: str
    #: The leg of the ride.
    leg: TransferLegType
    #: The part of `type` after the dot.
    status: str
    #: Your own tracking number for the order, if you provided one.
    trackingID: NotRequired[TrackingID]


class RideEvent(TypedDict):
    """The progress of a ride."""

    id: EventId
    type: RideEventType
    occurredAt: EventTime
    position: EventPosition
    data: RideEventData


class PaymentEventData(TypedDict):
    """The object that changed, and its new status."""

    #: The car order (`CAR-…`) or transfer order (`TRF-…`) that the payment is for.
    orderId: str
    #: The payment.
    paymentID: int
    #: The part of `type` after the dot.
    status: str
    #: The previous status. Absent if there was no previous status.
    previousStatus: NotRequired[str]


class PaymentEvent(TypedDict):
    """A change to a payment."""

    id: EventId
    type: PaymentEventType
    occurredAt: EventTime
    position: EventPosition
    data: PaymentEventData


class PaymentSessionEventData(TypedDict):
    """The object that changed, and its new status."""

    #: The payment session.
    paymentSessionId: str
    #: The car order that the session pays for.
    orderId: str
    #: The part of `type` after the dot.
    status: str
    #: The previous status. Absent in `open` events about a new session.
    previousStatus: NotRequired[str]


class PaymentSessionEvent(TypedDict):
    """A change to a payment session."""

    id: EventId
    type: PaymentSessionEventType
    occurredAt: EventTime
    position: EventPosition
    data: PaymentSessionEventData


class RefundEventData(TypedDict):
    """The object that changed, and its new status."""

    #: The car order (`CAR-…`) or transfer order (`TRF-…`) that was paid for.
    orderId: str
    #: The refunded payment.
    paymentID: int
    #: The part of `type` after the dot.
    status: str
    #: The previous status. Absent if there was no previous status.
    previousStatus: NotRequired[str]


class RefundEvent(TypedDict):
    """A change to a refund."""

    id: EventId
    type: RefundEventType
    occurredAt: EventTime
    position: EventPosition
    data: RefundEventData


class CreditRecordEventData(TypedDict):
    """The object that changed, and its new status."""

    #: The `id` of the credit record, as returned by `listCreditLimits`.
    creditRecordId: int
    #: The car order (`CAR-…`) or transfer order (`TRF-…`). Absent if the credit record changes independently of an order.
    orderId: NotRequired[str]
    #: The payment. Present if a payment changes the credit record.
    paymentID: NotRequired[int]
    #: The part of `type` after the dot.
    status: str


class CreditRecordEvent(TypedDict):
    """A change to a credit record."""

    id: EventId
    type: CreditRecordEventType
    occurredAt: EventTime
    position: EventPosition
    data: CreditRecordEventData


class WebhookEndpointEventData(TypedDict):
    """The object that changed, and its new status."""

    #: The webhook endpoint.
    webhookEndpointId: str
    #: The part of `type` after the dot.
    status: str
    #: The previous status. Absent if there was no previous status.
    previousStatus: NotRequired[str]


class WebhookEndpointEvent(TypedDict):
    """A change to a webhook endpoint, or a test event for it."""

    id: EventId
    type: WebhookEndpointEventType
    occurredAt: EventTime
    position: EventPosition
    data: WebhookEndpointEventData


class EventData(TypedDict):
    """The object that changed, and its new status."""

    #: The car order (`CAR-…`) or transfer order (`TRF-…`). Absent if a credit record changes independently of an order.
    orderId: NotRequired[str]
    #: The payment. Present in `payment.…` and `refund.…` events, and if a payment changes a credit record.
    paymentID: NotRequired[int]
    #: The payment session. Present in `paymentSession.…` events.
    paymentSessionId: NotRequired[str]
    #: The `id` of the credit record, as returned by `listCreditLimits`. Present in `creditRecord.…` events.
    creditRecordId: NotRequired[int]
    #: The webhook endpoint. Present in `webhookEndpoint.…` events.
    webhookEndpointId: NotRequired[str]
    #: The leg of a transfer. Present in `ride.…` and `transferOrder.legCanceled` events, and in `transferOrder.changed` events about one leg.
    leg: NotRequired[TransferLegType]
    #: The party that cancelled the leg. Present in `transferOrder.legCanceled` events.
    canceledBy: NotRequired[TransferCanceledBy]
    #: The part of `type` after the dot.
    status: str
    #: The previous status. Absent if there was no previous status, and for rides, credit records, webhook endpoints, `legCanceled` and `changed`.
    previousStatus: NotRequired[str]
    #: Your own tracking number for the order, if you provided one. Present in `carOrder.…`, `transferOrder.…` and `ride.…` events.
    trackingID: NotRequired[TrackingID]


class OtherEvent(TypedDict):
    """An event whose type is newer than your client. If you do not recognise an event type, retrieve the object that changed or ignore the event."""

    id: EventId
    type: EventType
    occurredAt: EventTime
    position: EventPosition
    data: EventData


class EventPage(TypedDict):
    """A page of events in order of position, and the position from which to continue."""

    #: The events that follow position `after`, oldest first. If `types` excludes many events, the list may be empty even if more events follow.
    results: list[Event]
    #: The last position read. Store this position, and send it as `after` in the next request.
    position: int
    #: The last position in the feed. While `position` is less than `lastPosition`, request the next page immediately.
    lastPosition: int


class WebhookEndpoint(TypedDict):
    """Your URL for receiving events."""

    #: The identifier of the endpoint.
    id: str
    #: The URL that receives events.
    url: str
    #: Your own note. Absent if there is none.
    description: NotRequired[str]
    #: The event types to send. Empty for all types.
    types: list[EventType]
    status: WebhookEndpointStatus
    #: The reason why no events are sent. Present while the endpoint is `disabled`.
    disabledReason: NotRequired[WebhookDisabledReason]
    #: The time until which messages are also signed with the previous secret. Absent if only the current secret is in use.
    previousSecretUntil: NotRequired[str]
    #: When the endpoint was created.
    createdAt: str
    #: When the endpoint was last changed, by you or by us.
    updatedAt: str


class WebhookEndpointList(TypedDict):
    """The agency's webhook endpoints."""

    #: The endpoints, oldest first.
    results: list[WebhookEndpoint]


class WebhookEndpointRequest(TypedDict):
    """A webhook endpoint to create."""

    #: The URL that receives events by POST. It must be https on port 443 or 8443, without user info, at a public address. On staging, localhost is also allowed, with any port and with http.
    url: str
    #: Your own note.
    description: NotRequired[str]
    #: The event types to send. If the list is empty or absent, events of all types are sent, including types added in later releases.
    types: NotRequired[list[AskedEventType]]


class WebhookEndpointSecret(TypedDict):
    """A webhook endpoint with the secret that signs its messages."""

    endpoint: WebhookEndpoint
    #: The signing key, in the format that Standard Webhooks libraries accept. Store the key as securely as a password; it is not shown again.
    secret: str


class WebhookEndpointChange(TypedDict):
    """The changes to a webhook endpoint."""

    #: The URL that receives events by POST. It must be https on port 443 or 8443, without user info, at a public address. On staging, localhost is also allowed, with any port and with http.
    url: NotRequired[str]
    #: Your own note.
    description: NotRequired[str]
    #: The event types to send from now on. Empty for all types.
    types: NotRequired[list[AskedEventType]]
    #: Enables or disables the endpoint.
    status: NotRequired[WebhookEndpointStatus]


class WebhookTry(TypedDict):
    """The latest attempt to deliver an event."""

    #: When the event was sent.
    at: str
    #: The time that elapsed before the response or failure, in milliseconds.
    latencyMilliseconds: int
    #: The status code of your server's response. Absent if there was no response.
    statusCode: NotRequired[int]
    #: The reason for the failure. Absent if the attempt succeeded.
    problem: NotRequired[WebhookProblem]


class WebhookDelivery(TypedDict):
    """The delivery of an event to an endpoint."""

    #: The `id` of the event, which is also sent as `webhook-id`.
    eventId: str
    type: EventType
    #: The position of the event in the feed.
    position: int
    #: The order that the event is about. Absent if the event is not about an order.
    orderId: NotRequired[str]
    status: WebhookDeliveryStatus
    #: The number of attempts since the delivery was created or last restarted.
    tries: int
    lastTry: NotRequired[WebhookTry]
    #: The time of the next attempt. Present while the delivery is `pending`.
    nextTryAt: NotRequired[str]
    #: When the delivery was created.
    createdAt: str


class WebhookDeliveryList(TypedDict):
    """One page of the deliveries to an endpoint, newest event first."""

    #: One page of the list.
    results: list[WebhookDelivery]
    #: The cursor for the next page, to send as `cursor`. Absent on the last page.
    nextCursor: NotRequired[str]


#: A range of positions in the feed, inclusive.
RedeliveryRequest = TypedDict(
    "RedeliveryRequest",
    {
        "from": "int",
        "to": "int",
    },
)


class Redelivery(TypedDict):
    """The result of a redelivery request."""

    #: The number of events that will be sent.
    count: int


#: Method, path, whether the operation needs a token, and when a call can be retried: always, withKey or never.
_OPERATIONS: dict[str, tuple[str, str, bool, str]] = {
    "login": ("POST", "/auth/login", False, "always"),
    "refresh": ("POST", "/auth/refresh", False, "always"),
    "searchLocations": ("GET", "/locations", True, "always"),
    "getLocation": ("GET", "/locations/{placeId}", True, "always"),
    "searchCars": ("POST", "/search/point", True, "always"),
    "listExtraProducts": ("GET", "/search/{searchID}/{code}/extra-products", True, "always"),
    "quoteCar": ("POST", "/search/{searchID}/{code}/quote", True, "always"),
    "createOrder": ("POST", "/order", True, "withKey"),
    "getOrder": ("GET", "/order/{orderID}", True, "always"),
    "getVoucher": ("GET", "/order/{orderID}/voucher", True, "always"),
    "checkCancelEligibility": ("POST", "/order/{orderID}/cancel_eligibility", True, "always"),
    "cancelOrder": ("POST", "/order/{orderID}/cancel", True, "never"),
    "listOrders": ("GET", "/orders", True, "always"),
    "getInstallmentInfo": ("POST", "/payment/installment-info", True, "always"),
    "createPaymentSession": ("POST", "/payment/sessions", True, "withKey"),
    "getPaymentSession": ("GET", "/payment/sessions/{paymentSessionId}", True, "always"),
    "cancelPaymentSession": ("POST", "/payment/sessions/{paymentSessionId}/cancel", True, "never"),
    "payOrder": ("POST", "/payment/pay", True, "never"),
    "listCreditLimits": ("GET", "/payment/limits", True, "always"),
    "checkCredit": ("POST", "/creditcheck/check", True, "always"),
    "listCreditCheckPhones": ("POST", "/creditcheck/phone-list", True, "always"),
    "createCreditReport": ("POST", "/creditcheck/report", True, "never"),
    "confirmCreditPin": ("POST", "/creditcheck/pin-confirm", True, "never"),
    "renewCreditPin": ("POST", "/creditcheck/pin-renew", True, "never"),
    "searchTransfers": ("POST", "/transfer/search", True, "always"),
    "getTransfer": ("GET", "/transfer/search/{searchId}/{code}", True, "always"),
    "createTransferOrder": ("POST", "/transfer/orders", True, "withKey"),
    "listTransferOrders": ("GET", "/transfer/orders", True, "always"),
    "getTransferOrder": ("GET", "/transfer/orders/{orderId}", True, "always"),
    "checkTransferCancelEligibility": ("POST", "/transfer/orders/{orderId}/cancel_eligibility", True, "always"),
    "cancelTransferOrder": ("POST", "/transfer/orders/{orderId}/cancel", True, "never"),
    "payTransferOrder": ("POST", "/transfer/orders/{orderId}/pay", True, "never"),
    "completeTransferPassengers": ("PUT", "/transfer/orders/{orderId}/passengers", True, "never"),
    "changeTransferFlight": ("PATCH", "/transfer/orders/{orderId}/flight", True, "never"),
    "getTransferVoucher": ("GET", "/transfer/orders/{orderId}/voucher", True, "always"),
    "listCarClasses": ("GET", "/helper-data/car-classes", True, "always"),
    "listFuelTypes": ("GET", "/helper-data/fuel-types", True, "always"),
    "listTransmissionTypes": ("GET", "/helper-data/transmission-types", True, "always"),
    "listDeliveryTypes": ("GET", "/helper-data/delivery-types", True, "always"),
    "listExtraProductTypes": ("GET", "/helper-data/extra-products", True, "always"),
    "listSuppliers": ("GET", "/helper-data/suppliers", True, "always"),
    "listDivisions": ("GET", "/helper-data/divisions", True, "always"),
    "listEvents": ("GET", "/events", True, "always"),
    "createWebhookEndpoint": ("POST", "/webhook-endpoints", True, "never"),
    "listWebhookEndpoints": ("GET", "/webhook-endpoints", True, "always"),
    "updateWebhookEndpoint": ("PATCH", "/webhook-endpoints/{endpointId}", True, "never"),
    "deleteWebhookEndpoint": ("DELETE", "/webhook-endpoints/{endpointId}", True, "never"),
    "rotateWebhookSecret": ("POST", "/webhook-endpoints/{endpointId}/secret", True, "never"),
    "pingWebhookEndpoint": ("POST", "/webhook-endpoints/{endpointId}/ping", True, "never"),
    "listWebhookDeliveries": ("GET", "/webhook-endpoints/{endpointId}/deliveries", True, "always"),
    "redeliverEvents": ("POST", "/webhook-endpoints/{endpointId}/redeliver", True, "never"),
}

#: Whether the same request can be retried after an error, as specified in the error catalogue.
_RETRY: dict[str, str] = {
    "request.invalid": "afterFixing",
    "token.invalid": "afterFixing",
    "token.keySuspended": "never",
    "key.readOnly": "never",
    "access.forbidden": "never",
    "rateLimit.exceeded": "afterWaiting",
    "server.error": "afterWaiting",
    "server.busy": "same",
    "path.notFound": "never",
    "method.notAllowed": "never",
    "request.timeout": "same",
    "body.tooLarge": "afterFixing",
    "mediaType.unsupported": "afterFixing",
    "key.addressNotAllowed": "never",
    "request.expectationFailed": "afterFixing",
    "headers.tooLarge": "afterFixing",
    "auth.invalidRequest": "afterFixing",
    "auth.wrongCredentials": "afterFixing",
    "auth.keySuspended": "never",
    "auth.addressNotAllowed": "never",
    "auth.invalidRefreshToken": "never",
    "auth.rateLimited": "afterWaiting",
    "auth.internalError": "afterWaiting",
    "place.notFound": "never",
    "carSearch.offerNotFound": "never",
    "carSearch.fullCreditNotAllowed": "afterFixing",
    "carSearch.noVendorAnswered": "afterWaiting",
    "referenceData.invalidRequest": "afterFixing",
    "referenceData.unauthorized": "afterFixing",
    "referenceData.forbidden": "never",
    "carOrder.ruleViolated": "afterFixing",
    "carOrder.notReserved": "afterFixing",
    "carOrder.notFound": "never",
    "carOrder.offerUnavailable": "never",
    "carOrder.totalDiffers": "afterFixing",
    "carOrder.creditTypeNotAllowed": "afterFixing",
    "carOrder.vendorDidNotAnswer": "afterWaiting",
    "order.idempotencyKeyReused": "afterFixing",
    "payment.invalidRequest": "afterFixing",
    "payment.ruleViolated": "afterFixing",
    "payment.orderNotFound": "never",
    "payment.orderNotPayable": "never",
    "paymentSession.notFound": "afterFixing",
    "paymentSession.alreadyOpen": "never",
    "paymentSession.notCancellable": "never",
    "paymentSession.notOffered": "never",
    "payment.limitNotAllowed": "afterFixing",
    "payment.cardNumberNotAllowed": "never",
    "payment.tooManyDeclines": "never",
    "payment.processorDidNotAnswer": "afterWaiting",
    "payment.notTestVendor": "never",
    "cardPayment.declined": "afterFixing",
    "cardPayment.insufficientFunds": "afterFixing",
    "cardPayment.cardExpired": "afterFixing",
    "cardPayment.invalidCardNumber": "afterFixing",
    "cardPayment.invalidCvc": "afterFixing",
    "cardPayment.threeDSecureFailed": "afterFixing",
    "cardPayment.outcomeUnknown": "same",
    "cardPayment.tooManyDeclines": "afterWaiting",
    "limitPayment.limitExceeded": "afterFixing",
    "creditCheck.malformedBody": "afterFixing",
    "creditCheck.invalidRequest": "afterFixing",
    "creditCheck.phoneDoesNotMatch": "afterFixing",
    "creditCheck.wrongPin": "afterFixing",
    "creditCheck.pinExpired": "never",
    "creditCheck.pinTriesUsedUp": "never",
    "creditCheck.renewLimitReached": "never",
    "creditCheck.alreadyConfirmed": "never",
    "creditCheck.reportLimitReached": "never",
    "creditCheck.unknownReference": "afterFixing",
    "creditCheck.unauthorized": "afterFixing",
    "creditCheck.forbidden": "never",
    "creditCheck.agencyNotConfigured": "never",
    "creditCheck.bureauDidNotAnswer": "afterWaiting",
    "transferSearch.offerNotFound": "never",
    "transferSearch.noSupplierAnswered": "afterWaiting",
    "transferOrder.ruleViolated": "afterFixing",
    "transferOrder.notFound": "never",
    "transferOrder.notReserved": "afterFixing",
    "transferOrder.noBillingAddress": "afterFixing",
    "transferOrder.customBillingNotAllowed": "afterFixing",
    "transferPay.failed": "afterFixing",
    "transferPay.alreadyPaid": "never",
    "transferPay.reservationFailed": "never",
    "transferPay.outcomeUnknown": "same",
    "transferChange.notPossible": "never",
    "transferChange.outcomeUnknown": "same",
    "transferChange.changeInProgress": "afterWaiting",
    "transferCancel.notPossible": "never",
    "event.gone": "afterFixing",
    "webhookEndpoint.notFound": "afterFixing",
    "webhookEndpoint.addressRefused": "afterFixing",
    "webhookEndpoint.tooMany": "afterFixing",
    "webhookEndpoint.disabled": "afterFixing",
}

_FIRST_WAIT_SECONDS = 0.5


class _Transport:
    """The token handling, retries and error handling that all methods share."""

    def __init__(
        self,
        base_url: str,
        *,
        key: str,
        secret: str,
        tokens: TokenStore | None = None,
        retries: int = 2,
        longest_wait_seconds: float = 20,
        timeout_seconds: float = 60,
    ) -> None:
        """
        :param base_url: the URL of the service with its base path: http://localhost:8080/api/v1
        :param tokens: a token store for a shared login; by default, each client has its own
        :param retries: the maximum number of retries of a call that is safe to repeat
        :param longest_wait_seconds: a call fails instead of waiting longer than this
        :param timeout_seconds: the timeout of one attempt; a payment waits for the bank and the vendor
        :raises ValueError: if `base_url` is not an http or https URL
        """
        address = urllib.parse.urlsplit(base_url)
        if address.scheme not in ("http", "https") or not address.netloc:
            raise ValueError(f'base_url: "{base_url}" must be an address such as https://api.example.com/api/v1')
        self._base_url = base_url.rstrip("/")
        self._credentials = {"key": key, "secret": secret}
        self._tokens: TokenStore = tokens or MemoryTokens()
        self._retries = retries
        self._longest_wait_seconds = longest_wait_seconds
        self._timeout_seconds = timeout_seconds
        self._renewing = threading.Lock()

    def _call(
        self,
        operation: str,
        *,
        path: dict[str, Any] | None = None,
        query: dict[str, Any] | None = None,
        headers: dict[str, Any] | None = None,
        body: Any = None,
    ) -> Any:
        if _OPERATIONS[operation][3] == "withKey":
            named = (headers or {}).get("Idempotency-Key") or secrets.token_hex(16)
            headers = {**(headers or {}), "Idempotency-Key": named}
        request = {"path": path, "query": query, "headers": headers, "body": body}
        token = self._access_token(None)
        try:
            return self._repeat(operation, token=token, **request)
        except AgencyError as error:
            if error.status != 401:
                raise
        return self._repeat(operation, token=self._access_token(token), **request)

    def _access_token(self, rejected: str | None) -> str:
        """One thread renews the tokens while the others wait, because reusing a refresh token too late ends the login."""
        with self._renewing:
            key = self._credentials["key"]
            stored = self._tokens.get(key)
            if stored and stored["accessToken"] != rejected:
                return stored["accessToken"]
            tokens = (stored and self._renewed(stored)) or self._repeat("login", body=self._credentials)
            self._tokens.set(key, tokens)
            return tokens["accessToken"]

    def _renewed(self, stored: TokenSet) -> TokenSet | None:
        try:
            return self._repeat("refresh", body={"token": stored["refreshToken"]})
        except AgencyError as error:
            if error.status != 401:
                raise
        newer = self._tokens.get(self._credentials["key"])
        return newer if newer and newer["refreshToken"] != stored["refreshToken"] else None

    def _repeat(self, operation: str, **request: Any) -> Any:
        repeat = _OPERATIONS[operation][3]
        for attempt in range(self._retries + 1):
            pause = _FIRST_WAIT_SECONDS * 2**attempt * random.uniform(0.5, 1)
            try:
                return self._send(operation, **request)
            except AgencyError as error:
                pause = max(pause, error.retry_after_seconds or 0)
                if attempt == self._retries or pause > self._longest_wait_seconds or not _may_repeat(repeat, error):
                    raise
            except (urllib.error.URLError, TimeoutError, ConnectionError) as lost:
                if attempt == self._retries or repeat == "never":
                    raise ConnectionError(f"{self._base_url} did not respond: {lost}") from lost
            time.sleep(pause)
        raise AssertionError("The last try has returned or raised")

    def _send(
        self,
        operation: str,
        *,
        path: dict[str, Any] | None = None,
        query: dict[str, Any] | None = None,
        headers: dict[str, Any] | None = None,
        body: Any = None,
        token: str | None = None,
    ) -> Any:
        method, template, _, _ = _OPERATIONS[operation]
        places = {name: urllib.parse.quote(str(value), safe="") for name, value in (path or {}).items()}
        asked = {name: _text(value) for name, value in (query or {}).items() if value is not None}
        url = self._base_url + template.format(**places) + (f"?{urllib.parse.urlencode(asked)}" if asked else "")
        sent = {name: str(value) for name, value in (headers or {}).items() if value is not None}
        sent["User-Agent"] = f"agency-booking-python/{VERSION}"
        if token:
            sent["Authorization"] = f"Bearer {token}"
        content = None
        if body is not None:
            content = json.dumps(body).encode()
            sent["Content-Type"] = "application/json"
        request = urllib.request.Request(url, content, sent, method=method)
        try:
            with urllib.request.urlopen(request, timeout=self._timeout_seconds) as answer:
                text = answer.read()
                return json.loads(text) if text else None
        except urllib.error.HTTPError as refused:
            with refused:
                raise AgencyError(refused.code, _envelope(refused.read()), refused.headers) from None


def _may_repeat(repeat: str, error: AgencyError) -> bool:
    retry = _RETRY.get(error.key or "")
    if retry == "same" or error.status == 429:
        return True
    transient = retry == "afterWaiting" or (error.key is None and error.status >= 500)
    return transient and repeat != "never"


def _envelope(text: bytes) -> dict[str, Any]:
    try:
        body = json.loads(text)
    except ValueError:
        return {}
    return cast("dict[str, Any]", body) if isinstance(body, dict) else {}


def _text(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


class AgencyClient(_Transport):
    """The operations of the service. The client logs in and renews tokens automatically."""

    def search_locations(
        self,
        *,
        query: str,
        accept_language: str | None = None,
        x_request_id: str | None = None,
    ) -> list[PlacePrediction]:
        """
        Search places

        Returns up to 10 places that match the text a traveller has typed, best first: airports, cities, districts and well-known places. An exact airport code comes first, then exact names, then names that start with the query, then names in which a later word starts with it. Airports and large places rank higher. Among similar places, those in the country given by `Accept-Language`, or else by the agency's registered billing address, rank higher.

        Letter case and accents are ignored, and alternative names of a place are included: `istanbul`, `İSTANBUL` and `ıstanbul` return the same places, and so do `Munich` and `Münih`. If a query matches no name, one letter of it is corrected: `antlaya` finds Antalya. Every word in a query must match. If no place matches all words, places whose name is one of the words are returned: `belek otel` finds Belek. No two results have the same description. If nothing matches, the response is an empty list.

        Errors, in addition to those of every call:
        - request.invalid (400): The request is not valid.
        - token.invalid (401): The access token is missing, malformed, expired or revoked.
        - token.keySuspended (401): The API key behind this access token is suspended or disabled.
        - rateLimit.exceeded (429): Too many requests.
        - server.error (500): The service could not process this request.
        """
        return self._call(
            "searchLocations",
            query={"query": query},
            headers={"Accept-Language": accept_language, "X-Request-Id": x_request_id},
        )

    def get_location(
        self,
        *,
        place_id: str,
        x_request_id: str | None = None,
    ) -> PlaceDetail:
        """
        Read a place

        Returns the position and time zone of a place from a place search. Use its `point` in a car or transfer search, and its `timezone` for the offset of the pick-up and drop-off times.

        Errors, in addition to those of every call:
        - request.invalid (400): The request is not valid.
        - token.invalid (401): The access token is missing, malformed, expired or revoked.
        - token.keySuspended (401): The API key behind this access token is suspended or disabled.
        - place.notFound (404): No place has this placeId.
        - rateLimit.exceeded (429): Too many requests.
        - server.error (500): The service could not process this request.
        """
        return self._call(
            "getLocation",
            path={"placeId": place_id},
            headers={"X-Request-Id": x_request_id},
        )

    def search_cars(
        self,
        *,
        body: CarSearchRequest,
        x_currency: Currency | None = None,
        accept_language: str | None = None,
        x_request_id: str | None = None,
    ) -> CarSearchResponse:
        """
        Search cars

        Queries every vendor in parallel for cars at the pick-up point that are available for the whole period and can be returned at the drop-off point.
        `vendors` contains the outcome for each vendor. An empty list with `complete: true` means that no vendor has a suitable car. With `complete: false`, vendors that did not respond may have a suitable car.

        Errors, in addition to those of every call:
        - request.invalid (400): The request is not valid.
        - token.invalid (401): The access token is missing, malformed, expired or revoked.
        - token.keySuspended (401): The API key behind this access token is suspended or disabled.
        - carSearch.fullCreditNotAllowed (403): The agency is not allowed to pay the full amount on credit.
        - rateLimit.exceeded (429): Too many requests.
        - carSearch.noVendorAnswered (500): No vendor responded in time.
        - server.error (500): The service could not process this request.
        """
        return self._call(
            "searchCars",
            headers={"X-Currency": x_currency, "Accept-Language": accept_language, "X-Request-Id": x_request_id},
            body=body,
        )

    def list_extra_products(
        self,
        *,
        search_id: str,
        code: str,
        accept_language: str | None = None,
        x_request_id: str | None = None,
    ) -> list[ExtraProductOffer]:
        """
        List the extra products for a car

        Lists the products that can be booked with a car from a search: equipment, insurance, services and extra distance. Prices are per unit for the whole rental, in the currency of the search.

        Errors, in addition to those of every call:
        - request.invalid (400): The request is not valid.
        - token.invalid (401): The access token is missing, malformed, expired or revoked.
        - token.keySuspended (401): The API key behind this access token is suspended or disabled.
        - carSearch.offerNotFound (404): The search or the offer does not exist or has expired.
        - rateLimit.exceeded (429): Too many requests.
        - carSearch.noVendorAnswered (500): No vendor responded in time.
        - server.error (500): The service could not process this request.
        """
        return self._call(
            "listExtraProducts",
            path={"searchID": search_id, "code": code},
            headers={"Accept-Language": accept_language, "X-Request-Id": x_request_id},
        )

    def quote_car(
        self,
        *,
        search_id: str,
        code: str,
        x_request_id: str | None = None,
    ) -> CarQuote:
        """
        Re-quote a car

        Checks with the vendor whether a car from a search is still available, at what price and on what terms. Nothing is reserved, and the search does not change. If the price has changed, the car can be ordered at the new price with `expectedTotal`.

        Errors, in addition to those of every call:
        - request.invalid (400): The request is not valid.
        - token.invalid (401): The access token is missing, malformed, expired or revoked.
        - token.keySuspended (401): The API key behind this access token is suspended or disabled.
        - carSearch.offerNotFound (404): The search or the offer does not exist or has expired.
        - rateLimit.exceeded (429): Too many requests.
        - carSearch.noVendorAnswered (500): No vendor responded in time.
        - server.error (500): The service could not process this request.
        """
        return self._call(
            "quoteCar",
            path={"searchID": search_id, "code": code},
            headers={"X-Request-Id": x_request_id},
        )

    def create_order(
        self,
        *,
        body: CarOrderRequest,
        x_forwarded_for: str,
        idempotency_key: str | None = None,
        accept_language: str | None = None,
        x_request_id: str | None = None,
    ) -> CarOrder:
        """
        Order a car

        Orders a car from a search result, with its extra products. The service checks with the vendor that the car is still available at the same price. Nothing is charged or booked yet: every item is `pending` until the order is paid.

        For a car with `isCreditcheckRequired`, the traveller must have passed the credit check for this vendor, with their identity number, within the last 24 hours. A passport alone is not enough.

        `expectedTotal` protects the traveller from paying a price other than the one shown. An order with any other total is refused, and the error contains both amounts. After a price change, an order is accepted if `expectedTotal` equals the new total.

        The price depends on the driver's age in the search. A driver who is younger on the pick-up day (`30+`: under 30) is refused with 422; search again with the correct age. An older driver pays the price shown.

        Errors, in addition to those of every call:
        - request.invalid (400): The request is not valid.
        - token.invalid (401): The access token is missing, malformed, expired or revoked.
        - token.keySuspended (401): The API key behind this access token is suspended or disabled.
        - key.readOnly (403): The API key behind this access token is read-only.
        - carOrder.creditTypeNotAllowed (403): The agency is not allowed to use this kind of credit.
        - carOrder.offerUnavailable (404): The offer has expired or the car is no longer available.
        - carOrder.ruleViolated (422): The order breaks a rule.
        - carOrder.totalDiffers (422): The order total differs from the expected total.
        - order.idempotencyKeyReused (422): This Idempotency-Key was already used for a different request.
        - rateLimit.exceeded (429): Too many requests.
        - carOrder.vendorDidNotAnswer (500): The vendor did not respond in time.
        - server.error (500): The service could not process this request.
        """
        return self._call(
            "createOrder",
            headers={"X-Forwarded-For": x_forwarded_for, "Idempotency-Key": idempotency_key, "Accept-Language": accept_language, "X-Request-Id": x_request_id},
            body=body,
        )

    def get_order(
        self,
        *,
        order_id: str,
        x_request_id: str | None = None,
    ) -> CarOrder:
        """
        Read an order

        Returns the current state of the order. Read the order after every payment with 3D Secure, and after a payment or cancellation whose response was lost.

        Errors, in addition to those of every call:
        - request.invalid (400): The request is not valid.
        - token.invalid (401): The access token is missing, malformed, expired or revoked.
        - token.keySuspended (401): The API key behind this access token is suspended or disabled.
        - carOrder.notFound (404): The order does not exist.
        - rateLimit.exceeded (429): Too many requests.
        - server.error (500): The service could not process this request.
        """
        return self._call(
            "getOrder",
            path={"orderID": order_id},
            headers={"X-Request-Id": x_request_id},
        )

    def get_voucher(
        self,
        *,
        order_id: str,
        x_request_id: str | None = None,
    ) -> CarVoucher:
        """
        Get an order's voucher

        Returns the voucher that the traveller shows at the vendor's desk, in the order's language. The `Accept` header selects the format: data (`application/json`), a page (`text/html`) or a PDF (`application/pdf`). The default is JSON.

        A voucher is available while the car is reserved, until the personal data in the order is erased. The voucher does not show the agency's commission.

        Errors, in addition to those of every call:
        - request.invalid (400): The request is not valid.
        - token.invalid (401): The access token is missing, malformed, expired or revoked.
        - token.keySuspended (401): The API key behind this access token is suspended or disabled.
        - carOrder.notFound (404): The order does not exist.
        - carOrder.notReserved (422): The car in this order is not reserved.
        - rateLimit.exceeded (429): Too many requests.
        - server.error (500): The service could not process this request.
        """
        return self._call(
            "getVoucher",
            path={"orderID": order_id},
            headers={"X-Request-Id": x_request_id},
        )

    def check_cancel_eligibility(
        self,
        *,
        order_id: str,
        x_request_id: str | None = None,
    ) -> CarCancelEligibility:
        """
        Check whether an order can be cancelled

        Returns whether the order can be cancelled now, and the amount that would be refunded. Nothing changes.

        A pending order can be cancelled; there is nothing to refund. A reserved order can be cancelled until pick-up. The vendor's terms determine the fee: the ordered car's `cancellation` lists each step with its fee and deadline. After the last step, nothing is refunded. An order cannot be cancelled while it is being charged or already being cancelled, or if it was not paid before pick-up.

        Errors, in addition to those of every call:
        - request.invalid (400): The request is not valid.
        - token.invalid (401): The access token is missing, malformed, expired or revoked.
        - token.keySuspended (401): The API key behind this access token is suspended or disabled.
        - carOrder.notFound (404): The order does not exist.
        - rateLimit.exceeded (429): Too many requests.
        - server.error (500): The service could not process this request.
        """
        return self._call(
            "checkCancelEligibility",
            path={"orderID": order_id},
            headers={"X-Request-Id": x_request_id},
        )

    def cancel_order(
        self,
        *,
        order_id: str,
        x_request_id: str | None = None,
    ) -> CarCancellation:
        """
        Cancel an order

        Cancels the order with the vendor. The refund, `refundAmount`, is automatically credited to the card or credit record that was charged. Repeating the call returns the same response. The order can be cancelled even while the customer is on the bank's page; its pending payment is then not charged.

        If the order cannot be cancelled, the call returns 200 with `success: false` and `status: failed`, and nothing changes. With `pending`, the vendor is still processing the cancellation; read the order until its items are `cancelled`, or `reserved` again. Two concurrent calls result in only one cancellation and return the same response.

        Errors, in addition to those of every call:
        - request.invalid (400): The request is not valid.
        - token.invalid (401): The access token is missing, malformed, expired or revoked.
        - token.keySuspended (401): The API key behind this access token is suspended or disabled.
        - key.readOnly (403): The API key behind this access token is read-only.
        - carOrder.notFound (404): The order does not exist.
        - rateLimit.exceeded (429): Too many requests.
        - server.error (500): The service could not process this request.
        """
        return self._call(
            "cancelOrder",
            path={"orderID": order_id},
            headers={"X-Request-Id": x_request_id},
        )

    def list_orders(
        self,
        *,
        cursor: str | None = None,
        limit: int | None = None,
        status: ItemStatus | None = None,
        created_from: str | None = None,
        created_to: str | None = None,
        pickup_from: str | None = None,
        pickup_to: str | None = None,
        updated_since: str | None = None,
        last_name: str | None = None,
        tracking_id: TrackingID | None = None,
        vendor_reservation_id: str | None = None,
        x_request_id: str | None = None,
    ) -> CarOrderList:
        """
        List car orders

        Returns the agency's car orders, newest first, one page at a time. Newly created or changed orders are included immediately.

        While the response contains `nextCursor`, send it as `cursor` with the same filters to read the next page. No order is repeated or skipped, even if orders are created in the meantime. Multiple filters are combined with "and".

        Errors, in addition to those of every call:
        - request.invalid (400): The request is not valid.
        - token.invalid (401): The access token is missing, malformed, expired or revoked.
        - token.keySuspended (401): The API key behind this access token is suspended or disabled.
        - rateLimit.exceeded (429): Too many requests.
        - server.error (500): The service could not process this request.
        """
        return self._call(
            "listOrders",
            query={"cursor": cursor, "limit": limit, "status": status, "createdFrom": created_from, "createdTo": created_to, "pickupFrom": pickup_from, "pickupTo": pickup_to, "updatedSince": updated_since, "lastName": last_name, "trackingID": tracking_id, "vendorReservationID": vendor_reservation_id},
            headers={"X-Request-Id": x_request_id},
        )

    def get_installment_info(
        self,
        *,
        body: InstallmentInfoRequest,
        x_request_id: str | None = None,
    ) -> InstallmentInfo:
        """
        Read the installment options for a card

        Returns the card data for the given first six digits, and the price of the order for each number of installments that the card offers.

        Errors, in addition to those of every call:
        - payment.invalidRequest (400): The request is not valid.
        - token.invalid (401): The access token is missing, malformed, expired or revoked.
        - token.keySuspended (401): The API key behind this access token is suspended or disabled.
        - payment.orderNotFound (404): The order does not exist.
        - payment.orderNotPayable (404): The order cannot be paid.
        - payment.ruleViolated (422): The payment violates a rule.
        - rateLimit.exceeded (429): Too many requests.
        - payment.processorDidNotAnswer (500): The payment processor cannot be reached.
        - server.error (500): The service could not process this request.
        """
        return self._call(
            "getInstallmentInfo",
            headers={"X-Request-Id": x_request_id},
            body=body,
        )

    def create_payment_session(
        self,
        *,
        body: PaymentSessionRequest,
        idempotency_key: str | None = None,
        x_request_id: str | None = None,
    ) -> PaymentSession:
        """
        Create a payment session

        Creates a link to a payment page on which the traveller enters the card. Your servers never receive the card number.

        The page shows the booking, offers installments, and authenticates the traveller with 3D Secure. The charge and the reservation follow as with `payOrder`, and the same limits on declined cards apply. Read the outcome with `getPaymentSession` or from the `paymentSession` events; the fact that the browser opened `returnUrl` proves nothing.

        An order has at most one session with the status `open` or `processing`. You can still call `payOrder`: the first payment counts, and the session then ends with
        `orderPaid`. An order with `isFullCredit` or `isLimitedCredit` can only be paid on credit, so it cannot have a session. On staging, only
        orders with the test vendor can be paid for.

        Errors, in addition to those of every call:
        - payment.invalidRequest (400): The request is not valid.
        - token.invalid (401): The access token is missing, malformed, expired or revoked.
        - token.keySuspended (401): The API key behind this access token is suspended or disabled.
        - key.readOnly (403): The API key behind this access token is read-only.
        - payment.orderNotFound (404): The order does not exist.
        - payment.orderNotPayable (404): The order cannot be paid.
        - payment.ruleViolated (422): The payment violates a rule.
        - payment.notTestVendor (422): On staging, only orders with the test vendor can be paid.
        - paymentSession.alreadyOpen (422): The order already has an open payment session.
        - paymentSession.notOffered (422): Payment sessions are not available.
        - order.idempotencyKeyReused (422): This Idempotency-Key was already used for a different request.
        - rateLimit.exceeded (429): Too many requests.
        - server.error (500): The service could not process this request.
        """
        return self._call(
            "createPaymentSession",
            headers={"Idempotency-Key": idempotency_key, "X-Request-Id": x_request_id},
            body=body,
        )

    def get_payment_session(
        self,
        *,
        payment_session_id: str,
        x_request_id: str | None = None,
    ) -> PaymentSession:
        """
        Read a payment session

        Returns a payment session with its current status.

        Errors, in addition to those of every call:
        - payment.invalidRequest (400): The request is not valid.
        - token.invalid (401): The access token is missing, malformed, expired or revoked.
        - token.keySuspended (401): The API key behind this access token is suspended or disabled.
        - paymentSession.notFound (404): The payment session does not exist.
        - rateLimit.exceeded (429): Too many requests.
        - server.error (500): The service could not process this request.
        """
        return self._call(
            "getPaymentSession",
            path={"paymentSessionId": payment_session_id},
            headers={"X-Request-Id": x_request_id},
        )

    def cancel_payment_session(
        self,
        *,
        payment_session_id: str,
        x_request_id: str | None = None,
    ) -> PaymentSession:
        """
        Cancel a payment session

        Cancels a session that is `open`, so that its link no longer works. If the traveller is on the bank's page, that payment is cancelled and not charged. A session
        whose card is being charged cannot be cancelled; cancel the order after the payment instead. The order itself can still be paid for. Cancelling a cancelled session
        again returns the same session.

        Errors, in addition to those of every call:
        - payment.invalidRequest (400): The request is not valid.
        - token.invalid (401): The access token is missing, malformed, expired or revoked.
        - token.keySuspended (401): The API key behind this access token is suspended or disabled.
        - key.readOnly (403): The API key behind this access token is read-only.
        - paymentSession.notFound (404): The payment session does not exist.
        - paymentSession.notCancellable (422): The payment session cannot be cancelled.
        - rateLimit.exceeded (429): Too many requests.
        - server.error (500): The service could not process this request.
        """
        return self._call(
            "cancelPaymentSession",
            path={"paymentSessionId": payment_session_id},
            headers={"X-Request-Id": x_request_id},
        )

    def pay_order(
        self,
        *,
        body: PaymentRequest,
        x_request_id: str | None = None,
    ) -> PaymentResult:
        """
        Pay for an order

        Charges the order, then reserves the car with the vendor, and responds when both are complete.

        - `success`: paid and reserved.
        - `redirect_required`: show `threeDSHtmlContent` to the customer, who authenticates with the bank and returns to `callbackUrl`. The payment expires after 15 minutes; a new payment is then possible.
        - `failed`: charged, but the vendor did not reserve the car. The money is returned automatically, and the order cannot be paid again.

        The amount charged is the `paymentTotal` of the car and its extra products, or their `total` if the order has `isFullCredit`. With installments, the amount is the `totalPrice` of the plan. A payment on credit takes the full amount from one credit record: the one with the lowest `id` among those in the right currency with enough credit left.

        An order can have at most one payment at a time. A second call made during a payment joins that payment and returns the same outcome, so retrying a call never charges twice. While the customer is on the bank's page, only an identical request joins the payment and returns the same page; the CVC is not compared. A request with a different card, number of installments or `callbackUrl`, or with `paymentType: limit`, replaces that payment, which is then not charged.

        After too many declines within an hour, the call returns 429 with `Retry-After`, and no bank is contacted. The limits are five declines for one card and ten for the agency's cards with the same first six digits. The limit for all of the agency's cards is thirty, if at least half of its attempts were declined. The staging test cards are not counted.

        The operator can revoke the permission to send card numbers. A card payment is then refused with 403 `payment.cardNumberNotAllowed`; create a payment session instead. A request that repeats a payment in progress still joins it.

        An order with `isFullCredit` or `isLimitedCredit` can only be paid on credit. On staging, only orders with the test vendor can be paid for.

        Errors, in addition to those of every call:
        - payment.invalidRequest (400): The request is not valid.
        - token.invalid (401): The access token is missing, malformed, expired or revoked.
        - token.keySuspended (401): The API key behind this access token is suspended or disabled.
        - key.readOnly (403): The API key behind this access token is read-only.
        - cardPayment.declined (402): The bank declined the card.
        - cardPayment.insufficientFunds (402): The card has insufficient funds.
        - cardPayment.cardExpired (402): The card has expired.
        - cardPayment.invalidCardNumber (402): The card number is invalid.
        - cardPayment.invalidCvc (402): The CVC is invalid.
        - cardPayment.threeDSecureFailed (402): 3D Secure could not be started.
        - rateLimit.exceeded (429): Too many requests.
        - cardPayment.tooManyDeclines (429): Too many cards were declined.
        - limitPayment.limitExceeded (402): The credit limit is not sufficient.
        - payment.limitNotAllowed (403): The agency is not allowed to pay on credit.
        - payment.cardNumberNotAllowed (403): The agency is not allowed to send card numbers. Create a payment session with createPaymentSession.
        - payment.orderNotFound (404): The order does not exist.
        - payment.orderNotPayable (404): The order cannot be paid.
        - payment.ruleViolated (422): The payment violates a rule.
        - payment.tooManyDeclines (422): Too many payments for this order were declined or replaced.
        - payment.notTestVendor (422): On staging, only orders with the test vendor can be paid.
        - cardPayment.outcomeUnknown (500): The outcome of the payment is not known yet.
        - payment.processorDidNotAnswer (500): The payment processor cannot be reached.
        - server.error (500): The service could not process this request.
        """
        return self._call(
            "payOrder",
            headers={"X-Request-Id": x_request_id},
            body=body,
        )

    def list_credit_limits(
        self,
        *,
        x_request_id: str | None = None,
    ) -> CreditLimits:
        """
        List remaining credit limits

        Returns the remaining credit of each of the agency's active credit records. Amounts reserved for payments in progress are already deducted.

        Errors, in addition to those of every call:
        - payment.invalidRequest (400): The request is not valid.
        - token.invalid (401): The access token is missing, malformed, expired or revoked.
        - token.keySuspended (401): The API key behind this access token is suspended or disabled.
        - rateLimit.exceeded (429): Too many requests.
        - server.error (500): The service could not process this request.
        """
        return self._call(
            "listCreditLimits",
            headers={"X-Request-Id": x_request_id},
        )

    def check_credit(
        self,
        *,
        body: CreditCheckRequest,
        x_request_id: str | None = None,
    ) -> CreditCheckResult:
        """
        Check a traveller's credit

        Returns the traveller's status for the vendor whose search result contained the `integrationCode`. Call this operation first, and again after the PIN is confirmed.

        `Positive` and `Positive With Young Driver` are stored for 24 hours from this call. Within this time, the agency can order this vendor's cars for the traveller. `Negative` revokes an earlier approval. `Unknown` changes nothing.

        After the PIN is confirmed, the status can take up to a minute to change, or 2 seconds on staging. Until then, the status is `Unknown`; poll every 10 seconds.

        Errors, in addition to those of every call:
        - creditCheck.malformedBody (400): The request body cannot be read.
        - creditCheck.invalidRequest (400): The request is not valid.
        - creditCheck.unknownReference (400): The integrationCode, creditcheckCode or phoneKey is unknown.
        - creditCheck.unauthorized (401): The access token is missing, malformed, expired or revoked.
        - token.keySuspended (401): The API key behind this access token is suspended or disabled.
        - creditCheck.forbidden (403): The agency is not allowed to run credit checks.
        - creditCheck.agencyNotConfigured (403): The agency is not set up for credit checks.
        - rateLimit.exceeded (429): Too many requests.
        - creditCheck.bureauDidNotAnswer (500): The credit bureau did not respond.
        - server.error (500): The service could not process this request.
        """
        return self._call(
            "checkCredit",
            headers={"X-Request-Id": x_request_id},
            body=body,
        )

    def list_credit_check_phones(
        self,
        *,
        body: CreditCheckRequest,
        x_request_id: str | None = None,
    ) -> CreditCheckPhones:
        """
        List a traveller's phone numbers

        Returns the masked phone numbers to which the credit bureau can send a PIN. Let the traveller choose a number and enter it in full.

        Errors, in addition to those of every call:
        - creditCheck.malformedBody (400): The request body cannot be read.
        - creditCheck.invalidRequest (400): The request is not valid.
        - creditCheck.unknownReference (400): The integrationCode, creditcheckCode or phoneKey is unknown.
        - creditCheck.unauthorized (401): The access token is missing, malformed, expired or revoked.
        - token.keySuspended (401): The API key behind this access token is suspended or disabled.
        - creditCheck.forbidden (403): The agency is not allowed to run credit checks.
        - creditCheck.agencyNotConfigured (403): The agency is not set up for credit checks.
        - rateLimit.exceeded (429): Too many requests.
        - creditCheck.bureauDidNotAnswer (500): The credit bureau did not respond.
        - server.error (500): The service could not process this request.
        """
        return self._call(
            "listCreditCheckPhones",
            headers={"X-Request-Id": x_request_id},
            body=body,
        )

    def create_credit_report(
        self,
        *,
        body: CreditReportRequest,
        x_request_id: str | None = None,
    ) -> CreditReport:
        """
        Create a credit report and send a PIN

        Requests a report on the traveller from the bureau and sends a 6-digit PIN by SMS to the chosen phone. The PIN is valid for 180 seconds and three attempts.

        Each call creates a new report with its own PIN. Within 24 hours, a traveller can have 5 reports per `integrationCode` and 50 per agency. Requests with a phone number that does not match also count.

        Errors, in addition to those of every call:
        - creditCheck.malformedBody (400): The request body cannot be read.
        - creditCheck.invalidRequest (400): The request is not valid.
        - creditCheck.phoneDoesNotMatch (400): The phone number does not belong to this key.
        - creditCheck.reportLimitReached (400): No further report can be created for this traveller.
        - creditCheck.unknownReference (400): The integrationCode, creditcheckCode or phoneKey is unknown.
        - creditCheck.unauthorized (401): The access token is missing, malformed, expired or revoked.
        - token.keySuspended (401): The API key behind this access token is suspended or disabled.
        - creditCheck.forbidden (403): The agency is not allowed to run credit checks.
        - creditCheck.agencyNotConfigured (403): The agency is not set up for credit checks.
        - key.readOnly (403): The API key behind this access token is read-only.
        - rateLimit.exceeded (429): Too many requests.
        - creditCheck.bureauDidNotAnswer (500): The credit bureau did not respond.
        - server.error (500): The service could not process this request.
        """
        return self._call(
            "createCreditReport",
            headers={"X-Request-Id": x_request_id},
            body=body,
        )

    def confirm_credit_pin(
        self,
        *,
        body: CreditPinRequest,
        x_request_id: str | None = None,
    ) -> None:
        """
        Confirm a PIN

        Confirms the traveller's consent with the PIN from the latest SMS. Then check the credit again: the status changes within a minute, or within 2 seconds on staging.

        A wrong PIN uses up one of three attempts; a malformed PIN or a server error does not. After the third wrong PIN, or after 180 seconds, only a renewed PIN is accepted. Repeating a successful call returns 204 again.

        Errors, in addition to those of every call:
        - creditCheck.malformedBody (400): The request body cannot be read.
        - creditCheck.invalidRequest (400): The request is not valid.
        - creditCheck.wrongPin (400): The PIN is incorrect.
        - creditCheck.pinExpired (400): The PIN has expired.
        - creditCheck.pinTriesUsedUp (400): No attempts are left for this PIN.
        - creditCheck.unknownReference (400): The integrationCode, creditcheckCode or phoneKey is unknown.
        - creditCheck.unauthorized (401): The access token is missing, malformed, expired or revoked.
        - token.keySuspended (401): The API key behind this access token is suspended or disabled.
        - creditCheck.forbidden (403): The agency is not allowed to run credit checks.
        - creditCheck.agencyNotConfigured (403): The agency is not set up for credit checks.
        - key.readOnly (403): The API key behind this access token is read-only.
        - rateLimit.exceeded (429): Too many requests.
        - creditCheck.bureauDidNotAnswer (500): The credit bureau did not respond.
        - server.error (500): The service could not process this request.
        """
        return self._call(
            "confirmCreditPin",
            headers={"X-Request-Id": x_request_id},
            body=body,
        )

    def renew_credit_pin(
        self,
        *,
        body: CreditPinRenewalRequest,
        x_request_id: str | None = None,
    ) -> None:
        """
        Renew a PIN

        Sends a new PIN to the phone number in the report, valid for 180 seconds and three attempts. The previous PIN stops working. The PIN can be renewed three times, and only until it is confirmed. Each call sends an SMS.

        Errors, in addition to those of every call:
        - creditCheck.malformedBody (400): The request body cannot be read.
        - creditCheck.invalidRequest (400): The request is not valid.
        - creditCheck.renewLimitReached (400): No further PIN can be sent for this code.
        - creditCheck.alreadyConfirmed (400): The PIN for this code has already been confirmed.
        - creditCheck.unknownReference (400): The integrationCode, creditcheckCode or phoneKey is unknown.
        - creditCheck.unauthorized (401): The access token is missing, malformed, expired or revoked.
        - token.keySuspended (401): The API key behind this access token is suspended or disabled.
        - creditCheck.forbidden (403): The agency is not allowed to run credit checks.
        - creditCheck.agencyNotConfigured (403): The agency is not set up for credit checks.
        - key.readOnly (403): The API key behind this access token is read-only.
        - rateLimit.exceeded (429): Too many requests.
        - creditCheck.bureauDidNotAnswer (500): The credit bureau did not respond.
        - server.error (500): The service could not process this request.
        """
        return self._call(
            "renewCreditPin",
            headers={"X-Request-Id": x_request_id},
            body=body,
        )

    def search_transfers(
        self,
        *,
        body: TransferSearchRequest,
        x_currency: Currency | None = None,
        accept_language: str | None = None,
        x_request_id: str | None = None,
    ) -> TransferSearchResponse:
        """
        Search transfers

        Queries every transfer supplier in parallel for vehicles from one point to another, and back on a round trip. A supplier offers nothing if a point is outside its service regions, or if the notice or the distance is too short. The result is empty if the return leg begins before the outbound leg ends, or if both points are the same place.
        Take the points from the place details: with a point slightly outside a region, a search returns fewer vehicles without a warning.
        `suppliers` contains the outcome for each supplier. An empty list with `complete: true` means that no supplier has a suitable vehicle. With `complete: false`, suppliers that did not respond may have a suitable vehicle.

        Errors, in addition to those of every call:
        - request.invalid (400): The request is not valid.
        - token.invalid (401): The access token is missing, malformed, expired or revoked.
        - token.keySuspended (401): The API key behind this access token is suspended or disabled.
        - rateLimit.exceeded (429): Too many requests.
        - transferSearch.noSupplierAnswered (500): No transfer supplier responded in time.
        - server.error (500): The service could not process this request.
        """
        return self._call(
            "searchTransfers",
            headers={"X-Currency": x_currency, "Accept-Language": accept_language, "X-Request-Id": x_request_id},
            body=body,
        )

    def get_transfer(
        self,
        *,
        search_id: str,
        code: str,
        accept_language: str | None = None,
        x_request_id: str | None = None,
    ) -> TransferProduct:
        """
        Read a transfer offer

        Returns one vehicle from a search, exactly as the search returned it. The vehicle can be read and ordered for 30 minutes, or until `bookableUntil` if that is sooner.

        Errors, in addition to those of every call:
        - request.invalid (400): The request is not valid.
        - token.invalid (401): The access token is missing, malformed, expired or revoked.
        - token.keySuspended (401): The API key behind this access token is suspended or disabled.
        - transferSearch.offerNotFound (404): The transfer offer does not exist or has expired.
        - rateLimit.exceeded (429): Too many requests.
        - server.error (500): The service could not process this request.
        """
        return self._call(
            "getTransfer",
            path={"searchId": search_id, "code": code},
            headers={"Accept-Language": accept_language, "X-Request-Id": x_request_id},
        )

    def create_transfer_order(
        self,
        *,
        body: TransferOrderRequest,
        x_forwarded_for: str,
        idempotency_key: str | None = None,
        accept_language: str | None = None,
        x_request_id: str | None = None,
    ) -> TransferOrder:
        """
        Order a transfer

        Orders a transfer from a search result, with its travellers. Nothing is charged or booked yet: the order is `pendingPayment`, and `paymentRequirement` is the amount to pay. If unpaid, the order expires after one hour, or at the product's `bookableUntil` if that is sooner. `Accept-Language` permanently sets the language of the order's text.

        Without `billing`, the invoice goes to the agency's registered billing address.

        Errors, in addition to those of every call:
        - request.invalid (400): The request is not valid.
        - token.invalid (401): The access token is missing, malformed, expired or revoked.
        - token.keySuspended (401): The API key behind this access token is suspended or disabled.
        - key.readOnly (403): The API key behind this access token is read-only.
        - transferOrder.customBillingNotAllowed (403): The agency is not allowed to send its own billing details.
        - transferSearch.offerNotFound (404): The transfer offer does not exist or has expired.
        - transferOrder.ruleViolated (422): The transfer order breaks a rule.
        - transferOrder.noBillingAddress (422): No billing address was sent and the agency has none registered.
        - order.idempotencyKeyReused (422): This Idempotency-Key was already used for a different request.
        - rateLimit.exceeded (429): Too many requests.
        - server.error (500): The service could not process this request.
        """
        return self._call(
            "createTransferOrder",
            headers={"X-Forwarded-For": x_forwarded_for, "Idempotency-Key": idempotency_key, "Accept-Language": accept_language, "X-Request-Id": x_request_id},
            body=body,
        )

    def list_transfer_orders(
        self,
        *,
        cursor: str | None = None,
        limit: int | None = None,
        status: TransferOrderStatus | None = None,
        created_from: str | None = None,
        created_to: str | None = None,
        pickup_from: str | None = None,
        pickup_to: str | None = None,
        updated_since: str | None = None,
        last_name: str | None = None,
        tracking_id: TrackingID | None = None,
        vendor_reservation_id: str | None = None,
        x_request_id: str | None = None,
    ) -> TransferOrderList:
        """
        List transfer orders

        Returns the agency's transfer orders, newest first, one page at a time. Newly created or changed orders are included immediately.

        The list contains only the travellers' names and contact details; read an order for its other data. While the response contains `nextCursor`, send it as `cursor` with the same filters to read the next page. No order is repeated or skipped, even if orders are created in the meantime. Multiple filters are combined with "and".

        Errors, in addition to those of every call:
        - request.invalid (400): The request is not valid.
        - token.invalid (401): The access token is missing, malformed, expired or revoked.
        - token.keySuspended (401): The API key behind this access token is suspended or disabled.
        - rateLimit.exceeded (429): Too many requests.
        - server.error (500): The service could not process this request.
        """
        return self._call(
            "listTransferOrders",
            query={"cursor": cursor, "limit": limit, "status": status, "createdFrom": created_from, "createdTo": created_to, "pickupFrom": pickup_from, "pickupTo": pickup_to, "updatedSince": updated_since, "lastName": last_name, "trackingID": tracking_id, "vendorReservationId": vendor_reservation_id},
            headers={"X-Request-Id": x_request_id},
        )

    def get_transfer_order(
        self,
        *,
        order_id: str,
        x_request_id: str | None = None,
    ) -> TransferOrder:
        """
        Read a transfer order

        Returns the current state of the order. Read the order after a payment or cancellation whose response was lost, and again before pick-up. A supplier can cancel one or both legs on its own initiative; `legs` shows which. From the day before a pick-up, `legs` also shows the driver and the progress of the ride.

        Errors, in addition to those of every call:
        - request.invalid (400): The request is not valid.
        - token.invalid (401): The access token is missing, malformed, expired or revoked.
        - token.keySuspended (401): The API key behind this access token is suspended or disabled.
        - transferOrder.notFound (404): The transfer order does not exist.
        - rateLimit.exceeded (429): Too many requests.
        - server.error (500): The service could not process this request.
        """
        return self._call(
            "getTransferOrder",
            path={"orderId": order_id},
            headers={"X-Request-Id": x_request_id},
        )

    def check_transfer_cancel_eligibility(
        self,
        *,
        order_id: str,
        x_request_id: str | None = None,
    ) -> TransferCancelEligibility:
        """
        Check whether a transfer order can be cancelled

        Returns whether the order can be cancelled now, and the amount that would be refunded. `legs` contains the same information for each leg, which can be cancelled separately. Nothing changes.

        A reserved order can be cancelled until its last pick-up. Each leg is refunded under its supplier's terms; the product's `cancellationPolicies` contains the totals.

        Errors, in addition to those of every call:
        - request.invalid (400): The request is not valid.
        - token.invalid (401): The access token is missing, malformed, expired or revoked.
        - token.keySuspended (401): The API key behind this access token is suspended or disabled.
        - transferOrder.notFound (404): The transfer order does not exist.
        - rateLimit.exceeded (429): Too many requests.
        - server.error (500): The service could not process this request.
        """
        return self._call(
            "checkTransferCancelEligibility",
            path={"orderId": order_id},
            headers={"X-Request-Id": x_request_id},
        )

    def cancel_transfer_order(
        self,
        *,
        order_id: str,
        body: TransferCancelRequest | None = None,
        x_request_id: str | None = None,
    ) -> TransferCancellation:
        """
        Cancel a transfer order

        Without a body, cancels all legs whose pick-up time has not passed. With `legs`, cancels only these legs, and the order stays `reserved` while another leg can still be driven. The call returns 200 only if the supplier has accepted the cancellation. The refund is then automatically credited to the credit limit.

        Otherwise, the call returns 8012, with the order's status and a `reason`. If a requested leg is already cancelled, or its ride has begun, `details.field` names it, and the call cancels nothing. If a supplier needs more time to cancel, the call also returns 8012; read the order until the legs are `canceled`. Two concurrent calls result in only one cancellation and return the same response.

        Errors, in addition to those of every call:
        - request.invalid (400): The request is not valid.
        - token.invalid (401): The access token is missing, malformed, expired or revoked.
        - token.keySuspended (401): The API key behind this access token is suspended or disabled.
        - key.readOnly (403): The API key behind this access token is read-only.
        - transferOrder.notFound (404): The transfer order does not exist.
        - transferOrder.ruleViolated (422): The transfer order breaks a rule.
        - transferCancel.notPossible (422): The transfer order cannot be cancelled.
        - rateLimit.exceeded (429): Too many requests.
        - server.error (500): The service could not process this request.
        """
        return self._call(
            "cancelTransferOrder",
            path={"orderId": order_id},
            headers={"X-Request-Id": x_request_id},
            body=body,
        )

    def pay_transfer_order(
        self,
        *,
        body: TransferPaymentRequest,
        order_id: str,
        x_forwarded_for: str,
        x_request_id: str | None = None,
    ) -> TransferOrder:
        """
        Pay for a transfer order

        Charges `paymentRequirement` to the credit limit, then reserves the transfer with the supplier. When both are complete, the call returns the `reserved` order or an error.

        An order can have at most one payment at a time. A call made during a payment waits for its outcome and returns the order, `reserved` if the payment succeeded and `failed` if it failed. If the payment does not end in time, the call returns 8008 with `paymentInProgress`. An order is never charged twice.

        Error 8010 is final: the supplier refused, or it did not respond, and any reservation it may have made is cancelled. The order is `failed`, and the money has been returned. While the outcome is unknown, the call returns 500 with `Retry-After`, and `details` contains the order's status. A retried call joins the payment.

        The charge includes the agency's commission. The full amount comes from one credit record: the one with the lowest `id` among those in the right currency with enough credit left.

        On staging, transfers from any supplier can be paid for; error 6008 applies to car vendors only.

        Errors, in addition to those of every call:
        - request.invalid (400): The request is not valid.
        - token.invalid (401): The access token is missing, malformed, expired or revoked.
        - token.keySuspended (401): The API key behind this access token is suspended or disabled.
        - key.readOnly (403): The API key behind this access token is read-only.
        - access.forbidden (403): The agency is not authorised for this operation.
        - transferOrder.notFound (404): The transfer order does not exist.
        - transferPay.failed (402): The payment failed.
        - transferPay.alreadyPaid (422): The transfer order is already paid.
        - transferPay.reservationFailed (422): The payment succeeded, but the transfer could not be reserved.
        - transferPay.outcomeUnknown (500): The outcome of the payment is not known yet.
        - rateLimit.exceeded (429): Too many requests.
        - server.error (500): The service could not process this request.
        """
        return self._call(
            "payTransferOrder",
            path={"orderId": order_id},
            headers={"X-Forwarded-For": x_forwarded_for, "X-Request-Id": x_request_id},
            body=body,
        )

    def complete_transfer_passengers(
        self,
        *,
        body: TransferPassengersRequest,
        order_id: str,
        x_request_id: str | None = None,
    ) -> TransferOrder:
        """
        Complete or correct passenger details

        Replaces the travellers in the order, under the same rules as when ordering. Travellers can be replaced until `manifest.dueAt`, before and after payment. For a reserved order, the supplier is updated first, and the response is the order after the change. Repeating the call has no further effect.

        Carriers must report every passenger at least one hour before pick-up, with nationality, gender and document. The order's `manifest.missing` lists the missing data.

        Errors, in addition to those of every call:
        - request.invalid (400): The request is not valid.
        - token.invalid (401): The access token is missing, malformed, expired or revoked.
        - token.keySuspended (401): The API key behind this access token is suspended or disabled.
        - key.readOnly (403): The API key behind this access token is read-only.
        - transferOrder.notFound (404): The transfer order does not exist.
        - transferOrder.ruleViolated (422): The transfer order breaks a rule.
        - transferChange.notPossible (422): The transfer order cannot be changed.
        - transferChange.outcomeUnknown (500): The outcome of the change is not known yet.
        - transferChange.changeInProgress (422): Another change to the transfer order is in progress.
        - rateLimit.exceeded (429): Too many requests.
        - server.error (500): The service could not process this request.
        """
        return self._call(
            "completeTransferPassengers",
            path={"orderId": order_id},
            headers={"X-Request-Id": x_request_id},
            body=body,
        )

    def change_transfer_flight(
        self,
        *,
        body: TransferFlightRequest,
        order_id: str,
        x_request_id: str | None = None,
    ) -> TransferOrder:
        """
        Change the flight and pick-up time

        Changes the flight of a leg, its pick-up time, or both, until the supplier's notice period begins. The supplier must first agree and can refuse. A change that would alter the price is refused, and nothing is charged (`priceChanged`). The response is the order after the change; repeating the call has no further effect.

        The original cancellation deadlines and refunds still apply. The pick-up time can be changed once the order is paid; the flight can also be changed before payment.

        Errors, in addition to those of every call:
        - request.invalid (400): The request is not valid.
        - token.invalid (401): The access token is missing, malformed, expired or revoked.
        - token.keySuspended (401): The API key behind this access token is suspended or disabled.
        - key.readOnly (403): The API key behind this access token is read-only.
        - transferOrder.notFound (404): The transfer order does not exist.
        - transferOrder.ruleViolated (422): The transfer order breaks a rule.
        - transferChange.notPossible (422): The transfer order cannot be changed.
        - transferChange.outcomeUnknown (500): The outcome of the change is not known yet.
        - transferChange.changeInProgress (422): Another change to the transfer order is in progress.
        - rateLimit.exceeded (429): Too many requests.
        - server.error (500): The service could not process this request.
        """
        return self._call(
            "changeTransferFlight",
            path={"orderId": order_id},
            headers={"X-Request-Id": x_request_id},
            body=body,
        )

    def get_transfer_voucher(
        self,
        *,
        order_id: str,
        x_request_id: str | None = None,
    ) -> TransferVoucher:
        """
        Get a transfer order's voucher

        Returns the voucher that the travellers show to their driver, in the order's language. The `Accept` header selects the format: data (`application/json`), a page (`text/html`) or a PDF (`application/pdf`). The default is JSON.

        A voucher is available while the order is `reserved`, until the personal data in the order is erased. A cancelled leg is shown as cancelled. Get the voucher again after a change, and on the day before a pick-up, when the driver is usually known. The voucher does not show the agency's commission.

        Errors, in addition to those of every call:
        - request.invalid (400): The request is not valid.
        - token.invalid (401): The access token is missing, malformed, expired or revoked.
        - token.keySuspended (401): The API key behind this access token is suspended or disabled.
        - transferOrder.notFound (404): The transfer order does not exist.
        - transferOrder.notReserved (422): The transfer in this order is not reserved.
        - rateLimit.exceeded (429): Too many requests.
        - server.error (500): The service could not process this request.
        """
        return self._call(
            "getTransferVoucher",
            path={"orderId": order_id},
            headers={"X-Request-Id": x_request_id},
        )

    def list_car_classes(
        self,
        *,
        accept_language: str | None = None,
        x_request_id: str | None = None,
    ) -> list[ReferenceItem]:
        """
        List car classes

        Lists the 37 car classes, with IDs 1 to 38 except 30. A car's `class.id` refers to one of them. The list rarely changes and can be cached for an hour.

        Errors, in addition to those of every call:
        - referenceData.invalidRequest (400): The request is not valid.
        - referenceData.unauthorized (401): The access token is missing, malformed, expired or revoked.
        - token.keySuspended (401): The API key behind this access token is suspended or disabled.
        - referenceData.forbidden (403): The agency is not allowed to read reference data.
        - rateLimit.exceeded (429): Too many requests.
        - server.error (500): The service could not process this request.
        """
        return self._call(
            "listCarClasses",
            headers={"Accept-Language": accept_language, "X-Request-Id": x_request_id},
        )

    def list_fuel_types(
        self,
        *,
        accept_language: str | None = None,
        x_request_id: str | None = None,
    ) -> list[ReferenceItem]:
        """
        List fuel types

        Lists the 13 fuel types. A car's `fuel.id` refers to one of them. The list rarely changes and can be cached for an hour.

        Errors, in addition to those of every call:
        - referenceData.invalidRequest (400): The request is not valid.
        - referenceData.unauthorized (401): The access token is missing, malformed, expired or revoked.
        - token.keySuspended (401): The API key behind this access token is suspended or disabled.
        - referenceData.forbidden (403): The agency is not allowed to read reference data.
        - rateLimit.exceeded (429): Too many requests.
        - server.error (500): The service could not process this request.
        """
        return self._call(
            "listFuelTypes",
            headers={"Accept-Language": accept_language, "X-Request-Id": x_request_id},
        )

    def list_transmission_types(
        self,
        *,
        accept_language: str | None = None,
        x_request_id: str | None = None,
    ) -> list[ReferenceItem]:
        """
        List transmission types

        Lists the two transmission types. A car's `transmission.id` refers to one of them. The list rarely changes and can be cached for an hour.

        Errors, in addition to those of every call:
        - referenceData.invalidRequest (400): The request is not valid.
        - referenceData.unauthorized (401): The access token is missing, malformed, expired or revoked.
        - token.keySuspended (401): The API key behind this access token is suspended or disabled.
        - referenceData.forbidden (403): The agency is not allowed to read reference data.
        - rateLimit.exceeded (429): Too many requests.
        - server.error (500): The service could not process this request.
        """
        return self._call(
            "listTransmissionTypes",
            headers={"Accept-Language": accept_language, "X-Request-Id": x_request_id},
        )

    def list_delivery_types(
        self,
        *,
        accept_language: str | None = None,
        x_request_id: str | None = None,
    ) -> list[ReferenceItem]:
        """
        List delivery types

        Lists the seven car handover methods. The list rarely changes and can be cached for an hour.

        Errors, in addition to those of every call:
        - referenceData.invalidRequest (400): The request is not valid.
        - referenceData.unauthorized (401): The access token is missing, malformed, expired or revoked.
        - token.keySuspended (401): The API key behind this access token is suspended or disabled.
        - referenceData.forbidden (403): The agency is not allowed to read reference data.
        - rateLimit.exceeded (429): Too many requests.
        - server.error (500): The service could not process this request.
        """
        return self._call(
            "listDeliveryTypes",
            headers={"Accept-Language": accept_language, "X-Request-Id": x_request_id},
        )

    def list_extra_product_types(
        self,
        *,
        accept_language: str | None = None,
        x_request_id: str | None = None,
    ) -> list[ExtraProductType]:
        """
        List extra product types

        Lists the kinds of extra products, with names in the language of `Accept-Language`. The list rarely changes and can be cached for an hour.

        Errors, in addition to those of every call:
        - referenceData.invalidRequest (400): The request is not valid.
        - referenceData.unauthorized (401): The access token is missing, malformed, expired or revoked.
        - token.keySuspended (401): The API key behind this access token is suspended or disabled.
        - referenceData.forbidden (403): The agency is not allowed to read reference data.
        - rateLimit.exceeded (429): Too many requests.
        - server.error (500): The service could not process this request.
        """
        return self._call(
            "listExtraProductTypes",
            headers={"Accept-Language": accept_language, "X-Request-Id": x_request_id},
        )

    def list_suppliers(
        self,
        *,
        has_parent_id: bool | None = None,
        limit: int | None = None,
        offset: int | None = None,
        x_request_id: str | None = None,
    ) -> SupplierPage:
        """
        List suppliers

        Lists the companies that rent out cars, in pages. A subsupplier's `parentID` identifies its main supplier; a main supplier's is null. The pages rarely change and can be cached for an hour.

        Errors, in addition to those of every call:
        - referenceData.invalidRequest (400): The request is not valid.
        - referenceData.unauthorized (401): The access token is missing, malformed, expired or revoked.
        - token.keySuspended (401): The API key behind this access token is suspended or disabled.
        - referenceData.forbidden (403): The agency is not allowed to read reference data.
        - rateLimit.exceeded (429): Too many requests.
        - server.error (500): The service could not process this request.
        """
        return self._call(
            "listSuppliers",
            query={"hasParentID": has_parent_id, "limit": limit, "offset": offset},
            headers={"X-Request-Id": x_request_id},
        )

    def list_divisions(
        self,
        *,
        country_code: str,
        x_request_id: str | None = None,
    ) -> list[Division]:
        """
        List divisions

        Lists the states and provinces of a country, sorted by name. The `adm1` of a billing address accepts each division's `name`, `localName` or `code`, as well as common names. For a country without known divisions, the list is empty and `adm1` accepts any text. The list rarely changes and can be cached for an hour.

        Errors, in addition to those of every call:
        - referenceData.invalidRequest (400): The request is not valid.
        - referenceData.unauthorized (401): The access token is missing, malformed, expired or revoked.
        - token.keySuspended (401): The API key behind this access token is suspended or disabled.
        - referenceData.forbidden (403): The agency is not allowed to read reference data.
        - rateLimit.exceeded (429): Too many requests.
        - server.error (500): The service could not process this request.
        """
        return self._call(
            "listDivisions",
            query={"countryCode": country_code},
            headers={"X-Request-Id": x_request_id},
        )

    def list_events(
        self,
        *,
        after: int | None = None,
        types: list[AskedEventType] | None = None,
        limit: int | None = None,
        wait: int | None = None,
        x_request_id: str | None = None,
    ) -> EventPage:
        """
        List events

        Returns your agency's events after a position, oldest first. The response includes every change made before the request.

        Store `position` and send it as `after` in the next request, so that no event is lost or repeated. With `wait`, a call that finds no events waits for an event. Long polling therefore needs few requests and returns events within a second. Up to five requests per agency can wait at a time; further requests return immediately. Events are kept for 30 days.

        Errors, in addition to those of every call:
        - request.invalid (400): The request is not valid.
        - token.invalid (401): The access token is missing, malformed, expired or revoked.
        - token.keySuspended (401): The API key behind this access token is suspended or disabled.
        - event.gone (422): The events after this position are older than 30 days.
        - rateLimit.exceeded (429): Too many requests.
        - server.error (500): The service could not process this request.
        """
        return self._call(
            "listEvents",
            query={"after": after, "types": types, "limit": limit, "wait": wait},
            headers={"X-Request-Id": x_request_id},
        )

    def create_webhook_endpoint(
        self,
        *,
        body: WebhookEndpointRequest,
        x_request_id: str | None = None,
    ) -> WebhookEndpointSecret:
        """
        Create a webhook endpoint

        Creates an endpoint, which receives events that occur after it was created. Each message contains an event in the same form as in `listEvents`, signed according to [Standard Webhooks](https://www.standardwebhooks.com).

        The response contains the signing secret, which is shown only once. An agency can have at most ten endpoints.

        Errors, in addition to those of every call:
        - request.invalid (400): The request is not valid.
        - token.invalid (401): The access token is missing, malformed, expired or revoked.
        - token.keySuspended (401): The API key behind this access token is suspended or disabled.
        - key.readOnly (403): The API key behind this access token is read-only.
        - webhookEndpoint.addressRefused (422): Events cannot be sent to this URL.
        - webhookEndpoint.tooMany (422): The agency already has ten webhook endpoints.
        - rateLimit.exceeded (429): Too many requests.
        - server.error (500): The service could not process this request.
        """
        return self._call(
            "createWebhookEndpoint",
            headers={"X-Request-Id": x_request_id},
            body=body,
        )

    def list_webhook_endpoints(
        self,
        *,
        x_request_id: str | None = None,
    ) -> WebhookEndpointList:
        """
        List webhook endpoints

        Returns all of the agency's webhook endpoints, oldest first, without their secrets.

        Errors, in addition to those of every call:
        - request.invalid (400): The request is not valid.
        - token.invalid (401): The access token is missing, malformed, expired or revoked.
        - token.keySuspended (401): The API key behind this access token is suspended or disabled.
        - rateLimit.exceeded (429): Too many requests.
        - server.error (500): The service could not process this request.
        """
        return self._call(
            "listWebhookEndpoints",
            headers={"X-Request-Id": x_request_id},
        )

    def update_webhook_endpoint(
        self,
        *,
        body: WebhookEndpointChange,
        endpoint_id: str,
        x_request_id: str | None = None,
    ) -> WebhookEndpoint:
        """
        Update a webhook endpoint

        Changes only the fields that are sent. `types: []` selects all types again.

        No events are sent to an endpoint while it is `disabled`. After it is enabled again, it receives new events and those that were still pending when it was disabled. Use `redeliverEvents` to send the events that occurred in the meantime.

        Errors, in addition to those of every call:
        - request.invalid (400): The request is not valid.
        - token.invalid (401): The access token is missing, malformed, expired or revoked.
        - token.keySuspended (401): The API key behind this access token is suspended or disabled.
        - key.readOnly (403): The API key behind this access token is read-only.
        - webhookEndpoint.notFound (404): The webhook endpoint does not exist.
        - webhookEndpoint.addressRefused (422): Events cannot be sent to this URL.
        - rateLimit.exceeded (429): Too many requests.
        - server.error (500): The service could not process this request.
        """
        return self._call(
            "updateWebhookEndpoint",
            path={"endpointId": endpoint_id},
            headers={"X-Request-Id": x_request_id},
            body=body,
        )

    def delete_webhook_endpoint(
        self,
        *,
        endpoint_id: str,
        x_request_id: str | None = None,
    ) -> None:
        """
        Delete a webhook endpoint

        Deletes the endpoint with its secret and its deliveries. A message that is already being sent can still arrive.

        Errors, in addition to those of every call:
        - request.invalid (400): The request is not valid.
        - token.invalid (401): The access token is missing, malformed, expired or revoked.
        - token.keySuspended (401): The API key behind this access token is suspended or disabled.
        - key.readOnly (403): The API key behind this access token is read-only.
        - webhookEndpoint.notFound (404): The webhook endpoint does not exist.
        - rateLimit.exceeded (429): Too many requests.
        - server.error (500): The service could not process this request.
        """
        return self._call(
            "deleteWebhookEndpoint",
            path={"endpointId": endpoint_id},
            headers={"X-Request-Id": x_request_id},
        )

    def rotate_webhook_secret(
        self,
        *,
        endpoint_id: str,
        x_request_id: str | None = None,
    ) -> WebhookEndpointSecret:
        """
        Rotate a webhook endpoint's secret

        Returns a new secret, which is shown only once. For 24 hours, messages are signed with both the previous and the new secret. Switch to the new secret at any time within this period.

        If you rotate the secret again within this period, the oldest of the three secrets stops working.

        Errors, in addition to those of every call:
        - request.invalid (400): The request is not valid.
        - token.invalid (401): The access token is missing, malformed, expired or revoked.
        - token.keySuspended (401): The API key behind this access token is suspended or disabled.
        - key.readOnly (403): The API key behind this access token is read-only.
        - webhookEndpoint.notFound (404): The webhook endpoint does not exist.
        - rateLimit.exceeded (429): Too many requests.
        - server.error (500): The service could not process this request.
        """
        return self._call(
            "rotateWebhookSecret",
            path={"endpointId": endpoint_id},
            headers={"X-Request-Id": x_request_id},
        )

    def ping_webhook_endpoint(
        self,
        *,
        endpoint_id: str,
        x_request_id: str | None = None,
    ) -> None:
        """
        Send a test event

        Sends the event `webhookEndpoint.pinged` to this endpoint only, regardless of its `types`. `listWebhookDeliveries` shows the result.

        Errors, in addition to those of every call:
        - request.invalid (400): The request is not valid.
        - token.invalid (401): The access token is missing, malformed, expired or revoked.
        - token.keySuspended (401): The API key behind this access token is suspended or disabled.
        - key.readOnly (403): The API key behind this access token is read-only.
        - webhookEndpoint.notFound (404): The webhook endpoint does not exist.
        - webhookEndpoint.disabled (422): The webhook endpoint is disabled.
        - rateLimit.exceeded (429): Too many requests.
        - server.error (500): The service could not process this request.
        """
        return self._call(
            "pingWebhookEndpoint",
            path={"endpointId": endpoint_id},
            headers={"X-Request-Id": x_request_id},
        )

    def list_webhook_deliveries(
        self,
        *,
        endpoint_id: str,
        cursor: str | None = None,
        limit: int | None = None,
        status: WebhookDeliveryStatus | None = None,
        type: AskedEventType | None = None,
        x_request_id: str | None = None,
    ) -> WebhookDeliveryList:
        """
        List webhook deliveries

        Returns one entry for each event that was or will be sent to the endpoint, newest event first, for 30 days. Each entry shows the status code of your server's response and its response time.

        While the response contains `nextCursor`, send it as `cursor` with the same filters to read the next page.

        Errors, in addition to those of every call:
        - request.invalid (400): The request is not valid.
        - token.invalid (401): The access token is missing, malformed, expired or revoked.
        - token.keySuspended (401): The API key behind this access token is suspended or disabled.
        - webhookEndpoint.notFound (404): The webhook endpoint does not exist.
        - rateLimit.exceeded (429): Too many requests.
        - server.error (500): The service could not process this request.
        """
        return self._call(
            "listWebhookDeliveries",
            path={"endpointId": endpoint_id},
            query={"cursor": cursor, "limit": limit, "status": status, "type": type},
            headers={"X-Request-Id": x_request_id},
        )

    def redeliver_events(
        self,
        *,
        body: RedeliveryRequest,
        endpoint_id: str,
        x_request_id: str | None = None,
    ) -> Redelivery:
        """
        Redeliver events

        Sends the events in a range of positions to the endpoint again, even if they were already delivered. Only event types selected for the endpoint are sent. For a single event, set `from` and `to` to its position.

        Redelivered events keep their `webhook-id`, so you can recognise events that you have already processed.

        Errors, in addition to those of every call:
        - request.invalid (400): The request is not valid.
        - token.invalid (401): The access token is missing, malformed, expired or revoked.
        - token.keySuspended (401): The API key behind this access token is suspended or disabled.
        - key.readOnly (403): The API key behind this access token is read-only.
        - webhookEndpoint.notFound (404): The webhook endpoint does not exist.
        - rateLimit.exceeded (429): Too many requests.
        - server.error (500): The service could not process this request.
        """
        return self._call(
            "redeliverEvents",
            path={"endpointId": endpoint_id},
            headers={"X-Request-Id": x_request_id},
            body=body,
        )
