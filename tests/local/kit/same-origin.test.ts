import { describe, expect, it } from 'vitest';
import { isOwnRequest } from '#local/kit/same-origin.ts';

const sent = (headers: Record<string, string>) =>
  isOwnRequest(new Request('http://localhost:4100/users', { method: 'POST', headers }));

describe('isOwnRequest', () => {
  it.each([
    [{}],
    [{ origin: 'http://localhost:4100' }],
    [{ origin: 'null', 'sec-fetch-site': 'same-origin' }],
    [{ 'sec-fetch-site': 'none' }],
  ])('accepts %j', (headers) => {
    expect(sent(headers)).toBe(true);
  });

  it.each([
    [{ origin: 'null' }],
    [{ origin: 'http://evil.example' }],
    [{ origin: 'http://localhost:5173' }],
    [{ origin: 'http://localhost:5173', 'sec-fetch-site': 'same-site' }],
    [{ origin: 'http://localhost:4100', 'sec-fetch-site': 'cross-site' }],
  ])('refuses %j', (headers) => {
    expect(sent(headers)).toBe(false);
  });
});
