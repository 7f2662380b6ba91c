import { QRCodeSVG } from 'qrcode.react';

const SIZE_PX = 180;
const QUIET_ZONE_MODULES = 4;

/** SVG at 180 px (docs/product, Sign-in); always dark on light, which cameras read best. */
export function QrDrawing({ value, label }: { value: string; label: string }) {
  return (
    <QRCodeSVG
      value={value}
      size={SIZE_PX}
      marginSize={QUIET_ZONE_MODULES}
      title={label}
      role="img"
      className="[&>path:first-of-type]:fill-paper"
    />
  );
}
