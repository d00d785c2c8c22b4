import fc from 'fast-check';
import { LGAS, findLga, findState, findLgaByCode, findLgas, findNameBySlug, toSlug } from './lga';

/** Spellings in the operational boundaries that differ from the list by more than case, hyphens and slashes. */
const ODD_SPELLINGS: readonly [state: string, name: string, listed: string][] = [
  ['Bayelsa', 'Yanagoa', 'Yenagoa'],
  ['Oyo', 'Orire', 'Ori Ire'],
  ['Kwara', 'Patigi', 'Pategi'],
  ['Kano', 'Nassarawa', 'Nasarawa'],
  ['Kebbi', 'Aliero', 'Aleiro'],
  ['Kebbi', 'Wasagu/Danko', 'Danko/Wasagu'],
  ['Ogun', 'Shagamu', 'Sagamu'],
  ['Kano', 'Garun Malam', 'Garun Mallam'],
  ['Borno', 'Abadan', 'Abadam'],
  ['Nasarawa', 'Nassarawa-Eggon', 'Nasarawa Eggon'],
  ['Bauchi', 'Jama’Are', "Jama'are"],
  ['Abia', 'Obingwa', 'Obi Ngwa'],
  ['Abia', 'Umunneochi', 'Umu Nneochi'],
  ['Abia', 'Isukwuato', 'Isuikwuato'],
  ['Cross River', 'Bekwara', 'Bekwarra'],
  ['Osun', 'Ilesha East', 'Ilesa East'],
  ['Imo', 'Ezinihitte Mbaise', 'Ezinihitte'],
  ['Jigawa', 'Kiri Kasamma', 'Kiri Kasama'],
  ['Lagos', 'Ifako-Ijaye', 'Ifako-Ijaiye'],
  ['Akwa-Ibom', 'urue offong - oruko', 'Urue-Offong/Oruko'],
  ['Nassarawa State', 'Obi (Nasarawa)', 'Obi'],
  ['Benue', 'Obi (Benue)', 'Obi'],
  ['Abuja', 'AMAC', 'Abuja Municipal Area Council'],
  ['FCT', 'Bwari LGA', 'Bwari'],
  ['FCT', 'Bwari Area Council', 'Bwari'],
  ['FCT', 'Abuja Municipal Area Council', 'Abuja Municipal Area Council'],
  ['Rivers', 'PortHarcourt L.G.A.', 'Port Harcourt'],
  ['Rivers', 'Port-Harcourt City', 'Port Harcourt'],
  ['Bayelsa', 'Yenegoa', 'Yenagoa'],
  ['Ogun', 'Egbado South', 'Yewa South'],
  ['Ekiti', 'Aiyekire', 'Gbonyin'],
  ['Osun', 'Atakumosa-East', 'Atakunmosa East'],
  ['Bornu', 'Maidugur', 'Maiduguri'],
  ['Zamafara State', 'Birnin Magaji', 'Birnin Magaji/Kiyaw'],
  ['River State', 'Obio Akpor', 'Obio/Akpor'],
  ['Cross Rivers', 'Ya’kurr'.normalize('NFD'), 'Yakurr'],
  ['Akwa-Ibom', 'Ìkọt Ẹkpẹne'.normalize('NFD'), 'Ikot Ekpene'],
  ['Abia', 'Ụmụahịa North', 'Umuahia North']
];

