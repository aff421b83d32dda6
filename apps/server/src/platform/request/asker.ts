/** Who asks for something, as actions need it: how tries are counted, and where the links of mails lead. */
export interface Asker {
  /** The key under which throttles count: the client's address, an IPv6 address by its /64. */
  readonly address: string;
  /** The origin for links in mails; refused with `unknown_host` where the asker could choose it. */
  linkOrigin: () => string;
  /** The origin for links in a mail that tells of something done; `null` when none is known. */
  mailOrigin: () => string | null;
}
