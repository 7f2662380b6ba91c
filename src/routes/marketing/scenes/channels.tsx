import { sceneWords } from '#content/marketing/scenes/scenes.ts';
import { classNames } from '#src/ui/class-names.ts';
import { LinkedText, span } from '#src/ui/linked-text.tsx';

const words = sceneWords.channels;

/** The icons for an email, a text message and a chat. */
const ICONS = {
  email: 'M3 5h18v14H3zm0 1 9 7 9-7',
  sms: 'M8 2.5h8a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2Zm3 16h2',
  chat: 'M4 4h16v12h-9l-5 4v-4H4zm4 5h8M8 12h5',
};
/** Each card overlaps the previous one, offset to the side. */
const OFFSETS = ['me-12', '-mt-2 ms-12', '-mt-2 me-6 ms-6'];

/** One lure for each channel, as overlapping cards. */
export function ChannelsScene() {
  return (
    <div role="img" aria-label={words.alt} className="stage grid text-sm leading-snug">
      {words.lures.map(({ channel, who, text }, index) => (
        <div
          key={channel}
          className={classNames(
            'floating relative grid gap-2 rounded-lg border border-line bg-raised p-4',
            OFFSETS[index],
          )}
        >
          <p className="flex items-center gap-2 font-semibold">
            <svg
              viewBox="0 0 24 24"
              strokeLinejoin="round"
              strokeLinecap="round"
              className="size-5 shrink-0 fill-none stroke-tide stroke-2"
            >
              <path d={ICONS[channel]} />
            </svg>
            {who}
          </p>
          <p className={channel === 'email' ? undefined : 'rounded-lg bg-bubble px-3 py-2'}>
            <LinkedText text={text} tags={{ cue: span('cue') }} />
          </p>
        </div>
      ))}
    </div>
  );
}
