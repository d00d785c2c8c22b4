import fc from 'fast-check';
import { POLYGON_PROBLEMS, readPolygon } from './polygon-text';
import type { PolygonProblem } from './polygon-text';

const listProblems = (text: string): readonly PolygonProblem[] => {
  const reading = readPolygon(text);
  return reading.ok ? [] : reading.problems;
};
const listProblemCodes = (text: string) => listProblems(text).map(({ problem }) => problem);
const createPair = (index: number, text: string) => ({ index, text });

/** Generates star-shaped rings: edges between corners at rising angles around a centre never cross. */
const ring = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 359 }), fc.integer({ min: 1, max: 40 })), {
    minLength: 3,
    maxLength: 12
  })
  .map((corners) => [...new Map(corners).entries()].sort(([one], [other]) => one - other))
  .filter((corners) =>
    corners.every(([angle], index) => {
      const next = index + 1 < corners.length ? corners[index + 1]![0] : corners[0]![0] + 360;
      return next - angle < 180;
    })
  )
  .map((corners) =>
    corners.map(([angle, radius]) => {
      const turn = (angle * Math.PI) / 180;
      return [(radius * Math.cos(turn)).toFixed(9), (radius * Math.sin(turn)).toFixed(9)];
    })
  );
const formatCorners = (corners: readonly (readonly string[])[]) =>
  corners.map((corner) => corner.join(',')).join(';');

