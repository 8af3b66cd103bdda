import * as z from 'zod';
import { ContentError } from '../../../vite/content/content-error.ts';
import { parseFrontMatter } from '../articles/parse-front-matter.ts';

const schema = z.strictObject({
  title: z.string().trim().min(1).max(80),
  /** With the time of day and a zone: an incident is a matter of minutes. */
  startedAt: z.iso.datetime({ offset: true }),
  /** Left out while it lasts. */
  resolvedAt: z.iso.datetime({ offset: true }).optional(),
  impact: z.enum(['minor', 'major']),
});

export type IncidentFrontMatter = z.infer<typeof schema>;

/**
 * Front matter of an incident.
 *
 * @throws {ContentError} naming the file and the line of the first field that is wrong
 */
export function parseIncidentFrontMatter(file: string, value: unknown): IncidentFrontMatter {
  const parsed = parseFrontMatter(schema, file, value);
  if (parsed.resolvedAt !== undefined && Date.parse(parsed.resolvedAt) < Date.parse(parsed.startedAt)) {
    throw new ContentError(file, 1, 'ends before it begins: see startedAt and resolvedAt');
  }
  return parsed;
}
