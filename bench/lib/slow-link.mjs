import { connect, createServer } from 'node:net';

const LOCALHOST = '127.0.0.1';
/** What a packet carries over most networks. */
const SEGMENT_BYTES = 1_460;
/** More than this much waiting data stops its sender, whose priorities count only for what it hasn't sent. */
const BUFFER_BYTES = 32 * 1_024;

/**
 * A phone's link to the internet, for servers on this machine. Holds every byte back by half a round trip and by its share
 * of the bandwidth, and a connection's first byte also by TCP's handshake and, for the first connection to a server, by
 * looking up its name, a round trip each. TLS and HTTP are real, so they take the round trips that they do elsewhere.
 * `down` and `up` are bytes per second.
 */
export function slowLink({ down, up }) {
  const link = { roundTrip: 0, down: lane(down), up: lane(up) };
  const proxies = [];
  return {
    /** Resolves with the origin at which the server on a port is reached over the link. */
    through: async (port) => {
      const proxy = await proxyTo(port, link);
      proxies.push(proxy);
      return `https://${LOCALHOST}:${proxy.port}`;
    },
    /** Drops all connections and names, as if the phone had been off. From now on, round trips take this long, in ms. */
    restart: (roundTrip) => {
      link.roundTrip = roundTrip;
      for (const { reset } of proxies) reset();
    },
    close: () => {
      for (const { close } of proxies) close();
    },
  };
}

/** One direction, which all connections share: returns when the last of this many bytes has been sent. */
function lane(bytesPerSecond) {
  let freeAt = 0;
  return (bytes) => {
    freeAt = Math.max(freeAt, performance.now()) + (bytes / bytesPerSecond) * 1_000;
    return freeAt;
  };
}

async function proxyTo(port, link) {
  const sockets = new Set();
  let knownAt;
  const server = createServer((client) => {
    const now = performance.now();
    knownAt ??= now + link.roundTrip;
    const upstream = connect(port, LOCALHOST);
    for (const socket of [client, upstream]) {
      sockets.add(socket.setNoDelay());
      socket.once('close', () => {
        sockets.delete(socket);
        client.destroy();
        upstream.destroy();
      });
      // The other side has closed the connection, which 'close' handles.
      socket.on('error', () => undefined);
    }
    const arrivalOver = (sent) => (bytes) => sent(bytes) + link.roundTrip / 2;
    const connecting = Math.max(0, knownAt - now) + link.roundTrip;
    carry(upstream, client, arrivalOver(link.down));
    setTimeout(() => carry(client, upstream, arrivalOver(link.up)), connecting);
  });
  await new Promise((resolve) => server.listen(0, LOCALHOST, resolve));
  const reset = () => {
    knownAt = undefined;
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: server.address().port,
    reset,
    close: () => {
      server.close();
      reset();
    },
  };
}

/** Passes on what a socket receives once it has arrived; `arrival` says when, for a number of bytes sent now. */
function carry(from, to, arrival) {
  const queue = [];
  let waiting = 0;
  const deliver = () => {
    while (queue.length > 0 && queue[0].at <= performance.now()) {
      const { bytes } = queue.shift();
      waiting -= bytes.length;
      if (!to.destroyed) to.write(bytes);
    }
    if (waiting < BUFFER_BYTES) from.resume();
    schedule();
  };
  const schedule = () => {
    if (queue.length > 0) setTimeout(deliver, Math.max(0, queue[0].at - performance.now()));
  };
  from.on('data', (chunk) => {
    const isIdle = queue.length === 0;
    for (let start = 0; start < chunk.length; start += SEGMENT_BYTES) {
      const bytes = chunk.subarray(start, start + SEGMENT_BYTES);
      queue.push({ bytes, at: arrival(bytes.length) });
      waiting += bytes.length;
    }
    if (waiting > BUFFER_BYTES) from.pause();
    if (isIdle) schedule();
  });
}
