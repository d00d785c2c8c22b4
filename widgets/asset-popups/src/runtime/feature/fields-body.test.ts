import { toHeadlineFigure, splitRows } from './fields-body';
import type { PopupRow } from './rows';

const createRow = (name: string, more: Partial<PopupRow> = {}): PopupRow => ({
  name,
  label: name,
  text: '1 t',
  missing: false,
  experimental: false,
  ...more
});

describe('rows and headline figures of a popup', () => {
  it('returns large figures in their declared order, and the fields shown in the head last', () => {
    const rows = ['lga', 'a', 'b', 'name', 'c'].map((name) => createRow(name));
    const { figures, others } = splitRows(rows, {
      large: ['c', 'gone', 'a'],
      place: ['lga'],
      titled: ['name']
    });
    expect(figures.map(({ name }) => name)).toEqual(['c', 'a']);
    expect(others.map(({ name }) => name)).toEqual(['b', 'lga', 'name']);
  });

  it('marks a missing value and never counts it as 0', () => {
    expect(toHeadlineFigure(createRow('a', { note: 'in all' }), { a: 1 })).toEqual({
      key: 'a',
      label: 'a',
      text: '1 t',
      value: 1,
      note: 'in all'
    });
    expect(toHeadlineFigure(createRow('a', { text: null, missing: true }), { a: null })).toEqual({
      key: 'a',
      label: 'a',
      text: '',
      value: null
    });
    expect(toHeadlineFigure(createRow('a', { text: 'none yet', missing: true }), { a: 3 })).toMatchObject({
      value: null,
      mark: 'none yet'
    });
  });
});
