import { PLOT_FAULT_CODES } from '@site/domain';
import type { PlotCheckSummary } from '@site/domain';
import type { StoredPlotCheck } from '@site/domain/src/plots';

/** Returns the checks that found something on some of the plots, or were not made, in the order of the checks. */
export function summariseChecks(checks: readonly StoredPlotCheck[]): PlotCheckSummary[] {
  return PLOT_FAULT_CODES.map((code) => ({
    code,
    found: checks.filter(({ faults }) => faults.some((fault) => fault.code === code)).length,
    unchecked: checks.filter(({ unchecked }) => unchecked.includes(code)).length
  })).filter(({ found, unchecked }) => found > 0 || unchecked > 0);
}
