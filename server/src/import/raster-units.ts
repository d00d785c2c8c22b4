import { ImportError } from './import-error';
import type { GeotiffRaster } from '../engines/raster/read-geotiff';
import type { Raster } from '../engines/raster/raster';
import { readCell } from '../engines/raster/raster';
import { computeStatistics } from '../engines/raster/statistics';

/** A unit of a raster's values. */
interface RasterUnit {
  /** Name in --unit. */
  readonly name: string;
  /** Other spellings in files, normalized by {@link toUnitKey}. */
  readonly aliases?: readonly string[];
  /** The value divided by this is in the map's unit. */
  readonly divisor: number;
}

interface UnitRules {
  /** The map's unit first. */
  readonly units: readonly RasterUnit[];
  /**
   * Upper limit of a plausible mean of a country's soils, in the map's unit; a higher mean indicates another
   * unit.
   */
  readonly greatestMean?: number;
  /** Lower limit of a plausible maximum, in the map's unit; a lower maximum was divided once too often. */
  readonly leastMaximum?: number;
  /** Whole numbers may be in several units (SoilGrids' values are scaled), so the unit must be stated. */
  readonly isAmbiguousWhenWhole?: boolean;
}

/**
 * Units by service. SoilGrids publishes whole numbers: pH × 10, organic carbon in dg/kg, sand in g/kg. Organic
 * soils, which are rare, begin at 120 g/kg of carbon (World Reference Base); no soil is as acid as pH 2.
 */
const UNIT_RULES: Readonly<Record<string, UnitRules>> = {
  soilPH: {
    units: [
      { name: 'pH', aliases: ['phunits', 'ph(h2o)', 'phh2o', 'phinh2o'], divisor: 1 },
      { name: 'pH*10', aliases: ['10*ph', 'ph10'], divisor: 10 }
    ],
    leastMaximum: 2
  },
  soilCarbon: {
    units: [
      { name: 'g/kg', aliases: ['gkg-1', 'g.kg-1', 'gperkg', 'permille', '‰'], divisor: 1 },
      { name: 'dg/kg', aliases: ['dgkg-1', 'dg.kg-1'], divisor: 10 },
      { name: 'mg/kg', aliases: ['mgkg-1', 'mg.kg-1', 'ppm'], divisor: 1000 },
      { name: '%', aliases: ['percent', 'g/100g'], divisor: 0.1 }
    ],
    greatestMean: 120,
    isAmbiguousWhenWhole: true
  },
  soilSand: {
    units: [
      { name: '%', aliases: ['percent', 'g/100g'], divisor: 1 },
      { name: 'g/kg', aliases: ['gkg-1', 'g.kg-1'], divisor: 10 }
    ]
  },
  maizeYield: {
    units: [
      { name: 't/ha', aliases: ['tha-1', 'tonnes/ha', 'ton/ha'], divisor: 1 },
      { name: 'kg/ha', aliases: ['kgha-1'], divisor: 1000 }
    ]
  }
};

/** Normalizes a unit's spelling: no case, no blanks, one multiplication sign. 'pH × 10' gives 'ph*10'. */
const toUnitKey = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[×·]/g, '*')
    .replace(/\s*\bx\b\s*|(?<=ph)x(?=10)/g, '*')
    .replace(/\s/g, '');

const findUnit = (rules: UnitRules | undefined, text: string): RasterUnit | undefined =>
  rules?.units.find(({ name, aliases = [] }) => [toUnitKey(name), ...aliases].includes(toUnitKey(text)));

const listUnits = (rules: UnitRules): string =>
  rules.units.map(({ name }) => `--unit "${name}"`).join(' or ');

/** Converts values to the map's unit and adds a sentence on the conversion to the description. */
function convertValues(raster: GeotiffRaster, { name, divisor }: RasterUnit, own: string): Raster {
  if (divisor === 1) return raster;
  const { cells, noData } = raster;
  const values = Float64Array.from(cells, (cell) => (cell === noData ? NaN : cell / divisor));
  const how = `Values converted from ${name} to ${own}: ${divisor > 1 ? `divided by ${divisor}` : `multiplied by ${Math.round(1 / divisor)}`}.`;
  const description = [raster.description, how].filter(Boolean).join(' ');
  return { ...raster, cells: values, noData: null, unit: own, description };
}

interface StatedUnit {
  readonly unit: RasterUnit;
  /** Source of the unit, for messages. */
  readonly by: string;
}

/**
 * Returns the unit that the option or the file states; null when neither does. @throws ImportError for an
 * impossible one.
 */
