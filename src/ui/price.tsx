/** The period is the price's small print: "per month". */
export function Price({ price, period }: { price: string; period?: string | undefined }) {
  return (
    <p className="grid content-start">
      <span className="font-display text-price font-extrabold">{price}</span>
      {period !== undefined && <span className="text-muted">{period}</span>}
    </p>
  );
}
