import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

/**
 * Asks for a secret, which is never an argument, since everybody on the machine could read it. On a terminal the typed
 * text is not shown.
 * @param problem error of an empty input.
 */
export function readSecret(prompt: string, problem: Error): Promise<string> {
  process.stderr.write(prompt);
  const output = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output, terminal: process.stdin.isTTY });
  return new Promise((resolve, reject) => {
    lines.once('close', () => reject(problem));
    lines.once('line', (line) => {
      resolve(line);
      lines.close();
      process.stderr.write('\n');
    });
  });
}

/** Asks for a password. @param createError error of an empty input. */
export const readPassword = (createError: (message: string) => Error): Promise<string> =>
  readSecret('Password: ', createError('No password was given.'));
