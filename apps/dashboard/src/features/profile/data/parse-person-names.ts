import { firstNamePattern } from '@onepoint/api-contract';
import { validationMessage, type ValidationMessage } from '@onepoint/i18n';
import * as z from 'zod/mini';

const lengthMax = 80;

const text = z.string().check(z.trim(), z.maxLength(lengthMax));
const firstNameSchema = text.check(z.refine((name) => name === '' || firstNamePattern.test(name)));
const lastNameSchema = text.check(z.refine((name) => !/\p{Cc}/u.test(name)));

export interface PersonNames {
  readonly firstName: string;
  readonly lastName: string;
}

export interface ParsedPersonNames {
  /** Trimmed. An empty one takes the name away. */
  readonly names: PersonNames;
  /** What is wrong, by field; empty where nothing is. */
  readonly messages: Partial<Record<keyof PersonNames, ValidationMessage>>;
}

/** Names as they are kept, or what is wrong with them (decision 34 of the specification for first names). */
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
