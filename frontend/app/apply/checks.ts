import { forms, limits } from '@frontdoor/contract';
import { atMost, email, webAddress, type Rule } from '../forms/rules.ts';
import { faultOfResume, type FileFacts } from './fields/resume-checks.ts';
import type { Faults, Values } from './values.ts';

const { name, message } = limits.SubmitApplicationForm;
const rules = { name: atMost(name), email, linkedin: webAddress, message: atMost(message) } satisfies Record<
  string,
  Rule
>;

const { missing } = forms.application;
export const mustAgree = missing.agree;

/** A courtesy, so that a slip is seen at once. The server checks everything again. */
export function faultsIn(values: Values, resume: FileFacts | null): Faults {
  const faults: Faults = {};
  for (const field of ['name', 'email', 'linkedin', 'message'] as const) {
    const text = values[field].trim();
    const fault = text && rules[field](text);
    if (fault) faults[field] = fault;
  }
  for (const field of ['name', 'email', 'apply', 'experience', 'agree', 'ageConfirmed'] as const) {
    const value = values[field];
    if (typeof value === 'string' ? !value.trim() : !value) faults[field] = missing[field];
  }
  const resumeFault = resume && faultOfResume(resume);
  if (resumeFault) faults.resume = resumeFault;
  return faults;
}
