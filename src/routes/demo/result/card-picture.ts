/** Pixels for each unit of the card. */
const SCALE = 2;

/** With the card as a picture, if the browser can share one. */
export async function withPicture(
  shared: ShareData,
  card: SVGSVGElement | null,
  name: string,
): Promise<ShareData> {
  if (card === null || !('canShare' in navigator)) return shared;
  const file = await pictureOf(card, name);
  if (file === null) return shared;
  const pictured = { ...shared, files: [file] };
  return navigator.canShare(pictured) ? pictured : shared;
}

/**
 * The card as a PNG. Drawn shape by shape, because the policy allows no image from a `blob:` or `data:` URL, as which the
 * whole drawing would have to be loaded.
 */
async function pictureOf(card: SVGSVGElement, name: string): Promise<File | null> {
  const { width, height } = card.viewBox.baseVal;
  const canvas = document.createElement('canvas');
  canvas.width = width * SCALE;
  canvas.height = height * SCALE;
  const context = canvas.getContext('2d');
  if (context === null) return null;
  context.scale(SCALE, SCALE);
  for (const shape of card.querySelectorAll('path, rect, circle, text')) {
    context.save();
    const group = shape.closest('g');
    if (group !== null) transform(context, group);
    draw(context, shape);
    context.restore();
  }
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  return blob === null ? null : new File([blob], name, { type: 'image/png' });
}

function transform(context: CanvasRenderingContext2D, { transform }: SVGGElement): void {
  const matrix = transform.baseVal.consolidate()?.matrix;
  if (matrix === undefined) return;
  const { a, b, c, d, e, f } = matrix;
  context.transform(a, b, c, d, e, f);
}

/** Attributes are inherited, as in the drawing. */
function draw(context: CanvasRenderingContext2D, shape: Element): void {
  const valueOf = (name: string) => shape.closest(`[${name}]`)?.getAttribute(name) ?? '';
  context.fillStyle = valueOf('fill');
  if (shape instanceof SVGTextElement) {
    context.font = `${valueOf('font-weight')} ${valueOf('font-size')}px ${valueOf('font-family')}`;
    context.textAlign = valueOf('text-anchor') === 'end' ? 'end' : 'start';
    context.fillText(shape.textContent, Number(valueOf('x')), Number(valueOf('y')));
    return;
  }
  const outline = outlineOf(shape);
  if (valueOf('fill') !== 'none') context.fill(outline);
  if (valueOf('stroke') === '') return;
  context.strokeStyle = valueOf('stroke');
  context.lineWidth = Number(valueOf('stroke-width'));
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.stroke(outline);
}

function outlineOf(shape: Element): Path2D {
  const outline = new Path2D(shape.getAttribute('d') ?? '');
  if (shape instanceof SVGRectElement) {
    const { width, height, rx } = shape;
    outline.roundRect(0, 0, width.baseVal.value, height.baseVal.value, rx.baseVal.value);
  } else if (shape instanceof SVGCircleElement) {
    const { cx, cy, r } = shape;
    outline.arc(cx.baseVal.value, cy.baseVal.value, r.baseVal.value, 0, 2 * Math.PI);
  }
  return outline;
}
