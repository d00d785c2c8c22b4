import type { Rolldown } from 'vite';

/** Modules that say what is wrong with them instead of what they hold; known once all modules have been read. */
const refused = new Set<string>();

export const setRefused = (id: string, isRefused: boolean): void => {
  if (isRefused) refused.add(id);
  else refused.delete(id);
};

type Group = Rolldown.CodeSplittingGroup;

function withoutRefused(group: Group): Group {
  const { test } = group;
  if (test === undefined) return group;
  const isIn = (id: string) => (typeof test === 'function' ? test(id) === true : new RegExp(test).test(id));
  return { ...group, test: (id) => isIn(id) && !refused.has(id) };
}

/** Groups of what is fetched together, without modules that would take their group along when they are loaded. */
export const soundGroups = (groups: readonly Group[]): Group[] => groups.map(withoutRefused);
