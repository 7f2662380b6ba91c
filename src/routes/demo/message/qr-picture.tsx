import { qrCode } from '#content/demo/scenarios/qr-code.ts';

export function QrPicture() {
  return (
    <svg
      viewBox="0 0 21 21"
      aria-hidden="true"
      className="h-auto w-28 max-w-full bg-[#fff] fill-ink p-1.5"
      shapeRendering="crispEdges"
    >
      <path d={qrCode.finders} fillRule="evenodd" />
      <path d={qrCode.modules} />
    </svg>
  );
}
