import { hooks } from 'jimu-core';
import { Dropdown, DropdownButton, DropdownItem, DropdownMenu, Icon } from 'jimu-ui';
import { useTheme } from 'jimu-theme';
import { MoreIcon, WidgetIcon } from '../../../../../jimu/jimu-ui/lib/icons';
import { ActiveDot } from './tool-button';
import type { Child } from './use-children';
import { useMapOwners } from './use-map-owners';
import defaultMessages from './translations/default';

interface MoreToolsProps {
  readonly tools: readonly Child[];
  /** Ids of the open widgets. */
  readonly open: readonly string[];
  onToggle(id: string): void;
}

/** The last icon of a full bar: a menu of the tools without an icon of their own. */
export function MoreTools({ tools, open, onToggle }: MoreToolsProps) {
  const t = hooks.useTranslation(defaultMessages);
  const { sys } = useTheme();
  const owners = useMapOwners();
  const active = tools.some(({ id }) => open.includes(id));
  return (
    <Dropdown>
      <DropdownButton
        icon
        arrow={false}
        type="tertiary"
        selected={active}
        aria-label={t('moreTools')}
        data-more
        style={{
          width: 48,
          height: 48,
          position: 'relative',
          color: active ? sys.color.primary.main : sys.color.surface.paperHint
        }}
      >
        <MoreIcon size={20} />
        {tools.some(({ id }) => owners.includes(id)) && <ActiveDot />}
      </DropdownButton>
      <DropdownMenu aria-label={t('moreTools')} alignment="end">
        {tools.map(({ id, label, icon }) => (
          <DropdownItem key={id} active={open.includes(id)} onClick={() => onToggle(id)}>
            <span css={{ display: 'flex', alignItems: 'center', gap: sys.spacing(3), minHeight: 36 }}>
              {icon ? <Icon icon={icon} size={20} /> : <WidgetIcon size={20} />}
              {label}
              {owners.includes(id) && <span css={{ color: sys.color.primary.main }}>{t('toolActive')}</span>}
            </span>
          </DropdownItem>
        ))}
      </DropdownMenu>
    </Dropdown>
  );
}
