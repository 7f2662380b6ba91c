import { request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer } from 'node:https';

/** Terminates TLS for all hosts and forwards each request to its host's port on this machine. */
export async function startGateway(
  portsByHost: ReadonlyMap<string, number>,
  port: number,
  certificate: { key: string; cert: string },
): Promise<void> {
  // So that the site itself decides which request is too large.
  const options = { ...certificate, maxHeaderSize: 256 * 1024 };
  const server = createServer(options, (incoming, outgoing) => {
    const target = portsByHost.get(incoming.headers.host ?? '');
    if (target === undefined) outgoing.writeHead(421).end();
    else pass(incoming, outgoing, target);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
}

function pass(incoming: IncomingMessage, outgoing: ServerResponse, port: number): void {
  const { method, url, headers } = incoming;
  const onwards = forward({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  // If a service drops a connection, drops the browser's too.
  onwards.once('error', () => outgoing.destroy());
  incoming.pipe(onwards);
}
