import { logError } from '#src/lib/log-error.ts';

/**
 * Reports text that would break a page that the browser translates. A translator replaces each text node with a copy, so
 * React crashes when it moves or removes its own node, or inserts something before it, and a change of it isn't shown.
 * Text beside something that comes and goes, and text that changes, need an element of their own, whose only child is
 * one string; or a parent with `translate="no"`. tests/setup/quiet.ts fails the test. Evaluated once per process.
 */
function report(act: string, node: unknown): void {
  if (!(node instanceof Text) || node.data.trim() === '' || node.parentElement === null) return;
  if (node.parentElement.closest('[translate=no]') !== null) return;
  // React marks the text nodes that it renders, but not the text of an element whose only child is a string.
  if (!Object.keys(node).some((key) => key.startsWith('__reactFiber$'))) return;
  logError(`Text without an element of its own ${act}:`, node.parentElement.outerHTML);
}

function watch(
  name: 'insertBefore' | 'nodeValue' | 'removeChild',
  onCall: (self: unknown, args: unknown[]) => void,
): void {
  const property = Object.getOwnPropertyDescriptor(Node.prototype, name);
  const type = property?.set === undefined ? 'value' : 'set';
  const watched = new Proxy(property?.[type], {
    apply(method, self, args) {
      onCall(self, args);
      return Reflect.apply(method, self, args);
    },
  });
  Object.defineProperty(Node.prototype, name, { ...property, [type]: watched });
}

watch('removeChild', (_, [child]) => report('is removed', child));
watch('nodeValue', (self, [text]) => report(`becomes "${String(text)}"`, self));
watch('insertBefore', (_, [node, next]) => {
  report('is moved', node);
  report('has something inserted before it', next);
});
