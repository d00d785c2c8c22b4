import { React } from 'jimu-core';
import { Segments, useThemeStyles } from 'widgets/shared-code/site-base';
import { ErasuresTable } from './erasures-table';
import type { PageProps } from './page-props';
import { PersonSearch } from './person-search';
import { useTexts } from './use-texts';

/** Search for a person's data, and the earlier erasures, `pageSize` rows per page. */
export function PersonalDataPage({ pageSize, ...props }: PageProps & { readonly pageSize: number }) {
  const t = useTexts();
  const { space } = useThemeStyles();
  const [part, setPart] = React.useState<'person' | 'erasures'>('person');
  return (
    <>
      <div css={{ maxWidth: space(80), marginBottom: space(4) }}>
        <Segments<'person' | 'erasures'>
          label={t('part')}
          options={[
            { value: 'person', label: t('person') },
            { value: 'erasures', label: t('erasures') }
          ]}
          value={part}
          onChange={setPart}
        />
      </div>
      {part === 'person' ? <PersonSearch {...props} /> : <ErasuresTable pageSize={pageSize} {...props} />}
    </>
  );
}
