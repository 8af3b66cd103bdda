/** What came back, whichever way it was sent. */
export interface ReceivedReply {
  /** Of HTTP; null over WebSocket, which has none. */
  readonly status: number | null;
  readonly text: string;
  /** From sending to the last byte; over WebSocket the connection was open by then. */
  readonly timeMs: number;
  readonly sizeBytes: number;
  readonly retryAfterSeconds: number | null;
}
