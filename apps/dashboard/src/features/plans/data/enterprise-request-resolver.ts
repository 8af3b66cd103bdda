import { enterpriseRequestBodySchema } from '@onepoint/api-contract';
import { validationMessage, type ValidationMessage } from '@onepoint/i18n';
import type { FieldErrors, Resolver } from 'react-hook-form';

/** What is filled in, as it stands in the fields. */
export interface EnterpriseRequestFields {
  email: string;
  projectLink: string;
  message: string;
}

export const enterpriseRequestFields = ['email', 'projectLink', 'message'] as const satisfies readonly (keyof EnterpriseRequestFields)[];

/** The longest message, in characters. Source: specification section 5. */
export const messageLengthMax = 500;

/**
 * Checks the form by the contract's schema, so that it refuses exactly what the API would. An empty field is missing, whatever else is wrong with it.
 *
 * @param textOf puts a message of the `common` namespace into words
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
