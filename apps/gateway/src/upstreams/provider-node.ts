/** A provider's node, as gateways use it. */
export interface ProviderNode {
  readonly id: string;
  /** `http:` or `https:` */
  readonly url: string;
  /** 1 to 10: its part of the traffic, compared with the chain's other nodes. */
  readonly weight: number;
}
