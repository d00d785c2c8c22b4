import { Report, formatReport } from './report';
import { toText } from './texts/import-text';

describe('formatReport', () => {
  it('counts and lists repairs and refusals by row', () => {
    const report = new Report();
    report.read = 5;
    report.created = 2;
    report.refuse(4, toText('no name'));
    report.refuse(2, toText('there is none'), 'latitude');
    report.repair(3, toText('closed a ring'));
    report.remarks.push(toText('Something else.'));
    expect(formatReport(report.toData())).toEqual([
      'read 5 = new 2 + updated 0 + unchanged 0 + refused 2',
      'removed 0, repaired 1, warnings 0',
      'Repaired:',
      '  row 3: closed a ring',
      'Refused:',
      '  row 2: latitude: there is none',
      '  row 4: no name',
      'Something else.'
    ]);
  });

  it('groups rows with the same reason and spelling, largest group first, and counts each row once', () => {
    const report = new Report();
    report.unit = 'line';
    report.read = 9;
    report.created = 1;
    report.refuse(2, toText('there is none'), 'latitude');
    for (let row = 3; row <= 9; row += 1) report.refuse(row, toText(`'Atlantis' is no LGA`), 'lga');
    report.refuse(3, toText('there is none'), 'latitude');
    expect(formatReport(report.toData())).toEqual([
      'read 9 = new 1 + updated 0 + unchanged 0 + refused 8',
      'removed 0, repaired 0, warnings 0',
      'Refused:',
      `  7 lines (3, 4, 5, 6, 7 …): lga: 'Atlantis' is no LGA`,
      '  2 lines (2, 3): latitude: there is none'
    ]);
  });

  it('stores a limited number of notes and counts them all', () => {
    const report = new Report();
    for (let row = 1; row <= 5000; row += 1) report.refuse(row, toText('bad'));
    expect([report.refusals, report.refused.length]).toEqual([5000, 1000]);
  });

  it('limits the lines in the terminal', () => {
    const report = new Report();
    report.unit = 'line';
    for (let row = 1; row <= 400; row += 1) report.refuse(row, toText(`bad ${row}`));
    expect(formatReport(report.toData())).toHaveLength(54);
    expect(formatReport(report.toData()).at(-1)).toBe('… and 350 more notes');
  });
});