describe('LGAs', () => {
  it('[DM-03] are 774 in 37 states, each with a unique code', () => {
    expect(LGAS).toHaveLength(774);
    expect(new Set(LGAS.map(({ state }) => state)).size).toBe(37);
    expect(new Set(LGAS.map(({ code }) => code)).size).toBe(774);
    expect(LGAS.every(({ code }) => /^[A-Z]{4}$/.test(code))).toBe(true);
  });

  it('have states that are found in any known spelling', () => {
    for (const { state } of LGAS) expect(findState(`${toSlug(state)} state`)).toBe(state);
    expect(findState('Nassarawa')).toBe('Nasarawa');
    for (const text of ['Cross Rivers', 'Cross-River', 'CrossRiver State', 'C/River', 'CROSS  RIVER'])
      expect(findState(text)).toBe('Cross River');
    for (const text of ['FCT', 'F.C.T.', 'Abuja', 'FCT, Abuja', 'Federal Capital Territory Abuja'])
      expect(findState(text)).toBe('Federal Capital Territory');
    for (const text of ['AkwaIbom', 'Akwa-Ibom', 'Ákwà Ịbọm'.normalize('NFD')])
      expect(findState(text)).toBe('Akwa Ibom');
    expect(findState('Atlantis')).toBeUndefined();
  });

  it('are found by their code in either case', () => {
    expect(findLgaByCode('uyoa')).toEqual({ state: 'Akwa Ibom', name: 'Uyo', code: 'UYOA' });
    expect(findLgaByCode('ZZZZ')).toBeUndefined();
  });

  it('match a whole name (with the state when two have it), or a code when no LGA has that name', () => {
    const listFoundNames = (text: string) => findLgas(text).map(({ state, name }) => `${name}, ${state}`);
    expect(listFoundNames('Emohua')).toEqual(['Emuoha, Rivers']);
    expect(listFoundNames('Rimi')).toEqual(['Rimi, Katsina']);
    expect(listFoundNames('RIMG')).toEqual([]);
    expect(listFoundNames('uyoa')).toEqual(['Uyo, Akwa Ibom']);
    expect(listFoundNames('Obi')).toEqual(['Obi, Benue', 'Obi, Nasarawa']);
    expect(listFoundNames('obi, nassarawa')).toEqual(['Obi, Nasarawa']);
    expect(listFoundNames('Akpab')).toEqual([]);
    for (const { name, state, code } of LGAS) {
      expect(findLgas(name).map((lga) => lga.code)).toContain(code);
      expect(findLgas(`${name}, ${state}`).map((lga) => lga.code)).toEqual([code]);
    }
  });

  it.each(ODD_SPELLINGS)('are found in %s by the spelling %s', (state, name, listed) => {
    expect(findLga(state, name)?.name).toBe(listed);
  });

  it('of the same name in two states are not confused', () => {
    expect(findLga('Kogi', 'Bassa')?.code).not.toBe(findLga('Plateau', 'Bassa')?.code);
    expect(findLga('Lagos', 'Bassa')).toBeUndefined();
  });

  it('are found with any case, hyphens and accents', () => {
    const lga = fc.constantFrom(...LGAS);
    const change = fc.constantFrom<(text: string) => string>(
      (text) => text.toUpperCase(),
      (text) => text.replace(/ /g, '-'),
      (text) => text.replace(/[-/]/g, ' '),
      (text) => ` ${text} `,
      (text) => text.replace(/o/g, 'ọ').replace(/a/g, 'á')
    );
    fc.assert(
      fc.property(lga, change, change, (wanted, changeName, changeState) => {
        expect(findLga(changeState(wanted.state), changeName(wanted.name))).toEqual(wanted);
      })
    );
  });
});

describe('slugs', () => {
  it('contain lower-case letters, digits and hyphens, and convert back to names', () => {
    expect(toSlug('Akwa Ibom')).toBe('akwa-ibom');
    for (const { state, name } of LGAS) {
      expect(findNameBySlug(toSlug(state))).toBe(state);
      expect(toSlug(findNameBySlug(toSlug(name)))).toBe(toSlug(name));
    }
    expect(['kuje', 'Kuje', 'constructor'].map(findNameBySlug)).toEqual(['Kuje', 'Kuje', 'constructor']);
    expect(toSlug('Urue-Offong/Oruko')).toBe('urue-offong-oruko');
    expect(toSlug('Ọ̀yọ́ ')).toBe('oyo');
  });
});
