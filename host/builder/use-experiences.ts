import { useCallback, useEffect, useState } from 'react';
import { deleteExperience, listExperiences, saveExperience } from './api';
import type { ExperienceSummary } from './api';
import { useEditor } from './use-editor';
import type { Editor } from './use-editor';

/** Parameter of the builder's address: the experience that is open; without it the list of all is. */
const PARAMETER = 'experience';

/** Returns the experience that the builder's address names; null for the list. */
export const readNamedExperience = () => new URLSearchParams(window.location.search).get(PARAMETER);

/** Writes the open experience into the builder's address, as a new entry of the browser's history. */
function writeAddress(name: string | null): void {
  if (readNamedExperience() === name) return;
  const url = new URL(window.location.href);
  if (name === null) url.searchParams.delete(PARAMETER);
  else url.searchParams.set(PARAMETER, name);
  window.history.pushState(null, '', url);
}

/** A page that was published: the version, and where it is shown. */
export interface Publication {
  readonly version: number;
  /** Path; null when no address shows the experience. */
  readonly address: string | null;
}

/** Returns the experiences, the open one and the server's last answer. */
export function useExperiences() {
  const { editor, open, close } = useEditor();
  const [all, setAll] = useState<readonly ExperienceSummary[] | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [done, setDone] = useState<Publication | null>(null);
  const [isSaving, setSaving] = useState(false);
  const runTask = useCallback(async (work: () => Promise<void>) => {
    setError(null);
    setDone(null);
    try {
      await work();
    } catch (failure) {
      setError(failure);
    }
  }, []);
  /** Opens an experience, or the list for null. */
  const show = useCallback(
    (name: string | null) =>
      runTask(async () => {
        writeAddress(name);
        if (name !== null) return open(name);
        close();
        setAll(await listExperiences());
      }),
    [runTask, open, close]
  );
  const save = () =>
    runTask(async () => {
      if (!editor) return;
      const { config, experience } = editor;
      setSaving(true);
      try {
        const { version } = await saveExperience(experience.name, config, experience.version);
        editor.wasSaved(config, version);
        setDone({ version, address: experience.address });
      } finally {
        setSaving(false);
      }
    });
  const remove = (name: string) =>
    runTask(async () => {
      await deleteExperience(name);
      await show(null);
    });
  return { editor, all, error, setError, done, closeDone: () => setDone(null), isSaving, show, save, remove };
}

export type ExperiencesState = ReturnType<typeof useExperiences>;

/**
 * Follows the Back and Forward buttons of the browser. The address stays that of an experience with unsaved
 * changes until `onShow` leaves it.
 */
export function useBrowserHistory(editor: Editor | null, onShow: (name: string | null) => void): void {
  useEffect(() => {
    const handlePop = () => {
      const name = readNamedExperience();
      if (editor?.isChanged) writeAddress(editor.experience.name);
      onShow(name);
    };
    window.addEventListener('popstate', handlePop);
    return () => window.removeEventListener('popstate', handlePop);
  });
}
