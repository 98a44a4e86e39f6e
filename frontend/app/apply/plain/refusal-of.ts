import { forms } from '@frontdoor/contract';
import type { AddressAnswer } from '../../forms/answers/answer-in-address.ts';
import type { Refusal } from '../../forms/submission/submission.ts';
import { attention, enquiryStatus } from '../../forms/words.ts';
import { textFields } from '../fields/application-fields.ts';
import { applicationFields } from '../form-words.ts';
import { failedFields, wentWrong } from '../sent/failed-words.ts';
import { consentNames, type Faults, type Field } from '../values.ts';

const statuses: Readonly<Record<string, number>> = { file_too_large: 413, unsupported_file_type: 415 };

/** What the form says of an application that was sent before the script came, and was refused. */
export function refusalOf({ code, fields }: AddressAnswer): Refusal<Field> {
  const { missing } = forms.application;
  const { label } = applicationFields.resume;
  const words: Faults = {
    ...Object.fromEntries(textFields.map((field) => [field.name, enquiryStatus.lookAgain(field.label)])),
    resume: enquiryStatus.lookAgain(label),
    ...Object.fromEntries(consentNames.map((consent) => [consent, missing[consent]])),
  };
  const named = Object.entries(words).filter(([field]) => fields.includes(field));
  const errors = Object.fromEntries(fields.filter((field) => field !== 'resume').map((field) => [field, field]));
  const faults: Faults = { ...Object.fromEntries(named), ...failedFields({ status: statuses[code] ?? 400, errors }) };
  const count = Object.keys(faults).length;
  return { title: count > 0 ? attention(count) : wentWrong, detail: enquiryStatus.nothingSent, faults };
}
