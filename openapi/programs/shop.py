import os
from datetime import date
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from agency_booking import AgencyClient, AgencyError

SHOP = "http://localhost:3000"
ORDER_ID = os.environ["ORDER_ID"]
agency = AgencyClient(
    os.environ["API"],
    key="ak_staging_horizon",
    secret="sk_staging_horizon_5f1d0c7a9be24836",
)


def pay() -> str:
    payment = agency.pay_order(
        body={
            "orderID": ORDER_ID,
            "paymentType": "creditCard",
            "payWithCard": {
                "cardNumber": "5528790000000008",
                "cardHolderName": "Deniz Kaya",
                "cvc": "123",
                "expireMonth": "12",
                "expireYear": str(date.today().year + 2),
                "installment": 1,
                "isWith3DSecure": True,
                "callbackUrl": f"{SHOP}/done",
            },
        }
    )
    return payment["threeDSHtmlContent"] or payment["status"]


def done() -> str:
    car = agency.get_order(order_id=ORDER_ID)["orderedCarProduct"]
    return f"Your car is {car['status']} {car.get('vendorReservationID') or ''}"


class Shop(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        page = {"/pay": pay, "/done": done}.get(self.path.split("?")[0])
        try:
            html = page() if page else "Nothing here"
        except AgencyError as refused:
            html = str(refused)
        self.send_response(200)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.end_headers()
        self.wfile.write(html.encode())


server = ThreadingHTTPServer(("localhost", 3000), Shop)
print(f"Open {SHOP}/pay", flush=True)
server.serve_forever()
