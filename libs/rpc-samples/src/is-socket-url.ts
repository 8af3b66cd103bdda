/** Whether an endpoint is reached by WebSocket. */
export const isSocketUrl = (url: string): boolean => /^wss?:/.test(url);
