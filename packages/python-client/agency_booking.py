# Generated from openapi/ by `pnpm generate`. Change the contract, not this file.
"""Rental cars and airport transfers for travel agencies: one method for each operation of the Agency Booking API.

One file for Python 3.11 or newer, with nothing to install beside it.

    from agency_booking import AgencyClient, AgencyError

    agency = AgencyClient("http://localhost:8080/api/v1", key="ak_...", secret="sk_...")
    places = agency.search_locations(query="istanbul")

It logs in at the first call and renews its tokens when they have run out. It sends again what is safe to send again: what
only reads, orders by their Idempotency-Key, and whatever the service has turned away before anything was done. A payment or
a cancellation whose answer got lost is yours to decide: read the order first.
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
    """A refusal of the service, told apart by `key`."""

    def __init__(self, status: int, body: dict[str, Any], headers: Any) -> None:
        self.status = status
        self.code: int | None = body.get("code")
        #: None when something in between answered.
        self.key: str | None = body.get("key")
        #: For developers, in English; its wording may change.
        self.description: str = body.get("description") or f"The answer was {status}"
        self.details: Any = body.get("details")
        retry_after = headers.get("Retry-After") or ""
        self.retry_after_seconds: int | None = int(retry_after) if retry_after.isdecimal() else None
        #: What support asks for.
        self.request_id: str | None = headers.get("X-Request-Id")
        super().__init__(f"{self.key or status}: {self.description} ({self.request_id})")


class WebhookError(Exception):
    """The message was not sent by the service, or not now: answer 400, and do nothing with it."""


class Headers(Protocol):
    """Those of a request, as any web framework has them: small and capital letters are the same."""

    def get(self, name: str, /) -> str | None: ...


def unwrap(raw_body: bytes, headers: Headers, secret: str | list[str], *, tolerance_seconds: int = 300) -> Event:
    """
    Reads a message of a webhook, as https://www.standardwebhooks.com signs it.

    Keep the `id` of the event: the same may come again.

    :param raw_body: as it came: a body that was parsed and written again is another one
    :param secret: `whsec_...`, or several while one is renewed
    :raises WebhookError: when it is not signed with a secret, or was sent too long ago
    """
    sent_at = headers.get("webhook-timestamp") or ""
    given = (headers.get("webhook-signature") or "").encode().split()
    signed = f"{headers.get('webhook-id')}.{sent_at}.".encode() + raw_body
    expected = [_signature(signed, one) for one in ([secret] if isinstance(secret, str) else secret)]
    if not any(hmac.compare_digest(one, other) for one in expected for other in given):
        raise WebhookError("No signature fits.")
    if not sent_at.isdecimal() or abs(time.time() - int(sent_at)) > tolerance_seconds:
        raise WebhookError("It was sent too long ago, or the clock is wrong.")
    return cast("Event", json.loads(raw_body))


def _signature(signed: bytes, secret: str) -> bytes:
    digest = hmac.digest(base64.b64decode(secret.removeprefix("whsec_")), signed, "sha256")
    return b"v1," + base64.b64encode(digest)


class TokenStore(Protocol):
    """Where token sets are kept, by API key, so that processes log in once between them. Who reads it can act for you."""

    def get(self, key: str) -> TokenSet | None: ...

    def set(self, key: str, tokens: TokenSet) -> None: ...


class MemoryTokens:
    """Keeps tokens as long as the process runs; clients that are given the same one share their logins."""

    def __init__(self) -> None:
        self._known: dict[str, TokenSet] = {}

    def get(self, key: str) -> TokenSet | None:
        return self._known.get(key)

    def set(self, key: str, tokens: TokenSet) -> None:
        self._known[key] = tokens


#: A type of event to ask for.
AskedEventType: TypeAlias = "Literal['carOrder.pending', 'carOrder.reserved', 'carOrder.failed', 'carOrder.cancelled', 'carOrder.removed', 'carOrder.changed', 'transferOrder.pendingPayment', 'transferOrder.reserved', 'transferOrder.failed', 'transferOrder.canceled', 'transferOrder.legCanceled', 'transferOrder.changed', 'transferOrder.expired', 'ride.assigned', 'ride.departed', 'ride.delayed', 'ride.arrived', 'ride.passengerOnBoard', 'ride.noShow', 'ride.completed', 'payment.awaiting3ds', 'payment.processing', 'payment.completed', 'payment.cancelled', 'payment.failed', 'payment.reversed', 'payment.declined', 'payment.voided', 'payment.expired', 'payment.withdrawn', 'payment.chargedLate', 'refund.pending', 'refund.delayed', 'refund.completed', 'creditRecord.opened', 'creditRecord.raised', 'creditRecord.reduced', 'creditRecord.held', 'creditRecord.spent', 'creditRecord.released', 'creditRecord.refunded', 'creditRecord.activated', 'creditRecord.deactivated', 'webhookEndpoint.pinged', 'webhookEndpoint.disabled']"


#: An extra that can be asked for; `TransferExtraType` says what each is.
AskedTransferExtraType: TypeAlias = "Literal['infantSeat', 'childSeat', 'boosterSeat', 'meetAndGreet', 'extraWaiting']"


#: Who is billed. A person, a privately owned company, or a corporation.
BillingType: TypeAlias = "Literal['individual', 'privateCompany', 'corporateCompany']"


#: `success`: cancelled, by this call or before. `pending`: the vendor is still working on it. `failed`: not possible or refused, nothing changed.
CarCancellationStatus: TypeAlias = "Literal['pending', 'success', 'failed']"


#: `open` while an item is pending, `closed` afterwards.
CarOrderStatus: TypeAlias = "Literal['open', 'closed']"


#: The voucher as a page that needs nothing beside it, for a screen and for paper.
CarVoucherPage: TypeAlias = "str"


#: Whether it is a credit or a debit card.
CardType: TypeAlias = "Literal['credit', 'debit']"


#: What the agency adds to each price for itself. `type` says which of the two other fields is needed; only that one is read.
Commission: TypeAlias = "PercentageCommission | FixedCommission"


#: `Positive` and `Positive With Young Driver` approve the rental, the latter under the conditions for young drivers. `Negative` rejects it. `Unknown` means that the traveller has to consent first, or that a consent is still being processed.
CreditCheckStatus: TypeAlias = "Literal['Positive', 'Negative', 'Unknown', 'Positive With Young Driver']"


#: The `creditcheckCode` of a report, as a number or as text.
CreditcheckCode: TypeAlias = "int | str"


#: A currency code of ISO 4217.
Currency: TypeAlias = "Literal['TRY', 'USD', 'EUR', 'GBP']"


#: Kilometres or miles.
DistanceUnit: TypeAlias = "Literal['km', 'mi']"


#: An age in years, as text.
DriverAge: TypeAlias = "Literal['18', '19', '20', '21', '22', '23', '24', '25', '26', '27', '28', '29', '30+']"


#: What has happened: what it happened to, a dot, and the status it has reached. The chapter on events says what each means. There will be more: leave out those you do not know.
EventType: TypeAlias = "str"


#: What kind of product it is. It decides what else an offer says of it.
ExtraProductKind: TypeAlias = "Literal['equipment', 'insurance', 'service', 'range']"


#: Something that can be booked along with the car. `type` says what.
ExtraProductOffer: TypeAlias = "EquipmentOffer | InsuranceOffer | ServiceOffer | RangeOffer"


#: Female or male.
Gender: TypeAlias = "Literal['F', 'M']"


#: An identifier. Today it is an integer everywhere; be ready for text.
Id: TypeAlias = "int | str"


#: How far the item is. `pending`: waits for payment. `reserved`: paid and booked with the vendor. `failed`: the vendor did not book it, and the money went back. `cancelled`: by you or by the vendor. `removed`: taken out of the order.
ItemStatus: TypeAlias = "Literal['pending', 'reserved', 'failed', 'cancelled', 'removed']"


#: English, Turkish, German.
Language: TypeAlias = "Literal['en', 'tr', 'de']"


#: `insufficientLimit`: no credit record in the currency of the order has enough left. `noCreditRecord`: there is none in the currency.
LimitRefusal: TypeAlias = "Literal['insufficientLimit', 'noCreditRecord']"


#: `alreadyPaid`: it is reserved. `orderCancelled`, `orderFailed`: it is over. `pickUpPassed`: nobody paid until pick-up. `nothingToPay`: it costs nothing in advance.
NotPayableReason: TypeAlias = "Literal['alreadyPaid', 'orderCancelled', 'orderFailed', 'pickUpPassed', 'nothingToPay']"


#: `expired`: the search is unknown or older than 15 minutes, or the `code` is not part of it. `soldOut`: the vendor has no such car left. `priceChanged`: the vendor has it, at another price. More may come; searching again is right after any of them.
OfferUnavailableReason: TypeAlias = "str"


#: How arriving travellers get to the car. `inTerminal`: at a desk in the terminal. `shuttle`: by a bus to the office. `meetAndGreet`: somebody waits for them. `callForPickup`: they call `phone` and are fetched. Of any other, show `instructions`.
OfficeAccess: TypeAlias = "str"


#: What can be done with an order as it stands. `pay`, it waits for payment; `cancel`, it can be cancelled, for free or at the cost that its eligibility says; of transfers `completePassengers`, who travels can be changed, and `changeFlight`, flight and time can. More may come; ignore one you do not know.
OrderAction: TypeAlias = "str"


#: The order to pay, and how. `paymentType` may differ from the one of the order.
PaymentRequest: TypeAlias = "CardPaymentRequest | LimitPaymentRequest"


#: `success`: paid and reserved. `redirect_required`: show `threeDSHtmlContent` to the customer. `failed`: the vendor did not reserve; the money goes back by itself.
PaymentStatus: TypeAlias = "Literal['success', 'redirect_required', 'failed']"


#: `creditCard` is a card, `limit` the credit limit of the agency, which must be authorised for it.
PaymentType: TypeAlias = "Literal['creditCard', 'limit']"


#: When the names, addresses and numbers of people in the order were erased, some time after it was over. From then on `erased`, `ZZ` and the like stand in their place. Absent before.
PersonalDataErasedAt: TypeAlias = "str"


#: A kind of place.
PlaceType: TypeAlias = "str"


#: `pending`: the refund is on its way. `delayed`: the processor has refused it five times, and an operator acts. `refunded`: it is complete. More may come; ignore one you do not know.
RefundStatus: TypeAlias = "str"


#: What a rule of a vendor is about. `minDriverAge` is how old the driver must be, `maxDriverAge` how old at most, `youngDriver` what young drivers pay on top, `deposit` what the vendor blocks on the driver's card, `mileageLimit` the distance included, `freeCancellation` the time to cancel without cost, `lateCancellation` what it costs afterwards, `licenseHeld` how long the driver must have held a licence, `excess` what the driver pays of a damage, `crossBorder` whether the car may be driven abroad, `openingHours` when the pick-up office is open that day, `notice` and `minRental` how soon and for how long the vendor rents.
RentalRuleType: TypeAlias = "str"


#: A page for the customer. After a known payment it moves on to the agency by itself, or asks again while the outcome is not known, and has a button for the same. To anyone else it says that there is nothing to see, and is the same for everybody.
ReturnPage: TypeAlias = "str"


#: `card`: this card. `bin`: the agency's cards with these first six digits. `agency`: the agency's cards.
TooManyDeclinesReason: TypeAlias = "Literal['card', 'bin', 'agency']"


#: A number of your own for a booking. Printable ASCII, no blank at either end.
TrackingID: TypeAlias = "str"


#: `notPaid`: it is left to expire. `paymentInProgress`: it is being paid. `orderExpired`, `orderFailed`: nothing is reserved. `alreadyCanceled`: by an earlier call or by the supplier. `pickUpPassed`: the driver has left. `cancellationInProgress`: the supplier is working on it; read the order. `supplierRefused`: the reservation stands.
TransferCancelRefusal: TypeAlias = "Literal['notPaid', 'paymentInProgress', 'orderExpired', 'orderFailed', 'alreadyCanceled', 'pickUpPassed', 'cancellationInProgress', 'supplierRefused']"


#: Whether you or the supplier canceled the way. Only when it is `canceled`.
TransferCanceledBy: TypeAlias = "Literal['agency', 'supplier']"


#: `paymentInProgress`: it is being paid; ask again a little later. `notPaid`: the time can be changed once it is paid. `orderExpired`, `orderFailed`, `orderCanceled`: nothing is reserved. `cancellationInProgress`: it is being canceled. `tooLate`: the notice of the supplier has begun. `passengersReported`: the carrier has reported who travels. `priceChanged`: it would have another price; nothing is charged, cancel and order anew if you want it. `supplierRefused`: the supplier cannot do it.
TransferChangeRefusal: TypeAlias = "Literal['paymentInProgress', 'notPaid', 'orderExpired', 'orderFailed', 'orderCanceled', 'cancellationInProgress', 'tooLate', 'passengersReported', 'priceChanged', 'supplierRefused']"


#: What comes along with the vehicle. `infantSeat` is a shell for a baby of up to a year, `childSeat` a seat for one to four years, `boosterSeat` a cushion for four to twelve. `meetAndGreet` is somebody who waits inside the building and walks along to the vehicle, `extraWaiting` a driver who waits 30 minutes longer.
TransferExtraType: TypeAlias = "str"


#: When a line of the price is paid. `advance` is with the order, `vehicle` to the driver.
TransferFeeCharge: TypeAlias = "str"


#: What a line of the price is for. `oneway` is the way there, `return` the way back of a round trip, `extra` all of an extra on all ways, `commission` the commission of the agency; that line is there when the search asked for a commission.
TransferFeeType: TypeAlias = "str"


#: The way there, or the way back of a round trip.
TransferLegType: TypeAlias = "Literal['oneway', 'return']"


#: How far the order is. `pendingPayment`: waits for payment. `reserved`: paid and booked with the supplier; of a round trip at least one way is still to be driven, or both were. `canceled`: by you or by the supplier, all that was still ahead. `expired`: not paid in time. `failed`: paid, but the supplier did not book it, and the money went back.
TransferOrderStatus: TypeAlias = "Literal['pendingPayment', 'reserved', 'canceled', 'expired', 'failed']"


#: `insufficientLimit`: no credit record in the currency has enough left. `noCreditRecord`: there is none in the currency. `paymentInProgress`: another call is at work on the payment, and its outcome did not come in time. `orderExpired`, `orderFailed`, `orderCanceled`: the order is over.
TransferPayRefusal: TypeAlias = "Literal['insufficientLimit', 'noCreditRecord', 'paymentInProgress', 'orderExpired', 'orderFailed', 'orderCanceled']"


#: How much a cancellation gives back. `freeCancel` gives back everything, `halfRefund` half, `partialRefund` what `refundAmount` says.
TransferPolicyType: TypeAlias = "str"


#: `supplierRefused`: the supplier has no such transfer left. `supplierDidNotAnswer`: it did not say in time that it has reserved, and what it may have reserved is canceled.
TransferReservationRefusal: TypeAlias = "Literal['supplierRefused', 'supplierDidNotAnswer']"


#: `assigned`: it is known who drives. `departed`: the driver is on the way to the pick-up. `delayed`: the driver will be late. `arrived`: the driver waits at the pick-up. `passengerOnBoard`: the ride has begun. `noShow`: nobody came, and the driver has left. `completed`: the travellers are where they wanted to go. More may come; ignore one you do not know.
TransferRideStatus: TypeAlias = "str"


#: What a rule of a transfer is about. `freeCancellation` is cancelling without cost, `waitForFree` a driver who waits, `safeTripWithInvoice` an insured trip with an invoice.
TransferRuleType: TypeAlias = "str"


#: The transfer that is looked for. `type` says whether it is there, or there and back.
TransferSearchRequest: TypeAlias = "OneWayTransferSearchRequest | RoundTransferSearchRequest"


#: Who is waited for. `processorDidNotAnswer`: whether the card was charged is not known. `vendorDidNotAnswer`: it is charged, and whether the car is reserved is not known. `paymentInProgress`: another call is at work on the payment.
UnknownOutcomeReason: TypeAlias = "Literal['processorDidNotAnswer', 'vendorDidNotAnswer', 'paymentInProgress']"


#: How far a delivery is. `pending`: it is to be sent, for the first time or again. `delivered`: your server has answered 200 to 299. `givenUp`: it has failed ten times, or is not sent any more because the endpoint answered 410.
WebhookDeliveryStatus: TypeAlias = "Literal['pending', 'delivered', 'givenUp']"


#: Why nothing is sent. `agency`: you switched it off. `gone`: it answered 410. `failing`: nothing has arrived for three days, and an event was given up.
WebhookDisabledReason: TypeAlias = "str"


#: Whether events are sent to the endpoint.
WebhookEndpointStatus: TypeAlias = "Literal['enabled', 'disabled']"


#: Why there was no good answer. `status`: another one than 200 to 299, `statusCode` says which. `timeout`: none within 15 seconds. `unreachable`: no connection, or it broke. `certificate`: its certificate was not accepted. `address`: the name leads to an address that we do not call.
WebhookProblem: TypeAlias = "str"


class LoginRequest(TypedDict):
    """The credentials of an agency."""

    #: The API key from the agency portal.
    key: str
    #: The secret that belongs to the key.
    secret: str


class ValidationDetails(TypedDict):
    """The first thing that is wrong with the request."""

    #: Where the problem is, as a dotted path such as `checkInLocation.lat`. For a parameter it is the name of the parameter, for the body as a whole it is `body`.
    field: str
    #: What is accepted there, in one English sentence.
    message: str


class CardDeclineDetails(TypedDict):
    """Why a card was declined."""

    #: The field of the card the refusal is about, such as `payWithCard.cardNumber`.
    field: str
    #: What to do about it, in one English sentence.
    message: str
    #: The number the bank gave for its refusal.
    bankCode: int
    #: The bank's own words.
    bankMessage: str


class Money(TypedDict):
    """An amount of money in whole minor units, so that 123450 TRY is 1,234.50 Turkish lira."""

    #: The amount in the minor unit of the currency (kuruş, cent, penny).
    amount: int
    currency: Currency


class PriceLine(TypedDict):
    """A part of the price."""

    #: What it is for. `rent`: the car, after discounts. `airport`, `oneWay`, `youngDriver`, `outOfHours`, `delivery`: extra charges of the vendor. `commission`: yours.
    type: str
    #: How much, in the currency of the search. Never 0.
    amount: Money
    #: When it is due. `payment`: with the payment of the order. `desk`: at the vendor's desk. A part that is due at both is two lines.
    dueAt: str


#: How the amounts here were converted, with the search; order, payment and refunds keep to it. Missing where the vendor or supplier prices in the currency of the search.
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
    """The price of the whole rental. total = net + fee + commission, and paymentTotal = total − vendorTotal, to the minor unit."""

    #: The vendor's price after discounts.
    net: Money
    #: The commission of the agency. 0 when the search asked for none.
    commission: Money
    #: The extra charges of the vendor, such as one-way, airport, young driver, out-of-hours and delivery fees.
    fee: Money
    #: What the rental costs the traveller altogether.
    total: Money
    #: The part that is paid with the order.
    paymentTotal: Money
    #: The part that is left to pay at the vendor's desk. 0 for most offers.
    vendorTotal: Money
    #: What the price is made of. All lines sum to `total`, those due at the `payment` to `paymentTotal`, to the minor unit.
    breakdown: NotRequired[list[PriceLine]]
    exchange: NotRequired[Exchange]


class OfferUnavailableDetails(TypedDict):
    """Why a car of a search cannot be ordered any more."""

    reason: OfferUnavailableReason
    #: What the car costs now, in the currency of the search. Only with `priceChanged`.
    pricing: NotRequired[CarPricing]


class NotPayableDetails(TypedDict):
    """Why an order cannot be paid."""

    #: The identifier of the order.
    orderId: str
    reason: NotPayableReason


class LimitRefusalDetails(TypedDict):
    """Why the credit limit cannot pay an order."""

    #: The identifier of the order.
    orderId: str
    reason: LimitRefusal


class TooManyDeclinesDetails(TypedDict):
    """What was declined too often."""

    reason: TooManyDeclinesReason


class UnknownOutcomeDetails(TypedDict):
    """Why the outcome of a payment is not known yet."""

    #: The identifier of the order.
    orderId: str
    reason: UnknownOutcomeReason


class TransferPayRefusalDetails(TypedDict):
    """Why a transfer order was not paid by this call."""

    #: The identifier of the order.
    orderId: str
    #: Where the order is now.
    status: TransferOrderStatus
    reason: TransferPayRefusal


class TransferReservationRefusalDetails(TypedDict):
    """Why a transfer that was paid is not reserved."""

    #: The identifier of the order.
    orderId: str
    reason: TransferReservationRefusal


class TransferCancelRefusalDetails(TypedDict):
    """Why a transfer order is not canceled by this call."""

    #: The identifier of the order.
    orderId: str
    #: Where the order is now.
    status: TransferOrderStatus
    reason: TransferCancelRefusal


class TransferOrderDetails(TypedDict):
    """The transfer order an error is about."""

    #: The identifier of the order.
    orderId: str
    #: Where the order is now. Absent with 8009.
    status: NotRequired[TransferOrderStatus]


class EventsGoneDetails(TypedDict):
    """From where on there are events."""

    #: The oldest position that can still be read. Send the number before it as `after`.
    firstPosition: int


class TotalDiffersDetails(TypedDict):
    """What was expected, and what the order would cost."""

    #: As the request said.
    expectedTotal: Money
    #: What the car and its extra products cost altogether now. Sent as `expectedTotal`, it is taken.
    total: Money


class TransferChangeRefusalDetails(TypedDict):
    """Why a transfer order is not changed by this call."""

    #: The identifier of the order.
    orderId: str
    #: Where the order is now.
    status: TransferOrderStatus
    reason: TransferChangeRefusal


class ApiError(TypedDict):
    """The body of every error answer, whatever went wrong."""

    #: The name of the error, by which programs tell errors apart. The operation lists its own under `x-errors`; more may come.
    key: str
    #: The number of the error. The same number can mean different things, in different areas and in one operation; `key` tells them apart.
    code: int
    #: What went wrong, in one English sentence for developers. Its wording may change; rely on `key`.
    description: str
    #: What exactly went wrong, where there is more to say than `description` does.
    details: NotRequired[ValidationDetails | CardDeclineDetails | OfferUnavailableDetails | NotPayableDetails | LimitRefusalDetails | TooManyDeclinesDetails | UnknownOutcomeDetails | TransferPayRefusalDetails | TransferReservationRefusalDetails | TransferCancelRefusalDetails | TransferOrderDetails | EventsGoneDetails | TotalDiffersDetails | TransferChangeRefusalDetails | str]


class User(TypedDict):
    """The person or system the API key was issued to. Rate limits are counted per user."""

    #: The identifier of the user.
    id: str
    #: The email address of the user.
    email: str
    #: The given name of the user.
    firstName: str
    #: The family name of the user.
    lastName: str


class TokenSet(TypedDict):
    """An access token, the refresh token to renew it with, and the user both belong to."""

    #: The token that every other request carries in its `Authorization` header. It is a JWT; treat it as opaque.
    accessToken: str
    #: The token that gets the next token set, once.
    refreshToken: str
    #: When the access token stops working, one week after it was issued, or 90 days after the login if that is earlier.
    accessTokenExpireAt: str
    #: When the refresh token stops working, one month after it was issued, or 90 days after the login if that is earlier.
    refreshTokenExpireAt: str
    user: User


class RefreshRequest(TypedDict):
    """The refresh token to exchange for a new token set."""

    #: The `refreshToken` of the latest token set.
    token: str


class PlacePrediction(TypedDict):
    """A place that fits what was typed so far."""

    #: The identifier to read the place with. It stays the same from search to search.
    placeId: str
    #: Name and address in one line.
    description: str
    #: The name of the place.
    mainText: str
    #: Where the place is, usually district, city and country. Empty when there is nothing to add to the name.
    secondaryText: str
    #: What kind of place it is, the most telling first.
    types: list[PlaceType]


class Point(TypedDict):
    """A position on the earth in decimal degrees (WGS 84)."""

    #: Latitude in degrees, north is positive.
    lat: float
    #: Longitude in degrees, east is positive.
    lon: float


class PlaceDetail(TypedDict):
    """A place with what a search needs to know about it."""

    #: The identifier of the place.
    placeId: str
    #: The name of the place.
    name: str
    #: The city the place is in or belongs to.
    city: str
    #: The country, as two capital letters of ISO 3166-1, or XK for Kosovo.
    countryCode: str
    #: The IANA time zone of the place. Pick-up and drop-off times are local to it.
    timezone: str
    point: Point


class PercentageCommission(TypedDict):
    """A share of the net price."""

    #: Always `percentage`.
    type: Literal["percentage"]
    #: Percent of the net price, the price after discounts. Decimals are allowed.
    percentage: float
    #: Not read.
    fixed: NotRequired[Money]


class CommissionAmount(TypedDict):
    """An amount of money in whole minor units, up to 10 million in the major unit."""

    #: The amount in the minor unit of the currency (kuruş, cent, penny).
    amount: int
    currency: Currency


class FixedCommission(TypedDict):
    """An amount that is added to each offer."""

    #: Always `fixed`.
    type: Literal["fixed"]
    #: Not read.
    percentage: NotRequired[float]
    #: The amount added to each offer, in the currency the search asks for. Extra products get no fixed commission.
    fixed: CommissionAmount


class CarSearchRequest(TypedDict):
    """Where, when, and for whom a car is wanted."""

    #: Pick-up, in the local time of the pick-up place with its UTC offset. It must lie in the future, at most 365 days ahead. Without an offset it is read as UTC, which moves the pick-up wherever local time is not UTC.
    checkInDateTime: str
    #: Drop-off, in the local time of the drop-off place with its UTC offset. It must lie after pick-up, at most 90 days. Without an offset it is read as UTC.
    checkOutDateTime: str
    #: The age of the driver at pick-up in years, as text. Cars that ask for an older driver are left out. Only a driver at least this old can be ordered for (`30+`: 30).
    age: DriverAge
    #: The country the driver lives in, as two capital letters of ISO 3166-1, or XK for Kosovo.
    country: str
    #: How the order is going to be paid. `creditCard` is a card, `limit` the credit limit of the agency.
    paymentType: PaymentType
    #: The point to pick the car up at. Offices within 50 km count.
    checkInLocation: Point
    #: The point to return the car at. Offices within 50 km count.
    checkOutLocation: Point
    commission: NotRequired[Commission]
    #: The code of a discount campaign. An unknown code is refused.
    campaignCode: NotRequired[str]
    #: true searches only cars that can be paid entirely with credit, the part at the vendor's desk included. The agency must be authorised for it.
    fullCredit: NotRequired[bool]


class OfficeLocation(TypedDict):
    """Where the office is."""

    #: The name of the office, usually of the airport or district.
    name: str
    #: The city of the office.
    city: str


class IdName(TypedDict):
    """A thing with an identifier and a name to show."""

    #: The identifier. Today it is an integer everywhere; be ready for text.
    id: Id
    #: The name to show.
    name: str


#: A stretch of time in which an office is open.
OpeningHours = TypedDict(
    "OpeningHours",
    {
        "date": "str",
        "from": "str",
        "to": "str",
    },
)


class OutOfHours(TypedDict):
    """Whether a car changes hands outside the opening hours."""

    #: Whether somebody comes then.
    available: bool
    #: What that costs each time, in the currency of the search; the fee of this rental is in its price. Absent when it is free or not possible.
    fee: NotRequired[Money]


class Office(TypedDict):
    """An office of the vendor."""

    #: The identifier of the office.
    id: str
    location: OfficeLocation
    #: How the car changes hands there, one of the reference data. Delivered cars are brought to the searched address from this office, or fetched there.
    deliveryType: NotRequired[IdName]
    #: When it is open on the day the car changes hands. Empty when it is closed all day; a fee for that is part of the price.
    openingHours: NotRequired[list[OpeningHours]]
    #: Where the office is, as one would tell a driver.
    address: NotRequired[str]
    #: Where the office is on the map.
    point: NotRequired[Point]
    #: The IANA time zone of the office, such as `Europe/Istanbul`. Absent where the position of the office is unknown.
    timeZone: NotRequired[str]
    #: Where the office is called, as E.164.
    phone: NotRequired[str]
    #: The airport it is at. Absent elsewhere.
    iataCode: NotRequired[str]
    access: NotRequired[OfficeAccess]
    #: How to find the office or the car, for the traveller.
    instructions: NotRequired[str]
    outOfHours: NotRequired[OutOfHours]


class Appointment(TypedDict):
    """When and where the car is picked up and returned."""

    #: Pick-up, with the UTC offset of the request.
    checkInDateTime: str
    #: The same moment on the clock of the pick-up office, with the UTC offset there. Show this one to travellers. Absent where the position of the office is unknown.
    checkInLocalDateTime: NotRequired[str]
    #: The office that hands the car out.
    checkInOffice: Office
    #: Drop-off, with the UTC offset of the request.
    checkOutDateTime: str
    #: The same moment on the clock of the drop-off office, with the UTC offset there. Absent where the position of the office is unknown.
    checkOutLocalDateTime: NotRequired[str]
    #: The office that takes the car back.
    checkOutOffice: Office


class CarImage(TypedDict):
    """A picture of the car."""

    #: The address of the picture.
    url: str
    #: What the picture shows.
    alt: str


class Campaign(TypedDict):
    """The campaign that lowered the price. Absent when none did."""

    #: The identifier of the campaign. Today it is an integer everywhere; be ready for text.
    id: Id
    #: The name of the campaign.
    name: str


class IncludedCoverages(TypedDict):
    """The risks that the price already covers."""

    #: Whether damage to the car is covered, above the excess.
    collision: bool
    #: Whether loss of the car is covered, above the excess.
    theft: bool
    #: Whether damage to others is covered.
    thirdParty: bool
    #: Whether windows, tyres and headlights are covered.
    glassTyreHeadlight: bool
    #: Whether injuries of the people in the car are covered.
    personalAccident: bool
    #: Whether help is included when the car breaks down.
    roadsideAssistance: bool


class CarVendor(TypedDict):
    """The supplier that rents out the car. It is one of the suppliers of the reference data."""

    #: The identifier of the supplier. Today it is an integer everywhere; be ready for text.
    id: Id
    #: The name of the supplier.
    name: str
    #: The name to show to a traveller, where it differs from the plain name.
    displayName: NotRequired[str]


class RentalRule(TypedDict):
    """A rule of the vendor. `type` says which, and what else is there. Of a type you do not know, show `name` or `description`, whichever is there."""

    type: RentalRuleType
    #: The rule in a few words. There with `minDriverAge` and `deposit`.
    name: NotRequired[str]
    #: The rule in words. There with every other type.
    description: NotRequired[str]
    #: The youngest age in years at pick-up. There with `minDriverAge`.
    minDriverAge: NotRequired[int]
    #: The amount that is blocked at pick-up, in the currency of the search. There with `deposit`.
    deposit: NotRequired[Money]


class RentalConditions(TypedDict):
    """What the traveller must know before renting. A vendor gives documents, fields, or both."""

    #: The address of the vendor's product information.
    productInformationPDF: NotRequired[str]
    #: The address of the vendor's terms and conditions.
    termsConditionPDF: NotRequired[str]
    #: The youngest age of a driver in years.
    minimumAge: NotRequired[int]
    #: Which licence the driver needs, in words.
    licenseRequirement: NotRequired[str]


class CarMileage(TypedDict):
    """How far the car may be driven."""

    #: `unlimited`: as far as one likes. `perDay`, `perRental`: `includedKm` for each rental day, or for all of them.
    type: str
    #: The kilometres included. Of a limit in miles, the whole kilometres. Absent when unlimited.
    includedKm: NotRequired[int]
    #: What each further kilometre costs at the desk, in the currency of the search. Absent when unlimited, and where the vendor does not say.
    extraKmPrice: NotRequired[Money]


class CarExcess(TypedDict):
    """The part of a damage that the driver pays."""

    #: The flag of `includedCoverages` that it belongs to, such as `collision` or `theft`.
    coverage: str
    #: The most the driver pays, in the currency of the search. 0 with an ordered insurance that leaves no excess.
    amount: Money


class CarDeposit(TypedDict):
    """What the vendor blocks at pick-up."""

    #: How much, in the currency of the search.
    amount: Money
    #: Which cards of the driver it is taken from. Absent where the vendor does not say.
    cardTypes: NotRequired[list[str]]


class YoungDriverFee(TypedDict):
    """What young drivers pay on top."""

    #: Who is younger at pick-up pays it, in years.
    belowAge: int
    #: For the whole rental, in the currency of the search. It is in the price when the driver who was searched for pays it.
    amount: Money


class DriverConditions(TypedDict):
    """Who may drive."""

    #: The youngest age at pick-up, in years.
    minAge: int
    #: The oldest age at pick-up, in years. Absent when there is none.
    maxAge: NotRequired[int]
    #: How long the driver must have held the licence, in years.
    licenceYears: int
    youngDriverFee: NotRequired[YoungDriverFee]


class CrossBorderConditions(TypedDict):
    """Whether the car may leave the country of the pick-up. Absent where the vendor does not say."""

    #: Whether it may.
    allowed: bool
    #: Where to. Absent when it may go nowhere, or anywhere.
    countries: NotRequired[list[str]]
    #: What that costs at the desk, in the currency of the search. Absent when it costs nothing.
    fee: NotRequired[Money]


class CancellationStep(TypedDict):
    """What a cancellation costs until a moment."""

    #: The last moment at which it costs no more, with the UTC offset of the pick-up.
    until: str
    #: What is kept of the payment, in the currency of the search. 0 until the end of the free period.
    fee: Money


class CarConditions(TypedDict):
    """The vendor's terms in figures, where `rules` has them in words. More will come."""

    mileage: CarMileage
    #: What the driver pays of a damage that an included coverage covers. A coverage that is not listed has no excess.
    excess: list[CarExcess]
    deposit: CarDeposit
    driver: DriverConditions
    crossBorder: NotRequired[CrossBorderConditions]
    #: What a cancellation costs, in the order of time. After the last step everything that was paid is kept.
    cancellation: list[CancellationStep]


