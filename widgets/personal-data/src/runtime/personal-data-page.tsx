import { Segments, useThemeStyles, useWidgetState } from 'widgets/shared-code/site-base';
import type { StatePiece } from 'widgets/shared-code/site-base';
import { ErasuresTable } from './erasures-table';
import type { PageProps } from './page-props';
import { PersonSearch } from './person-search';
import { useTexts } from './use-texts';

type Part = 'person' | 'erasures';
const PART: StatePiece<Part> = { key: 'part', initial: 'person' };

interface PersonalDataProps extends PageProps {
  readonly widgetId: string;
  readonly pageSize: number;
}

/** Search for a person's data, and the earlier erasures, `pageSize` rows per page. */
export function PersonalDataPage({ widgetId, pageSize, ...props }: PersonalDataProps) {
  const t = useTexts();
  const { space } = useThemeStyles();
  const [part, changePart] = useWidgetState(widgetId, PART);
  return (
    <>
      <div css={{ maxWidth: space(80), marginBottom: space(4) }}>
        <Segments<Part>
          label={t('part')}
          options={[
            { value: 'person', label: t('person') },
            { value: 'erasures', label: t('erasures') }
          ]}
          value={part}
          onChange={(next) => changePart(() => next)}
        />
      </div>
      {part === 'person' ? (
        <PersonSearch widgetId={widgetId} {...props} />
      ) : (
        <ErasuresTable pageSize={pageSize} {...props} />
      )}
    </>
  );
}
