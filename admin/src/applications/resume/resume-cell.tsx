import { basePath } from '../../base-path.ts';
import { orNA } from '../../values/texts.ts';
import { translate } from '../../messages/translate.ts';
import type { Application } from '@frontdoor/contract';
import { hasResume, mayBeRead, typeText, viewerPath } from './resume-texts.ts';

const stateText = (state: Application['resumeState']) =>
  state === 'received' || state === 'rejected' ? translate(`resume.states.${state}`) : '';

/** It asks neither the router nor react-admin for anything: it stands in each row of a list, and would be drawn again at each address. */
export const ResumeCell = ({ record, hr }: { record: Application; hr: boolean }) => {
  if (!hasResume(record)) return <span className="mono soft">{translate('resume.none')}</span>;

  const { flags, scanState, storageFault } = record;
  const flagged = flags.length > 0 && (
    <span className="flag" title={flags.join(' ')}>
      <span aria-hidden="true">⚑</span>
      <span className="visually-hidden"> {translate('resume.flagged')}</span>
    </span>
  );

  if (hr && record.resume && mayBeRead(record) && !storageFault) {
    return (
      <>
        <a
          className="mono resume"
          href={`${basePath}${viewerPath(record.id)}`}
          target="_blank"
          rel="noreferrer"
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
