import type { Application, Schemas } from '@frontdoor/contract';
import { useQueryClient } from '@tanstack/react-query';
import { reads } from '../../../data/reads.ts';
import { unavailable } from '../../../form/buttons/unavailable.ts';
import { type Command, ariaKeyOf } from '../../../keys/key-map.ts';
import { KeyName } from '../../../keys/key-name.tsx';
import { canPlan, hasComing } from '../../../interviews/coming/plan-interview.tsx';
import type { Outcome } from '../../../keys/key-queue.ts';
import { type Handlers, press } from '../../../keys/keys.ts';
import { useShortcuts } from '../../../layout/use-shortcuts.ts';
import { translate } from '../../../messages/translate.ts';
import { nextStage, type Stage } from '../../stages.ts';
import { loadAll } from './panels/load-all.ts';
import type { Panel } from './panels/panel-head.tsx';

type Props = {
  record: Application;
  busy: boolean;
  decide: (move: Schemas['MoveApplicationRequest']) => Promise<Outcome>;
  show: (panel: Panel) => void;
};

/** The decisions about an applicant, each with its key. */
export const DecisionBar = ({ record, busy, decide, show }: Props) => {
  const isMovable = record.standing === 'clear' && !busy;
  const next = nextStage(record.stage);
  const client = useQueryClient();
  /** Keys after it wait until reasons and mail are there. */
  const answer = (stage: Stage) => () => {
    show({ kind: 'answer', stage });
    return loadAll(client, ...(stage === 'rejected' ? [reads.reasonsInUse()] : [reads.stageMail(record.id, stage)]));
  };
  /** Keys after it are for the form's first field, where it leads to the form. */
  const plan = () => {
    show({ kind: 'interview' });
    return hasComing(record) ? undefined : ('field' as const);
  };
  const offered: Handlers = {
    advance: isMovable && next ? () => decide({ stage: next }) : undefined,
    reject: isMovable && record.stage !== 'rejected' ? answer('rejected') : undefined,
    interview: isMovable && canPlan(record) ? plan : undefined,
    later: isMovable ? () => show({ kind: 'later' }) : undefined,
    move: isMovable ? () => show({ kind: 'stages' }) : undefined,
  };
  useShortcuts(offered);
  /** Why a decision cannot be made. Other reasons, such as a move under way, are over in a moment. */
  const whyNot = (isThere: boolean) => {
    if (record.standing !== 'clear') return translate('reading.notClear');
    return isThere && translate('reading.isThere', { stage: record.stage });
  };

  return (
    <>
      <div className="decision-bar">
        <Act
          command="advance"
          className="button primary wide"
          enabled={Boolean(offered.advance)}
          why={whyNot(false) || (!next && translate('reading.noNextStage'))}
        >
          {next ? translate('reading.advance', { stage: next }) : translate('reading.noNextStage')}
        </Act>
        <Act
          command="reject"
          className="button wide"
          enabled={Boolean(offered.reject)}
          why={whyNot(record.stage === 'rejected')}
        >
          {translate('reading.reject')}
        </Act>
        <Act
          command="interview"
          enabled={Boolean(offered.interview)}
          why={whyNot(false) || (!canPlan(record) && translate('reading.isAtEnd'))}
        >
          {translate('reading.interview')}
        </Act>
        <Act command="later" enabled={Boolean(offered.later)} why={whyNot(false)}>
          {translate('reading.later.button')}
        </Act>
        <Act command="next" enabled>
          {translate('reading.skip')}
        </Act>
      </div>
      <p className="mono soft decision-more">
        <Act command="move" className="plain-button" enabled={Boolean(offered.move)} why={whyNot(false)}>
          {translate('move.button')}
        </Act>
        {next && <span className="keys-note">{translate('reading.noMailAlong')}</span>}
      </p>
    </>
  );
};

type ActProps = {
  command: Command;
  enabled: boolean;
  /** Why it is not enabled, where that lasts. */
  why?: string | false;
  className?: string;
  children: string;
};

const Act = ({ command, enabled, why, className = 'button', children }: ActProps) => (
  <button
    type="button"
    className={className}
    disabled={!enabled && !why}
    aria-keyshortcuts={ariaKeyOf(command)}
    onClick={() => press(command)}
    {...unavailable(!enabled && why)}
  >
    {children} <KeyName of={command} />
  </button>
);
