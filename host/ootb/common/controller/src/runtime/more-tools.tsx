import { hooks } from 'jimu-core';
import { Dropdown, DropdownButton, DropdownItem, DropdownMenu, Icon } from 'jimu-ui';
import { useTheme } from 'jimu-theme';
import { Fragment } from 'react';
import { MoreIcon, WidgetIcon } from '../../../../../jimu/jimu-ui/lib/icons';
import type { GroupedTools } from './group-tools';
import { ActiveDot, BarWord } from './tool-button';
import { useMapOwners } from './use-map-owners';
import defaultMessages from './translations/default';

interface MoreToolsProps {
  readonly groups: readonly GroupedTools[];
  /** Ids of the open widgets. */
  readonly open: readonly string[];
  onToggle(id: string): void;
}

/** The last icon of a full bar: a menu of the tools without an icon of their own. */
export function MoreTools({ groups, open, onToggle }: MoreToolsProps) {
  const t = hooks.useTranslation(defaultMessages);
  const { sys } = useTheme();
  const owners = useMapOwners();
  const tools = groups.flatMap((group) => group.tools);
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
          width: '100%',
          minWidth: 48,
          // The element around it has the height of its content.
          height: 52,
          position: 'relative',
          flexDirection: 'column',
          justifyContent: 'flex-start',
          padding: sys.spacing(0.5),
          gap: 0,
          color: active ? sys.color.primary.main : sys.color.surface.paperHint
        }}
      >
        <MoreIcon size={20} />
        <BarWord>{t('moreWord')}</BarWord>
        {tools.some(({ id }) => owners.includes(id)) && <ActiveDot />}
      </DropdownButton>
      <DropdownMenu aria-label={t('moreTools')} alignment="end">
        {groups.map((group) => (
          <Fragment key={group.label ?? ''}>
            {group.label !== null && <DropdownItem header>{group.label}</DropdownItem>}
            {group.tools.map(({ id, label, icon }) => (
              <DropdownItem key={id} active={open.includes(id)} onClick={() => onToggle(id)}>
                <span css={{ display: 'flex', alignItems: 'center', gap: sys.spacing(3), minHeight: 36 }}>
                  {icon ? <Icon icon={icon} size={20} /> : <WidgetIcon size={20} />}
                  {label}
                  {owners.includes(id) && (
                    <span css={{ color: sys.color.primary.main }}>{t('toolActive')}</span>
                  )}
                </span>
              </DropdownItem>
            ))}
          </Fragment>
        ))}
      </DropdownMenu>
    </Dropdown>
  );
}
