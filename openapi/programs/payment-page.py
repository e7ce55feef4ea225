# 1. Order a car
import os
import sys
from datetime import date, timedelta
from time import sleep

from agency_booking import AgencyClient

# Prints the API's error in one line; the exit code is 1.
sys.excepthook = lambda _kind, error, _trace: print(error, file=sys.stderr)

agency = AgencyClient(
    os.environ.get("BASE_URL", "http://localhost:8080/api/v1"),
    key="ak_staging_horizon",
    secret="sk_staging_horizon_5f1d0c7a9be24836",
)
airport = {"lat": 41.2613, "lon": 28.74195}


def day(days: int) -> str:
    return (date.today() + timedelta(days=days)).isoformat()


cars = agency.search_cars(
    body={
        "checkInDateTime": f"{day(30)}T10:00:00+03:00",
        "checkInLocation": airport,
        "checkOutDateTime": f"{day(33)}T10:00:00+03:00",
        "checkOutLocation": airport,
        "age": "30+",
        "country": "TR",
        "paymentType": "creditCard",
    }
)["results"]
car = next(
    car
    for car in cars
    if car["vendor"]["name"] == "Test Drive" and not car["isCreditcheckRequired"]
)

order = agency.create_order(
    x_forwarded_for="203.0.113.24",
    body={
        "paymentType": "creditCard",
        "searchID": car["searchID"],
        "code": car["code"],
        "passenger": {
            "firstName": "Deniz",
            "lastName": "Kaya",
            "email": "deniz.kaya@example.com",
            "nationality": "TR",
            "phone": "+905321234567",
            "birthDate": "1990-04-12",
            "identityNumber": "10000000146",
        },
    },
)

# 2. Create a session
session = agency.create_payment_session(
    idempotency_key=order["id"],
    body={"orderID": order["id"], "returnUrl": "http://localhost:3000/booked"},
)

# 3. Send the link
session = agency.get_payment_session(payment_session_id=session["id"])
print(session["url"])

# 4. Wait for the payment
while session["status"] in ("open", "processing"):
    sleep(3)
    session = agency.get_payment_session(payment_session_id=session["id"])
print(session["status"])

# 5. Cancel the order
print(agency.cancel_order(order_id=order["id"])["message"])
