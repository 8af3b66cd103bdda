import * as z from 'zod';
import { ContentError } from '../../../vite/content/content-error.ts';
import { docSections } from '../docs/doc-sections.ts';

/** The first line is the fence before the first field. */
const firstFieldLine = 2;

/**
 * Parses the front matter of a content file with the schema of its collection.
 *
 * @throws {ContentError} naming the file and the line of the first invalid field, or line 1 if it is missing
 */
export function parseFrontMatter<Value>(schema: z.ZodType<Value>, file: string, value: unknown): Value {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [field] = parsed.error.issues[0]?.path ?? [];
  const fields = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  const place = fields.indexOf(String(field));
  throw new ContentError(file, place < 0 ? 1 : place + firstFieldLine, `has front matter that is wrong: ${z.prettifyError(parsed.error)}`);
}

const texts = { title: z.string().trim().min(1).max(80), description: z.string().trim().min(1).max(200) };
const schedule = {
  draft: z.boolean().default(false),
  /** With time of day and time zone. */
  publishAt: z.iso.datetime({ offset: true }).optional(),
};
/** Leaves a guide out of the reading order: links to the next and previous page skip it. */
const detour = z.boolean().default(false);

export const docSchema = z.strictObject({ ...texts, section: z.enum(docSections), order: z.int().min(0), detour, ...schedule });

export const postSchema = z.strictObject({ ...texts, date: z.iso.date(), ...schedule });

export const agreementSchema = z.strictObject(texts);

const incidentSchema = z.strictObject({
  title: texts.title,
  /** With time of day and time zone: incidents are measured in minutes. */
  startedAt: z.iso.datetime({ offset: true }),
  /** Left out while the incident is ongoing. */
  resolvedAt: z.iso.datetime({ offset: true }).optional(),
  impact: z.enum(['minor', 'major']),
});

/**
 * Front matter of an incident.
 *
 * @throws {ContentError} as `parseFrontMatter` does, and if the incident ends before it starts
 */
export function parseIncidentFrontMatter(file: string, value: unknown): z.infer<typeof incidentSchema> {
  const parsed = parseFrontMatter(incidentSchema, file, value);
  if (parsed.resolvedAt !== undefined && Date.parse(parsed.resolvedAt) < Date.parse(parsed.startedAt)) {
    throw new ContentError(file, 1, 'ends before it begins: see startedAt and resolvedAt');
  }
  return parsed;
}
