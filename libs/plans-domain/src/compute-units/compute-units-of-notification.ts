/**
 * Compute units of one subscription notification of this size. Notifications are priced by bandwidth, 0.04 compute units per byte of the
 * message (4 per 100 bytes, rounded up). Source: Alchemy, "WebSocket and Webhook Costs", https://www.alchemy.com/docs/reference/compute-unit-costs.
 */
export function computeUnitsOfNotification(messageBytes: number): number {
  return Math.ceil((messageBytes * 4) / 100);
}
