# 1. Search and choose
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
airport = {"lat": 41.2613, "lon": 28.74195}


def day(days: int) -> str:
    return (date.today() + timedelta(days=days)).isoformat()


found = agency.search_cars(
    body={
        "checkInDateTime": f"{day(30)}T10:00:00+03:00",
        "checkInLocation": airport,
        "checkOutDateTime": f"{day(33)}T10:00:00+03:00",
        "checkOutLocation": airport,
        "age": "30+",
        "country": "TR",
        "paymentType": "creditCard",
    }
)
outcomes = [f"{one['vendor']['name']}: {one['outcome']}" for one in found["vendors"]]
print("All vendors responded" if found["complete"] else ", ".join(outcomes))

car = next(
    car
    for car in found["results"]
    if car["vendor"]["name"] == "Test Drive" and not car["isCreditcheckRequired"]
)

# 2. Add a child seat
extras = agency.list_extra_products(search_id=car["searchID"], code=car["code"])
seat = next(extra for extra in extras if extra["code"] == "BABY_SEAT")

# 3. Order at this price
total, seat_total = car["pricing"]["total"], seat["pricing"]["total"]

order = agency.create_order(
    x_forwarded_for="203.0.113.24",
    body={
        "paymentType": "creditCard",
        "searchID": car["searchID"],
        "code": car["code"],
        "extraProducts": [{"code": seat["code"], "quantity": 1}],
        "expectedTotal": {
            "amount": total["amount"] + seat_total["amount"],
            "currency": total["currency"],
        },
        "trackingID": "B-20417",
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

# 4. Pay by card
card_number = "5528790000000008"

card = agency.get_installment_info(
    body={"orderID": order["id"], "binNumber": card_number[:6]}
)
for plan in card["installmentPrices"]:
    print(f"{plan['number']} x {plan['price']['amount'] / 100}")

payment = agency.pay_order(
    body={
        "orderID": order["id"],
        "paymentType": "creditCard",
        "payWithCard": {
            "cardNumber": card_number,
            "cardHolderName": "Deniz Kaya",
            "cvc": "123",
            "expireMonth": "12",
            "expireYear": str(date.today().year + 2),
            "installment": 3,
            "isWith3DSecure": False,
            "callbackUrl": "http://localhost:3000/done",
        },
    }
)
print(payment["status"])

# 5. Show the voucher, then cancel
voucher = agency.get_voucher(order_id=order["id"])
print(voucher["vendorReservationID"])

eligibility = agency.check_cancel_eligibility(order_id=order["id"])
print(eligibility["refundAmount"])

cancelled = agency.cancel_order(order_id=order["id"])
print(cancelled["message"])