#: One car of one vendor for the requested period, with its price.
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


class CarSearchResponse(TypedDict):
    """The cars that were found."""

    #: The number of cars in `results`.
    count: int
    #: The cars, best first. The order is the distance of both offices from the requested points, then the total price, then the code.
    results: list[CarResult]


class ExtraProductPricing(TypedDict):
    """The price of one piece for the whole rental. total = net + commission, to the minor unit."""

    #: What one piece costs the traveller.
    total: Money
    #: The vendor's price after discounts.
    net: Money
    #: The commission of the agency. A percentage of the search applies here, a fixed amount does not.
    commission: Money
    exchange: NotRequired[Exchange]


class EquipmentOffer(TypedDict):
    """A thing that comes with the car, such as a child seat."""

    #: The code to order this product with.
    code: str
    #: The name to show.
    name: str
    #: Always `equipment`.
    type: Literal["equipment"]
    #: The search this offer belongs to.
    searchID: str
    #: The smallest quantity that can be ordered, if any is.
    min: int
    #: The largest quantity that can be ordered.
    max: int
    pricing: ExtraProductPricing
    campaign: NotRequired[Campaign]


class Insurance(TypedDict):
    """Which insurance it is."""

    #: The code of the insurance in the trade, such as SCDW.
    code: str
    #: The name of the insurance.
    name: str
    #: What is left of the excess for collision and theft with this insurance. Absent when it does not change it.
    excess: NotRequired[Money]


