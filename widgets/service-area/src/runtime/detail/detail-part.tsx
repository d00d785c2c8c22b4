import { hooks, React } from 'jimu-core';
import { Fit, useResultTurn } from 'widgets/shared-code/site-core';
import { selectedArea } from '../state';
import { useServiceArea } from '../use-service-area';
import { useTexts } from '../use-texts';
import { Detail } from './detail';

/** Whether the detail is collapsed: it is when another result is opened, until it is opened itself or another area picked. */
function useFolding(id: string, areaId: number | undefined): [boolean, (folded: boolean) => void] {
  const [folded, setFolded] = React.useState(false);
  const takeTurn = useResultTurn(id, () => setFolded(true));
  const fold = React.useCallback(
    (next: boolean) => {
      setFolded(next);
      if (!next) takeTurn();
    },
    [takeTurn]
  );
  React.useEffect(() => {
    if (areaId !== undefined) fold(false);
  }, [areaId, fold]);
  return [folded, fold];
}

/** The detail as a widget of its own: a card, or a bottom sheet on a phone; nothing while no area is picked. */
export function DetailPart({ id, toolId }: { readonly id: string; readonly toolId: string }) {
  const t = useTexts();
  const small = hooks.useCheckSmallBrowserSizeMode();
  const { state, change } = useServiceArea(toolId);
  const area = selectedArea(state);
  const [folded, fold] = useFolding(id, area?.id);
  if (!area) return null;
  const folding = { folded, foldLabel: t('foldDetail'), unfoldLabel: t('unfoldDetail'), onFold: fold };
  return small ? (
    <Detail area={area} change={change} place="sheet" />
  ) : (
    <Fit>
      <Detail area={area} change={change} place="card" folding={folding} />
    </Fit>
  );
}
