import { useShortcuts } from '../layout/use-shortcuts.ts';
import { resumePath } from './resume-texts.ts';

const linkId = 'resume';

export const ResumeLink = ({ file }: { file: string }) => {
  useShortcuts({ r: () => document.getElementById(linkId)?.click() });
  return (
    <a
      id={linkId}
      className="button primary"
      href={resumePath(file)}
      target="_blank"
      rel="noopener"
      aria-keyshortcuts="r"
    >
      Resume <kbd aria-hidden="true">R</kbd>
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
};
