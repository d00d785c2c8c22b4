/**
 * Marks the document while the last input came from a pointer (`data-input="pointer"`). The SDK's buttons show
 * their focus after a press of the pointer too; styles hide it there by this mark. Returns a function that stops
 * this.
 */
export function watchInput(root: HTMLElement = document.documentElement): () => void {
  const handlePointer = () => (root.dataset.input = 'pointer');
  const handleKey = () => delete root.dataset.input;
  // While capturing, so that the mark is there when the focus moves.
  window.addEventListener('pointerdown', handlePointer, true);
  window.addEventListener('keydown', handleKey, true);
  return () => {
    window.removeEventListener('pointerdown', handlePointer, true);
    window.removeEventListener('keydown', handleKey, true);
  };
}
