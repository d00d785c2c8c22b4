import { hooks } from 'jimu-core';
import { Toasts, useThemeStyles, visuallyHidden } from 'widgets/shared-code/site-base';
import { RainSwitch, useLinkedParts } from 'widgets/shared-code/site-analysis';
import type { AnalysisPartProps } from 'widgets/shared-code/site-analysis';
import type { Settings } from '../../config';
import { Detail } from '../detail/detail';
import { getRainStatus, switchRain } from '../rainy-season';
import { removeArea, getSelectedTogether, startDrawing } from '../state';
import { AreaTable } from '../table/area-table';
import { TogetherDetail } from '../together/together-detail';
import { OverlapLegend } from '../together/overlap';
import { AreaList } from './area-list';
import { DriveTimeDialog } from './drive-time-dialog';
import { LimitDialog } from './limit-dialog';
import { AreaOverlay } from './map-overlay';
import { ToolHead } from './tool-head';
import type { AreaToolModel } from './use-area-tool';
import { useAreaTool } from './use-area-tool';

interface PartProps {
  readonly model: AreaToolModel;
}

/** The areas as a legend beside a linked table, otherwise as a table. */
function DrawnAreas({ model, hasTable }: PartProps & { readonly hasTable: boolean }) {
  const small = hooks.useCheckSmallBrowserSizeMode();
  const { state, shown, limits, change } = model;
  const { areas } = state;
  if (areas.length === 0) return null;
  if (!hasTable || small)
    return <AreaTable state={shown} maxAreas={limits.maxServiceAreas} change={change} framed={false} />;
  return (
    <>
      <AreaList
        areas={areas}
        selectedId={state.selectedId}
        onSelect={model.handleSelect}
        onRemove={(area) => change((before) => removeArea(before, area.id))}
      />
      <OverlapLegend state={shown} />
    </>
  );
}

interface SelectedDetailProps extends PartProps {
  readonly toolId: string;
  readonly serverUrl: string;
}

/** The detail of the selected area, or of all areas together. */
function SelectedDetail({ model, toolId, serverUrl }: SelectedDetailProps) {
  const { state, shown, selected, change } = model;
  const together = getSelectedTogether(shown);
  return (
    <>
      {selected && (
        <Detail
          area={selected}
          toolId={toolId}
          serverUrl={serverUrl}
          rain={getRainStatus(shown, selected)}
          change={change}
          place="inside"
        />
      )}
      {together && (
        <TogetherDetail
          answer={together}
          areas={state.areas}
          toolId={toolId}
          serverUrl={serverUrl}
          change={change}
          place="inside"
        />
      )}
    </>
  );
}

/** The tool: owns the state and handles everything that happens on the map. */
export function Tool(props: AnalysisPartProps<Settings>) {
  const { id, config, view, locale } = props;
  const { space } = useThemeStyles();
  const linked = useLinkedParts(id);
  const model = useAreaTool(props);
  const { state, limits, change } = model;
  return (
    <>
      <ToolHead config={config} view={view} model={model} />
      <div css={{ padding: space(0, 4, 3) }}>
        <RainSwitch on={state.rainy.on} onChange={(next) => change((before) => switchRain(before, next))} />
      </div>
      <DrawnAreas model={model} hasTable={linked.includes('table')} />
      {!linked.includes('detail') && (
        <SelectedDetail model={model} toolId={id} serverUrl={config.serverUrl} />
      )}
      <div role="status" css={visuallyHidden}>
        {model.news}
      </div>
      <Toasts />
      <DriveTimeDialog
        place={state.pending}
        limits={limits}
        locale={locale}
        onSet={(minutes) =>
          change((before) => (before.pending ? startDrawing(before, before.pending, minutes) : before))
        }
        onClose={model.closeDialog}
      />
      <LimitDialog
        isOpen={state.limitReached}
        limit={limits.maxServiceAreas}
        locale={locale}
        onClose={() => change((before) => ({ ...before, limitReached: false }))}
      />
      <AreaOverlay
        view={view}
        drawing={state.drawing}
        failed={state.failed}
        locale={locale}
        longest={limits.maxDriveTime}
        onRetry={(again) => change((before) => startDrawing(before, again, again.minutes))}
        onDismiss={() => change((before) => ({ ...before, failed: null }))}
      />
    </>
  );
}
