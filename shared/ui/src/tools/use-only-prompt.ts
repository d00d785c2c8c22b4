import { hooks, React } from 'jimu-core';

/** Dismisses the open prompt; null while no tool prompts. */
let dismissOpenPrompt: (() => void) | null = null;

/**
 * Lets only the tool that was started last prompt for its values: two message actions may start two tools at once, and
 * their dialogs would cover each other.
 * @param isOpen whether this tool's prompt is open.
 * @param onDismiss closes it, when the prompt of another tool opens.
 */
export function useOnlyPrompt(isOpen: boolean, onDismiss: () => void): void {
  const dismiss = hooks.useEventCallback(onDismiss);
  React.useEffect(() => {
    if (!isOpen) return undefined;
    dismissOpenPrompt?.();
    dismissOpenPrompt = dismiss;
    return () => {
      if (dismissOpenPrompt === dismiss) dismissOpenPrompt = null;
    };
  }, [isOpen, dismiss]);
}
