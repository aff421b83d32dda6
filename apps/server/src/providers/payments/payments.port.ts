/** The provider that charges cards for plans. */
export interface Payments {
  /** Answers whether the provider signed these bytes, by what it sent in the signature's header. */
  isSigned: (body: Uint8Array, header: string | undefined, now: Date) => boolean;
}
