import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BasemapLook } from '@site/layers';
import type { AppContext } from '../../common/context';
import { isUnchanged, sendNotModified } from '../../common/conditional-request';
import { ArcgisError } from '../../common/response-errors';
import { registerResources } from '../dialect/resources';
import type { ResourceHandler, Resources } from '../dialect/resources';
import { Basemap } from './basemap';
import { readGlyphs } from './glyphs';
import { PALETTES } from './palettes';
import { toVectorTileMetadata } from './service-metadata';
import { STYLE_PARTS, createBasemapStyle } from './style';
import type { StylePart } from './style';
import { MAX_TILE_ZOOM } from './tile-index';

const BASE = '/arcgis/rest/services/Basemap/VectorTileServer';
const PBF_TYPE = 'application/x-protobuf';
/** Largest block of a tilemap, in tiles per side. */
const MAX_BLOCK = 256;

/** One transparent pixel. The styles use no icons, but a client draws no dashed line without a sprite sheet. */
const EMPTY_SPRITE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAAC0lEQVR4nGNgAAIAAAUAAXpeqz8AAAAASUVORK5CYII=',
  'base64'
);

const isLook = (look: string): look is BasemapLook => Object.hasOwn(PALETTES, look);
const isStylePart = (part: string | undefined): part is StylePart | undefined =>
  part === undefined || STYLE_PARTS.some((known) => known === part);

const parseTileNumber = (text: string): number => {
  if (!/^\d{1,9}$/.test(text)) throw new ArcgisError(400, `Invalid tile address: ${text}`);
  return Number(text);
};

type TileParams = Record<'z' | 'y' | 'x', string>;
type TilemapParams = Record<'level' | 'row' | 'col' | 'height' | 'width', string>;

function sendStyle(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { style = '' } = request.params as { style?: string };
  const [look = '', part, ...more] = style.split('-');
  if (!isLook(look) || !isStylePart(part) || more.length > 0)
    throw new ArcgisError(404, `Style ${style} not found`);
  return reply.header('cache-control', 'public, max-age=300').send(createBasemapStyle(look, part));
}

/** Returns the styles with their resources: glyphs, and the sprite sheets that clients request. */
function createStyleResources(glyphFolder: string): Resources {
  const sprites = ['', '@2x'].flatMap((density): [string, ResourceHandler][] => [
    [`/resources/sprites/sprite${density}.json`, () => ({})],
    [
      `/resources/sprites/sprite${density}.png`,
      (_request, reply) => reply.type('image/png').send(EMPTY_SPRITE)
    ]
  ]);
  return {
    '/resources/styles/:style/root.json': sendStyle,
    '/resources/styles/:style': sendStyle,
    ...Object.fromEntries(sprites),
    '/resources/fonts/:stack/:range.pbf': async (request, reply) => {
      const { stack, range } = request.params as { stack: string; range: string };
      const found = await readGlyphs(glyphFolder, stack, range);
      if (!found) throw new ArcgisError(404, `No glyphs ${stack} ${range}`);
      return reply.header('cache-control', 'public, max-age=86400').type(PBF_TYPE).send(found);
    }
  };
}

function createTilemap(request: FastifyRequest): object {
  const { level, row, col, height, width } = request.params as TilemapParams;
  const rows = Math.min(MAX_BLOCK, parseTileNumber(height));
  const cols = Math.min(MAX_BLOCK, parseTileNumber(width));
  const has = parseTileNumber(level) <= MAX_TILE_ZOOM ? 1 : 0;
  return {
    adjusted: false,
    location: { left: parseTileNumber(col), top: parseTileNumber(row), width: cols, height: rows },
    valid: true,
    data: new Array<number>(rows * cols).fill(has)
  };
}

/**
 * Registers the basemap in the VectorTileServer dialect: description, tiles, styles, glyphs. Open to everybody.
 */
export function registerVectorTiles(app: FastifyInstance, { settings, store }: AppContext): void {
  const basemap = new Basemap(store);
  // The index is created as soon as the server listens, so that the first map need not wait for it.
  app.addHook('onListen', () => {
    basemap.readTile(0, 0, 0).catch((error: unknown) => app.log.error({ err: error }, 'basemap not ready'));
  });

  registerResources(app, BASE, 'public', {
    '': async () => toVectorTileMetadata(await basemap.readVersion()),
    ...createStyleResources(join(settings.root, 'build/host-assets/fonts')),
    '/places/:kind.geojson': async (request, reply) => {
      const { kind } = request.params as { kind: string };
      const { tag } = await basemap.readVersion();
      reply.header('cache-control', 'public, no-cache');
      if (isUnchanged(request, reply, `"${tag}"`)) return sendNotModified(reply);
      const found = await basemap.readPlaces(kind);
      if (!found) throw new ArcgisError(404, `There are no places of kind ${kind}`);
      return reply.type('application/geo+json').send(found);
    },
    '/tilemap/:level/:row/:col/:height/:width': createTilemap,
    '/tile/:z/:y/:x.pbf': async (request, reply) => {
      const params = request.params as TileParams;
      const [z, y, x] = [parseTileNumber(params.z), parseTileNumber(params.y), parseTileNumber(params.x)];
      if (z > MAX_TILE_ZOOM || x >= 2 ** z || y >= 2 ** z)
        throw new ArcgisError(404, `There is no tile ${z}/${y}/${x}`);
      const { tag } = await basemap.readVersion();
      reply.header('cache-control', 'public, no-cache');
      if (isUnchanged(request, reply, `"${tag}"`)) return sendNotModified(reply);
      return reply.type(PBF_TYPE).send(await basemap.readTile(z, x, y));
    }
  });
}
