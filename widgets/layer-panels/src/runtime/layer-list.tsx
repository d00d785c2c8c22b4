import type { JimuMapView } from 'jimu-arcgis';
import { React } from 'jimu-core';
import { Notice, SearchInput, useThemeStyles, useWidgetState } from 'widgets/shared-code/site-base';
import type { Locale, StatePiece } from 'widgets/shared-code/site-base';
import { containsName } from 'widgets/shared-code/site-domain';
import { translateText } from 'widgets/shared-code/site-map';
import type { Settings } from '../config';
import { LayerGroup } from './layer-group';
import { LayerRow } from './layer-row';
import type { PlannerIds } from './panel/agent-summary';
import { SetFilter } from './panel/set-filter';
import { ContinuousRaster } from './raster/continuous-raster';
import { useRasterStyles } from './raster/use-raster-styles';
import type { RasterStyles } from './raster/use-raster-styles';
import { ProjectLayers } from './project/project-layers';
import { useArrangement } from './use-arrangement';
import { useFilters } from './use-filters';
import type { Filters } from './use-filters';
import type { ListedGroup, ListedLayer } from './use-layers';
import { getLayerTitle, isSoil, LIST_GROUPS, setVisible, useListing } from './use-layers';
import { useSharedFilters } from './use-shared-filters';
import type { Texts } from './use-texts';

interface LayerListProps {
  readonly widgetId: string;
  readonly jimuMapView: JimuMapView;
  readonly settings: Settings;
  /** Whether the list is visible on the page. */
  readonly isOpen: boolean;
  readonly locale: Locale;
  readonly t: Texts;
}

type UnfoldedState = StatePiece<readonly ListedGroup['group'][]>;
/** The unfolded groups: initially none, or all if `isUnfolded` is set. */
const FOLDED_AT_FIRST: UnfoldedState = { key: 'unfolded', initial: [] };
const UNFOLDED_AT_FIRST: UnfoldedState = { key: 'unfolded', initial: LIST_GROUPS };

interface LayerRowsModel extends Pick<LayerListProps, 'locale' | 't'> {
  readonly filters: Filters;
  readonly styles: RasterStyles;
  readonly planner: PlannerIds;
  /** All layers of the list. */
  readonly all: readonly ListedLayer[];
  /** Id of the layer whose properties are open. */
  readonly open: string | null;
  onOpen(layerId: string | null): void;
}

interface LayerRowsProps {
  readonly model: LayerRowsModel;
  readonly layers: readonly ListedLayer[];
}

