import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Messages = Record<string, string>;
type Register = (
  dependencies: readonly string[],
  declare: (exported: (messages: Messages) => void) => { execute(): void }
) => void;

/** Reads the French texts of a widget the way Experience Builder does. */
export function readFrenchMessages(widget: string, side: 'runtime' | 'setting' = 'runtime'): Messages {
  const file = join(process.cwd(), 'widgets', widget, 'src', side, 'translations/fr.js');
  let messages: Messages = {};
  const register: Register = (_dependencies, declare) =>
    declare((exported) => {
      messages = exported;
    }).execute();
  new Function('System', readFileSync(file, 'utf8'))({ register });
  return messages;
}
