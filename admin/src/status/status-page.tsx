import { reads } from '../data/reads.ts';
import { useRead } from '../data/use-read.ts';
import { Page } from '../layout/page.tsx';
import { translate } from '../messages/translate.ts';
import { Reading } from '../values/reading.tsx';
import { StatusLines } from './status-lines.tsx';

/** How each part of the system is, inside the admin. */
export const StatusPage = () => {
  const query = useRead(reads.status());
  return (
    <Page heading={translate('status.heading')} className="status">
      <p className="soft">{translate('status.intro')}</p>
      {query.data && query.isError && <p role="alert">{translate('status.failed', { reason: query.error.message })}</p>}
      <Reading query={query} what={translate('status.what')}>
        {(status) => <StatusLines status={status} />}
      </Reading>
    </Page>
  );
};
