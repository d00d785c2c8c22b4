import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BasemapLook } from '@site/layers';
import type { AppContext } from '../../common/context';
import { isUnchanged, sendNotModified } from '../../common/conditional-request';
import { ArcgisError } from '../../common/response-errors';
import { setCaching } from '../dialect/data-version';
import { readCallParameters } from '../dialect/parameters';
import { registerResources } from '../dialect/resources';
import type { ResourceHandler, Resources } from '../dialect/resources';
import { getBasemap } from './basemap';
import { readGlyphs } from './glyphs';
import { PALETTES } from './palettes';
import { toVectorTileMetadata } from './service-metadata';
import { STYLE_PARTS, createBasemapStyle } from './style';
import type { StylePart } from './style';
import { MAX_TILE_ZOOM } from './tile-index';

const BASE = '/arcgis/rest/services/Basemap/VectorTileServer';
const PBF_TYPE = 'application/x-protobuf';

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

/** How long clients may keep an answer of an address that does not name its version. */
type Caching = 'public, no-cache' | 'public, max-age=300';

/** Sets for how long a call's answer may be kept. */
type SetCaching = (request: FastifyRequest, reply: FastifyReply, otherwise: Caching) => Promise<void>;

async function sendStyle(
  request: FastifyRequest,
  reply: FastifyReply,
  keep: SetCaching
): Promise<FastifyReply> {
  const { style = '' } = request.params as { style?: string };
  const [look = '', part, ...more] = style.split('-');
  if (!isLook(look) || !isStylePart(part) || more.length > 0)
    throw new ArcgisError(404, `Style ${style} not found`);
  await keep(request, reply, 'public, max-age=300');
  return reply.send(createBasemapStyle(look, part));
}

/** Returns the styles with their resources: glyphs, and the sprite sheets that clients request. */
function createStyleResources(glyphFolder: string, keep: SetCaching): Resources {
  const answerStyle: ResourceHandler = (request, reply) => sendStyle(request, reply, keep);
  const sprites = ['', '@2x'].flatMap((density): [string, ResourceHandler][] => [
    [
      `/resources/sprites/sprite${density}.json`,
      async (request, reply) => {
        await keep(request, reply, 'public, max-age=300');
        return {};
      }
    ],
    [
      `/resources/sprites/sprite${density}.png`,
      async (request, reply) => {
        await keep(request, reply, 'public, max-age=300');
        return reply.type('image/png').send(EMPTY_SPRITE);
      }
    ]
  ]);
  return {
    '/resources/styles/:style/root.json': answerStyle,
    '/resources/styles/:style': answerStyle,
    ...Object.fromEntries(sprites),
    '/resources/fonts/:stack/:range.pbf': async (request, reply) => {
      const { stack, range } = request.params as { stack: string; range: string };
      const found = await readGlyphs(glyphFolder, stack, range);
      if (!found) throw new ArcgisError(404, `No glyphs ${stack} ${range}`);
      return reply.header('cache-control', 'public, max-age=86400').type(PBF_TYPE).send(found);
    }
  };
}

/**
 * Registers the basemap in the VectorTileServer dialect: description, tiles, styles, glyphs. Open to everybody.
 */
export function registerVectorTiles(app: FastifyInstance, context: AppContext): void {
  const basemap = getBasemap(context);
  // The index is created as soon as the server listens, so that the first map need not wait for it.
  app.addHook('onListen', () => {
    basemap.readTile(0, 0, 0).catch((error: unknown) => app.log.error({ err: error }, 'basemap not ready'));
  });
  const keep: SetCaching = async (request, reply, otherwise) =>
    setCaching(reply, readCallParameters(request), await basemap.readShortVersion(), otherwise);

  registerResources(app, BASE, 'public', {
    '': async (request, reply) => {
      await keep(request, reply, 'public, no-cache');
      return toVectorTileMetadata(await basemap.readVersion());
    },
    ...createStyleResources(join(context.settings.root, 'build/host-assets/fonts'), keep),
    '/places/:kind.geojson': async (request, reply) => {
      const { kind } = request.params as { kind: string };
      const { tag } = await basemap.readVersion();
      await keep(request, reply, 'public, no-cache');
      if (isUnchanged(request, reply, `"${tag}"`)) return sendNotModified(reply);
      const found = await basemap.readPlaces(kind);
      if (!found) throw new ArcgisError(404, `There are no places of kind ${kind}`);
      return reply.type('application/geo+json').send(found);
    },
    '/tile/:z/:y/:x.pbf': async (request, reply) => {
      const params = request.params as TileParams;
      const [z, y, x] = [parseTileNumber(params.z), parseTileNumber(params.y), parseTileNumber(params.x)];
      if (z > MAX_TILE_ZOOM || x >= 2 ** z || y >= 2 ** z)
        throw new ArcgisError(404, `There is no tile ${z}/${y}/${x}`);
      const { tag } = await basemap.readVersion();
      await keep(request, reply, 'public, no-cache');
      if (isUnchanged(request, reply, `"${tag}"`)) return sendNotModified(reply);
      return reply.type(PBF_TYPE).send(await basemap.readTile(z, x, y));
    }
  });
}
