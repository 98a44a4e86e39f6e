import { usePermissions } from 'react-admin';
import type { Application } from '@frontdoor/contract';
import { translate } from '../../messages/translate.ts';
import { fileText, mayBeRead, scanText } from './resume-texts.ts';
import { ResumeViewerLink } from './reader/resume-viewer-link.tsx';

export const ResumeDetails = ({ record }: { record: Application }) => {
  const { permissions } = usePermissions();
  const { resume, resumeState, scanState, storageFault, flags } = record;
  if (resumeState === 'none') return <p className="soft">{translate('resume.none')}</p>;

  return (
    <div
      className="file"
      data-state={scanState === 'infected' || storageFault || flags.length > 0 ? 'rejected' : resumeState}
    >
      <p className="mono">{[fileText(record), scanText(scanState)].filter(Boolean).join(' · ')}</p>
      {resumeState !== 'stored' && <p>{translate(`resume.explanations.${resumeState}`)}</p>}
      {scanState === 'infected' && <p>{translate('resume.deletedAsMalware')}</p>}
      {storageFault && <p>{translate(`resume.faults.${storageFault}`)}</p>}
      {scanState === 'pending' && <p>{translate('resume.canBeOpenedOnceScanned')}</p>}
      {permissions === 'hr' && resume && mayBeRead(record) && (
        <ResumeViewerLink record={record} className={storageFault ? 'button' : 'button primary'} />
      )}
      {resumeState === 'stored' && permissions === 'general' && <p>{translate('resume.onlyHr')}</p>}
      {flags.length > 0 && (
        <ul className="flags">
          {flags.map((flag) => (
            <li key={flag}>
              <span aria-hidden="true">⚑</span> {flag}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
