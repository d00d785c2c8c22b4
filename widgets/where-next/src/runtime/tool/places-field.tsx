import type { JimuMapView } from 'jimu-arcgis';
import { React } from 'jimu-core';
import { Button, TextArea } from 'jimu-ui';
import {
  formatPosition,
  IconButton,
  LabelledField,
  Notice,
  useLocale,
  useThemeStyles
} from 'widgets/shared-code/site-base';
import { roundDegrees } from 'widgets/shared-code/site-domain';
import type { LatLon } from 'widgets/shared-code/site-domain';
import { PlaceSwitch } from 'widgets/shared-code/site-analysis';
import type { NamedPlace, SitesState, SitesStateSetter } from '../state';
import { useTexts } from '../use-texts';
import type { Texts } from '../use-texts';
import { readPlaces } from './read-places';

interface PlacesFieldProps {
  readonly state: SitesState;
  readonly view: JimuMapView | null;
  readonly change: SitesStateSetter;
}

const addToForm = (state: SitesState, places: readonly NamedPlace[]): SitesState => ({
  ...state,
  form: { ...state.form, places: [...state.form.places, ...places] }
});

/** Adds a place that was picked on the map; it is numbered, since it has no name. */
export const addPickedPlace = (state: SitesState, { latitude, longitude }: LatLon, t: Texts): SitesState =>
  addToForm(state, [
    {
      name: t('pickedPlace', { number: state.form.places.length + 1 }),
      latitude: roundDegrees(latitude),
      longitude: roundDegrees(longitude)
    }
  ]);

/** A table to paste: rows that are no places are named, and stay in the field. */
function PlaceTable({ change }: Pick<PlacesFieldProps, 'change'>) {
  const t = useTexts();
  const locale = useLocale();
  const { space } = useThemeStyles();
  const [text, setText] = React.useState('');
  const [problems, setProblems] = React.useState<readonly string[]>([]);
  const add = () => {
    const table = readPlaces(text, locale, t);
    setProblems(table.places.length + table.problems.length === 0 ? [t('emptyTable')] : table.problems);
    if (table.problems.length === 0) setText('');
    if (table.places.length > 0) change((before) => addToForm(before, table.places));
  };
  return (
    <div css={{ display: 'grid', gap: space(2), justifyItems: 'start' }}>
      <LabelledField label={t('table')} help={t('tableHelp')} css={{ width: '100%' }}>
        {(control) => (
          <TextArea
            {...control}
            value={text}
            spellCheck={false}
            onChange={(event) => setText(event.target.value)}
            css={{ width: '100%', minHeight: 72 }}
          />
        )}
      </LabelledField>
      <Button size="sm" onClick={add} css={{ minHeight: 32 }}>
        {t('addPlaces')}
      </Button>
      {problems.length > 0 && (
        <Notice kind="error" css={{ width: '100%' }}>
          {problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </Notice>
      )}
    </div>
  );
}

/** The places in a list, each with a button that removes it. */
function PlaceList({ state, change }: Pick<PlacesFieldProps, 'state' | 'change'>) {
  const t = useTexts();
  const { type, space } = useThemeStyles();
  const { places } = state.form;
  const setPlaces = (next: readonly NamedPlace[]) =>
    change((before) => ({ ...before, form: { ...before.form, places: next } }));
  return (
    <div css={{ display: 'grid', gap: space(1) }}>
      <div css={{ ...type.hint, display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
        <span role="status">{t('placeCount', { count: places.length })}</span>
        {places.length > 1 && (
          <Button size="sm" type="tertiary" onClick={() => setPlaces([])}>
            {t('removeAllPlaces')}
          </Button>
        )}
      </div>
      <ul
        aria-label={t('places')}
        css={{ margin: 0, padding: 0, listStyle: 'none', maxHeight: 160, overflow: 'auto' }}
      >
        {places.map(({ name, latitude, longitude }, at) => (
          <li key={at} css={{ display: 'flex', alignItems: 'center', gap: space(2), ...type.small }}>
            <span css={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              {name} <span css={type.hint}>{formatPosition(latitude, longitude)}</span>
            </span>
            <IconButton
              name="close"
              label={t('removePlace', { name })}
              onClick={() => setPlaces(places.filter((_, index) => index !== at))}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Places as candidates: picked on the map, or rows of a table. */
export function PlacesField({ state, view, change }: PlacesFieldProps) {
  const t = useTexts();
  return (
    <>
      {view && (
        <PlaceSwitch
          view={view}
          on={state.placing}
          label={t('pickPlaces')}
          hints={state.placing ? [t('pickHint')] : []}
          centreLabel={t('pickCentre')}
          hasCentre
          onToggle={(placing) => change((before) => ({ ...before, placing }))}
          onPick={(place) => change((before) => addPickedPlace(before, place, t))}
        />
      )}
      <PlaceTable change={change} />
      {state.form.places.length > 0 && <PlaceList state={state} change={change} />}
    </>
  );
}
