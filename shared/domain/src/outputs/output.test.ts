import { buildOutputSource, createTextField } from './output';

const getText = (key: string) => `text of ${key}`;

describe('buildOutputSource', () => {
  const output = {
    key: 'areas',
    label: 'areas',
    geometryType: 'esriGeometryPolygon',
    fields: [createTextField('lga', 'lga')]
  } as const;

  it('declares records of a widget, with the id field first and labels in the language of the app', () => {
    const source = buildOutputSource('widget_31', output, getText);
    expect(source).toMatchObject({
      id: 'widget_31-areas',
      type: 'FEATURE_LAYER',
      label: 'text of areas',
      isOutputFromWidget: true,
      geometryType: 'esriGeometryPolygon'
    });
    const { idField, fields } = source.schema;
    expect(Object.keys(fields)).toEqual([idField, 'lga']);
    expect(fields.lga).toMatchObject({ alias: 'text of lga', esriType: 'esriFieldTypeString' });
    expect(fields[idField]).toMatchObject({ esriType: 'esriFieldTypeOID' });
  });

  it('has no geometry type for a table', () => {
    expect(buildOutputSource('widget_31', { ...output, geometryType: null }, getText)).not.toHaveProperty(
      'geometryType'
    );
  });
});
