# 1. Log in
import os
import sys
from datetime import date, timedelta
from time import sleep

from agency_booking import AgencyClient, AgencyError

# Prints the API's error in one line; the exit code is 1.
sys.excepthook = lambda _kind, error, _trace: print(error, file=sys.stderr)

agency = AgencyClient(
    os.environ.get("BASE_URL", "http://localhost:8080/api/v1"),
    key="ak_staging_horizon",
    secret="sk_staging_horizon_5f1d0c7a9be24836",
)

# 2. Search for a car that needs a check
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
        "paymentType": "limit",
    }
)["results"]
car = next(
    car
    for car in cars
    if car["vendor"]["name"] == "Test Drive" and car["isCreditcheckRequired"]
)


# 3. Order without a check
def order_car():
    return agency.create_order(
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
                "identityNumber": "40000000464",
            },
        },
    )


try:
    order_car()
except AgencyError as too_early:
    print(too_early)

# 4. Check, and list the phones
identity_number = "40000000464"
integration_code = car["integrationCode"]
traveller = {"identityNumber": identity_number, "integrationCode": integration_code}

print(agency.check_credit(body=traveller)["status"])

phones = agency.list_credit_check_phones(body=traveller)["phoneList"]
print([f"{phone['key']}: {phone['phone']}" for phone in phones])

# 5. Create the report
report = agency.create_credit_report(
    body={
        "identityNumber": identity_number,
        "integrationCode": integration_code,
        "phoneKey": 1,
        "phone": "+905321234567",
        "birthDate": "1990-04-12",
        "driverLicenseDate": "2010-05-20",
    }
)

# 6. Confirm the PIN
agency.confirm_credit_pin(
    body={
        "creditcheckCode": report["creditcheckCode"],
        "integrationCode": integration_code,
        "pinCode": "123456",
    }
)

# 7. Check again, and order
sleep(2)
print(agency.check_credit(body=traveller)["status"])

print(order_car()["id"])
