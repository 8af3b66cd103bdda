import * as z from 'zod/mini';
import { createDraft, type Draft } from '../../../shared/drafts/draft-store.ts';
import type { EnterpriseRequestFields } from './enterprise-request-resolver.ts';

const fieldsSchema = z.object({ email: z.string(), projectLink: z.string(), message: z.string() });

/**
 * What was filled into the form for the Enterprise plan and not sent.
 *
 * @param email whose form it is
 */
export function enterpriseRequestDraft(email: string): Draft<EnterpriseRequestFields> {
  return createDraft(`enterprise-request:${email}`, fieldsSchema);
}
