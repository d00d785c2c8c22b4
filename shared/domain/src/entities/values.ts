/** Schemas of field values. Each reads the same both ways, so that responses can be checked too. */
import { z } from 'zod';
import { CREATED_BY, LATITUDE, LONGITUDE, QUANTITIES, TEXT_LENGTH, URL_LENGTH } from './bounds';
import type { Bounds, QuantityName } from './bounds';
import { splitAtCommas } from '../text/comma-parts';
import { readDecimal } from '../text/decimal';
import { isWebAddress } from '../text/image-url';
import { isIsoDay } from '../time/lagos';
import { describeField } from './field';

const createNumberSchema = ({ min, max }: Bounds) => z.number().min(min).max(max);

/** Text that a database can store: every character but NUL. */
const storable = z.string().regex(/^[^\u0000]*$/, 'must not contain the character NUL');

/** Text that must not be blank; trimmed. */
export const filledText = storable.trim().min(1).max(TEXT_LENGTH);
/** Text that may be blank; trimmed. */
export const anyText = storable.trim().max(TEXT_LENGTH);
/** Returns the schema of a quantity within its bounds. */
export const createQuantitySchema = (name: QuantityName) => createNumberSchema(QUANTITIES[name]);
export const latitude = createNumberSchema(LATITUDE);
export const longitude = createNumberSchema(LONGITUDE);
/** Returns the schema of a whole number within its bounds. */
export const createCountSchema = (name: QuantityName) =>
  z.int().min(QUANTITIES[name].min).max(QUANTITIES[name].max);
/** A day of the calendar (1900 to 9999), 'YYYY-MM-DD'. */
export const day = z.iso.date({ abort: true }).refine(isIsoDay, { error: 'a day from 1900 to 9999' });

const dropBlanks = (texts: string[]): string[] => texts.filter((text) => text !== '');

const webAddress = storable
  .trim()
  .max(URL_LENGTH)
  .refine((text) => text === '' || isWebAddress(text), {
    error: 'an address that begins with http:// or https://'
  });
/** Image URLs: trimmed, without blank ones; http, https and paths of the own server only. */
export const imageUrls = z.array(webAddress).overwrite(dropBlanks);
/** Image URLs, at least one of which is not blank. */
export const someImageUrls = imageUrls.refine((urls) => urls.length > 0, {
  error: 'at least one URL that is not blank'
});

/** A list of texts, also accepted as text with commas; trimmed, without blank entries. */
export const textList = z
  .codec(z.union([z.string(), z.array(z.string())]), z.array(anyText), {
    decode: (given) => (typeof given === 'string' ? splitAtCommas(given) : given),
    encode: (list) => list
  })
  .overwrite(dropBlanks)
  .refine((list) => list.length > 0, { error: 'at least one entry that is not blank' });

/**
 * Returns the schema of a list of `options`: at least one, each once; entries may be combinations with commas.
 */
export const createListSchema = <const Options extends readonly [string, ...string[]]>(options: Options) =>
  z.codec(z.union([z.string(), z.array(z.string())]), z.array(z.enum(options)).min(1), {
    decode: (given) => [...new Set([given].flat().flatMap(splitAtCommas))] as Options[number][],
    encode: (list) => list
  });

const isWithin = (text: string, { min, max }: Bounds): boolean => {
  const value = readDecimal(text);
  return value !== null && value >= min && value <= max;
};

/**
 * Returns the schema of a quantity stored as text; `none` ('0', 'Nil') when blank or omitted. A number is
 * converted to text.
 */
export const createQuantityTextSchema = (name: QuantityName, none: string) =>
  z
    .codec(z.union([z.string(), z.number()]), z.string(), {
      decode: (given) => String(given).trim() || none,
      encode: (text) => text
    })
    .refine((text) => text === none || isWithin(text, QUANTITIES[name]), {
      error: `a number from ${QUANTITIES[name].min} to ${QUANTITIES[name].max}, or ${none}`
    })
    .default(none);

/** Returns the schema of an optional quantity stored as text. A number is converted to text. */
export const createOptionalQuantityTextSchema = (name: QuantityName) =>
  z
    .codec(z.union([z.string(), z.number()]), z.string(), {
      decode: (given) => String(given).trim(),
      encode: (text) => text
    })
    .refine((text) => isWithin(text, QUANTITIES[name]), {
      error: `a number from ${QUANTITIES[name].min} to ${QUANTITIES[name].max}`
    })
    .optional();

/** Fields of every record. */
export const identity = {
  id: describeField(z.string().min(1), { access: 'readOnly', description: 'Identifier' })
};

/** Literal creator that every record contains. */
export const creation = {
  createdBy: describeField(z.literal(CREATED_BY).default(CREATED_BY), {
    description: 'Who created the record; always the same'
  })
};

/** Version that a change is based on, besides the fields that it sets. */
export const basis = {
  version: describeField(z.int().min(1).optional(), {
    description: 'Version that the change is based on; refused if the record has changed since'
  })
};

/** Position of an asset. */
export const position = {
  latitude: describeField(latitude, { unit: '°', description: 'Degrees north' }),
  longitude: describeField(longitude, { unit: '°', description: 'Degrees east' })
};

/** LGA and state at the position of an asset; a payload cannot contain them. */
export const place = {
  lga: describeField(anyText.optional(), { access: 'derived', description: 'LGA at the position' }),
  state: describeField(anyText.optional(), { access: 'derived', description: 'State at the position' })
};

/** Keys of {@link place}, to leave them out of a payload. */
export const PLACE_KEYS = { lga: true, state: true } as const;
