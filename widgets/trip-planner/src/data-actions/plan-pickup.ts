import type { DataRecordSet } from 'jimu-core';
import { changeWidgetState } from 'widgets/shared-code/site-base';
import { openTool, REQUESTED_AGENT, ToolAction } from 'widgets/shared-code/site-tools';

/** Fields that name the agent of a purchase or of an inventory. */
const AGENT_FIELDS = ['agentName', 'agent'] as const;

/** Plans the trips of the agent named by a record of any widget. */
export default class PlanPickup extends ToolAction<string> {
  protected read(record: DataRecordSet['records'][number]): string | null {
    const data = record.getData() as Readonly<Record<string, unknown>>;
    const named = AGENT_FIELDS.map((field) => data[field]);
    return (named.find((name) => typeof name === 'string' && name !== '') as string | undefined) ?? null;
  }

  protected handOver(agent: string): void {
    openTool(this.widgetId);
    changeWidgetState(this.widgetId, REQUESTED_AGENT, () => agent);
  }
}
