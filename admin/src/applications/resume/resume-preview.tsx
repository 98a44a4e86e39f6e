import type { Application, ResumePreview as Preview } from '@frontdoor/contract';
import { useListContext } from 'react-admin';
import { ariaKeyOf } from '../../keys/key-map.ts';
import { KeyName } from '../../keys/key-name.tsx';
import { reads } from '../../data/reads.ts';
import { useRead } from '../../data/use-read.ts';
import { useShortcuts } from '../../layout/use-shortcuts.ts';
import { Reading } from '../../values/reading.tsx';
import { TextWithHits } from '../hits/text-with-hits.tsx';
import { translate } from '../../messages/translate.ts';
import { useKeptPreview } from './kept-preview.tsx';
import { PreviewPages } from './preview-pages.tsx';

/**
 * The resume's text and pages, readable without a download. It is shown on request only, because the audit log records every
 * reading; once open, it stays open from record to record.
 */
export const ResumePreview = ({ record }: { record: Application }) => {
  const { previewing: open, setPreviewing: setOpen } = useKeptPreview();
  const address = `/api/admin/applications/${record.id}/resume/preview`;
  const readable = record.scanState !== 'infected' && record.scanState !== 'pending';
  const searched = String(useListContext().filterValues['q'] ?? '');
  const query = useRead(reads.resumePreview(record.id, searched), open && readable);
  const toggle = () => setOpen(!open);
  useShortcuts({ pages: toggle });
  if (!readable) return null;

  return (
    <div className="preview">
      <button
        type="button"
        className="button"
        aria-expanded={open}
        aria-keyshortcuts={ariaKeyOf('pages')}
        onClick={toggle}
      >
        {translate(open ? 'resume.hide' : 'resume.preview')} <KeyName of="pages" />
      </button>
      {open && (
        <Reading query={query} what={translate('resume.previewed')}>
          {(preview) => (
            <Shown preview={preview} address={address} searched={searched} again={() => void query.refetch()} />
          )}
        </Reading>
      )}
    </div>
  );
};

type ShownProps = { preview: Preview; address: string; searched: string; again: () => void };

const Shown = ({ preview: { kind, state, pages, text, hits, note }, address, searched, again }: ShownProps) => (
  <>
    {state === 'waiting' && (
      <p className="soft">
        {translate(text ? 'resume.restBeingLookedInto' : 'resume.beingLookedInto')}{' '}
        <button type="button" className="link" onClick={again}>
          {translate('resume.lookAgain')}
        </button>
      </p>
    )}
    {hits.length > 0 && <TextWithHits key={searched} text={text} hits={hits} />}
    {kind === 'pages' && <PreviewPages address={address} pages={pages} />}
    {searched && text && hits.length === 0 && <p className="soft">{translate('resume.noHit')}</p>}
    {kind === 'text' && hits.length === 0 && (
      <textarea className="resume-text" aria-label={translate('resume.text')} readOnly rows={18} value={text} />
    )}
    {note && <p className="soft">{note}</p>}
    {kind === 'none' && state !== 'waiting' && !note && <p className="soft">{translate('resume.nothingToShow')}</p>}
  </>
);
