/** The client closed the connection before its request was complete: there is nobody to answer. */
export class ClientGoneError extends Error {
  override readonly name = 'ClientGoneError';
  readonly code = 'CLIENT_GONE';
}
