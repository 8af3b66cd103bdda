/** Whether a text is JSON. Raw scanning (`rpc/raw-json.ts`) is only for texts that are. */
export function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
