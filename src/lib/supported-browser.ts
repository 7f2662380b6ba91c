/**
 * What the app needs. Any browser older than those in package.json (`browserslist`) lacks the first one (Safari until 16.3,
 * Firefox until 112) or the colours (Chrome until 110).
 */
const NEEDED: readonly (readonly [object, string])[] = [
  [window, 'CompressionStream'],
  [AbortSignal, 'timeout'],
  [Array.prototype, 'at'],
  [Array.prototype, 'findLastIndex'],
  [HTMLFormElement.prototype, 'requestSubmit'],
  [Object, 'hasOwn'],
  [String.prototype, 'replaceAll'],
];

export function isSupportedBrowser(): boolean {
  return CSS.supports('color', 'oklch(0 0 0)') && NEEDED.every(([owner, name]) => name in owner);
}
