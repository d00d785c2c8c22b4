import type { JimuMapView } from 'jimu-arcgis';
import { React } from 'jimu-core';
import { TextInput } from 'jimu-ui';
import type { Locale } from 'widgets/shared-code/site-core';
import { localText } from 'widgets/shared-code/site-map';
import { Notice, useLook } from 'widgets/shared-code/site-core';
import type { IMConfig } from '../config';
import { LayerRow } from './layer-row';
import { SetFilter } from './panel/set-filter';
import { ProjectLayers } from './project/project-layers';
import { useFilters } from './use-filters';
import type { ListedGroup } from './use-layers';
import { setVisible, titleOf, useListing } from './use-layers';
import { useSharedFilters } from './use-shared-filters';
import type { Texts } from './use-texts';

interface LayerListProps {
  readonly widgetId: string;
  readonly jimuMapView: JimuMapView;
  readonly config: IMConfig;
  readonly locale: Locale;
  readonly t: Texts;
}

/** The groups with the layers whose titles hold what is sought. */
function sought(groups: readonly ListedGroup[], text: string, locale: Locale): readonly ListedGroup[] {
  const wanted = text.trim().toLowerCase();
  return groups
    .map(({ group, layers }) => ({
      group,
      layers: layers.filter((listed) => titleOf(listed, locale).toLowerCase().includes(wanted))
    }))
    .filter(({ layers }) => layers.length > 0);
}

/** The map's layers by group, with a field to find one by its name. */
export function LayerList({ widgetId, jimuMapView, config, locale, t }: LayerListProps) {
  const { type, weight, space } = useLook();
  const filters = useFilters(widgetId);
  const { groups, missing } = useListing(jimuMapView, config);
  const all = React.useMemo(() => groups.flatMap(({ layers }) => layers), [groups]);
  const [waiting, onSet] = useSharedFilters(widgetId, filters, all);
  const [text, setText] = React.useState('');
  const [open, setOpen] = React.useState<string | null>(null);
  const found = sought(groups, text, locale);
  return (
    <div css={{ display: 'grid', gap: space(1), paddingBottom: space(2) }}>
      {waiting.map((one) => (
        <SetFilter key={one.listed.id} {...one} filters={filters} onSet={onSet} />
      ))}
      <div css={{ padding: space(3, 4, 2) }}>
        <TextInput
          size="sm"
          type="search"
          allowClear
          aria-label={t('find')}
          placeholder={t('find')}
          value={text}
          onChange={(event) => setText(event.target.value)}
          css={{ width: '100%' }}
        />
      </div>
      {missing.length > 0 && (
        <Notice kind="warning" css={{ margin: space(0, 4), ...type.small }}>
          {t('missing', { titles: missing.map(({ title }) => localText(title, locale)).join(', ') })}
        </Notice>
      )}
      {found.length === 0 && <p css={{ margin: space(0, 4) }}>{t(text === '' ? 'noLayers' : 'noneFound')}</p>}
      {found.map(({ group, layers }) => (
        <section key={group} aria-label={t(`group_${group}`)}>
          <h3
            css={{
              margin: space(2, 4, 1),
              ...type.hint,
              fontWeight: weight.strong
            }}
          >
            {t(`group_${group}`)}
          </h3>
          {group === 'biochar' && text === '' && (
            <ProjectLayers widgetId={widgetId} listed={all} locale={locale} t={t} />
          )}
          <ul css={{ listStyle: 'none', margin: 0, padding: 0 }}>
            {layers.map((listed) => (
              <LayerRow
                key={listed.id}
                listed={listed}
                filters={filters}
                isOpen={open === listed.id}
                planner={{ widgetId, plannerId: config.plannerWidgetId }}
                locale={locale}
                t={t}
                onShow={(visible) => setVisible(all, listed, visible)}
                onToggle={() => setOpen(open === listed.id ? null : listed.id)}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
