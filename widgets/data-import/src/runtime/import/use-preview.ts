import { ApiClientError, useRequest } from 'widgets/shared-code/site-base';
import type { RequestState } from 'widgets/shared-code/site-base';
import type { ImportPreview, ReportText } from 'widgets/shared-code/site-domain';
import { previewImportFile } from 'widgets/shared-code/site-api';
import { READ_OPTIONS, toReading } from './draft';
import type { Draft, ReadOption } from './draft';

/** Choice that the file needs before it can be read. */
export interface ReadQuestion {
  readonly about: ReadOption;
  /** Sheets or layers of the file. */
  readonly choices: readonly string[];
  readonly message: ReportText;
}

interface PreviewAnswer {
  readonly preview: ImportPreview | null;
  readonly question: ReadQuestion | null;
}

function toQuestion(error: unknown): ReadQuestion | null {
  if (!(error instanceof ApiClientError)) return null;
  const { field, details, message } = error;
  const about = READ_OPTIONS.find((option) => option === field);
  return about && details?.choices
    ? { about, choices: details.choices, message: details.text ?? message }
    : null;
}

/** Requests the beginning of a file, or what has to be chosen to read it. */
export function usePreview(fileId: string, draft: Draft, serverUrl: string): RequestState<PreviewAnswer> {
  const { crs, sheet, layer } = draft;
  return useRequest([fileId, crs, sheet, layer, serverUrl], async ([id, , , , server], { signal }) => {
    try {
      const preview = await previewImportFile(id, toReading(draft), { serverUrl: server, signal });
      return { preview, question: null };
    } catch (error) {
      const question = toQuestion(error);
      if (question === null) throw error;
      return { preview: null, question };
    }
  });
}
