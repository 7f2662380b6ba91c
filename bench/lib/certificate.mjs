import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A key and a certificate for this run only. Undefined without openssl. */
export function throwAwayCertificate() {
  const directory = mkdtempSync(join(tmpdir(), 'lureproof-certificate-'));
  const [key, certificate] = [join(directory, 'key.pem'), join(directory, 'certificate.pem')];
  try {
    const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
    const whose = ['-subj', '/CN=127.0.0.1', '-days', '2'];
    const args = ['req', ...kind, ...whose, '-keyout', key, '-out', certificate];
    const { status } = spawnSync('openssl', args, { stdio: 'ignore' });
    return status === 0 ? { key: readFileSync(key), cert: readFileSync(certificate) } : undefined;
  } finally {
    rmSync(directory, { recursive: true });
  }
}