function LayerRows({ model, layers }: LayerRowsProps) {
  const { all, open, onOpen, ...shared } = model;
  return (
    <ul css={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {layers.map((listed) => (
        <LayerRow
          key={listed.id}
          {...shared}
          listed={listed}
          isOpen={open === listed.id}
          onShow={(visible) => setVisible(all, listed, visible)}
          onToggle={() => onOpen(open === listed.id ? null : listed.id)}
        />
      ))}
    </ul>
  );
}

/** Lists what the search of a layer looks in: its title and its subject, so that 'soil' finds Sand Texture. */
const listSearchedNames = (listed: ListedLayer, locale: Locale, t: Texts): readonly string[] => [
  getLayerTitle(listed, locale),
  t(`group_${listed.group}`),
  ...(isSoil(listed) ? [t('subjectSoil')] : [])
];

interface LayerSearchProps extends Pick<LayerListProps, 't'> {
  onChange(text: string): void;
}

/** Search field of the list. It has its own text, so that a key is painted before the rows that it leaves. */
function LayerSearch({ t, onChange }: LayerSearchProps) {
  const { space } = useThemeStyles();
  const [text, setText] = React.useState('');
  return (
    <div css={{ padding: space(3, 4, 1) }}>
      <SearchInput
        size="sm"
        aria-label={t('find')}
        placeholder={t('find')}
        value={text}
        onChange={({ target: { value } }) => {
          setText(value);
          React.startTransition(() => onChange(value));
        }}
        css={{ width: '100%' }}
      />
    </div>
  );
}

/** Layers of the map: first the visible ones, then the others by group, with a search field for names. */
export function LayerList({ widgetId, jimuMapView, settings, isOpen, locale, t }: LayerListProps) {
  const { type, space } = useThemeStyles();
  const filters = useFilters(widgetId);
  const { groups, missing } = useListing(jimuMapView, settings);
  const all = React.useMemo(() => groups.flatMap(({ layers }) => layers), [groups]);
  const [waiting, onSet] = useSharedFilters(widgetId, filters, all);
  const styles = useRasterStyles(widgetId, all);
  const { first, rest, on, isOn, hold } = useArrangement(groups, all, isOpen);
  const [unfolded, changeUnfolded] = useWidgetState(
    widgetId,
    settings.isUnfolded ? UNFOLDED_AT_FIRST : FOLDED_AT_FIRST
  );
  const [text, setText] = React.useState('');
  const [open, setOpen] = React.useState<string | null>(null);
  const planner = { widgetId, plannerId: settings.plannerWidgetId || undefined };
  const rows = { filters, styles, planner, all, open, locale, t, onOpen: setOpen };
  const isSearching = text.trim() !== '';
  const matchesSearch = (listed: ListedLayer) =>
    listSearchedNames(listed, locale, t).some((name) => containsName(name, text));
  const shown = first.filter(matchesSearch);
  const found = rest
    .map(({ group, layers }) => ({ group, layers: layers.filter(matchesSearch) }))
    .filter(({ layers }) => !isSearching || layers.length > 0);
  const toggleGroup = (group: ListedGroup['group']) =>
    changeUnfolded((before) =>
      before.includes(group) ? before.filter((one) => one !== group) : [...before, group]
    );
  /** Returns '5', or '1 of 5' when one of the layers was switched on in this list. */
  const formatCount = (layers: readonly ListedLayer[]) => {
    const count = layers.filter(isOn).length;
    return count === 0 ? String(layers.length) : t('countOf', { count, total: layers.length });
  };
  const shownCount = t('countOf', { count: on, total: all.length });
  return (
    <div css={{ display: 'grid', paddingBottom: space(2) }}>
      {waiting.map((one) => (
        <SetFilter key={one.listed.id} {...one} filters={filters} onSet={onSet} />
      ))}
      {styles.continuous.map((listed) => (
        <ContinuousRaster key={listed.id} listed={listed} onStretch={styles.setStretch} />
      ))}
      <LayerSearch t={t} onChange={setText} />
      {missing.length > 0 && (
        <Notice kind="warning" css={{ margin: space(1, 4), ...type.small }}>
          {t('missing', { titles: missing.map(({ title }) => translateText(title, locale)).join(', ') })}
        </Notice>
      )}
      {all.length === 0 && <p css={{ margin: space(1, 4) }}>{t('noLayers')}</p>}
      {all.length > 0 && shown.length + found.length === 0 && (
        <p css={{ margin: space(1, 4) }}>{t('noneFound')}</p>
      )}
      <div onPointerDownCapture={hold} onClickCapture={hold} onKeyDownCapture={hold}>
        {all.length > 0 && (!isSearching || shown.length > 0) && (
          <LayerGroup name={t('shown')} count={shownCount} countName={shownCount} isOpen="always">
            <LayerRows model={rows} layers={shown} />
          </LayerGroup>
        )}
        {found.map(({ group, layers }) => (
          <LayerGroup
            key={group}
            name={t(`group_${group}`)}
            count={formatCount(layers)}
            countName={t('layersIn', { count: formatCount(layers) })}
            isOpen={!isSearching ? unfolded.includes(group) : 'always'}
            onToggle={() => toggleGroup(group)}
          >
            {group === 'biochar' && !isSearching && (
              <ProjectLayers widgetId={widgetId} listed={all} locale={locale} t={t} />
            )}
            <LayerRows model={rows} layers={layers} />
          </LayerGroup>
        ))}
      </div>
    </div>
  );
}
