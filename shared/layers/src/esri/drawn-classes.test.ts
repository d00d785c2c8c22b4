import { CASSAVA_LEGEND } from '@site/domain';
import { listDrawnClasses } from './drawn-classes';

describe('listDrawnClasses', () => {
  it('[MP-07] returns the cassava classes from the lowest up, in the legend’s colours with the map’s opacity', () => {
    const { title, classes, without } = listDrawnClasses('cassava-states', 'en');
    expect(title).toBe('Cassava produced (thousand t)');
    expect(classes.map(({ band }) => band)).toEqual(CASSAVA_LEGEND.bands.toReversed());
    expect(classes.map(({ label }) => label)).toEqual(
      CASSAVA_LEGEND.bands.toReversed().map(({ label }) => label)
    );
    const [red, green, blue] = [1, 3, 5].map((at) => parseInt(classes[7]!.band.color.slice(at, at + 2), 16));
    expect(classes[7]!.color).toBe(`rgb(${red} ${green} ${blue} / 67%)`);
    expect(without.label).toBe('Not known');
    expect(listDrawnClasses('cassava-states', 'fr').title).toBe('Manioc produit (milliers de t)');
  });

  it.each(['roads', 'soil-ph'])('throws for %s, which is not drawn by classes', (id) => {
    expect(() => listDrawnClasses(id, 'en')).toThrow(`The layer ${id} is not drawn by classes.`);
  });
});
