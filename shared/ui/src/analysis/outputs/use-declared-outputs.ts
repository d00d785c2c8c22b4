import { React, ReactRedux } from 'jimu-core';
import type { DataSourceJson, IMState } from 'jimu-core';
import { buildOutputSource } from '@site/domain';
import type { ToolOutput, OutputText } from '@site/domain';

/** The props of a settings page that an output needs. */
interface OutputSettingProps {
  readonly id: string;
  readonly outputDataSources?: { readonly [index: number]: string; readonly length: number };
  onSettingChange(widgetJson: { id: string }, outputs?: DataSourceJson[]): void;
}

interface StoredSource {
  readonly label?: string;
  readonly geometryType?: string;
  readonly schema?: { readonly fields?: Readonly<Record<string, { readonly type?: string }>> };
}

/** Describes the records that a source may hold. Labels are left out: they belong to the app's author. */
const serializeSchema = ({ geometryType, schema }: StoredSource): string =>
  JSON.stringify([
    geometryType ?? null,
    Object.entries(schema?.fields ?? {})
      .map(([name, { type }]) => `${name} ${String(type)}`)
      .sort()
  ]);

/**
 * Declares the widget's output data sources in a settings page when the app lacks them or has different ones,
 * of the widget that this one was copied from or of an earlier version.
 * @param outputs empty for a part of a widget that makes no results.
 */
export function useDeclaredOutputs<Key extends string>(
  props: OutputSettingProps,
  outputs: readonly ToolOutput<Key>[],
  text: OutputText<Key>
): void {
  const { id, outputDataSources, onSettingChange } = props;
  const stored = ReactRedux.useSelector(
    (state: IMState) => (state.appStateInBuilder ?? state).appConfig?.dataSources
  ) as Readonly<Record<string, StoredSource>> | undefined;
  const wanted = outputs.map((output) => {
    const source = buildOutputSource(id, output, text);
    return { ...source, label: stored?.[source.id]?.label ?? source.label };
  });
  const declared = Array.from(outputDataSources ?? []);
  const isDeclared =
    declared.length === wanted.length &&
    wanted.every((source) => {
      const known = stored?.[source.id];
      return (
        declared.includes(source.id) &&
        known !== undefined &&
        serializeSchema(known) === serializeSchema(source)
      );
    });
  const sources = JSON.stringify(wanted);
  React.useEffect(() => {
    if (!isDeclared) onSettingChange({ id }, JSON.parse(sources) as DataSourceJson[]);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a page gets a new `onSettingChange` at every drawing
  }, [isDeclared, id, sources]);
}
