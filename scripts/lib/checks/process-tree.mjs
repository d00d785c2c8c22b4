import { readFileSync, readdirSync } from 'node:fs';

/** Clock ticks per second in which Linux counts processor time (USER_HZ). */
const TICKS_PER_SECOND = 100;

/** Parses /proc/PID/stat: parent and processor seconds of the process and of its children that have ended. */
export function parseStat(text) {
  // The name of the program is in parentheses and may contain spaces: fields are counted after it.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  return { parent: Number(fields[1]), cpuSeconds: ticks / TICKS_PER_SECOND };
}

/** Reads all processes of this machine, by number; an empty map without /proc. */
function readProcesses() {
  const processes = new Map();
  let names;
  try {
    names = readdirSync('/proc');
  } catch {
    return processes;
  }
  for (const name of names) {
    if (!/^\d+$/.test(name)) continue;
    try {
      processes.set(Number(name), parseStat(readFileSync(`/proc/${name}/stat`, 'utf8')));
    } catch {
      // The process ended between the listing and the reading.
    }
  }
  return processes;
}

function collectDescendants(pid, processes) {
  const found = [];
  for (const [child, { parent }] of processes)
    if (parent === pid) found.push(child, ...collectDescendants(child, processes));
  return found;
}

/** Returns the numbers of the processes that `pid` started, directly or through others; empty without /proc. */
export const listDescendants = (pid) => collectDescendants(pid, readProcesses());

/** Returns the processor seconds of a process and its descendants, ended children included; null without /proc. */
export function readTreeCpu(pid) {
  const processes = readProcesses();
  if (!processes.has(pid)) return null;
  return [pid, ...collectDescendants(pid, processes)].reduce(
    (sum, one) => sum + (processes.get(one)?.cpuSeconds ?? 0),
    0
  );
}
