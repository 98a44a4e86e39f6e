import { faultOfResume, resumeAccept, unreadable } from './resume-checks.ts';
import { idOf } from '../values.ts';
import { applicationFields } from '../form-words.ts';
import { FileDrop } from '../../ui/fields/file-drop.tsx';

type ResumeFieldProps = {
  file: File | null;
  fault: string | undefined;
  /** The chosen file will be gone after a reload. */
  unkept: boolean;
  /** The name of a file of an earlier visit that is gone, or an empty text. */
  lost: string;
  percent: number | null;
  onChoose: (file: File | null, fault: string | null) => void;
};

const words = applicationFields.resume;

export function ResumeField({ unkept, lost, ...field }: ResumeFieldProps) {
  return (
    <FileDrop
      {...field}
      id={idOf('resume')}
      name="resume"
      label={words.label}
      help={words.help}
      notice={unkept ? words.unkept : lost && words.lost(lost)}
      accept={resumeAccept}
      judge={faultOfResume}
      unreadable={unreadable}
    />
  );
}
