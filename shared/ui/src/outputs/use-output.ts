import { DataSourceManager, DataSourceStatus, React, ReactRedux } from 'jimu-core';
import type { DataSource, FeatureLayerDataSource, IMState } from 'jimu-core';
import { OUTPUT_ID, outputId } from '@site/domain';
import type { Output } from '@site/domain';
import type { LinesFeature, RingFeature } from '../export/geojson';

/** A record of an output: its number, what its fields hold by name (dates in epoch milliseconds), and its place. */
export interface OutputRow {
  readonly id: number;
  readonly values: Readonly<Record<string, number | string | null>>;
  /** In degrees (WGS 84); none for a record of a table, or one whose place is not known. */
  readonly shape?: Pick<RingFeature, 'rings'> | Pick<LinesFeature, 'lines'>;
}

/** A place as the ArcGIS REST services write it. */
function geometryOf(shape: OutputRow['shape']): object | undefined {
  if (shape === undefined) return undefined;
  const parts = 'rings' in shape ? { rings: shape.rings } : { paths: shape.lines };
  return { ...parts, spatialReference: { wkid: 4326 } };
}

function recordOf(source: FeatureLayerDataSource, { fields }: Output, { id, values, shape }: OutputRow) {
  const named = fields.map(({ name }) => [name, values[name] ?? null]);
  const attributes = Object.fromEntries([[OUTPUT_ID, id], ...named]) as Record<string, unknown>;
  const geometry = geometryOf(shape);
  type Feature = Parameters<FeatureLayerDataSource['buildRecord']>[0];
  return source.buildRecord({ attributes, ...(geometry && { geometry }) } as Feature);
}

function tell(source: DataSource, status: DataSourceStatus): void {
  source.setStatus(status);
  source.setCountStatus(status);
}

/** Gives the source its records; without any it is not ready, which is how it begins. */
function fill(source: FeatureLayerDataSource, output: Output, rows: readonly OutputRow[] | null): void {
  if (rows === null && source.getStatus() === DataSourceStatus.NotReady) return;
  source.setSourceRecords((rows ?? []).map((row) => recordOf(source, output, row)));
  tell(source, rows === null ? DataSourceStatus.NotReady : DataSourceStatus.Unloaded);
}

/**
 * Keeps the data source that comes out of a tool in step with its results, where the app declares one.
 * @param rows the same array as long as it holds the same records; null while there are no results.
 */
export function useOutput(toolId: string, output: Output, rows: readonly OutputRow[] | null): void {
  const id = outputId(toolId, output);
  const isDeclared = ReactRedux.useSelector(({ appConfig }: IMState) =>
    // The copy of a widget may still name the original's: that is not its own to write into.
    Array.from(appConfig?.widgets?.[toolId]?.outputDataSources ?? []).includes(id)
  );
  React.useEffect(() => {
    if (!isDeclared) return undefined;
    let wanted = true;
    DataSourceManager.getInstance()
      .createDataSource(id)
      .then(
        (source) => wanted && fill(source as FeatureLayerDataSource, output, rows),
        (error: unknown) => console.error(`${id} cannot be given its records.`, error)
      );
    return () => {
      wanted = false;
    };
  }, [isDeclared, id, output, rows]);
}
