/** Whether the browser sends Global Privacy Control (https://w3c.github.io/gpc/): it counts as a rejection until the reader accepts here. */
export function sendsPrivacySignal(): boolean {
  return (navigator as { globalPrivacyControl?: unknown }).globalPrivacyControl === true;
}
