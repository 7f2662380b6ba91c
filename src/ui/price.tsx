export function Price({ price, period }: { price: string; period?: string | undefined }) {
  return (
    <p className="grid content-start gap-1">
      <span className="font-display text-price font-extrabold">{price}</span>
      {period !== undefined && <span className="text-muted">{period}</span>}
    </p>
  );
}
