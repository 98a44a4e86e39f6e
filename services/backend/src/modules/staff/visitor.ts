/** Where a request comes from, for the session row and the audit log. */
export interface Visitor {
  address: string;
  userAgent: string;
  requestId: string;
}
