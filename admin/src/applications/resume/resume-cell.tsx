import { usePermissions } from 'react-admin';
import { orNA } from '../../values/texts.ts';
import { translate } from '../../messages/translate.ts';
import type { Application } from '@frontdoor/contract';
import { hasResume, resumePath, typeText } from './resume-texts.ts';

const stateText = (state: Application['resumeState']) =>
  state === 'received' || state === 'rejected' ? translate(`resume.states.${state}`) : '';

export const ResumeCell = ({ record }: { record: Application }) => {
  const { permissions } = usePermissions();
  if (!hasResume(record)) return <span className="mono soft">{translate('resume.none')}</span>;

  const { flags, scanState, storageFault } = record;
  const readable = scanState !== 'infected' && scanState !== 'pending';
  const flagged = flags.length > 0 && (
    <span className="flag" title={flags.join(' ')}>
      <span aria-hidden="true">⚑</span>
      <span className="visually-hidden"> {translate('resume.flagged')}</span>
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
          <span className="visually-hidden"> {translate('resume.resumeOf', { name: orNA(record.name) })}</span>
        </a>{' '}
        {flagged}
      </>
    );
  }

  const infected = scanState === 'infected';
  const fault = storageFault && translate(`resume.faultsInShort.${storageFault}`);
  const state = infected ? translate('resume.infected') : (fault ?? stateText(record.resumeState));
  return (
    <span className="mono resume" data-state={infected || fault ? 'rejected' : record.resumeState}>
      {typeText(record)} {state && <span className="state">{state}</span>} {flagged}
    </span>
  );
};
