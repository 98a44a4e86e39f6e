import type { Application } from '@frontdoor/contract';
import { useState } from 'react';
import { Confirm } from '../../../form/confirm.tsx';
import { translate } from '../../../messages/translate.ts';
import { OpenDamaged } from '../open-damaged.tsx';
import { isDamaged, resumePath } from '../resume-texts.ts';

type Props = { record: Application; file: string };

/** Hands out the file itself. One with something doubtful inside is asked about first. */
export const DownloadResume = ({ record, file }: Props) => {
  const [asking, setAsking] = useState(false);
  const text = translate(record.storageFault ? 'resume.tryToDownload' : 'resume.download');
  if (isDamaged(record))
    return <OpenDamaged file={file} size={record.resumeSize} hasKey={false} label={translate('resume.damage.open')} />;
  if (record.flags.length === 0)
    return (
      <a className="button" href={resumePath(file)} download>
        {text}
      </a>
    );
  const download = () => {
    setAsking(false);
    const link = document.createElement('a');
    link.href = resumePath(file);
    link.download = '';
    link.click();
  };
  return (
    <>
      <button type="button" className="button" onClick={() => setAsking(true)}>
        {text}…
      </button>
      {asking && (
        <Confirm
          title={translate('resume.downloadFlagged')}
          confirm={translate('resume.downloadAnyway')}
          busy={false}
          failure={undefined}
          act={download}
          cancel={() => setAsking(false)}
        >
          <p>{translate('resume.doubtfulInside')}</p>
          <ul>
            {record.flags.map((flag) => (
              <li key={flag}>{flag}</li>
            ))}
          </ul>
        </Confirm>
      )}
    </>
  );
};
