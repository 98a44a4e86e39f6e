/** What authenticators know a person by: their id, which tells nothing, in base64url. */
export const userHandleOf = (staffId: string): string =>
  Buffer.from(staffId.replaceAll('-', ''), 'hex').toString('base64url');
