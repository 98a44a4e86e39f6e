import type SMTPConnection from 'nodemailer/lib/smtp-connection';
import XOAuth2 from 'nodemailer/lib/xoauth2';
import type { MailTokens } from '../mail-tokens/mail-tokens';

/** A login (XOAUTH2) with the token of the moment at which the server asks for it. It is for one conversation. */
export class TokenLogin {
  private used: string | undefined;

  constructor(
    private readonly user: string,
    private readonly tokens: MailTokens,
  ) {}

  /** As nodemailer takes it. */
  get auth(): SMTPConnection.AuthenticationType {
    const provisionCallback: XOAuth2.Options['provisionCallback'] = (_user, isRepeated, done) => {
      // Some servers say why they refuse a token, and then the next one may be tried on the same connection.
      if (isRepeated) this.wasRefused();
      this.tokens.take().then(
        (token) => done(null, (this.used = token), 0),
        (error: Error) => done(error, '', 0),
      );
    };
    const oauth2 = new XOAuth2({ user: this.user, provisionCallback });
    return { oauth2 };
  }

  wasRefused(): void {
    if (this.used !== undefined) this.tokens.distrust(this.used);
  }
}
