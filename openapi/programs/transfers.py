# 1. Search
import os
import sys
from datetime import date, timedelta

from agency_booking import AgencyClient

# Prints the API's error in one line; the exit code is 1.
sys.excepthook = lambda _kind, error, _trace: print(error, file=sys.stderr)

agency = AgencyClient(
    os.environ.get("BASE_URL", "http://localhost:8080/api/v1"),
    key="ak_staging_horizon",
    secret="sk_staging_horizon_5f1d0c7a9be24836",
)


def day(days: int) -> str:
    return (date.today() + timedelta(days=days)).isoformat()


found = agency.search_transfers(
    body={
        "type": "round",
        "passengerCount": 2,
        "pickup": {"lat": 41.2613, "lon": 28.74195, "name": "Istanbul Airport"},
        "dropoff": {"lat": 41.037, "lon": 28.9851, "name": "Taksim"},
        "pickupTime": f"{day(30)}T11:00:00+03:00",
        "returnPickupTime": f"{day(33)}T06:00:00+03:00",
        "commission": {"type": "percentage", "percentage": 10},
    }
)
outcomes = [
    f"{one['supplier']['name']}: {one['outcome']}" for one in found["suppliers"]
]
print("All suppliers responded" if found["complete"] else ", ".join(outcomes))

[product, *_] = found["products"]

# 2. Order
customer = "203.0.113.24"

order = agency.create_transfer_order(
    x_forwarded_for=customer,
    body={
        "searchId": found["searchId"],
        "code": product["code"],
        "flightNumber": "TK1980",
        "returnFlightNumber": "TK1971",
        "passengers": [
            {
                "primary": True,
                "firstName": "Deniz",
                "lastName": "Kaya",
                "gender": "F",
                "birthDate": "1990-04-12",
                "nationality": "TR",
                "email": "deniz.kaya@example.com",
                "phone": "+905321234567",
                "identityNumber": "10000000146",
            },
            {
                "primary": False,
                "firstName": "Ada",
                "lastName": "Kaya",
                "passportNo": "U12345678",
            },
        ],
    },
)

# 3. Pay
order_id = order["orderId"]

paid = agency.pay_transfer_order(
    order_id=order_id,
    x_forwarded_for=customer,
    body={"paymentType": "limit"},
)
print(paid["status"], paid["vendorReservationId"])

# 4. Complete the traveller details
completed = agency.complete_transfer_passengers(
    order_id=order_id,
    body={
        "passengers": [
            {
                "primary": True,
                "firstName": "Deniz",
                "lastName": "Kaya",
                "gender": "F",
                "birthDate": "1990-04-12",
                "nationality": "TR",
                "email": "deniz.kaya@example.com",
                "phone": "+905321234567",
                "identityNumber": "10000000146",
            },
            {
                "primary": False,
                "firstName": "Ada",
                "lastName": "Kaya",
                "gender": "F",
                "nationality": "TR",
                "passportNo": "U12345678",
            },
        ]
    },
)
print(completed["manifest"]["status"])

# 5. Show the voucher
voucher = agency.get_transfer_voucher(order_id=order_id)
print(voucher["legs"][0]["pickupLocalTime"])

# 6. Cancel one leg
eligibility = agency.check_transfer_cancel_eligibility(order_id=order_id)
print([leg["refundAmount"] for leg in eligibility["legs"]])

one_leg = agency.cancel_transfer_order(order_id=order_id, body={"legs": ["return"]})
print(one_leg["orderStatus"])

# 7. Cancel the order
canceled = agency.cancel_transfer_order(order_id=order_id)
print(canceled["status"])