class InsuranceOffer(TypedDict):
    """An insurance on top of the included coverages."""

    #: The code to order this product with.
    code: str
    #: The name to show.
    name: str
    #: Always `insurance`.
    type: Literal["insurance"]
    #: The search this offer belongs to.
    searchID: str
    #: The smallest quantity that can be ordered, if any is.
    min: int
    #: The largest quantity that can be ordered.
    max: int
    pricing: ExtraProductPricing
    campaign: NotRequired[Campaign]
    insurance: Insurance


class ServiceOffer(TypedDict):
    """A service around the rental, such as an additional driver."""

    #: The code to order this product with.
    code: str
    #: The name to show.
    name: str
    #: Always `service`.
    type: Literal["service"]
    #: The search this offer belongs to.
    searchID: str
    #: The smallest quantity that can be ordered, if any is.
    min: int
    #: The largest quantity that can be ordered.
    max: int
    pricing: ExtraProductPricing
    campaign: NotRequired[Campaign]


class ExtraRange(TypedDict):
    """How much distance is added."""

    #: The distance, in `unit`.
    amount: float
    unit: DistanceUnit


class RangeOffer(TypedDict):
    """More distance than the price includes."""

    #: The code to order this product with.
    code: str
    #: The name to show.
    name: str
    #: Always `range`.
    type: Literal["range"]
    #: The search this offer belongs to.
    searchID: str
    #: The smallest quantity that can be ordered, if any is.
    min: int
    #: The largest quantity that can be ordered.
    max: int
    pricing: ExtraProductPricing
    campaign: NotRequired[Campaign]
    extraRange: ExtraRange


class CarQuote(TypedDict):
    """One car of a search as its vendor has it now."""

    #: The product code of the car.
    code: str
    #: The search the car belongs to.
    searchID: str
    #: When the vendor was asked.
    quotedAt: str
    #: Whether the car is still there for the whole rental.
    isAvailable: bool
    #: Whether the vendor asks for another price than in the search. Absent when the car is gone.
    isPriceChanged: NotRequired[bool]
    #: What the car costs now, at the exchange rate and with the commission of the search. Absent when the car is gone.
    pricing: NotRequired[CarPricing]
    #: The vendor's terms now. Absent when the car is gone, and where the vendor does not repeat them.
    conditions: NotRequired[CarConditions]


class CarOrderExtra(TypedDict):
    """An extra product to book along with the car."""

    #: The `code` of an extra product that is offered for this car.
    code: str
    #: How many pieces, within `min` and `max` of the offer.
    quantity: int


class CarPassenger(TypedDict):
    """The traveller who drives the car. A Turkish citizen is named by `identityNumber`, anyone else by `passportNo` or by a foreigner's identity number, which begins with 99."""

    #: The given name, as on the driving licence.
    firstName: str
    #: The family name, as on the driving licence.
    lastName: str
    #: The email address the vendor writes to.
    email: str
    #: The nationality, as two capital letters of ISO 3166-1, or XK for Kosovo.
    nationality: str
    #: The phone number, as E.164.
    phone: str
    #: The date of birth. On the day of pick-up, by the clocks there, the driver must be at least as old as was searched (`30+`: 30) and as the offer asks.
    birthDate: str
    #: The 11 digits of the Turkish identity number. Needed when `nationality` is `TR`, and for a car with `isCreditcheckRequired`.
    identityNumber: NotRequired[str]
    #: The passport number, letters and digits. Needed from other travellers without an identity number.
    passportNo: NotRequired[str]


class CarBilling(TypedDict):
    """Who gets the invoice. Without it, the passenger does."""

    type: BillingType
    #: Your own name for this address.
    label: NotRequired[str]
    #: The given name, or the name of the company.
    firstName: str
    #: The family name.
    lastName: NotRequired[str]
    #: The email address for the invoice.
    email: NotRequired[str]
    #: The phone number, as E.164.
    phone: NotRequired[str]
    #: The full name of the country in English, Turkish or German. It must fit `countryCode`.
    countryName: str
    #: The country, as two capital letters of ISO 3166-1, or XK for Kosovo.
    countryCode: str
    #: The state or province, by a name or ISO code of `listDivisions` or as it is commonly called. In Türkiye one of its provinces.
    adm1: str
    #: The district. In Türkiye a district of the province, as `listDivisions` has them.
    adm2: NotRequired[str]
    #: Street, number and door.
    line: NotRequired[str]
    #: The postal code.
    zipCode: NotRequired[str]
    #: The tax office. Needed for the company types.
    taxDivision: NotRequired[str]
    #: The tax number, or the identity number of an individual. Needed for the company types. In Türkiye 11 digits for `individual`, 10 for `corporateCompany`, 10 or 11 for `privateCompany`.
    taxIdentifier: NotRequired[str]


class OrderMetadata(TypedDict):
    """A pair of your own."""

    #: What you call it. Each name is used once.
    name: str
    #: What you keep under it.
    value: str


class CarOrderRequest(TypedDict):
    """A car of a search result, what comes with it, and who drives it."""

    #: How the order is going to be paid. `creditCard` is a card, `limit` the credit limit of the agency, which must be authorised for it.
    paymentType: PaymentType
    #: The `searchID` of the search result, not older than 15 minutes.
    searchID: str
    #: The `code` of the search result.
    code: str
    #: What is booked along with the car. Each product is listed once.
    extraProducts: NotRequired[list[CarOrderExtra]]
    passenger: CarPassenger
    billing: NotRequired[CarBilling]
    #: true has the credit limit pay `total`, so that nothing is left for the vendor's desk. The car must be applicable for full credit, the agency authorised for it, and `paymentType` be `limit`.
    isFullCredit: NotRequired[bool]
    #: true has the credit limit pay `paymentTotal`, while the search's `vendorTotal` stays due at the vendor's desk. The agency must be authorised for it, and `paymentType` be `limit`. It excludes `isFullCredit`.
    isLimitedCredit: NotRequired[bool]
    #: What the traveller was shown: `pricing.total` of the car, and that of each extra product times its `quantity`. Any other total is refused. Without it the price must be the one of the search.
    expectedTotal: NotRequired[Money]
    #: A number of your own for this booking, shown again on every ordered item.
    trackingID: NotRequired[TrackingID]
    #: The flight the driver arrives with, for the vendor: it can wait when the flight is late.
    arrivalFlightNumber: NotRequired[str]
    #: What you want to find with the order again, such as numbers of your own systems. We do not read it, the vendor does not get it. Nothing about people belongs here.
    metadata: NotRequired[list[OrderMetadata]]


class OrderPayment(TypedDict):
    """How an order was paid, and what went back."""

    #: How it was paid.
    type: PaymentType
    #: What was charged, the interest of installments included.
    amount: Money
    #: How many installments the card pays in, 1 for a single payment. Absent when the credit limit paid.
    installments: NotRequired[int]
    #: What is still due at the vendor's desk or the vehicle. 0 with full credit.
    vendorTotal: Money
    #: When it was charged.
    paidAt: str
    #: What went back, or is on its way; 0 while nothing does. The whole amount when nothing was reserved.
    refunded: Money
    #: How far the latest refund is. Absent while nothing goes back.
    refundStatus: NotRequired[RefundStatus]
    #: When the latest part went back. Absent while nothing has.
    refundedAt: NotRequired[str]


class StatusChange(TypedDict):
    """A status that the car has had, and since when."""

    status: ItemStatus
    #: When it began.
    at: str


class OrderedPassenger(TypedDict):
    """The traveller, without birth date and document numbers."""

    #: The given name.
    firstName: str
    #: The family name.
    lastName: str
    #: The email address.
    email: str
    #: The nationality, as two capital letters of ISO 3166-1, or XK for Kosovo.
    nationality: str
    #: The phone number, as E.164.
    phone: str


class OrderedBilling(TypedDict):
    """Who gets the invoice, without address and tax number. The passenger, when the order named nobody else."""

    type: BillingType
    #: The given name, or the name of the company.
    firstName: str
    #: The family name. Absent when none was given.
    lastName: NotRequired[str]
    #: The email address for the invoice. Absent when none was given.
    email: NotRequired[str]
    #: The phone number, as E.164. Absent when none was given.
    phone: NotRequired[str]


class OrderedCarPricing(TypedDict):
    """The price of the car, as the search offered it. Extra products have prices of their own."""

    #: What the rental costs altogether, the agency's commission included.
    total: Money
    #: The part that is paid with the order. With full credit it is `total` that is paid.
    paymentTotal: Money
    #: The parts of the price, as this order pays them. All lines sum to `total`, those due at the `payment` to `paymentTotal`, to the minor unit. With full credit every line is due at the `payment`.
    breakdown: NotRequired[list[PriceLine]]
    exchange: NotRequired[Exchange]


#: The car, as the search offered it.
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
    #: Whether the credit limit pays `total`, so that nothing is left for the vendor's desk.
    isFullCredit: bool
    #: Whether the credit limit pays `paymentTotal`, and the rest of `total` is due at the vendor's desk.
    isLimitedCredit: bool
    #: true when the vendor cancelled it without being asked.
    vendorCancelled: bool
    #: The vendor's number for the reservation. Absent until the item is reserved; it stays after a cancellation.
    vendorReservationID: NotRequired[str]
    #: Your own number, as ordered. Absent when none was given.
    trackingID: NotRequired[TrackingID]
    #: The identifier of the payment. Absent until the item is paid.
    paymentID: NotRequired[int]
    #: When the item was ordered.
    createdAt: str
    #: When the item changed last.
    updatedAt: str
    car: OrderedCar


class OrderedExtraPricing(TypedDict):
    """The price of the extra product, exactly as it was offered."""

    #: One piece for the whole rental, the agency's commission included.
    total: Money
    exchange: NotRequired[Exchange]


class OrderedExtra(TypedDict):
    """The extra product, as it was offered."""

    #: The code of the product.
    code: str
    #: The name to show.
    name: str
    type: ExtraProductKind
    pricing: OrderedExtraPricing
    #: Which insurance it is, for the type `insurance`. Absent in orders that were made before it was stored.
    insurance: NotRequired[Insurance]


class OrderedExtraProduct(TypedDict):
    """An ordered extra product."""

    #: The identifier of the item.
    id: int
    status: ItemStatus
    #: How many pieces.
    quantity: int
    #: true when the vendor cancelled it without being asked.
    vendorCancelled: bool
    #: The vendor's number for the reservation. Absent until the item is reserved; it stays after a cancellation.
    vendorReservationID: NotRequired[str]
    #: Your own number, as ordered. Absent when none was given.
    trackingID: NotRequired[TrackingID]
    #: The identifier of the payment. Absent until the item is paid.
    paymentID: NotRequired[int]
    #: When the item was ordered.
    createdAt: str
    #: When the item changed last.
    updatedAt: str
    extraProduct: OrderedExtra


