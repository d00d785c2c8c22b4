import { readPlaces } from './read-places';
import type { Texts } from '../use-texts';

const t: Texts = (key, values) => (values ? `${key} ${JSON.stringify(values)}` : key);
const read = (text: string) => readPlaces(text, 'en', t);

describe('readPlaces', () => {
  it.each(['\t', ';', ','])('reads name, latitude and longitude separated by %j', (separator) => {
    const rows = [
      ['name', 'latitude', 'longitude'],
      ['Uyo', '5.03', '7.93'],
      ['Ikot Ekpene', '5.18', '7.7144444']
    ];
    expect(read(rows.map((row) => row.join(separator)).join('\r\n'))).toEqual({
      places: [
        { name: 'Uyo', latitude: 5.03, longitude: 7.93 },
        { name: 'Ikot Ekpene', latitude: 5.18, longitude: 7.71444 }
      ],
      problems: []
    });
  });

  it('keeps a comma in a name', () => {
    expect(read('Uyo, old town, 5.03, 7.93').places[0]!.name).toBe('Uyo, old town');
  });

  it('names each row that is no place with the reason, and keeps the others', () => {
    const { places, problems } = read(
      ['Uyo,5.03,7.93', '', 'Aba,x,7.3', 'Jos', ',5,7', 'Lima,-12.04,-77.03'].join('\n')
    );
    expect(places).toHaveLength(1);
    expect(problems.map((problem) => /"row":(\d).*"reason":"([^"]+)"/.exec(problem)!.slice(1))).toEqual([
      ['3', 'The latitude x is not a number'],
      ['4', 'rowTooShort'],
      ['5', 'rowWithoutName'],
      ['6', 'rowOutside']
    ]);
    expect(read('Uyo,15.6,5.03').problems[0]).toContain('rowOutside');
    expect(read('Maiduguri,3.2,11.85').problems[0]).toContain('rowSwapped');
  });
});
