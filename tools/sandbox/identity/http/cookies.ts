/** Reads one cookie out of a `cookie` header; the first one counts. */
export function readCookie(header: string | undefined, name: string): string | null {
  for (const pair of (header ?? '').split(';')) {
    const [key, ...value] = pair.split('=');
    if (key?.trim() === name) return value.join('=').trim();
  }
  return null;
}

export interface ClientCookie {
  name: string;
  value: string;
  path: string;
  isSecure: boolean;
  maxAgeSeconds: number;
}

/** `set-cookie` for a secret: no script reads it, and other sites' requests do not carry it. */
export function formatCookie({ name, value, path, isSecure, maxAgeSeconds }: ClientCookie): string {
  return `${name}=${value}; Path=${path}; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
