import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { ImapFlow } from 'imapflow';

const password = 'w7q2m9x4k1';
const NOBODY = 65_534;

/** A login by tokens, which Dovecot has looked at by this address. `mechanisms` are `oauthbearer`, `xoauth2` or both. */
interface TokenLogin {
  introspectionUrl: string;
  mechanisms: string;
}

/** By the tests that start it: another process may have its port, and it takes a moment to answer. */
interface Start {
  port: number;
  /** Repeats a look until it is true. @throws after a time of its own */
  wait: (look: () => Promise<boolean>, what: string) => Promise<unknown>;
  tokens?: TokenLogin | undefined;
}

/** Dovecot as any user: as root its mails are of nobody, because it opens none of root's. */
function settings(folder: string, port: number, [uid, gid]: [number, number], tokens?: TokenLogin): string {
  const { username } = userInfo();
  const own = process.getuid?.() === 0 ? '' : `default_internal_user = ${username}\ndefault_login_user = ${username}`;
  return `protocols = imap
listen = 127.0.0.1
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/log
ssl = no
disable_plaintext_auth = no
first_valid_uid = 1
mail_max_userip_connections = 100
mail_location = maildir:${folder}/mails/%u
auth_mechanisms = plain ${tokens?.mechanisms ?? ''}
${tokens ? tokenSettings(folder, tokens) : ''}
passdb {
  driver = static
  mechanisms = plain
  args = password=${password}
}
userdb {
  driver = static
  args = uid=${uid} gid=${gid} home=${folder}/mails/%u
}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
service anvil {
  chroot =
}
${own}
`;
}

function tokenSettings(folder: string, { introspectionUrl, mechanisms }: TokenLogin): string {
  const file = join(folder, 'oauth2.conf');
  const lines = [`introspection_url = ${introspectionUrl}`, 'introspection_mode = post', 'force_introspection = yes'];
  lines.push('username_attribute = username', 'active_attribute = active', 'active_value = true');
  writeFileSync(file, `${lines.join('\n')}\n`);
  return `passdb {
  driver = oauth2
  mechanisms = ${mechanisms}
  args = ${file}
}`;
}

/** Signs in to a mailbox of `urlOf`, and signs out after the work. */
async function within<Result>(url: string, work: (client: ImapFlow) => Promise<Result>): Promise<Result> {
  const { hostname, port, username, password: pass } = new URL(url);
  const client = new ImapFlow({ host: hostname, port: Number(port), auth: { user: username, pass }, logger: false });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.logout().catch(() => undefined);
  }
}

/** Appends a mail to the mailbox of this address, `imap://<user>:<password>@<host>:<port>`: from any process. */
export const deliverTo = (url: string, mail: string | Buffer) => within(url, (client) => client.append('INBOX', mail));

/** A Dovecot of its own on 127.0.0.1, with a mailbox for everybody who asks. @throws where there is none on this machine */
export async function startDovecot({ port, wait, tokens }: Start) {
  if (spawnSync('dovecot', ['--version']).status !== 0)
    throw new Error('there is no dovecot here. `make prepare` installs it as root, with apt');
  const folder = mkdtempSync(join(tmpdir(), 'frontdoor-dovecot-'));
  const owner: [number, number] = process.getuid?.() === 0 ? [NOBODY, NOBODY] : [process.getuid!(), process.getgid!()];
  mkdirSync(join(folder, 'mails'));
  chmodSync(folder, 0o755);
  chownSync(join(folder, 'mails'), ...owner);
  const file = join(folder, 'dovecot.conf');
  writeFileSync(file, settings(folder, port, owner, tokens));
  const run = () =>
    spawn('dovecot', ['-F', '-c', file], { stdio: 'ignore', env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin' } });
  let child = run();

  const urlOf = (user: string) => `imap://${user}:${password}@127.0.0.1:${port}`;
  const isUp = () => within(urlOf('nobody'), async () => true).catch(() => false);
  const start = async () => {
    child = run();
    await wait(isUp, 'Dovecot');
  };
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
  try {
    await wait(isUp, 'Dovecot');
  } catch (error) {
    child.kill('SIGKILL');
    const log = readLog(folder);
    rmSync(folder, { recursive: true, force: true });
    throw new Error(`Dovecot does not start: ${log}`, { cause: error });
  }
  return {
    urlOf,
    /** For a login by tokens. */
    tokenUrlOf: (user: string) => `imap://${user}@127.0.0.1:${port}`,
    /** Ends each connection, as a provider does with those whose token is over. */
    endConnections: (user: string) => spawnSync('doveadm', ['-c', file, 'kick', user]),
    deliver: (user: string, mail: string | Buffer) => deliverTo(urlOf(user), mail),
    /** Of each mail, in their order, whether it is marked as read. */
    seen: (user: string) =>
      within(urlOf(user), async (client) => {
        await client.mailboxOpen('INBOX', { readOnly: true });
        const mails = await client.fetchAll('1:*', { flags: true });
        return mails.map(({ flags }) => flags?.has('\\Seen') ?? false);
      }),
    /** Marks all mails as read, as somebody does who opens them there. */
    openAll: (user: string) =>
      within(urlOf(user), async (client) => {
        await client.mailboxOpen('INBOX');
        await client.messageFlagsAdd('1:*', ['\\Seen']);
      }),
    /** The server forgets how it has numbered the mails, as after it was restored or moved. */
    renumber: async (user: string) => {
      await stop();
      const list = join(folder, 'mails', user, 'dovecot-uidlist');
      const [head = '', ...mails] = readFileSync(list, 'utf8').split('\n');
      const renumbered = head.replace(/V(\d+)/, (_, validity: string) => `V${Number(validity) + 1_000}`);
      writeFileSync(list, [renumbered, ...mails].join('\n'));
      for (const index of ['dovecot.index', 'dovecot.index.log', 'dovecot.index.cache'])
        rmSync(join(folder, 'mails', user, index), { force: true });
      await start();
    },
    stop: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function readLog(folder: string): string {
  try {
    return readFileSync(join(folder, 'log'), 'utf8').slice(-1_000);
  } catch {
    return 'it has no log';
  }
}
