import { useState } from 'react';
import { usePermissions } from 'react-admin';
import { Link } from 'react-router-dom';
import { auditOf } from '../audit/subject-types.ts';
import { hasDraft } from '../form/drafts/use-draft.ts';
import { DetailsHeading } from '../grid/open-record/details-heading.tsx';
import { useShortcuts } from '../layout/use-shortcuts.ts';
import { orNA } from '../values/texts.ts';
import { translate } from '../messages/translate.ts';
import { PauseAnswer } from './answer/pause-answer.tsx';
import { AlsoApplied } from './duplicates/also-applied.tsx';
import type { Application } from '@frontdoor/contract';
import { ApplicationFacts } from './application-facts.tsx';
import { EditApplication, editDraft } from './edit-application.tsx';
import { MoveApplication, moveDraft } from './move/move-application.tsx';
import { Notes } from './notes/notes.tsx';
import { ResumeAsks } from './resume/resume-asks.tsx';
import { ResumeDetails } from './resume/resume-details.tsx';
import { ResumePreview } from './resume/resume-preview.tsx';
import { StageHistory } from './stage-history.tsx';
import { StageLabel } from './stage-label.tsx';

type Mode = 'read' | 'edit' | 'move';

type Props = {
  record: Application;
  alone: boolean;
  /** Whether the resume's preview is open; it stays so from person to person. */
  previewing: boolean;
  setPreviewing: (previewing: boolean) => void;
};

export const ApplicationDetails = ({ record, alone, previewing, setPreviewing }: Props) => {
  const { permissions } = usePermissions();
  const hr = permissions === 'hr';
  const movable = hr && record.standing === 'clear';
  const [mode, setMode] = useState<Mode>(() => {
    if (movable && hasDraft(moveDraft(record.id))) return 'move';
    return hasDraft(editDraft(record.id)) ? 'edit' : 'read';
  });
  const read = () => setMode('read');
  useShortcuts({
    e: mode === 'read' ? () => setMode('edit') : undefined,
    s: mode === 'read' && movable ? () => setMode('move') : undefined,
  });

  return (
    <article className="details">
      <DetailsHeading text={orNA(record.name)} alone={alone} />
      <p className="mono soft under">
        {record.reference} <StageLabel stage={record.stage} />
      </p>
      {mode === 'read' && (
        <p className="acts">
          {movable && (
            <button type="button" className="button primary" aria-keyshortcuts="s" onClick={() => setMode('move')}>
              {translate('move.button')} <kbd aria-hidden="true">S</kbd>
            </button>
          )}
          <button type="button" className="button" aria-keyshortcuts="e" onClick={() => setMode('edit')}>
            {translate('buttons.edit')} <kbd aria-hidden="true">E</kbd>
          </button>
        </p>
      )}
      {mode === 'edit' && <EditApplication record={record} close={read} />}
      {mode === 'move' && <MoveApplication record={record} close={read} />}
      {hr && <PauseAnswer key={`${record.id} answer`} record={record} />}
      <ResumeDetails record={record} />
      {hr && record.resumeState === 'stored' && (
        <ResumePreview record={record} open={previewing} setOpen={setPreviewing} />
      )}
      {hr && <ResumeAsks record={record} />}
      <ApplicationFacts record={record} />
      {hr && <StageHistory record={record} />}
      {hr && <Notes applicationId={record.id} />}
      {hr && <AlsoApplied record={record} />}
      <p className="acts">
        <Link className="link" to={auditOf(record.id)}>
          {translate('applications.auditLog')}
        </Link>
      </p>
    </article>
  );
};
