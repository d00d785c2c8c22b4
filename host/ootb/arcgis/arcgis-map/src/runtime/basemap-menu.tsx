import { hooks } from 'jimu-core';
import { Dropdown, DropdownButton, DropdownItem, DropdownMenu, Icon } from 'jimu-ui';
import { useTheme } from 'jimu-theme';
import { useState } from 'react';
import { basemapItems, itemData } from './portal';
import type { PortalItem } from './portal';
import type { LoadedMap } from './use-web-map';
import defaultMessages from './translations/default';

const layers =
  '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linejoin="round"><path d="M12 4l9 4.500-9 4.500-9-4.500Z"/><path d="M3 13l9 4.500 9-4.500"/></svg>';

/** The portal's basemaps, asked for when the menu is first opened. */
function useBasemaps(portalUrl: string) {
  const [items, setItems] = useState<readonly PortalItem[] | 'failed' | null>(null);
  const ask = () => {
    if (items !== null && items !== 'failed') return;
    basemapItems(portalUrl).then(setItems, () => setItems('failed'));
  };
  return { items, ask };
}

/** Chooses what the map stands on, from the basemaps of the map's own portal. */
export function BasemapMenu({ engine, map, portalUrl }: LoadedMap) {
  const t = hooks.useTranslation(defaultMessages);
  const { sys } = useTheme();
  const { items, ask } = useBasemaps(portalUrl);
  const [chosen, setChosen] = useState<string | null>(null);
  const choose = async (item: PortalItem) => {
    const basemap = engine.basemapFromJson(await itemData(portalUrl, item.id));
    map.basemap = basemap;
    setChosen(item.id);
  };
  const current =
    chosen ?? (Array.isArray(items) ? items.find(({ title }) => title === map.basemap?.title)?.id : null);
  return (
    <Dropdown toggle={ask}>
      <DropdownButton
        icon
        arrow={false}
        type="tertiary"
        aria-label={t('basemap')}
        title={t('basemap')}
        css={{
          background: sys.color.surface.paper,
          boxShadow: sys.shadow.shadow1,
          borderRadius: 2,
          // As large as the map component's own buttons beside it.
          '&&': { width: 32, height: 32, minWidth: 32, minHeight: 32 },
          '&:hover': { background: sys.color.surface.background }
        }}
      >
        <Icon icon={layers} size={18} />
      </DropdownButton>
      <DropdownMenu alignment="end" aria-label={t('basemap')}>
        {items === null && <DropdownItem disabled>…</DropdownItem>}
        {items === 'failed' && <DropdownItem disabled>{t('basemapsFailed')}</DropdownItem>}
        {Array.isArray(items) &&
          items.map((item: PortalItem) => (
            <DropdownItem key={item.id} active={item.id === current} onClick={() => void choose(item)}>
              {item.title}
            </DropdownItem>
          ))}
      </DropdownMenu>
    </Dropdown>
  );
}
