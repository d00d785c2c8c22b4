import { React } from 'jimu-core';
import type { Locale } from 'widgets/shared-code/site-core';
import { Segments, useLook } from 'widgets/shared-code/site-core';
import { ErasuresTable } from './erasures-table';
import { PersonSearch } from './person-search';
import { useTexts } from './use-texts';

export interface PageProps {
  readonly serverUrl: string;
  readonly locale: Locale;
}

/** A person's data, and what was taken out before. */
export function PersonalDataPage(props: PageProps) {
  const t = useTexts();
  const { space } = useLook();
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
      {part === 'person' ? <PersonSearch {...props} /> : <ErasuresTable {...props} />}
    </>
  );
}
