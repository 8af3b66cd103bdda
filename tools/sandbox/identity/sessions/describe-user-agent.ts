export interface BrowserDescription {
  browser_name: string | null;
  browser_version: string | null;
  device_type: string | null;
  is_mobile: boolean;
}

// Order matters: Edge and Opera also say Chrome, Chrome also says Safari.
const browsers: readonly (readonly [name: string, token: RegExp])[] = [
  ['Edge', /Edg\w*\/([\d.]+)/],
  ['Opera', /OPR\/([\d.]+)/],
  ['Firefox', /Firefox\/([\d.]+)/],
  ['Chrome', /(?:Headless)?Chrome\/([\d.]+)/],
  ['Safari', /Version\/([\d.]+).*Safari/],
];
const devices: readonly (readonly [name: string, token: RegExp])[] = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Macintosh', /Macintosh/],
  ['Windows', /Windows/],
  ['Linux', /Linux/],
];

/** Names the browser and device of a session for the list of active sessions. */
export function describeUserAgent(userAgent: string): BrowserDescription {
  const browser = browsers.find(([, token]) => token.test(userAgent));
  return {
    browser_name: browser?.[0] ?? null,
    browser_version: browser?.[1].exec(userAgent)?.[1] ?? null,
    device_type: devices.find(([, token]) => token.test(userAgent))?.[0] ?? null,
    is_mobile: /Mobile|iPhone|Android/.test(userAgent),
  };
}
