import { brand } from '#src/config/brand.ts';
import { sceneWords } from '#content/marketing/scenes/scenes.ts';
import { Tick } from '#src/ui/tick.tsx';
import { Scene } from './scene.tsx';

const words = sceneWords.account;

/** A new account's code in an authenticator app, on a phone. */
export function AccountScene() {
  return (
    <Scene alt={words.alt} className="phone grid gap-3 p-4">
      <span className="mx-auto h-1.5 w-16 rounded-full bg-line" />
      <p className="text-base font-semibold">{words.title}</p>
      <div className="rounded-lg border border-line px-4 py-2.5">
        <b>{brand.name}</b>
        <p className="text-xs text-muted">{words.email}</p>
        <p className="tabular-nums font-display text-title font-bold text-tide">{words.code}</p>
        <svg viewBox="0 0 100 3" className="w-full rounded-full bg-line fill-tide">
          <path d="M0 0h70v3H0z" />
        </svg>
      </div>
      <p className="flex items-center gap-2 rounded bg-safe-wash px-3 py-2 font-semibold">
        <Tick />
        {words.done}
      </p>
    </Scene>
  );
}
