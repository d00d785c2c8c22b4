/** The values fields are made of; every one of them reads the same both ways, so that answers can be checked too. */
import { z } from 'zod';
import { CREATED_BY, LATITUDE, LONGITUDE, QUANTITIES, TEXT_LENGTH, URL_LENGTH } from './bounds';
import type { Bounds, QuantityName } from './bounds';
import { commaParts } from '../text/comma-parts';
import { readDecimal } from '../text/decimal';
import { isWebAddress } from '../text/image-url';
import { isIsoDay } from '../time/lagos';
import { field } from './field';

const within = ({ min, max }: Bounds) => z.number().min(min).max(max);

/** Text that a database can keep: every character but NUL. */
const storable = z.string().regex(/^[^\u0000]*$/, 'must not hold the character NUL');

/** Text that must not be blank; trimmed. */
export const filledText = storable.trim().min(1).max(TEXT_LENGTH);
/** Text that may be blank; trimmed. */
export const anyText = storable.trim().max(TEXT_LENGTH);
/** A quantity within its bounds. */
export const quantityOf = (name: QuantityName) => within(QUANTITIES[name]);
export const latitude = within(LATITUDE);
export const longitude = within(LONGITUDE);
/** A number of things, within its bounds. */
export const countOf = (name: QuantityName) => z.int().min(QUANTITIES[name].min).max(QUANTITIES[name].max);
/** A day of the calendar (1900 to 9999), 'YYYY-MM-DD'. */
export const day = z.iso.date({ abort: true }).refine(isIsoDay, { error: 'a day from 1900 to 9999' });

const filled = (texts: string[]): string[] => texts.filter((text) => text !== '');

const webAddress = storable
  .trim()
  .max(URL_LENGTH)
  .refine((text) => text === '' || isWebAddress(text), {
    error: 'an address that begins with http:// or https://'
  });
/** Image URLs: trimmed, blank ones dropped; http and https only. */
export const imageUrls = z.array(webAddress).overwrite(filled);
/** Image URLs of which one at least must be left. */
export const someImageUrls = imageUrls.refine((urls) => urls.length > 0, {
  error: 'at least one URL that is not blank'
});

/** A list of texts that also comes as text with commas; blank entries dropped, the rest trimmed. */
export const textList = z
  .codec(z.union([z.string(), z.array(z.string())]), z.array(anyText), {
    decode: (given) => (typeof given === 'string' ? commaParts(given) : given),
    encode: (list) => list
  })
  .overwrite(filled)
  .refine((list) => list.length > 0, { error: 'at least one entry that is not blank' });

/** A list from `options`, at least one, each once; entries may be combinations with commas. */
export const listOf = <const Options extends readonly [string, ...string[]]>(options: Options) =>
  z.codec(z.union([z.string(), z.array(z.string())]), z.array(z.enum(options)).min(1), {
    decode: (given) => [...new Set([given].flat().flatMap(commaParts))] as Options[number][],
    encode: (list) => list
  });

const isWithin = (text: string, { min, max }: Bounds): boolean => {
  const value = readDecimal(text);
  return value !== null && value >= min && value <= max;
};

/** A quantity kept as text; blank or left out it is `none` ('0', 'Nil'). A number is taken as its text. */
export const quantityText = (name: QuantityName, none: string) =>
  z
    .codec(z.union([z.string(), z.number()]), z.string(), {
      decode: (given) => String(given).trim() || none,
      encode: (text) => text
    })
    .refine((text) => text === none || isWithin(text, QUANTITIES[name]), {
      error: `a number from ${QUANTITIES[name].min} to ${QUANTITIES[name].max}, or ${none}`
    })
    .default(none);

/** A quantity kept as text that may be left out. A number is taken as its text. */
export const optionalQuantityText = (name: QuantityName) =>
  z
    .codec(z.union([z.string(), z.number()]), z.string(), {
      decode: (given) => String(given).trim(),
      encode: (text) => text
    })
    .refine((text) => isWithin(text, QUANTITIES[name]), {
      error: `a number from ${QUANTITIES[name].min} to ${QUANTITIES[name].max}`
    })
    .optional();

/** The fields every record has. */
export const identity = {
  id: field(z.string().min(1), { access: 'readOnly', description: 'Identifier' })
};

/** Who created a record: the literal every record carries. */
export const creation = {
  createdBy: field(z.literal(CREATED_BY).default(CREATED_BY), {
    description: 'Who created the record; always the same'
  })
};

/** What a change is based on, beside the fields it sets. */
export const basis = {
  version: field(z.int().min(1).optional(), {
    description: 'Version the change is based on; refused when the record has another by now'
  })
};

/** Where an asset stands. */
export const position = {
  latitude: field(latitude, { unit: '°', description: 'Degrees north' }),
  longitude: field(longitude, { unit: '°', description: 'Degrees east' })
};
