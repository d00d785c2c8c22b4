import { Button } from 'jimu-ui';
import type { IconName } from './icons';
import { SiteIcon } from './icons';

interface IconButtonProps {
  readonly name: IconName;
  readonly label: string;
  readonly disabled?: boolean;
  readonly expanded?: boolean;
  onClick(): void;
}

/** A button of 32 px that shows an icon and is named by `label`. */
export function IconButton({ name, label, disabled, expanded, onClick }: IconButtonProps) {
  return (
    <Button
      type="tertiary"
      icon
      size="sm"
      title={label}
      aria-label={label}
      aria-expanded={expanded}
      disabled={disabled}
      onClick={onClick}
      css={{ width: 32, height: 32, minWidth: 32, flex: 'none' }}
    >
      <SiteIcon name={name} />
    </Button>
  );
}
