"""What the client does by itself, against a service over real HTTP that knows tokens and nothing else."""

from __future__ import annotations

import json
import tempfile
import threading
import unittest
from collections.abc import Callable
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from unittest import mock

from agency_booking import AgencyClient, AgencyError, MemoryTokens, TokenSet, WebhookError, unwrap

Reply = tuple[int, Any, dict[str, str]]
OK: Reply = (200, [], {})


def refusal(status: int, key: str | None, **headers: str) -> Reply:
    return status, {"key": key, "code": status, "description": "No."}, {k.replace("_", "-"): v for k, v in headers.items()}


class Service:
    def __init__(self, replies: list[Reply]) -> None:
        self.received: list[tuple[str, str, Any, dict[str, str]]] = []
        self.issued = 0
        self.accepted = ""
        self.refreshable = ""
        service = self

        class Handler(BaseHTTPRequestHandler):
            def answer(self) -> None:
                length = int(self.headers.get("Content-Length") or 0)
                body = json.loads(self.rfile.read(length)) if length else None
                headers = {name.lower(): value for name, value in self.headers.items()}
                service.received.append((self.command, self.path, body, headers))
                status, content, extra = service.reply(self.path, body, headers, replies)
                text = b"" if content is None else json.dumps(content).encode()
                self.send_response(status)
                self.send_header("X-Request-Id", "req_1")
                self.send_header("Content-Length", str(len(text)))
                for name, value in extra.items():
                    self.send_header(name, value)
                self.end_headers()
                self.wfile.write(text)

            do_GET = do_POST = answer

            def log_message(self, format: str, *args: Any) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}/api/v1"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def reply(self, path: str, body: Any, headers: dict[str, str], replies: list[Reply]) -> Reply:
        if path.endswith("/auth/login"):
            return self.issue() if body["secret"] == "s" else refusal(401, "auth.wrongCredentials")
        if path.endswith("/auth/refresh"):
            return self.issue() if body["token"] == self.refreshable else refusal(401, "auth.invalidRefreshToken")
        if headers.get("authorization") != f"Bearer {self.accepted}":
            return refusal(401, "token.invalid")
        return replies.pop(0) if len(replies) > 1 else replies[0]

    def issue(self) -> Reply:
        self.issued += 1
        self.accepted, self.refreshable = f"access-{self.issued}", f"refresh-{self.issued}"
        return 200, {"accessToken": self.accepted, "refreshToken": self.refreshable}, {}

    def paths(self) -> list[str]:
        return [path.removeprefix("/api/v1") for _, path, _, _ in self.received]

    def stop(self) -> None:
        self.server.shutdown()
        self.server.server_close()


