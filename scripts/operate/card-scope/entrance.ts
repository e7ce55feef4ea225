/** Program that terminates TLS for the service and forwards each connection to the next instance in turn. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { createServer } from 'node:tls';

export type EntranceSettings = {
  readonly keyFile: string;
  readonly certificateFile: string;
  readonly instancePorts: readonly number[];
};

process.once('message', async ({ keyFile, certificateFile, instancePorts }: EntranceSettings) => {
  let turn = 0;
  const options = { key: readFileSync(keyFile), cert: readFileSync(certificateFile) };
  const server = createServer(options, (client) => {
    const instance = connect(instancePorts[turn++ % instancePorts.length]!, '127.0.0.1');
    client.pipe(instance).pipe(client);
    for (const [socket, other] of [[client, instance] as const, [instance, client] as const])
      socket.on('error', () => other.destroy());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  process.send!({ port: (server.address() as AddressInfo).port });
});
process.once('disconnect', () => process.exit());
