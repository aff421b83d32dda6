/** Sets papers as PDF. */
export interface PdfSetter {
  /**
   * Answers a paper as PDF from a Typst template; the template reads `data` with
   * `json(bytes(sys.inputs.data))`, so that what people typed stays text.
   */
  set(template: string, data: unknown): Promise<Uint8Array>;
}
