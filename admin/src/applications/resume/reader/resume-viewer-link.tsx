import type { Application } from '@frontdoor/contract';
import { useHref } from 'react-router-dom';
import { ariaKeyOf } from '../../../keys/key-map.ts';
import { KeyName } from '../../../keys/key-name.tsx';
import { useShortcuts } from '../../../layout/use-shortcuts.ts';
import { translate } from '../../../messages/translate.ts';
import { viewerPath } from '../resume-texts.ts';

const linkId = 'resume';

type Props = { record: Application; searched?: string; className?: string };

/** Leads to the resume in a tab of its own. */
export const ResumeViewerLink = ({ record, searched = '', className = 'plain-button' }: Props) => {
  const href = useHref(viewerPath(record.id, searched));
  useShortcuts({ resume: () => document.getElementById(linkId)?.click() });
  return (
    <a
      id={linkId}
      className={className}
      href={href}
      target="_blank"
      rel="noreferrer"
      aria-keyshortcuts={ariaKeyOf('resume')}
    >
      {translate('resume.inNewTab')} <KeyName of="resume" />
      <span className="visually-hidden"> {translate('values.opensInNewTab')}</span>
    </a>
  );
};