function readStatedUnit(
  file: string,
  raster: GeotiffRaster,
  option: string | null,
  rules: UnitRules | undefined
): StatedUnit | null {
  const asked = option === null ? undefined : findUnit(rules, option);
  if (option !== null && asked === undefined)
    throw new ImportError(
      rules
        ? `--unit "${option}" is not a unit of this dataset: write ${listUnits(rules)}.`
        : `--unit "${option}": the values of this dataset have no unit.`
    );
  const written = findUnit(rules, raster.unit ?? '');
  if (rules && (raster.unit ?? '') !== '' && written === undefined)
    throw new ImportError(
      `${file}, band 1 gives its unit as '${raster.unit}', which is not known. Convert the values, then write their unit into the file (gdal_edit.py -units "${rules.units[0]!.name}" ${file}).`
    );
  if (asked && written && asked !== written)
    throw new ImportError(
      `${file}, band 1 gives its unit as '${raster.unit}', --unit as '${option}'. Leave --unit out, or correct the file (gdal_edit.py -units "${asked.name}" ${file}).`
    );
  if (asked) return { unit: asked, by: '--unit' };
  return written ? { unit: written, by: 'the file' } : null;
}

/**
 * Describes the first cell whose value meets a condition, with its position; empty when there is no such cell.
 */
export function describeCell(raster: Raster, isSought: (value: number) => boolean): string {
  for (let row = 0; row < raster.height; row++)
    for (let column = 0; column < raster.width; column++) {
      const value = readCell(raster, column, row);
      if (value === null || !isSought(value)) continue;
      const longitude = raster.west + (column + 0.5) * raster.cellX;
      const latitude = raster.north - (row + 0.5) * raster.cellY;
      return `band 1, column ${column}, row ${row} (latitude ${latitude.toFixed(4)}, longitude ${longitude.toFixed(4)}) has ${value}`;
    }
  return '';
}

/** Lists the units, other than the map's, in which the values would be plausible. */
function listPossible(rules: UnitRules, raster: Raster, range: { min: number; max: number }): RasterUnit[] {
  const { min, max, mean } = computeStatistics(raster);
  return rules.units.filter(
    ({ divisor }) =>
      divisor !== 1 &&
      min / divisor >= range.min &&
      max / divisor <= range.max &&
      max / divisor > (rules.leastMaximum ?? -Infinity) &&
      mean / divisor < (rules.greatestMean ?? Infinity)
  );
}

function requireUnit(file: string, rules: UnitRules, why: string): ImportError {
  return new ImportError(
    `${file}, band 1 does not name the unit of its values, and ${why}. State the unit: ${listUnits(rules)}.`
  );
}

/** @throws ImportError when values without a stated unit may or must be in another unit than the map's. */
function checkUnstated(
  file: string,
  raster: GeotiffRaster,
  rules: UnitRules,
  range: { readonly min: number; readonly max: number }
): void {
  const { min, max, mean } = computeStatistics(raster);
  const own = rules.units[0]!.name;
  const possible = listPossible(rules, raster, range).map(({ name }) => name);
  if ((max > range.max || min < range.min) && possible.length > 0)
    throw requireUnit(
      file,
      rules,
      `values from ${min} to ${max} are not ${own} but can be ${possible.join(' or ')}`
    );
  if (raster.isScaled) return;
  const isWhole = raster.cells.every(
    (cell) => Number.isInteger(cell) || Number.isNaN(cell) || cell === raster.noData
  );
  if (rules.isAmbiguousWhenWhole && isWhole)
    throw requireUnit(
      file,
      rules,
      `whole numbers from ${min} to ${max} can be ${[own, ...possible].join(' or ')}`
    );
  if (mean >= (rules.greatestMean ?? Infinity))
    throw requireUnit(
      file,
      rules,
      `a mean of ${mean.toPrecision(3)} ${own} is that of peat, not of a country's soils`
    );
}

/**
 * Converts a raster to the map's unit. The unit comes from the option or the file; when neither states it and
 * the values are ambiguous, the file is refused.
 * @throws ImportError that requests --unit or describes the contradiction.
 */
export function toOwnUnit(
  file: string,
  service: string,
  raster: GeotiffRaster,
  option: string | null,
  range: { readonly min: number; readonly max: number }
): Raster {
  const rules = UNIT_RULES[service];
  const stated = readStatedUnit(file, raster, option, rules);
  if (!rules) return raster;
  const own = rules.units[0]!.name;
  if (!stated) {
    checkUnstated(file, raster, rules, range);
    return raster;
  }
  const { unit, by } = stated;
  if (unit.divisor !== 1 && raster.isScaled)
    throw new ImportError(
      `${file}, band 1 has a scale of its own, which gives values in ${own}; ${by} states ${unit.name}. ` +
        `Values are converted once: correct the unit in the file or leave --unit out, or take the scale out (gdal_translate -a_scale 1 -a_offset 0 ${file} new.tif).`
    );
  const converted = convertValues(raster, unit, own);
  const { max } = computeStatistics(converted);
  if (unit.divisor !== 1 && max <= (rules.leastMaximum ?? -Infinity))
    throw new ImportError(
      `${file}, band 1: as ${unit.name} its greatest value is ${max} ${own}, which no soil has. The values are in ${own} already: leave --unit out.`
    );
  return converted;
}