class ClientTest(unittest.TestCase):
    def setUp(self) -> None:
        self.waits: list[float] = []
        patch = mock.patch("time.sleep", self.waits.append)
        patch.start()
        self.addCleanup(patch.stop)

    def start(self, *replies: Reply) -> tuple[AgencyClient, Service]:
        service = Service(list(replies) or [OK])
        self.addCleanup(service.stop)
        return AgencyClient(service.url, key="k", secret="s"), service

    def refused(self, call: Callable[[], object]) -> AgencyError:
        with self.assertRaises(AgencyError) as caught:
            call()
        return caught.exception

    def test_it_logs_in_at_the_first_call_and_not_at_the_second(self) -> None:
        agency, service = self.start()
        agency.list_fuel_types()
        agency.list_car_classes()
        self.assertEqual(service.paths(), ["/auth/login", "/helper-data/fuel-types", "/helper-data/car-classes"])

    def test_a_token_that_has_run_out_is_renewed_once_for_all_calls(self) -> None:
        agency, service = self.start()
        agency.list_fuel_types()
        service.accepted = ""
        service.received.clear()
        threads = [threading.Thread(target=agency.list_fuel_types) for _ in range(8)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual([path for path in service.paths() if path.startswith("/auth/")], ["/auth/refresh"])

    def test_a_refused_refresh_token_makes_it_log_in_again(self) -> None:
        agency, service = self.start()
        agency.list_fuel_types()
        service.accepted = service.refreshable = ""
        service.received.clear()
        agency.list_fuel_types()
        self.assertEqual(
            service.paths(), ["/helper-data/fuel-types", "/auth/refresh", "/auth/login", "/helper-data/fuel-types"]
        )

    def test_clients_of_one_store_log_in_once(self) -> None:
        _, service = self.start()
        tokens = MemoryTokens()
        for _ in range(2):
            AgencyClient(service.url, key="k", secret="s", tokens=tokens).list_fuel_types()
        self.assertEqual(service.paths().count("/auth/login"), 1)

    def test_any_store_will_do(self) -> None:
        _, service = self.start()

        class Files:
            def __init__(self, folder: str) -> None:
                self.folder = Path(folder)

            def get(self, key: str) -> TokenSet | None:
                file = self.folder / key
                return json.loads(file.read_text()) if file.exists() else None

            def set(self, key: str, tokens: TokenSet) -> None:
                (self.folder / key).write_text(json.dumps(tokens))

        with tempfile.TemporaryDirectory() as folder:
            for _ in range(2):
                AgencyClient(service.url, key="k", secret="s", tokens=Files(folder)).list_fuel_types()
        self.assertEqual(service.paths().count("/auth/login"), 1)

    def test_a_refusal_tells_status_code_key_and_request(self) -> None:
        agency, _ = self.start(refusal(404, "place.notFound"))
        error = self.refused(lambda: agency.get_location(place_id="p"))
        self.assertEqual((error.status, error.code, error.key, error.request_id), (404, 404, "place.notFound", "req_1"))

    def test_429_waits_as_long_as_it_says_whatever_it_was(self) -> None:
        agency, _ = self.start(refusal(429, "rateLimit.exceeded", Retry_After="7"), (200, {"status": "success"}, {}))
        agency.pay_order(body={"orderID": "CAR-1", "paymentType": "limit"})
        self.assertEqual(self.waits, [7])

    def test_a_wait_that_is_too_long_is_left_to_the_caller(self) -> None:
        agency, _ = self.start(refusal(429, "rateLimit.exceeded", Retry_After="21"))
        self.assertEqual(self.refused(agency.list_fuel_types).retry_after_seconds, 21)
        self.assertEqual(self.waits, [])

    def test_502_a_read_is_sent_again_and_a_payment_is_not(self) -> None:
        agency, service = self.start(refusal(502, None), OK)
        agency.list_fuel_types()
        agency, service = self.start(refusal(502, None), OK)
        self.refused(lambda: agency.pay_order(body={"orderID": "CAR-1", "paymentType": "limit"}))
        self.assertEqual(service.paths().count("/payment/pay"), 1)

    def test_an_order_keeps_its_key_on_every_try(self) -> None:
        agency, service = self.start(refusal(503, "server.busy"), OK)
        agency.create_order(x_forwarded_for="203.0.113.24", body={})  # type: ignore[typeddict-item]
        keys = {headers.get("idempotency-key") for _, path, _, headers in service.received if path.endswith("/order")}
        self.assertEqual(len(keys), 1)
        self.assertRegex(str(keys.pop()), "^[0-9a-f]{32}$")

    def test_path_and_query_arrive_as_the_contract_has_them(self) -> None:
        agency, service = self.start()
        agency.list_extra_products(search_id="a/b", code="c", accept_language="tr")
        agency.search_locations(query="Kadıköy & co")
        agency.list_suppliers(has_parent_id=False, limit=10)
        self.assertEqual(
            service.paths()[1:],
            [
                "/search/a%2Fb/c/extra-products",
                "/locations?query=Kad%C4%B1k%C3%B6y+%26+co",
                "/helper-data/suppliers?hasParentID=false&limit=10",
            ],
        )
        self.assertRegex(service.received[1][3]["user-agent"], "^agency-booking-python/")

    def test_an_address_that_is_none_is_refused_at_once(self) -> None:
        with self.assertRaisesRegex(ValueError, "base_url"):
            AgencyClient("localhost:8080", key="k", secret="s")

    def test_nobody_listens_the_address_is_told(self) -> None:
        _, service = self.start()
        service.stop()
        with self.assertRaisesRegex(ConnectionError, service.url):
            AgencyClient(service.url, key="k", secret="s", retries=0).list_fuel_types()


class Webhooks(unittest.TestCase):
    # Signed by the library of Standard Webhooks for JavaScript.
    SECRET = "whsec_BwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwc="
    BODY = b'{"id":"evt_1","type":"carOrder.reserved"}'
    HEADERS = {"webhook-id": "evt_1", "webhook-timestamp": "1800000000", "webhook-signature": "v1,other v1,xbKRYtQqvlRODJ8q3BMxWrO3Ow7MPgZvPMF229PFEBQ="}

    def test_a_signed_message_is_the_event(self) -> None:
        with mock.patch("time.time", return_value=1_800_000_300):
            event = unwrap(self.BODY, self.HEADERS, ["whsec_AAAA", self.SECRET])
        self.assertEqual((event["id"], event["type"]), ("evt_1", "carOrder.reserved"))

    def test_a_message_is_verified_at_the_given_time(self) -> None:
        self.assertEqual(unwrap(self.BODY, self.HEADERS, self.SECRET, now=1_800_000_300)["id"], "evt_1")
        with self.assertRaises(WebhookError):
            unwrap(self.BODY, self.HEADERS, self.SECRET, now=1_800_000_301)

    def test_what_is_old_changed_unsigned_or_of_another_secret_is_refused(self) -> None:
        def refused(at: int, body: bytes, headers: dict[str, str], secret: str) -> None:
            with mock.patch("time.time", return_value=at), self.assertRaises(WebhookError):
                unwrap(body, headers, secret)

        refused(1_800_000_301, self.BODY, self.HEADERS, self.SECRET)
        refused(1_800_000_000, self.BODY + b" ", self.HEADERS, self.SECRET)
        refused(1_800_000_000, self.BODY, {}, self.SECRET)
        refused(1_800_000_000, self.BODY, self.HEADERS, "whsec_AAAA")


if __name__ == "__main__":
    unittest.main()
