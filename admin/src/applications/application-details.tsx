import { memo, type RefObject, useRef, useState } from 'react';
import { auditOf } from '../audit/subject-types.ts';
import { hasDraft } from '../form/drafts/use-draft.ts';
import { DetailsHeading } from '../grid/open-record/details-heading.tsx';
import { canPlan, hasComing, PlanInterview } from '../interviews/coming/plan-interview.tsx';
import { interviewDraft } from '../interviews/interview-values.ts';
import { Interviews } from '../interviews/interviews.tsx';
import { ariaKeyOf } from '../keys/key-map.ts';
import { KeyName } from '../keys/key-name.tsx';
import { useShortcuts } from '../layout/use-shortcuts.ts';
import { orNA } from '../values/texts.ts';
import { translate } from '../messages/translate.ts';
import { PageLink } from '../values/links/page-link.tsx';
import { Part } from '../values/part.tsx';
import { AssignRecord } from './assign/assign-record.tsx';
import { PauseAnswer } from './answer/pause-answer.tsx';
import { AlsoApplied } from './duplicates/also-applied.tsx';
import type { Application } from '@frontdoor/contract';
import { ApplicationFacts, ApplicationMessage } from './application-facts.tsx';
import { EditApplication, editDraft } from './edit-application.tsx';
import { Consent } from './facts/consent.tsx';
import { PersonalData } from './facts/personal-data.tsx';
import { WhereFrom } from './facts/where-from.tsx';
import { History } from './history/history.tsx';
import { Mails } from './mails/mails.tsx';
import { MoveApplication, moveDraft } from './move/move-application.tsx';
import { Notes } from './notes/notes.tsx';
import { useStillRecord } from './opened/use-still-record.ts';
import { ResumeAsks } from './resume/resume-asks.tsx';
import { ResumeDetails } from './resume/resume-details.tsx';
import { ResumePreview } from './resume/resume-preview.tsx';
import { isOpen } from './stages.ts';
import { StageLabel } from './stage-label.tsx';
import { useRole } from '../session/role.ts';

type Mode = 'read' | 'edit' | 'move' | 'reject' | 'interview';

type Props = { record: Application; alone: boolean };

type ActsProps = { record: Application; movable: boolean; show: (mode: Mode) => void };

const Acts = memo(({ record, movable, show }: ActsProps) => (
  <p className="acts">
    {movable && (
      <button
        type="button"
        className="button primary"
        aria-keyshortcuts={ariaKeyOf('move')}
        onClick={() => show('move')}
      >
        {translate('move.button')} <KeyName of="move" />
      </button>
    )}
    {movable && record.stage !== 'rejected' && (
      <button type="button" className="button" aria-keyshortcuts={ariaKeyOf('reject')} onClick={() => show('reject')}>
        {translate('reading.reject')} <KeyName of="reject" />
      </button>
    )}
    {movable && canPlan(record) && (
      <button
        type="button"
        className="button"
        aria-keyshortcuts={ariaKeyOf('interview')}
        onClick={() => show('interview')}
      >
        {translate('interviews.button')} <KeyName of="interview" />
      </button>
    )}
    <button type="button" className="button" aria-keyshortcuts={ariaKeyOf('edit')} onClick={() => show('edit')}>
      {translate('buttons.edit')} <KeyName of="edit" />
    </button>
  </p>
));
Acts.displayName = 'Acts';

type PartsProps = { record: Application; hr: boolean; note: RefObject<HTMLDivElement | null> };

/** What is known of the person beside the facts, in the order in which a decision needs it. */
const Parts = memo(({ record, hr, note }: PartsProps) => (
  <>
    <ApplicationMessage record={record} />
    {hr && (
      <div ref={note}>
        <Notes applicationId={record.id} />
      </div>
    )}
    <Part title={translate('fields.resume')}>
      <ResumeDetails record={record} />
      {hr && record.resumeState === 'stored' && <ResumePreview record={record} />}
      {hr && <ResumeAsks record={record} />}
    </Part>
    {hr && <Interviews record={record} />}
    {hr && <Mails key={`${record.id} mails`} record={record} />}
    {hr && <History record={record} />}
    {hr && <AlsoApplied record={record} />}
    <WhereFrom record={record} />
    <Consent record={record} />
    <PersonalData record={record} />
    <p className="acts">
      <PageLink className="link" to={auditOf(record.id)}>
        {translate('applications.auditLog')}
      </PageLink>
    </p>
  </>
));
Parts.displayName = 'Parts';

/** Whose it is, and when this person has to hear. */
const Clock = memo(({ record }: { record: Application }) => (
  <>
    <AssignRecord record={record} />
    <PauseAnswer key={`${record.id} answer`} record={record} />
  </>
));
Clock.displayName = 'Clock';

export const ApplicationDetails = ({ record, alone }: Props) => {
  const still = useStillRecord(record);
  const role = useRole();
  const hr = role === 'hr';
  const movable = hr && record.standing === 'clear';
  const [mode, setMode] = useState<Mode>(() => {
    if (movable && hasDraft(moveDraft(record.id))) return 'move';
    if (movable && isOpen(record) && hasDraft(interviewDraft(record.id))) return 'interview';
    return hasDraft(editDraft(record.id)) ? 'edit' : 'read';
  });
  const read = () => setMode('read');
  const note = useRef<HTMLDivElement>(null);
  /** Keys after it are for the form's first field. */
  const show = (form: Mode) => () => {
    setMode(form);
    return 'field' as const;
  };
  const plan = () => {
    setMode('interview');
    return hasComing(record) ? undefined : ('field' as const);
  };
  const writeNote = () => {
    note.current?.querySelector('textarea')?.focus();
    return 'field' as const;
  };
  useShortcuts({
    edit: mode === 'read' ? show('edit') : undefined,
    move: mode === 'read' && movable ? show('move') : undefined,
    reject: mode === 'read' && movable && record.stage !== 'rejected' ? show('reject') : undefined,
    interview: mode === 'read' && movable && canPlan(record) ? plan : undefined,
    note: hr ? writeNote : undefined,
  });

  return (
    <article className="details">
      <DetailsHeading text={orNA(record.name)} alone={alone} />
      <p className="mono soft under">
        {record.reference} <StageLabel stage={record.stage} />
      </p>
      {(mode === 'read' || mode === 'interview') && <Acts record={still} movable={movable} show={setMode} />}
      {mode === 'edit' && <EditApplication record={record} close={read} />}
      {mode === 'move' && <MoveApplication record={record} close={read} />}
      {mode === 'reject' && <MoveApplication record={record} close={read} to="rejected" />}
      {mode === 'interview' && <PlanInterview record={record} close={read} />}
      {hr && <Clock record={still} />}
      <ApplicationFacts record={record} />
      <Parts record={still} hr={hr} note={note} />
    </article>
  );
};
