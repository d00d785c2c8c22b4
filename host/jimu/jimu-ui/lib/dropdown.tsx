import Divider from '@mui/material/Divider';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { createContext, useContext, useId, useState } from 'react';
import type { AriaAttributes, MouseEvent, ReactNode } from 'react';
import { useTheme } from 'jimu-theme';
import { Button } from './button';
import type { ButtonProps } from './button';
import { ChevronDownIcon } from './icons';

interface DropdownState {
  readonly open: boolean;
  readonly anchor: HTMLElement | null;
  readonly menuId: string;
  readonly buttonId: string;
  setAnchor(anchor: HTMLElement | null): void;
  toggle(event: MouseEvent | KeyboardEvent | object): void;
  close(): void;
}

const DropdownContext = createContext<DropdownState | null>(null);

function useDropdown(part: string) {
  const shared = useContext(DropdownContext);
  if (!shared) throw new Error(`${part} must be inside a Dropdown.`);
  return shared;
}

export interface DropdownProps {
  readonly isOpen?: boolean;
  readonly toggle?: (event: object) => void;
  readonly className?: string;
  readonly menuItemCheckMode?: 'singleCheck' | 'multiCheck';
  readonly menuRole?: string;
  readonly activeIcon?: boolean;
  readonly children?: ReactNode;
}

/** A button with a menu; stores its own state unless `isOpen` is given. */
export function Dropdown({ isOpen, toggle, className, children }: DropdownProps) {
  const [own, setOwn] = useState(false);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const menuId = useId();
  const buttonId = useId();
  const open = isOpen ?? own;
  const toggleMenu = (event: object) => {
    setOwn(!open);
    toggle?.(event);
  };
  const shared = {
    open,
    anchor,
    menuId,
    buttonId,
    setAnchor,
    toggle: toggleMenu,
    close: () => open && toggleMenu({})
  };
  return (
    <div className={className} css={{ display: 'inline-block' }}>
      <DropdownContext.Provider value={shared}>{children}</DropdownContext.Provider>
    </div>
  );
}

export interface DropdownButtonProps extends ButtonProps {
  readonly arrow?: boolean;
}

/** Opens the menu of its `Dropdown`. */
export function DropdownButton({ arrow = true, children, onClick, ...rest }: DropdownButtonProps) {
  const { sys } = useTheme();
  const { open, setAnchor, toggle, menuId, buttonId } = useDropdown('DropdownButton');
  return (
    <Button
      ref={setAnchor}
      id={buttonId}
      aria-haspopup="menu"
      aria-expanded={open}
      aria-controls={open ? menuId : undefined}
      {...rest}
      onClick={(event) => {
        onClick?.(event);
        toggle(event);
      }}
    >
      {children}
      {arrow && (
        <span css={{ display: 'inline-flex', marginInlineStart: sys.spacing(1.5) }}>
          <ChevronDownIcon size={16} />
        </span>
      )}
    </Button>
  );
}

export interface DropdownMenuProps extends AriaAttributes {
  readonly alignment?: 'start' | 'center' | 'end';
  readonly children?: ReactNode;
}

/**
 * The menu. Escape closes it and returns the focus to its button, which names it unless it has a name. It is
 * outside the page's landmarks, so it is one itself.
 */
export function DropdownMenu({ alignment = 'start', children, ...aria }: DropdownMenuProps) {
  const { open, anchor, close, menuId, buttonId } = useDropdown('DropdownMenu');
  const { sys } = useTheme();
  const named = 'aria-label' in aria ? aria : { ...aria, 'aria-labelledby': buttonId };
  const horizontal = ({ start: 'left', center: 'center', end: 'right' } as const)[alignment];
  return (
    <Menu
      open={open && anchor !== null}
      anchorEl={anchor}
      onClose={close}
      anchorOrigin={{ vertical: 'bottom', horizontal }}
      transformOrigin={{ vertical: 'top', horizontal }}
      slotProps={{
        root: { role: 'region', ...named },
        list: { id: menuId, ...named },
        paper: {
          sx: {
            mt: sys.spacing(1),
            minWidth: 160,
            maxHeight: 'min(80vh, 560px)',
            boxShadow: sys.shadow.shadow2,
            border: `1px solid ${sys.color.divider.primary}`
          }
        }
      }}
    >
      {children}
    </Menu>
  );
}

export interface DropdownItemProps extends AriaAttributes {
  readonly active?: boolean;
  readonly disabled?: boolean;
  readonly divider?: boolean;
  readonly header?: boolean;
  /** false keeps the menu open after a choice. */
  readonly toggle?: boolean;
  readonly className?: string;
  readonly role?: string;
  readonly title?: string;
  readonly autoFocus?: boolean;
  readonly tabIndex?: number;
  readonly children?: ReactNode;
  onClick?(event: MouseEvent<HTMLElement>): void;
}

/** One item of the menu; `header` and `divider` only separate the others. */
export function DropdownItem(props: DropdownItemProps) {
  const { active, divider, header, toggle = true, onClick, children, ...rest } = props;
  const { close } = useDropdown('DropdownItem');
  if (divider) return <Divider component="li" />;
  if (header)
    return (
      <ListSubheader sx={{ py: 0.75, lineHeight: 'inherit', background: 'none' }}>{children}</ListSubheader>
    );
  return (
    <MenuItem
      selected={active}
      {...rest}
      onClick={(event) => {
        onClick?.(event);
        if (toggle) close();
      }}
    >
      {children}
    </MenuItem>
  );
}
