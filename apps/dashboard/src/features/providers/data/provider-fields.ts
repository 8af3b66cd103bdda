import { createProviderBodySchema } from '@onepoint/api-contract';
import { validationMessage, type ValidationMessage } from '@onepoint/i18n';

/** What is typed into the form of a node. */
export interface ProviderFields {
  readonly name: string;
  /** Empty until one is chosen. */
  readonly chain: string;
  readonly url: string;
  readonly weight: number;
}

export type ProviderFieldErrors = Partial<Record<keyof ProviderFields, ValidationMessage>>;

/**
 * What is wrong with the fields, by field; nothing where the API will take them. Spaces around an address are not its fault.
 *
 * @param savedUrl the address of a node that exists: it is not sent again, so nothing is wrong with it
 */
export function providerFieldErrors(fields: ProviderFields, savedUrl?: string): ProviderFieldErrors {
  const parsed = createProviderBodySchema.safeParse({ ...fields, url: fields.url.trim() });
  if (parsed.success) return {};
  const issues = parsed.error.issues.filter(({ path }) => path[0] !== 'url' || fields.url.trim() !== savedUrl);
  return Object.fromEntries(issues.map((issue) => [issue.path[0], validationMessage(issue)]).toReversed());
}