class CarOrder(TypedDict):
    """A car order with what was ordered and how far each item is."""

    #: The identifier of the order, `orderID` in later requests.
    id: str
    status: CarOrderStatus
    #: How the order was paid, and until then how it is going to be, as it was ordered.
    paymentType: PaymentType
    #: The currency of every amount in the order, the one of the search.
    paymentCurrency: Currency
    #: The language the order was made in, the one of its names and of the pages the customer sees while paying. English when `Accept-Language` asked for none; names are then those of the reference data.
    language: Language
    #: When the order was created.
    createdAt: str
    #: When the order changed last, including its payment and refunds.
    updatedAt: str
    #: The actions that the state of the order and of its payment allow now. While a payment or a cancellation is in progress, there is none. The vendor or the bank may still refuse an action.
    availableActions: list[OrderAction]
    #: What paying the order charges from the credit limit, or from a card in one payment; installments may add interest. Only while `availableActions` has `pay`.
    paymentRequirement: NotRequired[Money]
    #: Absent until the order is paid.
    payment: NotRequired[OrderPayment]
    #: Every status of the car, in the order of time; the last one is its status now. Of orders of before it was kept, the first and the last.
    statusHistory: NotRequired[list[StatusChange]]
    #: The flight the driver arrives with, as ordered. Absent when none was given.
    arrivalFlightNumber: NotRequired[str]
    #: Your own pairs, as ordered. Absent when none were given.
    metadata: NotRequired[list[OrderMetadata]]
    personalDataErasedAt: NotRequired[PersonalDataErasedAt]
    passenger: OrderedPassenger
    billing: OrderedBilling
    orderedCarProduct: OrderedCarProduct
    #: What was ordered along with the car. Empty when nothing was.
    orderedExtraProducts: list[OrderedExtraProduct]


class VoucherDriver(TypedDict):
    """Who drives."""

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
    """Something that comes with the car."""

    #: The code of the product.
    code: str
    #: The name to show.
    name: str
    #: How many pieces.
    quantity: int


class CarVoucher(TypedDict):
    """What the traveller shows at the desk."""

    #: The identifier of the order.
    orderID: str
    #: The language of the order, in which page and PDF are written. Names are in it when `createOrder` was sent with `Accept-Language`, otherwise as the reference data has them.
    language: Language
    #: The vendor's number for the reservation.
    vendorReservationID: str
    #: Your own number, as ordered. Absent when none was given.
    trackingID: NotRequired[TrackingID]
    #: Who rents the car out. Absent in orders that were made before it was shown.
    vendor: NotRequired[CarVendor]
    driver: VoucherDriver
    #: The flight the driver arrives with. Absent when none was given.
    arrivalFlightNumber: NotRequired[str]
    #: When and where the car is picked up and returned. Absent in orders that were made before it was shown.
    appointment: NotRequired[Appointment]
    car: VoucherCar
    #: What comes with the car. Empty when nothing does.
    extraProducts: list[VoucherExtra]
    #: What the vendor asks for at the desk, in the currency of the order. The deposit comes on top.
    dueAtDesk: Money
    #: The vendor's terms. `excess` is what remains with the ordered insurances. Absent where the vendor did not repeat them when the car was ordered.
    conditions: NotRequired[CarConditions]


class CarCancelEligibility(TypedDict):
    """What a cancellation would do now."""

    #: Whether the order can be cancelled.
    cancellable: bool
    #: Whether money would come back.
    refundable: bool
    #: How much would come back. Absent when nothing would.
    refundAmount: NotRequired[Money]


class CarCancellation(TypedDict):
    """What became of a cancellation."""

    #: true when the order is cancelled, by this call or before.
    success: bool
    #: What happened, in one English sentence for developers.
    message: str
    #: The identifier of the order.
    orderId: str
    status: CarCancellationStatus
    #: What goes back the way it was paid. Absent when nothing does.
    refundAmount: NotRequired[Money]


class CarOrderList(TypedDict):
    """The agency's orders, newest first: one page."""

    #: One page of the list.
    results: list[CarOrder]
    #: Where the next page begins, to be sent as `cursor`. Absent on the last page.
    nextCursor: NotRequired[str]


class InstallmentInfoRequest(TypedDict):
    """An order, and the beginning of the card that is to pay it."""

    #: The `id` of the order.
    orderID: str
    #: The first 6 digits of the card number.
    binNumber: str


class InstallmentPrice(TypedDict):
    """One way to pay in installments. totalPrice = number × price, to the minor unit."""

    #: How many installments. 1 is a single payment.
    number: int
    #: One installment.
    price: Money
    #: All installments, interest included. This is what the card is charged.
    totalPrice: Money


class InstallmentInfo(TypedDict):
    """What is known about the card, and the installments it offers for this order."""

    #: The number of the bank that issued the card. 0 for banks abroad.
    bankCode: int
    #: The name of the bank.
    bankName: str
    #: The first 6 digits of the card number, as asked.
    binNumber: str
    #: The card scheme, such as Mastercard.
    cardAssociation: str
    #: The installment programme of the card, such as Bonus. Empty when it belongs to none.
    cardFamily: str
    cardType: CardType
    #: true means that this card is always paid with 3D Secure, whatever `isWith3DSecure` says.
    shouldForceTo3D: bool
    #: The currencies the card can be charged in.
    supportedCurrencies: list[Currency]
    #: What the order costs with each number of installments the card offers; 1 is always among them. Empty when the card cannot be charged in the currency of the order, so that it cannot pay it.
    installmentPrices: list[InstallmentPrice]


class PaymentCard(TypedDict):
    """The card to charge. We keep the first six and the last four digits of its number, and nothing of the CVC."""

    #: The card number, digits only.
    cardNumber: str
    #: The month the card expires in, two digits.
    expireMonth: str
    #: The year the card expires in, four digits.
    expireYear: str
    #: The name on the card.
    cardHolderName: str
    #: The security code. 3 digits, 4 for American Express.
    cvc: str
    #: How many installments, 1 for a single payment. The card must offer it; ask with its first 6 digits.
    installment: int
    #: Whether the customer is to authenticate at the bank. A card that must use 3D Secure does so even when this is false.
    isWith3DSecure: bool
    #: Where the customer's browser is sent after 3D Secure, with a 303. Required even when `isWith3DSecure` is false, because the card may have to use 3D Secure all the same. Absolute http or https (https only in production), without user info, of an origin registered for the agency; on staging, localhost is allowed, too. Its own query is kept, but for the parameters that tell the outcome.
    callbackUrl: str


class CardPaymentRequest(TypedDict):
    """Pays with a card."""

    #: The `id` of the order.
    orderID: str
    #: Always `creditCard`.
    paymentType: Literal["creditCard"]
    payWithCard: PaymentCard


class LimitPaymentRequest(TypedDict):
    """Pays from the credit limit of the agency."""

    #: The `id` of the order.
    orderID: str
    #: Always `limit`.
    paymentType: Literal["limit"]


class PaymentResult(TypedDict):
    """How far the payment is."""

    status: PaymentStatus
    #: Whether the payment uses 3D Secure. It may do so although it was not asked for.
    is3dsSecure: bool
    #: With `redirect_required`, a complete HTML page that sends the customer to the bank. Show it in the customer's browser as it is. null otherwise.
    threeDSHtmlContent: str | None
    #: What was charged. Absent with `redirect_required`, and with `failed` until the money is back.
    payment: NotRequired[OrderPayment]


class ThreeDSCallback(TypedDict):
    """What the payment processor has the customer's browser bring along. None of it is believed."""

    #: The language of the page, as a language tag. `en`, `tr` and `de` are served; anything else gets English.
    language: str
    #: The reference of the payment.
    paymentId: str
    #: The identifier of the transaction.
    transactionId: str


class RemainingCredit(TypedDict):
    """What is left of one credit record."""

    #: The identifier of the record. It never changes.
    id: int
    #: What is left, in the minor unit of the currency. Never below 0.
    amount: int
    #: The currency of the record.
    currency: Currency


class CreditLimits(TypedDict):
    """What the agency can still spend."""

    #: One entry for each active credit record, by `id`. Records of one currency are never merged. Empty when the agency has none.
    remaining: list[RemainingCredit]


class CreditCheckRequest(TypedDict):
    """Whose credit is checked, and for which car."""

    #: The 11 digits of the traveller's Turkish identity number. We keep only a keyed hash of it.
    identityNumber: str
    #: The `integrationCode` of the search result. It works after the search has expired, too.
    integrationCode: str


class CreditCheckResult(TypedDict):
    """How the traveller stands."""

    status: CreditCheckStatus


class CreditCheckPhone(TypedDict):
    """A phone number that the credit bureau knows of the traveller."""

    #: The `phoneKey` of the report.
    key: int
    #: The number with its middle digits masked, so that only those who know it recognise it.
    phone: str


class CreditCheckPhones(TypedDict):
    """The phone numbers of the traveller."""

    #: The numbers, in the order of the bureau. Empty when it knows none.
    phoneList: list[CreditCheckPhone]


class CreditReportRequest(TypedDict):
    """What the credit bureau prepares a report from, and the phone that the PIN goes to."""

    #: The 11 digits of the traveller's Turkish identity number. We keep only a keyed hash of it.
    identityNumber: str
    #: The traveller's date of birth, in the past.
    birthDate: str
    #: The day the driving licence was issued. Not in the future, and not before the traveller was 17.
    driverLicenseDate: str
    #: The whole number behind `phoneKey`, as the traveller says it. E.164.
    phone: str
    #: The `key` of the number in the phone list.
    phoneKey: int
    #: The `integrationCode` of the search result.
    integrationCode: str


class CreditReport(TypedDict):
    """A report that waits for the traveller's PIN."""

    #: The number that confirms and renews the PIN of this report, for 24 hours. It belongs to the agency and the `integrationCode`.
    creditcheckCode: int


class CreditPinRequest(TypedDict):
    """The PIN that the traveller was sent."""

    creditcheckCode: CreditcheckCode
    #: The 6 digits of the latest SMS. They work for 180 seconds and three tries.
    pinCode: str
    #: The `integrationCode` that the report was created with.
    integrationCode: str


class CreditPinRenewalRequest(TypedDict):
    """The report that another PIN is wanted for."""

    creditcheckCode: CreditcheckCode
    #: The `integrationCode` that the report was created with.
    integrationCode: str


class TransferPoint(TypedDict):
    """A position on the earth in decimal degrees (WGS 84), with what it is called."""

    #: Latitude in degrees, north is positive.
    lat: float
    #: Longitude in degrees, east is positive.
    lon: float
    #: What the driver reads, such as the name of a hotel or an airport. It goes to the supplier with the reservation, and does not decide which vehicles are found. Absent from the answer when the search has none.
    name: NotRequired[str]
    #: Street and number, for the driver. Goes to the supplier with the reservation. Absent from the answer when the search has none.
    address: NotRequired[str]
    #: The hotel the travellers stay at, when the point is one. Goes to the supplier with the reservation. Absent from the answer when the search has none.
    hotelName: NotRequired[str]
    #: The airport, when the point is one; it lies within 10 km. Goes to the supplier with the reservation. Absent from the answer when the search has none.
    iataCode: NotRequired[str]
    #: The place of the place search that the point is from, or lies in. Goes to the supplier with the reservation. Absent from the answer when the search has none.
    placeId: NotRequired[str]
    #: What the driver should know of this place, such as a gate or a floor. Goes to the supplier with the reservation. Absent from the answer when the search has none.
    driverNote: NotRequired[str]


class TransferChild(TypedDict):
    """A traveller under 18."""

    #: The age in whole years on the day of the pick-up.
    age: int


class TransferTravellers(TypedDict):
    """Who travels, by age. `passengerCount` is their sum."""

    #: How many are 18 or older.
    adults: int
    #: Everybody younger, babies included. Each needs a seat.
    children: NotRequired[list[TransferChild]]


class TransferLuggage(TypedDict):
    """What the travellers bring. Vehicles it does not fit into are left out."""

    #: Large suitcases.
    suitcases: NotRequired[int]
    #: Bags that go into the cabin of an aircraft.
    cabinBags: NotRequired[int]
    #: Pieces that no suitcase has the size of, such as skis, golf bags, bicycles, prams and folded wheelchairs.
    oversized: NotRequired[int]


class TransferExtraChoice(TypedDict):
    """An extra that is asked for, on every way."""

    type: AskedTransferExtraType
    #: How many; of `extraWaiting`, how many times 30 minutes.
    count: NotRequired[int]


class OneWayTransferSearchRequest(TypedDict):
    """A transfer there."""

    #: Always `oneway`.
    type: Literal["oneway"]
    #: Where the transfer begins, best the `point` of a place detail.
    pickup: TransferPoint
    #: Where it ends.
    dropoff: TransferPoint
    #: Pick-up, with a UTC offset; in the future and at most 365 days ahead.
    pickupTime: str
    #: How many travel. Vehicles with fewer seats are left out, unless `maxVehicles` allows several.
    passengerCount: int
    #: The same by age; adults and children together are `passengerCount`.
    passengers: NotRequired[TransferTravellers]
    luggage: NotRequired[TransferLuggage]
    #: What has to come along, each type once. Vehicles that lack one of them are left out; the price includes them.
    extras: NotRequired[list[TransferExtraChoice]]
    #: Into how many vehicles the travellers may be split where no single one of a supplier takes them all. Without it, into none.
    maxVehicles: NotRequired[int]
    #: What the agency adds for itself, as a fee line of its own. A percentage is of the fees after the discount, a fixed amount at most as much; vehicles that cost less are left out, and when all do it is 400.
    commission: NotRequired[Commission]


class RoundTransferSearchRequest(TypedDict):
    """A transfer there and back."""

    #: Always `round`.
    type: Literal["round"]
    #: Where the transfer begins, best the `point` of a place detail.
    pickup: TransferPoint
    #: Where the way there ends and the way back begins.
    dropoff: TransferPoint
    #: Pick-up, with a UTC offset; in the future and at most 365 days ahead.
    pickupTime: str
    #: Pick-up for the way back; after `pickupTime` and at most 365 days ahead.
    returnPickupTime: str
    #: How many travel. Vehicles with fewer seats are left out, unless `maxVehicles` allows several.
    passengerCount: int
    #: The same by age; adults and children together are `passengerCount`.
    passengers: NotRequired[TransferTravellers]
    luggage: NotRequired[TransferLuggage]
    #: What has to come along, each type once. Vehicles that lack one of them are left out; the price includes them.
    extras: NotRequired[list[TransferExtraChoice]]
    #: Into how many vehicles the travellers may be split where no single one of a supplier takes them all. Without it, into none.
    maxVehicles: NotRequired[int]
    #: What the agency adds for itself, as a fee line of its own. A percentage is of the fees after the discount, a fixed amount at most as much; vehicles that cost less are left out, and when all do it is 400.
    commission: NotRequired[Commission]


class TransferSupplier(TypedDict):
    """Who drives. Absent on older orders."""

    #: The name of the supplier.
    name: str
    #: What travellers say of it, from 1 to 5.
    rating: float


class TransferAppointment(TypedDict):
    """Where and when the travellers are picked up, and how many they are; as searched."""

    #: Where the transfer begins.
    pickup: TransferPoint
    #: Where the transfer ends. The way back of a round trip begins here.
    dropoff: TransferPoint
    #: Pick-up, with the UTC offset of the request.
    pickupTime: str
    #: Pick-up for the way back, with the UTC offset of the request. Only on round trips.
    returnPickupTime: NotRequired[str]
    #: The number of travellers the vehicle was searched for.
    passengerCount: int
    #: The same by age. Absent when the search has not said.
    passengers: NotRequired[TransferTravellers]
    #: What they bring. Absent when the search has not said.
    luggage: NotRequired[TransferLuggage]


