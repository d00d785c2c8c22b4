import { React } from 'jimu-core';
import { Option, Select } from 'jimu-ui';
import { useThemeStyles } from 'widgets/shared-code/site-base';
import { readTripRules } from 'widgets/shared-code/site-domain';
import { DayChart } from 'widgets/shared-code/site-analysis';
import type { RoundsPlan, RoundsStateSetter } from '../state';
import { useTexts } from '../use-texts';
import { listVehicleRows, readRoundIndex } from './round-segments';
import type { SegmentColors } from './round-segments';

interface RoundsChartProps {
  readonly plan: RoundsPlan;
  /** True when the names of vehicles are above their rows, as there is no space beside. */
  readonly narrow: boolean;
  readonly change: RoundsStateSetter;
}

function useSegmentColors(): SegmentColors {
  const { surface, secondary } = useThemeStyles().sys.color;
  return {
    paper: surface.paper,
    ink: surface.paperText,
    offload: { fill: secondary.main, color: secondary.text }
  };
}

/** The vehicles of a working day with their rounds. */
export function RoundsChart({ plan, narrow, change }: RoundsChartProps) {
  const t = useTexts();
  const { space, sys } = useThemeStyles();
  const colors = useSegmentColors();
  const [chosen, setChosen] = React.useState(0);
  const days = (plan.answer.finish?.day ?? 0) + 1;
  const day = Math.min(chosen, days - 1);
  const rows = listVehicleRows(plan, day, colors, t);
  const title = t('timelineOf', { day: day + 1 });
  return (
    <>
      {days > 1 && (
        <div css={{ padding: space(2, 3.5, 0), maxWidth: 160 }}>
          <Select
            aria-label={t('dayChoice')}
            size="sm"
            value={String(day)}
            onChange={(_event, value: string) => setChosen(Number(value))}
          >
            {Array.from({ length: days }, (_, index) => (
              <Option key={index} value={String(index)}>
                {t('day', { day: index + 1 })}
              </Option>
            ))}
          </Select>
        </div>
      )}
      <DayChart
        rows={rows}
        hours={readTripRules(plan.set.parameters)}
        title={title}
        legend={[
          { label: t('legendDrive'), fill: sys.color.surface.paperHint },
          {
            label: t('legendLoad'),
            fill: `color-mix(in srgb, ${sys.color.surface.paperHint} 35%, ${colors.paper})`
          },
          { label: t('legendOffload'), fill: colors.offload.fill }
        ]}
        narrow={narrow}
        onChoose={(segment) => change((before) => ({ ...before, openRound: readRoundIndex(segment) }))}
      />
    </>
  );
}
