import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { configSchema, secretSettings } from './config.schema';
import { ConfigError, loadConfig, loadMigrateConfig } from './load-config';

const whole = {
  SITE_URL: 'https://plumbline.example',
  DATABASE_URL: 'postgres://frontdoor:k2m5v8x1@db/frontdoor',
  DATABASE_OWNER_URL: 'postgres://owner:k2m5v8x1@db/frontdoor',
  QUEUE_URL: 'redis://queue:6379',
  STORAGE_URL: 's3://key:k2m5v8x1@storage:9000/resumes?tls=false',
  MAIL_URL: 'smtp://mail:25',
  MAIL_FROM: 'Plumbline <desk@plumbline.example>',
  COMPANY_NAME: 'Plumbline',
  HR_MAIL_TO: 'hr@plumbline.example',
  ENQUIRIES_MAIL_TO: 'hello@plumbline.example',
  SESSION_SECRET: 'k2m5v8x1c4n7b0q3w6e9r2t5y8u1i4o7',
  SESSION_SECRET_PREVIOUS: 'q9w8e7r6t5y4u3i2o1p0a9s8d7f6g5h4',
  OIDC_ISSUER: 'https://id.plumbline.example',
  OIDC_CLIENT_ID: 'frontdoor',
  OIDC_CLIENT_SECRET: 'k2m5v8x1c4n7b0q3w6e9',
  OTEL_EXPORTER_OTLP_HEADERS: 'api-key=k2m5v8x1c4n7',
  MAIL_TOKEN_URL: 'https://client:k2m5v8x1c4n7@login.example/token?scope=mail',
  IMAP_URL: 'imaps://office:k2m5v8x1c4n7@imap.example',
  REPLY_MAILBOX: 'office@plumbline.example',
  OPERATOR_MAIL_URL: 'smtps://other.example',
  OPERATOR_WEBHOOK_URL: 'https://chat.example/hooks/k2m5v8x1',
  HEARTBEAT_URL: 'https://ping.example/k2m5v8x1',
  REHEARSAL_HEARTBEAT_URL: 'https://ping.example/c4n7b0q3',
};

const problemsOf = (environment: Record<string, string>): string[] => {
  try {
    loadConfig(environment);
  } catch (error) {
    return (error as ConfigError).problems;
  }
  return [];
};

const folder = mkdtempSync(join(tmpdir(), 'frontdoor-secret-'));
afterAll(() => rmSync(folder, { recursive: true }));

const inFile = (content: string, mode = 0o600) => {
  const path = join(mkdtempSync(join(folder, 'of-a-test-')), 'secret');
  writeFileSync(path, content, { mode });
  chmodSync(path, mode);
  return path;
};

