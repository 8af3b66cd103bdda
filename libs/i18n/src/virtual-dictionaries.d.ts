/** Made by the `dictionaries` plugin of @onepoint/tools: `language/namespace` to its chunk. */
declare module 'virtual:onepoint-dictionaries' {
  export const chunks: Readonly<Record<string, () => Promise<{ default: unknown }>>>;
}
