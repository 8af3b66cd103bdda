import * as z from 'zod';

const userSchema = z.object({ id: z.string() });

interface SeedUserParameters {
  /** Address of the identity process, `http://127.0.0.1:4123`. */
  address: string;
  /** `secretKey` of `public.json`. */
  secretKey: string;
  emailAddress: string;
  password: string;
  firstName?: string;
}

/** Thrown when the embedded identity service rejects the request or can't be reached. */
class SeedUserError extends Error {
  readonly code = 'SEED_USER_FAILED';

  constructor(detail: string) {
    super(`The sandbox user could not be made: ${detail}`);
    this.name = 'SeedUserError';
  }
}

/**
 * The id of the user with this verified e-mail address. Creates the user if missing and
 * leaves an existing user unchanged.
 *
 * @throws {SeedUserError}
 */
export async function seedUser({ address, secretKey, emailAddress, password, firstName }: SeedUserParameters): Promise<string> {
  const headers = { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' };
  const users = `${address}/v1/users`;
  const found = await request(`${users}?${new URLSearchParams({ email_address: emailAddress }).toString()}`, { headers });
  const [existing] = z.array(userSchema).parse(found);
  if (existing !== undefined) return existing.id;
  const body = JSON.stringify({ email_address: [emailAddress], password, first_name: firstName });
  return userSchema.parse(await request(users, { method: 'POST', headers, body })).id;
}

async function request(url: string, init: RequestInit): Promise<unknown> {
  const response = await fetch(url, init);
  if (!response.ok) throw new SeedUserError(`${response.status} ${await response.text()}`);
  return response.json();
}
