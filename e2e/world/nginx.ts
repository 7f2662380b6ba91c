import { spawn } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface NginxOptions {
  /** Path of the binary; see scripts/find-nginx.mjs. */
  program: string;
  /** Path of the configuration that the build wrote for nginx. */
  config: string;
  site: string;
  /** A directory that nginx may write to. */
  directory: string;
  ports: { http: number; https: number };
  certificate: { keyFile: string; certFile: string };
}

/** Runs nginx with the build's configuration, changed only where docs/deploy.md tells operators to. */
export async function startNginx(options: NginxOptions): Promise<{ stop: () => void }> {
  const { program, directory } = options;
  await mkdir(directory, { recursive: true });
  await writeFile(
    join(directory, 'site.conf'),
    forThisMachine(options, await readFile(options.config, 'utf8')),
  );
  await writeFile(join(directory, 'nginx.conf'), mainConfig(directory));
  const child = spawn(program, ['-p', directory, '-c', join(directory, 'nginx.conf')], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return { stop: () => child.kill('SIGTERM') };
}

/** nginx's log of requests. */
export function accessLog(directory: string): string {
  return join(directory, 'access.log');
}

function forThisMachine(
  { site, ports, certificate, directory }: NginxOptions,
  written: string,
): string {
  const changes: [RegExp, string][] = [
    [/^\s*listen \[::\].*\n/gm, ''],
    [/listen 80;/, `listen 127.0.0.1:${ports.http};`],
    [/listen 443 ssl http2;/, `listen 127.0.0.1:${ports.https} ssl http2;`],
    [/root \S+;/, `root ${site};`],
    [/access_log \S+/g, `access_log ${accessLog(directory)}`],
    [/ssl_certificate \S+;/, `ssl_certificate ${certificate.certFile};`],
    [/ssl_certificate_key \S+;/, `ssl_certificate_key ${certificate.keyFile};`],
  ];
  return changes.reduce((text, [from, to]) => {
    if (text.search(from) < 0) throw new Error(`The build's nginx.conf has no ${from.source}.`);
    return text.replace(from, to);
  }, written);
}

function mainConfig(directory: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return [
    'daemon off;',
    'worker_processes 1;',
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    `pid ${join(directory, 'nginx.pid')};`,
    'error_log stderr error;',
    'events { worker_connections 256; }',
    'http {',
    'access_log off;',
    ...temporary.map((name) => `${name}_temp_path ${join(directory, name)};`),
    `include ${join(directory, 'site.conf')};`,
    '}',
  ].join('\n');
}
