import analytics from '#content/marketing/analytics.svg?no-inline';
import game from '#content/marketing/game.svg?no-inline';
import simulation from '#content/marketing/simulation.svg?no-inline';

const PICTURES = { simulation, game, analytics };

/** A small picture of the feature. Decorative: it adds nothing to the card's text. */
export function FeaturePicture({ of }: { of: keyof typeof PICTURES }) {
  return (
    <img
      src={PICTURES[of]}
      alt=""
      loading="lazy"
      width="280"
      height="130"
      className="mb-1 w-full rounded bg-sunken md:max-lg:row-span-2"
    />
  );
}
