/** What a token service is asked with, taken apart. */
export interface TokenAddress {
  endpoint: string;
  clientId: string;
  clientSecret: string | null;
  scope: string | null;
  refreshToken: string | null;
}

/** @param address `MAIL_TOKEN_URL`: `https://<client id>:<client secret>@<host>/<path>?scope=…&refresh_token=…` */
export function readTokenAddress(address: string): TokenAddress {
  const url = new URL(address);
  const { username, password, searchParams } = url;
  const [scope, refreshToken] = [searchParams.get('scope'), searchParams.get('refresh_token')];
  url.username = url.password = url.search = '';
  return {
    endpoint: url.href,
    clientId: decodeURIComponent(username),
    clientSecret: password === '' ? null : decodeURIComponent(password),
    scope,
    refreshToken,
  };
}

/** Whether the address of a mail server or mailbox has a user and no password: the login is by an access token then. */
export function wantsToken(address: string): boolean {
  const { username, password } = new URL(address);
  return username !== '' && password === '';
}
