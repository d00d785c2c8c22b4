import { Button } from './button';
import { CloseIcon } from './icons';
import { useLibraryText } from './use-library-text';

export function ClearButton({ onClear }: { readonly onClear: (button: HTMLElement) => void }) {
  const label = useLibraryText()('clear');
  return (
    <Button
      icon
      size="sm"
      type="tertiary"
      aria-label={label}
      onClick={(event) => onClear(event.currentTarget)}
    >
      <CloseIcon size={14} />
    </Button>
  );
}
