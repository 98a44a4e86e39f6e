import { useParams, useSearchParams } from 'react-router-dom';
import { reads } from '../../../data/reads.ts';
import { useRead } from '../../../data/use-read.ts';
import { usePageTitle } from '../../../grid/use-page-title.ts';
import { Page } from '../../../layout/page.tsx';
import { translate } from '../../../messages/translate.ts';
import { Reading } from '../../../values/reading.tsx';
import { orNA } from '../../../values/texts.ts';
import '../../../grid/controls.css';
import '../../../grid/layout.css';
import '../../applications.css';
import '../../reading-room/reading-room.css';
import { DownloadResume } from './download-resume.tsx';
import { useReaderView } from './reader-view.ts';
import { ResumeReader } from './resume-reader.tsx';
import { mayBeRead } from '../resume-texts.ts';

/** One resume in a tab of its own: pages, text, what is doubtful, and the file. */
export const ResumePage = () => {
  const { id = '' } = useParams();
  const [parameters] = useSearchParams();
  const searched = parameters.get('q') ?? '';
  const query = useRead(reads.applicant(id, searched));
  const view = useReaderView();
  const record = query.data?.application;
  usePageTitle(record && translate('resume.resumeOfName', { name: orNA(record.name) }));
  if (!query.data || !record)
    return (
      <Page heading={translate('reading.resume')}>
        <Reading query={query} what={translate('resume.resume')}>
          {() => null}
        </Reading>
      </Page>
    );
  return (
    <div className="reading viewer">
      <header className="reading-head">
        <h1>{translate('resume.resumeOfName', { name: orNA(record.name) })}</h1>
        <span className="mono soft">{record.reference}</span>
        {record.resume && mayBeRead(record) && <DownloadResume record={record} file={record.resume} />}
      </header>
      <ResumeReader
        record={record}
        preview={query.data.preview}
        firstPage={query.data.firstPage}
        searched={searched}
        view={view}
        again={() => void query.refetch()}
        alone
      />
    </div>
  );
};
