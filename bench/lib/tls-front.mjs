import { request as send } from 'node:http';
import { createSecureServer } from 'node:http2';

/** HTTP/2's own, and those of HTTP/1.1 that it doesn't have (RFC 9113, 8.2.2). */
const NOT_PASSED_ON = /^:|^(?:connection|host|keep-alive|transfer-encoding)$/;

const passedOn = (headers) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !NOT_PASSED_ON.test(name)));

/**
 * Serves a local service over TLS and HTTP/2, as it is on the internet. `count` returns how many requests of a method have
 * been answered.
 */
export async function tlsFront(origin, tls) {
  const counts = new Map();
  const server = createSecureServer(tls, (request, response) => {
    const { method, url, headers } = request;
    counts.set(method, (counts.get(method) ?? 0) + 1);
    const passed = send(origin + url, { method, headers: passedOn(headers) }, (answer) => {
      response.writeHead(answer.statusCode, passedOn(answer.headers));
      answer.pipe(response);
    });
    passed.once('error', () => response.stream?.close());
    request.pipe(passed);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: server.address().port,
    count: (method) => counts.get(method) ?? 0,
    close: () => server.close(),
  };
}
