import { Option, Select } from 'jimu-ui';
import { LabelledField, useThemeStyles } from 'widgets/shared-code/site-base';
import { findLgaByCode, findState, LGAS } from 'widgets/shared-code/site-domain';
import type { ImportRun } from 'widgets/shared-code/site-domain';
import { useTexts } from '../use-texts';
import type { DraftState } from './draft';

type UnknownLga = ImportRun['unknownLgas'][number];

/** Spellings that are shown at once; the others follow after the next check. */
const SHOWN_SPELLINGS = 20;

/** Returns the LGAs of a state; all of them for an unknown state. */
function listLgas(state: string) {
  const known = findState(state);
  return known === undefined ? LGAS : LGAS.filter((lga) => lga.state === known);
}

function SpellingChoice({ unknown, draft, update }: DraftState & { readonly unknown: UnknownLga }) {
  const t = useTexts();
  const { state, lga, nearest, rows } = unknown;
  const isSame = (spelling: { readonly state: string; readonly lga: string }) =>
    spelling.state === state && spelling.lga === lga;
  const chosen = draft.spellings.find(isSame)?.code ?? '';
  const suggested = nearest ? findLgaByCode(nearest) : undefined;
  const label = t('spelling', { lga, state, rows });
  const handleChange = (code: string) => {
    const others = draft.spellings.filter((spelling) => !isSame(spelling));
    update({ spellings: code === '' ? others : [...others, { state, lga, code }] });
  };
  return (
    <LabelledField label={label}>
      {(control) => (
        <Select
          {...control}
          aria-label={label}
          value={chosen}
          onChange={(_event, next) => handleChange(String(next))}
        >
          <Option value="">{t('notAssigned')}</Option>
          {suggested && (
            <Option value={suggested.code}>
              {t('suggested', { lga: suggested.name, state: suggested.state })}
            </Option>
          )}
          {listLgas(state)
            .filter(({ code }) => code !== suggested?.code)
            .map(({ code, name, state: ofState }) => (
              <Option key={code} value={code}>
                {`${name} (${ofState})`}
              </Option>
            ))}
        </Select>
      )}
    </LabelledField>
  );
}

/** Unknown spellings of LGAs, each with the LGA that is meant: for all rows, and for later imports. */
export function SpellingList({
  unknownLgas,
  ...state
}: DraftState & { readonly unknownLgas: readonly UnknownLga[] }) {
  const t = useTexts();
  const { space, type } = useThemeStyles();
  if (unknownLgas.length === 0) return null;
  const rest = unknownLgas.length - SHOWN_SPELLINGS;
  return (
    <section aria-label={t('spellings')} css={{ display: 'grid', gap: space(3) }}>
      <div>
        <h3 css={{ ...type.heading, margin: 0 }}>{t('spellings')}</h3>
        <span css={type.hint}>{t('spellingsHelp')}</span>
      </div>
      <div
        css={{
          display: 'grid',
          gap: space(3, 4),
          gridTemplateColumns: `repeat(auto-fill, minmax(min(${space(64)}, 100%), 1fr))`
        }}
      >
        {unknownLgas.slice(0, SHOWN_SPELLINGS).map((unknown) => (
          <SpellingChoice key={`${unknown.state} ${unknown.lga}`} unknown={unknown} {...state} />
        ))}
      </div>
      {rest > 0 && <span css={type.hint}>{t('moreSpellings', { count: rest })}</span>}
    </section>
  );
}
