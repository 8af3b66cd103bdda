import { createIdempotencyKey, type CreateEnterpriseRequestParameters } from '@onepoint/api-client';
import { enterpriseRequestBodySchema } from '@onepoint/api-contract';
import { validationMessage, type ValidationMessage } from '@onepoint/i18n';
import type { FieldErrors, Resolver } from 'react-hook-form';
import * as z from 'zod/mini';
import { createDraft } from '../../../shared/drafts/draft-store.ts';
import { type Draft } from '../../../shared/drafts/draft-store.ts';

export interface EnterpriseRequestFields {
  email: string;
  projectLink: string;
  message: string;
}

export const enterpriseRequestFields = ['email', 'projectLink', 'message'] as const satisfies readonly (keyof EnterpriseRequestFields)[];

/** Maximum message length in characters (specification, section 5). */
export const messageLengthMax = 500;

/**
 * Validates with the contract's schema. Reports an empty field as required, whatever else is wrong with it.
 *
 * @param textOf translates a message of the `common` namespace
 */
export function enterpriseRequestResolver(textOf: (message: ValidationMessage) => string): Resolver<EnterpriseRequestFields> {
  return (values) => {
    const parsed = enterpriseRequestBodySchema.safeParse(values);
    if (parsed.success) return { values: parsed.data, errors: {} };
    const errors: FieldErrors<EnterpriseRequestFields> = {};
    for (const field of enterpriseRequestFields) {
      const issue = parsed.error.issues.find(({ path }) => path[0] === field);
      if (!issue) continue;
      const message = values[field].trim() === '' ? ({ key: 'validation.required', values: {} } as const) : validationMessage(issue);
      errors[field] = { type: issue.code, message: textOf(message) };
    }
    return { values: {}, errors };
  };
}

const fieldsSchema = z.object({ email: z.string(), projectLink: z.string(), message: z.string() });

export function enterpriseRequestDraft(email: string): Draft<EnterpriseRequestFields> {
  return createDraft(`enterprise-request:${email}`, fieldsSchema);
}

/**
 * Derives the idempotency key from the request's content, so that retries share it even after a reload or in another tab. The API keeps
 * keys for a day. On HTTP pages, where hashing is unavailable, each attempt gets a random key.
 */
export async function enterpriseRequestKey({ email, projectLink, message }: CreateEnterpriseRequestParameters): Promise<string> {
  if (!('subtle' in crypto)) return createIdempotencyKey();
  const text = new TextEncoder().encode(JSON.stringify([email, projectLink, message]));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', text));
  return `enterprise-${Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
