import { React } from 'jimu-core';
import { Option, Select } from 'jimu-ui';
import type { Locale, ParameterGroup, ParameterName } from 'widgets/shared-code/site-core';
import {
  DEFAULT_PARAMETERS,
  message,
  nameContains,
  Notice,
  PARAMETER_GROUPS,
  PARAMETER_NAMES,
  parameterLabel,
  SearchInput,
  SiteIcon,
  useLook
} from 'widgets/shared-code/site-core';
import { ParameterField } from './parameter-field';
import type { Editor } from './use-editor';
import { useTexts } from './use-texts';

const GROUPS = Object.keys(PARAMETER_GROUPS) as ParameterGroup[];

/** Returns the parameters of a group; the mill scope belongs to the service areas. */
const namesOf = (group: ParameterGroup): readonly ParameterName[] =>
  group === 'serviceArea' ? ['millScope', ...PARAMETER_GROUPS[group]] : PARAMETER_GROUPS[group];

const SHOWN = ['all', 'changed', 'edited'] as const;
type Shown = (typeof SHOWN)[number];

interface ParameterListProps {
  readonly editor: Editor;
  readonly locale: Locale;
}

/** The parameters in groups, with a search field. */
export function ParameterList({ editor, locale }: ParameterListProps) {
  const t = useTexts();
  const { type, space } = useLook();
  const [search, setSearch] = React.useState('');
  const [shown, setShown] = React.useState<Shown>('all');
  const words = search.trim().split(/\s+/);
  const isFound = (name: ParameterName) => {
    const text = `${parameterLabel(name, locale)} ${name}`;
    const isShown = {
      all: true,
      changed: editor.inForce.parameters[name] !== DEFAULT_PARAMETERS[name],
      edited: editor.edited.includes(name)
    };
    return isShown[shown] && words.every((word) => nameContains(text, word));
  };
  const groups = GROUPS.map((group) => ({ group, names: namesOf(group).filter(isFound) }));
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
          onChange={(_event, next) => setShown(next as Shown)}
          css={{ width: 'auto' }}
        >
          {SHOWN.map((one) => (
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
          <section
            key={group}
            aria-label={message(`parameterGroup.${group}`, locale)}
            css={{ marginBottom: space(6) }}
          >
            <h2 css={{ ...type.figure, margin: 0, marginBottom: space(3) }}>
              {message(`parameterGroup.${group}`, locale)}
            </h2>
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
        )
      )}
    </>
  );
}