describe('the configuration', () => {
  it('fills in what has a sensible default', () => {
    expect(loadConfig(whole)).toMatchObject({ NODE_ENV: 'development', API_PORT: 3000, DATABASE_POOL_SIZE: 14 });
  });

  it('lists all mistakes at once, by name', () => {
    const problems = problemsOf({ ...whole, SITE_URL: '', API_PORT: 'ninety', STORAGE_URL: 'ftp://x' });
    expect(problems).toHaveLength(3);
    expect(problems.join()).toMatch(/SITE_URL is not set.*API_PORT.*STORAGE_URL must be a URL/s);
  });

  it('asks for a password or a token service for a mailbox', () => {
    const IMAP_URL = 'imaps://office@imap.example';
    expect(problemsOf({ ...whole, IMAP_URL })).toEqual([]);
    expect(problemsOf({ ...whole, IMAP_URL, MAIL_TOKEN_URL: '' })).toEqual([
      expect.stringContaining('IMAP_URL has a user and no password'),
    ]);
  });

  it('asks for the address of a mailbox that is read', () => {
    expect(problemsOf({ ...whole, REPLY_MAILBOX: '' })).toEqual([expect.stringContaining('REPLY_MAILBOX is not set')]);
    expect(problemsOf({ ...whole, IMAP_URL: '' })).toEqual([]);
  });

  it.each(['changeme-changeme-changeme-changeme-', 'short', 'a'.repeat(40), 'password-password-password-password'])(
    'refuses the session secret %s without showing it',
    (secret) => {
      const problems = problemsOf({ ...whole, SESSION_SECRET: secret });
      expect(problems.join()).toMatch(/^SESSION_SECRET /);
      expect(problems.join()).not.toContain(secret);
    },
  );

  it('refuses a sample password inside an address without showing it', () => {
    const problems = problemsOf({ ...whole, DATABASE_URL: 'postgres://u:changeme-now@db/x' });
    expect(problems).toEqual(['DATABASE_URL has a password that looks like a sample value']);
  });

  it.each(secretSettings)('reads %s from the file that %s_FILE names', (name) => {
    const { [name]: value, ...rest } = whole;
    const loaded = loadConfig({ ...rest, [`${name}_FILE`]: inFile(`${value}\n`) });
    expect(loaded[name]).toEqual(loadConfig(whole)[name]);
    expect(loaded[name]).toBeTruthy();
  });

  it('takes an empty secret file for an absent setting', () => {
    const { SESSION_SECRET: _secret, OTEL_EXPORTER_OTLP_HEADERS: _headers, ...rest } = whole;
    expect(loadConfig({ ...whole, DATABASE_OWNER_URL: '', DATABASE_OWNER_URL_FILE: inFile('\n') })).not.toHaveProperty(
      'DATABASE_OWNER_URL',
    );
    expect(problemsOf({ ...rest, SESSION_SECRET_FILE: inFile('\n') })).toEqual(['SESSION_SECRET is not set']);
  });

  it('row 162: asks migrate for the databases and what it judges before, and reads nothing of storage or sessions', () => {
    const { IMAP_URL: _imap, REPLY_MAILBOX: _mailbox, MAIL_TOKEN_URL: _tokens, ...sending } = whole;
    const { STORAGE_URL: _storage, OTEL_EXPORTER_OTLP_HEADERS: _headers, ...more } = sending;
    const { OPERATOR_MAIL_URL: _relay, OPERATOR_WEBHOOK_URL: _hook, ...rest } = more;
    const { HEARTBEAT_URL: _heartbeat, REHEARSAL_HEARTBEAT_URL: _proof, ...others } = rest;
    const { OIDC_ISSUER: _issuer, OIDC_CLIENT_ID: _client, OIDC_CLIENT_SECRET: _key, ...without } = others;
    const { SESSION_SECRET: _secret, SESSION_SECRET_PREVIOUS: _previous, ...asked } = without;
    const loaded = loadMigrateConfig({ ...asked, SESSION_SECRET_FILE: '/does/not/exist', STORAGE_URL: 'nonsense' });
    const usual = { NODE_ENV: 'development', DATABASE_POOL_SIZE: 14, EXAMPLE_COMPANY: 'no', LOG_LEVEL: 'info' };
    expect(loaded).toEqual({ ...asked, ...usual });
    expect(() => loadMigrateConfig({ ...asked, DATABASE_URL: '' })).toThrow('DATABASE_URL is not set');
    expect(() => loadMigrateConfig({ ...asked, HR_MAIL_TO: '' })).toThrow('HR_MAIL_TO is not set');
    expect(() => loadMigrateConfig({ ...asked, NODE_ENV: 'production' })).toThrow('fewer than 12 characters');
  });

  it('names a secret file that cannot be read, and refuses a setting given twice', () => {
    const { SESSION_SECRET, ...rest } = whole;
    expect(problemsOf({ ...rest, SESSION_SECRET_FILE: '/does/not/exist' })).toEqual([
      'SESSION_SECRET_FILE cannot be read (ENOENT)',
    ]);
    expect(problemsOf({ ...whole, SESSION_SECRET_FILE: inFile(SESSION_SECRET) })).toEqual([
      'SESSION_SECRET and SESSION_SECRET_FILE are both set; keep one',
    ]);
  });

  it.each([
    ['postgres://u:@db/x', 'has an empty password'],
    ['postgres://u:Password1@db/x', 'has a password that looks like a sample value'],
    ['postgres://frontdoor:frontdoor@db/x', 'has a password that looks like a sample value'],
  ])('row 100: refuses the address %s', (DATABASE_URL, problem) => {
    expect(problemsOf({ ...whole, DATABASE_URL })).toEqual([`DATABASE_URL ${problem}`]);
  });

  it('row 100: refuses an empty password without a user as well, and takes an address without any password', () => {
    expect(problemsOf({ ...whole, QUEUE_URL: 'redis://:@queue:6379' })).toEqual(['QUEUE_URL has an empty password']);
    expect(problemsOf({ ...whole, DATABASE_URL: 'postgres://frontdoor@db/x' })).toEqual([]);
  });

  it('row 100: refuses a short password inside an address in production, by name and without showing it', () => {
    const problems = problemsOf({ ...whole, NODE_ENV: 'production' });
    const short = 'has a password of fewer than 12 characters';
    expect(problems).toEqual([`DATABASE_URL ${short}`, `DATABASE_OWNER_URL ${short}`, `STORAGE_URL ${short}`]);
  });

  it('row 100: refuses a secret file that everybody can read or write, without showing what is in it', () => {
    const { SESSION_SECRET, ...rest } = whole;
    const from = (mode: number) => problemsOf({ ...rest, SESSION_SECRET_FILE: inFile(SESSION_SECRET, mode) });
    expect(from(0o644)).toEqual(['SESSION_SECRET_FILE can be read by every user of this machine (chmod 600)']);
    expect(from(0o602)).toEqual(['SESSION_SECRET_FILE can be written by every user of this machine']);
    expect(from(0o640)).toEqual([]);
  });

  it.each([
    'https://chat.example/hooks/1',
    'http://10.0.0.5:3001/ping',
    'http://[fd12::1]/ping',
    'http://monitor:3001/api/push/1',
    'http://monitor.internal/ping',
    'http://localhost/ping',
  ])('takes %s as an address to call', (OPERATOR_WEBHOOK_URL) => {
    expect(problemsOf({ ...whole, OPERATOR_WEBHOOK_URL })).toEqual([]);
  });

  it.each(['http://chat.example/hooks/1', 'http://8.8.8.8/ping', 'http://172.32.0.1/', 'http://[2001:db8::1]/'])(
    'fault 436: refuses %s as an address to call, because tokens would travel unencrypted, and does not show it',
    (address) => {
      for (const name of ['OPERATOR_WEBHOOK_URL', 'HEARTBEAT_URL', 'REHEARSAL_HEARTBEAT_URL']) {
        const problems = problemsOf({ ...whole, [name]: address });
        expect(problems).toEqual([expect.stringMatching(`^${name} must begin with https:`)]);
        expect(problems.join()).not.toContain(address);
      }
    },
  );

  it('refuses two mailboxes where one belongs', () => {
    expect(problemsOf({ ...whole, HR_MAIL_TO: 'a@b.example, c@d.example' }).join()).toContain('HR_MAIL_TO');
  });

  it.each(['Asia/Nowhere', '+05:30', '5', ' Asia/Kolkata'])('refuses the time zone %s', (COMPANY_TIME_ZONE) => {
    expect(problemsOf({ ...whole, COMPANY_TIME_ZONE }).join()).toContain('COMPANY_TIME_ZONE must be a time zone');
  });

  it('is explained in .env.example, variable by variable', () => {
    const example = readFileSync(join(__dirname, '../../../../../.env.example'), 'utf8');
    const explained = new Set([...example.matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)].map((match) => match[1]));
    expect(Object.keys(configSchema.shape).filter((name) => !explained.has(name))).toEqual([]);
  });
});
