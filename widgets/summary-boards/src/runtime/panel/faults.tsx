import { Notice, useThemeStyles } from 'widgets/shared-code/site-base';
import type { BoardQuestion } from '../boards/board';
import type { LayerAnswer, LayerFault } from '../data/fetch-layer-answer';
import type { Texts } from '../use-texts';
import { useTexts } from '../use-texts';

/** Explains what went wrong with a layer, and who can fix it. */
export function faultText(fault: LayerFault, layer: string, t: Texts): string {
  switch (fault.kind) {
    case 'missing':
      return t('missing', { layer });
    case 'field':
      return t('missingField', { layer, field: fault.field });
    case 'refused':
      return t('refused', { layer });
    case 'failed':
      return t('failed', { layer, message: fault.message });
  }
}

interface FaultsProps {
  readonly questions: readonly BoardQuestion[];
  readonly answers: readonly LayerAnswer[];
  /** Label of the layer of each question. */
  readonly names: readonly string[];
  onRetry(): void;
}

/** Lists why layers could not be counted, once per layer. */
export function Faults({ questions, answers, names, onRetry }: FaultsProps) {
  const { space } = useThemeStyles();
  const t = useTexts();
  const texts = answers.flatMap(({ fault }, at) => {
    const first = questions.findIndex(({ layer }) => layer === questions[at]!.layer) === at;
    return fault && first ? [faultText(fault, names[at]!, t)] : [];
  });
  if (texts.length === 0) return null;
  // A retry does not help when the account has no access.
  const isWorthAsking = answers.some(({ fault }) => fault && fault.kind !== 'refused');
  return (
    <Notice kind="warning" onRetry={isWorthAsking ? onRetry : undefined} css={{ margin: space(0, 3.5, 3) }}>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Notice>
  );
}
