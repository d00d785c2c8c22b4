import { Segments } from 'widgets/shared-code/site-base';
import { BOARD_SCOPES } from 'widgets/shared-code/site-domain';
import type { BoardScope } from 'widgets/shared-code/site-domain';
import type { TextKey } from '../use-texts';
import { useTexts } from '../use-texts';

const LABELS: Readonly<Record<BoardScope, TextKey>> = {
  all: 'scopeAll',
  view: 'scopeView',
  filtered: 'scopeFiltered'
};

interface ScopeSwitchProps {
  readonly scope: BoardScope;
  onChange(scope: BoardScope): void;
}

/** Switch between the three scopes of a count. */
export function ScopeSwitch({ scope, onChange }: ScopeSwitchProps) {
  const t = useTexts();
  const options = BOARD_SCOPES.map((value) => ({ value, label: t(LABELS[value]) }));
  return <Segments label={t('scope')} options={options} value={scope} onChange={onChange} />;
}
