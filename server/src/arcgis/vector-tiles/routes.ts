import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../../ground/context';
import { isUnchanged, sendUnchanged } from '../../ground/conditional-request';
import { ArcgisError } from '../../ground/errors';
import { registerResources } from '../dialect/resources';
import type { Answer, Resources } from '../dialect/resources';
import { Basemap } from './basemap';
import { glyphs } from './glyphs';
import { PALETTES } from './palettes';
import type { Look } from './palettes';
import { vectorTileMetadata } from './service-metadata';
import { STYLE_PARTS, basemapStyle } from './style';
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

const isLook = (look: string): look is Look => Object.hasOwn(PALETTES, look);
const isPart = (part: string | undefined): part is StylePart | undefined =>
  part === undefined || STYLE_PARTS.some((known) => known === part);

const whole = (text: string): number => {
  if (!/^\d{1,9}$/.test(text)) throw new ArcgisError(400, `Invalid tile address: ${text}`);
  return Number(text);
};

type Tile = Record<'z' | 'y' | 'x', string>;
type Block = Record<'level' | 'row' | 'col' | 'height' | 'width', string>;

function style(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { style = '' } = request.params as { style?: string };
  const [look = '', part, ...more] = style.split('-');
  if (!isLook(look) || !isPart(part) || more.length > 0)
    throw new ArcgisError(404, `Style ${style} not found`);
  return reply.header('cache-control', 'public, max-age=300').send(basemapStyle(look, part));
}

/** Returns the styles with their resources: glyphs, and the sprite sheets that clients request. */
function styleResources(glyphFolder: string): Resources {
  const sprites = ['', '@2x'].flatMap((density): [string, Answer][] => [
    [`/resources/sprites/sprite${density}.json`, () => ({})],
    [
      `/resources/sprites/sprite${density}.png`,
      (_request, reply) => reply.type('image/png').send(EMPTY_SPRITE)
    ]
  ]);
  return {
    '/resources/styles/:style/root.json': style,
    '/resources/styles/:style': style,
    ...Object.fromEntries(sprites),
    '/resources/fonts/:stack/:range.pbf': async (request, reply) => {
      const { stack, range } = request.params as { stack: string; range: string };
      const found = await glyphs(glyphFolder, stack, range);
      if (!found) throw new ArcgisError(404, `No glyphs ${stack} ${range}`);
      return reply.header('cache-control', 'public, max-age=86400').type(PBF_TYPE).send(found);
    }
  };
}

function tilemap(request: FastifyRequest): object {
  const { level, row, col, height, width } = request.params as Block;
  const rows = Math.min(MAX_BLOCK, whole(height));
  const cols = Math.min(MAX_BLOCK, whole(width));
  const has = whole(level) <= MAX_TILE_ZOOM ? 1 : 0;
  return {
    adjusted: false,
    location: { left: whole(col), top: whole(row), width: cols, height: rows },
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
    basemap.tile(0, 0, 0).catch((error: unknown) => app.log.error({ err: error }, 'basemap not ready'));
  });

  registerResources(app, BASE, {
    '': async () => vectorTileMetadata(await basemap.version()),
    ...styleResources(join(settings.root, 'build/host-assets/fonts')),
    '/tilemap/:level/:row/:col/:height/:width': tilemap,
    '/tile/:z/:y/:x.pbf': async (request, reply) => {
      const params = request.params as Tile;
      const [z, y, x] = [whole(params.z), whole(params.y), whole(params.x)];
      if (z > MAX_TILE_ZOOM || x >= 2 ** z || y >= 2 ** z)
        throw new ArcgisError(404, `There is no tile ${z}/${y}/${x}`);
      const { tag } = await basemap.version();
      reply.header('cache-control', 'public, no-cache');
      if (isUnchanged(request, reply, `"${tag}"`)) return sendUnchanged(reply);
      return reply.type(PBF_TYPE).send(await basemap.tile(z, x, y));
    }
  });
}
