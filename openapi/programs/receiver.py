import os
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from agency_booking import WebhookError, unwrap

SECRET = os.environ["WEBHOOK_SECRET"]
# In production, store the IDs in your database.
had = set()


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        try:
            event = unwrap(body, self.headers, SECRET)
        except WebhookError:
            self.send_response(400)
        else:
            if event["id"] not in had:
                had.add(event["id"])
                print(event["type"], event["data"], flush=True)
            self.send_response(204)
        self.end_headers()


ThreadingHTTPServer(("", int(os.environ.get("PORT", 3000))), Receiver).serve_forever()
