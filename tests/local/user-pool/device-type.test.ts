import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deviceTypeOf } from '#local/user-pool/device-type.ts';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('deviceTypeOf', () => {
  it.each([
    [
      `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Chrome/125.0.0.0 Safari/537.36`,
      'Chrome 125 / macOS 10.15.7',
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/125.0.0.0 Safari/537.36 Edg/125.0.1`,
      'Edge 125 / Windows 10',
    ],
    [
      'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0',
      'Firefox 132 / Linux',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_1_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.1 Mobile/15E148 Safari/604.1',
      'Safari 17 / iOS 17.1.2',
    ],
    [
      'Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/120.0 Mobile/15E148 Safari/604.1',
      'Chrome 120 / iOS 16.6',
    ],
    [
      `Mozilla/5.0 (Linux; Android 14; Pixel 8) ${WEBKIT} Chrome/125.0.0.0 Mobile Safari/537.36`,
      'Chrome 125 / Android 14',
    ],
    [
      `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/125.0.0.0 Safari/537.36`,
      'Chrome 125 / ChromeOS',
    ],
    [
      `Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} HeadlessChrome/131.0.0.0 Safari/537.36`,
      'Chrome 131 / Linux',
    ],
    ['aws-sdk-js/3.1169.0 ua/2.1 os/linux lang/js md/nodejs#20.20.2', 'unknown'],
    ['', 'unknown'],
    [null, 'unknown'],
  ])('%s is %s', (userAgent, expected) => {
    expect(deviceTypeOf(userAgent)).toBe(expected);
  });

  it('is short for any User-Agent', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 5000 }), (text) => {
        expect(deviceTypeOf(`Mozilla/5.0 (${text}) Firefox/${text}`).length).toBeLessThan(200);
      }),
    );
  });
});
