import { changeWidgetState, toFault } from 'widgets/shared-code/site-base';
import type { Fault, StatePiece } from 'widgets/shared-code/site-base';
import type { ImportUpload } from 'widgets/shared-code/site-domain';
import { uploadImportFile } from 'widgets/shared-code/site-api';

/* Upload of a file. It runs on while the layout of the page changes, so its state is the widget's. */

export interface UploadProgress {
  readonly name: string;
  readonly bytes: number;
  /** Share that was sent, 0 to 1. */
  readonly share: number;
  /** Reason why it failed; null while it runs. */
  readonly fault: Fault | null;
}

export const UPLOAD: StatePiece<UploadProgress | null> = { key: 'upload', initial: null };

const controllers = new Map<string, AbortController>();

/** Cancels the upload of a widget, or forgets its failure. */
export function cancelUpload(widgetId: string): void {
  controllers.get(widgetId)?.abort();
  controllers.delete(widgetId);
  changeWidgetState(widgetId, UPLOAD, () => null);
}

/** Uploads a file and calls `onDone` with it; a failure is in the widget's state. */
export async function startUpload(
  widgetId: string,
  file: File,
  serverUrl: string,
  onDone: (upload: ImportUpload) => void
): Promise<void> {
  cancelUpload(widgetId);
  const controller = new AbortController();
  controllers.set(widgetId, controller);
  const { name, size: bytes } = file;
  const set = (share: number, fault: Fault | null) => {
    if (!controller.signal.aborted)
      changeWidgetState(widgetId, UPLOAD, () => ({ name, bytes, share, fault }));
  };
  set(0, null);
  try {
    const { signal } = controller;
    const onProgress = (share: number) => set(share, null);
    const upload = await uploadImportFile(name, file, { serverUrl, signal, onProgress });
    if (signal.aborted) return;
    cancelUpload(widgetId);
    onDone(upload);
  } catch (error) {
    set(0, toFault(error));
  }
}