class TransferVehicle(TypedDict):
    """The vehicle. The same kind drives both ways of a round trip."""

    #: The name of the vehicle, such as `Mercedes Vito`.
    name: str
    #: The number of travellers that fit in, the driver not counted.
    seatCount: int
    #: The number of large suitcases that fit in.
    baggageCount: int
    #: The address of a picture of the vehicle.
    image: str


class TransferVehicleCount(TypedDict):
    """Vehicles of one kind."""

    #: One of them.
    vehicle: TransferVehicle
    #: How many come.
    count: int


class TransferMeeting(TypedDict):
    """How travellers and driver meet."""

    #: Where the driver is, in words for the travellers.
    instructions: str
    #: How many minutes the driver waits at no cost.
    includedWaitingMinutes: int
    #: What the driver's sign says when it is the supplier's own. Absent when it is the `signText` of the order or else the name of the primary passenger.
    signText: NotRequired[str]
    #: What each minute after that costs, paid to the driver. Absent when the supplier has not said.
    waitingPricePerMinute: NotRequired[Money]
    #: Where somebody answers when travellers and driver do not find each other. Absent when the supplier has not said.
    emergencyPhone: NotRequired[str]


class TransferExtra(TypedDict):
    """An extra the vehicle can have, asked for or not. To have more or fewer, search again."""

    type: TransferExtraType
    #: How many are in the price, as asked for. 0 when none was.
    count: int
    #: How many the vehicle can have.
    maxCount: int
    #: What one costs, all ways together. 0 when it is included.
    price: Money
    #: The extra in words.
    description: str


class TransferFee(TypedDict):
    """One line of the price."""

    #: The amount in the minor unit of the currency.
    amount: int
    currency: Currency
    type: TransferFeeType
    charge: TransferFeeCharge
    #: Which extra the line is for. Only on lines of the type `extra`.
    extra: NotRequired[TransferExtraType]
    #: The line in words.
    description: str


class TransferPricing(TypedDict):
    """The price of the whole transfer. total = the sum of all fees − discountTotal, and paymentTotal = total − vendorTotal, to the minor unit."""

    #: The currency of every amount here, the one that the search asked for.
    currency: Currency
    #: The lines of the price before the discount. A way that is paid in part to the driver has two lines, the part in advance first; an extra that costs something has one.
    fees: list[TransferFee]
    #: The part that is left to pay to the driver, the sum of the lines with the charge `vehicle`. 0 where all is paid in advance.
    vendorTotal: Money
    #: The part that is charged when the order is paid.
    paymentTotal: Money
    #: What the supplier takes off. 0 when there is no discount.
    discountTotal: Money
    #: What the transfer costs the traveller altogether, the commission included.
    total: Money
    exchange: NotRequired[Exchange]


class TransferRule(TypedDict):
    """What the supplier grants. Of a type you do not know, show the `description`."""

    type: TransferRuleType
    #: The rule in words.
    description: str


class TransferCancellationPolicy(TypedDict):
    """Until when a cancellation of all that is still ahead gives how much back, as the supplier states it. Of a type you do not know, show the `description`. After the last policy nothing comes back."""

    type: TransferPolicyType
    #: The last moment the policy holds, in the local time of the pick-up with its UTC offset.
    until: str
    #: What comes back then of what is paid in advance, the commission included. Absent on older orders.
    refundAmount: NotRequired[Money]
    #: The policy in words.
    description: str


class TransferProduct(TypedDict):
    """One vehicle of one supplier for the whole transfer, or several for a group, with the price of all."""

    #: The code of this offer. With `searchId` it names the transfer in later requests.
    code: str
    #: Until when the supplier takes this booking; the time it needs before the pick-up begins then. Absent on older orders.
    bookableUntil: NotRequired[str]
    #: When every traveller must be named; a later order names all at once. Search results only.
    passengersDueAt: NotRequired[str]
    supplier: NotRequired[TransferSupplier]
    appointment: TransferAppointment
    #: The length of the way there in metres.
    onewayDistance: int
    #: The time the way there takes in seconds, with the traffic of the hour.
    onewayDuration: int
    #: The length of the way back in metres. Only on round trips.
    returnDistance: NotRequired[int]
    #: The time the way back takes in seconds, with the traffic of its hour. Only on round trips.
    returnDuration: NotRequired[int]
    #: The vehicle; of several the largest, and `vehicles` has the others. The same kinds drive both ways of a round trip.
    vehicle: TransferVehicle
    #: All that comes, the largest first. More than one vehicle only when the search allowed it. Absent on older orders.
    vehicles: NotRequired[list[TransferVehicleCount]]
    #: How the travellers find the driver. Absent on older orders.
    meeting: NotRequired[TransferMeeting]
    #: The same for the way back. Only on round trips.
    returnMeeting: NotRequired[TransferMeeting]
    #: The extras this vehicle can have, and how many of each are in the price. Absent on older orders.
    extras: NotRequired[list[TransferExtra]]
    pricing: TransferPricing
    #: What the supplier grants. Free cancellation is missing when pick-up is too near for it.
    rules: list[TransferRule]
    #: What a cancellation gives back, the most generous first. Policies that were over when the search was made are missing.
    cancellationPolicies: list[TransferCancellationPolicy]


class TransferSearchResponse(TypedDict):
    """The vehicles that were found."""

    #: With a `code` it names an offer, for half an hour.
    searchId: str
    #: The vehicles, the lowest total first, then by code.
    products: list[TransferProduct]


class TransferDriver(TypedDict):
    """Who drives this way, and what in. Tell the travellers, and keep it no longer than they need it."""

    #: What the driver is called.
    name: str
    #: Where the travellers call, as E.164. Absent when the supplier has not said.
    phone: NotRequired[str]
    #: The plate of the vehicle. Absent when the supplier has not said.
    plate: NotRequired[str]
    #: Make, model and colour of the vehicle. Absent when the supplier has not said.
    vehicle: NotRequired[str]


class TransferRideEvent(TypedDict):
    """Something that has happened on the ride."""

    type: TransferRideStatus
    #: When it happened, as the supplier says.
    at: str
    #: When the driver will be at the pick-up. Only with `delayed`.
    expectedAt: NotRequired[str]


class TransferRide(TypedDict):
    """How the ride goes, as the supplier tells it."""

    #: What has happened last.
    status: TransferRideStatus
    #: When the driver will be at the pick-up. Only while it is `delayed`.
    expectedAt: NotRequired[str]
    #: All that has happened, the earliest first.
    events: list[TransferRideEvent]


class TransferOrderLeg(TypedDict):
    """One way of the order, reserved and canceled by itself."""

    type: TransferLegType
    #: Where it is. A way that was driven stays `reserved`, also when the other is canceled later.
    status: TransferOrderStatus
    #: Its pick-up, with the UTC offset of the search.
    pickupTime: str
    #: Its part of what paying the order charges, the agency's commission included.
    amount: Money
    #: The agency's commission in that part. 0 when there is none.
    commission: Money
    #: What canceling it gives back until when, the most generous first. Afterwards nothing comes back.
    cancellationPolicies: list[TransferCancellationPolicy]
    #: Absent until the supplier says who drives, and once the data of travellers is erased.
    driver: NotRequired[TransferDriver]
    #: Absent until the supplier tells something.
    ride: NotRequired[TransferRide]
    canceledBy: NotRequired[TransferCanceledBy]
    #: When it was canceled. Only when it is `canceled`.
    canceledAt: NotRequired[str]
    #: What came back for it. Only when it is `canceled`.
    refundAmount: NotRequired[Money]


class TransferManifest(TypedDict):
    """What carriers report of everybody they drive, an hour before the pick-up at the latest."""

    #: `incomplete`: something is missing. `complete`: nothing is. `reported`: the carrier has reported it, and nothing can be changed any more. More may come; ignore one you do not know.
    status: str
    #: Until when `completeTransferPassengers` accepts it, an hour or more before the first pick-up. For a later order, when it was made.
    dueAt: str
    #: When the carrier has reported it. Only with `reported`.
    reportedAt: NotRequired[str]
    #: What is missing, as the fields of `passengers`. `passengers[3]` is a traveller who was searched for and not named.
    missing: list[str]


class TransferPassenger(TypedDict):
    """A traveller. Each has exactly one of `identityNumber` and `passportNo`, whatever the nationality, and nobody else of the order has it too; the primary one is also who the supplier calls and writes to."""

    #: true for the one traveller the supplier turns to. Exactly one passenger is.
    primary: bool
    #: The given name.
    firstName: str
    #: The family name.
    lastName: str
    #: Female or male. Needed for the primary passenger.
    gender: NotRequired[Gender]
    #: The date of birth. Needed for the primary passenger, who is at least 18 years old on the day of the pick-up.
    birthDate: NotRequired[str]
    #: The nationality, as two capital letters of ISO 3166-1, or XK for Kosovo. Needed for the primary passenger.
    nationality: NotRequired[str]
    #: The email address. Needed for the primary passenger.
    email: NotRequired[str]
    #: The phone number the driver calls, as E.164. Needed for the primary passenger.
    phone: NotRequired[str]
    #: The 11 digits of the Turkish identity number, not all of them 0. Absent when `passportNo` is given.
    identityNumber: NotRequired[str]
    #: The passport number, letters and digits, not all of them 0. Absent when `identityNumber` is given.
    passportNo: NotRequired[str]


class TransferOrder(TypedDict):
    """A transfer order and how far it is."""

    #: The identifier of the order.
    orderId: str
    status: TransferOrderStatus
    #: Your own number, as ordered. Absent when none was given.
    trackingID: NotRequired[TrackingID]
    #: When the order was created.
    createdAt: str
    #: When the order changed last, including its legs, rides, payment and refunds.
    updatedAt: str
    #: The actions that the state of the order, of its payment and of its rides allow now. While a payment or a cancellation is in progress, there is none. The supplier may still refuse an action.
    availableActions: list[OrderAction]
    #: What paying the order charges, exactly, the agency's commission included. Only in the answer that creates it.
    paymentRequirement: NotRequired[Money]
    #: Absent until the order is paid.
    payment: NotRequired[OrderPayment]
    personalDataErasedAt: NotRequired[PersonalDataErasedAt]
    #: The supplier's number for the reservation. Absent until the order is reserved; it stays after a cancellation.
    vendorReservationId: NotRequired[str]
    #: The flight the travellers arrive with, as ordered or changed last. Absent when none was given.
    flightNumber: NotRequired[str]
    #: The flight the travellers leave with, as ordered or changed last. Absent when none was given.
    returnFlightNumber: NotRequired[str]
    #: What the driver's sign says, as ordered. Absent when nothing was said, and once the people of the order are erased.
    signText: NotRequired[str]
    #: The transfer, as the search offered it and in full.
    product: TransferProduct
    #: The ways by themselves, the way there first. The order is `reserved` while one of them stands.
    legs: NotRequired[list[TransferOrderLeg]]
    #: Whether all that carriers report of the travellers is there. Absent in lists, and once the documents are erased.
    manifest: NotRequired[TransferManifest]
    #: The travellers, as ordered or changed last. Gender, birth date, nationality and document are passed on to the supplier, and missing once they are erased, some time after the ride.
    passengers: list[TransferPassenger]


class TransferOrderList(TypedDict):
    """The agency's transfer orders, newest first: one page."""

    #: One page of the list.
    results: list[TransferOrder]
    #: Where the next page begins, to be sent as `cursor`. Absent on the last page.
    nextCursor: NotRequired[str]


class TransferBilling(TypedDict):
    """Who gets the invoice, instead of the registered billing address of the agency. The agency must be enabled for it."""

    type: BillingType
    #: The given name, or the name of the company when `type` is `corporateCompany`.
    firstName: str
    #: The family name. Needed unless `type` is `corporateCompany`.
    lastName: NotRequired[str]
    #: The email address for the invoice.
    email: str
    #: The phone number, as E.164.
    phone: str
    #: The country, as two capital letters of ISO 3166-1, or XK for Kosovo.
    countryCode: str
    #: The full name of the country in English, Turkish or German. It must fit `countryCode`.
    countryName: str
    #: The state or province, by a name or ISO code of `listDivisions` or as it is commonly called. In Türkiye one of its provinces.
    adm1: str
    #: The district. In Türkiye a district of the province, as `listDivisions` has them.
    adm2: NotRequired[str]
    #: Street, number and door.
    line: str
    #: The postal code.
    zipCode: str
    #: The tax number of a company, or the identity number of an individual. In Türkiye 11 digits for `individual`, 10 for `corporateCompany`, 10 or 11 for `privateCompany`.
    taxIdentifier: str
    #: The tax office. Needed for the company types.
    taxDivision: NotRequired[str]


class TransferOrderRequest(TypedDict):
    """A transfer of a search result, and who travels."""

    #: The `searchId` of the search result, not older than about 30 minutes.
    searchId: str
    #: The `code` of the product.
    code: str
    #: The travellers, at least one and at most the `passengerCount` of the search. Exactly one is primary.
    passengers: list[TransferPassenger]
    billing: NotRequired[TransferBilling]
    #: The flight the travellers arrive with. Recommended for pick-ups at an airport, so that the driver can follow delays.
    flightNumber: NotRequired[str]
    #: The flight the travellers leave with. Only on round trips.
    returnFlightNumber: NotRequired[str]
    #: What the driver's sign says, where the supplier has none of its own. Without it, the name of the primary passenger.
    signText: NotRequired[str]
    #: A number of your own for this booking, shown again with the order.
    trackingID: NotRequired[TrackingID]


class TransferCancelEligibility(TypedDict):
    """What a cancellation would do now."""

    #: The identifier of the order.
    orderId: str
    #: Whether the order can be canceled.
    cancellable: bool
    #: What would come back, after the penalty and never more than was paid. Of the commission comes back the same share. Absent when nothing would.
    refundAmount: NotRequired[Money]


class TransferCancellation(TypedDict):
    """A transfer order that is canceled."""

    #: The identifier of the order.
    orderId: str
    #: Always `canceled`; anything else is an error.
    status: Literal["canceled"]


class TransferPaymentRequest(TypedDict):
    """How the order is paid."""

    #: Always `limit`, the credit limit of the agency.
    paymentType: Literal["limit"]


class TransferPassengersRequest(TypedDict):
    """Everybody who travels."""

    #: The travellers, in place of those before; at most the `passengerCount` of the search. Exactly one is primary.
    passengers: list[TransferPassenger]


class TransferFlightRequest(TypedDict):
    """What is different with the flight of a way. What is not sent stays; one of flight and time is."""

    #: The way it is about. The way there, if it is not sent.
    leg: NotRequired[TransferLegType]
    #: The flight.
    flightNumber: NotRequired[str]
    #: The new pick-up, RFC 3339 with an offset, at most 12 hours from the one it replaces.
    pickupTime: NotRequired[str]


class ReferenceItem(TypedDict):
    """An entry of a fixed list."""

    #: The identifier. It never changes its meaning.
    id: int
    #: The name to show, mostly in Turkish unless `Accept-Language` asks for a language.
    name: str


class ExtraProductType(TypedDict):
    """A kind of extra product."""

    #: The identifier. It never changes its meaning.
    id: int
    #: The name in the language of `Accept-Language`.
    name: str
    #: The kind, such as `babySeat`, `gpsNavigation`, `additionalDriver`, `insurance`, `extraRange`.
    type: str
    #: The code in capital letters, such as `BABY_SEAT`, `GPS`, `ADD_DRIVER`, `CDW`, `EXTRA_RANGE`.
    code: str


