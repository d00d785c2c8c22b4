import { translateConfig } from '../../../../translate-config';
import type { ToolGroup } from '../config';
import type { Child } from './use-children';

/** Tools under one heading; null for tools that no group of the configuration names. */
export interface GroupedTools {
  readonly label: string | null;
  readonly tools: readonly Child[];
}

/**
 * Divides tools into the groups of the configuration, in the order of the groups; tools without a group come
 * last, groups without a tool are omitted.
 */
export function groupTools(
  tools: readonly Child[],
  groups: readonly ToolGroup[] = [],
  locale: string
): readonly GroupedTools[] {
  const named = new Set(groups.flatMap(({ widgets }) => widgets));
  const grouped = groups.map((group) => ({
    label: translateConfig(group, locale).label,
    tools: tools.filter(({ id }) => group.widgets.includes(id))
  }));
  const others = { label: null, tools: tools.filter(({ id }) => !named.has(id)) };
  return [...grouped, others].filter((group) => group.tools.length > 0);
}
