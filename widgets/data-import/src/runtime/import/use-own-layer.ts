import { useRequest } from 'widgets/shared-code/site-base';
import type { RequestState } from 'widgets/shared-code/site-base';
import type { OwnLayerProposal } from 'widgets/shared-code/site-domain';
import { proposeImportLayer } from 'widgets/shared-code/site-api';
import { toReading } from './draft';
import type { Draft } from './draft';

/** Requests the shapes and fields of a file as a layer of its own; null while that is not asked for. */
export function useOwnLayer(
  fileId: string,
  draft: Draft,
  serverUrl: string,
  isAsked: boolean
): RequestState<OwnLayerProposal | null> {
  const { crs, sheet, layer } = draft;
  return useRequest(
    [fileId, crs, sheet, layer, serverUrl, isAsked],
    async ([id, , , , server, asked], { signal }) =>
      asked ? proposeImportLayer(id, toReading(draft), { serverUrl: server, signal }) : null
  );
}
