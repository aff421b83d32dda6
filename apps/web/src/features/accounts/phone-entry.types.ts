/** Where a code was sent, and the seconds until the next one may be asked for. */
export interface CodeSent {
  phone: string;
  country: string;
  seconds: number;
}
