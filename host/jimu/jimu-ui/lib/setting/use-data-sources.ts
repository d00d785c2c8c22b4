import { DataSourceManager } from 'jimu-core';
import type { DataSource, DataSourceJson, IMState, IMUseDataSource, UseDataSource } from 'jimu-core';
import { useEffect, useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { namedIn } from '../../../jimu-core/lib/data-source/data-source-manager';
import { editedApp } from './edited-app';

/** A source of the app, and the one that it is a layer of; itself where it is none's. */
export type AppDataSource = DataSourceJson & { readonly rootId: string };

const withChildren = (json: DataSourceJson, rootId = json.id): AppDataSource[] => [
  { ...json, rootId },
  ...Object.values(json.childDataSourceJsons ?? {}).flatMap((child) => withChildren(child, rootId))
];

/**
 * The sources of the app that is set up, those of maps' layers too.
 * @param types those wanted; none means any.
 * @param widgetId what this widget makes itself is left out: it cannot read its own results.
 */
export function useAppDataSources(types: readonly string[], widgetId: string | undefined): AppDataSource[] {
  const { dataSources, widgets } = useSelector(editedApp);
  const outputs = widgets?.[widgetId ?? '']?.outputDataSources;
  const wanted = types.join(' ');
  return useMemo(() => {
    const own = Array.from(outputs ?? []);
    return Object.values((dataSources ?? {}) as Readonly<Record<string, DataSourceJson>>)
      .flatMap((json) => withChildren(json))
      .filter(({ id, type }) => (wanted === '' || wanted.split(' ').includes(type)) && !own.includes(id));
  }, [dataSources, outputs, wanted]);
}

/** A source as a widget's settings keep it. */
export const asUse = ({ id, rootId }: AppDataSource): UseDataSource => ({
  dataSourceId: id,
  mainDataSourceId: id,
  rootDataSourceId: rootId
});

/**
 * Creates the sources of a choice: settings ask the manager for what was chosen as soon as they are told of it. What one
 * cannot be created for is said where it is used.
 */
export async function created(ids: readonly string[]): Promise<void> {
  await Promise.allSettled(ids.map((id) => DataSourceManager.getInstance().createDataSource(id)));
}

export interface KnownSources {
  /** Those that are there, with their fields known. */
  readonly sources: readonly DataSource[];
  readonly failed: unknown;
}

/** The sources that settings name, created and with their fields; `failed` says why one could not be had. */
export function useKnownSources(uses: readonly IMUseDataSource[]): KnownSources {
  const [known, setKnown] = useState<KnownSources>({ sources: [], failed: null });
  const ids = uses.map(({ dataSourceId }) => dataSourceId).join(' ');
  // Another widget's settings may change the fields of what it makes.
  const named = useSelector((state: IMState) =>
    JSON.stringify(ids.split(' ').map((id) => namedIn(state, id)))
  );
  useEffect(() => {
    let wanted = true;
    const load = async (id: string) => {
      const source = await DataSourceManager.getInstance().createDataSource(id);
      await source.fetchSchema();
      return source;
    };
    Promise.all(ids.split(' ').filter(Boolean).map(load)).then(
      (sources) => wanted && setKnown({ sources, failed: null }),
      (failed: unknown) => wanted && setKnown({ sources: [], failed })
    );
    return () => {
      wanted = false;
    };
  }, [ids, named]);
  return known;
}
