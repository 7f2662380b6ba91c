import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROOT } from '../house/sources.ts';

const TEMPLATE = readFileSync(join(ROOT, 'infra/template.yaml'), 'utf8');
const directory = mkdtempSync(join(tmpdir(), 'check-infra-'));
afterAll(() => rmSync(directory, { recursive: true }));

/** A text that occurs once in the template, what replaces it, and the entry and rule that must be reported. */
const MISTAKES = [
  // Ours: one that every resource of a type must have, and those that need more than one value.
  ["MfaConfiguration: 'ON'", 'MfaConfiguration: OPTIONAL', 'UserPool mfa-required'],
  [
    'ALLOW_USER_AUTH]',
    'ALLOW_USER_AUTH, ALLOW_USER_PASSWORD_AUTH]',
    'UserPoolClient srp-and-passkeys-only',
  ],
  [
    'WebAuthnRelyingPartyID: !Ref PasskeyDomain',
    'WebAuthnRelyingPartyID: !Ref AuthDomain',
    'UserPool passkeys-of-this-site',
  ],
  ['Verification: required', 'Verification: preferred', 'UserPool passkeys-verify-users'],
  ['MULTI_FACTOR_WITH_USER_VERIFICATION', 'SINGLE_FACTOR', 'UserPool passkeys-count-as-mfa'],
  ['[PASSWORD, WEB_AUTHN]', '[WEB_AUTHN]', 'UserPool passwords-and-passkeys-first'],
  ['IncludeCookies: false', 'IncludeCookies: true', 'Distribution logs-without-cookies'],
  ['TLSv1.2_2021', 'TLSv1.1_2016', 'Distribution tls-1-2-at-least'],
  ['Pattern: /callback*', 'Pattern: /callback', 'Distribution callback-has-its-own-headers'],
  [
    '            ResponseHeadersPolicyId: !Ref CallbackHeaders\n',
    '',
    'Distribution headers-everywhere',
  ],
  [
    'OriginAccessControlId: !GetAtt OriginAccess.Id',
    'OriginShield: !Ref AWS::NoValue',
    'Distribution s3-through-origin-access-control',
  ],
  ['s3:ListBucket', 's3:GetBucketAcl', 'template cloudfront-reads-and-lists'],
  ['MaxLength: 1783', 'MaxLength: 4096', 'template policy-fits-cloudfront'],
  ['  LogsAreDelivered:', '  Logs:', 'template logs-delivered'],
  // AWS's own: an unknown property, a wrong value, a name that no entry has.
  ['IPV6Enabled: true', 'Ipv6Enabled: true', 'Distribution F3002'],
  ['MinimumLength: 8', 'MinimumLength: 5', 'UserPool F3034'],
  ['SiteBucket.RegionalDomainName', 'SiteBucket.RegionDomainName', 'Distribution E9004'],
] as const;

let output = '';
beforeAll(() => {
  const broken = MISTAKES.reduce((text, [from, to]) => text.replace(from, () => to), TEMPLATE);
  writeFileSync(join(directory, 'broken.yaml'), broken);
  const script = ['scripts/check-infra.mjs', 'infra/template.yaml', join(directory, 'broken.yaml')];
  output = spawnSync(process.execPath, script, { cwd: ROOT, encoding: 'utf8' }).stderr;
}, 120_000);

it('finds nothing in infra/template.yaml', () => {
  expect(output).not.toContain('infra/template.yaml');
});

it.each(MISTAKES)('%j → %j: %s', (from, _, found) => {
  expect(TEMPLATE.split(from)).toHaveLength(2);
  const [entry, rule] = found.split(' ');
  expect(output).toContain(`: ${entry}: ${rule}: `);
});
