/** Address of a place as ArcGIS clients read it. Absent parts are empty text. */
export interface Address {
  readonly Match_addr: string;
  readonly LongLabel: string;
  readonly ShortLabel: string;
  readonly Addr_type: string;
  readonly Type: string;
  readonly City: string;
  /** Local government area. */
  readonly Subregion: string;
  /** State. */
  readonly Region: string;
  /** The code of the local government area in this data. */
  readonly LgaCode: string;
  readonly CountryCode: string;
  readonly CntryName: string;
}

interface AddressParts {
  readonly city?: string;
  readonly lga?: string;
  readonly lgaCode?: string;
  readonly state: string;
  readonly type: 'Point' | 'City' | 'LGA' | 'State';
  /** Replaces the names when coordinates were typed. */
  readonly label?: string;
}

/** Combines the parts, from the smallest; a name that repeats the one before is omitted. */
export function toAddress({
  city = '',
  lga = '',
  lgaCode = '',
  state,
  type,
  label: given
}: AddressParts): Address {
  const parts = [city, lga, state].filter((part, i, all) => part !== '' && part !== all[i - 1]);
  const label = given ?? parts.join(', ');
  return {
    Match_addr: label,
    LongLabel: given ?? `${label}, NGA`,
    ShortLabel: given ?? parts[0]!,
    Addr_type: type === 'Point' ? 'PointAddress' : 'Locality',
    Type: type === 'Point' ? '' : type,
    City: city,
    Subregion: lga,
    Region: state,
    LgaCode: lgaCode,
    CountryCode: 'NGA',
    CntryName: 'Nigeria'
  };
}