class Supplier(TypedDict):
    """A company that rents out cars."""

    #: The identifier of the supplier.
    id: int
    #: The name of the supplier.
    name: str
    #: The name to show to a traveller.
    displayName: str
    #: The code of the supplier in capital letters.
    code: str
    #: The main supplier that this one belongs to. null for a main supplier.
    parentID: int | None
    #: The address of the logo. Absent when there is none.
    logo: NotRequired[str]


class SupplierPage(TypedDict):
    """A page of suppliers, in the order of their ids."""

    #: The page size that was applied.
    limit: int
    #: The number of suppliers before this page.
    offset: int
    #: The number of suppliers that match, on all pages.
    total: int
    #: The suppliers of this page. Empty when `offset` lies behind the last one.
    results: list[Supplier]


class Division(TypedDict):
    """A state, province or region of a country."""

    #: The code of ISO 3166-2. Absent where ISO lists none for the country.
    code: NotRequired[str]
    #: The name, usually the English one.
    name: str
    #: The name as it is written in the country. Absent where it is the same.
    localName: NotRequired[str]
    #: The division this one is part of. Absent on the first level.
    parentCode: NotRequired[str]
    #: The districts, which `adm2` of an address takes. Only of Turkish provinces; elsewhere `adm2` is free.
    districts: NotRequired[list[str]]


class EventData(TypedDict):
    """What it happened to, and the status it has reached."""

    #: The order of a car (`CAR-…`) or a transfer (`TRF-…`). Absent where a credit record changes without one.
    orderId: NotRequired[str]
    #: The payment. There with `payment.…`, `refund.…` and what a payment moves on a credit record.
    paymentID: NotRequired[int]
    #: The credit record, as `listCreditLimits` names it. There with `creditRecord.…`.
    creditRecordId: NotRequired[int]
    #: The webhook endpoint. There with `webhookEndpoint.…`.
    webhookEndpointId: NotRequired[str]
    #: The leg of a transfer. Present with `ride.…`, `transferOrder.legCanceled`, and `transferOrder.changed` if one leg changed.
    leg: NotRequired[TransferLegType]
    #: Who canceled the leg. Present with `transferOrder.legCanceled`.
    canceledBy: NotRequired[TransferCanceledBy]
    #: What `type` has behind its dot.
    status: str
    #: The status before. Absent with the first one, with a ride, with `legCanceled` and `changed`, with a credit record and with a webhook endpoint.
    previousStatus: NotRequired[str]
    #: Your own number of the order. There with `carOrder.…`, `transferOrder.…` and `ride.…`, if you gave one.
    trackingID: NotRequired[TrackingID]


class Event(TypedDict):
    """Something that has happened to an order, a ride, a payment, a refund, a credit record or a webhook endpoint. It says what to read anew, and holds nobody's personal data."""

    #: The identifier of the event. The same event always has the same, however often it reaches you.
    id: str
    type: EventType
    #: When it happened; of a ride, when the supplier has told us.
    occurredAt: str
    #: Its place in the feed of your agency. Positions count up from 1 without a gap.
    position: int
    data: EventData


class EventPage(TypedDict):
    """Events in the order of their positions, and from where to go on."""

    #: The events behind `after`, the oldest first. It may be empty although more follow, when `types` leaves many out.
    results: list[Event]
    #: How far the feed has been read. Keep it, and send it as `after` next time.
    position: int
    #: Where the feed ends now. While `position` is smaller, ask again at once.
    lastPosition: int


class WebhookEndpoint(TypedDict):
    """An address of yours that events are sent to."""

    #: The identifier of the endpoint.
    id: str
    #: Where events are sent.
    url: str
    #: Your own note. Absent when there is none.
    description: NotRequired[str]
    #: Which events are sent. Empty for all.
    types: list[EventType]
    status: WebhookEndpointStatus
    #: Why nothing is sent. There while it is `disabled`.
    disabledReason: NotRequired[WebhookDisabledReason]
    #: Until when the secret before signs, too. Absent when it does not.
    previousSecretUntil: NotRequired[str]
    #: When it was made.
    createdAt: str
    #: When it was last changed, by you or by us.
    updatedAt: str


class WebhookEndpointList(TypedDict):
    """The webhook endpoints of the agency."""

    #: The endpoints, the oldest first.
    results: list[WebhookEndpoint]


class WebhookEndpointRequest(TypedDict):
    """A webhook endpoint to be made."""

    #: Where events are sent by POST: https, port 443 or 8443, without user info, at a public address. On staging, localhost may have any port, and http.
    url: str
    #: A note of your own.
    description: NotRequired[str]
    #: Which events are sent. Without it, or empty, all of them, those of later releases too.
    types: NotRequired[list[AskedEventType]]


class WebhookEndpointSecret(TypedDict):
    """An endpoint with the secret that signs what is sent to it."""

    endpoint: WebhookEndpoint
    #: The key of the signatures, in the form that libraries of Standard Webhooks take. Keep it where you keep passwords; it is not shown again.
    secret: str


class WebhookEndpointChange(TypedDict):
    """What is to change of a webhook endpoint."""

    #: Where events are sent by POST: https, port 443 or 8443, without user info, at a public address. On staging, localhost may have any port, and http.
    url: NotRequired[str]
    #: A note of your own.
    description: NotRequired[str]
    #: Which events are sent from now on. Empty, all of them.
    types: NotRequired[list[AskedEventType]]
    #: Switches it on or off.
    status: NotRequired[WebhookEndpointStatus]


class WebhookTry(TypedDict):
    """The last time that an event was sent."""

    #: When it was sent.
    at: str
    #: How long it took until the answer, or the failure.
    latencyMilliseconds: int
    #: What your server answered. Absent when it did not.
    statusCode: NotRequired[int]
    #: Why it has failed. Absent when it has not.
    problem: NotRequired[WebhookProblem]


class WebhookDelivery(TypedDict):
    """An event on its way to an endpoint."""

    #: The `id` of the event, which is also its `webhook-id`.
    eventId: str
    type: EventType
    #: Its place in the feed.
    position: int
    status: WebhookDeliveryStatus
    #: How often it was sent, since it was last to be sent from the beginning.
    tries: int
    lastTry: NotRequired[WebhookTry]
    #: When it is sent next. There while it is `pending`.
    nextTryAt: NotRequired[str]
    #: Since when it is to be sent.
    createdAt: str


class WebhookDeliveryList(TypedDict):
    """What was sent to an endpoint, the newest event first: one page."""

    #: One page of the list.
    results: list[WebhookDelivery]
    #: Where the next page begins, to be sent as `cursor`. Absent on the last page.
    nextCursor: NotRequired[str]


#: A range of positions in the feed, both ends included.
RedeliveryRequest = TypedDict(
    "RedeliveryRequest",
    {
        "from": "int",
        "to": "int",
    },
)


class Redelivery(TypedDict):
    """What will be sent again."""

    #: How many events.
    count: int


#: Method, path, whether it needs a token, and when it may be sent again: always, withKey or never.
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