describe('readPolygon', () => {
  it('reads a closed ring, and ignores blanks and a trailing semicolon', () => {
    expect(readPolygon(' 0 , 0 ; 0,1.5; +1,1; -0,0 ;')).toEqual({
      ok: true,
      value: [
        { latitude: 0, longitude: 0 },
        { latitude: 0, longitude: 1.5 },
        { latitude: 1, longitude: 1 },
        { latitude: 0, longitude: 0 }
      ]
    });
    expect(readPolygon('-90,-180;-90,180;90,180;90,-180;-90,-180').ok).toBe(true);
    expect(readPolygon('.5,1e1;5.,11;1,12;.5,10').ok).toBe(true);
  });

  it('accepts every ring that does not cross itself, and returns its positions', () => {
    fc.assert(
      fc.property(ring, (corners) => {
        const closed = [...corners, corners[0]!];
        expect(readPolygon(formatCorners(closed))).toEqual({
          ok: true,
          value: closed.map(([latitude, longitude]) => ({
            latitude: Number(latitude) + 0,
            longitude: Number(longitude) + 0
          }))
        });
        expect(listProblemCodes(formatCorners(corners))).toContain('notClosed');
        expect(listProblemCodes(formatCorners([...corners, corners[1]!, corners[0]!]))).toContain(
          'duplicate'
        );
      })
    );
  });

  it('reports tooFewPoints for fewer than four pairs', () => {
    expect(listProblems('')).toEqual([{ problem: 'tooFewPoints', values: { count: 0, min: 4 } }]);
    expect(listProblems('0,0')).toEqual([{ problem: 'tooFewPoints', values: { count: 1, min: 4 } }]);
    expect(listProblems('0,0;0,1;0,0')).toEqual([
      { problem: 'tooFewPoints', values: { count: 3, min: 4 } },
      { problem: 'selfIntersecting', values: { latitude: 0, longitude: 1 } }
    ]);
    expect(listProblems('0,0;1,1')).toEqual([
      { problem: 'tooFewPoints', values: { count: 2, min: 4 } },
      { problem: 'notClosed', values: {} }
    ]);
  });

  it('reports every problem, pair by pair and then of the ring', () => {
    expect(listProblems('0,0;1;x,2;3,4,5;;91,0;-90.5,180.5;0,-181;0,0;0,0')).toEqual([
      { problem: 'notAPair', values: createPair(2, '1') },
      { problem: 'notANumber', values: createPair(3, 'x,2') },
      { problem: 'notAPair', values: createPair(4, '3,4,5') },
      { problem: 'notAPair', values: createPair(5, '') },
      { problem: 'latitudeOutOfRange', values: createPair(6, '91,0') },
      { problem: 'latitudeOutOfRange', values: createPair(7, '-90.5,180.5') },
      { problem: 'longitudeOutOfRange', values: createPair(7, '-90.5,180.5') },
      { problem: 'longitudeOutOfRange', values: createPair(8, '0,-181') },
      { problem: 'duplicate', values: { ...createPair(9, '0,0'), first: 1 } }
    ]);
  });

  it.each([
    '1,',
    ',1',
    'NaN,1',
    'Infinity,1',
    '0x10,1',
    '1e999,1',
    '1 2,3',
    '5.0.1,2',
    '.,1',
    'x1,1',
    '1x,1',
    '1,x'
  ])('reports notANumber for %j', (text) =>
    expect(listProblems(`0,0;0,1;${text};0,0`)).toEqual([
      { problem: 'notANumber', values: createPair(3, text) }
    ])
  );

  it('checks closure and crossings only when every pair is a position', () => {
    expect(listProblemCodes('0,0;1,1;0,1;1,x')).toEqual(['notANumber']);
  });

  it('allows only the closing pair to repeat a position', () => {
    expect(listProblems('0,0;0,2;0,2;2,2;0,0')).toEqual([
      { problem: 'duplicate', values: { ...createPair(3, '0,2'), first: 2 } }
    ]);
    expect(listProblems('0,0;0,2;2,2;2,0;0,0;0,0')).toEqual([
      { problem: 'duplicate', values: { ...createPair(5, '0,0'), first: 1 } }
    ]);
    expect(listProblemCodes('0,0;0,0;0,0;0,0')).toEqual(['duplicate', 'duplicate']);
  });

  it('reports edges that cross, touch or overlap', () => {
    expect(listProblems('0,0;2,2;2,0;0,2;0,0')).toEqual([
      { problem: 'selfIntersecting', values: { latitude: 1, longitude: 1 } }
    ]);
    expect(listProblemCodes('0,0;0,4;4,4;0,2;4,0;0,0')).toEqual(['selfIntersecting']);
    expect(listProblems('0,0;0,2;0,1;0,4;4,4;0,0')).toEqual([
      { problem: 'selfIntersecting', values: { latitude: 0, longitude: 2 } }
    ]);
    expect(listProblems('0,0;2,0;1,0;4,0;4,4;0,0')).toEqual([
      { problem: 'selfIntersecting', values: { latitude: 2, longitude: 0 } }
    ]);
    expect(listProblemCodes('0,0;0,1;0,2;0,0')).toEqual(['selfIntersecting']);
    // The ring folds back at its closing corner.
    expect(listProblems('0,0;2,2;4,0;6,2;1,1;0,0').at(-1)?.problem).toBe('selfIntersecting');
    expect(listProblems('1,1;3,3;5,1;3,3.5;2,2;1,1').at(-1)?.problem).toBe('selfIntersecting');
  });

  it('checks the closing corner for folds only in a closed list', () => {
    expect(listProblems('0,1;0,2;0,3;0,1')).toEqual([
      { problem: 'selfIntersecting', values: { latitude: 0, longitude: 3 } }
    ]);
    expect(listProblems('0,0;0,2;2,2;0,1')).toEqual([
      { problem: 'notClosed', values: {} },
      { problem: 'selfIntersecting', values: { latitude: 0, longitude: 1 } }
    ]);
    expect(listProblemCodes('0,0;0,1;1,2;3,3')).toEqual(['notClosed']);
    expect(listProblemCodes('0,0;0,1;0,2;0,3')).toEqual(['notClosed']);
  });

  it('never throws and reports only known problems', () => {
    const characters = fc.string({ unit: fc.constantFrom('0', '1', '9', '.', ',', ';', ' ', '-', 'e', 'x') });
    fc.assert(
      fc.property(fc.oneof(fc.string(), characters), (text) => {
        const reading = readPolygon(text);
        if (reading.ok) expect(reading.value.length).toBeGreaterThanOrEqual(4);
        else for (const { problem } of reading.problems) expect(POLYGON_PROBLEMS).toContain(problem);
      })
    );
  });
});
