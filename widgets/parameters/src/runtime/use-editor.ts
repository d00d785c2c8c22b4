import { React } from 'jimu-core';
import { listParameterDifferences, readParameters, usePageHold } from 'widgets/shared-code/site-base';
import type {
  ParameterDifference,
  ParameterName,
  ParameterSet,
  ParsedParameters,
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

/**
 * Returns the editor of the set in force. While there are unsaved changes, the end of the session does not take
 * the page to Login.
 */
export function useEditor(start: ParameterSet): Editor {
  const [{ inForce, typed }, setState] = React.useState<{
    readonly inForce: ParameterSet;
    readonly typed: TypedParameters;
  }>({ inForce: start, typed: {} });
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
    type: (name, text) => setState((before) => ({ ...before, typed: { ...before.typed, [name]: text } })),
    rebase: (next, nextTyped) => setState({ inForce: next, typed: nextTyped })
  };
}
