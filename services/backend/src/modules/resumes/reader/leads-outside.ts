/** Whether an address is of another machine: a scheme or a share (`\\host`), but not the own drive, `cid:` or `data:`. */
export const leadsOutside = (address: string): boolean =>
  /^(?:[a-z][a-z\d+.-]+:|[\\/]{2})/i.test(address) && !/^(?:cid:|data:|file:\/\/\/[a-z]:[\\/])/i.test(address);
