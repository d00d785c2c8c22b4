import { DataSourceManager } from 'jimu-core';
import type { DataSource, DataSourceJson, IMState, IMUseDataSource, UseDataSource } from 'jimu-core';
import { useEffect, useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { findConfigured } from '../../../jimu-core/lib/data-source/data-source-manager';
import { getEditedApp } from './edited-app';

/** A source of the app, and the source that it is a layer of; itself for one that is not a layer. */
export type AppDataSource = DataSourceJson & { readonly rootId: string };

const withChildren = (json: DataSourceJson, rootId = json.id): AppDataSource[] => [
  { ...json, rootId },
  ...Object.values(json.childDataSourceJsons ?? {}).flatMap((child) => withChildren(child, rootId))
];

/**
 * Returns the sources of the edited app, including the layers of maps.
 * @param types wanted types; empty for any.
 * @param widgetId widget whose own outputs are omitted, because it cannot read them.
 */
export function useAppDataSources(types: readonly string[], widgetId: string | undefined): AppDataSource[] {
  const { dataSources, widgets } = useSelector(getEditedApp);
  const outputs = widgets?.[widgetId ?? '']?.outputDataSources;
  const wanted = types.join(' ');
  return useMemo(() => {
    const own = Array.from(outputs ?? []);
    return Object.values((dataSources ?? {}) as Readonly<Record<string, DataSourceJson>>)
      .flatMap((json) => withChildren(json))
      .filter(({ id, type }) => (wanted === '' || wanted.split(' ').includes(type)) && !own.includes(id));
  }, [dataSources, outputs, wanted]);
}

/** Returns a source as a widget's settings store it. */
export const toUseDataSource = ({ id, rootId }: AppDataSource): UseDataSource => ({
  dataSourceId: id,
  mainDataSourceId: id,
  rootDataSourceId: rootId
});

/**
 * Creates the selected sources, because settings read them from the manager as soon as they are notified. An
 * error is shown where the source is used.
 */
export async function createSources(ids: readonly string[]): Promise<void> {
  await Promise.allSettled(ids.map((id) => DataSourceManager.getInstance().createDataSource(id)));
}

export interface KnownSources {
  /** The created sources whose fields are known. */
  readonly sources: readonly DataSource[];
  readonly failed: unknown;
}

/**
 * Returns the sources that settings name, created and with their fields; `failed` is the error of one that
 * could not be loaded.
 */
export function useKnownSources(uses: readonly IMUseDataSource[]): KnownSources {
  const [known, setKnown] = useState<KnownSources>({ sources: [], failed: null });
  const ids = uses.map(({ dataSourceId }) => dataSourceId).join(' ');
  // The settings of another widget may change the fields of its output.
  const named = useSelector((state: IMState) =>
    JSON.stringify(ids.split(' ').map((id) => findConfigured(state, id)))
  );
  useEffect(() => {
    let wanted = true;
    const loadSource = async (id: string) => {
      const source = await DataSourceManager.getInstance().createDataSource(id);
      await source.fetchSchema();
      return source;
    };
    Promise.all(ids.split(' ').filter(Boolean).map(loadSource)).then(
      (sources) => wanted && setKnown({ sources, failed: null }),
      (failed: unknown) => wanted && setKnown({ sources: [], failed })
    );
    return () => {
      wanted = false;
    };
  }, [ids, named]);
  return known;
}
