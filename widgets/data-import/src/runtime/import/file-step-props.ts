import type { ImportDatasets, ImportUpload } from 'widgets/shared-code/site-domain';
import type { PageProps } from '../page-props';
import type { DraftState } from './draft';
import type { ImportRunState } from './use-import-run';

/** Properties of each step of a file. */
export interface FileStepProps extends PageProps, DraftState {
  readonly upload: ImportUpload;
  readonly options: ImportDatasets;
  readonly runState: ImportRunState;
  /** Title and hint of the card. */
  readonly head: { readonly title: string; readonly hint: string };
  /** Begins a check with the current draft and the changes in `part`. */
  onCheck(part: Partial<DraftState['draft']>): void;
  /** Begins the import with the current draft. */
  onImport(): void;
  onRestart(): void;
}
