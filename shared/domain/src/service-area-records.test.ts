import { AREA_FIGURE_NAMES, getAreaFigure } from './service-area-figures';
import { AREA_RECORD_KINDS } from './area-record-kinds';
import { getRecordKind } from './service-area-records';

describe('getRecordKind', () => {
  it('[BY-02] returns the records that a figure counts, and null for a price and a cost', () => {
    const kinds = Object.fromEntries(
      AREA_FIGURE_NAMES.map((name) => [name, getRecordKind(name, AREA_RECORD_KINDS)])
    );
    for (const name of AREA_FIGURE_NAMES)
      expect([name, kinds[name] === null]).toEqual([
        name,
        ['lga', 'driveTime'].includes(getAreaFigure(name).scope)
      ]);
    expect(kinds).toMatchObject({
      noOfMills: 'mills',
      totalTonsBought: 'purchases',
      totalAcres: 'oilPalmClusters',
      minigridsTotal: 'minigrids',
      oilPalmPFTotal: 'oilPalmProcessors',
      maizeLandSize2022: 'maize2022',
      maizeLandAvailableForBiochar: 'maize2023'
    });
  });

  it('[BY-08] returns null for a caller without read access to the records', () => {
    expect(getRecordKind('totalTonsBought', ['mills'])).toBeNull();
    expect(AREA_FIGURE_NAMES.filter((name) => getRecordKind(name, []) !== null)).toEqual([]);
  });
});
