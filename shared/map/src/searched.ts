import { searchedSources, searchItems } from '@site/layers';

interface SearchWidget {
  readonly uri: string;
  readonly useDataSources?: readonly object[];
  readonly config: { readonly datasourceConfig: readonly { readonly useUtility?: object }[] };
}
interface Searching {
  readonly dataSources: Readonly<Record<string, { readonly type: string }>>;
  readonly widgets: Readonly<Record<string, SearchWidget>>;
}

/** An experience whose search looks in the layers that their pages name, beside the places it looks in already. */
export function withSearch<Config extends Searching>(config: Config): Config {
  const sources = searchedSources();
  const own = Object.entries(config.dataSources).filter(([, { type }]) => type !== 'FEATURE_LAYER');
  const widgets = Object.entries(config.widgets).map(([id, widget]) => {
    if (widget.uri !== 'widgets/common/search/') return [id, widget];
    const places = widget.config.datasourceConfig.filter(({ useUtility }) => useUtility);
    const used = sources.map((source) => ({ dataSourceId: source.id, mainDataSourceId: source.id }));
    const datasourceConfig = [...places, ...searchItems()];
    return [id, { ...widget, useDataSources: used, config: { ...widget.config, datasourceConfig } }];
  });
  return {
    ...config,
    dataSources: Object.fromEntries([...own, ...sources.map((source) => [source.id, source])]),
    widgets: Object.fromEntries(widgets)
  };
}
