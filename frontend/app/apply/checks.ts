import { forms, limits } from '@frontdoor/contract';
import { atMost, email, profile, type Rule } from '../forms/rules.ts';
import { faultOfResume, type FileFacts } from './fields/resume-checks.ts';
import { textOf, type Faults, type Values } from './values.ts';

const { name, message } = limits.SubmitApplicationForm;
const rules = { name: atMost(name), email, linkedin: profile, message: atMost(message) } satisfies Record<string, Rule>;

const { missing } = forms.application;
export const mustAgree = missing.agree;

/** A courtesy, so that a slip is seen at once. The server checks everything again. */
export function faultsIn(values: Values, resume: FileFacts | null): Faults {
  const faults: Faults = {};
  for (const field of ['name', 'email', 'linkedin', 'message'] as const) {
    const text = textOf(values, field);
    const fault = text && rules[field](text);
    if (fault) faults[field] = fault;
  }
  for (const field of ['name', 'email', 'apply', 'experience'] as const)
    if (textOf(values, field) === '') faults[field] = missing[field];
  for (const field of ['agree', 'ageConfirmed'] as const) if (!values[field]) faults[field] = missing[field];
  const resumeFault = resume && faultOfResume(resume);
  if (resumeFault) faults.resume = resumeFault;
  return faults;
}
