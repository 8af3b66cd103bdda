import * as z from 'zod/mini';

const hasControlCharacter = /\p{Cc}/u;
/** Lone surrogates have no UTF-8 encoding. */
const hasLoneSurrogate = /\p{Cs}/u;
/** Bidirectional controls can make one name look like another. */
const hasBidiControl = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;
const hasVisibleCharacter = /[^\p{C}\p{Z}]/u;

/** Instant in UTC, ISO 8601 with `Z`. */
export const instantSchema = z.iso.datetime();

const queryInstantEndMs = Date.UTC(9999, 0, 1);

/** Instants in queries must be before the year 9999, so that the next day is valid in PostgreSQL and ISO 8601. */
export const queryInstantSchema = z.iso
  .datetime()
  .check(z.refine((text) => Date.parse(text) < queryInstantEndMs, 'Must be before the year 9999'));

const digitsToNumber = (value: unknown): unknown => (typeof value === 'string' && /^\d{1,12}$/u.test(value) ? Number(value) : value);

/** Integer in a query string. Accepts decimal digits only, not `0x10`, `1e2`, or spaces. */
export function queryIntegerSchema(min: number, max: number) {
  return z.pipe(z.transform(digitsToNumber), z.int().check(z.minimum(min), z.maximum(max)));
}

export const centsSchema = z.int();

/** A decimal number as a string, for values that a float or cents would round: `"0.0000078"`. */
export const decimalSchema = z.string().check(z.regex(/^-?\d+(\.\d+)?$/));

/**
 * A name that a person enters: trimmed, 1 to 80 characters, at least one of them visible, well-formed, without control or bidirectional characters.
 */
export const nameSchema = z.string().check(
  z.trim(),
  z.minLength(1, { abort: true }),
  z.maxLength(80),
  z.refine((name) => !hasControlCharacter.test(name), 'Must not have control characters'),
  z.refine((name) => !hasBidiControl.test(name), 'Must not have characters that change the reading direction'),
  z.refine((name) => !hasLoneSurrogate.test(name), 'Must be well-formed Unicode'),
  z.refine((name) => hasVisibleCharacter.test(name), 'Must have a visible character'),
);

/** Optional single-line text: trimmed, well-formed, without control or bidirectional characters. */
export function lineSchema(lengthMax: number) {
  return z.string().check(
    z.trim(),
    z.maxLength(lengthMax),
    z.refine((text) => !hasControlCharacter.test(text), 'Must be one line without control characters'),
    z.refine(isReadable, readableMessage),
  );
}

/** Optional multi-line text: like `lineSchema`, but allows line feeds. */
export function linesSchema(lengthMax: number) {
  return z.string().check(
    z.trim(),
    z.maxLength(lengthMax),
    z.refine((text) => !hasControlCharacter.test(text.replaceAll('\n', '')), 'Must not have control characters except line feeds'),
    z.refine(isReadable, readableMessage),
  );
}

const readableMessage = 'Must be well-formed Unicode, without characters that change the reading direction';

function isReadable(text: string): boolean {
  return !hasBidiControl.test(text) && !hasLoneSurrogate.test(text);
}

/** Ids are opaque: any well-formed id is looked up, so a wrong one is a 404 and not a 400. */
export const idSchema = z.string().check(z.regex(/^[\w-]{1,64}$/, 'Must be an id: 1 to 64 letters, digits, underscores or hyphens'));

export const emailSchema = z.email().check(z.maxLength(300));

export const noContentSchema = z.null();

/** Requests up to `limit` entries after `lastId`. */
export const pageQueryShape = { lastId: z.optional(idSchema), limit: z._default(queryIntegerSchema(1, 100), 20) };

/** A page of a list, newest first. Pass the id of its last entry as `lastId` to get the next page. */
export function pageSchema<TItem extends z.ZodMiniType>(item: TItem) {
  return z.object({ data: z.array(item), hasMore: z.boolean() });
}

export const projectParamsSchema = z.object({ projectId: idSchema });

export const apiKeyParamsSchema = z.extend(projectParamsSchema, { apiKeyId: idSchema });

/** Body of every error response. `code` is a plain string, so that older clients accept newer codes. */
export const errorBodySchema = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    requestId: z.string(),
    details: z.optional(z.record(z.string(), z.unknown())),
  }),
});

export type ErrorBody = z.infer<typeof errorBodySchema>;
