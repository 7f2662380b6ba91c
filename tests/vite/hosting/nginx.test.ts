import { describe, expect, it } from 'vitest';
import { nginxConfig } from '#vite/hosting/nginx.ts';
import { siteRules } from '#vite/hosting/site-rules.ts';

const SETTINGS = {
  userPoolEndpoint: 'https://cognito-idp.eu-west-1.amazonaws.com',
  formServiceUrl: 'https://forms.example',
  https: true,
};

function config(siteUrl: string): string {
  return nginxConfig(siteRules(siteUrl, SETTINGS, ['index.html', 'login/index.html']));
}

describe('nginxConfig', () => {
  const live = config('https://www.lureproof.example');

  it('adds headers only for the whole server, since a location’s own would drop them', () => {
    const locations = live.match(/location [^{]*\{[^}]*\}/g) ?? [];
    expect(locations.length).toBeGreaterThanOrEqual(3);
    for (const location of locations) expect(location).not.toContain('add_header');
    for (const line of live.match(/add_header .*/g) ?? []) expect(line).toMatch(/ always;$/);
  });

  it('redirects http to https, and accepts no version below TLS 1.2', () => {
    expect(live).toContain('return 301 https://www.lureproof.example$request_uri;');
    expect(live).toContain('ssl_protocols TLSv1.2 TLSv1.3;');
  });

  it('logs no query, at either port', () => {
    const logs = live.match(/access_log .*/g) ?? [];
    expect(logs).toHaveLength(2);
    for (const log of logs) expect(log).toMatch(/ lureproof;$/);
    const format = live.match(/log_format lureproof '(.*)';/)?.[1];
    expect(format).toContain('$lureproof_path');
    expect(format).not.toMatch(/\$(request|request_uri|args|query_string|http_referer)\b/);
  });

  it('resumes TLS sessions from its own memory, without tickets, whose keys would have to be rotated', () => {
    expect(live).toContain('ssl_session_cache shared:lureproof:10m;');
    expect(live).toContain('ssl_session_tickets off;');
  });

  it('does neither for a site without https', () => {
    const local = config('http://localhost:5173');
    expect(local).not.toContain('ssl');
    expect(local).not.toContain('301');
    expect(local).toContain('listen 80;');
  });
});
