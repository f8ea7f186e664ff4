"""Receives webhooks: verifies each delivery, takes each event once, prints it. Needs nothing but Python 3.9.

    PORT=8080 WEBHOOK_SECRET=whsec_... python3 receiver.py
"""
import base64
import hmac
import json
import os
import sys
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

KEY = base64.b64decode(os.environ.get("WEBHOOK_SECRET", "").removeprefix("whsec_"))
if not KEY:
    sys.exit("WEBHOOK_SECRET is not set")

TOLERANCE = 5 * 60  # seconds that a timestamp may differ from the clock here
MAX_BYTES = 4_000_000

# Ids of the events that were taken. Yours belong in your database, in one transaction with the work.
taken = set()
lock = threading.Lock()


def is_genuine(headers, body):
    """Whether the body is signed with our secret, and was signed just now."""
    message_id, timestamp = headers.get("webhook-id", ""), headers.get("webhook-timestamp", "")
    if not timestamp.isdecimal() or abs(time.time() - float(timestamp)) > TOLERANCE:
        return False
    digest = hmac.new(KEY, f"{message_id}.{timestamp}.".encode() + body, "sha256").digest()
    expected = b"v1," + base64.b64encode(digest)
    # There are two while a secret is replaced by another.
    return any(hmac.compare_digest(given.encode(), expected) for given in headers.get("webhook-signature", "").split(" "))


class Receiver(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"  # connections are kept for the next delivery
    timeout = 60

    def do_POST(self):
        length = self.headers.get("content-length", "")
        if not length.isdecimal() or float(length) > MAX_BYTES:
            return self.send_error(413 if length else 411)
        # The bytes as they came: what is parsed and written again has another signature.
        body = self.rfile.read(int(length))
        if not is_genuine(self.headers, body):
            return self.send_error(400)
        delivery = json.loads(body)
        with lock:
            if delivery["id"] not in taken:
                taken.add(delivery["id"])
                print(delivery["id"], delivery["event"], flush=True)
        # Only now: what is answered with 2xx does not come again.
        self.send_response(204)
        self.end_headers()

    def log_message(self, *_):
        pass


class Server(ThreadingHTTPServer):
    request_queue_size = 128  # many events may come at once


with Server(("", int(os.environ.get("PORT", "8080"))), Receiver) as server:
    print(f"Listening on port {server.server_port}", file=sys.stderr, flush=True)
    server.serve_forever()
