/**
 * Geolocation files for the information system of the EU. Source: Regulation (EU) 2023/1115, article 9; EUDR GeoJSON
 * File Description of the European Commission; RFC 7946 (docs/rules/plots.md).
 */
import { closeRing, computeDoubleArea } from '../geometry/rings';
import { roundTo } from '../numbers';
import { PLOT_DECIMALS, hasPlotConsent } from './plot';
import type { Plot, PlotGeometry } from './plot';
import type { StoredPlotCheck } from './plot-check';
import { hasPlotError } from './plot-fault';
import { PLOT_REFUSALS } from './plot-refusals';
import type { PlotRefusal } from './plot-refusals';
import { roundPosition } from './plot-shape';
import type { LonLat, OutlineRing } from './plot-shape';

/** Largest file that the information system accepts, bytes: 25 MB. */
const MAX_FILE_BYTES = 25_000_000;
/** Decimals of an area in ha: a square metre. */
const AREA_DECIMALS = 4;
/** Country of every plot, ISO 3166-1. */
const COUNTRY = 'NG';

/** A plot that is in no file; its faults are from its check. */
export interface RefusedPlot {
  readonly check: StoredPlotCheck;
  readonly reasons: readonly PlotRefusal[];
}

export interface PlotExport {
  /** Texts of the files, in UTF-8 at most as long as allowed. No file is empty. */
  readonly files: readonly string[];
  readonly exported: readonly Plot[];
  readonly refused: readonly RefusedPlot[];
}

function listRefusals(check: StoredPlotCheck): PlotRefusal[] {
  const { commodity, status } = check.plot;
  const isRefused: Readonly<Record<PlotRefusal, boolean>> = {
    notCovered: commodity !== 'oilPalm',
    notReleased: status !== 'released',
    noConsent: !hasPlotConsent(check.plot),
    hasErrors: hasPlotError(check)
  };
  return PLOT_REFUSALS.filter((reason) => isRefused[reason]);
}

const writePosition = (position: LonLat): string =>
  `[${roundPosition(position)
    .map((degrees) => degrees.toFixed(PLOT_DECIMALS))
    .join(',')}]`;

/** Writes a ring closed and counter-clockwise, as RFC 7946 requires of an outer ring. */
function writeRing(ring: OutlineRing): string {
  const closed = closeRing(ring);
  const turned = computeDoubleArea(closed) < 0 ? [...closed].reverse() : closed;
  return `[${turned.map(writePosition).join(',')}]`;
}

const writeGeometry = (geometry: PlotGeometry): string =>
  geometry.type === 'Point'
    ? `{"type":"Point","coordinates":${writePosition(geometry.coordinates)}}`
    : `{"type":"Polygon","coordinates":[${geometry.coordinates.map(writeRing).join(',')}]}`;

/** Writes a feature. The text is made here, since JSON.stringify leaves out zeros at the end of a coordinate. */
function writeFeature({ plot, hectares }: StoredPlotCheck): string {
  const properties = {
    ProducerName: plot.supplier,
    ProducerCountry: COUNTRY,
    ProductionPlace: plot.community,
    Area: roundTo(hectares!, AREA_DECIMALS)
  };
  const geometry = writeGeometry(plot.geometry);
  return `{"type":"Feature","id":${JSON.stringify(plot.id)},"properties":${JSON.stringify(properties)},"geometry":${geometry}}`;
}

const HEAD = '{"type":"FeatureCollection","features":[\n';
const SEPARATOR = ',\n';
const TAIL = '\n]}\n';

/** Distributes features over files of at most so many bytes; a feature is never cut. */
function fillFiles(features: readonly string[], maxBytes: number): string[] {
  const encoder = new TextEncoder();
  const files: string[][] = [];
  let free = 0;
  for (const feature of features) {
    const bytes = encoder.encode(feature).length + SEPARATOR.length;
    if (bytes > free) {
      files.push([]);
      // The first feature of a file has no separator.
      free = maxBytes - HEAD.length - TAIL.length + SEPARATOR.length;
    }
    files[files.length - 1]!.push(feature);
    free -= bytes;
  }
  return files.map((list) => `${HEAD}${list.join(SEPARATOR)}${TAIL}`);
}

/**
 * Writes checked plots as GeoJSON for the information system of the EU, and lists the plots left out with every
 * reason. Exported are released plots of oil palm with consent and without an error.
 * @param maxBytes most bytes of a file; the largest feature (10,000 corners) takes 0.25 MB.
 */
export function exportPlots(checks: readonly StoredPlotCheck[], maxBytes = MAX_FILE_BYTES): PlotExport {
  const answers = checks.map((check) => ({ check, reasons: listRefusals(check) }));
  const exported = answers.filter(({ reasons }) => reasons.length === 0).map(({ check }) => check);
  return {
    files: fillFiles(exported.map(writeFeature), maxBytes),
    exported: exported.map(({ plot }) => plot),
    refused: answers.filter(({ reasons }) => reasons.length > 0)
  };
}
