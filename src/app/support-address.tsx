import { brand } from '#src/config/brand.ts';

export function SupportAddress() {
  return (
    <a translate="no" className="text-tide underline" href={`mailto:${brand.supportEmail}`}>
      {brand.supportEmail}
    </a>
  );
}
