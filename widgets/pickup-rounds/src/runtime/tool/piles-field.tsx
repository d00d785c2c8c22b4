import { Button, MultiSelect } from 'jimu-ui';
import { Notice, Segments, useThemeStyles } from 'widgets/shared-code/site-base';
import type { LocatedPile } from 'widgets/shared-code/site-domain';
import { openTool } from 'widgets/shared-code/site-tools';
import { formatTonnes } from '../words';
import { PILE_SOURCES } from '../state';
import type { PileSource, RoundsForm } from '../state';
import { useTexts } from '../use-texts';
import type { Texts } from '../use-texts';
import { findPilesProblem } from './read-form';

interface PilesFieldProps {
  readonly all: readonly LocatedPile[];
  readonly form: Pick<RoundsForm, 'source' | 'agents'>;
  /** Null while the visible part of the map or the shape is not known. */
  readonly chosen: readonly LocatedPile[] | null;
  readonly hasMap: boolean;
  readonly hasPlan: boolean;
  readonly measureWidgetId: string;
  readonly error: string | null;
  onChange(change: Partial<Pick<RoundsForm, 'source' | 'agents'>>): void;
}

/** Sums tonnes; piles of unknown weight add nothing and are counted. */
function sumPiles(piles: readonly LocatedPile[]) {
  const weighed = piles.flatMap(({ tonnesPurchased }) => tonnesPurchased ?? []);
  return { tonnes: weighed.reduce((sum, one) => sum + one, 0), unweighed: piles.length - weighed.length };
}

/** Returns '12 piles, 34.2 t' and how many have no weight. */
function formatPiles(piles: readonly LocatedPile[], t: Texts): string {
  const { tonnes, unweighed } = sumPiles(piles);
  const text = t('piles', { count: piles.length, tonnes: formatTonnes(tonnes) });
  return unweighed === 0 ? text : `${text}; ${t('unweighed', { count: unweighed })}`;
}

function AgentChoice({ all, form, onChange }: Pick<PilesFieldProps, 'all' | 'form' | 'onChange'>) {
  const t = useTexts();
  const names = [...new Set(all.flatMap(({ agentName }) => agentName ?? []))].sort((one, other) =>
    one.localeCompare(other)
  );
  const items = names.map((name) => ({
    value: name,
    label: `${name} · ${formatPiles(
      all.filter(({ agentName }) => agentName === name),
      t
    )}`
  }));
  return (
    <MultiSelect
      aria-label={t('agents')}
      placeholder={t('chooseAgents')}
      items={items}
      values={form.agents.filter((name) => names.includes(name))}
      displayByValues={(values) =>
        values.length > 2 ? t('agentCount', { count: values.length }) : values.join(', ')
      }
      onChange={(_value, values) => onChange({ agents: values.map(String) })}
    />
  );
}

/** Choice of the piles to fetch: of agents, in the map, in the shape drawn on it, or of the plan. */
export function PilesField(props: PilesFieldProps) {
  const { all, form, chosen, hasMap, hasPlan, measureWidgetId, error, onChange } = props;
  const t = useTexts();
  const { type, weight, space } = useThemeStyles();
  const { source } = form;
  const isOffered = { agents: true, view: hasMap, shape: hasMap, plan: hasPlan };
  const sources = PILE_SOURCES.filter((one) => isOffered[one]);
  const tooMany = chosen !== null && chosen.length > 0 ? findPilesProblem(chosen, t) : null;
  const problem = error ?? tooMany;
  return (
    <div role="group" aria-label={t('pilesLabel')} css={{ display: 'grid', gap: space(2) }}>
      <span aria-hidden="true" css={{ fontWeight: weight.medium }}>
        {t('pilesLabel')}
      </span>
      {sources.length > 1 && (
        <Segments<PileSource>
          label={t('pileSource')}
          options={sources.map((value) => ({ value, label: t(value) }))}
          value={source}
          onChange={(next) => onChange({ source: next })}
        />
      )}
      {source === 'agents' && <AgentChoice all={all} form={form} onChange={onChange} />}
      {source === 'shape' && chosen === null && (
        <div css={{ ...type.hint, display: 'grid', gap: space(2), justifyItems: 'start' }}>
          {t('noShape')}
          {measureWidgetId !== '' && (
            <Button size="sm" onClick={() => openTool(measureWidgetId)} css={{ minHeight: 32 }}>
              {t('drawShape')}
            </Button>
          )}
        </div>
      )}
      {chosen !== null && (source !== 'agents' || chosen.length > 0) && (
        <span role="status" css={type.hint}>
          {formatPiles(chosen, t)}
        </span>
      )}
      {problem !== null && (
        <Notice kind="error" plain>
          {problem}
        </Notice>
      )}
    </div>
  );
}
