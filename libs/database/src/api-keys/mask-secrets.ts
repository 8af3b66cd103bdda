/** API keys, signing secrets of webhooks, secret keys of the identity service. */
const secret = /(op_(?=[\da-z]{20})|\bwhsec_(?=[\w+/=-]{16})|\bsk_(?:test|live)_(?=\w{16}))[\w+/=-]+/giu;
/** Session tokens (JSON Web Tokens). */
const token = /\beyJ[\w-]{8,}(?:\.[\w-]*){1,2}/gu;
const credentials = /\b(bearer|basic)\s+[^\s"',;]{6,}/giu;
/** Addresses carry users, passwords and keys: of nodes, of webhooks, of databases. */
const address = /\b([a-z][a-z\d+.-]*:\/\/)(?:[^\s/?#@"']*@)?([^\s/?#"']+)(?:[/?#][^\s"']+)?/giu;

/** A text without the secrets that can be told by their looks: what is left is for logs. Of an address only scheme and host are left. */
export function maskSecrets(text: string): string {
  return text
    .replaceAll(address, '$1$2')
    .replaceAll(secret, '$1[hidden]')
    .replaceAll(token, '[hidden]')
    .replaceAll(credentials, '$1 [hidden]');
}
