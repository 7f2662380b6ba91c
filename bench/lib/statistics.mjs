export function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** The smallest and the largest of some times, in whole milliseconds. */
export function range(times) {
  return `${Math.min(...times).toFixed(0)} to ${Math.max(...times).toFixed(0)}`;
}

/** A shuffled copy, so that the same thing isn't always measured first. */
export function shuffled(things) {
  return things
    .map((thing) => ({ thing, place: Math.random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ thing }) => thing);
}
