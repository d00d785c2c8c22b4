import { React } from 'jimu-core';
import { toApiClientError } from 'widgets/shared-code/site-base';
import type { ApiClientError, Parameters, ParameterSet } from 'widgets/shared-code/site-base';
import { changeParameters } from 'widgets/shared-code/site-api';

/** The reason why a save failed. */
export type SaveProblem =
  /** Somebody else saved first; `current` is the set now in force. */
  | { readonly kind: 'conflict'; readonly current: ParameterSet }
  | { readonly kind: 'signedOut' }
  | { readonly kind: 'failed'; readonly error: ApiClientError };

function toSaveProblem(error: ApiClientError): SaveProblem {
  const current = error.details?.current;
  if (error.code === 'version_conflict' && current)
    return { kind: 'conflict', current: current as unknown as ParameterSet };
  return error.status === 401 ? { kind: 'signedOut' } : { kind: 'failed', error };
}

export interface Saving {
  readonly busy: boolean;
  readonly problem: SaveProblem | null;
  /** Puts a set in force that is based on a version; null when that failed or another save is running. */
  save(version: number, parameters: Parameters): Promise<ParameterSet | null>;
  /** Clears the problem of the last save. */
  settle(): void;
}

/** Saves the set, one save at a time, and stores the last failure. */
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
      setProblem(toSaveProblem(toApiClientError(error)));
      return null;
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, save, settle: () => setProblem(null) };
}
