import type { SiteRules } from './site-rules.ts';

/** The longest value of a header in a response headers policy (quotas of Amazon CloudFront). */
const CLOUDFRONT_POLICY_LIMIT = 1_783;

/**
 * What infra/template.yaml takes from a build, in the form that `aws cloudformation deploy --parameter-overrides
 * file://…` reads (AWS CLI 2). The template itself holds every header that does not depend on settings.
 */
export function cloudfrontParameters({ headers }: SiteRules): string {
  const parameters = { ContentSecurityPolicy: headers['Content-Security-Policy'] ?? '' };
  return `${JSON.stringify({ Parameters: parameters }, null, 2)}\n`;
}

/** A warning for the operator when CloudFront would refuse the policy, else null. */
export function cloudfrontWarning({ headers }: SiteRules): string | null {
  const { length } = headers['Content-Security-Policy'] ?? '';
  if (length <= CLOUDFRONT_POLICY_LIMIT) return null;
  return `The Content-Security-Policy has ${length} characters; CloudFront takes ${CLOUDFRONT_POLICY_LIMIT} unless AWS raises your quota. Other hosts take it as it is.`;
}

/**
 * The viewer-request function: an object store has no directories, so a page's path becomes that of its file. What
 * doesn't exist is answered by S3 with 404, for which CloudFront sends the not-found page. The runtime,
 * cloudfront-js-2.0, knows ECMAScript 5.1 and parts of 6 to 12.
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
  var isFile = /\\.[^/]*$/.test(request.uri);
  if (!isFile) request.uri = request.uri.replace(/\\/$/, '') + '/index.html';
  return request;
}
`;
}
