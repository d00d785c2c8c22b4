import { formatNumber, useThemeStyles } from 'widgets/shared-code/site-base';
import { FigureTable } from 'widgets/shared-code/site-analysis';
import type { SitesScenario } from '../state';
import { useTexts } from '../use-texts';

/** Existing factories that have tonnes, before and after the sites are built. */
export function FactoryTable({ scenario }: { readonly scenario: SitesScenario }) {
  const t = useTexts();
  const { type, space, rule } = useThemeStyles();
  const { inputs, answer, factories } = scenario;
  if (inputs.existing === 'ignore') return null;
  const busy = answer.factories.filter(({ tonnesBefore, tonnes }) => tonnesBefore > 0 || tonnes > 0);
  return (
    <section aria-label={t('factories')} css={{ borderTop: rule, padding: space(2.5, 3.5) }}>
      <h3 css={{ margin: 0, ...type.heading }}>{t('factories')}</h3>
      {busy.length === 0 ? (
        <p css={{ margin: 0, ...type.hint }}>
          {t(factories.length === 0 ? 'noFactories' : 'noFactoryReached', { count: factories.length })}
        </p>
      ) : (
        <FigureTable
          caption={t('factories')}
          columns={[
            { key: 'before', title: t('before') },
            { key: 'after', title: t('after') }
          ]}
          rows={busy.map(({ factory, tonnesBefore, tonnes }) => ({
            key: factory.id,
            label: factory.name,
            values: [formatNumber(tonnesBefore), formatNumber(tonnes)]
          }))}
        />
      )}
    </section>
  );
}
