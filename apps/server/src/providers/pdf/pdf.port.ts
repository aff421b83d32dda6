/** Sets papers as PDF. */
export interface PdfSetter {
  /**
   * Returns a paper as PDF from a Typst template; the template reads `data` with
   * `json(bytes(sys.inputs.data))`, so that what people typed stays text, and the names of the fonts with
   * `json(bytes(sys.inputs.fonts))`. Any text can be set: a sign that no font has is drawn as □, and a word of
   * more than 20 letters may break anywhere. `unavailable` after half a minute, and at once when 60 wait.
   */
  set(template: string, data: unknown): Promise<Uint8Array>;
}
