import { useState } from 'react';
import { reads } from '../../data/reads.ts';
import { useRead } from '../../data/use-read.ts';
import { Confirm } from '../../form/confirm.tsx';
import { ariaKeyOf } from '../../keys/key-map.ts';
import { KeyName } from '../../keys/key-name.tsx';
import { useShortcuts } from '../../layout/use-shortcuts.ts';
import { translate } from '../../messages/translate.ts';
import { Reading } from '../../values/reading.tsx';
import { damageText, resumePath } from './resume-texts.ts';

type Props = {
  file: string;
  /** Of the file that was sent, in bytes. */
  size: number | null;
  /** A former file is one of many on the page: it has a link's look, and no key. */
  isFormer?: boolean;
  /** Whether the key that opens a resume presses it. */
  hasKey?: boolean;
  label: string;
};

/** Opens what there is of a file that is damaged, after a question that says how much of it there is. */
export const OpenDamaged = ({ file, size, isFormer = false, hasKey = !isFormer, label }: Props) => {
  const [asking, setAsking] = useState(false);
  const present = useRead(reads.presentSize(file), asking);
  useShortcuts({ resume: hasKey ? () => setAsking(true) : undefined });
  const open = () => {
    setAsking(false);
    window.open(resumePath(file, { anyway: true }), '_blank', 'noopener');
  };
  return (
    <>
      <button
        type="button"
        className={isFormer ? 'link' : 'button'}
        aria-keyshortcuts={hasKey ? ariaKeyOf('resume') : undefined}
        onClick={() => setAsking(true)}
      >
        {label} {hasKey && <KeyName of="resume" />}
      </button>
      {asking && (
        <Confirm
          title={translate('resume.damage.question')}
          confirm={translate('resume.damage.open')}
          busy={false}
          failure={undefined}
          act={open}
          cancel={() => setAsking(false)}
        >
          <Reading query={present} what={translate('resume.damage.what')}>
            {(bytes) => <p>{damageText(bytes, size)}</p>}
          </Reading>
          <p>{translate('resume.damage.warning')}</p>
        </Confirm>
      )}
    </>
  );
};
