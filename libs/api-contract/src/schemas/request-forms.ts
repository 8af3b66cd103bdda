import * as z from 'zod/mini';
import { centsSchema, emailSchema } from './primitives.ts';

const messageSchema = z.string().check(z.trim(), z.minLength(3), z.maxLength(500));
const linkSchema = z.url({ protocol: /^https?$/ }).check(z.maxLength(300));

/** Source: specification section 5. */
export const enterpriseRequestBodySchema = z.strictObject({ email: emailSchema, projectLink: linkSchema, message: messageSchema });

export const chainRequestBodySchema = z.strictObject({ projectUrl: linkSchema, message: messageSchema });

export const storedRequestSchema = z.object({ id: z.string() });

export const promocodeActivationBodySchema = z.strictObject({ code: z.string().check(z.trim(), z.minLength(1), z.maxLength(64)) });

/** `amount` is the credit in cents. */
export const promocodeActivationSchema = z.object({ id: z.string(), code: z.string(), amount: centsSchema });

export type PromocodeActivation = z.infer<typeof promocodeActivationSchema>;
