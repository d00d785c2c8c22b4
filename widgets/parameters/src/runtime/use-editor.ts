import { React } from 'jimu-core';
import type {
  ParameterDifference,
  ParameterName,
  ParameterSet,
  TypedParameters,
  TypedSet
} from 'widgets/shared-code/site-core';
import { parameterDifferences, readParameters, usePageHold } from 'widgets/shared-code/site-core';

export interface Editor extends TypedSet {
  readonly inForce: ParameterSet;
  readonly typed: TypedParameters;
  /** In what the set as typed differs from the one in force; what cannot be read is not among it. */
  readonly differences: readonly ParameterDifference[];
  /** Parameters with another value than the one in force, or with one that cannot be used. */
  readonly edited: readonly ParameterName[];
  textOf(name: ParameterName): string;
  type(name: ParameterName, text: string): void;
  /** Stands on another set, with this typed in it. */
  rebase(inForce: ParameterSet, typed: TypedParameters): void;
}

/** What an administrator types over the set in force. The page is held while some of it is not saved. */
export function useEditor(start: ParameterSet): Editor {
  const [{ inForce, typed }, setState] = React.useState<{
    readonly inForce: ParameterSet;
    readonly typed: TypedParameters;
  }>({ inForce: start, typed: {} });
  const read = React.useMemo(() => readParameters(inForce.parameters, typed), [inForce, typed]);
  const differences = parameterDifferences(inForce.parameters, read.parameters);
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
    textOf: (name) => typed[name] ?? String(inForce.parameters[name]),
    type: (name, text) => setState((before) => ({ ...before, typed: { ...before.typed, [name]: text } })),
    rebase: (next, nextTyped) => setState({ inForce: next, typed: nextTyped })
  };
}
