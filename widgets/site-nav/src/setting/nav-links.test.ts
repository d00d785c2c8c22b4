import { linksToText, textToLinks } from './nav-links';

describe('links as lines', () => {
  it('come back as they were', () => {
    const links = [
      { label: 'Cassava', url: '/map/cassava' },
      { label: 'Oil Palm', url: '/map/oilpalm' }
    ];
    expect(textToLinks(linksToText(links))).toEqual(links);
  });

  it('without a page are left out', () => {
    expect(textToLinks('Cassava\n\n 2D | /map/oilpalm \n | /x')).toEqual([
      { label: '2D', url: '/map/oilpalm' }
    ]);
  });
});
