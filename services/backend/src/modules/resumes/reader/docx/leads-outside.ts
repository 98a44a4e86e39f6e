/**
 * Whether an address is of another machine: it has a scheme, or begins like a share (`\\host`). A file on the reader's own
 * drive, a picture of the same mail (`cid:`) and data that stands in the address itself are not outside.
 */
export const leadsOutside = (address: string): boolean =>
  /^(?:[a-z][a-z\d+.-]+:|[\\/]{2})/i.test(address) && !/^(?:cid:|data:|file:\/\/\/[a-z]:[\\/])/i.test(address);
