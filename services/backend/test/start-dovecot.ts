import { startDovecot as start } from '../../../tests/support/mailbox/start-dovecot';
import { eventually } from './eventually';
import { freePort } from './free-port';

type TokenLogin = Parameters<typeof start>[0]['tokens'];

/** The Dovecot of `tests/support/mailbox`, on a free local port. */
export const startDovecot = async (tokens?: TokenLogin) =>
  start({ port: Number(await freePort()), wait: eventually, tokens });
