import { digitsPattern, emailSchema, firstNamePattern } from '@onepoint/api-contract';
import { validationMessage, type ValidationMessage } from '@onepoint/i18n';
import * as z from 'zod/mini';

type ParsedCode = { readonly code: string } | { readonly message: ValidationMessage };

const codeDigits = 6;

/** Ignores spaces and hyphens. */
export function parseCode(text: string): ParsedCode {
  const code = text.replaceAll(/[\s-]/g, '');
  if (code === '') return { message: { key: 'validation.required', values: {} } };
  if (!digitsPattern.test(code)) return { message: { key: 'validation.digits', values: {} } };
  return code.length === codeDigits ? { code } : { message: { key: 'validation.invalid', values: {} } };
}

type ParsedEmail = { readonly emailAddress: string } | { readonly message: ValidationMessage };

export function parseEmail(text: string): ParsedEmail {
  if (text.trim() === '') return { message: { key: 'validation.required', values: {} } };
  const parsed = emailSchema.safeParse(text.trim());
  if (parsed.success) return { emailAddress: parsed.data };
  const [issue] = parsed.error.issues;
  return { message: issue ? validationMessage(issue) : { key: 'validation.email', values: {} } };
}

const lengthMax = 80;

const nameSchema = z.string().check(z.trim(), z.maxLength(lengthMax));
const firstNameSchema = nameSchema.check(z.refine((name) => name === '' || firstNamePattern.test(name)));
const lastNameSchema = nameSchema.check(z.refine((name) => !/\p{Cc}/u.test(name)));

export interface PersonNames {
  readonly firstName: string;
  readonly lastName: string;
}

interface ParsedPersonNames {
  /** Trimmed. An empty string removes the name. */
  readonly names: PersonNames;
  /** Validation messages by field. Empty if valid. */
  readonly messages: Partial<Record<keyof PersonNames, ValidationMessage>>;
}

/** Trims and validates names (for first names, see decision 34). */
export function parsePersonNames({ firstName, lastName }: PersonNames): ParsedPersonNames {
  const first = firstNameSchema.safeParse(firstName);
  const last = lastNameSchema.safeParse(lastName);
  return {
    names: { firstName: first.data ?? firstName, lastName: last.data ?? lastName },
    messages: {
      ...(first.success ? {} : { firstName: messageOf(first.error, { key: 'validation.name', values: {} }) }),
      ...(last.success ? {} : { lastName: messageOf(last.error, { key: 'validation.invalid', values: {} }) }),
    },
  };
}

function messageOf({ issues: [issue] }: z.core.$ZodError, custom: ValidationMessage): ValidationMessage {
  return issue === undefined || issue.code === 'custom' ? custom : validationMessage(issue);
}
