import { readParameters, showToast } from 'widgets/shared-code/site-base';
import type { ParameterSet, TypedParameters } from 'widgets/shared-code/site-base';
import type { Editor } from './use-editor';
import { useSaving } from './use-saving';
import type { Saving } from './use-saving';
import { useTexts } from './use-texts';

export interface ParameterSaving extends Omit<Saving, 'save'> {
  /** Saves the typed values. */
  save(): void;
  /** Accepts the set that somebody else saved, and saves the user's own values that were chosen. */
  resolveConflict(current: ParameterSet, mine: TypedParameters): void;
}

/**
 * Saves the values of the editor, which then edits the saved set.
 * @param onEnd is called after each save, also when it failed.
 */
export function useParameterSaving(editor: Editor, serverUrl: string, onEnd: () => void): ParameterSaving {
  const t = useTexts();
  const saving = useSaving(serverUrl);
  const saveParameters = async (based: ParameterSet, typed: TypedParameters) => {
    const { parameters } = readParameters(based.parameters, typed);
    const saved = await saving.save(based.version, parameters);
    onEnd();
    if (!saved) return;
    editor.rebase({ version: saved.version, parameters: saved.parameters }, {});
    showToast('success', t('saved', { version: saved.version }));
  };
  const resolveConflict = (current: ParameterSet, mine: TypedParameters) => {
    editor.rebase(current, mine);
    saving.settle();
    const { problems } = readParameters(current.parameters, mine);
    // Typed values that are invalid in the other set stay, with their error beside them.
    if (Object.keys(mine).length > 0 && Object.keys(problems).length === 0)
      void saveParameters(current, mine);
  };
  return { ...saving, save: () => void saveParameters(editor.inForce, editor.typed), resolveConflict };
}
