import { React } from 'jimu-core';
import { Button, Loading, LoadingType, Option, Select } from 'jimu-ui';
import {
  BIOCHAR_FACILITY,
  LabelledField,
  Notice,
  useRequest,
  useThemeStyles
} from 'widgets/shared-code/site-base';
import { markerRecords } from 'widgets/shared-code/site-api';
import type { BiocharPlace } from '../state';
import { useTexts } from '../use-texts';

interface FacilityChoiceProps {
  readonly serverUrl: string;
  onChoose(place: BiocharPlace): void;
}

const fetchFacilities = async (serverUrl: string, signal: AbortSignal) =>
  (
    await markerRecords.list(
      { markerType: 'Factory', type: BIOCHAR_FACILITY, sort: 'name' },
      { serverUrl, signal }
    )
  ).records;

/** Choice of a biochar facility as the place, instead of a click on the map. */
export function FacilityChoice({ serverUrl, onChoose }: FacilityChoiceProps) {
  const t = useTexts();
  const { space } = useThemeStyles();
  const [chosen, setChosen] = React.useState('');
  const answer = useRequest([serverUrl], ([url], { signal }) => fetchFacilities(url, signal));
  if (answer.status === 'failed')
    return answer.fault.kind === 'refused' ? (
      <Notice kind="warning">{t('facilitiesRefused')}</Notice>
    ) : (
      <Notice kind="warning" onRetry={answer.retry}>
        {t('facilitiesFailed', { message: answer.fault.message })}
      </Notice>
    );
  const facilities = answer.last;
  if (!facilities)
    return <Loading type={LoadingType.Skeleton} text={t('facilitiesLoading')} css={{ height: 64 }} />;
  if (facilities.length === 0) return <Notice plain>{t('noFacilities')}</Notice>;
  const facility = facilities.find(({ id }) => id === chosen);
  return (
    <div css={{ display: 'grid', gap: space(2) }}>
      <LabelledField label={t('facility')}>
        {(control) => (
          <Select
            {...control}
            aria-label={t('facility')}
            placeholder={t('chooseFacility')}
            value={chosen}
            onChange={(_event, id: string) => setChosen(id)}
          >
            {facilities.map(({ id, name }) => (
              <Option key={id} value={id}>
                {name}
              </Option>
            ))}
          </Select>
        )}
      </LabelledField>
      <Button
        type="primary"
        disabled={!facility}
        onClick={() => {
          if (facility) {
            const { id, latitude, longitude } = facility;
            onChoose({ latitude, longitude, facilityId: id });
          }
        }}
      >
        {t('open')}
      </Button>
    </div>
  );
}
