/**
 * Exits with 1 and a message if the program is still running after this many minutes, whatever it is waiting for.
 */
export function endWithin(minutes) {
  const timer = setTimeout(() => {
    console.error(`Stopped without a result after ${minutes} minutes. Is the machine busy?`);
    process.exit(1);
  }, minutes * 60_000);
  timer.unref();
}
