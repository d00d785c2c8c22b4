import { React } from 'jimu-core';
import { Button, Checkbox, Radio, Switch } from 'jimu-ui';
import { formatMessage, useThemeStyles } from 'widgets/shared-code/site-base';
import type { Locale } from 'widgets/shared-code/site-base';
import { PROJECT_GROUPS } from 'widgets/shared-code/site-domain';
import type { ProjectGroup } from 'widgets/shared-code/site-domain';
import { translateText } from 'widgets/shared-code/site-map';
import { CheckList } from '../panel/check-list';
import type { ListedLayer } from '../use-layers';
import type { Texts } from '../use-texts';
import type { ProjectLayers as Project } from './use-project-layers';
import { useProjectLayers } from './use-project-layers';

interface ProjectLayersProps {
  readonly widgetId: string;
  readonly listed: readonly ListedLayer[];
  readonly locale: Locale;
  readonly t: Texts;
}

function Soil({ project, locale, t }: { project: Project; locale: Locale; t: Texts }) {
  const { weight, space } = useThemeStyles();
  const name = React.useId();
  const soils = project.items.offtake.filter(({ isSoil }) => isSoil);
  if (soils.length === 0) return null;
  return (
    <fieldset css={{ border: 0, margin: 0, padding: 0 }}>
      <legend css={{ fontWeight: weight.strong, padding: 0 }}>{t('soil')}</legend>
      {soils.map(({ id, label, visible }) => (
        <label key={id} css={{ display: 'flex', alignItems: 'center', gap: space(1.5), minHeight: 28 }}>
          <Radio
            name={name}
            checked={visible}
            aria-label={translateText(label, locale)}
            onChange={() => project.chooseSoil(id)}
          />
          <span aria-hidden="true">{translateText(label, locale)}</span>
        </label>
      ))}
      <Button
        size="sm"
        disabled={!soils.some(({ visible }) => visible)}
        onClick={() => project.chooseSoil(null)}
      >
        {formatMessage('layers.reset', locale)}
      </Button>
    </fieldset>
  );
}

/** The biochar project layers behind one switch: feedstock or offtake, each a list of checkboxes with All. */
export function ProjectLayers({ widgetId, listed, locale, t }: ProjectLayersProps) {
  const { weight, space, rule } = useThemeStyles();
  const id = React.useId();
  const project = useProjectLayers(widgetId, listed);
  const { shown, items } = project;
  if (PROJECT_GROUPS.every((group) => items[group].length === 0)) return null;
  const renderCheckList = (group: ProjectGroup) => {
    const listedItems = items[group].filter(({ isSoil }) => !isSoil);
    const labels = new Map(listedItems.map((item) => [item.id, item.label]));
    return (
      <CheckList
        title={t(`project_${group}`)}
        items={listedItems.map((item) => item.id)}
        checked={listedItems.filter(({ visible }) => visible).map((item) => item.id)}
        locale={locale}
        getLabel={(item) => translateText(labels.get(item) ?? item, locale)}
        onChange={(checked) => project.check(group, checked)}
      />
    );
  };
  return (
    <section aria-label={t('project')} css={{ borderTop: rule }}>
      <div
        css={{ display: 'flex', alignItems: 'center', gap: space(2), minHeight: 40, padding: space(0, 4) }}
      >
        <Switch
          id={id}
          checked={shown !== null}
          aria-label={t('project')}
          onChange={(_event, on: boolean) => project.turn(on)}
        />
        <label htmlFor={id} css={{ flex: 1, fontWeight: weight.strong }}>
          {t('project')}
        </label>
      </div>
      {shown && (
        <div css={{ display: 'grid', gap: space(3), padding: space(0, 4, 3) }}>
          <div role="group" aria-label={t('projectHint')} css={{ display: 'flex', gap: space(4) }}>
            {PROJECT_GROUPS.map((group) => (
              <label key={group} css={{ display: 'flex', alignItems: 'center', gap: space(1.5) }}>
                <Checkbox
                  checked={shown === group}
                  aria-label={t(`project_${group}`)}
                  onChange={() => project.toggleGroup(group)}
                />
                <span aria-hidden="true">{t(`project_${group}`)}</span>
              </label>
            ))}
          </div>
          {shown === 'offtake' && <Soil project={project} locale={locale} t={t} />}
          {renderCheckList(shown)}
        </div>
      )}
    </section>
  );
}
