import type { Config } from '../config/config.module';
import { Mailer } from '../mail/mailer';
import type { MailTokens } from '../mail-tokens/mail-tokens';
import { parseMailbox } from '../parse-mailbox';
import { version } from '../version';
import { callAddress } from './call-address';
import type { Notice } from './write-notice';

export interface Channel {
  /** Names it in the database, where it stands beside what was told by it. */
  name: 'mail' | 'web-hook';
  /** The mailbox or the server that is told, for people. */
  to: string;
  tell: (notice: Notice) => Promise<unknown>;
}

const MINUTE_MS = 60_000;

/** Shorter than for the mails of visitors: a notice that may have arrived is sent again under the same Message-ID. */
class OperatorMailer extends Mailer {
  override readonly timeouts = {
    setup: 20_000,
    login: 20_000,
    envelope: 20_000,
    data: 20_000,
    finalReply: MINUTE_MS,
  };
}

/** Those that the settings name. */
export const channelsOf = (config: Config, tokens: MailTokens): Channel[] => [
  ...mailChannel(config, tokens),
  ...webHookChannel(config),
];

function mailChannel(config: Config, tokens: MailTokens): Channel[] {
  const { OPERATOR_MAIL_TO: to, OPERATOR_MAIL_URL, MAIL_URL, MAIL_FROM } = config;
  if (!to) return [];
  const mailer = new OperatorMailer({ ...config, MAIL_URL: OPERATOR_MAIL_URL ?? MAIL_URL }, tokens);
  const host = parseMailbox(MAIL_FROM).address.replace(/^.*@/, '');
  const tell = ({ subject, text, id }: Notice) =>
    mailer.send({ to, subject, text, messageId: `<alarms-${id}@${host}>`, automatic: 'generated' });
  return [{ name: 'mail', to, tell }];
}

function webHookChannel({ OPERATOR_WEBHOOK_URL: address }: Config): Channel[] {
  if (!address) return [];
  return [{ name: 'web-hook', to: new URL(address).host, tell: ({ json }) => callAddress(address, json) }];
}

/** Sends a notice that is about nothing by each channel. Gives what became of it, in words where it failed. */
export async function sendTestMessage(
  config: Config,
  tokens: MailTokens,
): Promise<{ channel: string; to: string; fault: string | null }[]> {
  const site = config.SITE_URL;
  const text = 'This is a test message, which somebody has asked for. Alarms will arrive in the same way.';
  const notice = {
    subject: `${new URL(site).host}: test message`,
    text,
    id: `test-${Date.now()}`,
    json: { site, version, text, alarms: [] },
  };
  return Promise.all(
    channelsOf(config, tokens).map(async ({ name, to, tell }) => {
      const fault = await tell(notice).then(
        () => null,
        (error: Error) => error.message,
      );
      return { channel: name, to, fault };
    }),
  );
}
