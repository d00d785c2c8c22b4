import { CommandError } from '../../scripts/lib/command.mjs';

/**
 * Returns the whole number of an option, `otherwise` when it is not given.
 * @param {string} option
 * @param {string | undefined} text
 * @param {{ otherwise: number, least?: number }} limits
 */
export function parseCount(option, text, { otherwise, least = 0 }) {
  if (text === undefined) return otherwise;
  const count = Number(text);
  if (!/^\d+$/.test(text) || count < least)
    throw new CommandError(`${option} must be a whole number of at least ${least}, not '${text}'.`);
  return count;
}
