import { expect, it } from 'vitest';
import { isInAppBrowser } from '#src/lib/in-app-browser.ts';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15';
const VIEW = `${IPHONE} (KHTML, like Gecko) Mobile/15E148`;
const PIXEL = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko)';
const PIXEL_VIEW =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/UQ1A.240105.004; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.6478.134 Mobile Safari/537.36';

it.each([
  ['Facebook, iPhone', `${VIEW} [FBAN/FBIOS;FBAV/507.0.0.50.107;FBBV/734202868;FBDV/iPhone9,4]`],
  ['Facebook, Android', `${PIXEL_VIEW} [FB_IAB/FB4A;FBAV/440.0.0.0.0;]`],
  ['Instagram, iPhone', `${VIEW} Instagram 325.0.3.31.90 (iPhone14,5; iOS 17_5; en_US; en)`],
  ['Threads', `${VIEW} Barcelona 289.0.0.16.109 (iPhone14,5; iOS 17_5; en_US; en)`],
  ['TikTok, iPhone', `${VIEW} musical_ly_32.5.0 JsSdk/2.0 ByteLocale/en BytedanceWebview/d8a21c6`],
  ['LinkedIn, iPhone', `${VIEW} [LinkedInApp]/9.30.2144`],
  ['Snapchat, like Safari', `${VIEW} Snapchat/12.80.0.40 (like Safari/8617.2.4)`],
  ['any app, Android', PIXEL_VIEW],
  ['any app, iPhone', VIEW],
])('an app’s own browser: %s', (_name, userAgent) => {
  expect(isInAppBrowser(userAgent)).toBe(true);
});

it.each([
  ['Safari, iPhone', `${IPHONE} (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1`],
  ['Firefox, iPhone', `${IPHONE} (KHTML, like Gecko) FxiOS/125.0 Mobile/15E148 Safari/605.1.15`],
  ['Google’s app, iPhone', `${VIEW} GSA/319.0.634488990 Safari/604.1`],
  ['Google’s app, Android', `${PIXEL_VIEW} GSA/15.24.28.29.arm64`],
  ['Chrome, Android', `${PIXEL} Chrome/126.0.0.0 Mobile Safari/537.36`],
  ['Samsung Internet', `${PIXEL} SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`],
  ['Firefox, Android', 'Mozilla/5.0 (Android 14; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0'],
])('a browser: %s', (_name, userAgent) => {
  expect(isInAppBrowser(userAgent)).toBe(false);
});
