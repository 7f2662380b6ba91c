import { http, HttpResponse, type HttpResponseResolver } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkDeployment } from '#src/services/site/deployment.ts';

const host = setupServer();
beforeAll(() => host.listen({ onUnhandledRequest: 'error' }));
afterEach(() => host.resetHandlers());
afterAll(() => host.close());

const built = (script: string, styles: string) =>
  `<script data-app="/assets/${script}.js /assets/home-1.js" data-styles="/assets/${styles}.css">boot()</script>`;
const answer = (resolver: HttpResponseResolver) => host.use(http.get('*/pricing', resolver));

beforeEach(() => {
  document.head.innerHTML = built('index-old_1', 'index-style-1');
});

describe('checkDeployment', () => {
  it.each([
    ['current', 'index-old_1', 'index-style-1'],
    ['replaced', 'index-new', 'index-style-1'],
    ['replaced', 'index-old_1', 'index-style-2'],
  ])('is %s when the host serves %s and %s', async (kind, script, styles) => {
    answer(() => HttpResponse.html(built(script, styles)));
    expect(await checkDeployment('/pricing')).toMatchObject({ kind });
  });

  it('asks no other host, even at a path that reads like one', async () => {
    const asked: string[] = [];
    host.use(
      http.get('*', ({ request }) => {
        asked.push(request.url);
        return HttpResponse.html(built('index-new', 'index-style-1'));
      }),
    );
    await checkDeployment('//evil.example/pricing');
    expect(asked).toEqual([`${window.location.origin}//evil.example/pricing`]);
  });

  it.each<[string, HttpResponseResolver]>([
    ['doesn’t answer', () => HttpResponse.error()],
    ['is broken', () => HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 })],
    ['is behind a portal', () => HttpResponse.html('<h1>Sign in to the Wi-Fi</h1>')],
  ])('is unreachable when the host %s', async (_, resolver) => {
    answer(resolver);
    expect(await checkDeployment('/pricing')).toEqual({ kind: 'unreachable' });
  });

  it('is unreachable when the host takes more than 10 seconds', async () => {
    const patience = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
    let release: () => void = () => undefined;
    answer(
      () =>
        new Promise<Response>((resolve) => {
          release = () => resolve(HttpResponse.html(built('index-new', 'index-style-1')));
        }),
    );
    const outcome = checkDeployment('/pricing');
    expect(timeout).toHaveBeenCalledWith(10_000);
    patience.abort();
    expect(await outcome).toEqual({ kind: 'unreachable' });
    release();
  });

  it('is offline if the browser says so', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    answer(() => HttpResponse.error());
    expect(await checkDeployment('/pricing')).toEqual({ kind: 'offline' });
  });
});
