import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readValueAt } from './raster';
import { readGeotiff } from './read-geotiff';

const folder = join(__dirname, 'fixtures');

/**
 * Output of `gdallocationinfo -wgs84` of GDAL 3.6.2 at 60 random points of each file, its scale applied; null
 * for no data.
 */
const answers = JSON.parse(readFileSync(join(folder, 'gdal-answers.json'), 'utf8')) as Record<
  string,
  readonly (readonly [longitude: number, latitude: number, value: number | null])[]
>;

describe('readGeotiff', () => {
  it.each(Object.keys(answers))('[OF-03] reads the same values of %s as GDAL', async (name) => {
    const raster = await readGeotiff(join(folder, name));
    const places = answers[name]!;
    expect(places).toHaveLength(60);
    const read = places.map(([longitude, latitude]) => readValueAt(raster, longitude, latitude));
    // GDAL prints 15 digits of a number.
    const printed = read.map((value) => (value === null ? null : Number(value.toPrecision(15))));
    expect(printed).toEqual(places.map(([, , value]) => value));
  });

  it('[OF-03] shifts a file whose pixels are points by half a cell', async () => {
    const area = await readGeotiff(join(folder, 'soil-pixel-is-area.tif'));
    const point = await readGeotiff(join(folder, 'soil-pixel-is-point.tif'));
    expect({ ...point, west: point.west.toFixed(9), north: point.north.toFixed(9) }).toEqual({
      ...area,
      west: area.west.toFixed(9),
      north: area.north.toFixed(9)
    });
  });

  it.each([
    ['bad-scale', /its scale is 'a.10*6' and its offset '0'.*gdal_translate -a_scale/],
    ['big-endian', /big-endian.*gdal_translate -co ENDIANNESS=LITTLE big-endian.tif new.tif/],
    ['complex', /complex numbers of 64 bits.*gdal_translate -ot Float64/],
    ['control-points', /control points.*gdalwarp -t_srs EPSG:4326/],
    ['differences', /64 bits are stored as differences \(predictor 2\).*gdal_translate -co COMPRESS=DEFLATE/],
    ['int64', /whole numbers of 64 bits.*gdal_translate -ot Float64/],
    ['jpeg', /compression \(JPEG\).*gdal_translate -co COMPRESS=DEFLATE/],
    ['lerc', /compression \(LERC\).*gdal_translate -co COMPRESS=DEFLATE/],
    ['lzma', /compression \(LZMA\).*gdal_translate -co COMPRESS=DEFLATE/],
    ['mask', /a mask.*gdalwarp -dstnodata/],
    ['minna', /not degrees of EPSG:4326 but of EPSG:4263.*gdalwarp -t_srs EPSG:4326/],
    ['negative-height', /height of its cells is negative \(-0.5\).*gdal_translate/],
    ['no-place', /the position of its cells.*gdal_translate -a_ullr/],
    ['no-system', /does not name its reference system.*gdal_translate -a_srs EPSG:4326/],
    ['nodata-nan-whole', /no-data value nan cannot be in its cells.*gdal_translate -a_nodata/],
    ['nodata-outside', /no-data value -9999 cannot be in its cells.*from 0 to 65535.*-a_nodata none/],
    ['nodata-text', /no-data value 'n\/a' is not a number.*gdal_translate -a_nodata/],
    ['pages', /2 pages.*gdal_translate GTIFF_DIR:1:pages.tif new.tif/],
    ['picture', /a picture of 3 colour bands/],
    ['rotated', /rotated or sheared.*gdalwarp -t_srs EPSG:4326/],
    ['short', /short.tif is not a GeoTIFF that can be read.*was cut off/],
    ['short-head', /short-head.tif is not a GeoTIFF that can be read/],
    ['transparency', /second band is a transparency.*gdalwarp -srcalpha/],
    ['twelve-bits', /numbers of 12 bits.*gdal_translate -ot Float64/],
    ['two-bands', /more than one band \(2\).*gdal_translate -b 1/],
    ['utm', /not degrees of EPSG:4326 but of EPSG:32632.*gdalwarp/],
    ['vertical', /vertical reference system.*gdal_translate -a_srs EPSG:4326/]
  ])('[OF-03] refuses %s.tif and names the correction', async (name, message) => {
    await expect(readGeotiff(join(folder, 'refused', `${name}.tif`))).rejects.toThrow(message);
  });
});
