/** A mistake in one entry of the template, where `from` becomes `to`, and the rules that find it. */
export interface Mistake {
  at: string;
  from: string;
  to: string;
  /** The rules, each with its entry. */
  found: readonly string[];
}

function mistake(at: string, from: string, to: string, ...found: readonly string[]): Mistake {
  return {
    at,
    from,
    to,
    found: found.map((rule) => (rule.includes(' ') ? rule : `${at} ${rule}`)),
  };
}

/** Mistakes that AWS would accept but our rules don't: at least one per rule. */
export const BROKEN_PROMISES = [
  mistake('UserPool', "MfaConfiguration: 'ON'", 'MfaConfiguration: OPTIONAL', 'mfa-required'),
  mistake('UserPool', "      MfaConfiguration: 'ON'\n", '', 'mfa-required'),
  mistake('UserPool', '[SOFTWARE_TOKEN_MFA]', '[SOFTWARE_TOKEN]', 'software-tokens-only'),
  mistake(
    'UserPool',
    '[SOFTWARE_TOKEN_MFA]',
    '[SOFTWARE_TOKEN_MFA, EMAIL_OTP]',
    'software-tokens-only',
  ),
  mistake(
    'UserPool',
    'DeletionProtection: ACTIVE',
    'DeletionProtection: INACTIVE',
    'deletion-protected',
  ),
  mistake('UserPool', 'DeletionPolicy: Retain', 'DeletionPolicy: Delete', 'retained'),
  mistake('UserPool', 'UserPoolTier: ESSENTIALS', 'UserPoolTier: LITE', 'tier-with-rotation'),
  mistake('UserPool', 'UsernameAttributes:', 'AliasAttributes:', 'email-is-the-username'),
  mistake('UserPool', 'CaseSensitive: false', 'CaseSensitive: true', 'usernames-ignore-case'),
  mistake('UserPool', '      AutoVerifiedAttributes: [email]\n', '', 'email-is-verified'),
  mistake('UserPool', 'BeforeUpdate: [email]', 'BeforeUpdate: []', 'email-verified-before-update'),
  mistake('UserPool', 'Name: verified_email', 'Name: admin_only', 'recovery-by-email-only'),
  mistake('UserPool', 'CONFIRM_WITH_CODE', 'CONFIRM_WITH_LINK', 'codes-not-links'),
  mistake(
    'UserPool',
    '      EnabledMfas:',
    '      DeviceConfiguration:\n        ChallengeRequiredOnNewDevice: true\n      EnabledMfas:',
    'no-remembered-devices',
  ),
  mistake(
    'UserPoolClient',
    'GenerateSecret: false',
    'GenerateSecret: true',
    'client-without-secret',
  ),
  mistake('UserPoolClient', 'SRP_AUTH]', 'SRP_AUTH, ALLOW_REFRESH_TOKEN_AUTH]', 'srp-only'),
  mistake('UserPoolClient', 'SRP_AUTH]', 'SRP_AUTH, ALLOW_USER_PASSWORD_AUTH]', 'srp-only'),
  mistake('UserPoolClient', 'Feature: ENABLED', 'Feature: DISABLED', 'refresh-tokens-rotate'),
  mistake('UserPoolClient', 'Flows: [code]', 'Flows: [code, implicit]', 'code-flow-only'),
  mistake(
    'UserPoolClient',
    '      WriteAttributes: [email, name]\n',
    '',
    'users-write-email-and-name',
  ),
  mistake('UserPoolClient', 'email_verified, name]', 'name]', 'users-read-what-is-shown'),
  mistake('UserPoolClient', 'DeletionPolicy: Retain', 'DeletionPolicy: Delete', 'retained'),
  mistake('UserPoolClient', 'Errors: ENABLED', 'Errors: LEGACY', 'accounts-not-revealed'),
  mistake('UserPoolClient', 'Revocation: true', 'Revocation: false', 'tokens-revocable'),
  mistake(
    'UserPoolClient',
    'SessionValidity: 3',
    'SessionValidity: 15',
    'three-minutes-to-sign-in',
  ),
  mistake('GoogleClientSecret', "Default: ''", 'Default: none', 'template google-secret-hidden'),
  mistake('SiteBucket', 'PublicBuckets: true', 'PublicBuckets: false', 'bucket-private'),
  mistake('LogBucket', 'BlockPublicAcls: true', 'BlockPublicAcls: false', 'bucket-private'),
  mistake('SiteBucket', 'SSEAlgorithm: AES256', 'SSEAlgorithm: aws:kms', 'bucket-encrypted'),
  mistake(
    'OriginAccess',
    'SigningBehavior: always',
    'SigningBehavior: never',
    'requests-to-s3-signed',
  ),
  mistake('Distribution', 'IncludeCookies: false', 'IncludeCookies: true', 'logs-without-cookies'),
  mistake('Distribution', 'ResponseCode: 404', 'ResponseCode: 200', 'real-not-found'),
  mistake('Distribution', 'TLSv1.2_2021', 'TLSv1.1_2016', 'tls-1-2-at-least'),
  mistake('Distribution', 'TLSv1.2_2021', 'TLSv1', 'tls-1-2-at-least'),
  mistake(
    'Distribution',
    'HEAD]\n          ViewerProtocolPolicy: redirect-to-https',
    'HEAD]\n          ViewerProtocolPolicy: allow-all',
    'https-only',
  ),
  mistake(
    'Distribution',
    '            ResponseHeadersPolicyId: !Ref CallbackHeaders\n',
    '',
    'headers-everywhere',
  ),
  mistake(
    'Distribution',
    'viewer-request\n              FunctionARN: !GetAtt Paths.FunctionARN\n        Cache',
    'viewer-response\n              FunctionARN: !GetAtt Paths.FunctionARN\n        Cache',
    'paths-everywhere',
  ),
  mistake(
    'Distribution',
    'Pattern: /callback*',
    'Pattern: /callback',
    'callback-has-its-own-headers',
  ),
  mistake(
    'Distribution',
    'ResponseHeadersPolicyId: !Ref CallbackHeaders',
    'ResponseHeadersPolicyId: !Ref Headers',
    'callback-has-its-own-headers',
  ),
  mistake(
    'Distribution',
    'OriginAccessControlId: !GetAtt OriginAccess.Id',
    'OriginShield: !Ref AWS::NoValue',
    's3-through-origin-access-control',
  ),
  mistake(
    'Distribution',
    'Id: site\n            Allowed',
    'Id: s\n            Allowed',
    'origins-exist',
  ),
  mistake(
    'SiteBucketPolicy',
    'Principal:\n              Service: cloudfront.amazonaws.com\n            Action: s3:GetObject',
    "Principal: '*'\n            Action: s3:GetObject",
    'only-this-distribution-reads',
  ),
  mistake(
    'SiteBucketPolicy',
    's3:ListBucket',
    's3:GetBucketAcl',
    'template cloudfront-reads-and-lists',
  ),
  mistake(
    'SiteBucketPolicy',
    "SecureTransport: 'false'",
    "SecureTransport: 'true'",
    'SiteBucket buckets-over-tls-only',
  ),
  mistake(
    'LogBucketPolicy',
    "SecureTransport: 'false'",
    "SecureTransport: 'true'",
    'LogBucket buckets-over-tls-only',
  ),
  mistake('LogsAreDelivered', '  LogsAreDelivered:', '  Logs:', 'template logs-delivered'),
  mistake(
    'Paths',
    "!Join ['-', [paths, !Select [2, !Split ['/', !Ref AWS::StackId]]]]",
    "!Sub '${AWS::StackName}-paths'",
    'names-fit',
  ),
  mistake(
    'OriginAccess',
    "!Join ['-', [site, !Select [2, !Split ['/', !Ref AWS::StackId]]]]",
    '!Ref AWS::StackName',
    'names-fit',
  ),
  mistake(
    'Caching',
    'QueryStringBehavior: none',
    'QueryStringBehavior: all',
    'no-query-reaches-s3',
  ),
  mistake(
    'Headers',
    'AccessControlMaxAgeSec: 63072000',
    'AccessControlMaxAgeSec: 300',
    'https-insisted-on',
  ),
  mistake(
    'CallbackHeaders',
    '          ContentTypeOptions:\n            Override: true\n',
    '',
    'types-not-sniffed',
  ),
  mistake('CallbackHeaders', 'FrameOption: DENY', 'FrameOption: SAMEORIGIN', 'never-framed'),
  mistake('Headers', '!Ref ContentSecurityPolicy', "default-src 'self'", 'policy-from-the-build'),
  mistake(
    'ContentSecurityPolicy',
    'MaxLength: 1783',
    'MaxLength: 4096',
    'template policy-fits-cloudfront',
  ),
];

