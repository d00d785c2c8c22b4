import { useEffect, useState } from 'react';
import { NotALayerError, readData } from './data-catalogue';
import type { DataEntry, NewSource } from './data-catalogue';
import { addSource, findSameSource, getSourceName } from './model/data';
import { resolveServerUrls } from './model/edited-page';
import type { Editor } from './use-editor';
import { useText } from './use-text';

/** Returns the address of the app's portal, which lists the maps. */
function getPortalUrl({ config }: Editor): string {
  const { origin } = window.location;
  return resolveServerUrls(config, origin).attributes?.portalUrl ?? `${origin}/arcgis`;
}

/** Returns a function that words why a source could not be added. */
function useReason() {
  const text = useText();
  return (error: unknown): string => {
    if (error instanceof NotALayerError)
      return error.layers.length > 0
        ? text('whichLayer', { layers: error.layers.map(({ id, name }) => `${id} (${name})`).join(', ') })
        : text('noLayer');
    if (error instanceof TypeError) return text('noAnswerThere');
    return text('dataFailed', { reason: error instanceof Error ? error.message : String(error) });
  };
}

/** The data that can be added to the app, and the problem of the last attempt. */
export interface NewData {
  readonly editor: Editor;
  /** Maps and layers of the app's server; null while they load. */
  readonly entries: readonly DataEntry[] | null;
  readonly problem: string | null;
  /** Adds the source that `read` returns to the app. Returns whether it was added. */
  addNewSource(read: () => Promise<NewSource>): Promise<boolean>;
}

/** Returns the maps and layers of the app's server, and a function that adds a source to the app. */
export function useNewData(editor: Editor): NewData {
  const text = useText();
  const formatReason = useReason();
  const [entries, setEntries] = useState<readonly DataEntry[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const portal = getPortalUrl(editor);
  useEffect(() => {
    const refreshEntries = () =>
      void readData(portal, window.location.origin).then(setEntries, (error: unknown) => {
        setEntries((before) => before ?? []);
        setProblem(formatReason(error));
      });
    refreshEntries();
    // Another tab may have imported a file as a layer meanwhile.
    window.addEventListener('focus', refreshEntries);
    return () => window.removeEventListener('focus', refreshEntries);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- runs when the dialog opens
  }, [portal]);
  const addNewSource = async (read: () => Promise<NewSource>): Promise<boolean> => {
    setProblem(null);
    try {
      const source = await read();
      const same = findSameSource(editor.config, source);
      if (same) setProblem(text('isThereAlready', { name: getSourceName(same) }));
      // A second press before the first answer finds the source already added.
      else editor.edit((now) => (findSameSource(now, source) ? now : addSource(now, source)));
      return !same;
    } catch (error) {
      setProblem(formatReason(error));
      return false;
    }
  };
  return { editor, entries, problem, addNewSource };
}
