import { faultOfResume, resumeAccept, unreadable } from '../../application/resume-checks.ts';
import { idOf } from '../../application/values.ts';
import { applicationFields } from '../../content/application-form.ts';
import { FileDrop } from '../../ui/file-drop.tsx';

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
      unreadable={unreadable}
    />
  );
}
