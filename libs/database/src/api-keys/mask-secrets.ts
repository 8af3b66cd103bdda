/** API keys, API tokens, webhook signing secrets, and secret keys of the identity service. */
const secret = /(op_(?:pat_|prj_)?(?=[\da-z]{20})|\bwhsec_(?=[\w+/=-]{16})|\bsk_(?:test|live)_(?=\w{16}))[\w+/=-]+/giu;
/** Session tokens (JSON Web Tokens). */
const token = /\beyJ[\w-]{8,}(?:\.[\w-]*){1,2}/gu;
const credentials = /\b(bearer|basic)\s+[^\s"',;]{6,}/giu;
/** Node, webhook, and database URLs can contain users, passwords, and keys. */
const address = /\b([a-z][a-z\d+.-]*:\/\/)(?:[^\s/?#@"']*@)?([^\s/?#"']+)(?:[/?#][^\s"']+)?/giu;

/** Masks everything that looks like a secret in a text for logs. Shortens URLs to scheme and host. */
export function maskSecrets(text: string): string {
  return text
    .replaceAll(address, '$1$2')
    .replaceAll(secret, '$1[hidden]')
    .replaceAll(token, '[hidden]')
    .replaceAll(credentials, '$1 [hidden]');
}
