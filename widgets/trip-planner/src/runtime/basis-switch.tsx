import { Notice, Segments, useLocale, useThemeStyles } from 'widgets/shared-code/site-base';
import { formatRainProblem } from 'widgets/shared-code/site-domain';
import type { ResolvedBasis } from './plan-basis';
import type { PlannerState, PlannerStateSetter } from './state';
import { chooseDistance, DISTANCE_KINDS, retryRoads } from './state';
import { useTexts } from './use-texts';

interface BasisProps {
  readonly state: PlannerState;
  readonly resolved: ResolvedBasis;
  readonly change: PlannerStateSetter;
}

/** Choice of the distances from which everything about a plan is computed. */
export function BasisSwitch({ state, resolved, change }: BasisProps) {
  const t = useTexts();
  const value = resolved.basis?.distance ?? state.distance;
  const isUnknown = state.distance === 'road' && value === 'straight';
  const labels = { road: t(isUnknown ? 'byRoadUnknown' : 'byRoad'), straight: t('straightLine') };
  return (
    <Segments
      label={t('basis')}
      value={value}
      options={DISTANCE_KINDS.map((kind) => ({ value: kind, label: labels[kind] }))}
      onChange={(next) => change((before) => chooseDistance(before, next))}
    />
  );
}

/** State of the roads: being requested, or why they are not known and which distances are shown instead. */
export function BasisNotice({ state, resolved, change }: BasisProps) {
  const t = useTexts();
  const locale = useLocale();
  const { type } = useThemeStyles();
  const { basis, loading, fault } = resolved;
  if (loading)
    return (
      <p role="status" css={{ margin: 0, ...type.hint }}>
        {t(loading === 'dry' ? 'roadsLoading' : 'rainyLoading')}
      </p>
    );
  if (!fault) return null;
  const reason = formatRainProblem(fault, locale);
  const isAbsent = fault.code === 'season_not_available' || fault.kind === 'refused';
  // In a straight line that was chosen, only the comparison with the road is missing.
  const key =
    state.distance === 'straight'
      ? 'roadsMissing'
      : basis?.distance === 'road'
        ? 'rainyUnknown'
        : 'roadsUnknown';
  return (
    <Notice kind="warning" onRetry={isAbsent ? undefined : () => change(retryRoads)}>
      {t(key, { reason })}
    </Notice>
  );
}
