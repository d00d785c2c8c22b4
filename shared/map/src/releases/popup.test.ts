import type { JimuMapView } from 'jimu-arcgis';
import Graphic from 'esri/Graphic';
import type MapView from 'esri/views/MapView';
import { closePopup, openPopup, findPopupElement, listPopupFeatures } from './popup';

const asked: unknown[] = [];
beforeEach(() => asked.splice(0));

const recordCall = (what: string) => (options?: object) => {
  asked.push([what, options]);
  return Promise.resolve();
};
const view = { openPopup: recordCall('view opens'), closePopup: recordCall('view closes') };
const component = { openPopup: recordCall('component opens'), closePopup: recordCall('component closes') };
/** Map views of each release. */
const of119 = { view } as unknown as JimuMapView;
const of120 = (mapComponent: object) => ({ view, mapComponent }) as unknown as JimuMapView;

describe('the popup', () => {
  it('is opened and closed by the view without a component (1.19)', async () => {
    await openPopup(of119, { title: 'Well' });
    closePopup(of119);
    expect(asked).toEqual([
      ['view opens', { title: 'Well', shouldFocus: true }],
      ['view closes', undefined]
    ]);
  });

  it('is opened and closed by the component (from 1.20)', async () => {
    await openPopup(of120(component), { title: 'Well' });
    closePopup(of120(component));
    expect(asked).toEqual([
      ['component opens', { title: 'Well', shouldFocus: true }],
      ['component closes', undefined]
    ]);
  });

  it('is created first by a component that has not created it yet', async () => {
    const map = {
      ...component,
      popupComponentEnabled: false,
      get updateComplete(): Promise<unknown> {
        return Promise.resolve().then(() => asked.push(`enabled: ${this.popupComponentEnabled}`));
      }
    };
    await openPopup(of120(map), {});
    expect(asked).toEqual(['enabled: true', ['component opens', { shouldFocus: true }]]);
  });

  it('is an element from 1.21, and null before', () => {
    const element = document.createElement('arcgis-popup');
    const of121 = { view, mapComponent: component, getPopupElement: () => element } as unknown as JimuMapView;
    expect(findPopupElement(of121)).toBe(element);
    expect(findPopupElement(of120(component))).toBeNull();
    expect(findPopupElement(of119)).toBeNull();
  });
});

describe('the features with popups at a position', () => {
  const [mill, road] = [new Graphic(), new Graphic()];
  const place = { x: 10, y: 20, pointerType: 'touch' } as const;
  const createMapView = (fetchPopupFeatures: (place: object, options: object) => unknown) =>
    ({ fetchPopupFeatures }) as unknown as MapView;

  it('are returned all together by SDK 4.34', async () => {
    const view434 = createMapView((...question) => {
      asked.push(question);
      return Promise.resolve({ allGraphicsPromise: Promise.resolve([mill, road]) });
    });
    expect(await listPopupFeatures(view434, place)).toEqual([mill, road]);
    expect(asked).toEqual([[{ x: 10, y: 20 }, { pointerType: 'touch' }]]);
  });

  it('are returned one by one by SDK 5', async () => {
    const view5 = createMapView(async function* () {
      yield await Promise.resolve(mill);
      yield await Promise.resolve(road);
    });
    expect(await listPopupFeatures(view5, place)).toEqual([mill, road]);
  });
});
