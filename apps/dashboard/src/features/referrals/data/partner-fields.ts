import { partnerApplicationBodySchema } from '@onepoint/api-contract';
import { validationMessage, type ValidationMessage } from '@onepoint/i18n';

/** What is typed into the application of a partner. */
export interface PartnerFields {
  readonly company: string;
  readonly website: string;
  readonly message: string;
}

export const partnerFieldNames = ['company', 'website', 'message'] as const satisfies readonly (keyof PartnerFields)[];

/** What is wrong with the fields, by field; nothing where the API will take them. */
export function partnerFieldErrors(fields: PartnerFields): Partial<Record<keyof PartnerFields, ValidationMessage>> {
  const parsed = partnerApplicationBodySchema.safeParse({ ...fields, website: fields.website.trim() });
  if (parsed.success) return {};
  return Object.fromEntries(parsed.error.issues.map((issue) => [issue.path[0], validationMessage(issue)]).toReversed());
}
