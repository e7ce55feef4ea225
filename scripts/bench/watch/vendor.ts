import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Simulates all vendors in a separate process. Every vendor confirms every reservation and responds immediately. */
let asked = 0;

const server = createServer((request, response) => {
  asked += 1;
  const reference = decodeURIComponent(request.url!.split('/').at(-1)!);
  response
    .writeHead(200, { 'Content-Type': 'application/json' })
    .end(JSON.stringify({ reference, status: 'reserved', reservationId: 'V-1' }));
});
server.listen(0, '127.0.0.1', () => {
  process.send!({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
});
process.on('message', () => process.send!({ asked }));
process.on('disconnect', () => process.exit());
