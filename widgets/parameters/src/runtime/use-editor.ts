import { React } from 'jimu-core';
import {
  listParameterDifferences,
  readParameters,
  usePageHold,
  useWidgetState
} from 'widgets/shared-code/site-base';
import type {
  ParameterDifference,
  ParameterName,
  ParameterSet,
  ParsedParameters,
  StatePiece,
  TypedParameters
} from 'widgets/shared-code/site-base';

export interface Editor extends ParsedParameters {
  readonly inForce: ParameterSet;
  readonly typed: TypedParameters;
  /** Differences between the typed set and the one in force; unreadable values are left out. */
  readonly differences: readonly ParameterDifference[];
  /** Parameters whose value differs from the one in force or is invalid. */
  readonly edited: readonly ParameterName[];
  getText(name: ParameterName): string;
  type(name: ParameterName, text: string): void;
  /** Replaces the set in force and the typed values. */
  rebase(inForce: ParameterSet, typed: TypedParameters): void;
}

interface Edits {
  readonly inForce: ParameterSet;
  readonly typed: TypedParameters;
}

/**
 * The edits of the page; null before the first one. A window that crosses the width of a phone has another layout,
 * which mounts the widget again.
 */
const EDITS: StatePiece<Edits | null> = { key: 'edits', initial: null };
const NOTHING_TYPED: TypedParameters = {};

/** Returns the stored edits, or the fetched set where nothing is typed and it is the newest. */
const selectEdits = (stored: Edits | null, start: ParameterSet): Edits =>
  stored && (Object.keys(stored.typed).length > 0 || stored.inForce.version > start.version)
    ? stored
    : { inForce: start, typed: NOTHING_TYPED };

/**
 * Returns the editor of the set in force. While there are unsaved changes, the end of the session does not take
 * the page to Login.
 */
export function useEditor(widgetId: string, start: ParameterSet): Editor {
  const [stored, change] = useWidgetState(widgetId, EDITS);
  const { inForce, typed } = selectEdits(stored, start);
  const read = React.useMemo(() => readParameters(inForce.parameters, typed), [inForce, typed]);
  const differences = listParameterDifferences(inForce.parameters, read.parameters);
  const edited = [
    ...new Set([...differences.map(({ name }) => name), ...(Object.keys(read.problems) as ParameterName[])])
  ];
  usePageHold(edited.length > 0);
  return {
    ...read,
    inForce,
    typed,
    differences,
    edited,
    getText: (name) => typed[name] ?? String(inForce.parameters[name]),
    type: (name, text) =>
      change((before) => {
        const now = selectEdits(before, start);
        return { ...now, typed: { ...now.typed, [name]: text } };
      }),
    rebase: (next, nextTyped) => change(() => ({ inForce: next, typed: nextTyped }))
  };
}
