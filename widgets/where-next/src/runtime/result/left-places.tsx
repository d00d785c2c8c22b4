import { useThemeStyles } from 'widgets/shared-code/site-base';
import { FigureTable } from 'widgets/shared-code/site-analysis';
import type { SitesScenario } from '../state';
import { useTexts } from '../use-texts';
import { formatLeftReason, formatTonnes } from '../words';

/** Places that are left out, by their reasons. */
export function LeftPlaces({ scenario }: { readonly scenario: SitesScenario }) {
  const t = useTexts();
  const { type, space, rule } = useThemeStyles();
  const { leftByReason } = scenario.answer;
  if (leftByReason.length === 0) return null;
  return (
    <section aria-label={t('leftTitle')} css={{ borderTop: rule, padding: space(2.5, 3.5) }}>
      <h3 css={{ margin: 0, ...type.heading }}>{t('leftTitle')}</h3>
      <FigureTable
        caption={t('leftTitle')}
        columns={[{ key: 'tonnes', title: t('tonnesAYear') }]}
        rows={leftByReason.map(({ reason, count, tonnes }) => ({
          key: reason,
          label: formatLeftReason(reason, scenario, t),
          hint: t('placesOfTonnes', { count }),
          values: [tonnes === null ? t('unknown') : formatTonnes(tonnes)]
        }))}
      />
    </section>
  );
}
