import { appConfigUtils, createIntl, DataSourceManager, dataSourceUtils, utils } from 'jimu-core';
import { initStore } from 'jimu-for-test';

describe('helpers of the framework', () => {
  it('replace text placeholders in a configuration, and leave unknown ones', () => {
    const config = {
      name: '${title}',
      widgets: {
        one: { label: 'To ${place}: ${gone}', url: '${appResourceUrl}/a.png', width: 3, layout: null }
      },
      pages: [{ label: '${title} 1' }]
    };
    const intl = createIntl({ locale: 'en', messages: { place: 'Uyo' } });
    const written = utils.replaceI18nPlaceholdersInObject(config, intl, { title: 'Mills', place: 'A place' });
    expect(written).toBe(config);
    expect(config).toEqual({
      name: 'Mills',
      widgets: { one: { label: 'To Uyo: ${gone}', url: '${appResourceUrl}/a.png', width: 3, layout: null } },
      pages: [{ label: 'Mills 1' }]
    });
  });

  it("resolve an app's resource URLs beside its configuration", () => {
    document.head.innerHTML = '<meta name="exb-app" content="/experiences/x/config.json">';
    const { processResourceUrl } = appConfigUtils;
    expect(processResourceUrl('${appResourceUrl}/images/widget_1/logo.png')).toBe(
      'http://localhost/experiences/x/resources/images/widget_1/logo.png'
    );
    expect(['https://y/logo.png', '', undefined, null].map(processResourceUrl)).toEqual([
      'https://y/logo.png',
      '',
      undefined,
      null
    ]);
  });

  it('create a data source from a layer definition', async () => {
    initStore();
    const { createDataSourceJsonByLayerDefinition } = dataSourceUtils.dataSourceJsonCreator;
    const url = 'http://x/FeatureServer/3';
    const definition = { id: 3, name: 'Wells', type: 'Feature Layer', geometryType: 'esriGeometryPoint' };
    const dataSourceJson = createDataSourceJsonByLayerDefinition('wells', definition, url);
    const source = await DataSourceManager.getInstance().createDataSource({ id: 'wells', dataSourceJson });
    expect([source.id, source.getLabel(), source.getGeometryType()]).toEqual([
      'wells',
      'Wells',
      'esriGeometryPoint'
    ]);
    expect(source.getDataSourceJson()).toMatchObject({ type: 'FEATURE_LAYER', url, layerId: '3' });
    expect(() => createDataSourceJsonByLayerDefinition('r', { type: 'Raster Layer' }, url)).toThrow(
      'is a Raster Layer'
    );
  });
});
