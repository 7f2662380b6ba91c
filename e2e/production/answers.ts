import { request as requestHttp, type IncomingHttpHeaders } from 'node:http';
import { request as requestHttps } from 'node:https';
import { productionPorts, productionWorld } from '../world/production.ts';

export interface HostAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  /** In lower case, as often as each was sent. */
  headerNames: string[];
  body: string;
}

export interface AskOptions {
  method?: string;
  headers?: Record<string, string>;
}

const { host } = new URL(productionWorld.origins.app);
const ports = productionPorts(process.env['PRODUCTION_PORT_BASE']);

/** The servers of the production-like site. */
export type Server = 'nginx' | 'nginx over http' | 'preview';

const PORTS = {
  nginx: ports.nginxHttps,
  'nginx over http': ports.nginxHttp,
  preview: ports.gateway,
} as const satisfies Record<Server, number>;

/** Requests a path exactly as written; other clients would normalise dots and slashes first. */
export async function ask(
  server: Server,
  path: string,
  { method = 'GET', headers = {} }: AskOptions = {},
) {
  const send = server === 'nginx over http' ? requestHttp : requestHttps;
  return new Promise<HostAnswer>((resolve, reject) => {
    const request = send(
      {
        host: '127.0.0.1',
        port: PORTS[server],
        path,
        rejectUnauthorized: false,
        method,
        headers: { host, ...headers },
      },
      (response) => {
        let body = '';
        response.setEncoding('utf8');
        response.on('data', (text: string) => (body += text));
        response.on('end', () => {
          const { statusCode = 0, headers, rawHeaders } = response;
          const headerNames = rawHeaders
            .filter((_, index) => index % 2 === 0)
            .map((name) => name.toLowerCase());
          resolve({ status: statusCode, headers, headerNames, body });
        });
      },
    );
    request.once('error', reject);
    request.end();
  });
}
