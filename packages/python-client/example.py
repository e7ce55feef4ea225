"""A rental car, from the search to the cancellation, paid on credit.

    BASE_URL=http://localhost:8080/api/v1 python3 example.py
"""

import os
from datetime import datetime, timedelta

from agency_booking import AgencyClient, AgencyError, Money

# Horizon Travel, the demo agency of staging.
agency = AgencyClient(
    os.environ.get("BASE_URL", "http://localhost:8080/api/v1"),
    key="ak_staging_horizon",
    secret="sk_staging_horizon_5f1d0c7a9be24836",
)


def price(money: Money) -> str:
    return f"{money['amount'] / 100:.2f} {money['currency']}"


def at(days: int) -> str:
    """Ten o'clock in Istanbul, so many days from today."""
    return f"{datetime.now() + timedelta(days=days):%Y-%m-%d}T10:00:00+03:00"


[place, *_] = agency.search_locations(query="istanbul airport")
point = agency.get_location(place_id=place["placeId"])["point"]

found = agency.search_cars(
    body={
        "checkInDateTime": at(30),
        "checkInLocation": point,
        "checkOutDateTime": at(33),
        "checkOutLocation": point,
        "age": "30+",
        "country": "TR",
        "paymentType": "limit",
    },
)
# Staging takes money for its test vendor only.
car = next(
    car
    for car in found["results"]
    if car["vendor"]["name"] == "Test Drive" and not car["isCreditcheckRequired"]
)
print(f"{car['brand']['name']} {car['model']['name']} for {price(car['pricing']['total'])}")

order = agency.create_order(
    # The person at the other end, as your web server sees them.
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
print(f"Ordered: {order['id']} is {order['orderedCarProduct']['status']}")

payment = agency.pay_order(body={"orderID": order["id"], "paymentType": "limit"})
paid = agency.get_order(order_id=order["id"])
print(f"Payment: {payment['status']}. The car is {paid['orderedCarProduct']['status']}.")

cancellation = agency.cancel_order(order_id=order["id"])
print(cancellation["message"])

try:
    agency.get_order(order_id="none-such")
except AgencyError as refused:
    print(f"{refused.status} {refused.key}, request {refused.request_id}")
