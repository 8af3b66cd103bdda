export type Log = (message: string, fields?: Readonly<Record<string, unknown>>) => void;

/** API keys, secrets of webhooks, secret keys, session tokens, and what stands in an address beyond its host. */
const masks = [
  [/([a-z][a-z\d+.-]*:\/\/)(?:[^\s/?#@"'\\]*@)?([^\s/?#"'\\]+)(?:[/?#][^\s"'\\]+)?/giu, '$1$2'],
  [/(op_(?=[\da-z]{20})|whsec_|sk_(?:test|live)_)[\w+/=-]+/giu, '$1[hidden]'],
  [/\beyJ[\w-]{8,}(?:\.[\w-]*){1,2}/gu, '[hidden]'],
] as const;

/**
 * Logs one JSON object a line, without what looks like a secret. Never give it a token, a cookie, a password or a query; one-time codes are what
 * the sandbox is for.
 *
 * @param name of the process
 */
export function createJsonLog(name: string, write: (line: string) => void): Log {
  return (message, fields = {}) => {
    const line = JSON.stringify({ time: new Date().toISOString(), name, message, ...fields });
    write(`${masks.reduce((text, [pattern, replacement]) => text.replaceAll(pattern, replacement), line)}\n`);
  };
}
