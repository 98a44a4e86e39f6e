import type { Application } from '@frontdoor/contract';
import { translate } from '../../messages/translate.ts';
import { fileText, isDamaged, mayBeRead, scanText } from './resume-texts.ts';
import { ResumeViewerLink } from './reader/resume-viewer-link.tsx';
import { OpenDamaged } from './open-damaged.tsx';
import { useRole } from '../../session/role.ts';

export const ResumeDetails = ({ record }: { record: Application }) => {
  const role = useRole();
  const { resumeState, scanState, storageFault, flags } = record;
  if (resumeState === 'none') return <p className="soft">{translate('resume.none')}</p>;
  const damaged = isDamaged(record);

  return (
    <div
      className="file"
      data-state={scanState === 'infected' || storageFault || flags.length > 0 ? 'rejected' : resumeState}
    >
      <p className="mono">{[fileText(record), scanText(record)].filter(Boolean).join(' · ')}</p>
      {resumeState !== 'stored' && scanState !== 'infected' && <p>{translate(`resume.explanations.${resumeState}`)}</p>}
      {scanState === 'infected' && <p>{translate('resume.deletedAsMalware')}</p>}
      {storageFault && <p>{translate(`resume.faults.${storageFault}`)}</p>}
      {resumeState === 'stored' && scanState === 'pending' && !damaged && (
        <p>{translate('resume.canBeOpenedOnceScanned')}</p>
      )}
      {role === 'hr' && <Opening record={record} />}
      {resumeState === 'stored' && role === 'general' && <p>{translate('resume.onlyHr')}</p>}
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

/** What opens the file, as far as there is something that may be opened. */
const Opening = ({ record }: { record: Application }) => {
  const { resume, resumeSize } = record;
  if (!resume) return null;
  if (isDamaged(record)) return <OpenDamaged file={resume} size={resumeSize} label={translate('resume.damage.open')} />;
  return mayBeRead(record) && <ResumeViewerLink record={record} className="button" />;
};
