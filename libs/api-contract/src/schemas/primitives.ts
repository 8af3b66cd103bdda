import * as z from 'zod/mini';

const hasControlCharacter = /\p{Cc}/u;
/** Neither a space nor a character without a shape, such as a zero-width one. */
const hasVisibleCharacter = /[^\p{C}\p{Z}]/u;

/** Instant in UTC, ISO 8601 with `Z`. */
export const instantSchema = z.iso.datetime();

/** Money: a whole number of cents. */
export const centsSchema = z.int();

/** Decimal number as text, for values that a float or a cent would round: `"0.0000078"`. */
export const decimalSchema = z.string().check(z.regex(/^-?\d+(\.\d+)?$/));

/** A name people give: trimmed, 1 to 80 characters, something to see, no control characters. */
export const nameSchema = z.string().check(
  z.trim(),
  z.minLength(1, { abort: true }),
  z.maxLength(80),
  z.refine((name) => !hasControlCharacter.test(name), 'Must not have control characters'),
  z.refine((name) => hasVisibleCharacter.test(name), 'Must have a visible character'),
);

/** Ids are opaque: any string of the id alphabet is looked up, so that a wrong one is simply not found. */
export const idSchema = z.string().check(z.regex(/^[\w-]{1,64}$/));

export const emailSchema = z.email().check(z.maxLength(300));

/** Body of a 204. */
export const noContentSchema = z.null();

/** A page of a list, newest first; `lastId` of the next query is the id of its last entry. */
export function pageSchema<TItem extends z.ZodMiniType>(item: TItem) {
  return z.object({ data: z.array(item), hasMore: z.boolean() });
}

export const projectParamsSchema = z.object({ projectId: idSchema });

export const apiKeyParamsSchema = z.extend(projectParamsSchema, { apiKeyId: idSchema });
