import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { readDraft } from '../../forms/draft/draft.ts';
import { fileChosenEarly } from '../../forms/draft/typed-early.ts';
import { useFilledForm } from '../../forms/draft/use-filled-form.ts';
import { clearResume, readResume, writeResume } from './draft-file.ts';
import { faultOfResume } from '../fields/resume-checks.ts';
import { forgetUnsentApplication, unsentApplications, unsentSlot } from './unsent-application.ts';
import { emptyValues, wasTyped } from '../values.ts';

/** A file that cannot be sent is shown with its fault, and not kept. */
const keepResume = (file: File | null) =>
  void (file && faultOfResume(file) === null ? writeResume(file) : clearResume());

/** The filled application, its file included. */
export function useApplicationDraft(form: RefObject<HTMLFormElement | null>) {
  /** Undefined until the browser's database has been asked. */
  const [resume, setResume] = useState<File | null>();
  const [foundResume, setFoundResume] = useState(false);
  const filled = useFilledForm({
    form,
    store: unsentApplications,
    slot: unsentSlot,
    empty: emptyValues,
    wasTyped,
    holdsMore: resume === undefined ? null : resume !== null,
  });

  const noteVacancy = useEffectEvent(() => {
    const link = new URLSearchParams(location.search);
    if (link.has('position')) filled.change({ job_post: link.get('post') ?? '' });
  });
  // After the draft was read, which may hold the vacancy of another day.
  useEffect(() => noteVacancy(), []);

  useEffect(() => {
    void forgetUnsentApplication();
    const early = form.current && fileChosenEarly(form.current);
    if (early) {
      // oxlint-disable-next-line react/set-state-in-effect -- chosen before the script came, unknown to the page built beforehand
      setResume(early);
      keepResume(early);
      return;
    }
    // A file without its text is one that is being removed.
    const hasDraft = readDraft(unsentApplications, unsentSlot, emptyValues) !== null;
    void (hasDraft ? readResume() : Promise.resolve(null)).then((kept) => {
      setResume((chosen) => (chosen === undefined ? kept : chosen));
      setFoundResume(kept !== null);
    });
  }, [form]);

  const chooseResume = (file: File | null) => {
    setResume(file);
    filled.touch();
    keepResume(file);
  };

  const clear = () => {
    filled.clear();
    setResume(null);
    setFoundResume(false);
  };

  return {
    ...filled,
    restored: filled.restored || foundResume,
    resume: resume ?? null,
    isFilled: wasTyped(filled.values) || Boolean(resume),
    chooseResume,
    clear,
  };
}
