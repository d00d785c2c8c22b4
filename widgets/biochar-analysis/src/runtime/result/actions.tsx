import { Button } from 'jimu-ui';
import { Notice, useThemeStyles } from 'widgets/shared-code/site-base';
import { useParameters } from 'widgets/shared-code/site-tools';
import type { BiocharState, BiocharResult, BiocharStateSetter } from '../state';
import { requestAnalyses, unpinResult, pinResult } from '../state';
import { useTexts } from '../use-texts';

interface ActionsProps {
  readonly state: BiocharState;
  readonly result: BiocharResult;
  readonly change: BiocharStateSetter;
  readonly serverUrl: string;
}

/** Buttons to compare this result with the next one, or with the same place by drive time. */
export function Actions({ state, result, change, serverUrl }: ActionsProps) {
  const t = useTexts();
  const { space } = useThemeStyles();
  const { defaultDriveTime: minutes } = useParameters(serverUrl);
  const { analysis } = result;
  const isKept = state.kept?.id === result.id;
  const { latitude, longitude, facility } = analysis;
  const place = facility ? { facilityId: facility.id } : { latitude, longitude };
  return (
    <>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: space(2) }}>
        {state.kept ? (
          <Button size="sm" onClick={() => change(unpinResult)} css={{ minHeight: 32 }}>
            {t('dropKept')}
          </Button>
        ) : (
          <>
            <Button size="sm" onClick={() => change(pinResult)} css={{ minHeight: 32 }}>
              {t('keep')}
            </Button>
            {analysis.minutes === null && (
              <Button
                size="sm"
                onClick={() => change((before) => requestAnalyses(pinResult(before), { ...place, minutes }))}
                css={{ minHeight: 32 }}
              >
                {t('byRoad')}
              </Button>
            )}
          </>
        )}
      </div>
      {isKept && <Notice plain>{t('keepHint')}</Notice>}
    </>
  );
}
