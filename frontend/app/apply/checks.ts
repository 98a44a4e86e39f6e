import { forms } from '@frontdoor/contract';
import { faultsInFields } from '../forms/fields/field-values.ts';
import { textFields } from './fields/application-fields.ts';
import { faultOfResume, type FileFacts } from './fields/resume-checks.ts';
import { consentNames, type Faults, type Values } from './values.ts';

const { missing } = forms.application;
export const mustAgree = missing.agree;

/** A courtesy, so that a slip is seen at once. The server checks everything again. */
export function faultsIn(values: Values, resume: FileFacts | null): Faults {
  const faults: Faults = faultsInFields(textFields, values);
  for (const consent of consentNames) if (!values[consent]) faults[consent] = missing[consent];
  const resumeFault = resume && faultOfResume(resume);
  if (resumeFault) faults.resume = resumeFault;
  return faults;
}
