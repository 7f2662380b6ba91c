/** A figure that must not exceed its limit. `what` names it. */
export function atMost(what, value, limit, unit = '') {
  return { what, relation: 'at most', value, limit, unit, holds: value <= limit };
}

/** A figure that must not be below its limit. */
export function atLeast(what, value, limit, unit = '') {
  return { what, relation: 'at least', value, limit, unit, holds: value >= limit };
}

/** Prints the exceeded bounds and the number of those that hold, and sets the exit code. */
export function judge(bounds) {
  const broken = bounds.filter(({ holds }) => !holds);
  for (const { what, relation, value, limit, unit } of broken) {
    console.log(
      `BROKEN  ${what}: ${figure(value)}${unit}, must be ${relation} ${figure(limit)}${unit}`,
    );
  }
  console.log(`${bounds.length - broken.length} of ${bounds.length} bounds hold.`);
  process.exitCode = broken.length === 0 ? 0 : 1;
}

function figure(value) {
  return Number.isInteger(value) ? String(value) : value.toFixed(3);
}
