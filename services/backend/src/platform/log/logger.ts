import type { LoggerService } from '@nestjs/common';
import pino, { type Logger } from 'pino';
import { ConfigError } from '../config/load-config';
import { version } from '../version';

/** Keys whose values never reach a log line, at any of the depths where our code logs objects. */
const secretKeys = ['password', 'authorization', 'cookie', 'token', 'email', 'linkedin'];
const redact = secretKeys.flatMap((key) => [`*.${key}`, `*.*.${key}`]);

/** The parts of an error that are logged. Postgres' `detail` and `where` are left out: they quote rows. */
const describeError = (error: unknown): object => {
  if (!(error instanceof Error)) return { message: String(error) };
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  const { message, stack } = error;
  return { type: error.constructor.name, code, message, stack, ...(cause ? { cause: describeError(cause) } : {}) };
};

/**
 * JSON lines, gathered for a fifth of a second: a write a line costs a tenth of a request. pino writes the last ones. It counts the
 * gathered text anew with each line, so that more of it would cost more than the writes that it saves.
 */
export const createLogger = (processName: string, level: string): Logger =>
  pino(
    {
      level,
      base: { process: processName, version },
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: describeError },
      redact: { paths: redact, censor: '[hidden]' },
    },
    pino.destination({ sync: false, minLength: 4_096, periodicFlush: 200 }),
  );

export const nestLogger = (logger: Logger): LoggerService => ({
  log: (text: string, context?: string) => logger.debug({ context }, text),
  warn: (text: string, context?: string) => logger.warn({ context }, text),
  error: (error: unknown, stack?: string, context?: string) => logger.error({ context, stack }, String(error)),
  debug: (text: string, context?: string) => logger.debug({ context }, text),
  fatal: (text: string, context?: string) => logger.fatal({ context }, text),
});

/** Runs an entrypoint. A failure to start is written to standard error and ends the process with code 1. */
export function runProcess(name: string, start: () => Promise<void>): void {
  start().catch((error: unknown) => {
    const text = error instanceof ConfigError ? error.message : ((error as Error).stack ?? String(error));
    process.stderr.write(`${name} cannot start. ${text}\n`);
    process.exit(1);
  });
}
