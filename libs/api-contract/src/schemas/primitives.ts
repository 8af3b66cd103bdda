import * as z from 'zod/mini';

const hasControlCharacter = /\p{Cc}/u;
/** Half of a surrogate pair: such text has no UTF-8 form. */
const hasLoneSurrogate = /\p{Cs}/u;
/** Marks, embeddings, overrides and isolates that change the reading direction: they can make one name look like another. */
const hasBidiControl = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;
/** Neither a space nor a character without a shape, such as a zero-width one. */
const hasVisibleCharacter = /[^\p{C}\p{Z}]/u;

/** Instant in UTC, ISO 8601 with `Z`. */
export const instantSchema = z.iso.datetime();

const queryInstantEndMs = Date.UTC(9999, 0, 1);

/** Instant of a query, before the year 9999: the end of a period must have a next day that PostgreSQL and ISO 8601 can write. */
export const queryInstantSchema = z.iso
  .datetime()
  .check(z.refine((text) => Date.parse(text) < queryInstantEndMs, 'Must be before the year 9999'));

const digitsToNumber = (value: unknown): unknown => (typeof value === 'string' && /^\d{1,12}$/u.test(value) ? Number(value) : value);

/** A whole number in a query string, in decimal digits: `0x10`, `1e2` and blanks are refused. */
export function queryIntegerSchema(min: number, max: number) {
  return z.pipe(z.transform(digitsToNumber), z.int().check(z.minimum(min), z.maximum(max)));
}

/** Money: a whole number of cents. */
export const centsSchema = z.int();

/** Decimal number as text, for values that a float or a cent would round: `"0.0000078"`. */
export const decimalSchema = z.string().check(z.regex(/^-?\d+(\.\d+)?$/));

/** A name people give: trimmed, 1 to 80 characters, something to see, no control characters, no bidirectional controls, well-formed. */
export const nameSchema = z.string().check(
  z.trim(),
  z.minLength(1, { abort: true }),
  z.maxLength(80),
  z.refine((name) => !hasControlCharacter.test(name), 'Must not have control characters'),
  z.refine((name) => !hasBidiControl.test(name), 'Must not have characters that change the reading direction'),
  z.refine((name) => !hasLoneSurrogate.test(name), 'Must be well-formed Unicode'),
  z.refine((name) => hasVisibleCharacter.test(name), 'Must have a visible character'),
);

/** Ids are opaque: any string of the id alphabet is looked up, so that a wrong one is simply not found. */
export const idSchema = z.string().check(z.regex(/^[\w-]{1,64}$/, 'Must be an id: 1 to 64 letters, digits, underscores or hyphens'));

export const emailSchema = z.email().check(z.maxLength(300));

/** Body of a 204. */
export const noContentSchema = z.null();

/** What a paged list takes: entries after `lastId`, at most `limit` of them. */
export const pageQueryShape = { lastId: z.optional(idSchema), limit: z._default(queryIntegerSchema(1, 100), 20) };

/** A page of a list, newest first; `lastId` of the next query is the id of its last entry. */
export function pageSchema<TItem extends z.ZodMiniType>(item: TItem) {
  return z.object({ data: z.array(item), hasMore: z.boolean() });
}

export const projectParamsSchema = z.object({ projectId: idSchema });

export const apiKeyParamsSchema = z.extend(projectParamsSchema, { apiKeyId: idSchema });
