import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** npm's settings for a quick answer: no retries. */
export const ASK_ONCE = ['--fetch-retries=0', '--no-audit', '--no-fund', '--loglevel=error'];

/** npm's line with the error code, which is npm's or the system's. */
const ERROR_CODE = /^npm (?:error|ERR!) code (\S+)/m;
const UNREACHABLE =
  /^(E(?:CONN|AI_|HOST|NET|PIPE|PROTO|SOCKET)\w*|E?TIMEDOUT|ENOTFOUND|ERR_SOCKET_TIMEOUT|FETCH_ERROR|CERT_\w+|E(?:5\d\d|401|403|407|429)|EJSONPARSE|EINVALIDRESPONSE|UND_ERR_\w+)$/;

/**
 * Runs npm without a shell, which Windows would need for `npm.cmd`: the npm that started this script, or the one beside Node.
 * `code` is null if it was stopped after `timeout` milliseconds.
 */
export function runNpm(args, { cwd, env = process.env, timeout } = {}) {
  const [program, ...first] = npmCommand();
  const child = spawn(program, [...first, ...args], { cwd, env, timeout, killSignal: 'SIGKILL' });
  const output = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr']) {
    child[name].setEncoding('utf8').on('data', (text) => (output[name] += text));
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, ...output }));
  });
}

function npmCommand() {
  const beside = join(dirname(process.execPath), 'node_modules/npm/bin/npm-cli.js');
  const program = [process.env.npm_execpath, beside].find(
    (path) => path?.endsWith('npm-cli.js') && existsSync(path),
  );
  return program === undefined ? ['npm'] : [process.execPath, program];
}

/** Why the registry couldn't be reached, or undefined if it answered. */
export function whyUnreachable({ code, stderr }) {
  if (code === null) return 'no answer in time';
  const reason = ERROR_CODE.exec(stderr)?.[1];
  return reason !== undefined && UNREACHABLE.test(reason) ? reason : undefined;
}
