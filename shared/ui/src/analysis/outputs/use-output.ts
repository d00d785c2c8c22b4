import { DataSourceManager, DataSourceStatus, React, ReactRedux } from 'jimu-core';
import type { DataSource, FeatureLayerDataSource, IMState } from 'jimu-core';
import { OUTPUT_ID, buildOutputId } from '@site/domain';
import type { ToolOutput } from '@site/domain';
import type { RecordShape } from '../../tables/export/geojson';

/**
 * A record of an output: its number, its field values by name (dates in epoch milliseconds) and its geometry.
 */
export interface OutputRow {
  readonly id: number;
  readonly values: Readonly<Record<string, number | string | null>>;
  /** In degrees (WGS 84); absent for a record of a table or without a known position. */
  readonly shape?: RecordShape;
}

function toCoordinates(shape: RecordShape): object | null {
  if ('rings' in shape) return { rings: shape.rings };
  if ('lines' in shape) return { paths: shape.lines };
  return shape.point && { x: shape.point[0], y: shape.point[1] };
}

/** Converts a geometry to the JSON of the ArcGIS REST services; undefined without a position. */
function toGeometryJson(shape: OutputRow['shape']): object | undefined {
  const coordinates = shape && toCoordinates(shape);
  return coordinates ? { ...coordinates, spatialReference: { wkid: 4326 } } : undefined;
}

function buildOutputRecord(
  source: FeatureLayerDataSource,
  { fields }: ToolOutput,
  { id, values, shape }: OutputRow
) {
  const named = fields.map(({ name }) => [name, values[name] ?? null]);
  const attributes = Object.fromEntries([[OUTPUT_ID, id], ...named]) as Record<string, unknown>;
  const geometry = toGeometryJson(shape);
  type Feature = Parameters<FeatureLayerDataSource['buildRecord']>[0];
  return source.buildRecord({ attributes, ...(geometry && { geometry }) } as Feature);
}

function setSourceStatus(source: DataSource, status: DataSourceStatus): void {
  source.setStatus(status);
  source.setCountStatus(status);
}

/** Sets the records of the source; with null it is not ready, which is its initial state. */
function updateSource(
  source: FeatureLayerDataSource,
  output: ToolOutput,
  rows: readonly OutputRow[] | null
): void {
  if (rows === null && source.getStatus() === DataSourceStatus.NotReady) return;
  source.setSourceRecords((rows ?? []).map((row) => buildOutputRecord(source, output, row)));
  setSourceStatus(source, rows === null ? DataSourceStatus.NotReady : DataSourceStatus.Unloaded);
}

/**
 * Keeps the output data source of a tool in step with its results, if the app declares one.
 * @param rows the same array as long as it holds the same records; null while there are no results.
 */
export function useOutput(toolId: string, output: ToolOutput, rows: readonly OutputRow[] | null): void {
  const id = buildOutputId(toolId, output);
  const isDeclared = ReactRedux.useSelector(({ appConfig }: IMState) =>
    // A copied widget may still name the original's sources, which it must not write to.
    Array.from(appConfig?.widgets?.[toolId]?.outputDataSources ?? []).includes(id)
  );
  React.useEffect(() => {
    if (!isDeclared) return undefined;
    let wanted = true;
    DataSourceManager.getInstance()
      .createDataSource(id)
      .then(
        (source) => wanted && updateSource(source as FeatureLayerDataSource, output, rows),
        (error: unknown) => console.error(`The records of ${id} could not be set.`, error)
      );
    return () => {
      wanted = false;
    };
  }, [isDeclared, id, output, rows]);
}
