import { passkeyWords as words } from '#content/dashboard-passkeys.ts';
import { mediumDate } from '#content/locale.ts';
import type { Passkey } from '#src/services/user-pool/passkeys/passkey.ts';
import { Button } from '#src/ui/button.tsx';
import { FactorIcon } from '#src/ui/factor-icon.tsx';
import { apart, LinkedText, spoken } from '#src/ui/linked-text.tsx';
import { SafeTag } from '../shared/safe-tag.tsx';

interface PasskeyRowProps {
  passkey: Passkey;
  /** Where it is kept, or an empty text, if it is one of this device's; else null. */
  place: string | null;
  onRemove: () => void;
}

/** One passkey: its name, where it is kept, and since when the account has it. */
export function PasskeyRow({ passkey, place, onRemove }: PasskeyRowProps) {
  const name = passkeyName(passkey);
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 gap-y-1 p-4">
      <FactorIcon kind="passkey" className="size-7 text-muted" />
      <p className="flex min-h-7 flex-wrap items-center gap-x-2 gap-y-1 font-semibold wrap-anywhere">
        <bdi>{name}</bdi>
        {place !== null && <SafeTag>{words.thisDevice}</SafeTag>}
      </p>
      <p className="col-span-2 col-start-2 row-start-2 text-sm wrap-anywhere text-muted">
        <Details place={place === '' || place === name ? null : place} addedAt={passkey.addedAt} />
      </p>
      <Button look="plain" className="col-start-3 row-start-1 -my-2 -me-1" onClick={onRemove}>
        <LinkedText text={words.remove(name)} tags={{ label: apart, spoken }} />
      </Button>
    </li>
  );
}

export function passkeyName({ name }: Passkey): string {
  return name ?? words.unnamed;
}

interface DetailsProps {
  /** Null if it isn't known, or no more than the name says. */
  place: string | null;
  addedAt: number | null;
}

function Details({ place, addedAt }: DetailsProps) {
  if (addedAt === null) return place === null ? null : words.keptIn(place);
  const date = (
    <time dateTime={new Date(addedAt).toISOString()} className="inline-block">
      {mediumDate(addedAt)}
    </time>
  );
  const text = place === null ? words.added : words.keptInAndAdded(place);
  return <LinkedText text={text} tags={{ date }} />;
}
