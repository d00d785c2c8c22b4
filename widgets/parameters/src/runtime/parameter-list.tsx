import { React } from 'jimu-core';
import { Option, Select } from 'jimu-ui';
import {
  DEFAULT_PARAMETERS,
  formatMessage,
  Notice,
  PARAMETER_GROUPS,
  PARAMETER_NAMES,
  SearchInput,
  SiteIcon,
  useThemeStyles
} from 'widgets/shared-code/site-base';
import type { Locale, ParameterGroup, ParameterName } from 'widgets/shared-code/site-base';
import { containsName, getParameterLabel } from 'widgets/shared-code/site-domain';
import { getExplanationKey } from './get-explanation-key';
import { ParameterField } from './parameter-field';
import type { Editor } from './use-editor';
import { useTexts } from './use-texts';

const GROUPS = Object.keys(PARAMETER_GROUPS) as ParameterGroup[];

/** Returns the parameters of a group; the mill scope belongs to the service areas. */
const listNames = (group: ParameterGroup): readonly ParameterName[] =>
  group === 'serviceArea' ? ['millScope', ...PARAMETER_GROUPS[group]] : PARAMETER_GROUPS[group];

const PARAMETER_FILTERS = ['all', 'changed', 'edited'] as const;
type ParameterFilter = (typeof PARAMETER_FILTERS)[number];

interface ParameterListProps {
  readonly editor: Editor;
  readonly locale: Locale;
}

interface ParameterSectionProps extends ParameterListProps {
  readonly group: ParameterGroup;
  readonly names: readonly ParameterName[];
}

function ParameterSection({ group, names, editor, locale }: ParameterSectionProps) {
  const { type, space } = useThemeStyles();
  const title = formatMessage(`parameterGroup.${group}`, locale);
  return (
    <section aria-label={title} css={{ marginBottom: space(6) }}>
      <h2 css={{ ...type.figure, margin: 0, marginBottom: space(3) }}>{title}</h2>
      <div
        css={{
          display: 'grid',
          gap: space(3),
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))'
        }}
      >
        {names.map((name) => (
          <ParameterField key={name} name={name} editor={editor} locale={locale} />
        ))}
      </div>
    </section>
  );
}

/** The parameters in groups, with a search field. */
export function ParameterList({ editor, locale }: ParameterListProps) {
  const t = useTexts();
  const { type, space } = useThemeStyles();
  const [search, setSearch] = React.useState('');
  const [shown, setShown] = React.useState<ParameterFilter>('all');
  const words = search.trim().split(/\s+/);
  const isListed = (group: ParameterGroup, name: ParameterName) => {
    const title = formatMessage(`parameterGroup.${group}`, locale);
    const text = [getParameterLabel(name, locale), t(getExplanationKey(name)), title, name].join(' ');
    const isShown = {
      all: true,
      changed: editor.inForce.parameters[name] !== DEFAULT_PARAMETERS[name],
      edited: editor.edited.includes(name)
    };
    return isShown[shown] && words.every((word) => containsName(text, word));
  };
  const groups = GROUPS.map((group) => ({
    group,
    names: listNames(group).filter((name) => isListed(group, name))
  }));
  const count = groups.reduce((sum, { names }) => sum + names.length, 0);
  return (
    <>
      <div
        role="search"
        css={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: space(3),
          marginBottom: space(4)
        }}
      >
        <SearchInput
          aria-label={t('search')}
          placeholder={t('search')}
          value={search}
          prefix={<SiteIcon name="search" />}
          onChange={(event) => setSearch(event.target.value)}
          css={{ flex: '1 1 0', minWidth: 180, maxWidth: 320 }}
        />
        <Select
          aria-label={t('shown')}
          value={shown}
          onChange={(_event, next) => setShown(next as ParameterFilter)}
          css={{ width: 'auto' }}
        >
          {PARAMETER_FILTERS.map((one) => (
            <Option key={one} value={one}>
              {t(`shown_${one}`)}
            </Option>
          ))}
        </Select>
        <span role="status" css={type.hint}>
          {t('found', { count, total: PARAMETER_NAMES.length })}
        </span>
      </div>
      {count === 0 && <Notice plain>{t('nothingFound')}</Notice>}
      {groups.map(({ group, names }) =>
        names.length === 0 ? null : (
          <ParameterSection key={group} group={group} names={names} editor={editor} locale={locale} />
        )
      )}
    </>
  );
}
