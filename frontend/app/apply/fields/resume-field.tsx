import { faultOfContent, faultOfResume, resumeAccept, unreadable } from './resume-checks.ts';
import { idOf } from '../values.ts';
import { applicationFields } from '../form-words.ts';
import { FileDrop } from '../../ui/fields/file-drop.tsx';

type ResumeFieldProps = {
  file: File | null;
  fault: string | undefined;
  percent: number | null;
  onChoose: (file: File | null, fault: string | null) => void;
};

const words = applicationFields.resume;

export function ResumeField(field: ResumeFieldProps) {
  return (
    <FileDrop
      {...field}
      id={idOf('resume')}
      name="resume"
      label={words.label}
      help={words.help}
      accept={resumeAccept}
      judge={faultOfResume}
      judgeContent={faultOfContent}
      unreadable={unreadable}
    />
  );
}
