import type { MarkerType } from 'widgets/shared-code/site-base';
import { FORMS } from 'widgets/shared-code/site-domain';
import { getLayer, isRaster } from 'widgets/shared-code/site-map';
import { findKind } from '../kinds';
import type { PopupRow } from '../feature/rows';
import { listPictures, listRecordTabs, splitIdentifiers } from './record-rows';

const LAYERS: Readonly<Record<MarkerType, string>> = {
  Factory: 'factories',
  AP: 'access-points',
  Customer: 'customers',
  Logistics: 'logistics-depots',
  BiocharApplication: 'biochar-applications',
  BiocharPartner: 'biochar-partners'
};

const getLayerPage = (id: string) => {
  const definition = getLayer(id);
  if (isRaster(definition)) throw new Error(id);
  return definition.page;
};

/**
 * Names on the layers of fields that have another one there. The layer has one field per fuel; `_id` repeats the
 * id; kind and name are in the head.
 */
const LAYER_NAMES: Readonly<Record<string, readonly string[]>> = {
  gas: ['costPMS', 'costAGO'],
  _id: [],
  name: [],
  markerType: [],
  lga: ['LGA'],
  state: ['State']
};
/** The layer of applications has the LGA that is stored, without its state. */
const APPLICATION_NAMES: typeof LAYER_NAMES = { ...LAYER_NAMES, lga: ['lga'], state: [] };

/** The fields of the entity as named on its layer. */
const entityFields = (type: MarkerType) =>
  Object.keys(FORMS[type].edit.entity.shape).flatMap(
    (name) => (type === 'BiocharApplication' ? APPLICATION_NAMES : LAYER_NAMES)[name] ?? [name]
  );

const getKind = (type: MarkerType) => findKind(Object.keys(getLayerPage(LAYERS[type]).fields));
const factory = getKind('Factory').record!;
const createShownField = (name: string) => ({ name, label: name, holds: 'text' as const });

describe('popup of a record', () => {
  it.each(Object.keys(LAYERS) as MarkerType[])('[PP-04] shows every field of the entity of a %s', (type) => {
    const { record, alsoShown } = getKind(type);
    expect(record).toBe(layerPopup(LAYERS[type]));
    const there = [...alsoShown, record!.pictures];
    expect(entityFields(type).filter((name) => !there.includes(name))).toEqual([]);
  });

  it('omits the fields that a factory of its type does not have', () => {
    const fields = ['rawMaterials', 'biocharMaterials', 'inputRate'].map(createShownField);
    const listRowNames = (type: string) =>
      listRecordTabs(
        factory,
        fields,
        { markerType: 'Factory', type, rawMaterials: 'P1', biocharMaterials: null, inputRate: '0' },
        'en'
      ).flatMap(({ rows }) => rows.map(({ name }) => name));
    expect(listRowNames('FFB Mill')).toEqual(['rawMaterials']);
    expect(listRowNames('Biochar Facility')).toEqual(['biocharMaterials', 'inputRate']);
  });

  it("shows additional fields of the web map's popup at the end of the first tab with rows", () => {
    const tabs = listRecordTabs(
      factory,
      [createShownField('ours'), createShownField('status')],
      { ours: 'x', status: 'Active' },
      'en'
    );
    expect(tabs.map(({ name, rows }) => [name, rows.map((row) => row.name)])).toEqual([
      ['images', []],
      ['factoryDetails', ['status', 'ours']],
      ['productionDetails', []]
    ]);
  });

  it('has the identifiers apart from the other rows, in their order', () => {
    const rows = ['id', 'status', 'eventId'].map((name) => ({ name }) as PopupRow);
    const { others, identifiers } = splitIdentifiers(rows);
    expect(others.map(({ name }) => name)).toEqual(['status']);
    expect(identifiers.map(({ name }) => name)).toEqual(['id', 'eventId']);
  });

  it.each([
    ['/a.svg  https://b.test/c.jpg ', ['/a.svg', 'https://b.test/c.jpg']],
    ['', []],
    [null, []]
  ])('reads the pictures from %p', (text, urls) => {
    expect(listPictures(factory, { imageUrls: text })).toEqual(urls);
  });
});

function layerPopup(id: string) {
  return getLayerPage(id).layers[0]!.popup.record;
}
