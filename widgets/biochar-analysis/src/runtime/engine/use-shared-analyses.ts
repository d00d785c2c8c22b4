import type { AddressCodec, AddressProblem, BiocharAnalysisRequest } from 'widgets/shared-code/site-core';
import { isPosition, RADIUS_UNITS, useAddressState } from 'widgets/shared-code/site-core';
import type { BiocharState, AnalysisReach } from '../state';
import { requestAnalyses } from '../state';
import type { BiocharStateSetter } from '../state';

type QuestionParts = Readonly<Record<string, unknown>>;

const isAmount = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

function parseReach({ radius, unit, minutes }: QuestionParts): AnalysisReach | null {
  const known = RADIUS_UNITS.find((one) => one === unit);
  if (isAmount(radius) && known) return { radius, unit: known };
  return isAmount(minutes) ? { minutes } : null;
}

/** Parses a question from an address; null when it is not valid. */
function parseQuestion(value: unknown): BiocharAnalysisRequest | null {
  if (typeof value !== 'object' || value === null) return null;
  const parts = value as QuestionParts;
  const { facilityId, latitude, longitude } = parts;
  const reach = parseReach(parts);
  if (reach === null) return null;
  if (typeof facilityId === 'string') return { facilityId, ...reach };
  return isAmount(latitude) && isAmount(longitude) && isPosition({ latitude, longitude })
    ? { latitude, longitude, ...reach }
    : null;
}

/** Codec of the displayed analyses in the address; opening it requests them again. */
export const analysesCodec: AddressCodec<readonly BiocharAnalysisRequest[]> = {
  version: 1,
  read: (value) => {
    if (!Array.isArray(value) || value.length === 0 || value.length > 2) return null;
    const questions = value.map(parseQuestion).filter((one) => one !== null);
    return questions.length === value.length ? questions : null;
  }
};

/**
 * Requests the analyses in the address, and keeps the address in sync.
 * @returns why the address could not be read; null otherwise.
 */
export function useSharedAnalyses(
  id: string,
  state: BiocharState,
  change: BiocharStateSetter
): AddressProblem | null {
  const { kept, result, asking } = state;
  // Pending questions are part of the address too, so that a reload does not lose them.
  const next = asking.length > 0 ? asking : [result].filter((one) => one !== null);
  const first = kept === null || asking[0]?.keep ? [] : [kept];
  const shown = [...first, ...next].map(({ question }) => question);
  return useAddressState(`biochar.${id}`, {
    state: shown.length === 0 ? null : shown,
    codec: analysesCodec,
    onRead: (read) => change((before) => requestAnalyses(before, ...read))
  });
}
