import { promocodeActivationBodySchema } from '@onepoint/api-contract';
import { validationMessage, type ValidationMessage } from '@onepoint/i18n';

/** A promo code as the API takes it, or what is wrong with it. */
export function parsePromocode(text: string): { readonly code: string } | { readonly message: ValidationMessage } {
  const parsed = promocodeActivationBodySchema.safeParse({ code: text });
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  return { message: issue ? validationMessage(issue) : { key: 'validation.invalid', values: {} } };
}
