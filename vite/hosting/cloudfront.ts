import type { SiteRules } from './site-rules.ts';

/** The maximum length of a header value in a response headers policy (Amazon CloudFront quotas). */
const CLOUDFRONT_POLICY_LIMIT = 1_783;

/**
 * The parameters of infra/template.yaml that come from a build, in the format of `aws cloudformation deploy
 * --parameter-overrides file://…` (AWS CLI 2). The template itself contains every header that doesn't depend on settings.
 */
export function cloudfrontParameters({ headers }: SiteRules): string {
  const parameters = { ContentSecurityPolicy: headers['Content-Security-Policy'] ?? '' };
  return `${JSON.stringify({ Parameters: parameters }, null, 2)}\n`;
}

/** A warning for the operator if CloudFront would refuse the policy, otherwise null. */
export function cloudfrontWarning({ headers }: SiteRules): string | null {
  const { length } = headers['Content-Security-Policy'] ?? '';
  if (length <= CLOUDFRONT_POLICY_LIMIT) return null;
  return `The Content-Security-Policy has ${length} characters; CloudFront accepts ${CLOUDFRONT_POLICY_LIMIT} unless AWS raises your quota. Other hosts accept it as it is.`;
}

/**
 * The viewer-request function: rewrites a page's path to its file, because an object store has no directories. For an
 * unknown path S3 responds with 404, and CloudFront serves the not-found page. The runtime, cloudfront-js-2.0, supports
 * ECMAScript 5.1 and parts of 6 to 12.
 */
export function cloudfrontFunction({ redirects }: Pick<SiteRules, 'redirects'>): string {
  return `var REDIRECTS = ${JSON.stringify(Object.fromEntries(redirects.map(({ from, to }) => [from, to])))};

function handler(event) {
  var request = event.request;
  if (Object.prototype.hasOwnProperty.call(REDIRECTS, request.uri)) {
    return {
      statusCode: 302,
      statusDescription: 'Found',
      headers: { location: { value: REDIRECTS[request.uri] } },
    };
  }
  var isPage = !/\\.[^/]*$|%2f/i.test(request.uri);
  if (isPage) request.uri = request.uri.replace(/\\/$/, '') + '/index.html';
  return request;
}
`;
}
