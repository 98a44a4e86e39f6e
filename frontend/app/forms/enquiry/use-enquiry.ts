import { useEffect, useEffectEvent, type RefObject } from 'react';
import { useAddressAnswer } from '../answers/use-address-answer.ts';
import type { Faults } from '../sending/outcome.ts';
import { useSubmission } from '../submission/use-submission.ts';
import { enquiryStatus } from '../words.ts';
import { enquiryFormKinds } from './enquiry-form-kind.ts';
import { enquiryKinds, type EnquiryName } from './enquiry-kinds.ts';
import type { EnquiryValues } from './enquiry-values.ts';

export function useEnquiry(
  name: EnquiryName,
  form: RefObject<HTMLFormElement | null>,
  carried: { values: EnquiryValues; text: string } | null,
) {
  const kind = enquiryKinds[name];
  const submission = useSubmission(enquiryFormKinds[name], form);
  const { restored, edit, refuse } = submission;

  useAddressAnswer((answer) => {
    const again = kind.fields.filter((field) => answer.fields.includes(field.name));
    const faults: Faults<string> = Object.fromEntries(
      again.map((field) => [field.name, enquiryStatus.lookAgain(field.label)]),
    );
    const title = answer.code === 'validation_failed' ? kind.incomplete : kind.failed(null);
    refuse({ title, detail: enquiryStatus.nothingSent, faults });
  });

  const takeOver = useEffectEvent((brought: EnquiryValues) => edit(brought));
  useEffect(() => {
    if (carried) takeOver(carried.values);
  }, [carried]);

  return { ...submission, status: carried?.text ?? (restored ? enquiryStatus.broughtBack : '') };
}
