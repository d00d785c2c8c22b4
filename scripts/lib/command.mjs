/* Plain progress lines: the current step, its duration, one line when it fails. */

const started = Date.now();

/** Returns the seconds since the command began, to one decimal. */
export const formatElapsedSeconds = () => ((Date.now() - started) / 1000).toFixed(1);

/** @param {string} line */
export function printLine(line) {
  process.stdout.write(`${line}\n`);
}

/** A failure with a message for people; scripts print it without a stack and exit 1. */
export class CommandError extends Error {}

/**
 * Runs one step and prints its name before and its time after; a dot every 5 s shows progress.
 * @template T
 * @param {string} title
 * @param {() => T | Promise<T>} work
 */
export async function runStep(title, work) {
  const begun = Date.now();
  process.stdout.write(`· ${title} … `);
  const ticker = setInterval(() => process.stdout.write('. '), 5_000);
  try {
    const result = await work();
    printLine(`done (${((Date.now() - begun) / 1000).toFixed(1)} s)`);
    return result;
  } catch (error) {
    printLine('failed');
    throw error;
  } finally {
    clearInterval(ticker);
  }
}

/**
 * Runs `main` and turns a failure into one line and exit code 1.
 * @param {() => unknown} main
 */
export async function runCommand(main) {
  try {
    await main();
  } catch (error) {
    const stack = error instanceof Error ? error.stack : error;
    process.stderr.write(`\n${error instanceof CommandError ? error.message : stack}\n`);
    process.exit(1);
  }
}
