export type Log = (message: string, fields?: Readonly<Record<string, unknown>>) => void;

/** API keys, webhook secrets, secret keys, session tokens, and everything in a URL except its host. */
const masks = [
  [/([a-z][a-z\d+.-]*:\/\/)(?:[^\s/?#@"'\\]*@)?([^\s/?#"'\\]+)(?:[/?#][^\s"'\\]+)?/giu, '$1$2'],
  [/(op_(?=[\da-z]{20})|whsec_|sk_(?:test|live)_)[\w+/=-]+/giu, '$1[hidden]'],
  [/\beyJ[\w-]{8,}(?:\.[\w-]*){1,2}/gu, '[hidden]'],
] as const;

/** Logs one JSON object per line and masks secrets. Never log tokens, cookies, passwords or queries; one-time codes are fine in the sandbox. */
export function createJsonLog(name: string, write: (line: string) => void): Log {
  return (message, fields = {}) => {
    const line = JSON.stringify({ time: new Date().toISOString(), name, message, ...fields });
    write(`${masks.reduce((text, [pattern, replacement]) => text.replaceAll(pattern, replacement), line)}\n`);
  };
}
