import { usePermissions } from 'react-admin';
import { orNA } from '../../values/texts.ts';
import type { Application } from '@frontdoor/contract';
import { faultTexts, hasResume, resumePath, typeText } from './resume-texts.ts';

const states: Record<Application['resumeState'], string> = {
  none: '',
  received: 'being filed',
  stored: '',
  rejected: 'refused',
};

export const ResumeCell = ({ record }: { record: Application }) => {
  const { permissions } = usePermissions();
  if (!hasResume(record)) return <span className="mono soft">No resume uploaded</span>;

  const { flags, scanState, storageFault } = record;
  const readable = scanState !== 'infected' && scanState !== 'pending';
  const flagged = flags.length > 0 && (
    <span className="flag" title={flags.join(' ')}>
      <span aria-hidden="true">⚑</span>
      <span className="visually-hidden"> flagged</span>
    </span>
  );

  if (permissions === 'hr' && record.resumeState === 'stored' && record.resume && readable && !storageFault) {
    return (
      <>
        <a
          className="mono resume"
          href={resumePath(record.resume)}
          target="_blank"
          rel="noopener"
          onClick={(event) => event.stopPropagation()}
        >
          {typeText(record)}
          <span className="visually-hidden"> resume of {orNA(record.name)} (opens in a new tab)</span>
        </a>{' '}
        {flagged}
      </>
    );
  }

  const infected = scanState === 'infected';
  const fault = storageFault && faultTexts[storageFault];
  const state = infected ? 'infected' : (fault ?? states[record.resumeState]);
  return (
    <span className="mono resume" data-state={infected || fault ? 'rejected' : record.resumeState}>
      {typeText(record)} {state && <span className="state">{state}</span>} {flagged}
    </span>
  );
};
