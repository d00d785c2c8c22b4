import { RADIUS_UNITS } from 'widgets/shared-code/site-base';
import { isPosition } from 'widgets/shared-code/site-domain';
import type { BiocharAnalysisRequest } from 'widgets/shared-code/site-api';
import type { AnalysisLink } from 'widgets/shared-code/site-analysis';
import type { AnalysisReach, BiocharState } from './state';
import { requestAnalyses } from './state';

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

/** Parses the questions of a link. */
function parseQuestions(value: unknown): readonly BiocharAnalysisRequest[] | null {
  if (!Array.isArray(value) || value.length === 0 || value.length > 2) return null;
  const questions = value.map(parseQuestion).filter((one) => one !== null);
  return questions.length === value.length ? questions : null;
}

/** Lists the questions of the displayed analyses; null when there are none. */
function listQuestions({ kept, result, asking }: BiocharState): readonly BiocharAnalysisRequest[] | null {
  // Pending questions are part of the link too, so that a reload does not lose them.
  const next = asking.length > 0 ? asking : [result].filter((one) => one !== null);
  const first = kept === null || asking[0]?.keep ? [] : [kept];
  const shown = [...first, ...next].map(({ question }) => question);
  return shown.length === 0 ? null : shown;
}

/** The displayed analyses in a link, which requests them again when it is opened. */
export const ANALYSES_LINK: AnalysisLink<BiocharState, readonly BiocharAnalysisRequest[]> = {
  name: 'biochar',
  codec: { version: 1, read: parseQuestions },
  toLink: listQuestions,
  applyLink: (state, questions) => requestAnalyses(state, ...questions)
};
