import { Button } from 'jimu-ui';
import { Chip, formatNumber, IconButton, useLocale, useThemeStyles } from 'widgets/shared-code/site-base';
import { findBest } from '../scenario-view';
import { removeScenario, showScenario } from '../state';
import type { SitesScenario, SitesState, SitesStateSetter } from '../state';
import { useTexts } from '../use-texts';
import { formatGap, formatScenarioName } from '../words';

interface ScenarioTableProps {
  readonly state: SitesState;
  readonly change: SitesStateSetter;
}

interface RowProps extends ScenarioTableProps {
  readonly scenario: SitesScenario;
  readonly isBest: boolean;
}

/** A scenario: its name shows it. */
function Row({ scenario, state, isBest, change }: RowProps) {
  const t = useTexts();
  const locale = useLocale();
  const { sys, space, rule, weight } = useThemeStyles();
  const isShown = scenario.id === state.shownId;
  const name = formatScenarioName(scenario, state.scenarios[0]!, locale, t);
  const figure = { textAlign: 'right', padding: space(1.5, 0, 1.5, 2), whiteSpace: 'nowrap' } as const;
  const { counted } = scenario.answer;
  return (
    <tr
      css={{
        borderTop: rule,
        verticalAlign: 'baseline',
        fontWeight: isShown ? weight.strong : weight.regular,
        background: isShown ? sys.color.primary.light : undefined
      }}
    >
      <th scope="row" css={{ textAlign: 'left', fontWeight: 'inherit', paddingLeft: space(2) }}>
        <Button
          type="tertiary"
          size="sm"
          aria-pressed={isShown}
          onClick={() => change((before) => showScenario(before, scenario.id))}
          css={{
            padding: space(1, 1.5),
            minHeight: 32,
            font: 'inherit',
            color: 'inherit',
            justifyContent: 'flex-start',
            textAlign: 'left',
            whiteSpace: 'normal',
            overflowWrap: 'anywhere'
          }}
        >
          {name}
        </Button>
        {isBest && <Chip tone="success">{t('best')}</Chip>}
      </th>
      <td css={figure}>{formatNumber(counted.tonnes)}</td>
      <td css={figure}>{formatNumber(counted.costPerTonne)}</td>
      <td css={figure}>{formatGap(scenario, t) ?? t('gapUnknown')}</td>
      <td css={{ padding: space(0, 1) }}>
        <IconButton
          name="close"
          label={t('removeScenario', { name })}
          onClick={() => change((before) => removeScenario(before, scenario.id))}
        />
      </td>
    </tr>
  );
}

/** Up to four scenarios side by side, the best one marked; the name of one shows it below and on the map. */
export function ScenarioTable({ state, change }: ScenarioTableProps) {
  const t = useTexts();
  const { sys, type, weight, space } = useThemeStyles();
  const best = findBest(state.scenarios);
  const head = {
    ...type.small,
    fontWeight: weight.strong,
    color: sys.color.surface.backgroundHint,
    textAlign: 'right',
    padding: space(1.5, 0, 1.5, 2)
  } as const;
  return (
    <table
      aria-label={t('scenarios')}
      css={{ width: '100%', borderCollapse: 'collapse', fontFeatureSettings: '"tnum"' }}
    >
      <thead css={{ background: sys.color.surface.background }}>
        <tr>
          <th scope="col" css={{ ...head, textAlign: 'left', paddingLeft: space(3.5) }}>
            {t('scenario')}
          </th>
          {(['tonnesColumn', 'haulColumn', 'gapColumn'] as const).map((key) => (
            <th key={key} scope="col" css={head}>
              {t(key)}
            </th>
          ))}
          <td />
        </tr>
      </thead>
      <tbody>
        {state.scenarios.map((scenario) => (
          <Row
            key={scenario.id}
            scenario={scenario}
            state={state}
            isBest={scenario === best}
            change={change}
          />
        ))}
      </tbody>
    </table>
  );
}
