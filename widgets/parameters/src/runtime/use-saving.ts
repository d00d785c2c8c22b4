import { React } from 'jimu-core';
import type { ApiClientError, ParameterSet, Parameters } from 'widgets/shared-code/site-core';
import { asApiClientError, changeParameters } from 'widgets/shared-code/site-core';

/** What became of a save that did not succeed. */
export type SaveProblem =
  /** Somebody else was quicker: the set in force now. */
  | { readonly kind: 'conflict'; readonly current: ParameterSet }
  | { readonly kind: 'signedOut' }
  | { readonly kind: 'failed'; readonly error: ApiClientError };

function problemOf(error: ApiClientError): SaveProblem {
  const current = error.details?.current;
  if (error.code === 'version_conflict' && current)
    return { kind: 'conflict', current: current as unknown as ParameterSet };
  return error.status === 401 ? { kind: 'signedOut' } : { kind: 'failed', error };
}

export interface Saving {
  readonly busy: boolean;
  readonly problem: SaveProblem | null;
  /** Puts a set in force that is based on a version; null where that did not succeed, or another save runs. */
  save(version: number, parameters: Parameters): Promise<ParameterSet | null>;
  /** Forgets the problem of the last try. */
  settle(): void;
}

/** Saves the set, one save at a time, and keeps how it failed. */
export function useSaving(serverUrl: string): Saving {
  const [busy, setBusy] = React.useState(false);
  const [problem, setProblem] = React.useState<SaveProblem | null>(null);
  const save = async (version: number, parameters: Parameters) => {
    if (busy) return null;
    setBusy(true);
    setProblem(null);
    try {
      return await changeParameters(version, parameters, { serverUrl });
    } catch (error) {
      setProblem(problemOf(asApiClientError(error)));
      return null;
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, save, settle: () => setProblem(null) };
}