#: What the catalogue of errors says of sending the same request again.
_RETRY: dict[str, str] = {
    "request.invalid": "afterFixing",
    "token.invalid": "afterFixing",
    "token.keySuspended": "never",
    "key.readOnly": "never",
    "access.forbidden": "never",
    "rateLimit.exceeded": "afterWaiting",
    "server.error": "afterWaiting",
    "server.busy": "same",
    "key.addressNotAllowed": "never",
    "path.notFound": "never",
    "method.notAllowed": "never",
    "request.timeout": "same",
    "body.tooLarge": "afterFixing",
    "mediaType.unsupported": "afterFixing",
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
    "payment.limitNotAllowed": "afterFixing",
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
    """What all methods share: tokens, tries, errors."""

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
        :param base_url: where the service is, base path included: http://localhost:8080/api/v1
        :param tokens: where tokens are kept, to share one login; by default with this client
        :param retries: how often a call that is safe to repeat is sent again, at most
        :param longest_wait_seconds: a longer Retry-After is left to you
        :param timeout_seconds: how long one try may take; a payment waits for bank and vendor
        :raises ValueError: when the address is none
        """
        address = urllib.parse.urlsplit(base_url)
        if address.scheme not in ("http", "https") or not address.netloc:
            raise ValueError(f'base_url: "{base_url}" is no address such as https://api.example.com/api/v1')
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
        """One renews and the others wait: a refresh token works once, and a late second use would end the login."""
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
                    raise ConnectionError(f"No answer came from {self._base_url}: {lost}") from lost
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
    """The operations of the service. Logging in and renewing tokens is the client's own business."""

    def search_locations(
        self,
        *,
        query: str,
        accept_language: str | None = None,
        x_request_id: str | None = None,
    ) -> list[PlacePrediction]:
        """
        Find places

        Completes what a traveller types to places: airports, cities, districts and well-known spots, at most 10, best first. An exact airport code comes first, then a place that is called exactly so, then names that start with the query, then names with a later word that does; airports and big places lead, and places of the country of `Accept-Language`, else of the agency's registered billing address, lead over others that are alike.

        Letter case and accents do not matter, and other names of a place count: `istanbul`, `İSTANBUL` and `ıstanbul` find the same, and so do `Munich` and `Münih`. What begins no name is taken for misspelt by one letter: `antlaya` finds Antalya. Of several words all have to fit; where no place fits all, those are found that one word is the name of: `belek otel` finds Belek. No two places are described alike. When nothing fits, the answer is an empty list.

        Errors, besides those of any call:
        - request.invalid (400): The request is not valid.
        - token.invalid (401): The access token is missing, malformed, expired or revoked.
        - token.keySuspended (401): The API key behind this access token is suspended or disabled.
        - rateLimit.exceeded (429): Too many requests.
        - server.error (500): The service could not answer this request.
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

        Gives the position and time zone of a place that a search found. Use its `point` in a car or transfer search, and its `timezone` for the offset of the pick-up and drop-off times.

        Errors, besides those of any call:
        - request.invalid (400): The request is not valid.
        - token.invalid (401): The access token is missing, malformed, expired or revoked.
        - token.keySuspended (401): The API key behind this access token is suspended or disabled.
        - place.notFound (404): No place has this placeId.
        - rateLimit.exceeded (429): Too many requests.
        - server.error (500): The service could not answer this request.
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

        Asks every vendor at once for cars at the pick-up point, for the whole period, to be returned at the drop-off point.

        Errors, besides those of any call:
        - request.invalid (400): The request is not valid.
        - token.invalid (401): The access token is missing, malformed, expired or revoked.
        - token.keySuspended (401): The API key behind this access token is suspended or disabled.
        - carSearch.fullCreditNotAllowed (403): The agency may not pay with full credit.
        - rateLimit.exceeded (429): Too many requests.
        - carSearch.noVendorAnswered (500): No vendor answered in time.
        - server.error (500): The service could not answer this request.
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
        List the extra products of a car

        Lists what can be booked along with one car of a search: equipment, insurances, services and extra distance. Prices are in the currency of the search and for one piece and the whole rental.

        Errors, besides those of any call:
        - request.invalid (400): The request is not valid.
        - token.invalid (401): The access token is missing, malformed, expired or revoked.
        - token.keySuspended (401): The API key behind this access token is suspended or disabled.
        - carSearch.offerNotFound (404): The search or the offer does not exist or has expired.
        - rateLimit.exceeded (429): Too many requests.
        - carSearch.noVendorAnswered (500): No vendor answered in time.
        - server.error (500): The service could not answer this request.
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
        Ask for a car anew

        Asks the vendor of one car of a search whether it is still there, what it costs now and on which terms. Nothing is reserved, and the search stays as it was. A car whose price has changed can be ordered at the new one with `expectedTotal`.

        Errors, besides those of any call:
        - request.invalid (400): The request is not valid.
        - token.invalid (401): The access token is missing, malformed, expired or revoked.
        - token.keySuspended (401): The API key behind this access token is suspended or disabled.
        - carSearch.offerNotFound (404): The search or the offer does not exist or has expired.
        - rateLimit.exceeded (429): Too many requests.
        - carSearch.noVendorAnswered (500): No vendor answered in time.
        - server.error (500): The service could not answer this request.
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

        Orders a car of a search result, with its extra products. The vendor is asked whether the car is still there at the same price. Nothing is paid or booked yet: every item is `pending` until the order is paid.

        Where a car says `isCreditcheckRequired`, the traveller's identity number must have passed the credit check for this vendor within the last 24 hours; a passport alone is not enough.

        With `expectedTotal` nobody pays another price than was shown: an order that costs anything else is refused with both amounts, and one whose price has changed is taken at the new one when `expectedTotal` is just that.

        The price is for a driver as old as was searched: who is younger on the pick-up day (`30+`: than 30) gets 422 and searches again, who is older is taken at the price that was shown.

        Errors, besides those of any call:
        - request.invalid (400): The request is not valid.
        - token.invalid (401): The access token is missing, malformed, expired or revoked.
        - token.keySuspended (401): The API key behind this access token is suspended or disabled.
        - key.readOnly (403): The API key behind this access token may only read.
        - carOrder.creditTypeNotAllowed (403): The agency may not use this kind of credit.
        - carOrder.offerUnavailable (404): The offer has expired or the car is no longer available.
        - carOrder.ruleViolated (422): The order breaks a rule.
        - carOrder.totalDiffers (422): The order costs another total than was expected.
        - order.idempotencyKeyReused (422): This Idempotency-Key was used for another request.
        - rateLimit.exceeded (429): Too many requests.
        - carOrder.vendorDidNotAnswer (500): The vendor did not answer in time.
        - server.error (500): The service could not answer this request.
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

        The order as it stands. Read it after every payment with 3D Secure, and after a payment or cancellation whose answer got lost.

        Errors, besides those of any call:
        - request.invalid (400): The request is not valid.
        - token.invalid (401): The access token is missing, malformed, expired or revoked.
        - token.keySuspended (401): The API key behind this access token is suspended or disabled.
        - carOrder.notFound (404): The order does not exist.
        - rateLimit.exceeded (429): Too many requests.
        - server.error (500): The service could not answer this request.
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
        Get the voucher of an order

        What the traveller shows at the desk of the vendor, in the language of the order: as data, as a page or as a PDF, whichever the `Accept` header prefers of `application/json`, `text/html` and `application/pdf`. Without a preference, or with none of these, it is data.

        There is one as long as the car is reserved, until the people of the order are erased. It says nothing of the agency's commission.

        Errors, besides those of any call:
        - request.invalid (400): The request is not valid.
        - token.invalid (401): The access token is missing, malformed, expired or revoked.
        - token.keySuspended (401): The API key behind this access token is suspended or disabled.
        - carOrder.notFound (404): The order does not exist.
        - carOrder.notReserved (422): The car of the order is not reserved.
        - rateLimit.exceeded (429): Too many requests.
        - server.error (500): The service could not answer this request.
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
        Ask whether an order can be cancelled

        Says whether the order can be cancelled now, and what would come back. Nothing changes.

        A pending order can be cancelled, and there is nothing to refund. A reserved one can be cancelled until pick-up. The vendor's terms decide the fee: `cancellation` of the ordered car lists each step with its fee and end. A cancellation after the last step refunds nothing. An order that is being charged can be cancelled only after that; one that is being cancelled, or that nobody paid until pick-up, can not.

        Errors, besides those of any call:
        - request.invalid (400): The request is not valid.
        - token.invalid (401): The access token is missing, malformed, expired or revoked.
        - token.keySuspended (401): The API key behind this access token is suspended or disabled.
        - carOrder.notFound (404): The order does not exist.
        - rateLimit.exceeded (429): Too many requests.
        - server.error (500): The service could not answer this request.
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

        Cancels the order with the vendor. The refund, `refundAmount`, goes back the way it came, to the card or the credit record, by itself. Repeating the call repeats the answer. An order whose customer is still at the bank is cancelled too, and that payment charges nothing any more.

        What is not possible is no error: the answer is 200 with `success: false` and `status: failed`, and nothing has changed. With `pending` the vendor is still working on it; read the order until its items are `cancelled` or again `reserved`. Cancelling twice at once makes one cancellation with the same answer.

        Errors, besides those of any call:
        - request.invalid (400): The request is not valid.
        - token.invalid (401): The access token is missing, malformed, expired or revoked.
        - token.keySuspended (401): The API key behind this access token is suspended or disabled.
        - key.readOnly (403): The API key behind this access token may only read.
        - carOrder.notFound (404): The order does not exist.
        - rateLimit.exceeded (429): Too many requests.
        - server.error (500): The service could not answer this request.
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

        The agency's car orders, newest first, a page at a time. An order that has just been made or changed is in the very next answer.

        While `nextCursor` comes with a page, send it as `cursor` for the next one, with the same filters. No order comes twice or is left out
        meanwhile, whatever else is ordered. Filters are joined by "and".

        Errors, besides those of any call:
        - request.invalid (400): The request is not valid.
        - token.invalid (401): The access token is missing, malformed, expired or revoked.
        - token.keySuspended (401): The API key behind this access token is suspended or disabled.
        - rateLimit.exceeded (429): Too many requests.
        - server.error (500): The service could not answer this request.
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
        Read the installments of a card

        What the first six digits say about a card, and what the order costs with each number of installments it offers.

        Errors, besides those of any call:
        - payment.invalidRequest (400): The request is not valid.
        - token.invalid (401): The access token is missing, malformed, expired or revoked.
        - token.keySuspended (401): The API key behind this access token is suspended or disabled.
        - payment.orderNotFound (404): The order does not exist.
        - payment.orderNotPayable (404): The order cannot be paid.
        - payment.ruleViolated (422): The payment breaks a rule.
        - rateLimit.exceeded (429): Too many requests.
        - payment.processorDidNotAnswer (500): The payment processor cannot be reached.
        - server.error (500): The service could not answer this request.
        """
        return self._call(
            "getInstallmentInfo",
            headers={"X-Request-Id": x_request_id},
            body=body,
        )

    def pay_order(
        self,
        *,
        body: PaymentRequest,
        x_request_id: str | None = None,
    ) -> PaymentResult:
        """
        Pay an order

        Charges the order, then reserves the car with the vendor, and answers when both are done.

        - `success`: paid and reserved.
        - `redirect_required`: show `threeDSHtmlContent` to the customer, who authenticates at the bank and comes back to `callbackUrl`. After 15 minutes the payment is over and the order can be paid anew.
        - `failed`: charged, but the vendor did not reserve. The money goes back by itself, and the order cannot be paid again.

        Charged is `paymentTotal` of the car and its extra products, with full credit `total`; with installments, the plan's `totalPrice`. A limit payment takes everything from the one credit record with the lowest `id` that has the currency and enough left.

        There is one payment at a time for an order. A second call meanwhile joins it and gets the same outcome, so repeating a call never charges twice. While the customer is at the bank only an equal request joins, and gets the same page; the CVC is not compared. A request with another card, other installments, another `callbackUrl` or `limit` takes the place of that payment, which charges nothing any more.

        After too many declines within an hour no bank is asked any more, and the answer is 429 with `Retry-After`: after five of one card, ten of the agency's cards with the same first six digits, or thirty of the agency's, if that is at least half of its tries. The test cards of staging are never counted.

        An order with `isFullCredit` or `isLimitedCredit` is paid by `limit` only. On staging, only orders with the test vendor can be paid.

        Errors, besides those of any call:
        - payment.invalidRequest (400): The request is not valid.
        - token.invalid (401): The access token is missing, malformed, expired or revoked.
        - token.keySuspended (401): The API key behind this access token is suspended or disabled.
        - key.readOnly (403): The API key behind this access token may only read.
        - cardPayment.declined (402): The bank declined the card.
        - cardPayment.insufficientFunds (402): The card has insufficient funds.
        - cardPayment.cardExpired (402): The card has expired.
        - cardPayment.invalidCardNumber (402): The card number is invalid.
        - cardPayment.invalidCvc (402): The CVC is invalid.
        - cardPayment.threeDSecureFailed (402): 3D Secure could not be started.
        - cardPayment.tooManyDeclines (429): Too many cards were declined.
        - limitPayment.limitExceeded (402): The credit limit is not sufficient.
        - payment.limitNotAllowed (403): The agency may not pay by credit limit.
        - payment.orderNotFound (404): The order does not exist.
        - payment.orderNotPayable (404): The order cannot be paid.
        - payment.ruleViolated (422): The payment breaks a rule.
        - payment.tooManyDeclines (422): Too many payments of this order were declined or left at the bank.
        - payment.notTestVendor (422): On staging, only orders with the test vendor can be paid.
        - rateLimit.exceeded (429): Too many requests.
        - cardPayment.outcomeUnknown (500): The outcome of the payment is not known yet.
        - payment.processorDidNotAnswer (500): The payment processor cannot be reached.
        - server.error (500): The service could not answer this request.
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
        Read the remaining credit limits

        What is left of each active credit record of the agency, as it is now. Amounts that are set aside for a payment under way are already taken off.

        Errors, besides those of any call:
        - payment.invalidRequest (400): The request is not valid.
        - token.invalid (401): The access token is missing, malformed, expired or revoked.
        - token.keySuspended (401): The API key behind this access token is suspended or disabled.
        - rateLimit.exceeded (429): Too many requests.
        - server.error (500): The service could not answer this request.
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
        Check the credit of a traveller

        How the traveller stands, for the vendor whose search result gave the `integrationCode`. Call it first, and again after a confirmed PIN.

        `Positive` and `Positive With Young Driver` are remembered for 24 hours from this call: until then the agency can order cars of this vendor for the
        traveller. `Negative` withdraws an approval that was given before. `Unknown` changes nothing.

        After a confirmed PIN the status takes up to a minute to change, on staging 2 seconds. Until then it is `Unknown`; ask every 10 seconds.

        Errors, besides those of any call:
        - creditCheck.malformedBody (400): The request body cannot be read.
        - creditCheck.invalidRequest (400): The request is not valid.
        - creditCheck.unknownReference (400): The integrationCode, creditcheckCode or phoneKey is unknown.
        - creditCheck.unauthorized (401): The access token is missing, malformed, expired or revoked.
        - token.keySuspended (401): The API key behind this access token is suspended or disabled.
        - creditCheck.forbidden (403): The agency may not run credit checks.
        - creditCheck.agencyNotConfigured (403): The agency is not set up for credit checks.
        - rateLimit.exceeded (429): Too many requests.
        - creditCheck.bureauDidNotAnswer (500): The credit bureau did not answer.
        - server.error (500): The service could not answer this request.
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
        List the phone numbers of a traveller

        The numbers that the credit bureau can send a PIN to, masked. Let the traveller choose one and say it in full.

        Errors, besides those of any call:
        - creditCheck.malformedBody (400): The request body cannot be read.
        - creditCheck.invalidRequest (400): The request is not valid.
        - creditCheck.unknownReference (400): The integrationCode, creditcheckCode or phoneKey is unknown.
        - creditCheck.unauthorized (401): The access token is missing, malformed, expired or revoked.
        - token.keySuspended (401): The API key behind this access token is suspended or disabled.
        - creditCheck.forbidden (403): The agency may not run credit checks.
        - creditCheck.agencyNotConfigured (403): The agency is not set up for credit checks.
        - rateLimit.exceeded (429): Too many requests.
        - creditCheck.bureauDidNotAnswer (500): The credit bureau did not answer.
        - server.error (500): The service could not answer this request.
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
        Create a report and send the PIN

        The bureau prepares a report on the traveller, and a PIN of 6 digits goes to the chosen phone by SMS. It lives for 180 seconds and three tries.

        Each call creates another report with a PIN of its own. A traveller can have 5 reports within 24 hours with one `integrationCode`, and 50 with one agency;
        requests with a number that does not match count, too.

        Errors, besides those of any call:
        - creditCheck.malformedBody (400): The request body cannot be read.
        - creditCheck.invalidRequest (400): The request is not valid.
        - creditCheck.phoneDoesNotMatch (400): The phone number does not belong to this key.
        - creditCheck.reportLimitReached (400): No further report can be created for this traveller.
        - creditCheck.unknownReference (400): The integrationCode, creditcheckCode or phoneKey is unknown.
        - creditCheck.unauthorized (401): The access token is missing, malformed, expired or revoked.
        - token.keySuspended (401): The API key behind this access token is suspended or disabled.
        - key.readOnly (403): The API key behind this access token may only read.
        - creditCheck.forbidden (403): The agency may not run credit checks.
        - creditCheck.agencyNotConfigured (403): The agency is not set up for credit checks.
        - rateLimit.exceeded (429): Too many requests.
        - creditCheck.bureauDidNotAnswer (500): The credit bureau did not answer.
        - server.error (500): The service could not answer this request.
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
        Confirm the PIN

        The traveller consents with the PIN of the latest SMS. Then check the credit again: the status changes within a minute, on staging within 2 seconds.

        A wrong PIN takes one of three tries; malformed ones and calls that we fail to carry out take none. After the third wrong one, and after 180 seconds,
        only a renewed PIN works. The same call repeated is 204 again.

        Errors, besides those of any call:
        - creditCheck.malformedBody (400): The request body cannot be read.
        - creditCheck.invalidRequest (400): The request is not valid.
        - creditCheck.wrongPin (400): The PIN is wrong.
        - creditCheck.pinExpired (400): The PIN has expired.
        - creditCheck.pinTriesUsedUp (400): The PIN has been tried too often.
        - creditCheck.unknownReference (400): The integrationCode, creditcheckCode or phoneKey is unknown.
        - creditCheck.unauthorized (401): The access token is missing, malformed, expired or revoked.
        - token.keySuspended (401): The API key behind this access token is suspended or disabled.
        - key.readOnly (403): The API key behind this access token may only read.
        - creditCheck.forbidden (403): The agency may not run credit checks.
        - creditCheck.agencyNotConfigured (403): The agency is not set up for credit checks.
        - rateLimit.exceeded (429): Too many requests.
        - creditCheck.bureauDidNotAnswer (500): The credit bureau did not answer.
        - server.error (500): The service could not answer this request.
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
        Renew the PIN

        Another PIN goes to the phone of the report, with 180 seconds and three tries of its own; the one before it stops working. A code can be renewed three
        times, and not any more once it is confirmed. Each call sends an SMS.

        Errors, besides those of any call:
        - creditCheck.malformedBody (400): The request body cannot be read.
        - creditCheck.invalidRequest (400): The request is not valid.
        - creditCheck.renewLimitReached (400): No further PIN can be sent for this code.
        - creditCheck.alreadyConfirmed (400): The PIN of this code has already been confirmed.
        - creditCheck.unknownReference (400): The integrationCode, creditcheckCode or phoneKey is unknown.
        - creditCheck.unauthorized (401): The access token is missing, malformed, expired or revoked.
        - token.keySuspended (401): The API key behind this access token is suspended or disabled.
        - key.readOnly (403): The API key behind this access token may only read.
        - creditCheck.forbidden (403): The agency may not run credit checks.
        - creditCheck.agencyNotConfigured (403): The agency is not set up for credit checks.
        - rateLimit.exceeded (429): Too many requests.
        - creditCheck.bureauDidNotAnswer (500): The credit bureau did not answer.
        - server.error (500): The service could not answer this request.
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

        Asks every transfer supplier at once for vehicles from one point to another, and back on a round trip. A supplier whose service regions lack one of the points has none, and neither has one that needs more notice, or drives only longer ways. A way back that begins before the way there has arrived finds nothing, and so does a way from a place to itself.
        Take the points from the place details: a point slightly outside a region finds fewer vehicles, and nothing tells you so.

        Errors, besides those of any call:
        - request.invalid (400): The request is not valid.
        - token.invalid (401): The access token is missing, malformed, expired or revoked.
        - token.keySuspended (401): The API key behind this access token is suspended or disabled.
        - rateLimit.exceeded (429): Too many requests.
        - transferSearch.noSupplierAnswered (500): No transfer supplier answered in time.
        - server.error (500): The service could not answer this request.
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

        One vehicle of a search again, exactly as it was found. It can be read and ordered for half an hour, or until `bookableUntil` if that is sooner.

        Errors, besides those of any call:
        - request.invalid (400): The request is not valid.
        - token.invalid (401): The access token is missing, malformed, expired or revoked.
        - token.keySuspended (401): The API key behind this access token is suspended or disabled.
        - transferSearch.offerNotFound (404): The transfer offer does not exist or has expired.
        - rateLimit.exceeded (429): Too many requests.
        - server.error (500): The service could not answer this request.
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

        Orders a transfer of a search result for its travellers. Nothing is charged or booked yet: the order is `pendingPayment`, `paymentRequirement` says what paying it charges, and unpaid it expires after an hour, or at the product's `bookableUntil` if that is sooner. `Accept-Language` decides in which language its texts are, for good.

        Without `billing` the invoice goes to the billing address that is registered for the agency.

        Errors, besides those of any call:
        - request.invalid (400): The request is not valid.
        - token.invalid (401): The access token is missing, malformed, expired or revoked.
        - token.keySuspended (401): The API key behind this access token is suspended or disabled.
        - key.readOnly (403): The API key behind this access token may only read.
        - transferOrder.customBillingNotAllowed (403): The agency may not send its own billing.
        - transferSearch.offerNotFound (404): The transfer offer does not exist or has expired.
        - transferOrder.ruleViolated (422): The transfer order breaks a rule.
        - transferOrder.noBillingAddress (422): No billing address was sent and the agency has none registered.
        - order.idempotencyKeyReused (422): This Idempotency-Key was used for another request.
        - rateLimit.exceeded (429): Too many requests.
        - server.error (500): The service could not answer this request.
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

        The agency's transfer orders, newest first, a page at a time. An order that has just been made or changed is in the very next answer.

        Of the travellers, a list shows names and contacts; the order itself shows the rest. While `nextCursor` comes with a page, send it as
        `cursor` for the next one, with the same filters. No order comes twice or is left out meanwhile, whatever else is ordered. Filters are
        joined by "and".

        Errors, besides those of any call:
        - request.invalid (400): The request is not valid.
        - token.invalid (401): The access token is missing, malformed, expired or revoked.
        - token.keySuspended (401): The API key behind this access token is suspended or disabled.
        - rateLimit.exceeded (429): Too many requests.
        - server.error (500): The service could not answer this request.
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

        The order as it stands. Read it after a payment or cancellation whose answer got lost, and again before pick-up: a supplier can cancel without being asked, both ways of a round trip or one; `legs` say which. From the day before a pick-up they also say who drives, and how the ride goes.

        Errors, besides those of any call:
        - request.invalid (400): The request is not valid.
        - token.invalid (401): The access token is missing, malformed, expired or revoked.
        - token.keySuspended (401): The API key behind this access token is suspended or disabled.
        - transferOrder.notFound (404): The transfer order does not exist.
        - rateLimit.exceeded (429): Too many requests.
        - server.error (500): The service could not answer this request.
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
        Ask whether a transfer order can be canceled

        Says whether the order can be canceled now, and what would come back. Nothing changes.

        A reserved order can be canceled until its last pick-up, each way for what its supplier has stated; `cancellationPolicies` of the product add it up.

        Errors, besides those of any call:
        - request.invalid (400): The request is not valid.
        - token.invalid (401): The access token is missing, malformed, expired or revoked.
        - token.keySuspended (401): The API key behind this access token is suspended or disabled.
        - transferOrder.notFound (404): The transfer order does not exist.
        - rateLimit.exceeded (429): Too many requests.
        - server.error (500): The service could not answer this request.
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
        x_request_id: str | None = None,
    ) -> TransferCancellation:
        """
        Cancel a transfer order

        Cancels all ways whose pick-up is ahead with the supplier: both, the one that is left, or after the outbound ride the way back. The answer is 200 only when the supplier has accepted; the refund then goes back to the credit limit by itself.

        Anything else is 8012, with the status the order has and a `reason`: not paid yet (it is left to expire), expired, failed or canceled before, after pick-up, or refused by the supplier. A supplier that needs time to cancel is 8012 as well; read the order until it is `canceled`. Canceling twice at once makes one cancellation with the same answer.

        Errors, besides those of any call:
        - request.invalid (400): The request is not valid.
        - token.invalid (401): The access token is missing, malformed, expired or revoked.
        - token.keySuspended (401): The API key behind this access token is suspended or disabled.
        - key.readOnly (403): The API key behind this access token may only read.
        - transferOrder.notFound (404): The transfer order does not exist.
        - transferCancel.notPossible (422): The transfer order cannot be canceled.
        - rateLimit.exceeded (429): Too many requests.
        - server.error (500): The service could not answer this request.
        """
        return self._call(
            "cancelTransferOrder",
            path={"orderId": order_id},
            headers={"X-Request-Id": x_request_id},
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
        Pay a transfer order

        Charges `paymentRequirement` to the credit limit, then reserves the transfer with the supplier, and answers when both are done: with the order `reserved`, or with an error.

        There is one payment at a time for an order. A call that arrives meanwhile waits for it: it gets the order `reserved` when that payment succeeds, and the order `failed` when it fails; not ended in time, it is 8008 with `paymentInProgress`. Nothing is ever charged twice.

        8010 is final: the supplier has refused, or did not answer and what it may have reserved is canceled; the order has `failed`, and the money is back. While that is not known, the answer is 500 with `Retry-After`, and `details` with the order's status; the same call joins the payment.

        The charge includes the agency's commission. The amount comes from the one credit record with the lowest `id` that has the currency and enough left.

        On staging every supplier's transfers can be paid: 6008 guards car vendors only.

        Errors, besides those of any call:
        - request.invalid (400): The request is not valid.
        - token.invalid (401): The access token is missing, malformed, expired or revoked.
        - token.keySuspended (401): The API key behind this access token is suspended or disabled.
        - key.readOnly (403): The API key behind this access token may only read.
        - access.forbidden (403): The agency is not authorised for this operation.
        - transferOrder.notFound (404): The transfer order does not exist.
        - transferPay.failed (402): The payment failed.
        - transferPay.alreadyPaid (422): The transfer order is already paid.
        - transferPay.reservationFailed (422): The payment succeeded, but the transfer could not be reserved.
        - transferPay.outcomeUnknown (500): The outcome of the payment is not known yet.
        - rateLimit.exceeded (429): Too many requests.
        - server.error (500): The service could not answer this request.
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
        Complete or correct who travels

        Takes everybody who travels, in place of those before, by the rules of ordering: until `manifest.dueAt`, before and after paying. A reserved order is changed with the supplier first, and answered as it is then; the same call again changes nothing more.

        Carriers report every passenger an hour before the pick-up at the latest, with nationality, gender and document: `manifest.missing` of the order says what is not there yet.

        Errors, besides those of any call:
        - request.invalid (400): The request is not valid.
        - token.invalid (401): The access token is missing, malformed, expired or revoked.
        - token.keySuspended (401): The API key behind this access token is suspended or disabled.
        - key.readOnly (403): The API key behind this access token may only read.
        - transferOrder.notFound (404): The transfer order does not exist.
        - transferOrder.ruleViolated (422): The transfer order breaks a rule.
        - transferChange.notPossible (422): The transfer order cannot be changed.
        - transferChange.outcomeUnknown (500): Whether the transfer order is changed is not known yet.
        - transferChange.changeInProgress (422): A different change of the transfer order is in progress.
        - rateLimit.exceeded (429): Too many requests.
        - server.error (500): The service could not answer this request.
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
        Change flight and pick-up time

        Changes the flight of a way, its pick-up time, or both, until the supplier's notice begins. The supplier is asked first and may refuse; what would have another price is not done and not charged (`priceChanged`). The answer is the order as it is then; the same call again changes nothing more.

        What a cancellation gives back until when stays as it was sold. The pick-up time can be changed once the order is paid, the flight before, too.

        Errors, besides those of any call:
        - request.invalid (400): The request is not valid.
        - token.invalid (401): The access token is missing, malformed, expired or revoked.
        - token.keySuspended (401): The API key behind this access token is suspended or disabled.
        - key.readOnly (403): The API key behind this access token may only read.
        - transferOrder.notFound (404): The transfer order does not exist.
        - transferOrder.ruleViolated (422): The transfer order breaks a rule.
        - transferChange.notPossible (422): The transfer order cannot be changed.
        - transferChange.outcomeUnknown (500): Whether the transfer order is changed is not known yet.
        - transferChange.changeInProgress (422): A different change of the transfer order is in progress.
        - rateLimit.exceeded (429): Too many requests.
        - server.error (500): The service could not answer this request.
        """
        return self._call(
            "changeTransferFlight",
            path={"orderId": order_id},
            headers={"X-Request-Id": x_request_id},
            body=body,
        )

    def list_car_classes(
        self,
        *,
        accept_language: str | None = None,
        x_request_id: str | None = None,
    ) -> list[ReferenceItem]:
        """
        List car classes

        The 37 car classes, ids 1 to 38 without 30. `class.id` of a car is one of them. The list hardly ever changes and may be kept for an hour.

        Errors, besides those of any call:
        - referenceData.invalidRequest (400): The request is not valid.
        - referenceData.unauthorized (401): The access token is missing, malformed, expired or revoked.
        - token.keySuspended (401): The API key behind this access token is suspended or disabled.
        - referenceData.forbidden (403): The agency may not read reference data.
        - rateLimit.exceeded (429): Too many requests.
        - server.error (500): The service could not answer this request.
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

        The 13 fuel types. `fuel.id` of a car is one of them. The list hardly ever changes and may be kept for an hour.

        Errors, besides those of any call:
        - referenceData.invalidRequest (400): The request is not valid.
        - referenceData.unauthorized (401): The access token is missing, malformed, expired or revoked.
        - token.keySuspended (401): The API key behind this access token is suspended or disabled.
        - referenceData.forbidden (403): The agency may not read reference data.
        - rateLimit.exceeded (429): Too many requests.
        - server.error (500): The service could not answer this request.
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

        The two transmission types. `transmission.id` of a car is one of them. The list hardly ever changes and may be kept for an hour.

        Errors, besides those of any call:
        - referenceData.invalidRequest (400): The request is not valid.
        - referenceData.unauthorized (401): The access token is missing, malformed, expired or revoked.
        - token.keySuspended (401): The API key behind this access token is suspended or disabled.
        - referenceData.forbidden (403): The agency may not read reference data.
        - rateLimit.exceeded (429): Too many requests.
        - server.error (500): The service could not answer this request.
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

        The seven ways a car can be handed over. The list hardly ever changes and may be kept for an hour.

        Errors, besides those of any call:
        - referenceData.invalidRequest (400): The request is not valid.
        - referenceData.unauthorized (401): The access token is missing, malformed, expired or revoked.
        - token.keySuspended (401): The API key behind this access token is suspended or disabled.
        - referenceData.forbidden (403): The agency may not read reference data.
        - rateLimit.exceeded (429): Too many requests.
        - server.error (500): The service could not answer this request.
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

        The kinds of extra products, named in the language of `Accept-Language`. The list hardly ever changes and may be kept for an hour.

        Errors, besides those of any call:
        - referenceData.invalidRequest (400): The request is not valid.
        - referenceData.unauthorized (401): The access token is missing, malformed, expired or revoked.
        - token.keySuspended (401): The API key behind this access token is suspended or disabled.
        - referenceData.forbidden (403): The agency may not read reference data.
        - rateLimit.exceeded (429): Too many requests.
        - server.error (500): The service could not answer this request.
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

        The companies that rent out cars, in pages. A subsupplier names its main supplier in `parentID`; for a main supplier that is null. The pages hardly ever change and may be kept for an hour.

        Errors, besides those of any call:
        - referenceData.invalidRequest (400): The request is not valid.
        - referenceData.unauthorized (401): The access token is missing, malformed, expired or revoked.
        - token.keySuspended (401): The API key behind this access token is suspended or disabled.
        - referenceData.forbidden (403): The agency may not read reference data.
        - rateLimit.exceeded (429): Too many requests.
        - server.error (500): The service could not answer this request.
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

        The states and provinces of a country, by name. `adm1` of a billing address takes `name`, `localName` or `code` of any of them, and common names besides. A country without known divisions has an empty list, and there `adm1` is free. The list hardly ever changes and may be kept for an hour.

        Errors, besides those of any call:
        - referenceData.invalidRequest (400): The request is not valid.
        - referenceData.unauthorized (401): The access token is missing, malformed, expired or revoked.
        - token.keySuspended (401): The API key behind this access token is suspended or disabled.
        - referenceData.forbidden (403): The agency may not read reference data.
        - rateLimit.exceeded (429): Too many requests.
        - server.error (500): The service could not answer this request.
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
        Read what has happened

        The events of your agency behind a position, the oldest first. What was changed before the request is in the answer.

        Keep `position` and send it as `after` next time: nothing is left out and nothing comes twice. With `wait`, an answer without an event is held back
        until there is one, so asking again and again costs little and tells you within a second. Up to five requests of an agency wait at a time;
        one more is answered at once. Events are kept for 30 days.

        Errors, besides those of any call:
        - request.invalid (400): The request is not valid.
        - token.invalid (401): The access token is missing, malformed, expired or revoked.
        - token.keySuspended (401): The API key behind this access token is suspended or disabled.
        - event.gone (422): The events behind this position are older than 30 days.
        - rateLimit.exceeded (429): Too many requests.
        - server.error (500): The service could not answer this request.
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
        Have events sent to you

        Events are sent to this address from now on, each as `listEvents` shows it, signed by [Standard Webhooks](https://www.standardwebhooks.com).

        The answer has the secret that signs them; it is shown this once. At most ten endpoints.

        Errors, besides those of any call:
        - request.invalid (400): The request is not valid.
        - token.invalid (401): The access token is missing, malformed, expired or revoked.
        - token.keySuspended (401): The API key behind this access token is suspended or disabled.
        - key.readOnly (403): The API key behind this access token may only read.
        - webhookEndpoint.addressRefused (422): Events are not sent to this address.
        - webhookEndpoint.tooMany (422): The agency has ten webhook endpoints already.
        - rateLimit.exceeded (429): Too many requests.
        - server.error (500): The service could not answer this request.
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

        All endpoints of the agency, the oldest first, without their secrets.

        Errors, besides those of any call:
        - request.invalid (400): The request is not valid.
        - token.invalid (401): The access token is missing, malformed, expired or revoked.
        - token.keySuspended (401): The API key behind this access token is suspended or disabled.
        - rateLimit.exceeded (429): Too many requests.
        - server.error (500): The service could not answer this request.
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
        Change or switch a webhook endpoint

        What is sent is changed, the rest stays. `types: []` sends all types again.

        While it is `disabled` nothing is sent to it. Switched on again, it gets what happens from then on, and what was left unsent before;
        `redeliverEvents` sends what happened meanwhile.

        Errors, besides those of any call:
        - request.invalid (400): The request is not valid.
        - token.invalid (401): The access token is missing, malformed, expired or revoked.
        - token.keySuspended (401): The API key behind this access token is suspended or disabled.
        - key.readOnly (403): The API key behind this access token may only read.
        - webhookEndpoint.notFound (404): The webhook endpoint does not exist.
        - webhookEndpoint.addressRefused (422): Events are not sent to this address.
        - rateLimit.exceeded (429): Too many requests.
        - server.error (500): The service could not answer this request.
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

        The endpoint is gone, with its secret and its deliveries. What is being sent at this moment may still arrive.

        Errors, besides those of any call:
        - request.invalid (400): The request is not valid.
        - token.invalid (401): The access token is missing, malformed, expired or revoked.
        - token.keySuspended (401): The API key behind this access token is suspended or disabled.
        - key.readOnly (403): The API key behind this access token may only read.
        - webhookEndpoint.notFound (404): The webhook endpoint does not exist.
        - rateLimit.exceeded (429): Too many requests.
        - server.error (500): The service could not answer this request.
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
        Renew the secret of a webhook endpoint

        The answer has a new secret, shown this once. For 24 hours messages carry a signature of each, so take the new one over at any time of these.

        Renewed again meanwhile, the oldest of the three is no longer used.

        Errors, besides those of any call:
        - request.invalid (400): The request is not valid.
        - token.invalid (401): The access token is missing, malformed, expired or revoked.
        - token.keySuspended (401): The API key behind this access token is suspended or disabled.
        - key.readOnly (403): The API key behind this access token may only read.
        - webhookEndpoint.notFound (404): The webhook endpoint does not exist.
        - rateLimit.exceeded (429): Too many requests.
        - server.error (500): The service could not answer this request.
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

        Sends the event `webhookEndpoint.pinged` to this endpoint alone, whatever its `types`. `listWebhookDeliveries` says what came of it.

        Errors, besides those of any call:
        - request.invalid (400): The request is not valid.
        - token.invalid (401): The access token is missing, malformed, expired or revoked.
        - token.keySuspended (401): The API key behind this access token is suspended or disabled.
        - key.readOnly (403): The API key behind this access token may only read.
        - webhookEndpoint.notFound (404): The webhook endpoint does not exist.
        - webhookEndpoint.disabled (422): The webhook endpoint is switched off.
        - rateLimit.exceeded (429): Too many requests.
        - server.error (500): The service could not answer this request.
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
        List what was sent to an endpoint

        One entry for each event that was or is to be sent to the endpoint, the newest event first, for 30 days. What your server answered is told by its status and how long it took.

        While `nextCursor` comes with a page, send it as `cursor` for the next one, with the same filters.

        Errors, besides those of any call:
        - request.invalid (400): The request is not valid.
        - token.invalid (401): The access token is missing, malformed, expired or revoked.
        - token.keySuspended (401): The API key behind this access token is suspended or disabled.
        - webhookEndpoint.notFound (404): The webhook endpoint does not exist.
        - rateLimit.exceeded (429): Too many requests.
        - server.error (500): The service could not answer this request.
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
        Send events again

        Sends the events of a range of positions to the endpoint again, delivered before or not, as long as it takes their types. For one event, `from` and `to` are its position.

        They keep their `webhook-id`, so what you have already is told apart.

        Errors, besides those of any call:
        - request.invalid (400): The request is not valid.
        - token.invalid (401): The access token is missing, malformed, expired or revoked.
        - token.keySuspended (401): The API key behind this access token is suspended or disabled.
        - key.readOnly (403): The API key behind this access token may only read.
        - webhookEndpoint.notFound (404): The webhook endpoint does not exist.
        - rateLimit.exceeded (429): Too many requests.
        - server.error (500): The service could not answer this request.
        """
        return self._call(
            "redeliverEvents",
            path={"endpointId": endpoint_id},
            headers={"X-Request-Id": x_request_id},
            body=body,
        )
