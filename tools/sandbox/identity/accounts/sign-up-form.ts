import * as z from 'zod';

const name = z.string().trim().max(256).optional();

/** JSON text of an object, as the SDK sends nested values in forms. */
export const metadataSchema = z
  .string()
  .max(8192)
  .refine((text) => {
    try {
      const value: unknown = JSON.parse(text);
      return typeof value === 'object' && value !== null && !Array.isArray(value);
    } catch {
      return false;
    }
  }, 'must be a JSON object');

export const signUpFormSchema = z.object({
  email_address: z.string().max(1000).optional(),
  web3_wallet: z.string().max(100).optional(),
  password: z.string().max(1000).optional(),
  first_name: name,
  last_name: name,
  unsafe_metadata: metadataSchema.optional(),
});
export type SignUpForm = z.infer<typeof signUpFormSchema>;
