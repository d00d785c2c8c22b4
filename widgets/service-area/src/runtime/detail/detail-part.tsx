import { hooks } from 'jimu-core';
import { MobilePanel } from 'jimu-ui';
import { Fit } from 'widgets/shared-code/site-core';
import { select, selectedArea } from '../state';
import { useServiceArea } from '../use-service-area';
import { useTexts } from '../use-texts';
import { Detail } from './detail';

/** The detail as a widget of its own: a card, or a bottom sheet on a phone; nothing while no area is picked. */
export function DetailPart({ toolId }: { readonly toolId: string }) {
  const t = useTexts();
  const small = hooks.useCheckSmallBrowserSizeMode();
  const { state, change } = useServiceArea(toolId);
  const area = selectedArea(state);
  if (!area) return null;
  if (!small)
    return (
      <Fit>
        <Detail area={area} change={change} framed />
      </Fit>
    );
  const name = `${t('area', { number: area.number })} · ${t('minutes', { minutes: area.minutes })}`;
  return (
    <MobilePanel title={name} onCloseBtnClicked={() => change((before) => select(before, null))}>
      <Detail area={area} change={change} framed={false} headless />
    </MobilePanel>
  );
}
