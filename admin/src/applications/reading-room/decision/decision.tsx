import type { Schemas } from '@frontdoor/contract';
import { useEffect, useRef, useState } from 'react';
import { FormAlert } from '../../../form/form-alert.tsx';
import { InterviewsOf } from '../../../interviews/coming/interviews-of.tsx';
import { PlanInterview } from '../../../interviews/coming/plan-interview.tsx';
import type { Outcome } from '../../../keys/key-queue.ts';
import { keepClearAtBottom } from '../../../layout/lines/keep-clear.ts';
import { useShortcuts } from '../../../layout/use-shortcuts.ts';
import { translate } from '../../../messages/translate.ts';
import { AnswerPanel } from './panels/answer-panel.tsx';
import { ApplicantFacts } from './applicant-facts.tsx';
import { DecisionBar } from './decision-bar.tsx';
import './decision.css';
import { LaterPanel } from './panels/later-panel.tsx';
import type { Panel } from './panels/panel-head.tsx';
import { RoomNotes } from './room-notes.tsx';
import { StagePanel } from './panels/stage-panel.tsx';
import { useDecide } from './use-decide.ts';

type Props = {
  applicant: Schemas['ApplicantView'];
  searched: string;
  goOn: () => Outcome;
};

/** Who is open, and what is to be decided. */
export const Decision = ({ applicant, searched, goOn }: Props) => {
  const { application } = applicant;
  const [panel, setPanel] = useState<Panel>();
  const { busy, failure, decide, putOff, reload } = useDecide(applicant, searched, goOn);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const close = () => {
    setPanel(undefined);
    heading.current?.focus({ preventScroll: true });
  };
  useShortcuts({ close: panel && panel.kind !== 'interview' ? close : undefined });

  return (
    <section className="decision" aria-label={translate('reading.decision')}>
      <div className="decision-text">
        <ApplicantFacts applicant={applicant} heading={heading} />
        <InterviewsOf record={application} />
        <RoomNotes applicant={applicant} searched={searched} />
      </div>
      <div ref={keepClearAtBottom} className="decision-foot">
        <FormAlert failure={failure} reload={reload} of={{ resource: 'applications', id: application.id }} />
        {(!panel || panel.kind === 'interview') && (
          <DecisionBar record={application} busy={busy} decide={decide} show={setPanel} />
        )}
        {panel?.kind === 'interview' && <PlanInterview record={application} close={close} />}
        {panel?.kind === 'stages' && <StagePanel record={application} show={setPanel} close={close} />}
        {panel?.kind === 'later' && <LaterPanel record={application} busy={busy} putOff={putOff} close={close} />}
        {panel?.kind === 'answer' && (
          <AnswerPanel
            key={panel.stage}
            record={application}
            stage={panel.stage}
            busy={busy}
            failure={failure}
            decide={decide}
            close={close}
          />
        )}
      </div>
    </section>
  );
};
