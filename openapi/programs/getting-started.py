# 1. Log in
import os
import sys

from agency_booking import AgencyClient

# Prints the API's error in one line; the exit code is 1.
sys.excepthook = lambda _kind, error, _trace: print(error, file=sys.stderr)

# The client logs in on the first call and renews expired tokens.
agency = AgencyClient(
    os.environ.get("BASE_URL", "http://localhost:8080/api/v1"),
    key="ak_staging_horizon",
    secret="sk_staging_horizon_5f1d0c7a9be24836",
)

# 2. Find the place
[airport, *_] = agency.search_locations(query="istanbul airport")
point = agency.get_location(place_id=airport["placeId"])["point"]

# 3. Search cars
from datetime import date, timedelta


def day(days: int) -> str:
    return (date.today() + timedelta(days=days)).isoformat()


cars = agency.search_cars(
    body={
        "checkInDateTime": f"{day(30)}T10:00:00+03:00",
        "checkInLocation": point,
        "checkOutDateTime": f"{day(33)}T10:00:00+03:00",
        "checkOutLocation": point,
        "age": "30+",
        "country": "TR",
        "paymentType": "limit",
    }
)["results"]
car = next(
    car
    for car in cars
    if car["vendor"]["name"] == "Test Drive" and not car["isCreditcheckRequired"]
)

# 4. Order the car
order = agency.create_order(
    x_forwarded_for="203.0.113.24",
    body={
        "paymentType": "limit",
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

# 5. Pay for the order
agency.pay_order(body={"orderID": order["id"], "paymentType": "limit"})

paid = agency.get_order(order_id=order["id"])
print(paid["orderedCarProduct"]["vendorReservationID"])

# 6. Cancel the order
cancelled = agency.cancel_order(order_id=order["id"])
print(cancelled["message"])
