/**
 * Ends the program with a sentence and the code 1 if it is still running after so many minutes, whatever it is
 * waiting for.
 */
export function endWithin(minutes) {
  const timer = setTimeout(() => {
    console.error(
      `No result after ${minutes} minutes: stopped. Is the machine busy with other work?`,
    );
    process.exit(1);
  }, minutes * 60_000);
  timer.unref();
}
