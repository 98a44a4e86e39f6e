import { usePermissions } from 'react-admin';
import type { Application } from '@frontdoor/contract';
import { ResumeLink } from './resume-link.tsx';
import { fileText, scanText } from './resume-texts.ts';

const explanations = {
  received: 'Received and safe. It can be opened as soon as it is filed.',
  rejected: 'Refused by the file check, so it cannot be opened.',
};

const faults = {
  missing: 'The storage does not have this file any more. The operator has been told; try again once it is restored.',
  damaged:
    'What the storage has is not the file that came in. The operator has been told; try again once it is restored.',
};

export const ResumeDetails = ({ record }: { record: Application }) => {
  const { permissions } = usePermissions();
  const { resume, resumeState, scanState, storageFault, flags } = record;
  if (resumeState === 'none') return <p className="soft">No resume uploaded</p>;
  const readable = scanState === 'clean' || scanState === 'not-scanned';

  return (
    <div
      className="file"
      data-state={scanState === 'infected' || storageFault || flags.length > 0 ? 'rejected' : resumeState}
    >
      <p className="mono">{[fileText(record), scanText(scanState)].filter(Boolean).join(' · ')}</p>
      {resumeState !== 'stored' && <p>{explanations[resumeState]}</p>}
      {scanState === 'infected' && <p>The scanner found malware: the file was deleted.</p>}
      {storageFault && <p>{faults[storageFault]}</p>}
      {scanState === 'pending' && <p>It can be opened as soon as the scanner has seen it.</p>}
      {resumeState === 'stored' && permissions === 'hr' && resume && readable && (
        <ResumeLink file={resume} isFaulty={storageFault !== null} />
      )}
      {resumeState === 'stored' && permissions === 'general' && <p>Only HR can open resumes.</p>}
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