/** Mistakes that AWS would refuse, often minutes into a deployment. Found by the validator's own rules. */
export const REFUSED = [
  mistake('Distribution', 'HttpVersion: http2and3', 'HttpVersion: http4', 'W3030'),
  mistake('Distribution', 'IPV6Enabled: true', 'Ipv6Enabled: true', 'F3002'),
  mistake('Distribution', 'SiteBucket.RegionalDomainName', 'SiteBucket.RegionDomainName', 'E9004'),
  mistake('UserPool', 'MinimumLength: 8', 'MinimumLength: 5', 'F3034'),
  mistake('UserPoolClient', '!Ref UserPool', '!Ref UsersPool', 'F1020'),
  mistake('UserPoolClient', '${SiteDomain}/callback', '${Domain}/callback', 'F1018'),
  mistake('UserPoolClient', 'RetryGracePeriodSeconds: 60', 'RetryGracePeriodSeconds: 600', 'F3034'),
  mistake('UserPoolClient', '!If [HasGoogle,', '!If [HasGogle,', 'E1028'),
  mistake('GoogleProvider', '      UserPoolId: !Ref UserPool\n', '', 'F3003'),
  mistake('Paths', 'cloudfront-js-2.0', 'cloudfront-js-3.0', 'W3030'),
  mistake('Caching', 'EnableAcceptEncodingGzip: true', 'EnableAcceptEncodingGzip: maybe', 'F3012'),
  mistake(
    'Caching',
    'AWS::CloudFront::CachePolicy',
    'AWS::CloudFront::CachingPolicy',
    'F3006',
    'template complete',
  ),
  mistake('UserPoolId', '!Ref UserPool', '!GetAtt UserPool.Id', 'F6101'),
];
