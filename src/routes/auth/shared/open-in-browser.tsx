import { socialSignInWords } from '#content/social-sign-in.ts';
import { isInAppBrowser } from '#src/lib/in-app-browser.ts';
import { CopyButton } from '#src/ui/copy-button.tsx';
import { useHydrated } from '#src/ui/use-hydrated.ts';

const words = socialSignInWords.inApp;

/** Known after hydration. A site on the home screen has a browser of its own, whose user agent is like an app's. */
export function useInAppBrowser(): boolean {
  return (
    useHydrated() &&
    isInAppBrowser(navigator.userAgent) &&
    !window.matchMedia('(display-mode: standalone)').matches
  );
}

/** In place of the Google button in another app. `path`: on this site, with what the sign-in is to keep. */
export function OpenInBrowser({ path }: { path: string }) {
  return (
    <>
      <p>{words.text}</p>
      <CopyButton
        text={new URL(path, window.location.origin).href}
        label={words.copy}
        copiedText={words.copied}
        failedText={words.copyFailed}
        className="grid gap-3"
      />
    </>
  );
}
