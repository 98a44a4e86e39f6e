import type { Schemas } from '@frontdoor/contract';
import { useEffect, useState } from 'react';
import { basePath } from '../base-path.ts';
import { reportCalls } from '../data/calls/report-calls.ts';
import { Page } from '../layout/page.tsx';
import '../layout/layout.css';
import '../layout/narrow.css';
import { company } from '../company.ts';
import { translate } from '../messages/translate.ts';
import { StatusLines } from './status-lines.tsx';

const AGAIN_MS = 10_000;

/** The page about the system without the rest of the admin, which needs the database. */
export const StatusAlone = () => {
  const [status, setStatus] = useState<Schemas['StatusView']>();
  const [failure, setFailure] = useState<string>();

  useEffect(() => {
    let isOver = false;
    let timer: ReturnType<typeof setTimeout>;
    const look = async () => {
      try {
        const found = await reportCalls.describeStatus();
        if (isOver) return;
        setStatus(found);
        setFailure(undefined);
      } catch (error) {
        if (!isOver) setFailure((error as Error).message);
      }
      if (!isOver) timer = setTimeout(() => void look(), AGAIN_MS);
    };
    void look();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, []);

  return (
    <div className="status-alone">
      <header>
        <p className="brand">{company}</p>
      </header>
      <main id="content">
        <Page heading={translate('status.heading')} className="status">
          <p>
            {translate('status.alone')} <a href={`${basePath}/`}>{translate('status.openAdmin')}</a>
          </p>
          {failure !== undefined && <p role="alert">{translate('status.failed', { reason: failure })}</p>}
          {status ? <StatusLines status={status} /> : <p className="soft">{translate('values.loading')}</p>}
        </Page>
      </main>
    </div>
  );
};
