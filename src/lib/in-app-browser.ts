/** Apps whose own browsers name them, often beside the tokens of a whole browser. */
const APPS =
  /\bFB(?:AN|AV|_IAB)\/|\bInstagram\b|\bBarcelona\b|\bmusical_ly|BytedanceWebview|\bTikTok\b|LinkedInApp|\bSnapchat\b|\bLine\/|MicroMessenger/;
/** Android's WebView says what it is; a browser on Apple's devices names Safari, which a view in an app doesn't. */
const ANDROID_VIEW = /; wv\)/;
const APPLE_VIEW = /^(?=.*\b(?:iPhone|iPad|iPod|Macintosh);).*\bAppleWebKit\/(?!.*\bSafari\/)/;
/** Google's own app, in whose browser Google signs users in. */
const GOOGLE_APP = /\bGSA\//;

/**
 * Whether a page is shown by another app, such as Instagram, rather than by a browser. Google refuses to sign users in there
 * (`disallowed_useragent`, developers.google.com/identity/protocols/oauth2/policies#browsers).
 */
export function isInAppBrowser(userAgent: string): boolean {
  if (GOOGLE_APP.test(userAgent)) return false;
  return [APPS, ANDROID_VIEW, APPLE_VIEW].some((pattern) => pattern.test(userAgent));
}
