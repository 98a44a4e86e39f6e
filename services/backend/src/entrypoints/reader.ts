import { serveReader } from '../modules/resumes/examine/serve-reader';
import { chooseWay } from '../platform/child/ways';
import { createLogger, runProcess } from '../platform/log/logger';

/** The reader service: bytes of strangers in, frames out. It knows one setting, the address of its socket, and no secret. */
runProcess('reader', async () => {
  const logger = createLogger('reader', process.env['LOG_LEVEL'] || 'info');
  const url = URL.parse(process.env['READER_URL'] ?? '');
  if (url?.protocol !== 'unix:') throw new Error('READER_URL must be a URL that begins with unix:');
  const { name } = await chooseWay();
  const server = await serveReader(url.pathname, (err) => {
    logger.fatal({ err }, 'the reader ends, because a document may have left something running');
    process.exit(1);
  });
  process.once('SIGTERM', () => server.close(() => process.exit(0)));
  logger.info({ way: name }, 'reader is running');
});
