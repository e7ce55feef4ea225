"""A month of a rental over HTTP: order, pay, watch, pick-up, late refund, erasure.

    WORLD=http://127.0.0.1:4020 python3 month.py
"""

import json
import os
import sys
import urllib.request

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "../../python-client"))
from agency_booking import AgencyClient  # noqa: E402

WORLD = os.environ["WORLD"]
IST = {"lat": 41.2613, "lon": 28.74195}
agency = AgencyClient(f"{WORLD}/api/v1", key="ak_staging_horizon", secret="sk_staging_horizon_5f1d0c7a9be24836")


def control(method, path, body=None):
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(f"{WORLD}/world/v1{path}", data, {"Content-Type": "application/json"}, method=method)
    with urllib.request.urlopen(request) as response:
        return json.loads(response.read() or b"null")


def paid_order():
    search = {
        "checkInDateTime": "2027-03-21T09:00:00Z", "checkInLocation": IST,
        "checkOutDateTime": "2027-03-24T09:00:00Z", "checkOutLocation": IST,
        "age": "30+", "country": "TR", "paymentType": "limit",
    }
    cars = agency.search_cars(body=search)["results"]
    car = next(car for car in cars if car["vendor"]["name"] == "Test Drive" and not car["isCreditcheckRequired"])
    passenger = {
        "firstName": "Deniz", "lastName": "Kaya", "email": "deniz.kaya@example.com", "nationality": "TR",
        "phone": "+905321234567", "birthDate": "1990-04-12", "identityNumber": "10000000146",
    }
    order = agency.create_order(
        x_forwarded_for="203.0.113.24",
        body={"paymentType": "limit", "searchID": car["searchID"], "code": car["code"], "passenger": passenger},
    )
    card = {
        "cardNumber": "5528790000000008", "expireMonth": "12", "expireYear": "2030", "cardHolderName": "DENIZ KAYA",
        "cvc": "123", "installment": 1, "isWith3DSecure": False, "callbackUrl": "http://localhost:3000/return",
    }
    agency.pay_order(body={"orderID": order["id"], "paymentType": "creditCard", "payWithCard": card})
    return order["id"]


def read(order_id):
    return agency.get_order(order_id=order_id)


def events():
    return [event["type"] for event in agency.list_events()["results"]]


kept, dropped = paid_order(), paid_order()
assert read(kept)["statusHistory"][-1]["status"] == "reserved"

control("POST", "/clock/advance", {"days": 5})
control("PUT", "/parties/PROCESSOR/fault", {"fault": "down"})
control("POST", f"/reservations/{control('GET', '/records')['reservations'][0]['reservationId']}/cancellation", {})
control("POST", "/clock/advance", {"minutes": 2})
assert events()[-1] == "carOrder.cancelled"
control("PUT", "/parties/PROCESSOR/fault", {"fault": "none"})
control("POST", "/clock/advance", {"minutes": 2})
assert "refund.completed" in events()
assert read(dropped)["payment"]["refunded"] == read(dropped)["payment"]["amount"]

control("POST", "/clock/advance", {"days": 15})
assert "cancel" not in read(kept)["availableActions"]
control("POST", "/clock/advance", {"days": 95})
assert read(kept)["passenger"]["lastName"] != "Kaya"
print(control("GET", "/clock")["now"])
