import { figureOf, partedRows } from './fields-body';
import type { Row } from './rows';

const row = (name: string, more: Partial<Row> = {}): Row => ({
  name,
  label: name,
  text: '1 t',
  missing: false,
  experimental: false,
  ...more
});

describe('rows and headline figures of a popup', () => {
  it('returns large figures in their declared order, and the fields shown in the head last', () => {
    const rows = ['lga', 'a', 'b', 'name', 'c'].map((name) => row(name));
    const { figures, others } = partedRows(rows, {
      large: ['c', 'gone', 'a'],
      place: ['lga'],
      titled: ['name']
    });
    expect(figures.map(({ name }) => name)).toEqual(['c', 'a']);
    expect(others.map(({ name }) => name)).toEqual(['b', 'lga', 'name']);
  });

  it('marks a missing value and never counts it as 0', () => {
    expect(figureOf(row('a', { note: 'in all' }), { a: 1 })).toEqual({
      key: 'a',
      label: 'a',
      text: '1 t',
      value: 1,
      note: 'in all'
    });
    expect(figureOf(row('a', { text: null, missing: true }), { a: null })).toEqual({
      key: 'a',
      label: 'a',
      text: '',
      value: null
    });
    expect(figureOf(row('a', { text: 'none yet', missing: true }), { a: 3 })).toMatchObject({
      value: null,
      mark: 'none yet'
    });
  });
});
