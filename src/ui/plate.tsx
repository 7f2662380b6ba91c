import type { Species } from '#src/lib/species.ts';
import boss from './plates/boss.svg?no-inline';
import invoice from './plates/invoice.svg?no-inline';
import jobOffer from './plates/job-offer.svg?no-inline';
import mfaPrompt from './plates/mfa-prompt.svg?no-inline';
import newNumber from './plates/new-number.svg?no-inline';
import parcel from './plates/parcel.svg?no-inline';
import qrCode from './plates/qr-code.svg?no-inline';
import sharedFile from './plates/shared-file.svg?no-inline';

const FILES: Readonly<Record<Species, string>> = {
  parcel,
  boss,
  invoice,
  'qr-code': qrCode,
  'new-number': newNumber,
  'shared-file': sharedFile,
  'job-offer': jobOffer,
  'mfa-prompt': mfaPrompt,
};

interface PlateProps {
  of: Species;
  /** Of one that hasn't been caught. */
  isOutline?: boolean;
  className?: string;
}

/**
 * The engraving of a kind of lure, in either theme. Below 100 px it has no hatching. Decorative: its name is beside it. An
 * image of its own rather than part of the page, for which the first flight has no room.
 */
export function Plate({ of, isOutline = false, className }: PlateProps) {
  return (
    <img
      src={isOutline ? `${FILES[of]}#outline` : FILES[of]}
      alt=""
      loading="lazy"
      width="160"
      height="120"
      className={className}
    />
  );
}
