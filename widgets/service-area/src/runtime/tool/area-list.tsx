import { Button } from 'jimu-ui';
import { IconButton, useThemeStyles } from 'widgets/shared-code/site-base';
import { AreaName, Dot } from '../small-parts';
import type { Area, ServiceAreaState } from '../state';
import { useTexts } from '../use-texts';

interface AreaListProps {
  readonly areas: readonly Area[];
  readonly selectedId: ServiceAreaState['selectedId'];
  onSelect(id: number): void;
  onRemove(area: Area): void;
}

/** The drawn areas as a legend: each can be selected for its detail, or removed. */
export function AreaList({ areas, selectedId, onSelect, onRemove }: AreaListProps) {
  const t = useTexts();
  const { sys, space, rule } = useThemeStyles();
  return (
    <ul aria-label={t('areas')} css={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {areas.map((area) => (
        <li
          key={area.id}
          css={{
            display: 'flex',
            alignItems: 'center',
            gap: space(1),
            borderTop: rule,
            background: area.id === selectedId ? sys.color.surface.background : 'none'
          }}
        >
          <Button
            type="tertiary"
            aria-pressed={area.id === selectedId}
            title={t('details', { number: area.number })}
            onClick={() => onSelect(area.id)}
            css={{ flex: 1, justifyContent: 'flex-start', gap: space(2.5), minHeight: 40, minWidth: 0 }}
          >
            <Dot colour={area.colour} />
            <AreaName area={area} />
          </Button>
          <IconButton
            name="trash"
            label={t('removeArea', { number: area.number })}
            onClick={() => onRemove(area)}
          />
        </li>
      ))}
    </ul>
  );
}
