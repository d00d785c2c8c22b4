import type Graphic from 'esri/Graphic';
import type Polyline from 'esri/geometry/Polyline';
import type TextSymbol from 'esri/symbols/TextSymbol';
import { createRoundsGraphics } from './round-graphics';
import type { DrawnRound } from './round-graphics';

const factory = { latitude: 5, longitude: 8 };
const createRound = (longitude: number, isOpen = false): DrawnRound => ({
  rgb: [25, 129, 70],
  line: [
    [8, 5],
    [longitude, 6],
    [8, 5]
  ],
  stops: [{ latitude: 6, longitude, label: '1' }],
  isOpen
});
const listTexts = (graphics: readonly Graphic[]) =>
  graphics.flatMap(({ symbol }) => (symbol?.type === 'text' ? (symbol as TextSymbol).text : []));
const listEnds = (graphics: readonly Graphic[]) =>
  graphics.flatMap(({ geometry }) =>
    geometry?.type === 'polyline' ? [(geometry as Polyline).paths[0]![1]![0]] : []
  );
const appearance = 'light';

describe('the graphics of rounds', () => {
  it('are each line with its casing, the open one above the others, and the numbers of stops', () => {
    const { ground, veil, starts } = createRoundsGraphics({
      factory,
      rounds: [createRound(7, true), createRound(9)],
      left: [],
      appearance
    });
    // Above the veil, which fades the whole map.
    expect([ground, veil]).toEqual([[], { area: [], appearance }]);
    expect(listEnds(starts)).toEqual([9, 9, 7, 7]);
    expect(listTexts(starts)).toEqual(['1', '1']);
  });

  it('are stops without a line while it is not known', () => {
    const { starts } = createRoundsGraphics({
      factory,
      rounds: [{ ...createRound(7), line: null }],
      left: [],
      appearance
    });
    expect(listEnds(starts)).toEqual([]);
    expect(listTexts(starts)).toEqual(['1']);
  });

  it('name the reasons of piles left behind, unless there are many', () => {
    const pile = { latitude: 6, longitude: 7, label: '0.4 t · vehicles busy' };
    const draw = (count: number) =>
      createRoundsGraphics({
        factory,
        rounds: [],
        left: Array.from({ length: count }, () => pile),
        appearance
      });
    expect(listTexts(draw(1).starts)).toEqual([pile.label]);
    expect(listTexts(draw(40).starts)).toEqual([]);
    expect(draw(40).starts.length).toBeGreaterThan(40);
  });
});
