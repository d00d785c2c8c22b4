import type { JimuMapView } from 'jimu-arcgis';
import { React } from 'jimu-core';
import { Button } from 'jimu-ui';
import { formatPosition, useThemeStyles } from 'widgets/shared-code/site-base';
import type { Parameters } from 'widgets/shared-code/site-base';
import { readTripRules } from 'widgets/shared-code/site-domain';
import { markerRecords } from 'widgets/shared-code/site-api';
import { PlaceSwitch } from 'widgets/shared-code/site-analysis';
import { SuggestField } from 'widgets/shared-code/site-records';
import type { PlanFactory, PlannerState, PlannerStateSetter } from '../state';
import { chooseFactory } from '../state';
import { useTexts } from '../use-texts';

interface FactoryFieldProps {
  readonly state: PlannerState;
  readonly serverUrl: string;
  /** Null without a map. */
  readonly view: JimuMapView | null;
  readonly parameters: Parameters;
  readonly error: string | null;
  readonly change: PlannerStateSetter;
}

/** Most factories that are listed for a text. */
const MAX_LISTED = 50;

/** Fetches the factories whose name, LGA or state contains a text, by name; all of them for an empty one. */
async function fetchFactories(
  serverUrl: string,
  search: string,
  signal: AbortSignal
): Promise<PlanFactory[]> {
  const { records } = await markerRecords.list(
    { markerType: 'Factory', sort: 'name', page: 1, limit: MAX_LISTED, ...(search && { search }) },
    { serverUrl, signal }
  );
  return records.map(({ name, latitude, longitude }) => ({ name, latitude, longitude }));
}

interface FactorySuggestion {
  /** The name, with the position when several factories have it. */
  readonly name: string;
  readonly factory: PlanFactory;
}

const listSuggestions = (factories: readonly PlanFactory[]): FactorySuggestion[] =>
  factories.map((factory) => {
    const { name, latitude, longitude } = factory;
    const isUnique = factories.every((other) => other === factory || other.name !== name);
    return { name: isUnique ? name! : `${name!} · ${formatPosition(latitude, longitude)}`, factory };
  });

/** Choice of the factory: by name, by a click on the map, or the one of the parameters. */
export function FactoryField({ state, serverUrl, view, parameters, error, change }: FactoryFieldProps) {
  const t = useTexts();
  const { type, space } = useThemeStyles();
  const found = React.useRef<readonly FactorySuggestion[]>([]);
  const [isOpen, setIsOpen] = React.useState(false);
  const { factory, factoryText, placing } = state;
  const { latitude, longitude } = factory ?? readTripRules(parameters).factory;
  const position = formatPosition(latitude, longitude);
  const named = factory === null ? t('factoryOfRules') : (factory.name ?? t('factoryOnMap'));
  const handleText = (text: string) => {
    const chosen = found.current.find(({ name }) => name === text);
    change((before) => (chosen ? chooseFactory(before, chosen.factory) : { ...before, factoryText: text }));
  };
  return (
    <div css={{ display: 'grid', gap: space(1.5) }}>
      <div css={{ display: 'flex', alignItems: 'center', gap: space(2), ...type.small }}>
        <span css={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {t('factoryIs', { name: named, position })}
        </span>
        {factory && (
          <Button size="sm" onClick={() => change((before) => chooseFactory(before, null))}>
            {t('factoryRestore')}
          </Button>
        )}
        <Button size="sm" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {t(isOpen ? 'factoryKeep' : 'factoryChange')}
        </Button>
      </div>
      {(isOpen || error !== null) && (
        <>
          <SuggestField
            label={t('factorySearch')}
            value={factoryText ?? factory?.name ?? ''}
            scope={serverUrl}
            error={error}
            failedText={t('factoriesFailed')}
            ask={async (text, signal) => {
              found.current = listSuggestions(await fetchFactories(serverUrl, text.trim(), signal));
              return found.current;
            }}
            onChange={handleText}
            onEnter={() => undefined}
          />
          {view && (
            <PlaceSwitch
              view={view}
              on={placing}
              label={t('factoryByClick')}
              hints={placing ? [t('factoryPrompt')] : []}
              centreLabel={t('factoryAtCentre')}
              onToggle={(on) => change((before) => ({ ...before, placing: on }))}
              onPick={(place) => change((before) => chooseFactory(before, { name: null, ...place }))}
            />
          )}
        </>
      )}
    </div>
  );
}
